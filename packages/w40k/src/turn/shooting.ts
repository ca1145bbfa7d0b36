import { facesOf, type Given, picked, returnedOf } from '@umpire/rules';
import { isEngaged } from '../board/distances.js';
import { hasState, type Reading } from '../table/facts.js';
import { isGranted } from '../table/granted.js';
import { isEligibleToShoot } from '../table/may-shoot.js';
import { controlEvents } from '../table/objectives.js';
import type { Edition } from '../table/reading.js';
import {
  enemiesOf,
  isOnBattlefield,
  modelAt,
  roundOf,
  type Strength,
  standing,
  strengthOf,
  turnSeat,
  unitAt,
  unitsOf,
  woundsOf,
} from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { failedHazards } from '../table/suffering.js';
import type { Note } from '../table/table.js';
import type { Shot, Sighted } from '../table/volley.js';
import { startEvents, startsOf } from './acting.js';
import { isWith } from './armory.js';
import { answered, proposalFor, readFire } from './fire-declaration.js';
import { rangedOf, type ShootFrame, type ShootingType, shootWith } from './fire-frame.js';
import { lendersOf } from './firing-deck.js';
import { afterTheCharge, hazardRolls } from './hazards.js';
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
import { anyListensTo } from './listens.js';
import type { Scoring } from './scoring.js';
import { nextOnDeath } from './shoot-on-death.js';
import { turnRulesOf } from './turn-rules.js';
import type { VolleyFrame } from './volley.js';

interface PhaseFrame {
  readonly asks?: 'window' | 'unit';
}

export function shootingProcedures(edition: Edition, scoring: Scoring): readonly AnyProcedure[] {
  const phase: TableProcedure<PhaseFrame> = {
    id: 'shooting-phase',
    steps: [{ id: 'shooting-phase', run: (frame, given, at) => selectToShoot(edition, scoring, frame, given, at) }],
  };

  const shoot: TableProcedure<ShootFrame> = {
    id: 'shoot',
    period: 'attacks',
    steps: [
      {
        id: 'selected-to-shoot',
        run: ({ unit: index, models }, _, { state }) => {
          const unit = unitAt(state, index);
          const selected = models ? [] : [did(state, unit, 'selected-to-shoot')];
          return { events: [...selected, ...activates(state, unit.seat)] };
        },
      },
      { id: 'select-targets', run: (frame, given, at) => selectTargets(edition, frame, given, at) },
      { id: 'weapons-told', run: (frame, given, at) => tellWeapons(edition, frame, given, at) },
      { id: 'targets-selected', run: () => ({}) },
      {
        id: 'targets-stand',
        run: ({ again: _, ...frame }, __, at) => {
          if (frame.asOf === at.state.effectsMade) return { frame };
          const now = answered(read(edition, at), frame);
          return now.again ? { frame: now, to: 'select-targets' } : { frame: now };
        },
      },
      { id: 'resolve-attacks', run: (frame, given, at) => resolveTargets(edition, frame, given, at) },
      { id: 'hazards', run: (frame, given, at) => hazards(edition, frame, given, at) },
      { id: 'shots-on-death', run: (frame, _, at) => nextOnDeath(read(edition, at), frame) ?? {} },
      {
        id: 'clear-fallen',
        run: ({ fallen, unit, shots }, given) => {
          if (fallen.length > 0 && !given) return { call: 'fall', with: { models: fallen, by: unit } };
          // 04.03: who made no attacks has not shot, and nothing answers it
          return shots.length === 0 ? { to: 'shoot-ends' } : {};
        },
      },
      {
        id: 'unit-shot',
        run: ({ unit: index, models }, _, { state }) =>
          models ? {} : { events: [did(state, unitAt(state, index), 'shot')] },
      },
      { id: 'shoot-ends', run: (_, __, { state }) => ({ events: activates(state, turnSeat(state)) }) },
    ],
  };

  const weaponTarget: TableProcedure<object> = {
    id: 'weapon-target',
    steps: [{ id: 'weapon-target-chosen', run: () => ({}) }],
  };

  const attackTarget: TableProcedure<TargetFrame> = {
    id: 'attack-target',
    steps: [
      {
        id: 'attacks',
        run: (frame, given, { state }) => {
          const returned = returnedOf(given) as VolleyFrame | undefined;
          if (returned)
            return {
              frame: { ...frame, fallen: returned.destroyed ?? [], ...(returned.isHit ? { isHit: true } : {}) },
            };
          const { unit, target, phase: now, snap, shots } = frame;
          return {
            frame: { ...frame, before: strengthOf(state, unitAt(state, target)) },
            call: 'volley',
            with: { target, of: { kind: 'attacks', unit, phase: now, snap, shots } } satisfies VolleyFrame,
          };
        },
      },
      { id: 'unit-attacked', run: () => ({}) },
      { id: 'target-resolved', run: () => ({}) },
    ],
  };
  return [phase, shoot, weaponTarget, attackTarget];
}

/** All attacks of a unit at one target. */
export interface TargetFrame {
  readonly unit: number;
  readonly target: number;
  readonly phase: 'shooting' | 'fight';
  readonly snap: boolean;
  readonly shots: readonly (Shot & Sighted)[];
  readonly fallen: readonly number[];
  /** An attack has hit it. */
  readonly isHit?: true;
  /** How the target stood before the attacks. */
  readonly before?: Strength;
}

/** 10.02: the player's units shoot one at a time. */
function selectToShoot(
  edition: Edition,
  scoring: Scoring,
  { asks = 'window' }: PhaseFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<PhaseFrame> {
  const reading = read(edition, at);
  if (returnedOf(given) || asks === 'window') return { frame: { asks: 'unit' }, window: true };
  const seat = turnSeat(at.state);
  const reply = replyOf(given);
  const [key] = picked(reply);
  const starts = startsOf(reading, seat, scoring);
  const start = starts.find((one) => one.key === key);
  if (start) return { frame: { asks: 'unit' }, events: startEvents(at.state, start), window: true };
  if (key !== undefined) {
    const [type, ref] = key.split('>') as [ShootingType, string];
    return { call: 'shoot', with: shootWith(reading.table.ground.roster.unitBy.get(ref)!, type) };
  }
  const options = unitsOf(at.state, seat).flatMap((unit) =>
    typesOf(reading, unit).map((type) => option(`${type}>${unit.ref}`, unit.ref)),
  );
  options.push(...starts.map((one) => option(one.key, one.unit.ref)));
  if (reply || options.length === 0) return { events: controlEvents(reading) };
  return { need: pick({ seat, rule: 'select-to-shoot', options, min: 0 }) };
}

/** The shooting types that a unit may use now; where the edition asks for it, those by which it may shoot at somebody. */
function typesOf(reading: Reading, unit: RosterUnit): readonly ShootingType[] {
  const types = typesBy(reading, unit);
  if (reading.rules.numbers.shooting.needsTarget !== true) return types;
  return types.filter((type) => {
    const frame = shootWith(unit, type);
    return enemiesOf(reading.table, unit.seat).some(
      ({ ref }) => readFire(reading, frame, { at: { [ref]: 'all' } }).shots.length > 0,
    );
  });
}

/** By the printed conditions of each type. */
function typesBy(reading: Reading, unit: RosterUnit): readonly ShootingType[] {
  const { board } = reading;
  if (!isEligibleToShoot(reading, unit)) return [];
  const has = (state: string): boolean => hasState(reading, state, unit.ref, { self: unit.ref, seat: unit.seat }, {});
  const { shooting } = reading.rules.numbers;
  const mayAfterAdvance = isGranted(reading, 'allow', 'shoot-after-advancing', unit);
  const carries = (abilities: readonly string[]): boolean =>
    rangedOf(reading, unit).some((shot) => abilities.some((ability) => isWith(reading, unit, shot, ability)));
  const isHeavy = shooting.engaged.keywords.some((keyword) => board.unitKeywords(unit.index).has(keyword));
  if (isEngaged(board, unit.index)) {
    if (has('advanced') && !mayAfterAdvance) return [];
    return isHeavy || carries(shooting.engaged.abilities) ? ['close-quarters'] : [];
  }
  if (has('advanced') && !mayAfterAdvance) return carries(shooting.afterAdvance) ? ['assault'] : [];
  if (rangedOf(reading, unit).length === 0) return [];
  return carries(['indirect-fire']) ? ['normal', 'indirect'] : ['normal'];
}

/** 04.01, 04.02: which weapons, at whom, is one answer. */
function selectTargets(
  edition: Edition,
  frame: ShootFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<ShootFrame> {
  const unit = unitAt(at.state, frame.unit);
  const proposal = proposalOf(given);
  if (proposal === undefined) return { need: propose(unit.seat, 'select-targets-step', [unit.ref], 'shoot') };
  const reading = read(edition, at);
  const { shots } = readFire(reading, frame, proposal);
  const kept = frame.again ? frame.shots : [];
  const targets = [...new Set([...kept, ...shots].map(({ target }) => target))];
  const say = { type: frame.type, at: proposalFor(reading, shots).at };
  return {
    frame: {
      ...frame,
      shots: [...kept, ...shots],
      targets,
      done: [],
      told: kept.length,
      asOf: at.state.effectsMade,
      woundsBefore: targets.map((target) => woundsOf(at.state, unitAt(at.state, target))),
    },
    events: [
      {
        kind: 'targets-selected',
        of: [unit.ref, ...targets.map((one) => unitAt(at.state, one).ref)],
        say,
        notes: spentBy(reading, unit, shots),
      },
      ...lendersOf(at.state, shots).map((lender) => did(at.state, lender, 'lent-weapons')),
    ],
  };
}

/** 24.26: weapons that were selected for the one time of the battle. */
const spentBy = (reading: Reading, unit: RosterUnit, shots: readonly Shot[]): readonly Note[] =>
  shots
    .filter((shot) => isWith(reading, unit, shot, 'one-shot'))
    .map(({ model, lender, arm }) => ({
      kind: 'one-shot',
      seat: unit.seat,
      what: arm,
      place: modelAt(reading.table, lender ?? model).ref,
      phase: reading.table.field.phase[0]!,
      round: roundOf(reading.table),
    }));

function tellWeapons(
  edition: Edition,
  frame: ShootFrame,
  _: Given | undefined,
  { state }: At,
): TableOutcome<ShootFrame> {
  const { told, shots } = frame;
  const shot = shots[told];
  if (!shot || !anyListensTo(edition, state, 'weapon-target-chosen')) return {};
  const { model, arm, target } = shot;
  return {
    frame: { ...frame, told: told + 1 },
    call: 'weapon-target',
    with: { model, arm, target, unit: frame.unit },
  };
}

/** What has come of attacks at one target, with what came of those before. */
export const resolved = (
  { fallen, hit = [] }: Pick<ShootFrame, 'fallen' | 'hit'>,
  { fallen: more, target, isHit }: TargetFrame,
): Pick<ShootFrame, 'fallen' | 'hit'> => ({ fallen: [...fallen, ...more], hit: isHit ? [...hit, target] : hit });

/** 04.03: target by target, as the attacker chooses. */
function resolveTargets(
  _: Edition,
  frame: ShootFrame,
  given: Given | undefined,
  { state }: At,
): TableOutcome<ShootFrame> {
  const returned = returnedOf(given) as TargetFrame | undefined;
  const now = returned ? { ...frame, ...resolved(frame, returned) } : frame;
  const open = now.targets.filter(
    (target) => !now.done.includes(target) && standing(state, unitAt(state, target)).length > 0,
  );
  const unit = unitAt(state, now.unit);
  const [chosen] = picked(replyOf(given));
  const next =
    chosen === undefined ? (open.length === 1 ? open[0] : undefined) : state.ground.roster.unitBy.get(chosen)!.index;
  if (open.length === 0 || (now.models ?? standing(state, unit)).length === 0) return { frame: now };
  if (next === undefined) {
    const options = open.map((target) => option(unitAt(state, target).ref));
    return { frame: now, need: pick({ seat: unit.seat, rule: 'resolve-attacks', about: [unit.ref], options }) };
  }
  const shots = now.shots.filter(({ target }) => target === next);
  const call: TargetFrame = {
    unit: now.unit,
    target: next,
    phase: 'shooting',
    snap: now.type === 'snap',
    shots,
    fallen: [],
  };
  return { frame: { ...now, done: [...now.done, next] }, call: 'attack-target', with: call };
}

/** 24.15: one hazard roll for each such weapon that was selected. */
function hazards(edition: Edition, frame: ShootFrame, given: Given | undefined, at: At): TableOutcome<ShootFrame> {
  // who shoots as it is destroyed passes its hazard rolls
  if (returnedOf(given) || frame.stage || frame.models) return {};
  const reading = read(edition, at);
  const unit = unitAt(at.state, frame.unit);
  const rolls = hazardRolls(reading, unit, frame.shots, 'shooting');
  if (rolls === 0 || !isOnBattlefield(at.state, unit)) return {};
  const now: ShootFrame = { ...frame, stage: 'hazard' };
  const charge = at.frames.findLast(({ procedure }) => procedure === 'charge');
  if (!charge || turnRulesOf(edition.rules).hazardsInCharge === 'at-once')
    return { frame: now, call: 'hazard-rolls', with: { unit: unit.index, rolls, purpose: 'hazardous' } };
  const faces = facesOf(given)?.[0];
  if (!faces) return { need: { throw: dice(unit.seat, 'hazard', [unit.ref], rolls) } };
  const failed = failedHazards(reading, unit, faces);
  return { frame: now, later: failed === 0 ? [] : [afterTheCharge(unit, charge.id, failed)] };
}
