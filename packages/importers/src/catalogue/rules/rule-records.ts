import type { ArmyRule, CoreRule } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { WEAPON_TAG_IDS } from '../../page/facts/weapon-tags.js';
import { type Entry, within } from '../entry/entry.js';
import { isDetachmentRules } from '../facts/skipped.js';
import type { Library } from '../library.js';
import { attributeOf, type CatalogueDocument, type CatalogueNode, isTrue, listOf, nameOf } from '../node.js';
import { printedText } from '../printed-text.js';
import { kindOfProfile } from '../unit/resolved-profile.js';
import { sourceOf } from '../unit/unit-context.js';
import { descriptionOf, paragraphs } from './detachments.js';

/** The rules that a game system shares out: core abilities and weapon abilities. */
export const coreRules = ({ system, edition }: Library): readonly CoreRule[] =>
  system === undefined
    ? []
    : listOf(system.root, 'sharedRules').flatMap((node) => {
        const id = idOfRule(node);
        const fields = ruleFields({ node, document: system }, edition);
        return fields === undefined
          ? []
          : [{ kind: 'core-rule', ...fields, id, topic: WEAPON_TAG_IDS.has(id) ? 'weapon-ability' : 'core-ability' }];
      });

/** `Anti-` is the rule of every anti. */
const idOfRule = (node: CatalogueNode): string => kebab(nameOf(node)) || 'unnamed';

interface RulePlace {
  readonly node: CatalogueNode;
  readonly document: CatalogueDocument;
}

function ruleFields({ node, document }: RulePlace, edition: string): Omit<ArmyRule, 'kind' | 'faction'> | undefined {
  const text = printedText(descriptionOf(node));
  if (isTrue(node, 'hidden') || text === '') return undefined;
  return {
    id: idOfRule(node),
    name: nameOf(node),
    edition,
    source: sourceOf({ node, document }),
    gaps: [],
    body: paragraphs(text, node.line),
    parts: [],
    aliases: (attributeOf(node, 'alias') ?? '')
      .split('\n')
      .filter((one) => one.trim() !== '')
      .map(kebab),
  };
}

/** The rules of a catalogue that a unit's own entries use, each once. */
export function collectArmyRules(
  unit: Entry,
  { library, found }: { readonly library: Library; readonly found: Map<CatalogueNode, CatalogueDocument> },
): void {
  for (const { info } of within(unit)) {
    if (info.some((use) => use.kind === 'profile' && kindOfProfile(use) === 'weapon')) continue;
    for (const { kind, node, document, groups } of info)
      if (kind === 'rule' && document !== library.system && !groups.some(isDetachmentRules)) found.set(node, document);
  }
}

export const armyRule = (
  place: RulePlace,
  { edition, faction }: { readonly edition: string; readonly faction: string },
): ArmyRule | undefined => {
  const fields = ruleFields(place, edition);
  return fields === undefined ? undefined : { kind: 'army-rule', ...fields, faction };
};
