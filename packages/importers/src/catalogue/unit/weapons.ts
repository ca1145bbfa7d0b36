import type { WeaponAbility, WeaponProfile } from '@umpire/datasheets';
import type { Entry } from '../../catalogue/entry/entry.js';
import { NINTH_WEAPON_TYPES, WEAPON_TAG_IDS } from '../../page/facts/weapon-tags.js';
import { diceCell, isDash, penetrationCell, rangeCell, rollCell, strengthCell } from '../../page/sheet/cells.js';
import { bracketedName } from '../../page/sheet/weapon-name.js';
import { within } from '../entry/entry.js';
import { nameOf, plainSpaces } from '../node.js';
import { printedText } from '../printed-text.js';
import {
  cellOf,
  hiddenUnless,
  kindOfProfile,
  openChanges,
  type ResolvedInfo,
  resolveInfo,
  textOf,
} from './resolved-profile.js';
import { freeId, sourceOf, type UnitContext } from './unit-context.js';

interface ReadWeapons {
  readonly weapons: readonly WeaponProfile[];
  /** The ids of the profiles that an entry itself has. */
  readonly idsOf: ReadonlyMap<Entry, readonly string[]>;
}

/** Every weapon in the tree of a unit, each form of it once. */
export function readWeapons(context: UnitContext): ReadWeapons {
  const weapons = new Map<string, WeaponProfile>();
  const idsByContent = new Map<string, string>();
  const idsOf = new Map<Entry, string[]>();
  for (const entry of within(context.unit))
    for (const use of entry.info) {
      if (use.kind !== 'profile' || kindOfProfile(use) !== 'weapon') continue;
      const info = resolveInfo(use, context);
      if (info === undefined) continue;
      const siblings = entry.info.map(({ node }) => nameOf(node));
      const read = weaponOf(info, { context, siblings });
      if (read === undefined) continue;
      const { id: _, source: __, ...content } = read;
      const key = JSON.stringify(content);
      const known = idsByContent.get(key);
      const id = known ?? freeId(read.name, weapons);
      if (known === undefined) {
        idsByContent.set(key, id);
        weapons.set(id, { ...read, id });
      }
      context.changes.push(...openChanges(info, { of: 'weapon', id, fieldOf }));
      if (info.when) context.changes.push(hiddenUnless(info.when, { of: 'weapon', ids: [id], line: use.node.line }));
      idsOf.set(entry, [...(idsOf.get(entry) ?? []), id]);
    }
  return { weapons: [...weapons.values()], idsOf };
}

const FIELDS: Readonly<Record<string, string>> = {
  range: 'range',
  a: 'attacks',
  bs: 'skill',
  ws: 'skill',
  s: 'strength',
  ap: 'armourPenetration',
  d: 'damage',
  keywords: 'abilities',
  type: 'type',
  abilities: 'text',
};

const fieldOf = (column: string): string | undefined => FIELDS[column.toLowerCase()];

interface Reading {
  readonly context: UnitContext;
  /** Names of the profiles beside it: modes share the beginning of theirs. */
  readonly siblings: readonly string[];
}

function weaponOf(info: ResolvedInfo, { context, siblings }: Reading): WeaponProfile | undefined {
  const { use } = info;
  const typed = typeOf(info);
  const values = {
    range: rangeCell(textOf(info, 'range').replace(/''/g, '"')),
    strength: strengthCell(textOf(info, 's')),
    armourPenetration: isDash(textOf(info, 'ap')) && typed?.skill !== 'model' ? 0 : penetrationCell(textOf(info, 'ap')),
    damage: diceCell(textOf(info, 'd')),
    attacks: typed?.attacks,
    skill: typed?.skill,
  };
  const wrong = Object.entries(values).find(([, value]) => value === undefined)?.[0];
  const { range, strength, armourPenetration, damage, attacks, skill } = values;
  if (
    typed === undefined ||
    range === undefined ||
    strength === undefined ||
    armourPenetration === undefined ||
    damage === undefined ||
    attacks === undefined ||
    skill === undefined
  ) {
    unreadable(info, { context, wrong: wrong ?? 'type' });
    return undefined;
  }
  const text = printedText(cellOf(info, 'abilities')?.text ?? '');
  for (const ability of typed.abilities) checkAbility(ability, { info, context });
  return {
    id: '',
    ...weaponName(info.name, siblings),
    edition: context.edition,
    source: sourceOf(use),
    gaps: [],
    type: range === 'melee' ? 'melee' : 'ranged',
    range,
    attacks,
    skill,
    strength,
    armourPenetration,
    damage,
    abilities: typed.abilities,
    ...(isDash(text) ? {} : { text }),
  };
}

function unreadable(
  { use, name, cells }: ResolvedInfo,
  { context, wrong }: { context: UnitContext; wrong: string },
): void {
  const { report } = context.setting;
  const place = { file: use.document.file, node: use.node };
  context.gaps.push(
    report.warn('weapon-value-unreadable', place, {
      message: `The ${wrong} of ${name} (${context.name}) is not of a known form; the weapon was left out`,
      found: cells.map(({ text }) => text).join(' | '),
    }),
  );
}

function checkAbility(
  { id, printed }: WeaponAbility,
  { info: { use }, context }: { info: ResolvedInfo; context: UnitContext },
): void {
  if (WEAPON_TAG_IDS.has(id) || NINTH_WEAPON_TYPES.has(id)) return;
  const place = { file: use.document.file, node: use.node };
  context.setting.report.warn('weapon-ability-unknown', place, {
    message: `"${printed}" is none of the core weapon abilities; it was kept as printed`,
    found: printed,
  });
}

/** `➤ Lash - sting` is the mode sting of Lash; without the arrow only where another mode stands beside it. */
function weaponName(printed: string, siblings: readonly string[]): Pick<WeaponProfile, 'name' | 'weapon' | 'mode'> {
  const plain = plainSpaces(printed.replace(/^➤\s*/, ''));
  const cut = /^(.+?) [-–—] (.+)$/.exec(plain);
  if (cut === null) return { name: plain, weapon: plain };
  const [, weapon = '', mode = ''] = cut;
  const beside = siblings.filter((name) => plainSpaces(name.replace(/^➤\s*/, '')).startsWith(`${weapon} `)).length;
  return printed.startsWith('➤') || beside > 1
    ? { name: `${weapon} – ${mode}`, weapon, mode }
    : { name: plain, weapon: plain };
}

interface Typed {
  readonly attacks: WeaponProfile['attacks'] | undefined;
  readonly skill: WeaponProfile['skill'] | undefined;
  readonly abilities: readonly WeaponAbility[];
}

/** 10th, 11th: columns of their own. 9th: `Rapid Fire 2` in TYPE, and the skill of the model. */
function typeOf(info: ResolvedInfo): Typed | undefined {
  if (cellOf(info, 'a') === undefined) return ninthType(textOf(info, 'type'));
  const skill = textOf(info, 'bs', 'ws');
  return {
    attacks: diceCell(textOf(info, 'a')),
    skill: /^(?:N\/A|-|–|auto)?$/i.test(skill) ? 'automatic' : rollCell(/^[2-6]$/.test(skill) ? `${skill}+` : skill),
    abilities: abilitiesOf(cellOf(info, 'keywords')?.text ?? ''),
  };
}

function abilitiesOf(cell: string): readonly WeaponAbility[] {
  const plain = plainSpaces(printedText(cell).replaceAll('\n', ', ').replace(/[[\]]/g, ''));
  return isDash(plain) ? [] : bracketedName(`weapon [${plain}]`).abilities.filter(({ printed }) => !isDash(printed));
}

function ninthType(printed: string): Typed | undefined {
  const [, word = '', amount = ''] = /^([A-Za-z ]+?)\s*(\d.*|D.*)?$/.exec(printed) ?? [];
  const id = word.toLowerCase().replaceAll(' ', '-');
  if (!NINTH_WEAPON_TYPES.has(id)) return undefined;
  const isMelee = id === 'melee';
  return {
    attacks: isMelee ? 'model' : diceCell(amount),
    skill: 'model',
    abilities: [{ id, printed, ...(isMelee ? {} : { value: amount }) }],
  };
}
