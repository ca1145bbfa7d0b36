/** Characteristics of one kind of model, as printed. What our sources do not say is absent. */
export interface ModelFacts {
  readonly name: string;
  /** How many stand in the smallest unit. */
  readonly count: number;
  readonly toughness: number;
  readonly save: number;
  /** `unknown` where our sources leave it open: then it is asked for. */
  readonly invulnerableSave: number | 'none' | 'unknown';
  readonly wounds: number;
  readonly leadership: number;
  readonly movement?: number;
  readonly objectiveControl?: number;
  readonly feelNoPain?: number;
  /** Only where its models differ in them. */
  readonly keywords?: readonly string[];
  /** What weapons of the ninth edition take from their bearer. */
  readonly weaponSkill?: number;
  readonly ballisticSkill?: number;
  readonly strength?: number;
  readonly attacks?: number;
  readonly brackets?: readonly BracketFacts[];
}

/** The row of a degrading profile, both ends included. */
export interface BracketFacts {
  readonly from: number;
  readonly to: number;
  readonly weaponSkill: number;
  readonly ballisticSkill: number;
  readonly attacks: number;
}

/** What a unit is: numbers and names, no words of its sheet. The last kind of model grows with the unit. */
export interface UnitFacts {
  readonly name: string;
  /** Other names that it is asked for by. */
  readonly aliases: readonly string[];
  readonly models: readonly [ModelFacts, ...ModelFacts[]];
  readonly keywords: readonly string[];
  /** Abilities that it has by name, with their numbers. */
  readonly abilities: readonly string[];
  /** What holds only sometimes. */
  readonly offers: readonly string[];
  readonly costs: readonly Cost[];
}
export type Cost = readonly [models: number, points: number];

/** A weapon line. Without a skill where that is its bearer's. */
export interface WeaponFacts {
  readonly name: string;
  /** Inches. */
  readonly range: number | 'melee';
  readonly attacks?: string;
  readonly skill?: string;
  readonly strength: string;
  readonly armourPenetration: number;
  readonly damage: string;
  readonly abilities: readonly string[];
  /** The units that are known to carry it. */
  readonly of: readonly string[];
}

/** The units and weapons of one printing. */
export interface EditionFacts {
  readonly units: readonly UnitFacts[];
  readonly weapons: readonly WeaponFacts[];
}

/** A number, `-` for none, `?` where our sources do not say. */
export type Printed = number | '-' | '?';

/** Name, smallest size, M, T, Sv, W, Ld, OC and invulnerable save, as the tenth and eleventh editions print them. */
export type Row = readonly [
  name: string,
  size: number,
  movement: Printed,
  toughness: number,
  save: number,
  wounds: number,
  leadership: number,
  objectiveControl: Printed,
  invulnerableSave: Printed,
  keywords: string,
  more?: More,
];

/** What most rows do not need. */
export interface More {
  readonly aliases?: string;
  readonly abilities?: string;
  readonly feelNoPain?: number;
  readonly offers?: readonly string[];
  readonly costs?: readonly Cost[];
}

export const list = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const invulnerable = (printed: Printed): ModelFacts['invulnerableSave'] =>
  printed === '-' ? 'none' : printed === '?' ? 'unknown' : printed;

function modelOf([name, count, movement, toughness, save, wounds, leadership, control, inv, , more]: Row) {
  const model: ModelFacts = {
    name,
    count,
    toughness,
    save,
    invulnerableSave: invulnerable(inv),
    wounds,
    leadership,
    ...(typeof movement === 'number' ? { movement } : {}),
    ...(typeof control === 'number' ? { objectiveControl: control } : {}),
    ...(more?.feelNoPain === undefined ? {} : { feelNoPain: more.feelNoPain }),
  };
  return model;
}

/** Units of one kind of model. */
export const unitsOf = (rows: readonly Row[], faction?: string): readonly UnitFacts[] =>
  rows.map((row) => unitOf(row[0], [row], faction));

/** A unit of several kinds of model, the one that grows with it last; keywords and the rest stand in its first row. */
export function unitOf(name: string, rows: readonly [Row, ...Row[]], faction?: string): UnitFacts {
  const [first, ...others] = rows;
  const more = first[10];
  return {
    name,
    aliases: list(more?.aliases),
    models: [modelOf(first), ...others.map(modelOf)],
    keywords: [...list(first[9]), ...(faction === undefined ? [] : [faction])],
    abilities: list(more?.abilities),
    offers: more?.offers ?? [],
    costs: more?.costs ?? [],
  };
}

/** Name, range, A, BS or WS, S, AP, D, abilities, the units that carry it. An empty cell is the bearer's. */
export type WeaponRow = readonly [
  name: string,
  range: number | 'melee',
  attacks: string,
  skill: string,
  strength: string,
  armourPenetration: number,
  damage: string,
  abilities: string,
  of: string,
];

export const weaponsOf = (rows: readonly WeaponRow[]): readonly WeaponFacts[] =>
  rows.map(([name, range, attacks, skill, strength, armourPenetration, damage, abilities, of]) => ({
    name,
    range,
    ...(attacks === '' ? {} : { attacks }),
    ...(skill === '' ? {} : { skill }),
    strength,
    armourPenetration,
    damage,
    abilities: list(abilities),
    of: list(of),
  }));
