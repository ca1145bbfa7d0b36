import type { Form, FormOf } from '@umpire/rules';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { enemiesOf, isOnBattlefield, modelAt, unitAt } from '../table/reads.js';
import type { Table } from '../table/table.js';
import { profileOf, type Shot } from '../table/volley.js';
import { everyoneAt, type FightFrame, isExtra, meleeOf } from './fight-declaration.js';
import { readFire } from './fire-declaration.js';
import { rangedOf, type ShootFrame, weaponKey } from './fire-frame.js';
import { read } from './kit.js';
import { strikableBy } from './strike.js';

/* A declaration weapon by weapon (04.01, 04.02): a line each, with what it may be fired or swung at. The validator judges the whole. */

type Line = Form['lines'][number];
type Weapon = Omit<Shot, 'target'>;

const HOLD = 'hold';
const AND = '&';

/** A weapon at a target, as an option of a line: the target's ref, then the weapon's key; split, one such for each target. */
const optionOf = (target: string, key: string): string => `${target}|${key}`;

export const weaponRows = (edition: Edition): Readonly<Record<'shoot' | 'fight', FormOf<Table>>> => ({
  shoot: (_, frame, at) => {
    const reading = read(edition, at);
    return { lines: fireLines(reading, frame.data as ShootFrame), toProposal };
  },
  fight: (_, frame, at) => {
    const reading = read(edition, at);
    return { lines: fightLines(reading, frame.data as FightFrame), toProposal };
  },
});

function toProposal(filled: Readonly<Record<string, string>>): unknown {
  const at: Record<string, string[]> = {};
  for (const option of Object.values(filled))
    for (const part of option.split(AND)) {
      const [target = '', key] = part.split('|');
      if (key !== undefined) at[target] = [...(at[target] ?? []), key];
    }
  return { at };
}

function fireLines(reading: Reading, frame: ShootFrame): readonly Line[] {
  const { table } = reading;
  const unit = unitAt(table, frame.unit);
  const own = rangedOf(reading, unit);
  const enemies = enemiesOf(table, unit.seat).filter((enemy) => isOnBattlefield(table, enemy));
  const legal = new Set(enemies.flatMap(({ ref }) => firedAt(reading, frame, ref, own)));
  const [first] = enemies.filter(({ ref }) => own.some((shot) => legal.has(optionOf(ref, weaponKey(reading, shot)))));
  const usual = new Set(first === undefined ? [] : firedAt(reading, frame, first.ref, 'all'));
  return byArm(own).flatMap((weapons) => {
    const options = enemies.flatMap(({ ref }) =>
      weapons.map((shot) => optionOf(ref, weaponKey(reading, shot))).filter((option) => legal.has(option)),
    );
    if (options.length === 0) return [];
    return [lineOf(reading, weapons, [...options, HOLD], options.find((option) => usual.has(option)) ?? HOLD)];
  });
}

/** What may be fired at one unit, as options: every profile by itself, or what "all" makes of them. */
function firedAt(reading: Reading, frame: ShootFrame, ref: string, own: readonly Weapon[] | 'all'): readonly string[] {
  const most = own === 'all' ? 1 : Math.max(1, ...own.map(({ profile }) => profile + 1));
  return Array.from({ length: most }, (_, profile) => {
    const keys =
      own === 'all' ? own : own.filter((shot) => shot.profile === profile).map((shot) => weaponKey(reading, shot));
    return readFire(reading, frame, { at: { [ref]: keys } }).shots.map((shot) =>
      optionOf(ref, weaponKey(reading, shot)),
    );
  }).flat();
}

function fightLines(reading: Reading, frame: FightFrame): readonly Line[] {
  const { table } = reading;
  const unit = unitAt(table, frame.unit);
  const usual = new Set(
    Object.entries(everyoneAt(reading, frame).at).flatMap(([ref, keys]) => keys.map((key) => optionOf(ref, key))),
  );
  return bySwing(reading, meleeOf(reading, unit, frame.only)).flatMap((weapons) => {
    const [weapon] = weapons;
    const enemies = weapon === undefined ? [] : strikableBy(reading, weapon.model).map((one) => unitAt(table, one));
    const options = enemies.flatMap(({ ref }) => weapons.map((shot) => optionOf(ref, weaponKey(reading, shot))));
    const [first] = options;
    if (first === undefined) return [];
    const targets = enemies.map(({ ref }) => ref);
    const all = [...options, ...weapons.flatMap((shot) => splitsOf(reading, shot, targets))];
    return [lineOf(reading, weapons, all, options.find((option) => usual.has(option)) ?? first)];
  });
}

/** With more ways than these to share attacks out, only those between two units are listed. */
const MOST_SHARES = 120;

/** Attacks of one weapon at several units, in every share: only those that are not rolled for (04.02). */
function splitsOf(reading: Reading, shot: Weapon, targets: readonly string[]): readonly string[] {
  const { dice = 0, plus = 0 } = profileOf(reading.table, shot)?.weapon.attacks ?? {};
  if (dice > 0) return [];
  const key = weaponKey(reading, shot);
  const amongSo = (units: number): readonly string[] =>
    chosen(targets, units).flatMap((some) =>
      sharedAmong(plus, units).map((shares) => some.map((one, i) => `${optionOf(one, key)}*${shares[i]}`).join(AND)),
    );
  const pairs = amongSo(2);
  const wider = Array.from({ length: Math.max(0, Math.min(targets.length, plus) - 2) }, (_, i) =>
    amongSo(i + 3),
  ).flat();
  return pairs.length + wider.length > MOST_SHARES ? pairs : [...pairs, ...wider];
}

/** Every choice of so many of a list, in its order. */
const chosen = <T>(list: readonly T[], count: number): readonly (readonly T[])[] =>
  count === 0
    ? [[]]
    : list.flatMap((one, i) => chosen(list.slice(i + 1), count - 1).map((others): readonly T[] => [one, ...others]));

/** So many attacks in so many shares, none of them empty; the first share is the largest first. */
const sharedAmong = (attacks: number, shares: number): readonly (readonly number[])[] =>
  shares === 1
    ? [[attacks]]
    : Array.from({ length: Math.max(0, attacks - shares + 1) }, (_, n) => attacks - shares + 1 - n).flatMap((first) =>
        sharedAmong(attacks - first, shares - 1).map((others) => [first, ...others]),
      );

/** Profiles of one weapon of one model. */
const byArm = (own: readonly Weapon[]): readonly (readonly Weapon[])[] =>
  gathered(own, ({ model, lender, arm }) => `${model}>${lender ?? ''}>${arm}`);

/** A model swings one of its weapons, and each that attacks besides (24.13). */
const bySwing = (reading: Reading, own: readonly Weapon[]): readonly (readonly Weapon[])[] =>
  gathered(own, (shot) => (isExtra(reading, shot) ? `${shot.model}>${shot.arm}` : `${shot.model}`));

function gathered<T>(list: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

function lineOf(reading: Reading, weapons: readonly Weapon[], options: readonly string[], usual: string): Line {
  const { table } = reading;
  const [first] = weapons;
  const bearer = modelAt(table, first!.lender ?? first!.model);
  const nameOf = (shot: Weapon): string => profileOf(table, shot)?.weapon.name ?? shot.arm;
  const byKey = new Map(weapons.map((shot) => [weaponKey(reading, shot), nameOf(shot)]));
  return {
    key: weaponKey(reading, first!),
    about: [bearer.ref],
    group: weapons.map(nameOf).join(' / '),
    options,
    says: Object.fromEntries(
      options.flatMap((option) => {
        const parts = option.split(AND).map((part) => /^(.*?)\|(.*?)(?:\*(\d+))?$/.exec(part) ?? []);
        const [[, of = '', key] = []] = parts;
        const by = key === undefined || byKey.size === 1 ? undefined : byKey.get(key);
        const shares = parts.map(([, ref = '', , attacks]) => ({ of: ref, attacks: Number(attacks) }));
        const said = { of, ...(by === undefined ? {} : { by }), ...(parts.length > 1 ? { shares } : {}) };
        return key === undefined ? [] : [[option, said]];
      }),
    ),
    usual,
  };
}
