import type { ArmyRule, CoreRule, CoreRuleTopic, DetachmentRule, Gap } from '@umpire/datasheets';
import { suspectKeyword } from '../army-keyword.js';
import { RULE_TOPICS, SEQUENCES, topicOfSection } from '../facts/rule-titles.js';
import { NINTH_WEAPON_TYPES, WEAPON_TAG_IDS } from '../facts/weapon-tags.js';
import type { PageContext } from '../page-context.js';
import { splitTags } from '../sheet/ability-name.js';
import { foreignEdition } from '../text-checks.js';
import { headingName, idOfHeading } from './heading.js';
import { type RuleBody, readRuleBody } from './rule-body.js';
import type { Hints, RuleHead, Segment } from './segment.js';

export type RuleRecord = CoreRule | ArmyRule | DetachmentRule;

interface RuleContext {
  readonly segment: Segment;
  readonly head: RuleHead;
  readonly page: PageContext;
  readonly hints: Hints;
  readonly faction: string;
  readonly lostArmyKeyword: boolean;
}

/** A rule's heading and what stands below it, as the kind of rule that the page's own lists or the heading say. */
export function ruleOf(context: RuleContext): RuleRecord {
  const { segment, head, page, faction } = context;
  const id = idOfHeading(head.name);
  const read = readRuleBody(segment.body, { owner: id, page });
  const words = read.body.map(({ text }) => text).join('\n');
  const foreign = foreignEdition(words, page.edition);
  const topic = topicOf(id, context);
  const rule = {
    id: foreign === undefined ? id : `${id}-foreign`,
    name: headingName(head.name),
    edition: page.edition,
    source: { file: page.file, lines: [segment.line, segment.lastLine] as const },
    gaps: [...read.gaps, ...ruleGaps(id, read, context)],
    ...(head.section === undefined ? {} : { section: head.section }),
    body: read.body,
    parts: [...read.parts, ...exclusionPart(id, words, segment.line)],
    aliases: [...(topic === 'boarding' ? [`${id}-boarding`] : []), ...firstOfNames(head.name)],
    ...(foreign === undefined ? {} : { foreign }),
  };
  if (foreign !== undefined) {
    page.report.warn(
      'foreign-edition',
      segment.line,
      `"${rule.name}" speaks of rules of ${foreign} on a page of ${page.edition}`,
      { hint: 'it is kept as text and does not play' },
    );
  }
  if (head.detachment !== undefined || context.hints.detachmentRules.has(id)) {
    const suspect = context.lostArmyKeyword ? suspectKeyword(words, { name: rule.name, line: segment.line, page }) : [];
    return { kind: 'detachment', ...rule, gaps: [...rule.gaps, ...suspect], detachment: head.detachment ?? '' };
  }
  if (isArmyRule(id, words, context)) return { kind: 'army-rule', ...rule, faction };
  return { kind: 'core-rule', ...rule, topic: topic ?? 'core' };
}

/** `Saved/Spared/Sheltered` answers to the first of its names. */
function firstOfNames(name: string): readonly string[] {
  const [first = '', ...others] = splitTags(name).name.split('/');
  return others.length > 0 && first.trim() !== '' ? [idOfHeading(first.trim())] : [];
}

function isArmyRule(id: string, words: string, { hints, faction, head }: RuleContext): boolean {
  if (hints.factionAbilities.has(id)) return true;
  if (head.bracketed || head.section !== undefined || topicById(id) !== undefined) return false;
  const stem = faction.replace(/^(?:The )?/, '').replace(/s$/, '');
  return stem.length > 3 && new RegExp(`\\b${stem.replace(/[^\p{L}\d ]/gu, '.')}`, 'i').test(words);
}

const topicById = (id: string): CoreRuleTopic | undefined =>
  WEAPON_TAG_IDS.has(id) || NINTH_WEAPON_TYPES.has(id) ? 'weapon-ability' : RULE_TOPICS.get(id);

function topicOf(id: string, { head, hints }: RuleContext): CoreRuleTopic | undefined {
  if (head.bracketed) return 'weapon-ability';
  if (hints.coreAbilities.has(id)) return 'core-ability';
  const known = topicById(id);
  if (head.section === undefined) return known;
  return known === undefined || known === 'phase' || known === 'core' ? topicOfSection(head.section) : known;
}

function ruleGaps(id: string, { body, parts }: RuleBody, { segment, head, page }: RuleContext): readonly Gap[] {
  const gaps: Gap[] = [];
  const name = headingName(head.name);
  if (body.length === 0)
    gaps.push(
      page.report.warn('rule-text-missing', segment.line, `${name} has a heading and no text`, { what: ['text'] }),
    );
  const sequence = SEQUENCES[id];
  if (sequence && parts.at(-1)?.id === sequence.afterStep) {
    gaps.push(
      page.report.warn('procedure-cut', segment.lastLine, `${name} stops before ${sequence.missing}`, {
        hint: 'look it up in the core rules',
      }),
    );
  }
  const labels = body
    .filter(({ kind, label }) => kind === 'bullet' && label === 'BEFORE MOVING')
    .map(({ text }) => text.split(':')[0] ?? '');
  const repeats = labels.some((label, i) => label.length < 30 && labels.indexOf(label) !== i);
  const after = body.some(({ label }) => label === 'AFTER MOVING');
  const late = body.some(({ kind, text }) => kind === 'bullet' && /^Until the end of the turn\b/.test(text));
  if (repeats || (late && !after && body.some(({ label }) => label === 'ELIGIBLE IF'))) {
    gaps.push(
      page.report.warn('label-lost', segment.line, `${name} has lost the label of some of its bullets`, {
        hint: 'some of them belong to a later step than the one they stand under',
        what: ['labels'],
      }),
    );
  }
  return gaps;
}

/** `(excluding A, B and C units)`: keywords that a rule leaves out are a piece of it that others refer to. */
function exclusionPart(id: string, words: string, line: number): RuleBody['parts'] {
  const list = /\(excluding ([\p{Lu}’' ]{3,30}(?:, [\p{Lu}’' ]{3,30})+ and [\p{Lu}’' ]{3,30}) units\)/u.exec(
    words,
  )?.[1];
  return list === undefined ? [] : [{ id: `${id}-exclusion-keywords`, name: list, line }];
}
