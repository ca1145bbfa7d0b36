import { isEngaged } from '../board/distances.js';
import type { State, StateAsked } from './facts.js';
import { hasDone, hasFallen, isAlive, isDestroyed, isOnBattlefield, living, modelAt, unitOf } from './reads.js';
import type { RosterUnit } from './roster.js';
import { places } from './table.js';

/* States that rules read from texts ask for, beside those that the printed rules do. */

/** 19: an attached unit of which a leader or supporter and a bodyguard still live. */
function leads({ reading: { table }, unit }: StateAsked): boolean {
  const roles = new Set(living(table, unit).map((model) => unit.parts[modelAt(table, model).part]!.role));
  return roles.has('bodyguard') && roles.size > 1;
}

/** Destroyed and removed: of a model itself, of a unit all of it. */
function isGone({ reading: { table }, unit, ref }: StateAsked): boolean {
  const model = table.ground.roster.modelBy.get(ref);
  return model ? table.field.place[model.index] === places.destroyed : isDestroyed(table, unit);
}

/** Of an attached unit the models that are no leaders and support nobody. */
function isBodyguard({ reading: { table }, unit, ref }: StateAsked): boolean {
  const model = table.ground.roster.modelBy.get(ref);
  return model !== undefined && unit.parts.length > 1 && unit.parts[model.part]!.role === 'bodyguard';
}

const carrierOf = ({ reading: { table } }: StateAsked, unit: RosterUnit | undefined): RosterUnit | undefined =>
  unit && table.ground.roster.units[table.field.carrier[unit.index]! - 1];

const ownerOf = ({ reading: { table }, owner }: StateAsked): RosterUnit | undefined => unitOf(table, owner.self);

const madeMove =
  (...kinds: readonly string[]): State =>
  ({ reading: { moment }, unit }) =>
    moment.moving?.unit === unit.index && kinds.includes(moment.moving.kind);

export const toldStates: Readonly<Record<string, State>> = {
  leading: leads,
  destroyed: isGone,
  bodyguard: isBodyguard,
  'just-destroyed': ({ reading: { table }, unit }) =>
    isDestroyed(table, unit) && unit.models.some((model) => hasFallen(table, model)),
  'destroyed-by-self': ({ owner, bound }) => bound.attacker === owner.self,
  'destroyed-by-subject': ({ reading: { moment, table }, unit, ref }) => {
    const model = table.ground.roster.modelBy.get(ref);
    const fallen = moment.attacking?.fallen ?? [];
    return model
      ? fallen.includes(model.index)
      : isDestroyed(table, unit) && unit.models.some((one) => fallen.includes(one));
  },
  damaged: ({ reading: { table }, unit, ref }) => {
    const model = table.ground.roster.modelBy.get(ref);
    return (model ? [model.index] : unit.models).some((one) => isAlive(table, one) && table.field.lost[one]! > 0);
  },
  'embarked-in-self': (asked) => {
    const carrier = carrierOf(asked, asked.unit);
    return carrier !== undefined && carrier === ownerOf(asked);
  },
  'carries-self': (asked) => carrierOf(asked, ownerOf(asked)) === asked.unit,
  disembarked: ({ reading: { table }, unit }) => hasDone(table, unit, 'disembarked', 'turn'),
  embarked: (asked) => carrierOf(asked, asked.unit) !== undefined,
  carrying: (asked) => asked.reading.table.ground.roster.units.some((unit) => carrierOf(asked, unit) === asked.unit),
  'could-charge': ({ reading: { table, board }, unit }) =>
    isOnBattlefield(table, unit) && !isEngaged(board, unit.index) && !board.unitKeywords(unit.index).has('AIRCRAFT'),
  'failed-last-test': ({ bound }) => bound['failed'] === 1,
  'passed-last-test': ({ bound }) => bound['failed'] === 0,
  'made-normal-move': madeMove('normal'),
  'made-advance-move': madeMove('advance'),
  'made-fall-back-move': madeMove('fall-back', 'desperate-escape'),
  'made-ingress-move': madeMove('ingress', 'deep-strike'),
  'made-surge-move': madeMove('surge'),
};
