import { issue } from '@umpire/kernel';
import type { Choice, Frame, Reason, Verdict } from '@umpire/rules';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { fighters, isOnBattlefield, isOnTable, modelAt, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Shot, Sighted } from '../table/volley.js';
import { weaponKey } from './fire-frame.js';
import { type At, read } from './kit.js';
import { strikableBy } from './strike.js';
import { cited } from './turn-rules.js';

export interface FightFrame {
  readonly unit: number;
  readonly targets: readonly number[];
  readonly shots: readonly (Shot & Sighted)[];
  readonly done: readonly number[];
  readonly fallen: readonly number[];
  /** Targets that some attack has hit. */
  readonly hit?: readonly number[];
  readonly stage?: 'hazard';
  /** Destroyed models that fight out of their turn, and nobody else of the unit (05.04.05). */
  readonly only?: readonly number[];
}

interface ReadFight {
  readonly shots: readonly (Shot & Sighted)[];
  readonly reasons: readonly Reason[];
}

const melee = { visible: true, cover: false, plunging: false, half: false } as const;

const fightReason = (rule: string, code: string, message: string, path: string, found?: string): Reason => ({
  ...issue(code, message, { path, ...(found === undefined ? {} : { found }) }),
  rule,
});

/** Every melee weapon of the unit's models, profile by profile. */
export const meleeOf = (
  { table }: Reading,
  unit: RosterUnit,
  only?: readonly number[],
): readonly Omit<Shot, 'target'>[] =>
  (only ?? fighters(table, unit)).flatMap((model) =>
    modelAt(table, model).arms.flatMap(({ id, profiles }) =>
      profiles.flatMap(({ weapon }, profile) => (weapon.sort === 'melee' ? [{ model, arm: id, profile }] : [])),
    ),
  );

const weaponOf = ({ table }: Reading, { model, arm, profile }: Omit<Shot, 'target'>) =>
  modelAt(table, model).arms.find(({ id }) => id === arm)!.profiles[profile]!.weapon;

export const isExtra = (reading: Reading, shot: Omit<Shot, 'target'>): boolean =>
  weaponOf(reading, shot).abilities.some(({ rule }) => rule === 'extra-attacks');

/** Reads which weapons are swung at whom (04.01, 04.02): one a model, and all that attack besides; each model at units it is engaged with. */
export function readFight(reading: Reading, frame: FightFrame, proposal: unknown): ReadFight {
  const { table } = reading;
  const unit = unitAt(table, frame.unit);
  const at =
    typeof proposal === 'object' && proposal !== null && 'at' in proposal
      ? (proposal as { at: unknown }).at
      : undefined;
  if (typeof at !== 'object' || at === null)
    return {
      shots: [],
      reasons: [fightReason('select-targets-step', 'fire-shape', 'a declaration names weapons by target', 'at')],
    };
  const own = meleeOf(reading, unit, frame.only);
  const byKey = new Map(own.map((shot) => [weaponKey(reading, shot), shot]));
  const engaged = new Map(fighters(table, unit).map((model) => [model, new Set(strikableBy(reading, model))]));
  const shots: (Shot & Sighted)[] = [];
  const reasons: Reason[] = [];
  for (const [ref, keys] of Object.entries(at)) {
    const target = table.ground.roster.unitBy.get(ref);
    if (!target || target.seat === unit.seat || !isOnBattlefield(table, target)) {
      reasons.push(
        fightReason('select-targets-step', 'no-target', 'that is no enemy unit on the battlefield', `at.${ref}`, ref),
      );
      continue;
    }
    if (keys === 'all') {
      const free = own.filter(
        ({ model, profile }) =>
          profile === 0 && engaged.get(model)!.has(target.index) && !shots.some((shot) => shot.model === model),
      );
      const mains = new Set<number>();
      for (const shot of free) {
        if (!isExtra(reading, shot)) {
          if (mains.has(shot.model)) continue;
          mains.add(shot.model);
        }
        shots.push({ ...shot, target: target.index, ...melee });
      }
      continue;
    }
    if (!Array.isArray(keys)) {
      reasons.push(fightReason('select-targets-step', 'fire-shape', 'a list of weapons, or "all"', `at.${ref}`));
      continue;
    }
    for (const [i, said] of keys.entries()) {
      const [, key = '', many] = /^(.*?)(?:\*(\d{1,3}))?$/.exec(String(said)) ?? [];
      const shot = byKey.get(key);
      const path = `at.${ref}[${i}]`;
      if (!shot)
        reasons.push(
          fightReason('select-weapons-step', 'no-weapon', 'the unit has no such melee weapon', path, String(said)),
        );
      else if (!engaged.get(shot.model)!.has(target.index))
        reasons.push(
          fightReason(
            'select-targets-step',
            'not-engaged-with',
            'the model is not engaged with that unit',
            path,
            String(said),
          ),
        );
      else
        shots.push({
          ...shot,
          target: target.index,
          ...melee,
          ...(many === undefined ? {} : { attacks: Number(many) }),
        });
    }
  }
  const isDivided = ({ model, arm, profile }: Shot): boolean =>
    shots.filter((one) => one.model === model && one.arm === arm && one.profile === profile).length > 1;
  const reasonsNow = [...reasons, ...weaponReasons(reading, unit, shots, engaged, frame.only)];
  return {
    shots: shots.map(({ attacks, ...shot }) =>
      attacks !== undefined && isDivided(shot) ? { ...shot, attacks } : shot,
    ),
    reasons: reasonsNow,
  };
}

function weaponReasons(
  reading: Reading,
  unit: RosterUnit,
  shots: readonly Shot[],
  engaged: ReadonlyMap<number, ReadonlySet<number>>,
  only: readonly number[] | undefined,
): readonly Reason[] {
  const { table } = reading;
  return (only ?? fighters(table, unit)).flatMap((model): readonly Reason[] => {
    const path = modelAt(table, model).ref;
    const own = shots.filter((shot) => shot.model === model);
    const mains = new Set(own.filter((shot) => !isExtra(reading, shot)).map(({ arm, profile }) => `${arm}>${profile}`));
    const carried = meleeOf(reading, unit).filter((shot) => shot.model === model && !isExtra(reading, shot));
    if (mains.size > 1)
      return [fightReason('select-weapons-step', 'weapons-several', 'a model fights with one melee weapon', path)];
    if (isOnTable(table, model) && engaged.get(model)!.size > 0 && carried.length > 0 && mains.size === 0)
      return [
        fightReason('select-weapons-step', 'model-idle', 'the model is engaged and has a weapon to fight with', path),
      ];
    return splitReasons(reading, own, path);
  });
}

/** Of one weapon at several units: so many attacks at each, one at least, all of them in all. */
function splitReasons(reading: Reading, own: readonly Shot[], path: string): readonly Reason[] {
  const byArm = new Map<string, Shot[]>();
  for (const shot of own)
    byArm.set(`${shot.arm}>${shot.profile}`, [...(byArm.get(`${shot.arm}>${shot.profile}`) ?? []), shot]);
  return [...byArm.values()].flatMap((list): Reason[] => {
    const [first] = list;
    if (list.length === 1 && first!.attacks === undefined) return [];
    const { attacks } = weaponOf(reading, first!);
    if (attacks.dice > 0)
      return [fightReason('select-targets-step', 'split-rolled', 'attacks that are rolled have one target', path)];
    const isWhole = list.every((shot) => shot.attacks !== undefined && shot.attacks >= 1);
    const total = list.reduce((sum, shot) => sum + (shot.attacks ?? 0), 0);
    if (isWhole && total === attacks.plus) return [];
    return [
      fightReason(
        'select-targets-step',
        'split-count',
        `the attacks of one weapon are ${attacks.plus} in all`,
        path,
        String(total),
      ),
    ];
  });
}

/** The only law over what a unit fights with and whom. */
export const fightValidator =
  (edition: Edition) =>
  (proposal: unknown, _: Choice, frame: Frame, at: At): Verdict => {
    const reading = read(edition, at);
    const data = frame.data as FightFrame;
    const { reasons } = readFight(reading, data, proposal);
    if (reasons.length === 0) return { legal: true };
    const nearest = everyoneAt(reading, data);
    return { legal: false, reasons: reasons.map(cited(edition.rules)), nearest };
  };

/** The units that somebody may strike, the first first. */
export const strikable = (reading: Reading, frame: FightFrame): readonly number[] => [
  ...new Set(
    (frame.only ?? fighters(reading.table, unitAt(reading.table, frame.unit))).flatMap((model) =>
      strikableBy(reading, model),
    ),
  ),
];

/** Every model with its first weapon at one unit, where it may strike it, else at the first unit that it is engaged with. */
export function everyoneAt(
  reading: Reading,
  frame: FightFrame,
  whom?: number,
): { readonly at: Readonly<Record<string, readonly string[]>> } {
  const { table } = reading;
  const unit = unitAt(table, frame.unit);
  const at: Record<string, string[]> = {};
  for (const model of frame.only ?? fighters(table, unit)) {
    const all = strikableBy(reading, model);
    const target = all.find((one) => one === whom) ?? all[0];
    if (target === undefined) continue;
    const own = meleeOf(reading, unit).filter((shot) => shot.model === model && shot.profile === 0);
    const main = own.find((shot) => !isExtra(reading, shot));
    const swung = [...(main ? [main] : []), ...own.filter((shot) => isExtra(reading, shot))];
    const { ref } = unitAt(table, target);
    at[ref] = [...(at[ref] ?? []), ...swung.map((shot) => weaponKey(reading, shot))];
  }
  return { at };
}
