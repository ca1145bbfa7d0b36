import type {
  ArmyAbility,
  ArmySheet,
  Base,
  Bearing,
  Characteristics,
  Joining,
  Price,
  SheetModel,
  Transport,
  WargearChoice,
  WargearOption,
  WeaponLine,
} from '@umpire/armies';
import { type EditionFacts, list, type ModelFacts, type UnitFacts, type WeaponFacts } from '../facts/unit-facts.js';
import { abilityOf } from './ability.js';

/** Name, fewest, most, base, what each carries, and its places for wargear: `Gauss blaster | Tesla carbine`. */
export type ModelRow = readonly [
  name: string,
  least: number,
  most: number,
  base: Base,
  carries: string,
  ...chooses: readonly string[],
];

/** What an army needs of a unit besides the facts that odds are reckoned from. */
export interface SheetRow {
  /** Keywords besides those of the facts and its own name. */
  readonly keywords?: string;
  readonly models: readonly [ModelRow, ...ModelRow[]];
  /** Abilities besides those of the facts. */
  readonly abilities?: string;
  /** Wargear that is no weapon: its name and the abilities it gives. */
  readonly wargear?: readonly (readonly [name: string, abilities: string, bearing?: Bearing])[];
  /** Prices besides those of the facts: `6: 170`, and from the third copy `3: 95 from 3`. */
  readonly prices?: string;
  readonly leads?: string;
  readonly supports?: string;
  /** Keywords of leaders that it may join beside. */
  readonly beside?: string;
  readonly transport?: Transport;
  readonly warlord?: ArmySheet['warlord'];
  readonly noEnhancements?: true;
  /** Of all its models, where the facts do not say. */
  readonly feelNoPain?: number;
}

/** Sheets of one faction out of the facts of an edition and what armies need besides. */
export const sheetsOf = (
  facts: EditionFacts,
  weapons: readonly WeaponFacts[],
  faction: string,
  rows: Readonly<Record<string, SheetRow>>,
): readonly ArmySheet[] =>
  Object.entries(rows).map(([name, row]) => {
    const unit = facts.units.find((one) => one.name === name);
    if (unit === undefined) throw new Error(`no facts of ${name}`);
    return sheetOf(unit, row, { faction, weapons: [...facts.weapons, ...weapons] });
  });

interface Around {
  readonly faction: string;
  readonly weapons: readonly WeaponFacts[];
}

function sheetOf(unit: UnitFacts, row: SheetRow, { faction, weapons }: Around): ArmySheet {
  const own = unit.keywords.filter((keyword) => keyword !== faction);
  const keywords = [...new Set([...own, ...list(row.keywords), unit.name.toUpperCase()])];
  const [first, ...others] = row.models.map((model) => modelOf(model, unit, keywords, row.feelNoPain));
  const [price, ...prices] = [
    ...unit.costs.map(([models, points]): Price => ({ models, points, fromCopy: 1 })),
    ...list(row.prices).map(priceOf),
  ];
  if (first === undefined || price === undefined) throw new Error(`${unit.name} has no models or no price`);
  const joined = row.leads ?? row.supports;
  return {
    name: unit.name,
    aliases: unit.aliases,
    factions: [faction],
    models: [first, ...others],
    weapons: linesOf(weapons, unit.name),
    wargear: (row.wargear ?? []).map(([name, abilities, bearing]) => ({
      name,
      abilities: abilitiesOf(abilities),
      ...(bearing === undefined ? {} : { bearing }),
    })),
    abilities: [...unit.abilities.flatMap(abilitiesOf), ...abilitiesOf(row.abilities)],
    prices: [price, ...prices],
    ...(joined === undefined ? {} : { joins: joiningOf(row, joined) }),
    ...(row.transport === undefined ? {} : { transport: row.transport }),
    ...(row.warlord === undefined ? {} : { warlord: row.warlord }),
    ...(row.noEnhancements === undefined ? {} : { noEnhancements: row.noEnhancements }),
  };
}

const joiningOf = ({ leads, beside }: SheetRow, units: string): Joining => ({
  as: leads === undefined ? 'support' : 'leader',
  units: list(units),
  ...(beside === undefined ? {} : { beside: list(beside) }),
});

function modelOf(row: ModelRow, unit: UnitFacts, keywords: readonly string[], feelNoPain?: number): SheetModel {
  const [name, least, most, base, carries, ...chooses] = row;
  const facts = unit.models.find((model) => model.name === name) ?? unit.models[0];
  return {
    name,
    least,
    most,
    base,
    characteristics: { ...characteristicsOf(facts), ...(feelNoPain === undefined ? {} : { feelNoPain }) },
    keywords: facts.keywords === undefined ? keywords : [...new Set([...keywords, ...facts.keywords])],
    carries: list(carries),
    chooses: chooses.map(choiceOf),
  };
}

/** A dash of the print is `null`; what no source says is asked for, and has no place in an army. */
export function characteristicsOf(model: ModelFacts): Characteristics {
  if (model.invulnerableSave === 'unknown') throw new Error(`the invulnerable save of ${model.name} is not known`);
  return {
    movement: model.movement ?? null,
    toughness: model.toughness,
    save: model.save,
    invulnerableSave: model.invulnerableSave === 'none' ? null : model.invulnerableSave,
    wounds: model.wounds,
    leadership: model.leadership,
    objectiveControl: model.objectiveControl ?? null,
    feelNoPain: model.feelNoPain ?? null,
  };
}

/** `Gauss blaster | Tesla carbine`, `- | Plasmacyte (1)`, `Bolt rifle | Grenade launcher + Bolt rifle (1 per 5)`. */
function choiceOf(text: string): WargearChoice {
  const [first, ...others] = text.split('|').map(optionOf);
  if (first === undefined) throw new Error(`a place for wargear is empty: ${text}`);
  return [first, ...others];
}

function optionOf(text: string): WargearOption {
  const [, items = '', most, per] = /^(.*?)(?: \((\d+)(?: per (\d+))?\))?$/.exec(text.trim()) ?? [];
  return {
    items: items === '-' ? [] : items.split(' + '),
    ...(most === undefined
      ? {}
      : { limit: { most: Number(most), ...(per === undefined ? {} : { per: Number(per) }) } }),
  };
}

function priceOf(text: string): Price {
  const [, models, points, copy = '1'] = /^(\d+): (\d+)(?: from (\d+))?$/.exec(text) ?? [];
  if (models === undefined) throw new Error(`not a price: ${text}`);
  return { models: Number(models), points: Number(points), fromCopy: Number(copy) };
}

const abilitiesOf = (names: string | undefined): readonly ArmyAbility[] => list(names).map(abilityOf);

/** A line that two tables print is one line. */
function linesOf(weapons: readonly WeaponFacts[], unit: string): readonly WeaponLine[] {
  const lines = weapons.filter(({ of }) => of.includes(unit)).map(lineOf);
  return lines.filter((line, i) => lines.findIndex(({ name, kind }) => name === line.name && kind === line.kind) === i);
}

/** Throws where the attacks or the skill are the bearer's, as in the ninth edition. */
export const lineOf = (weapon: WeaponFacts): WeaponLine => ({
  name: weapon.name,
  kind: weapon.range === 'melee' ? 'melee' : 'ranged',
  range: weapon.range === 'melee' ? null : weapon.range,
  attacks: printed(weapon, 'attacks'),
  skill: printed(weapon, 'skill'),
  strength: weapon.strength,
  armourPenetration: weapon.armourPenetration,
  damage: weapon.damage,
  abilities: weapon.abilities,
});

function printed(weapon: WeaponFacts, field: 'attacks' | 'skill'): string {
  const value = weapon[field];
  if (value === undefined) throw new Error(`${weapon.name} has no ${field} of its own`);
  return value;
}
