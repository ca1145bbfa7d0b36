import { isFurniture, isProfileChoice } from '../facts/page-furniture.js';
import { PRINTED_WITHIN, RULE_TOPICS } from '../facts/rule-titles.js';
import { NINTH_WEAPON_TYPES, WEAPON_TAG_IDS } from '../facts/weapon-tags.js';
import type { Fragment } from '../fragment.js';
import { COST, stratagemId } from '../sheet/stratagem-list.js';
import {
  codedHeading,
  FACTION_INDEX,
  idOfHeading,
  isBody,
  isCaps,
  isStratagemGroup,
  isTitle,
  KEYWORD_INDEX,
} from './heading.js';
import type { CardHead, Head, Hints, IndexHead, RuleHead } from './segment.js';

export interface FoundHead {
  readonly head: Head;
  /** How many fragments the heading takes. */
  readonly used: number;
}

export interface HeadContext {
  readonly hints: Hints;
  /** What the text so far belongs to; none after questions and errata, which close a rule. */
  readonly current: Head | undefined;
}

/** The card, rule or index that begins at a fragment, if one does. */
export function headAt(
  fragments: readonly Fragment[],
  i: number,
  { hints, current }: HeadContext,
): FoundHead | undefined {
  const { text } = fragments[i]!;
  if (isFurniture(text)) return { head: { kind: 'furniture' }, used: 1 };
  if (isProfileChoice(text)) return { head: { kind: 'profile-choice' }, used: 1 };
  const index = indexHead(text);
  if (index) return { head: index, used: 1 };
  return cardAt(fragments, i, hints) ?? namelessCard(fragments, i) ?? ruleAt(fragments, i, { hints, current });
}

/** The price and group of a card whose name was lost, or name and price alone where the page ends: no part of what stood before. */
function namelessCard(fragments: readonly Fragment[], i: number): FoundHead | undefined {
  const { text } = fragments[i]!;
  if (isStratagemGroup(text) && /\s[–—-]\s|^Core /.test(text)) return { head: { kind: 'orphan' }, used: 1 };
  if (COST.test(text)) return { head: { kind: 'orphan' }, used: 1 };
  const isLastName = isCaps(text) && isTitle(text) && i + 2 === fragments.length && COST.test(fragments[i + 1]!.text);
  return isLastName ? { head: { kind: 'orphan' }, used: 2 } : undefined;
}

function indexHead(text: string): IndexHead | undefined {
  const keywords = KEYWORD_INDEX.exec(text)?.[1] ?? FACTION_INDEX.exec(text)?.[1];
  if (keywords === undefined) return undefined;
  const list = keywords.split(/\band\b|,/).map((keyword) => keyword.trim());
  return { kind: 'keyword-list', keywords: list.filter((keyword) => keyword !== ''), keywordLost: list.includes('') };
}

/** A stratagem card by its price and its line `… Stratagem`; 9th glues the price to the name. */
export function cardAt(fragments: readonly Fragment[], i: number, hints: Hints): FoundHead | undefined {
  const { text } = fragments[i]!;
  if (text.length > 90 || text.includes('|') || !isCaps(text)) return undefined;
  const [second = '', third = ''] = [fragments[i + 1]?.text, fragments[i + 2]?.text];
  const cost = COST.exec(second);
  if (cost && isStratagemGroup(third)) return { head: card(text, [cost[1], cost[2]], third), used: 3 };
  const glued = /^(.{2,70}?)(\d{1,2}CP(?:\/\d{1,2}CP)?)$/.exec(text);
  const gluedCost = COST.exec(glued?.[2] ?? '');
  if (glued && gluedCost && isStratagemGroup(second))
    return { head: card(glued[1] ?? '', [gluedCost[1], gluedCost[2]], second), used: 2 };
  const listed = hints.stratagems.get(stratagemId(text, '')) ?? hints.stratagems.get(`ba-${stratagemId(text, '')}`);
  if (listed?.cost === undefined) return undefined;
  if (cost) return { head: card(text, [cost[1], cost[2]], listed.of ?? ''), used: 2 };
  if (!isStratagemGroup(second) && !/^WHEN:/.test(second)) return undefined;
  const head = card(text, [String(listed.cost)], isStratagemGroup(second) ? second : (listed.of ?? ''));
  return { head: { ...head, costFromList: true }, used: isStratagemGroup(second) ? 2 : 1 };
}

function card(printed: string, costs: readonly (string | undefined)[], group: string): CardHead {
  const coded = codedHeading(printed);
  return {
    kind: 'card',
    name: coded?.name ?? printed,
    costs: costs.filter((cost) => cost !== undefined).map(Number),
    group: group.replace(/\s*Stratagem$/, ''),
    ...(coded ? { section: coded.section } : {}),
  };
}

function ruleAt(fragments: readonly Fragment[], i: number, { hints, current }: HeadContext): FoundHead | undefined {
  const { text } = fragments[i]!;
  const coded = codedHeading(text);
  if (coded) return { head: { kind: 'rule', ...coded }, used: 1 };
  const name = text.replace(/^\d{1,2}\. /, '');
  if (!isTitle(name) || /^see also$/i.test(name)) return undefined;
  const id = idOfHeading(name);
  const next = fragments[i + 1];
  const detachment = /^(.{2,60}) Detachment$/.exec(next?.text ?? '')?.[1];
  const plain: RuleHead = { kind: 'rule', name, bracketed: false };
  if (detachment !== undefined && isTitle(detachment)) return { head: { ...plain, detachment }, used: 2 };
  const repeated =
    next !== undefined && isTitle(next.text) && idOfHeading(next.text) === id && isBody(fragments[i + 2]);
  if (repeated) return { head: plain, used: 2 };
  if (!isBody(next)) return undefined;
  return isPart(name, id, { hints, current }) ? undefined : { head: plain, used: 1 };
}

/** A heading inside the rule being read rather than the heading of another. */
function isPart(name: string, id: string, { hints, current }: HeadContext): boolean {
  if (current?.kind !== 'rule') return false;
  const owner = idOfHeading(current.name);
  if (owner === id) return current.section !== undefined || isCaps(name);
  if (PRINTED_WITHIN[id]?.includes(owner)) return true;
  if (isKnown(id, hints)) return current.section !== undefined && isCaps(name) && !isListed(id, hints);
  return current.section !== undefined || isCaps(name);
}

const isListed = (id: string, hints: Hints): boolean =>
  hints.detachmentRules.has(id) ||
  hints.factionAbilities.has(id) ||
  hints.coreAbilities.has(id) ||
  hints.weaponTags.has(id) ||
  hints.enhancements.has(id);

const isKnown = (id: string, hints: Hints): boolean =>
  isListed(id, hints) || RULE_TOPICS.has(id) || WEAPON_TAG_IDS.has(id) || NINTH_WEAPON_TYPES.has(id);
