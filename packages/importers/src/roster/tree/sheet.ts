import type { Ability, Datasheet, WeaponProfile } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { lineOf, listOf, type Node, textOf } from './node.js';
import { isUnitProfile, keywordsOf, MOST_LEVELS, profilesOf } from './selections.js';
import { descriptionOf, invulnerableIn, modelProfiles, textOfProfile } from './statline.js';
import type { TreeContext } from './tree-context.js';
import { isWeaponProfile, weaponOf } from './weapon.js';

/**
 * The datasheet that a unit's selection prints: statlines, keywords, abilities, and the weapons that were chosen. Units
 * of one name share a sheet, which holds what any of them shows. Nothing where the tree carries no profile.
 */
export function sheetOf(node: Node, context: TreeContext, sheets: Map<string, Datasheet>): Datasheet | undefined {
  const all = allBelow(node, 0);
  const profiles = all.flatMap(profilesOf);
  if (profiles.length === 0) return undefined;
  const name = textOf(node, 'name');
  const made = makeSheet(node, all, context);
  const known = sheets.get(name);
  const sheet = known ? merge(known, made) : made;
  sheets.set(name, sheet);
  return sheet;
}

function allBelow(node: Node, depth: number): readonly Node[] {
  if (depth > MOST_LEVELS) return [];
  return [node, ...listOf(node, 'selections').flatMap((child) => allBelow(child, depth + 1))];
}

function makeSheet(node: Node, all: readonly Node[], context: TreeContext): Datasheet {
  const profiles = all.flatMap(profilesOf);
  const line = lineOf(node);
  const { keywords, factionKeywords } = keywordsOf(node);
  return {
    kind: 'datasheet',
    id: kebab(textOf(node, 'name')) || 'unit',
    name: textOf(node, 'name'),
    edition: context.edition,
    source: { file: context.file, lines: [line, line] },
    gaps: [{ code: 'sheet-from-roster', line, what: ['options', 'composition', 'costs'] }],
    faction: context.faction,
    models: modelProfiles(profiles.filter(isUnitProfile), invulnerableIn(profiles), context),
    weapons: once(
      profiles.filter(isWeaponProfile).flatMap((profile) => weaponOf(profile, context) ?? []),
      isSameWeapon,
    ),
    abilities: abilitiesOf(node, all, context),
    options: [],
    composition: [],
    costs: [],
    keywords: [...keywords],
    factionKeywords: [...factionKeywords],
    modelKeywords: [],
    stratagems: [],
    detachmentRules: [],
    other: [],
  };
}

function abilitiesOf(unit: Node, all: readonly Node[], context: TreeContext): readonly Ability[] {
  const found = all.flatMap((node): Ability[] => {
    const place = node === unit || textOf(node, 'type') === 'model' ? 'datasheet' : 'wargear';
    const profiles = profilesOf(node).filter((profile) => !isUnitProfile(profile) && !isWeaponProfile(profile));
    const rules = listOf(node, 'rules').map((rule) =>
      ability(rule, descriptionOf(rule), place === 'wargear' ? 'weapon' : 'core', context),
    );
    return [...rules, ...profiles.map((profile) => ability(profile, textOfProfile(profile), place, context))];
  });
  return once(
    found.filter(({ name, place }) => name !== '' && place !== 'weapon'),
    (a, b) => a.name === b.name,
  );
}

function ability(node: Node, text: string, place: Ability['place'], { file, edition }: TreeContext): Ability {
  const name = textOf(node, 'name');
  const tag = /\(((?:Aura|Psychic)[^)]*)\)$/i.exec(name)?.[1];
  return {
    id: kebab(name) || 'ability',
    name,
    edition,
    source: { file, lines: [lineOf(node), lineOf(node)] },
    gaps: [],
    place,
    tags: tag === undefined ? [] : tag.split(/\s*,\s*/),
    ...(text === '' ? {} : { text }),
  };
}

const isSameWeapon = (a: WeaponProfile, b: WeaponProfile): boolean => a.name === b.name && a.type === b.type;

/** The first of those alike; a second weapon of one id, ranged beside melee, gets an id of its own. */
function once<T extends { readonly id: string; readonly type?: string }>(
  all: readonly T[],
  isSame: (a: T, b: T) => boolean,
): T[] {
  const kept: T[] = [];
  for (const one of all) {
    if (kept.some((other) => isSame(other, one))) continue;
    const isTaken = kept.some(({ id }) => id === one.id);
    kept.push(isTaken ? { ...one, id: `${one.id}-${one.type ?? kept.length}` } : one);
  }
  return kept;
}

function merge(known: Datasheet, made: Datasheet): Datasheet {
  return {
    ...known,
    models: once([...known.models, ...made.models], (a, b) => a.name === b.name),
    weapons: once([...known.weapons, ...made.weapons], isSameWeapon),
    abilities: once([...known.abilities, ...made.abilities], (a, b) => a.name === b.name),
  };
}
