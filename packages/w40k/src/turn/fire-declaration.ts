import type { Choice, Frame, Reason, Verdict } from '@umpire/rules';
import { isUnitWithin } from '../board/distances.js';
import { areScreened } from '../board/sight.js';
import type { Reading } from '../table/facts.js';
import { rangeOf } from '../table/range.js';
import type { Edition } from '../table/reading.js';
import { enemiesOf, isOnBattlefield, modelAt, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { profileOf, type Shot, type Sighted } from '../table/volley.js';
import { whileRead } from '../table/while-read.js';
import { isWith } from './armory.js';
import { armName, type FireProposal, rangedOf, type ShootFrame, weaponKey } from './fire-frame.js';
import { fireReason, judgeOf } from './fire-judge.js';
import { deckFaults, deckOf, firstLent } from './firing-deck.js';
import { type At, read } from './kit.js';
import { lengthOf } from './moving.js';
import { cited } from './turn-rules.js';

interface ReadFire {
  readonly shots: readonly (Shot & Sighted)[];
  readonly reasons: readonly Reason[];
}

/** Reads a declaration, and judges every weapon against its target (04.01, 04.02). */
export function readFire(reading: Reading, frame: ShootFrame, proposal: unknown): ReadFire {
  const { table } = reading;
  const unit = unitAt(table, frame.unit);
  const at =
    typeof proposal === 'object' && proposal !== null && 'at' in proposal ? (proposal as FireProposal).at : undefined;
  if (typeof at !== 'object' || at === null)
    return {
      shots: [],
      reasons: [fireReason('select-targets-step', 'fire-shape', 'a declaration names weapons by target', 'at')],
    };
  const own = rangedOf(reading, unit);
  const named = Object.values(at).some((keys) => keys !== 'all');
  const byKey = new Map(named ? own.map((shot) => [weaponKey(reading, shot), shot]) : []);
  const shots: (Shot & Sighted)[] = [];
  const reasons: Reason[] = [];
  const used = new Set<string>();
  const mayFire = (name: string): boolean => frame.again?.includes(name) ?? true;
  const unnamed = new Set<Shot>();
  const judged = judgeOf(reading, frame);
  for (const [ref, keys] of Object.entries(at)) {
    const path = `at.${ref}`;
    const target = table.ground.roster.unitBy.get(ref);
    if (!target || target.seat === unit.seat || !isOnBattlefield(table, target)) {
      reasons.push(
        fireReason('select-targets-step', 'no-target', 'that is no enemy unit on the battlefield', path, ref),
      );
      continue;
    }
    if (keys === 'all') {
      if (isOutOfSight(reading, frame, unit, target)) continue;
      for (const shot of firstLent(reading, unit, firstProfiles(own))) {
        const aimed = { ...shot, target: target.index };
        const name = armName(shot);
        if (used.has(name) || !mayFire(name)) continue;
        const made = judged(aimed, target);
        if ('reason' in made) continue;
        used.add(name);
        shots.push(made.shot);
        unnamed.add(made.shot);
      }
      continue;
    }
    if (!Array.isArray(keys)) {
      reasons.push(fireReason('select-targets-step', 'fire-shape', 'a list of weapons, or "all"', path));
      continue;
    }
    for (const [i, key] of keys.entries()) {
      const shot = byKey.get(String(key));
      const place = `${path}[${i}]`;
      if (!shot) {
        reasons.push(
          fireReason('select-weapons-step', 'no-weapon', 'the unit has no such ranged weapon', place, String(key)),
        );
        continue;
      }
      const name = armName(shot);
      if (used.has(name) || !mayFire(name)) {
        reasons.push(
          fireReason('select-weapons-step', 'weapon-twice', 'a weapon fires once, by one profile', place, String(key)),
        );
        continue;
      }
      used.add(name);
      const made = judged({ ...shot, target: target.index }, target);
      if ('reason' in made) reasons.push({ ...made.reason, path: place, found: String(key) });
      else shots.push(made.shot);
    }
  }
  // whoever fires "all" leaves its close-quarters weapons where it has others
  const left = new Set(mixedIn(reading, frame, unit, shots).filter((shot) => unnamed.has(shot)));
  const fired = shots.filter((shot) => !left.has(shot));
  return {
    shots: fired,
    reasons: [...reasons, ...deckReasons(unit, fired), ...mixedReasons(reading, frame, unit, fired)],
  };
}

/** Whether no weapon of the unit can be fired at another: all are out of range, or nobody sees it who must. */
export const isOutOfSight = (
  reading: Reading,
  { type, models }: ShootFrame,
  unit: RosterUnit,
  target: RosterUnit,
): boolean =>
  models === undefined &&
  hopeless(reading, `${type}>${unit.ref}>${target.ref}`, () => {
    const { table, board } = reading;
    const ranges = rangedOf(reading, unit).map((shot) =>
      rangeOf(reading, shot.model, profileOf(table, shot)?.weapon.range ?? 0),
    );
    if (!isUnitWithin(board, unit.index, target.index, lengthOf(Math.max(0, ...ranges)))) return true;
    return type !== 'indirect' && areScreened(board, unit.index, target.index);
  });

const hopeless = whileRead<boolean>();

const firstProfiles = (own: readonly Omit<Shot, 'target'>[]) => own.filter(({ profile }) => profile === 0);

/** 24.14: so many passengers, and a weapon of each. */
function deckReasons(unit: RosterUnit, shots: readonly Shot[]): readonly Reason[] {
  const fault = deckFaults(unit, shots);
  if (fault === undefined) return [];
  const message =
    fault === 'too-many' ? `at most ${deckOf(unit)} passengers lend a weapon` : 'a passenger lends one weapon';
  return [fireReason('firing-deck', `firing-deck-${fault}`, message, unit.ref)];
}

/** 24.07: who is no MONSTER or VEHICLE fires its close-quarters weapons or its others, not both. */
function mixedReasons(
  reading: Reading,
  frame: ShootFrame,
  unit: RosterUnit,
  shots: readonly Shot[],
): readonly Reason[] {
  const [mixed] = mixedIn(reading, frame, unit, shots);
  if (!mixed) return [];
  const message = 'fires close-quarters weapons or its others, not both';
  return [fireReason('close-quarters', 'weapons-mixed', message, modelAt(reading.table, mixed.model).ref)];
}

/** The close-quarters weapons of models that fire others too. */
function mixedIn<S extends Shot>(
  reading: Reading,
  { type }: ShootFrame,
  unit: RosterUnit,
  shots: readonly S[],
): readonly S[] {
  const { engaged } = reading.rules.numbers.shooting;
  if (type === 'close-quarters') return [];
  const light = shots.filter(
    ({ model }) => !engaged.keywords.some((keyword) => modelAt(reading.table, model).kind.keywords.has(keyword)),
  );
  const close = new Set(
    light.filter((shot) => engaged.abilities.some((ability) => isWith(reading, unit, shot, ability))),
  );
  const withOthers = new Set(light.filter((shot) => !close.has(shot)).map(({ model }) => model));
  return [...close].filter(({ model }) => withOthers.has(model));
}

/**
 * 04.03.03: what is left of a declaration after others have answered it: weapons whose target may no longer be fired at choose
 * anew, or make no attacks where there is nobody else. The same frame where nothing has changed.
 */
export function answered(reading: Reading, frame: ShootFrame): ShootFrame {
  const { table } = reading;
  const judged = judgeOf(reading, { ...frame, again: [] });
  const isLost = (shot: Shot): boolean => 'reason' in judged(shot, unitAt(table, shot.target));
  const lost = frame.shots.filter(isLost);
  if (lost.length === 0) return frame;
  const shots = frame.shots.filter((shot) => !lost.includes(shot));
  const kept = { ...frame, shots, targets: [...new Set(shots.map(({ target }) => target))] };
  const choosing: ShootFrame = { ...kept, again: lost.map(armName) };
  const isAnybody = enemiesOf(table, unitAt(table, frame.unit).seat).some(
    ({ ref }) => readFire(reading, choosing, { at: { [ref]: 'all' } }).shots.length > 0,
  );
  return isAnybody ? choosing : kept;
}

/** The only law over a unit's fire. */
export const fireValidator =
  (edition: Edition) =>
  (proposal: unknown, _: Choice, frame: Frame, at: At): Verdict => {
    const reading = read(edition, at);
    const data = frame.data as ShootFrame;
    const { shots, reasons } = readFire(reading, data, proposal);
    const targets = new Set(shots.map(({ target }) => target));
    const several =
      data.type === 'snap' && targets.size > 1
        ? [fireReason('snap-shooting', 'one-target', 'snap shooting has one target', 'at')]
        : [];
    const all = [...reasons, ...several];
    if (all.length === 0) return { legal: true };
    return {
      legal: false,
      reasons: all.map(cited(edition.rules)),
      nearest: several.length > 0 ? { at: {} } : proposalFor(reading, legalOf(reading, data, shots)),
    };
  };

/** Without the close-quarters weapons of models that fire others too. */
export const legalOf = (reading: Reading, frame: ShootFrame, shots: readonly Shot[]): readonly Shot[] => {
  const mixed = new Set(mixedIn(reading, frame, unitAt(reading.table, frame.unit), shots));
  return shots.filter((shot) => !mixed.has(shot));
};

/** The unit's ranged weapons, as a proposal names them. */
export const weaponsOf = (reading: Reading, { unit }: ShootFrame): readonly string[] =>
  firstProfiles(rangedOf(reading, unitAt(reading.table, unit))).map((shot) => weaponKey(reading, shot));

/** Shots as a proposal names them. */
export function proposalFor(reading: Reading, shots: readonly Shot[]): FireProposal {
  const at: Record<string, string[]> = {};
  for (const shot of shots) {
    const { ref } = unitAt(reading.table, shot.target);
    at[ref] = [...(at[ref] ?? []), weaponKey(reading, shot)];
  }
  return { at };
}
