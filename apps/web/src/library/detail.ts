import type { Datasheet, ModelProfile, WeaponProfile } from '@umpire/datasheets';
import { printDice } from '@umpire/dice';
import type { Effect } from '@umpire/effects';
import { strengthText } from '../scenario/strength-text.js';
import { abilitiesOfSheet, type Entry } from './items.js';
import { ruleBookOf } from './stages.js';
import type { ItemDetail, ReadClause, SheetTold } from './told.js';
import { unitOfSheet } from './units.js';

/** All that is known of one line of the library. */
export function detailOf(
  entry: Entry,
  tell: (effect: Effect) => string,
  keyFor: (ability: string) => string | undefined,
): ItemDetail {
  const { item, record, text } = entry;
  const rule = ruleBookOf(item.edition).find(record.id, record.name);
  return {
    item,
    text: text ?? '',
    clauses: clausesOf(entry, tell),
    ...(rule === undefined ? {} : { summary: rule.summary, rule: { id: rule.id, name: rule.name } }),
    ...(record.kind === 'datasheet' ? { sheet: sheetTold(record, entry, keyFor) } : {}),
  };
}

/** The text cut into what was read and what not, beside the effects that begin there. */
function clausesOf({ text, read }: Entry, tell: (effect: Effect) => string): readonly ReadClause[] {
  if (text === undefined || read === undefined) return [];
  const { body, unread, effects, whole } = read.compiled;
  const spans = [
    ...body.map(({ from, to, effects: count }) => ({ from, to, count })),
    ...unread
      .filter(({ from, to }) => !body.some((one) => one.from < to && from < one.to))
      .map(({ from, to }) => ({ from, to, count: 0 })),
  ].sort((a, b) => a.from - b.from);
  let [at, next] = [0, 0];
  return spans.flatMap(({ from, to, count }, i): readonly ReadClause[] => {
    const end = i === spans.length - 1 ? text.length : to + (/^[\s.;:!?)\]]*/.exec(text.slice(to))?.[0].length ?? 0);
    const begin = at;
    at = end;
    const shown = text.slice(begin, end).trim();
    const gap = unread.find((one) => one.from < to && from < one.to);
    const reading = whole ? effects.slice(next, next + count).map(tell) : [];
    next += count;
    if (shown === '') return [];
    const lead = text.slice(begin, end).length - text.slice(begin, end).trimStart().length;
    return [
      {
        text: shown,
        reading,
        unread: gap !== undefined,
        ...(gap === undefined ? {} : { stuckAt: Math.max(0, Math.min(shown.length, gap.stuckAt - begin - lead)) }),
      },
    ];
  });
}

const DASH = '–';
const plus = (value: number | undefined): string => (value === undefined ? DASH : `${value}+`);
const plain = (value: number | undefined, unit = ''): string => (value === undefined ? DASH : `${value}${unit}`);

function sheetTold(sheet: Datasheet, { pack }: Entry, keyFor: (ability: string) => string | undefined): SheetTold {
  return {
    models: sheet.models.map(modelLine),
    weapons: sheet.weapons.map(weaponLine),
    abilities: abilitiesOfSheet(sheet, pack).map(({ id, ...one }) => {
      const key = keyFor(id);
      return key === undefined ? one : { ...one, key };
    }),
    costs: sheet.costs.map(({ models, points }) => ({ models, points })),
    unit: unitOfSheet(sheet, pack),
  };
}

/** Name, movement, toughness, save, invulnerable save, wounds, leadership, objective control. */
const modelLine = ({ name, characteristics }: ModelProfile): readonly string[] => [
  name,
  plain(characteristics.movement, '″'),
  plain(characteristics.toughness),
  plus(characteristics.save),
  plus(characteristics.invulnerableSave),
  plain(characteristics.wounds),
  plus(characteristics.leadership),
  plain(characteristics.objectiveControl),
];

/** Name, range, attacks, skill, strength, armour penetration, damage, abilities. */
function weaponLine(weapon: WeaponProfile): readonly string[] {
  const { name, range, attacks, skill, strength, armourPenetration, damage, abilities } = weapon;
  return [
    name,
    typeof range === 'number' ? `${range}″` : DASH,
    attacks === 'model' ? DASH : printDice(attacks),
    typeof skill === 'number' ? `${skill}+` : DASH,
    strengthText(strength),
    `${armourPenetration}`,
    printDice(damage),
    abilities.map(({ printed }) => printed).join(', '),
  ];
}
