import type { Army, ArmyAbility, ArmyUnit } from '@umpire/armies';
import { type GrantedRule, grantedRule } from '@umpire/effects';
import { type Issue, kebab } from '@umpire/kernel';
import { effectsOf, type NotModelled, type Rule, type Seat, seats } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import type { WeaponReader } from '../scenario/weapon.js';
import { armsOf, type Known, kindOf, upper } from './arming.js';
import type { BookStratagem, Carries, Roster, RosterArmy, RosterModel, RosterUnit, UnitPart } from './roster.js';
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
