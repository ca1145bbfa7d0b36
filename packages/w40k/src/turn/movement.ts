import { facesOf, type Given, picked, returnedOf } from '@umpire/rules';
import { engagedWith } from '../board/distances.js';
import type { MoveKind, MoveTask } from '../board/move.js';
import { suggestMoves } from '../board/suggest/suggest.js';
import { modified, type Reading, workedOut } from '../table/facts.js';
import { isGranted } from '../table/granted.js';
import { controlEvents } from '../table/objectives.js';
import type { Edition } from '../table/reading.js';
import {
  hasDone,
  isDestroyed,
  isIn,
  isOnBattlefield,
  isShocked,
  modelAt,
  roundOf,
  standing,
  strengthOf,
  turnSeat,
  unitAt,
  unitsOf,
} from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Deed } from '../table/table.js';
import { fliesOff, isAircraft, isFreeToMove } from './aircraft.js';
import { arrivalOf, isLargeArrival, strikesDeep } from './arrivals.js';
import { escapeDesperately, escapesFreely, isForced } from './escape.js';
import { takeToTheSkies } from './given-moves.js';
import { stays } from './judging.js';
import {
  type AnyProcedure,
  type At,
  activates,
  dice,
  did,
  option,
  pick,
  proposalOf,
  propose,
  read,
  replyOf,
  type TableOutcome,
  type TableProcedure,
  whyOf,
} from './kit.js';
import { firstFrame, type MoveMode, type MoveUnitFrame, mayFly } from './move-frame.js';
import { distancesOf, goneBy, movedEvents, setUpEvents } from './moving.js';
import { disembarksOf } from './transports.js';
import { turnRulesOf } from './turn-rules.js';

/** Taking to the skies is declared with the move (21). */
const SKIES = '+skies';

/** An aircraft flies over the edge of the battlefield. */
const LEAVES = 'leave';

interface PhaseFrame {
  readonly asks?: 'window' | 'unit';
  /** All that move have moved: reserves arrive. */
  readonly arriving?: true;
  /** All have arrived: doors are opened and shut. */
  readonly operating?: true;
}

export function movementProcedures(edition: Edition): readonly AnyProcedure[] {
  const movement: TableProcedure<PhaseFrame> = {
    id: 'movement-phase',
    steps: [{ id: 'movement-phase', run: (frame, given, at) => selectToMove(edition, frame, given, at) }],
  };

  const moveUnit: TableProcedure<MoveUnitFrame> = {
    id: 'move-unit',
    steps: [
      {
        id: 'selected-to-move',
        run: ({ unit: index, kind }, _, { state }) => {
          const unit = unitAt(state, index);
          const to =
            kind === 'fall-back' || kind === 'desperate-escape' ? 'selected-to-fall-back' : 'take-to-the-skies';
          return { events: [did(state, unit, 'selected-to-move'), ...activates(state, unit.seat)], to };
        },
      },
      { id: 'selected-to-fall-back', run: () => ({ to: 'escape' }) },
      {
        id: 'escape',
        run: (frame, given, at) => {
          const reading = read(edition, at);
          const unit = unitAt(at.state, frame.unit);
          const isHeld = ['fall-back', 'move'].some((what) => isGranted(reading, 'forbid', what, unit));
          if (isHeld) return { events: activates(at.state, turnSeat(at.state)), to: 'end' };
          return escapeDesperately(edition, frame, given, at);
        },
      },
      { id: 'take-to-the-skies', run: (frame, given, at) => takeToTheSkies(edition, frame, given, at) },
      { id: 'advance-roll', run: (frame, given, at) => advanceRoll(edition, frame, given, at) },
      { id: 'make-move', run: (frame, given, at) => makeMove(edition, frame, given, at) },
      { id: 'move', run: () => ({}) },
      {
        id: 'after-move',
        run: ({ unit: index, kind }, given, at) => {
          const { state } = at;
          const unit = unitAt(state, index);
          const back = activates(state, turnSeat(state));
          const rolls = { call: 'battle-shock-roll', with: { unit: index } };
          if (given) return { events: back };
          if (rollsOnReturn(read(edition, at), unit, kind)) return rolls;
          const isRolled = turnRulesOf(edition.rules).movement.escape === 'hazard-rolls';
          const isDesperate =
            kind === 'desperate-escape' || (kind === 'fall-back' && isForced(read(edition, at), unit));
          if (!isRolled || !isDesperate || isShocked(state, unit) || !isOnBattlefield(state, unit))
            return { events: back };
          return rolls;
        },
      },
      {
        id: 'get-in',
        run: ({ unit, kind }, given) => (given || !mayEmbark.has(kind) ? {} : { call: 'embark', with: { unit } }),
      },
    ],
  };
  const afterDisembarking: TableProcedure<{ readonly unit: number; readonly kind: MoveMode }> = {
    id: 'move-after-disembarking',
    steps: [
      {
        id: 'move-after-disembarking',
        run: ({ unit, kind }, given, at) =>
          given ? {} : { call: 'move-unit', with: firstFrame(read(edition, at), unitAt(at.state, unit), kind) },
      },
    ],
  };
  return [movement, moveUnit, afterDisembarking];
}

/** Whether a repositioned unit rolls for battle-shock now that it is back: below half strength, it was away when the others rolled. */
const rollsOnReturn = ({ table, rules }: Reading, unit: RosterUnit, kind: MoveMode): boolean =>
  isArrival(kind) &&
  turnRulesOf(rules).battleShock.away === 'roll-when-set-up-again' &&
  table.field.repositioned[unit.index] === 1 &&
  isOnBattlefield(table, unit) &&
  strengthOf(table, unit) === 'below-half';

const isArrival = (kind: MoveMode): boolean => kind === 'ingress' || kind === 'deep-strike';

/** Moves whose end is a place, with no way to it. */
const isSetUp = (kind: MoveMode): boolean => isArrival(kind) || kind === 'displace';

/** 18.02: moves after which a unit may get into a transport. */
const mayEmbark: ReadonlySet<string> = new Set(['normal', 'advance', 'fall-back', 'desperate-escape']);

/** 09.02: the player's units are selected one at a time; who is not selected remains stationary. */
function selectToMove(edition: Edition, frame: PhaseFrame, given: Given | undefined, at: At): TableOutcome<PhaseFrame> {
  const reading = read(edition, at);
  const seat = turnSeat(at.state);
  if (frame.operating) return { events: controlEvents(reading) };
  if (returnedOf(given) || (frame.asks ?? 'window') === 'window')
    return { frame: { ...frame, asks: 'unit' }, window: true };
  const isApart = turnRulesOf(edition.rules).movement.reserves === 'after-moves';
  const part = !isApart ? 'all' : frame.arriving ? 'reserves' : 'moves';
  const reply = replyOf(given);
  const [key] = picked(reply);
  if (key !== undefined) {
    const [said = '', ref = ''] = key.split('>');
    const unit = reading.table.ground.roster.unitBy.get(ref)!;
    if (said.startsWith('disembark-')) return { call: 'disembark', with: { unit: unit.index, kind: said } };
    if (said === LEAVES)
      return {
        frame: { ...frame, asks: 'unit' },
        events: [fliesOff(at.state, unit), did(at.state, unit, 'selected-to-move')],
        window: true,
      };
    const isFlying = said.endsWith(SKIES);
    const kind = (isFlying ? said.slice(0, -SKIES.length) : said) as MoveMode;
    return { call: 'move-unit', with: firstFrame(reading, unit, kind, isFlying) };
  }
  const options = unitsOf(at.state, seat).flatMap((unit) => [
    ...modesOf(reading, unit, part).flatMap((kind) => [
      option(`${kind}>${unit.ref}`, unit.ref),
      ...(mayFly(reading, unit, kind) ? [option(`${kind}${SKIES}>${unit.ref}`, unit.ref)] : []),
    ]),
    ...(part !== 'reserves' && mustFly(reading, unit) ? [option(`${LEAVES}>${unit.ref}`, unit.ref)] : []),
    ...(part === 'reserves' ? [] : embarkedModes(reading, unit)).map((kind) => option(`${kind}>${unit.ref}`, unit.ref)),
  ]);
  if (reply || options.length === 0) {
    if (part === 'moves' && unitsOf(at.state, seat).some((unit) => modesOf(reading, unit, 'reserves').length > 0))
      return { frame: { asks: 'unit', arriving: true }, window: true };
    if (edition.board.hatchways)
      return { frame: { ...frame, operating: true }, call: 'operate-hatchways', with: { seat } };
    return { events: controlEvents(reading) };
  }
  const min = unitsOf(at.state, seat).some((unit) => part !== 'reserves' && mustFly(reading, unit)) ? 1 : 0;
  return { need: pick({ seat, rule: 'select-to-move', options, min }) };
}

const embarkedModes = (reading: Reading, unit: RosterUnit): readonly MoveKind[] =>
  hasDone(reading.table, unit, 'selected-to-move', 'phase') ? [] : disembarksOf(reading, unit);

/** The moves that a unit may make now, by the printed conditions of each; of units on the table, of reserves, or of both. */
function modesOf(reading: Reading, unit: RosterUnit, part: 'all' | 'moves' | 'reserves'): readonly MoveMode[] {
  const { table, board } = reading;
  if (isDestroyed(table, unit) || hasDone(table, unit, 'selected-to-move', 'phase')) return [];
  if (isOnBattlefield(table, unit) && isGranted(reading, 'forbid', 'move', unit)) return [];
  if (isIn(table, unit, 'reserves')) return part === 'moves' ? [] : ingressesOf(reading, unit);
  if (part === 'reserves') return [];
  if (!isOnBattlefield(table, unit) || hasDone(table, unit, 'ingressed', 'turn')) return [];
  if (isAircraft(table, unit)) {
    if (turnRulesOf(reading.rules).aircraft.moves === 'only-ingress') return [];
    return suggestMoves(board, firstFrame(reading, unit, 'aircraft').task)[0] === undefined ? [] : ['aircraft'];
  }
  const isStill = standing(table, unit).every((model) => modelAt(table, model).kind.movement === undefined);
  if (isStill && table.field.hovers[unit.index] === 0) return [];
  if (engagedWith(board, unit.index).length === 0 || isFreeToMove(reading, unit))
    return ['normal', 'advance', ...(isGranted(reading, 'allow', 'displace', unit) ? (['displace'] as const) : [])];
  return isShocked(table, unit) && !escapesFreely(reading, unit)
    ? ['desperate-escape']
    : ['fall-back', 'desperate-escape'];
}

/** An aircraft on the battlefield does not stay where it is. */
const mustFly = ({ table, rules }: Reading, unit: RosterUnit): boolean =>
  turnRulesOf(rules).aircraft.moves === 'straight-on' &&
  isAircraft(table, unit) &&
  isOnBattlefield(table, unit) &&
  !hasDone(table, unit, 'selected-to-move', 'phase') &&
  !hasDone(table, unit, 'ingressed', 'turn');

/** 20.03, 24.09: from round two; anywhere if every model has Deep Strike. */
function ingressesOf(reading: Reading, unit: RosterUnit): readonly MoveMode[] {
  const { table, board } = reading;
  if (roundOf(table) < board.rules.reserves.fromRound || table.field.kept[unit.index] === 1) return [];
  return strikesDeep(reading, unit) || isGranted(reading, 'allow', 'ingress-anywhere', unit)
    ? ['ingress', 'deep-strike']
    : ['ingress'];
}

/** 09.06: D6 more, for the whole unit; unless a rule says how far. */
function advanceRoll(
  edition: Edition,
  frame: MoveUnitFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<MoveUnitFrame> {
  if (frame.kind !== 'advance') return {};
  const reading = read(edition, at);
  const unit = unitAt(at.state, frame.unit);
  const addedBy = (roll: number): number => modified(reading, 'advance-roll', unit.ref, roll);
  const isForbidden = isGranted(reading, 'forbid', 'advance-roll', unit);
  // what a rule sets is not rolled for
  const fixed = isForbidden || addedBy(1) === addedBy(6);
  const [[face = 0] = []] = facesOf(given) ?? [];
  if (!given && !fixed) return { need: { throw: dice(unit.seat, 'advance', [unit.ref], 1) } };
  const added = isForbidden ? 0 : Math.max(0, addedBy(face));
  const say = { for: 'advance-roll', rolled: added, why: [whyOf(workedOut(reading, 'advance-roll', unit.ref, face))] };
  return {
    frame: { ...frame, added, task: { ...frame.task, ...distancesOf(reading, unit, added) } },
    events: isForbidden ? [] : [{ kind: 'roll', of: [unit.ref], say }],
  };
}

const deedsOf: Readonly<Record<MoveMode, readonly Deed[]>> = {
  displace: ['moved', 'advanced', 'set-up'],
  surge: ['moved', 'surged'],
  approach: ['moved', 'normal-move'],
  aircraft: ['moved', 'normal-move'],
  normal: ['moved', 'normal-move'],
  advance: ['moved', 'advanced'],
  'fall-back': ['moved', 'fell-back'],
  'desperate-escape': ['moved', 'fell-back'],
  ingress: ['ingressed', 'set-up'],
  'deep-strike': ['ingressed', 'struck-deep', 'set-up'],
};

/** A whole unit's move is one answer. */
function makeMove(
  edition: Edition,
  frame: MoveUnitFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<MoveUnitFrame> {
  const reading = read(edition, at);
  const { state } = at;
  const unit = unitAt(state, frame.unit);
  const { kind } = frame;
  const proposal = proposalOf(given);
  const arrives = isSetUp(kind);
  const task: MoveTask = arrives ? arrivalOf(reading, unit, frame) : frame.task;
  if (proposal === undefined)
    return {
      frame: { ...frame, task },
      need: propose(unit.seat, ruleOf(kind), [unit.ref], arrives ? 'set-up' : 'move'),
    };
  if (stays(proposal)) return { to: 'after-move' };
  if (arrives) {
    const barred = isLargeArrival(reading, unit, task) ? (['set-up-large'] as const) : [];
    return { events: [...setUpEvents(reading, unit, task, proposal), did(state, unit, ...deedsOf[kind], ...barred)] };
  }
  const { events } = movedEvents(reading, unit, task, proposal);
  return {
    frame: { ...frame, gone: goneBy(reading, proposal) },
    events: [...events, did(state, unit, ...deedsOf[kind])],
  };
}

const ruleOf = (kind: MoveKind): string =>
  kind === 'deep-strike' ? 'deep-strike' : kind === 'desperate-escape' ? 'desperate-escape' : `${kind}-move`;
