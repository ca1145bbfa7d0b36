import { issue } from '@umpire/kernel';
import type { Choice, Frame, Reason, Verdict } from '@umpire/rules';
import { engagedWith, isEngaged, isModelWithin, isUnitWithin, modelEngagedWith } from '../board/distances.js';
import { areScreened } from '../board/sight.js';
import { hasState, type Reading } from '../table/facts.js';
import { firedAtFrom, isLoneAndFar, seenWithin } from '../table/lone-operative.js';
import { rangeOf } from '../table/range.js';
import type { Edition } from '../table/reading.js';
import { enemiesOf, isOnBattlefield, modelAt, standing, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { profileOf, type Shot, type Sighted } from '../table/volley.js';
import { whileRead } from '../table/while-read.js';
import { armory, isWith } from './armory.js';
import { deckFaults, deckOf, firstLent, lentTo } from './firing-deck.js';
import { type At, read } from './kit.js';
import { lengthOf } from './moving.js';
import { sighted, sightOf } from './sighting.js';

/** 10.04 to 10.07 and 15.09. */
const shootingTypes = ['normal', 'assault', 'close-quarters', 'indirect', 'snap'] as const;
export type ShootingType = (typeof shootingTypes)[number];

/** What a unit fires at whom: keys of weapons by target, or all that may fire at it. */
export interface FireProposal {
  readonly at: Readonly<Record<string, readonly string[] | 'all'>>;
}

export interface ShootFrame {
  readonly unit: number;
  readonly type: ShootingType;
  readonly targets: readonly number[];
  readonly shots: readonly (Shot & Sighted)[];
  /** Targets whose attacks are resolved. */
  readonly done: readonly number[];
  /** Weapons whose targets were told of, one by one (W-WEAPON-TARGET). */
  readonly told: number;
  readonly fallen: readonly number[];
  /** Targets that some attack has hit. */
  readonly hit?: readonly number[];
  /** What the targets had left as they were selected, in the same order. */
  readonly woundsBefore?: readonly number[];
  readonly stage?: 'hazard';
  /** Effects that had ever been as targets were selected: no new one, and none of them has changed. */
  readonly asOf?: number;
  /** Weapons that have lost their target, by key: they alone choose anew (04.03.03). */
  readonly again?: readonly string[];
  /** The only unit that may be its target. */
  readonly only?: number;
  /** Only these models shoot: they were destroyed, and go then. */
  readonly models?: readonly number[];
}

export const shootWith = (unit: RosterUnit, type: ShootingType): ShootFrame => ({
  unit: unit.index,
  type,
  targets: [],
  shots: [],
  done: [],
  told: 0,
  fallen: [],
});

/** The models that shoot: those that stand, or those that were destroyed and shoot before they go. */
function shootersOf({ table, moment: { attacking } }: Reading, unit: RosterUnit): readonly number[] {
  return (attacking?.unit === unit.index ? attacking.models : undefined) ?? standing(table, unit);
}

/** Every ranged weapon of the unit's models and those that passengers may lend it, profile by profile, without a target. */
export const rangedOf = (reading: Reading, unit: RosterUnit): readonly Omit<Shot, 'target'>[] =>
  ranged(reading, `${unit.ref}>${shootersOf(reading, unit).join()}`, () => {
    const { table } = reading;
    const own = shootersOf(reading, unit).flatMap((model) =>
      modelAt(table, model).arms.flatMap(({ id, profiles }) =>
        profiles.flatMap(({ weapon }, profile) => (weapon.sort === 'ranged' ? [{ model, arm: id, profile }] : [])),
      ),
    );
    return [...own, ...lentTo(reading, unit)];
  });

const ranged = whileRead<readonly Omit<Shot, 'target'>[]>();

/** A weapon's key in a proposal: its model, its name, and the profile where there are several. */
export const weaponKey = ({ table }: Reading, { model, lender, arm, profile }: Omit<Shot, 'target'>): string => {
  const { ref, arms } = modelAt(table, lender ?? model);
  const several = (arms.find(({ id }) => id === arm)?.profiles.length ?? 1) > 1;
  return several ? `${ref}>${arm}>${profile}` : `${ref}>${arm}`;
};

const fireReason = (rule: string, code: string, message: string, path: string, found?: string): Reason => ({
  ...issue(code, message, { path, ...(found === undefined ? {} : { found }) }),
  rule,
});

/** A weapon, whatever its profile. */
const armName = ({ model, lender, arm }: Omit<Shot, 'target'>): string => `${lender ?? model}>${arm}`;

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
      if (!frame.models && isOutOfSight(reading, frame, unit, target)) continue;
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
const isOutOfSight = (reading: Reading, { type }: ShootFrame, unit: RosterUnit, target: RosterUnit): boolean =>
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

type Judged = { readonly shot: Shot & Sighted } | { readonly reason: Reason };

/** Whether one weapon may fire at one unit, by the type of shooting; what its own rules forbid, the attack itself says. */
function judgeOf(reading: Reading, frame: ShootFrame): (shot: Shot, target: RosterUnit) => Judged {
  const judge = judges(reading, `${frame.unit}>${frame.type}>${frame.only ?? ''}>${frame.again ? 'again' : ''}`, () =>
    newJudge(reading, frame),
  );
  return (shot, target) =>
    judgements(
      reading,
      [
        frame.type,
        frame.only ?? '',
        frame.again ? 1 : 0,
        shot.model,
        shot.lender,
        shot.arm,
        shot.profile,
        target.index,
      ].join('>'),
      () => judge(shot, target),
    );
}

const judges = whileRead<(shot: Shot, target: RosterUnit) => Judged>();
const judgements = whileRead<Judged>();

function newJudge(
  reading: Reading,
  { unit: index, type, only, models, again }: ShootFrame,
): (shot: Shot, target: RosterUnit) => Judged {
  const { table, board, rules } = reading;
  const unit = unitAt(table, index);
  const { shooting } = rules.numbers;
  const engagedTo = new Set(models?.flatMap((model) => modelEngagedWith(board, model)) ?? engagedWith(board, index));
  const sights = new Map<string, Omit<Sighted, 'half'>>();
  const targetEngaged = new Map<number, boolean>();
  const refuse = (rule: string, code: string, message: string): Judged => ({
    reason: fireReason(rule, code, message, ''),
  });
  const armedOf = armory(reading, unit, { phase: 'shooting', snap: type === 'snap' });
  return (shot, target) => {
    if (only !== undefined && only !== target.index)
      return refuse('snap-shooting', 'not-the-one', 'it shoots at the one unit that gave the occasion');
    if (!isInRange(reading, shot, target, type)) {
      const rule = type === 'snap' ? 'snap-shooting' : 'select-targets-step';
      return refuse(rule, 'out-of-range', 'the target is out of range');
    }
    if (!again && isSpent(reading, shot))
      return refuse('one-shot', 'weapon-spent', 'the weapon is selected once in a battle');
    const { kind } = modelAt(table, shot.model);
    const isHeavy = shooting.engaged.keywords.some((keyword) => kind.keywords.has(keyword));
    const key = `${shot.model}>${target.index}`;
    const sight = sights.get(key) ?? sightOf(reading, shot.model, target);
    sights.set(key, sight);
    const isTargetEngaged =
      targetEngaged.get(target.index) ?? (isEngaged(board, target.index) && !isOpen(reading, target));
    targetEngaged.set(target.index, isTargetEngaged);
    // made ready only where it is asked what works on the weapon: most are refused before
    let made: ReturnType<typeof aimed> | undefined;
    const aimed = () => {
      const isIndirect = type === 'indirect' && isWith(reading, unit, shot, 'indirect-fire');
      const seen = { ...sighted(reading, shot, target, sight), ...(isIndirect ? { indirect: true as const } : {}) };
      return { seen, armed: armedOf(seen, target) };
    };
    const ready = () => (made ??= aimed());
    const has = (abilities: readonly string[]): boolean =>
      abilities.some((ability) => ready().armed?.forces.granted.has(ability));
    if (type === 'assault' && !has(shooting.afterAdvance))
      return refuse('assault-shooting', 'not-assault', 'only ASSAULT weapons fire after an advance');
    if (type === 'close-quarters' && !isHeavy) {
      if (!has(shooting.engaged.abilities))
        return refuse(
          'close-quarters-shooting',
          'not-close-quarters',
          'only CLOSE-QUARTERS weapons fire while engaged',
        );
      if (!engagedTo.has(target.index))
        return refuse('close-quarters-shooting', 'not-engaged-with', 'only at units that it is engaged with');
    }
    if (isLoneAndFar(reading, shot.model, target))
      return refuse(
        'lone-operative',
        'lone-operative-far',
        `it is seen from within ${seenWithin(reading, target)}" only`,
      );
    const most = firedAtFrom(reading, shot.model, target);
    if (most !== undefined)
      return refuse('select-targets-step', 'fired-at-from-near', `it may be fired at from within ${most}" only`);
    if (!sight.visible && !(type === 'indirect' && has(['indirect-fire'])))
      return refuse('visibility', 'not-visible', 'the model does not see the target');
    if (isTargetEngaged) {
      const isOwnFight = type === 'close-quarters' && engagedTo.has(target.index);
      const isLarge =
        type !== 'snap' && shooting.engaged.keywords.some((keyword) => board.unitKeywords(target.index).has(keyword));
      if (!isOwnFight && !isLarge) return refuse('select-targets-step', 'target-engaged', 'the target is engaged');
      if (has(shooting.notAtEngaged))
        return refuse('blast', 'blast-at-engaged', 'BLAST is not fired at an engaged unit');
    }
    const { armed, seen } = ready();
    if (!armed) return refuse('select-weapons-step', 'no-weapon', 'the model has no such weapon');
    return armed.bar === undefined ? { shot: seen } : refuse(armed.bar, 'barred', 'a rule forbids it');
  };
}

/** A rule lets a unit be shot at although it is engaged. */
const isOpen = (reading: Reading, target: RosterUnit): boolean =>
  hasState(reading, 'open-while-engaged', target.ref, { self: target.ref, seat: target.seat }, {});

function isInRange(reading: Reading, shot: Shot, target: RosterUnit, type: ShootingType): boolean {
  const { table, board, rules } = reading;
  const { model } = shot;
  const weapon = profileOf(table, shot)?.weapon;
  if (weapon?.range === undefined) return false;
  const own = rangeOf(reading, model, weapon.range);
  const reach = type === 'snap' ? Math.min(own, rules.numbers.shooting.snapRange ?? own) : own;
  return isModelWithin(board, model, target.index, lengthOf(reach));
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
      reasons: all,
      nearest: several.length > 0 ? { at: {} } : proposalFor(reading, legalOf(reading, data, shots)),
    };
  };

const legalOf = (reading: Reading, frame: ShootFrame, shots: readonly Shot[]): readonly Shot[] => {
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

const isSpent = ({ table }: Reading, { model, lender, arm }: Shot): boolean =>
  table.notes.some(
    (note) => note.kind === 'one-shot' && note.what === arm && note.place === modelAt(table, lender ?? model).ref,
  );
