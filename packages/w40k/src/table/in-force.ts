import {
  type Attacks,
  type Condition,
  type Effect,
  isAttacks,
  matchCondition,
  type Selector,
  type Value,
  type Verb,
  type Whom,
} from '@umpire/effects';
import type { Ref } from '@umpire/rules';
import type { Holder } from '../attack/holds.js';
import type { InForce } from '../attack/reach.js';
import { holds, isFound, type Reading } from './facts.js';
import type { Force } from './forces.js';
import { refsIn } from './keywords.js';
import type { RosterModel, RosterUnit } from './roster.js';
import { whileRead } from './while-read.js';

/** Who attacks whom: what effects in force are asked about. */
export interface Pairing {
  readonly attacker: RosterUnit;
  readonly target: RosterUnit;
  /** One of the models that attack: all of its kind have the same keywords. */
  readonly model: RosterModel;
}

/** One pairing, with what stands for either side. */
interface Sides extends Pairing {
  readonly meant: Readonly<Record<Holder, readonly Ref[]>>;
}

const sidesOf = ({ table }: Reading, pairing: Pairing): Sides => {
  const { attacker, target, model } = pairing;
  const meant = {
    attacker: [attacker.ref, model.ref, attacker.seat],
    target: [target.seat, ...refsIn(table, target)],
  };
  return { ...pairing, meant };
};

const holderOf = ({ owner }: Force, { attacker }: Pairing): Holder =>
  owner.seat === attacker.seat ? 'attacker' : 'target';

const yes: Condition = { every: [] };
const no: Condition = { some: [] };

/**
 * The effects in force that reach these attacks, with everything that the table decides already decided: only conditions on
 * the weapon and on what a die shows are left for the attack itself. So battle and odds ask the same rule the same question.
 */
export const inForceOn = (reading: Reading, pairing: Pairing): readonly InForce[] =>
  known(reading, `${pairing.attacker.index}>${pairing.target.index}>${pairing.model.index}`, () => {
    const found: InForce[] = [];
    const sides = sidesOf(reading, pairing);
    for (const force of reading.forces().onAttacks) {
      const holder = holderOf(force, pairing);
      const effect = reaching(reading, force, holder, sides);
      if (effect) found.push({ rule: force.rule, holder, effect });
    }
    return found;
  });

const known = whileRead<readonly InForce[]>();

/** Whether some rule in force gives an ability to these attacks; a condition on the weapon or a die is left open. */
export const isGivenOn = (reading: Reading, pairing: Pairing, ability: string): boolean => {
  const forces = reading.forces().saying('grant', ability);
  if (forces.length === 0) return false;
  const sides = sidesOf(reading, pairing);
  return forces.some((force) => reaching(reading, force, holderOf(force, pairing), sides) !== undefined);
};

function reaching(reading: Reading, force: Force, holder: Holder, pairing: Sides): Effect | undefined {
  const { verb, condition } = force;
  if (!('for' in verb) || 'gain' in verb || 'activate' in verb) return undefined;
  const whom = verb.for as Whom;
  const decided = isAttacks(whom)
    ? attacksReached(reading, force, whom, pairing)
    : unitReached(reading, force, whom, verb, holder, pairing);
  if (!decided) return undefined;
  const outer = condition === undefined ? yes : decide(reading, force, condition, pairing);
  if (isNo(outer)) return undefined;
  const narrowed = { ...verb, for: decided } as Verb;
  return isYes(outer) ? { do: [narrowed] } : { if: outer, do: [narrowed] };
}

/** Names and searches of one side are found on the table, and become the side itself. */
function attacksReached(reading: Reading, force: Force, whom: Attacks, pairing: Sides): Attacks | undefined {
  const { attacks, by, at, with: weapon, where } = whom;
  if (by !== undefined && !means(reading, force, by, 'attacker', pairing)) return undefined;
  if (at !== undefined && !means(reading, force, at, 'target', pairing)) return undefined;
  if (
    by === undefined &&
    at === undefined &&
    force.bound.self !== undefined &&
    !isOfArmy(force) &&
    !isOwn(force, pairing)
  )
    return undefined;
  const left = where === undefined ? yes : decide(reading, force, where, pairing);
  if (isNo(left)) return undefined;
  return {
    attacks,
    ...(weapon === undefined ? {} : { with: weapon }),
    ...(by === undefined ? {} : { by: 'attacker' }),
    ...(at === undefined ? {} : { at: keepsModel(at) ? at : 'target' }),
    ...(isYes(left) ? {} : { where: left }),
  };
}

const isOfArmy = ({ owner: { self, seat } }: Force): boolean => self === seat;

const isOwn = ({ owner: { self } }: Force, { attacker, target }: Pairing): boolean =>
  self === attacker.ref || self === target.ref;

/** A rule of one sort of model in the target waits for the model that an attack is allocated to. */
const keepsModel = (selector: Selector): boolean =>
  typeof selector === 'object' && selector.all === 'model' && selector.in !== undefined;

/** Whether a name or search means the attacker's models, or the target. */
function means(reading: Reading, force: Force, selector: Selector, side: Holder, sides: Sides): boolean {
  if (selector === side) return true;
  if (selector === 'attacker' || selector === 'target') return false;
  const bound = typeof selector === 'string' ? force.bound : boundFor(force, sides);
  return isFound(reading, force.owner, selector, bound, sides.meant[side]);
}

/** A verb that names a unit: the number, rule or permission is that side's. */
function unitReached(
  reading: Reading,
  force: Force,
  whom: Selector,
  verb: Verb,
  holder: Holder,
  pairing: Sides,
): Selector | undefined {
  if ('mark' in verb) return undefined;
  if (typeof whom === 'object' && whom.all === 'weapon')
    return isOfArmy(force) || isOwn(force, pairing) ? whom : undefined;
  if (means(reading, force, whom, holder, pairing)) return 'self';
  const other = holder === 'attacker' ? 'target' : 'attacker';
  return means(reading, force, whom, other, pairing) ? 'theirs' : undefined;
}

const boundFor = ({ bound }: Force, { attacker, target }: Pairing) => ({
  ...bound,
  attacker: attacker.ref,
  target: target.ref,
});

const isYes = (condition: Condition): boolean => 'every' in condition && condition.every.length === 0;
const isNo = (condition: Condition): boolean => 'some' in condition && condition.some.length === 0;

/** States that belong to one weapon or one die, not to a unit. */
const ofTheAttack = new Set(['within-half-range', 'ranged-attack', 'indirect-fire']);
const asked = new Set(['attack', 'weapon']);

/** What is left of a condition once the table has been asked: nothing (it holds), never, or what the attack must decide. */
function decide(reading: Reading, force: Force, condition: Condition, pairing: Pairing): Condition {
  const bound = boundFor(force, pairing);
  const on = (leaf: Condition): Condition => (holds(reading, force.owner, leaf, bound) ? yes : no);
  const isOfDie = (selector: Selector): boolean => typeof selector === 'string' && asked.has(selector);
  return matchCondition(condition, {
    every: ({ every }) => {
      const parts = every.map((one) => decide(reading, force, one, pairing));
      if (parts.some(isNo)) return no;
      const open = parts.filter((part) => !isYes(part));
      return open.length === 1 ? open[0]! : { every: open };
    },
    some: ({ some }) => {
      const parts = some.map((one) => decide(reading, force, one, pairing));
      if (parts.some(isYes)) return yes;
      const open = parts.filter((part) => !isNo(part));
      return open.length === 1 ? open[0]! : { some: open };
    },
    not: ({ not }) => {
      const part = decide(reading, force, not, pairing);
      return isYes(part) ? no : isNo(part) ? yes : { not: part };
    },
    is: (leaf) => (isOfDie(leaf.is) ? leaf : on(leaf)),
    state: (leaf) => (isOfDie(leaf.of) || ofTheAttack.has(leaf.state) ? leaf : on(leaf)),
    within: on,
    done: on,
    compare: (leaf) => (isOfTable(leaf.compare[0]) && isOfTable(leaf.compare[2]) ? on(leaf) : leaf),
  });
}

const tableNumbers = new Set(['wounds-left', 'battle-round', 'wounds', 'leadership']);
/** Models and units are counted on the table too. */
const isOfTable = (value: Value): boolean =>
  typeof value === 'number' ||
  (typeof value === 'object' && ('count' in value || ('the' in value && tableNumbers.has(value.the))));
