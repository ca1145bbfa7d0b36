import { meanOf } from './expression.js';
import { binomial, rolled } from './roll.js';
import { leftOnModel, type Standings, standsGroup } from './standings.js';
import type { Strike } from './strike.js';
import type { Blow, Policies, Standing } from './volley.js';

/**
 * Blows of one kind as events on the standing. Each die of them falls into the first band with chance `bands[0].chance`, and
 * so on; the rest does nothing. Bands act in order, lowest faces first.
 */
export interface Stream {
  readonly bands: readonly Band[];
  /** Whether every event takes at least one wound wherever anything stands, so that counts may saturate. */
  readonly always: boolean;
  /** Whether a blow gets through to every group alike. */
  readonly alike: boolean;
}

export interface Band {
  readonly chance: number;
  readonly strike: Strike;
}

/**
 * `events`: the counter beside the standing counts every blow that gets through, with those that take nothing.
 * `all`: such blows are events too, and nothing is counted.
 */
export type Tally = 'events' | 'all';

/** The stream of a blow against the target as the pool finds it. */
export function streamOf(blow: Blow, standings: Standings, at: Standing, policies: Policies, tally?: Tally): Stream {
  const aim = aimOf(blow, standings, at, policies);
  const damage = standings.groups.map((_, g) => damageOn(blow, g, policies));
  const reach = standings.groups.map((_, g) => g).filter((g) => standsGroup(standings.groups[g]!, at.lost[g]!));
  const bands =
    blow.discipline === 'lowest-first' ? bandsOf(blow, reach, policies, aim.first) : [oneBand(blow, reach, policies)];
  const parts = bands.map(({ chance, fails }) => band(blow, standings, aim, damage, chance, fails, tally));
  return {
    bands: parts.map(({ chance, strike }) => ({ chance, strike })),
    always: parts.length === 1 && parts[0]!.always,
    alike: parts.length === 1 && parts[0]!.alike,
  };
}

interface Aim {
  readonly first: number;
  readonly group: (standing: Standing) => number;
}

/** Who is struck from each standing: asked anew for each die, or once for the pool where dice are thrown together. */
function aimOf(blow: Blow, standings: Standings, at: Standing, policies: Policies): Aim {
  const stands = (g: number, { lost }: Standing): boolean => standsGroup(standings.groups[g]!, lost[g]!);
  const pick = (standing: Standing): number =>
    policies.picks === 'leader' ? (blow.picks.find((g) => stands(g, standing)) ?? -1) : -1;
  const first = (order: readonly number[], standing: Standing): number => order.find((g) => stands(g, standing)) ?? -1;
  if (blow.discipline === 'lowest-first') {
    const order = [pick(at), ...blow.orders(at)[0]!].filter((g) => g >= 0);
    return { first: first(order, at), group: (standing) => first(order, standing) };
  }
  const group = (standing: Standing): number => {
    const picked = pick(standing);
    return picked >= 0 ? picked : first(blow.orders(standing)[0] ?? [], standing);
  };
  return { first: group(at), group };
}

export interface Hurt {
  /** The chance that a blow that got through takes nothing, all its wounds ignored. */
  readonly none: number;
  /** Chances of wounds about to be lost: index is the number. Those ignored are taken off, but for wounds that spill. */
  readonly wounds: Float64Array;
  /** The chance that one wound is not ignored. */
  readonly kept: number;
}

function damageOn(blow: Blow, group: number, policies: Policies): Hurt {
  const mean = meanOf(blow.damage);
  const again = (value: number): boolean => policies.damage === 'low' && value < mean && blow.mayRerollDamage(value);
  const before = rolled(blow.damage, (value) => blow.amount(group, value), again);
  const on = blow.ignoredOn(group);
  const kept = on > 6 ? 1 : Math.max(0, on - 1) / 6;
  if (blow.spills) return { none: 0, wounds: before, kept };
  const wounds =
    kept === 1
      ? before
      : before.reduce((sum, chance, n) => addBinomial(sum, chance, n, kept), new Float64Array(before.length));
  return { none: wounds[0]!, wounds, kept };
}

function addBinomial(
  sum: Float64Array<ArrayBuffer>,
  chance: number,
  n: number,
  kept: number,
): Float64Array<ArrayBuffer> {
  if (chance === 0) return sum;
  const chances = binomial(n, kept);
  for (let k = 0; k < chances.length; k++) sum[k]! += chance * chances[k]!;
  return sum;
}

export interface Range {
  readonly chance: number;
  /** The chance that a die of this band fails, by group: certain or impossible where dice are sorted. */
  readonly fails: (group: number) => number;
}

function failChance(blow: Blow, group: number, policies: Policies): number {
  const { save } = blow;
  if (!save) return 1;
  const faces = Array.from({ length: save.sides }, (_, i) => i + 1);
  const failed = faces.filter((face) => save.fails(group, face));
  const again = policies.saves === 'failed' ? failed.filter(save.mayReroll).length / save.sides : 0;
  return failed.reduce(
    (sum, face) => sum + ((policies.saves === 'failed' && save.mayReroll(face) ? 0 : 1) + again) / save.sides,
    0,
  );
}

function oneBand(blow: Blow, reach: readonly number[], policies: Policies): Range {
  const by = new Map(reach.map((g) => [g, failChance(blow, g, policies)]));
  const most = Math.max(0, ...by.values());
  return { chance: most, fails: (g) => (most === 0 ? 0 : (by.get(g) ?? 0) / most) };
}

/** Faces that fail against the same groups make one band. Dice are thrown again that fail against the first group. */
export function bandsOf(blow: Blow, reach: readonly number[], policies: Policies, first: number): Range[] {
  const { save } = blow;
  if (!save) return [oneBand(blow, reach, policies)];
  const faces = Array.from({ length: save.sides }, (_, i) => i + 1);
  const again = faces.map(
    (face) => policies.saves === 'failed' && save.mayReroll(face) && first >= 0 && save.fails(first, face),
  );
  const thrownAgain = again.filter(Boolean).length / save.sides;
  const ranges = new Map<string, { chance: number; groups: Set<number> }>();
  faces.forEach((face, i) => {
    const groups = reach.filter((g) => save.fails(g, face));
    const key = groups.join();
    const range = ranges.get(key) ?? { chance: 0, groups: new Set(groups) };
    range.chance += ((again[i] ? 0 : 1) + thrownAgain) / save.sides;
    ranges.set(key, range);
  });
  return [...ranges.values()]
    .filter(({ groups, chance }) => groups.size > 0 && chance > 0)
    .map(({ chance, groups }) => ({ chance, fails: (g) => (groups.has(g) ? 1 : 0) }));
}

function band(
  blow: Blow,
  standings: Standings,
  aim: Aim,
  damage: readonly Hurt[],
  chance: number,
  fails: (group: number) => number,
  tally: Tally | undefined,
): Band & { readonly always: boolean; readonly alike: boolean } {
  const swallows = blow.swallowed && standings.tallyStride > standings.useStride;
  const countsAll = swallows || tally !== undefined;
  const hurts = (g: number): number => fails(g) * (countsAll ? 1 : 1 - damage[g]!.none);
  const reached = standings.groups.map((_, g) => g);
  const most = Math.max(0, ...reached.map(hurts)) || 1;
  const strike = strikeOf(blow, standings, aim, damage, (g) => fails(g) / most, swallows, tally);
  const alike = reached.every((g) => Math.abs(hurts(g) - most) < 1e-15);
  return { chance: chance * most, strike, alike, always: alike && !countsAll && !blow.spills };
}

function strikeOf(
  blow: Blow,
  standings: Standings,
  aim: Aim,
  damage: readonly Hurt[],
  rate: (group: number) => number,
  swallows: boolean,
  tally: Tally | undefined,
): Strike {
  const { size, groups } = standings;
  const stay = new Float64Array(size).fill(1);
  const offset = new Int32Array(size);
  const moves = new Int32Array(size);
  const stride = new Int32Array(size);
  const shift = new Int32Array(size);
  const deals = new Float64Array(size);
  const means = damage.map(({ wounds }) => wounds.reduce((sum, chance, n) => sum + chance * n, 0));
  const weights: number[] = [];
  const known = new Map<number, { offset: number; moves: number; stay: number }>();
  const place = (key: number, make: () => readonly number[]): { offset: number; moves: number; stay: number } => {
    const found = known.get(key);
    if (found) return found;
    const list = make();
    const made = { offset: weights.length, moves: list.length, stay: 1 - list.reduce((a, b) => a + b, 0) };
    weights.push(...list);
    known.set(key, made);
    return made;
  };
  const most = standings.mostWounds + 1;
  const counts = tally === 'events';
  for (let s = 0; s < size; s++) {
    const standing = standings.standing(s);
    const g = aim.group(standing);
    if (g < 0) continue;
    const uses = swallows && standing.uses > 0;
    const left = uses ? 0 : leftOnModel(groups[g]!, standing.lost[g]!);
    const at = place((g * most + left) * 2 + (uses ? 1 : 0), () =>
      uses ? (counts ? [0, rate(g)] : [rate(g)]) : movesOf(blow, damage[g]!, left, rate(g), counts),
    );
    stay[s] = at.stay;
    offset[s] = at.offset;
    moves[s] = at.moves;
    deals[s] = uses ? 0 : blow.spills ? damage[g]!.kept : rate(g) * means[g]!;
    if (counts) shift[s] = standings.tallyStride;
    stride[s] = uses ? -standings.useStride : standings.stride[g]!;
  }
  const first = counts ? 0 : 1;
  const table = { size, stay, offset, moves, stride, first, shift, deals, weights: Float64Array.from(weights) };
  return blow.spills ? { ...table, wounds: damage[0]!.wounds } : table;
}

/** The chance of losing exactly one, two … wounds on a model that can lose `left`; what is beyond is wasted. */
function movesOf(blow: Blow, { wounds, kept }: Hurt, left: number, rate: number, countsAll: boolean): number[] {
  if (blow.spills) return [kept];
  const list = Array.from({ length: left + 1 }, () => 0);
  for (let n = 0; n < wounds.length; n++) list[Math.min(n, left)]! += wounds[n]! * rate;
  return countsAll ? list : list.slice(1);
}
