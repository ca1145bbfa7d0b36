import type { Army, ArmyAbility, ArmyModel, ArmyUnit, ArmyWeapon, Base, Characteristics } from '@umpire/armies';
import { type GrantedRule, grantedRule } from '@umpire/effects';
import { inches, type Length, mm, type Outline, oval, rectangle, round } from '@umpire/geometry';
import { type Issue, kebab } from '@umpire/kernel';
import { effectsOf, type NotModelled, type Rule, type Seat, seats } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import type { InForce } from '../attack/reach.js';
import { NONE } from '../attack/scene.js';
import { resolveEffect } from '../scenario/effects.js';
import type { ScenarioAttacker } from '../scenario/schema.js';
import { isWording, readWeapon, type WeaponReader } from '../scenario/weapon.js';
import type {
  Armament,
  BookStratagem,
  Carries,
  ModelKind,
  Profile,
  Roster,
  RosterArmy,
  RosterModel,
  RosterUnit,
  UnitPart,
} from './roster.js';

/** Rules of army books that are no rules of the edition: what sheets and enhancements do. */
export type BookRules = ReadonlyMap<string, Pick<Rule, 'id' | 'name' | 'effects' | 'native'>>;

export interface Fielded {
  readonly roster: Roster;
  /** What was read on sheets and is not carried out. */
  readonly notModelled: readonly NotModelled[];
}

/** Two armies as the table counts them. Throws on an army that was not checked: that is a bug. */
export function rosterOf(armies: Readonly<Record<Seat, Army>>, rules: W40kRules, book: BookRules = new Map()): Fielded {
  const reader: WeaponReader = { issues: [] as Issue[], notModelled: [], rules };
  const units: RosterUnit[] = [];
  const models: RosterModel[] = [];
  const known: Known = { kinds: new Map(), arms: new Map(), reader, rules, book };
  for (const seat of seats) {
    const army = armies[seat];
    const heads = army.units.filter(({ attachedTo }) => attachedTo === undefined);
    const others: { readonly unit: ArmyUnit; readonly apart: Apart }[] = [];
    heads.forEach((head, n) => {
      const joined = army.units.filter(({ attachedTo }) => attachedTo === head.id);
      const ref = `${seat}${n + 1}`;
      const within = joined.length === 0 && head.models.length > 1 ? withinApart(head, known) : undefined;
      if (within === undefined) {
        addUnit([head, ...joined], { seat, ref }, known, units, models);
        return;
      }
      const [first, ...more] = singly(head);
      const apart: Apart = { first: ref, within };
      addUnit([first!], { seat, ref, apart }, known, units, models);
      others.push(...more.map((unit) => ({ unit, apart })));
    });
    // the units of the list keep the places that they have in it
    others.forEach(({ unit, apart }, n) => {
      addUnit([unit], { seat, ref: `${seat}${heads.length + n + 1}`, apart }, known, units, models);
    });
  }
  const [first] = reader.issues;
  if (first) throw new Error(`an army that was not checked: ${first.path ?? ''} ${first.message}`);
  const roster: Roster = {
    partsRemain: rules.numbers.turn?.attachedRemains === 'of-their-own',
    armies: { A: armyOf('A', armies.A, known), B: armyOf('B', armies.B, known) },
    bookStratagems: bookStratagemsOf(armies, known),
    units,
    models,
    unitBy: new Map(units.map((unit) => [unit.ref, unit])),
    modelBy: new Map(models.map((model) => [model.ref, model])),
  };
  return { roster, notModelled: reader.notModelled };
}

type Apart = NonNullable<RosterUnit['apart']>;

/** How near to another of its unit a model is set up that is a unit by itself from then on. */
function withinApart({ abilities }: ArmyUnit, { rules, book }: Known): number | undefined {
  const grants = abilities.flatMap(({ name: _, ...given }) => {
    const rule = rules.rules.get(given.rule) ?? book.get(given.rule);
    return rule === undefined ? [] : effectsOf(rule as Rule, given as GrantedRule).flatMap((effect) => effect.do);
  });
  const within = grants
    .map((verb) => ('grant' in verb ? grantedRule(verb.grant) : undefined))
    .find((grant) => grant?.rule === 'set-up-apart')?.parameter;
  return typeof within === 'number' ? within : undefined;
}

const singly = (unit: ArmyUnit): readonly ArmyUnit[] =>
  unit.models.map((model) => ({ ...unit, models: [model], points: Math.round(unit.points / unit.models.length) }));

function bookStratagemsOf(armies: Readonly<Record<Seat, Army>>, { rules, book }: Known): readonly BookStratagem[] {
  const ids = seats.flatMap((seat) => armies[seat].detachments.flatMap(({ stratagems }) => stratagems));
  return [...new Set(ids)].flatMap((id) => {
    const rule = rules.rules.has(id) ? undefined : book.get(id);
    return rule === undefined ? [] : [{ id, effects: effectsOf(rule as Rule) }];
  });
}

const sizes = { incursion: 'incursion', 'strike force': 'strike-force', onslaught: 'onslaught' } as const;

function armyOf(
  seat: Seat,
  { name, faction, battleSize, rules, detachments, painted }: Army,
  known: Known,
): RosterArmy {
  const size = Object.entries(sizes).find(
    ([words, id]) => kebab(battleSize) === id || words === battleSize.toLowerCase(),
  );
  const all = [...rules, ...detachments.flatMap((detachment) => detachment.rules)];
  const isBrought = (rule: string): boolean => !known.rules.rules.has(rule) && known.book.has(rule);
  return {
    seat,
    name,
    faction,
    rules: all.filter((rule) => !isBrought(rule)),
    brought: all.filter(isBrought).map((rule) => carriesOf({ name: rule, rule }, name, known)),
    stratagems: detachments.flatMap(({ stratagems }) => stratagems),
    size: size?.[1] ?? 'strike-force',
    painted: painted === true,
  };
}

interface Known {
  readonly kinds: Map<string, ModelKind>;
  readonly arms: Map<string, Armament>;
  readonly reader: WeaponReader;
  readonly rules: W40kRules;
  readonly book: BookRules;
}

function addUnit(
  parts: readonly ArmyUnit[],
  { seat, ref, apart }: { readonly seat: Seat; readonly ref: string; readonly apart?: Apart },
  known: Known,
  units: RosterUnit[],
  models: RosterModel[],
): void {
  const index = units.length;
  const own: number[] = [];
  parts.forEach((part, p) => {
    for (const model of part.models) {
      const at = models.length;
      own.push(at);
      models.push({
        ref: `${ref}.${own.length}`,
        index: at,
        unit: index,
        part: p,
        kind: kindOf(model, known),
        arms: armsOf(model, known),
      });
    }
  });
  const [head] = parts;
  units.push({
    ref,
    index,
    seat,
    name: parts.map(({ name }) => name).join(' with '),
    ids: parts.map(({ id }) => id),
    keywords: new Set(parts.length > 1 ? [] : head!.keywords.map(upper)),
    models: own,
    parts: parts.map((part) => partOf(part, known)),
    points: parts.reduce((sum, { points }) => sum + points, 0),
    ...(head!.transport ? { transport: head!.transport } : {}),
    startsInReserves: head!.inReserves,
    ...(apart === undefined ? {} : { apart }),
    ...(head!.embarkedIn === undefined ? {} : { startsIn: head!.embarkedIn }),
  });
}

const upper = (keyword: string): string => keyword.toUpperCase().trim();

function kindOf({ name, characteristics, base, keywords }: ArmyModel, { kinds }: Known): ModelKind {
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

function armsOf({ weapons, characteristics }: ArmyModel, known: Known): readonly Armament[] {
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

function partOf({ name, attachedAs, abilities, models, enhancement }: ArmyUnit, known: Known): UnitPart {
  const ofModels = models.flatMap((model) => model.abilities);
  const gift = enhancement ? [{ name: enhancement.name, rule: enhancement.rule }] : [];
  const all = [...abilities, ...ofModels, ...gift];
  const seen = new Set<string>();
  const carries = all.flatMap((ability) => {
    const key = JSON.stringify(ability);
    if (seen.has(key)) return [];
    seen.add(key);
    return [carriesOf(ability, name, known)];
  });
  return { name, role: attachedAs ?? 'bodyguard', abilities: carries };
}

function carriesOf({ name, ...given }: ArmyAbility, of: string, { rules, book, reader }: Known): Carries {
  const rule = rules.rules.get(given.rule) ?? book.get(given.rule);
  if (!rule || (rule.effects === undefined && rule.native === undefined)) {
    const why = rule ? 'only its name is known' : 'no rule of that name is known';
    reader.notModelled.push({ what: name, of, why, restStands: true });
    return { name, given, effects: [], native: false };
  }
  const effects = effectsOf(rule as Rule, given as GrantedRule);
  return { name, given, effects, native: rule.native !== undefined };
}
