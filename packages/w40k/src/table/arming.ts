import type { ArmyModel, ArmyWeapon, Base, Characteristics } from '@umpire/armies';
import { inches, type Length, mm, type Outline, oval, rectangle, round } from '@umpire/geometry';
import { kebab } from '@umpire/kernel';
import type { W40kRules } from '../attack/force.js';
import type { InForce } from '../attack/reach.js';
import { NONE } from '../attack/scene.js';
import { resolveEffect } from '../scenario/effects.js';
import type { ScenarioAttacker } from '../scenario/schema.js';
import { isWording, readWeapon, type WeaponReader } from '../scenario/weapon.js';
import type { BookRules } from './muster.js';
import type { Armament, ModelKind, Profile } from './roster.js';

/** What a muster reads by, and what it has made already. */
export interface Known {
  readonly kinds: Map<string, ModelKind>;
  readonly arms: Map<string, Armament>;
  readonly reader: WeaponReader;
  readonly rules: W40kRules;
  readonly book: BookRules;
}

export const upper = (keyword: string): string => keyword.toUpperCase().trim();

/** A model as the table knows it: the same for all that are alike. */
export function kindOf({ name, characteristics, base, keywords }: ArmyModel, { kinds }: Known): ModelKind {
  const key = JSON.stringify([name, characteristics, base, keywords]);
  const known = kinds.get(key);
  if (known) return known;
  const {
    movement,
    toughness,
    save,
    invulnerableSave,
    wounds,
    leadership,
    objectiveControl,
    feelNoPain,
  }: Characteristics = characteristics;
  const own = new Set(keywords.map(upper));
  const kind: ModelKind = {
    name,
    outline: outlineOf(base),
    height: heightOf(base, own),
    movement: movement ?? undefined,
    toughness,
    save,
    invulnerableSave: invulnerableSave ?? NONE,
    wounds,
    leadership,
    objectiveControl: objectiveControl ?? 0,
    feelNoPain: { all: feelNoPain ?? NONE, mortal: NONE, psychic: NONE },
    keywords: own,
  };
  kinds.set(key, kind);
  return kind;
}

/** What stands in for a model that no source gives a base for: a hull of 120 mm by 90 mm. */
const standIn = rectangle(mm(120), mm(90));

function outlineOf(base: Base): Outline {
  if (base.shape === 'round') return round(mm(base.diameter));
  if (base.shape === 'oval') return oval(mm(base.length), mm(base.width));
  return base.shape === 'rectangle' ? rectangle(mm(base.length), mm(base.width)) : standIn;
}

/** No source prints heights: taken from the keywords and, for what grows with its base, its base. */
function heightOf(base: Base, keywords: ReadonlySet<string>): Length {
  const has = (keyword: string): boolean => keywords.has(keyword);
  if (has('TITANIC')) return inches(8);
  if (has('MONSTER')) return inches(4);
  if (has('VEHICLE')) return inches(3);
  if (has('SWARM')) return inches(0.5);
  if (has('MOUNTED')) return inches(2.5);
  return base.shape === 'round' && base.diameter >= 50 ? inches(2.5) : inches(1.5);
}

/** The weapons of a model, each with an id of its own. */
export function armsOf({ weapons, characteristics }: ArmyModel, known: Known): readonly Armament[] {
  const ids = new Map<string, number>();
  return weapons.map((weapon) => {
    const name = kebab(weapon.name);
    const before = ids.get(name) ?? 0;
    ids.set(name, before + 1);
    return armOf(weapon, before === 0 ? name : `${name}-${before + 1}`, characteristics.wounds, known);
  });
}

function armOf({ name, lines }: ArmyWeapon, id: string, wounds: number, { arms, reader, rules }: Known): Armament {
  const key = JSON.stringify([id, name, lines]);
  const made = arms.get(key);
  if (made) return made;
  const profiles = lines.map(({ range, ...line }): Profile => {
    const said = {
      ...line,
      abilities: [...line.abilities],
      count: 1,
      effects: [],
      ...(range === null ? {} : { range }),
    };
    const bearer = {
      name,
      models: 1,
      keywords: [],
      weapons: [said],
      effects: [],
      woundsLost: 0,
      wounds,
    } as unknown as ScenarioAttacker;
    const weapon = readWeapon(reader, bearer, said, name);
    const context = {
      rules,
      phase: line.kind === 'melee' ? 'fight' : 'shooting',
      holder: 'attacker',
      of: name,
      states: [],
    } as const;
    const forces = line.abilities
      .filter(isWording)
      .flatMap((words): readonly InForce[] => resolveEffect(context, words).inForce);
    return { weapon, forces };
  });
  const arm: Armament = { id, name, profiles };
  arms.set(key, arm);
  return arm;
}
