import { listOf, type Node, textOf } from './node.js';

/** Selections inside selections; real lists have five or six levels. */
export const MOST_LEVELS = 20;

const typeOf = (node: Node): string => textOf(node, 'type').toLowerCase();
export const isModel = (node: Node): boolean => typeOf(node) === 'model';
export const profilesOf = (node: Node): readonly Node[] => listOf(node, 'profiles');

const categories = (node: Node): readonly string[] => listOf(node, 'categories').map((one) => textOf(one, 'name'));

export const isConfiguration = (node: Node): boolean =>
  typeOf(node) === 'upgrade' &&
  (categories(node).some((name) => /^configuration$/i.test(name)) || SETTINGS.test(textOf(node, 'name')));

/** Some tools leave the category out. */
const SETTINGS = /^(?:detachments?(?: choice)?|force dispositions?|battle size)$/i;

export const isUnitProfile = (profile: Node): boolean => /^(?:unit|model)$/i.test(textOf(profile, 'typeName'));

/** Units among a selection and what is below it: of type unit or model, or an upgrade with a statline of its own. */
export function unitsBelow(node: Node, depth = 0): readonly Node[] {
  if (depth > MOST_LEVELS || isConfiguration(node)) return [];
  if (typeOf(node) !== 'upgrade' || profilesOf(node).some(isUnitProfile)) return [node];
  return listOf(node, 'selections').flatMap((child) => unitsBelow(child, depth + 1));
}

/** Whether models stand somewhere below. */
export function hasModels(node: Node, depth = 0): boolean {
  if (depth > MOST_LEVELS) return false;
  return listOf(node, 'selections').some((child) => isModel(child) || hasModels(child, depth + 1));
}

/** Keywords, without the bookkeeping of list builders; `Faction: X` is a faction keyword. */
export function keywordsOf(node: Node): {
  readonly keywords: readonly string[];
  readonly factionKeywords: readonly string[];
} {
  const names = categories(node).filter((name) => name !== '' && !BOOKKEEPING.test(name));
  const isFaction = (name: string): boolean => /^faction: /i.test(name);
  return {
    keywords: names.filter((name) => !isFaction(name)).map((name) => name.toUpperCase()),
    factionKeywords: names.filter(isFaction).map((name) => name.replace(/^faction: /i, '').toUpperCase()),
  };
}

const BOOKKEEPING =
  /^(?:warlord|configuration|uncategorized|extra attacks weapon|melee weapon|ranged weapon|(?:damage|attacks) dx weapon|no force org slot|new category|pc: .*)$/i;
