import type { Effect, Verb, When } from '@umpire/effects';
import {
  type Acting,
  type Bound,
  type Context,
  type EffectReader,
  type Facts,
  type Frame,
  type Limit,
  type Owner,
  type Seat,
  seats,
  type ThrowFrame,
  type Trigger,
  triggerOf,
} from '@umpire/rules';
import { amount, factsOf, isFound, modified, type TableFacts } from '../table/facts.js';
import { type Carried, carriedOf, inForceNow, isCarried } from '../table/forces.js';
import type { Edition } from '../table/reading.js';
import { activeSeat, hasDone, isShocked, unitOf } from '../table/reads.js';
import { stratagemsOf } from '../table/stratagems.js';
import { seatNumber, type Table } from '../table/table.js';
import { whileRead } from '../table/while-read.js';
import { boundAt } from './binds.js';
import type { CarryFrame } from './carry/kit.js';
import { isCarriedOut } from './carry-out.js';
import { freed, freeStratagems } from './free-stratagems.js';
import { read } from './kit.js';
import { turnRulesOf } from './turn-rules.js';

/** A rule with what its print carries, and who has it: copies of one rule act through one trigger. */
interface Acts {
  readonly rule: string;
  readonly effects: readonly Effect[];
  readonly owners: (table: Table) => readonly Owner[];
  readonly isStratagem: boolean;
}

/** The engine counts uses in a named period: what is limited otherwise is not offered. */
const isCounted = ({ offer }: Effect): boolean => typeof (offer?.limit?.per ?? 'phase') === 'string';

type Timed = Effect & { readonly when: When };

/** Everything that acts at a time: rules of units and armies, and the stratagems of both players, as their records say. */
export function triggersOf(edition: Edition, table: Table): readonly Trigger<Table>[] {
  return [...carriedActs(edition, table), ...stratagems(edition, table)].flatMap((acts) =>
    acts.effects.flatMap((effect, number): Trigger<Table>[] =>
      effect.when !== undefined && isCounted(effect) && isCarriedOut(effect.do)
        ? [triggerFor(edition, acts, effect as Timed, number)]
        : [],
    ),
  );
}

const grouped = new WeakMap<readonly Carried[], ReadonlyMap<string, readonly Carried[]>>();

/** What is carried, by the rule as it is given. */
function groupsOf(edition: Edition, table: Table): ReadonlyMap<string, readonly Carried[]> {
  const all = carriedOf(table, edition.rules);
  const known = grouped.get(all);
  if (known) return known;
  const groups = new Map<string, Carried[]>();
  for (const carried of all) {
    const key = JSON.stringify(carried.given);
    const group = groups.get(key);
    if (group) group.push(carried);
    else groups.set(key, [carried]);
  }
  grouped.set(all, groups);
  return groups;
}

function carriedActs(edition: Edition, table: Table): readonly Acts[] {
  const { roster } = table.ground;
  // whoever has joined since is like one that was there from the start
  const carriers = (now: Table, key: string, group: readonly Carried[]): readonly Carried[] =>
    now.ground.roster === roster ? group : (groupsOf(edition, now).get(key) ?? group);
  return [...groupsOf(edition, table)].map(([key, group]) => ({
    rule: group[0]!.rule,
    effects: group[0]!.effects,
    owners: (now) => ownersOf(now, carriers(now, key, group)),
    isStratagem: false,
  }));
}

/** Parts of one unit that share a rule are one owner of it (19). */
function ownersOf(table: Table, group: readonly Carried[]): readonly Owner[] {
  const owners: Owner[] = [];
  for (const carried of group) {
    const { owner } = carried;
    if (isCarried(table, carried) && !owners.some(({ self }) => self === owner.self)) owners.push(owner);
  }
  return owners;
}

function stratagems(edition: Edition, { ground: { roster } }: Table): readonly Acts[] {
  return stratagemsOf(edition, roster).flatMap(({ id, effects, isCore }): Acts[] => {
    const having = seats.filter((seat) => isCore || roster.armies[seat].stratagems.includes(id));
    if (having.length === 0) return [];
    const owners = having.map((seat): Owner => ({ self: seat, seat }));
    return [{ rule: id, effects, owners: () => owners, isStratagem: true }];
  });
}

const isOfTable = (facts: Facts): facts is TableFacts => 'reading' in facts;

function readerOf(edition: Edition, acts: Acts, effect: Timed): EffectReader<Table> {
  const { at } = effect.when;
  return {
    owners: (_, { state }) => {
      const all = acts.owners(state);
      // nobody is asked whether to use what it cannot pay, and nobody looks for what it could be used on
      return acts.isStratagem && !isFreeForSome(edition, state)
        ? all.filter(({ seat }) => isAffordable(state, effect, seat))
        : all;
    },
    facts: (context, owner) => factsOf(read(edition, context), owner),
    bound: (frame, { state }) => boundAt(at, frame, state),
    amount: (value, bound, facts) => (isOfTable(facts) ? amount(facts.reading, facts.owner, value, bound) : Number.NaN),
    active: ({ state }) => turnOf(state),
    isAmong: (subject, selector, bound, facts) => {
      if (!isOfTable(facts)) return facts.find(selector, bound).includes(subject);
      const { reading, owner } = facts;
      const unit = unitOf(reading.table, subject);
      return isFound(reading, owner, selector, bound, unit === undefined ? [subject] : [subject, unit.ref]);
    },
  };
}

/** `mine` and `theirs` of a time are about whose turn it is. */
const turnOf = (table: Table): Seat => (table.field.round[0] === 0 ? activeSeat(table) : seats[table.field.seat[0]!]!);

const oncePerPhase: Limit = { times: 1, per: 'phase' };

/** An ability that says nothing else is used once when its time comes, by each unit that has it. */
const onceByUnit: Limit = { times: 1, per: 'frame', by: 'unit' };

function triggerFor(edition: Edition, acts: Acts, effect: Timed, number: number): Trigger<Table> {
  const made = triggerOf(acts.rule, effect, { number, reader: readerOf(edition, acts, effect), call: 'carry-out' });
  const find = (context: Context<Table>, frame: Frame): readonly Acting[] =>
    made
      .find(context, frame)
      .filter((acting) => !acts.isStratagem || mayBeUsed(edition, context, frame, acting, effect))
      .flatMap((acting) =>
        acts.isStratagem ? freed(edition, context, cheaper(edition, context, acting), acts.rule) : [acting],
      )
      .filter((acting) => !acts.isStratagem || isPaidFor(context, acting))
      .map((acting) => ({
        ...acting,
        with: frameOf(acting, acts, effect.do),
        ...(acts.isStratagem ? {} : { countsFor: (acting.with as EffectData).owner.self }),
      }));
  if (!made.offer) return { ...made, ...(isOwnAffair(effect.do) ? { free: true } : {}), find };
  const limit = made.offer.limit ?? (acts.isStratagem ? oncePerPhase : onceByUnit);
  return { ...made, offer: { limit }, find };
}

/** Whether some rule in force may make a stratagem free. */
const isFreeForSome = (edition: Edition, table: Table): boolean =>
  freeStratagems.some((grant) => inForceNow(table, edition.rules).saying('grant', grant).length > 0);

/** What a rule on the unit that it is used on takes off a stratagem's price, which is 0 at least (15.01). */
function cheaper(edition: Edition, context: Context<Table>, acting: Acting): Acting {
  const { about, cost = 0 } = acting;
  const [ref] = about;
  if (cost === 0 || ref === undefined || unitOf(context.state, ref)?.seat !== acting.seat) return acting;
  const reading = read(edition, context);
  const changed = prices(reading, `${ref}>${cost}`, () => modified(reading, 'stratagem-cost', ref, cost));
  const now = Math.max(0, Math.min(cost, changed));
  return now === cost ? acting : { ...acting, cost: now, with: { ...acting.with, isLowered: true } };
}

const prices = whileRead<number>();

/** What a unit only does to itself comes to the same in whatever order. */
const isOwnAffair = (verbs: readonly Verb[]): boolean =>
  verbs.every(
    (verb) =>
      ('heal' in verb && verb.on === 'self') ||
      ('mark' in verb && verb.on === 'self') ||
      ('for' in verb && verb.for === 'self' && !('activate' in verb)),
  );

interface EffectData {
  readonly owner: Owner;
  readonly bound: Bound;
  /** A rule has taken something off its price. */
  readonly isLowered?: true;
}

const frameOf = ({ with: data, about }: Acting, { rule, isStratagem }: Acts, verbs: readonly Verb[]): CarryFrame => {
  const { owner, bound, isLowered } = data as EffectData;
  return {
    rule,
    owner,
    bound,
    todo: verbs,
    about,
    ...(isStratagem ? { stratagem: true } : {}),
    ...(isLowered ? { isLowered } : {}),
  };
};

/** Whether a seat has the points that a stratagem costs, or would cost if a rule took one off. */
function isAffordable({ field }: Table, { offer }: Effect, seat: Seat): boolean {
  const { cost } = offer ?? {};
  return typeof cost !== 'number' || field['command-points'][seatNumber(seat)]! >= cost - 1;
}

const isPaidFor = ({ state }: Context<Table>, { seat, cost = 0 }: Acting): boolean =>
  state.field['command-points'][seatNumber(seat)]! >= cost;

/** None on the battle-shocked, and on one unit so many a phase as the edition lets each player (15.01). Rolls are re-rolled by who made them. */
function mayBeUsed(
  { rules }: Edition,
  { state }: Context<Table>,
  frame: Frame,
  { seat, about, with: data }: Acting,
  { when: { at }, offer }: Timed,
): boolean {
  const isOnlyOne = turnRulesOf(rules).stratagemsOnUnit === 'one-a-phase';
  const isDespiteShock = offer?.despite === 'battle-shocked';
  const shown = at === 'dice-shown' ? (frame.data as ThrowFrame).shown[0] : undefined;
  if (at === 'dice-shown' && shown?.throw.seat !== seat) return false;
  const { bound } = data as EffectData;
  const refs = at === 'dice-shown' ? [String(bound.subject)] : about;
  return refs.every((ref) => {
    const unit = unitOf(state, ref);
    if (!unit) return true;
    return (
      !(isOnlyOne && hasDone(state, unit, `targeted-${seat}`, 'phase')) &&
      !(unit.seat === seat && !isDespiteShock && isShocked(state, unit))
    );
  });
}
