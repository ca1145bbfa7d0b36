import type { Length } from '@umpire/geometry';
import { facesOf, type Given, picked, returnedOf } from '@umpire/rules';
import { engagedWith, unitGap } from '../board/distances.js';
import type { MoveKind, MoveTask } from '../board/move.js';
import { isTooLargeFor } from '../board/placing.js';
import { set } from '../table/event.js';
import { isGranted, modified, type Reading } from '../table/facts.js';
import { controlEvents } from '../table/objectives.js';
import type { Edition } from '../table/reading.js';
import {
  enemiesOf,
  hasDone,
  isDestroyed,
  isIn,
  isOnBattlefield,
  isShocked,
  living,
  modelAt,
  roundOf,
  standing,
  turnSeat,
  unitAt,
  unitsOf,
} from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { hasRule, haveAll } from '../table/states.js';
import { type Deed, places, type Table } from '../table/table.js';
import { isAircraft, mayFightWith } from './aircraft.js';
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
} from './kit.js';
import { distancesOf, lengthOf, movedEvents, setUpEvents } from './moving.js';
import { disembarksOf } from './transports.js';
import { turnRulesOf } from './turn-rules.js';

/** What a unit may do as it is selected to move (09). */
export type MoveMode = 'normal' | 'advance' | 'fall-back' | 'desperate-escape' | 'ingress' | 'deep-strike' | 'surge';

/** Taking to the skies is declared with the move (21). */
const SKIES = '+skies';

export interface MoveUnitFrame {
  readonly unit: number;
  readonly kind: MoveMode;
  /** The advance roll. */
  readonly added: number;
  readonly task: MoveTask;
  /** How far a desperate escape by tests has come. */
  readonly escaping?: 'named' | 'tested' | 'fallen';
  /** Models that were lost to it. */
  readonly failed?: number;
  /** Out of the unit's own phase: what is left of its deeds is not this turn's. */
  readonly isReaction?: true;
}

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
      { id: 'escape', run: (frame, given, at) => escapeDesperately(edition, frame, given, at) },
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
          const isRolled = turnRulesOf(edition.rules).movement.escape === 'hazard-rolls';
          const isDesperate =
            kind === 'desperate-escape' || (kind === 'fall-back' && isForced(read(edition, at), unit));
          if (given || !isRolled || !isDesperate || isShocked(state, unit) || !isOnBattlefield(state, unit))
            return { events: back };
          return { call: 'battle-shock-roll', with: { unit: index } };
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
    const isFlying = said.endsWith(SKIES);
    const kind = (isFlying ? said.slice(0, -SKIES.length) : said) as MoveMode;
    return { call: 'move-unit', with: firstFrame(reading, unit, kind, isFlying) };
  }
  const options = unitsOf(at.state, seat).flatMap((unit) => [
    ...modesOf(reading, unit, part).flatMap((kind) => [
      option(`${kind}>${unit.ref}`, unit.ref),
      ...(mayFly(reading, unit, kind) ? [option(`${kind}${SKIES}>${unit.ref}`, unit.ref)] : []),
    ]),
    ...(part === 'reserves' ? [] : embarkedModes(reading, unit)).map((kind) => option(`${kind}>${unit.ref}`, unit.ref)),
  ]);
  if (reply || options.length === 0) {
    if (part === 'moves' && unitsOf(at.state, seat).some((unit) => modesOf(reading, unit, 'reserves').length > 0))
      return { frame: { asks: 'unit', arriving: true }, window: true };
    if (edition.board.hatchways)
      return { frame: { ...frame, operating: true }, call: 'operate-hatchways', with: { seat } };
    return { events: controlEvents(reading) };
  }
  return { need: pick({ seat, rule: 'select-to-move', options, min: 0 }) };
}

export const firstFrame = (reading: Reading, unit: RosterUnit, kind: MoveMode, isFlying = false): MoveUnitFrame => ({
  unit: unit.index,
  kind,
  added: 0,
  task: {
    kind,
    unit: unit.index,
    ...distancesOf(reading, unit, 0),
    ...(isFlying ? { flying: true, ...flyingCost(reading, unit) } : {}),
    ...(isGranted(reading, 'allow', 'move-through-models-and-terrain', unit) ? { passesAll: true } : {}),
  },
});

/** A move that a rule gives out of the phase for it, so many inches far; nothing where the unit may not make it (09.05, 21.02). */
export function movedBy(reading: Reading, unit: RosterUnit, kind: MoveMode, far: number): MoveUnitFrame | undefined {
  const { table, board } = reading;
  if (!isOnBattlefield(table, unit) || engagedWith(board, unit.index).length > 0 || isAircraft(table, unit))
    return undefined;
  if (hasDone(table, unit, 'surged', 'phase')) return undefined;
  const { distances: _, ...own } = firstFrame(reading, unit, kind).task;
  const task: MoveTask = { ...own, distance: lengthOf(far) };
  const frame: MoveUnitFrame = { unit: unit.index, kind, added: 0, task, isReaction: true };
  if (kind === 'normal') return hasDone(table, unit, 'normal-move', 'phase') ? undefined : frame;
  if (kind !== 'surge' || !board.rules.moves.surge) return undefined;
  if (isShocked(table, unit) || hasDone(table, unit, 'moved', 'phase')) return undefined;
  const [nearest] = nearestEnemies(reading, unit);
  return nearest === undefined ? undefined : { ...frame, task: { ...task, targets: [nearest] } };
}

/** 21.02: the enemies that are nearest, all that are equally near. */
function nearestEnemies({ table, board }: Reading, unit: RosterUnit): readonly number[] {
  const gaps = enemiesOf(table, unit.seat)
    .filter((enemy) => mayFightWith(table, unit, enemy))
    .map(({ index }) => ({ index, gap: unitGap(board, unit.index, index) ?? Number.POSITIVE_INFINITY }));
  const least = Math.min(...gaps.map(({ gap }) => gap));
  return gaps.filter(({ gap }) => gap <= least).map(({ index }) => index);
}

/** 21: a flyer that a rule moves declares whether it takes to the skies; one selected in its phase has done so with the move. 21.02: of enemies equally near its owner picks one. */
function takeToTheSkies(
  edition: Edition,
  frame: MoveUnitFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<MoveUnitFrame> {
  if (!frame.isReaction) return {};
  const reading = read(edition, at);
  const unit = unitAt(at.state, frame.unit);
  const reply = replyOf(given);
  const [key] = picked(reply);
  if (frame.kind === 'surge') {
    const near = nearestEnemies(reading, unit).map((index) => unitAt(at.state, index));
    if (reply) {
      const target = at.state.ground.roster.unitBy.get(key!)!;
      return { frame: { ...frame, task: { ...frame.task, targets: [target.index] } } };
    }
    if (near.length < 2) return {};
    const options = near.map(({ ref }) => option(ref));
    return { need: pick({ seat: unit.seat, rule: 'surge-target', about: [unit.ref], options }) };
  }
  if (!mayFly(reading, unit, frame.kind)) return {};
  if (!reply)
    return {
      need: pick({ seat: unit.seat, rule: 'take-to-the-skies', about: [unit.ref], options: [option('skies')], min: 0 }),
    };
  if (key === undefined) return {};
  return { frame: { ...frame, task: { ...frame.task, flying: true, ...flyingCost(reading, unit) } } };
}

/** 24.17: hovering costs nothing. */
const flyingCost = (reading: Reading, unit: RosterUnit): Pick<MoveTask, 'flyingCost'> =>
  hasRule(reading, unit, 'hover') ? { flyingCost: 0 as NonNullable<MoveTask['flyingCost']> } : {};

/** 21: who may take to the skies, where the edition has it declared. */
export const mayFly = ({ board }: Reading, unit: RosterUnit, kind: MoveKind): boolean => {
  const { flying } = board.rules;
  return (
    flying.taken === 'declared' && flying.kinds.includes(kind) && board.unitKeywords(unit.index).has(flying.keyword)
  );
};

const embarkedModes = (reading: Reading, unit: RosterUnit): readonly MoveKind[] =>
  hasDone(reading.table, unit, 'selected-to-move', 'phase') ? [] : disembarksOf(reading, unit);

/** The moves that a unit may make now, by the printed conditions of each; of units on the table, of reserves, or of both. */
function modesOf(reading: Reading, unit: RosterUnit, part: 'all' | 'moves' | 'reserves'): readonly MoveMode[] {
  const { table, board } = reading;
  if (isDestroyed(table, unit) || hasDone(table, unit, 'selected-to-move', 'phase')) return [];
  if (isIn(table, unit, 'reserves')) return part === 'moves' ? [] : ingressesOf(reading, unit);
  if (part === 'reserves') return [];
  if (!isOnBattlefield(table, unit) || hasDone(table, unit, 'ingressed', 'turn')) return [];
  if (isAircraft(table, unit) && turnRulesOf(reading.rules).aircraft.moves === 'only-ingress') return [];
  if (standing(table, unit).every((model) => modelAt(table, model).kind.movement === undefined)) return [];
  if (engagedWith(board, unit.index).length === 0) return ['normal', 'advance'];
  return isShocked(table, unit) ? ['desperate-escape'] : ['fall-back', 'desperate-escape'];
}

/** 20.03, 24.09: from round two; anywhere if every model has Deep Strike. */
function ingressesOf(reading: Reading, unit: RosterUnit): readonly MoveMode[] {
  const { table, board } = reading;
  if (roundOf(table) < board.rules.reserves.fromRound) return [];
  return strikesDeep(reading, unit) || isGranted(reading, 'allow', 'ingress-anywhere', unit)
    ? ['ingress', 'deep-strike']
    : ['ingress'];
}

const strikesDeep = (reading: Reading, unit: RosterUnit): boolean =>
  haveAll(reading, unit, 'deep-strike') || isGranted(reading, 'grant', 'deep-strike', unit);

/** The strip along an edge that reserves arrive in, where the edition has one. */
function stripOf({ board }: Reading): Length | undefined {
  const edge = board.rules.moves.ingress?.ends.find((end) => end.is === 'at-an-edge');
  return edge?.is === 'at-an-edge' ? edge.deep : undefined;
}

/** 03.02.02: whether a unit was set up along an edge for its size; aircraft are spared what follows. */
function isLargeArrival(reading: Reading, unit: RosterUnit, { kind, stripForLarge }: MoveTask): boolean {
  const strip = kind === 'ingress' ? stripOf(reading) : stripForLarge;
  if (strip === undefined || isAircraft(reading.table, unit)) return false;
  return living(reading.table, unit).some((model) => isTooLargeFor(modelAt(reading.table, model).kind.outline, strip));
}

/** G-12, G-16: who is let in anywhere without Deep Strike stays at an edge where its base would not fit along one. */
function letInAnywhere(reading: Reading): Pick<MoveTask, 'stripForLarge' | 'keepsToOwnHalf'> {
  const strip = stripOf(reading);
  return {
    ...(strip === undefined ? {} : { stripForLarge: strip }),
    ...(reading.rules.options.cosmicPrecisionIgnoresEnemyDZ === false ? { keepsToOwnHalf: true } : {}),
  };
}

/** What a rule changes about where a unit arrives. */
function arrivalOf(reading: Reading, unit: RosterUnit, kind: MoveMode): MoveTask {
  const clearance = modified(reading, 'ingress-clearance', unit.ref, 0);
  return {
    kind,
    unit: unit.index,
    battleRound: roundOf(reading.table),
    ...(clearance > 0 ? { clearance: lengthOf(clearance) } : {}),
    ...(kind === 'deep-strike' && !strikesDeep(reading, unit) ? letInAnywhere(reading) : {}),
  };
}

/** 09.07: one hazard roll for each model before any of them moves. */
function escapeDesperately(
  edition: Edition,
  frame: MoveUnitFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<MoveUnitFrame> {
  const { state } = at;
  const unit = unitAt(state, frame.unit);
  const isTested = frame.kind === 'desperate-escape' || isForced(read(edition, at), unit);
  if (isTested && turnRulesOf(edition.rules).movement.escape === 'tests') return testEscape(frame, given, state);
  if (!isTested || given) return isOnBattlefield(state, unit) ? { to: 'make-move' } : { to: 'move' };
  return {
    call: 'hazard-rolls',
    with: { unit: unit.index, rolls: standing(state, unit).length, purpose: 'desperate-escape' },
  };
}

/** Whether a rule makes the unit escape desperately, however it falls back: it moves as it chose to (G-21). */
const isForced = (reading: Reading, unit: RosterUnit): boolean => isGranted(reading, 'grant', 'desperate-escape', unit);

/** Who moves over enemies without a test. */
const crossesFreely = (table: Table, model: number): boolean =>
  ['TITANIC', 'FLY'].some((keyword) => modelAt(table, model).kind.keywords.has(keyword));

const TEST_FAILS_UP_TO = 2;

/** Desperate Escape tests: a die for each model that will move over enemies, for all if battle-shocked; each 1 or 2 destroys one. */
function testEscape(frame: MoveUnitFrame, given: Given | undefined, table: Table): TableOutcome<MoveUnitFrame> {
  const unit = unitAt(table, frame.unit);
  const own = standing(table, unit);
  const [about, seat] = [[unit.ref], unit.seat];
  const indexOf = (ref: string): number => table.ground.roster.modelBy.get(ref)!.index;
  const models = (options: readonly number[]) => options.map((model) => option(modelAt(table, model).ref));
  if (frame.escaping === undefined) {
    const testers = own.filter((model) => !crossesFreely(table, model));
    const named = (crossing: readonly number[]): TableOutcome<MoveUnitFrame> => {
      const free = own.filter((model) => crossesFreely(table, model));
      const task = { ...frame.task, crossing: [...free, ...crossing] };
      return { frame: { ...frame, escaping: 'named', task }, to: 'escape' };
    };
    if (isShocked(table, unit)) return named(own);
    const reply = replyOf(given);
    if (reply) return named(picked(reply).map(indexOf));
    if (testers.length <= 1) return named(testers);
    const options = models(testers);
    return { need: pick({ seat, rule: 'desperate-escape-tests', about, options, max: options.length }) };
  }
  if (frame.escaping === 'named') {
    const { crossing = [] } = frame.task;
    const tests = isShocked(table, unit) ? own : crossing.filter((model) => !crossesFreely(table, model));
    const faces = tests.length === 0 ? [] : facesOf(given)?.[0];
    if (!faces) return { need: { throw: dice(seat, 'desperate-escape', about, tests.length) } };
    const failed = faces.filter((face) => face <= TEST_FAILS_UP_TO).length;
    return { frame: { ...frame, escaping: 'tested', failed }, to: 'escape' };
  }
  const { failed = 0 } = frame;
  if (frame.escaping === 'fallen' || failed === 0)
    return isOnBattlefield(table, unit) ? { to: 'make-move' } : { to: 'move' };
  const reply = replyOf(given);
  if (!reply && failed < own.length)
    return {
      need: pick({ seat, rule: 'desperate-escape-tests', about, options: models(own), min: failed, max: failed }),
    };
  const lost = reply ? picked(reply).map(indexOf) : own;
  return {
    frame: { ...frame, escaping: 'fallen' },
    events: [
      {
        kind: 'model-destroyed',
        rule: 'desperate-escape-tests',
        of: lost.map((model) => modelAt(table, model).ref),
        writes: lost.map((model) => set(table, 'place', model, places.fallen)),
      },
    ],
    call: 'fall',
    with: { models: lost },
  };
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
  return { frame: { ...frame, added, task: { ...frame.task, ...distancesOf(reading, unit, added) } } };
}

const deedsOf: Readonly<Record<MoveMode, readonly Deed[]>> = {
  surge: ['moved', 'surged'],
  normal: ['moved', 'normal-move'],
  advance: ['moved', 'advanced'],
  'fall-back': ['moved', 'fell-back'],
  'desperate-escape': ['moved', 'fell-back'],
  ingress: ['ingressed', 'set-up'],
  'deep-strike': ['ingressed', 'set-up'],
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
  const arrives = kind === 'ingress' || kind === 'deep-strike';
  const task: MoveTask = arrives ? arrivalOf(reading, unit, kind) : frame.task;
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
  return { events: [...events, did(state, unit, ...deedsOf[kind])] };
}

const ruleOf = (kind: MoveKind): string =>
  kind === 'deep-strike' ? 'deep-strike' : kind === 'desperate-escape' ? 'desperate-escape' : `${kind}-move`;
