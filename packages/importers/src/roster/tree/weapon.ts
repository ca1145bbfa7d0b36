import type { WeaponProfile } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { NINTH_WEAPON_TYPES } from '../../page/facts/weapon-tags.js';
import { diceCell, isDash, penetrationCell, rangeCell, rollCell, strengthCell } from '../../page/sheet/cells.js';
import { bracketedName } from '../../page/sheet/weapon-name.js';
import { lineOf, listOf, type Node, passageOf, textOf } from './node.js';
import type { TreeContext } from './tree-context.js';

/** The cells of a profile by the name of their column, in capitals. */
export function cellsOf(profile: Node): ReadonlyMap<string, string> {
  return new Map(
    listOf(profile, 'characteristics').map((cell) => [textOf(cell, 'name').toUpperCase(), passageOf(cell, '$text')]),
  );
}

/** Whatever its type is called: what has a range and an armour penetration is a weapon. */
export const isWeaponProfile = (profile: Node): boolean => {
  const cells = cellsOf(profile);
  return cells.has('RANGE') && cells.has('AP');
};

/** `➤ Blaster - supercharge`: one mode of a weapon. */
function nameOf(printed: string): { readonly name: string; readonly weapon: string; readonly mode?: string } {
  const plain = printed.replace(/^➤\s*/, '');
  const [, weapon, mode] = (/^➤/.test(printed) ? /^(.+?) [-–—] (.+)$/.exec(plain) : null) ?? [];
  return weapon === undefined || mode === undefined ? { name: plain, weapon: plain } : { name: plain, weapon, mode };
}

/** A weapon profile of any edition; one that cannot be read whole is reported and left out. */
export function weaponOf(profile: Node, context: TreeContext): WeaponProfile | undefined {
  const cells = cellsOf(profile);
  const named = nameOf(textOf(profile, 'name'));
  const values = context.edition === 'w40k-9' ? ninthValues(cells) : laterValues(cells);
  if (named.name !== '' && 'type' in values)
    return {
      id: kebab(named.name),
      ...named,
      edition: context.edition,
      source: { file: context.file, lines: [lineOf(profile), lineOf(profile)] },
      gaps: [],
      ...values,
    };
  context.report.warn(
    'weapon-value-unreadable',
    lineOf(profile),
    `The ${'unreadable' in values ? values.unreadable : 'name'} of ${named.name} is not of a known form; the weapon was left out`,
    {
      found: [...cells.values()].join(' | '),
    },
  );
  return undefined;
}

type Values = Omit<WeaponProfile, 'id' | 'name' | 'weapon' | 'mode' | 'edition' | 'source' | 'gaps'>;
type Read = Values | { readonly unreadable: string };

function laterValues(cells: ReadonlyMap<string, string>): Read {
  const cell = (name: string): string => cells.get(name) ?? '';
  const common = commonValues(cells);
  if ('unreadable' in common) return common;
  const attacks = diceCell(cell('A'));
  const printed = cells.get('BS') ?? cells.get('WS') ?? '';
  const skill = /^(?:N\/A|-|)$/i.test(printed) ? 'automatic' : rollCell(printed);
  if (attacks === undefined) return { unreadable: 'attacks' };
  if (skill === undefined) return { unreadable: 'skill' };
  const keywords = cell('KEYWORDS').replace(/[[\]]/g, '');
  const { abilities } = bracketedName(isDash(keywords) ? 'x' : `x [${keywords}]`);
  return { type: common.range === 'melee' ? 'melee' : 'ranged', attacks, skill, abilities, ...common };
}

function ninthValues(cells: ReadonlyMap<string, string>): Read {
  const common = commonValues(cells);
  if ('unreadable' in common) return common;
  const printed = cells.get('TYPE') ?? '';
  const [, word = '', value] = /^([A-Za-z ]+?)(?:\s+(\d.*|D.*))?$/.exec(printed) ?? [];
  const id = kebab(word);
  const attacks = id === 'melee' ? 'model' : diceCell(value ?? '');
  if (!NINTH_WEAPON_TYPES.has(id) || attacks === undefined) return { unreadable: 'type' };
  const text = (cells.get('ABILITIES') ?? '').trim();
  return {
    type: id === 'melee' ? 'melee' : 'ranged',
    attacks,
    skill: 'model',
    abilities: [{ id, printed, ...(value === undefined ? {} : { value }) }],
    ...common,
    ...(isDash(text) ? {} : { text }),
  };
}

type Common = Pick<Values, 'range' | 'strength' | 'armourPenetration' | 'damage'>;

function commonValues(cells: ReadonlyMap<string, string>): Common | { readonly unreadable: string } {
  const cell = (name: string): string => cells.get(name) ?? '';
  const range = rangeCell(cell('RANGE'));
  const strength = strengthCell(cell('S'));
  const armourPenetration = penetrationCell(cell('AP'));
  const damage = diceCell(cell('D'));
  if (range === undefined) return { unreadable: 'range' };
  if (strength === undefined) return { unreadable: 'strength' };
  if (armourPenetration === undefined) return { unreadable: 'armourPenetration' };
  return damage === undefined ? { unreadable: 'damage' } : { range, strength, armourPenetration, damage };
}
