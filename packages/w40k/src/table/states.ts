import { inches } from '@umpire/geometry';
import { type Bound, opponent } from '@umpire/rules';
import { isEngaged, isEngagedWith, isModelWithin, isUnitWithin, modelEngagedWith } from '../board/distances.js';
import { hasPassedOver } from '../board/passed.js';
import { unitSees } from '../board/sight.js';
import { engagedWith } from './board-of.js';
import { isClosestEligible } from './closest.js';
import { hasState, type Reading, type State, type StateAsked } from './facts.js';
import { isGranted } from './granted.js';
import { unitHas } from './keywords.js';
import { modelSees, seenWithin } from './lone-operative.js';
import { isInMatrix } from './matrix.js';
import { isEligibleToShoot } from './may-shoot.js';
import { holderOf, objectivesNear } from './objectives.js';
import { rangeOf } from './range.js';
import {
  enemiesOf,
  hasDone,
  isDestroyed,
  isIn,
  isOnBattlefield,
  isShocked,
  lingering,
  living,
  modelAt,
  standing,
  strengthOf,
  unitAt,
  unitOf,
  woundsOf,
} from './reads.js';
import type { RosterUnit } from './roster.js';
import type { Deed } from './table.js';
import { toldStates } from './told-states.js';

const didThisTurn =
  (deed: Deed): State =>
  ({ reading: { table }, unit }) =>
    hasDone(table, unit, deed, 'turn');

const isLed = ({ reading: { table }, unit }: StateAsked, keywords: readonly string[]): boolean =>
  unit.parts.some(
    ({ role }, part) =>
      role === 'leader' &&
      living(table, unit).some((model) => {
        const { kind, part: of } = modelAt(table, model);
        return of === part && keywords.every((keyword) => kind.keywords.has(keyword));
      }),
  );

/** Whom the unit has declared its charge at, where targets come before the roll. */
function chargeTargets({ reading: { table, moment }, unit }: StateAsked): readonly RosterUnit[] {
  const { charging } = moment;
  if (charging?.unit !== unit.index) return [];
  return (charging.task.targets ?? []).map((target) => unitAt(table, target));
}

/** Sees the unit that the step is about, and some model has a ranged weapon that reaches it. */
function couldShootSubject({ reading, unit, bound }: StateAsked): boolean {
  const { table, board } = reading;
  const subject = typeof bound.subject === 'string' ? unitOf(table, bound.subject) : undefined;
  if (subject === undefined || !isSeenBy(reading, unit.ref, subject)) return false;
  return standing(table, unit).some((model) =>
    modelAt(table, model).arms.some(({ profiles }) =>
      profiles.some(
        ({ weapon }) =>
          weapon.sort === 'ranged' &&
          isModelWithin(board, model, subject.index, inches(rangeOf(reading, model, weapon.range ?? 0))),
      ),
    ),
  );
}

const isSwarmed = ({ reading, owner, bound }: StateAsked, { ref }: RosterUnit): boolean =>
  hasState(reading, 'swarmed', ref, owner, bound);

/** Rolls that rules may name once they are shown (15.02): the purpose of the throw, in the words of the list. */
const namedRolls = [
  'hit',
  'wound',
  'save',
  'damage',
  'attacks',
  'advance',
  'charge',
  'hazard',
  'desperate-escape',
] as const;

const isShown = ({ reading: { moment } }: StateAsked, roll: string): boolean =>
  moment.thrown === roll && !(roll === 'hit' && moment.shooting === 'snap');

const diceStates: Readonly<Record<string, State>> = Object.fromEntries(
  namedRolls.map((roll): [string, State] => [`${roll}-roll-shown`, (asked) => isShown(asked, roll)]),
);

const isSeenBy = (reading: Reading, by: string, unit: RosterUnit): boolean => {
  const from = unitOf(reading.table, by);
  if (from === undefined) return false;
  return seenWithin(reading, unit) === undefined
    ? unitSees(reading.board, from.index, unit.index).visible
    : standing(reading.table, from).some((model) => modelSees(reading, model, unit));
};

function isEngagedTo({ reading: { table, board }, unit }: StateAsked, ref: Bound[string] | undefined): boolean {
  const other = typeof ref === 'string' ? unitOf(table, ref) : undefined;
  return other !== undefined && isEngagedWith(board, unit.index, other.index);
}

/** States that the table shows by itself; all others are marks, which rules put on units. */
export const states: Readonly<Record<string, State>> = {
  ...toldStates,
  engaged: ({ reading: { board }, unit }) => isEngaged(board, unit.index),
  'engaged-with-subject': (asked) => isEngagedTo(asked, asked.bound.subject),
  'engaged-with-an-attached-unit': ({ reading: { table, board }, unit }) =>
    engagedWith(table, board, unit).some(
      (enemy) => new Set(living(table, enemy).map((model) => modelAt(table, model).part)).size > 1,
    ),
  'engaged-with-fortifications-only': ({ reading: { table, board }, unit, owner }) => {
    const held = engagedWith(table, board, unit);
    return held.length > 0 && held.every((one) => one.seat === owner.seat && unitHas(table, one, 'FORTIFICATION'));
  },
  'engaged-with-self': (asked) => isEngagedTo(asked, asked.owner.self),
  moved: (asked) => didThisTurn('moved')(asked),
  stationary: (asked) => !didThisTurn('moved')(asked) && !didThisTurn('set-up')(asked),
  advanced: didThisTurn('advanced'),
  charged: didThisTurn('charged'),
  'set-up-this-turn': didThisTurn('set-up'),
  'fell-back': didThisTurn('fell-back'),
  'arrived-this-turn': didThisTurn('ingressed'),
  self: ({ unit, owner }) => unit.ref === owner.self,
  'wholly-within-power-matrix': ({ reading, unit }) => isInMatrix(reading, unit),
  'battle-shocked': ({ reading: { table }, unit }) => isShocked(table, unit),
  'below-starting-strength': ({ reading: { table }, unit }) => strengthOf(table, unit) !== 'full',
  'below-half-strength': ({ reading: { table }, unit }) => strengthOf(table, unit) === 'below-half',
  'on-the-battlefield': ({ reading: { table }, unit }) => isOnBattlefield(table, unit),
  'in-reserves': ({ reading: { table }, unit }) => isIn(table, unit, 'reserves'),
  'kept-in-reserves': ({ reading: { table }, unit }) =>
    isIn(table, unit, 'reserves') && table.field.kept[unit.index] === 1,
  repositioned: ({ reading: { table }, unit }) => table.field.repositioned[unit.index] === 1,
  'could-shoot-subject': couldShootSubject,
  'charges-a-swarmed-unit': (asked) => chargeTargets(asked).some((enemy) => isSwarmed(asked, enemy)),
  'charges-a-weakened-unit': (asked) =>
    chargeTargets(asked).some((enemy) => strengthOf(asked.reading.table, enemy) === 'below-half'),
  'charges-an-engaged-unit': (asked) =>
    chargeTargets(asked).some((enemy) => isEngaged(asked.reading.board, enemy.index)),
  'may-deep-strike': ({ reading, unit }) =>
    haveAll(reading, unit, 'deep-strike') || isGranted(reading, 'grant', 'deep-strike', unit),
  'visible-to-unit': ({ reading, unit, bound }) =>
    typeof bound.unit === 'string' && isSeenBy(reading, bound.unit, unit),
  'in-range-of-objective': ({ reading, unit }) => objectivesNear(reading, unit).length > 0,
  'in-range-of-the-marker': ({ reading, unit, bound }) =>
    objectivesNear(reading, unit).some(
      (objective) => reading.table.ground.field.objectives[objective]!.id === bound.marker,
    ),
  'in-range-of-own-objective': ({ reading, unit, owner }) =>
    objectivesNear(reading, unit).some((objective) => holderOf(reading.table, objective) === owner.seat),
  'in-range-of-objective-not-own': ({ reading, unit, owner }) =>
    objectivesNear(reading, unit).some((objective) => holderOf(reading.table, objective) !== owner.seat),
  'in-range-of-enemy-objective': ({ reading, unit, owner }) =>
    objectivesNear(reading, unit).some((objective) => holderOf(reading.table, objective) === opponent(owner.seat)),
  'led-by-necrons-character': (asked) => isLed(asked, ['NECRONS', 'CHARACTER']),
  'eligible-to-shoot': ({ reading, unit }) => isEligibleToShoot(reading, unit),
  'eligible-to-fight': ({ reading: { table, board }, unit }) =>
    !hasDone(table, unit, 'selected-to-fight', 'phase') &&
    (isOnBattlefield(table, unit)
      ? isEngaged(board, unit.index) ||
        hasDone(table, unit, 'charged', 'turn') ||
        hasDone(table, unit, 'engaged-at-fight', 'phase')
      : lingering(table, unit).some((model) => modelEngagedWith(board, model).length > 0)),
  'targeted-by-subject': (asked) => asked.reading.moment.attacking?.targets?.includes(asked.unit.index) ?? false,
  'was-targeted': (asked) => asked.reading.moment.attacking?.targets?.includes(asked.unit.index) ?? false,
  'charge-target': ({ reading: { table, board }, unit }) =>
    engagedWith(table, board, unit).some((enemy) => hasDone(table, enemy, 'charged', 'turn')),
  // 05.04: of one unit's attacks, or of all that are being resolved now
  'lost-models-to-subject': (asked) =>
    asked.reading.moment.attacking?.fallen?.some((model) => asked.unit.models.includes(model)) ?? false,
  'broken-by-attacks': ({ reading: { table, moment }, unit }) => {
    const { atTarget } = moment;
    if (atTarget?.target !== unit.index || atTarget.before === 'below-half') return false;
    return isDestroyed(table, unit) || strengthOf(table, unit) === 'below-half';
  },
  'lost-wounds-to-subject': (asked) => {
    const frame = asked.reading.moment.attacking;
    const before = frame?.woundsBefore?.[frame.targets?.indexOf(asked.unit.index) ?? -1];
    return before !== undefined && woundsOf(asked.reading.table, asked.unit) < before;
  },
  'visible-to-self': ({ reading, unit, owner }) => isSeenBy(reading, owner.self, unit),
  'closest-eligible-target': ({ reading, unit, bound }) => {
    const attacker = typeof bound.attacker === 'string' ? unitOf(reading.table, bound.attacker) : undefined;
    return attacker !== undefined && isClosestEligible(reading, attacker, unit);
  },
  'hit-by-subject': (asked) => asked.reading.moment.attacking?.hit?.includes(asked.unit.index) ?? false,
  ...diceStates,
  'target-of-the-charge': ({ reading: { moment }, unit }) =>
    moment.charging?.task.targets?.includes(unit.index) ?? false,
  friendly: ({ unit, owner }) => unit.seat === owner.seat,
  subject: ({ ref, bound }) => bound.subject === ref,
  'enemy-charged-within-12': ({ reading: { table, board }, unit }) =>
    enemiesOf(table, unit.seat).some(
      (enemy) => hasDone(table, enemy, 'charged', 'turn') && isUnitWithin(board, unit.index, enemy.index, inches(12)),
    ),
  'left-by-subject': ({ reading: { moment }, unit }) => moment.moving?.leaves?.includes(unit.index) ?? false,
  'moved-over-by-subject': ({ reading: { board, moment }, unit }) =>
    hasPassedOver(board, moment.moving?.gone ?? [], unit.index),
  'set-up-anywhere': ({ reading: { moment }, unit }) =>
    moment.moving?.unit === unit.index && ['deep-strike', 'displace'].includes(moment.moving.kind),
  desperate: ({ reading: { moment }, unit }) =>
    moment.moving?.unit === unit.index && moment.moving.kind === 'desperate-escape',
};

/** Whether the whole unit has an ability that counts only where every model has it. */
export const fightsFirst = (reading: Reading, unit: RosterUnit): boolean =>
  (hasDone(reading.table, unit, 'charged', 'turn') && !isGranted(reading, 'forbid', 'charge-bonus', unit)) ||
  isGranted(reading, 'grant', 'fights-first', unit) ||
  haveAll(reading, unit, 'fights-first');

/** Whether every part of a unit that still lives has a rule of its sheet. */
export const haveAll = ({ table }: Reading, unit: RosterUnit, rule: string): boolean => {
  const alive = living(table, unit);
  const models = alive.length > 0 ? alive : lingering(table, unit);
  return unit.parts.every(
    ({ abilities }, part) =>
      abilities.some(({ given }) => given.rule === rule) ||
      !models.some((model) => modelAt(table, model).part === part),
  );
};

/** Whether a unit has a rule of its sheet, from a part that still lives, or by a grant. */
export const hasRule = (reading: Reading, unit: RosterUnit, rule: string): boolean =>
  unit.parts.some(
    ({ abilities }, part) =>
      abilities.some(({ given }) => given.rule === rule) &&
      living(reading.table, unit).some((model) => modelAt(reading.table, model).part === part),
  ) || isGranted(reading, 'grant', rule, unit);
