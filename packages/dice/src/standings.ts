import { keep } from './keep.js';
import type { Group, Standing, Volley } from './volley.js';

/** Every way the target can stand, numbered: the wounds lost by each group, and the limited uses left. */
export interface Standings {
  readonly groups: readonly Group[];
  readonly size: number;
  readonly start: number;
  /** How far apart two standings are that differ by one wound of a group. */
  readonly stride: readonly number[];
  readonly useStride: number;
  /** How far apart two standings are that differ by the group which is locked; 0 where none is kept. */
  readonly lockStride: number;
  /** A counter beside the standing, for what is asked about the way there. */
  readonly tallyStride: number;
  readonly tallyMost: number;
  readonly mostWounds: number;
  readonly standing: (index: number) => Standing;
  readonly index: (standing: Standing) => number;
}

export const woundsOf = ({ models, wounds }: Group): number => models * wounds;

/** Wounds that the struck model of a group can still lose: of the wounded one, else of a fresh one; 0 when none stands. */
export function leftOnModel({ models, wounds }: Group, lost: number): number {
  return lost >= models * wounds ? 0 : wounds - (lost % wounds);
}

/** What a group whose wounds fall apart has lost, as one number; sums of them stand for sums of both. */
export const lossApart = ({ wounds: most }: NonNullable<Group['apart']>, models: number, wounds: number): number =>
  models * (most + 1) + wounds;

/** The most that may stand in `lost`. */
const mostLost = (group: Group): number =>
  group.apart ? lossApart(group.apart, group.apart.models, group.apart.wounds) : woundsOf(group);

export const woundsLost = ({ apart }: Group, lost: number): number => (apart ? lost % (apart.wounds + 1) : lost);

export const standsGroup = (group: Group, lost: number): boolean => modelsLost(group, lost) < group.models;

export const isWounded = ({ wounds }: Group, lost: number): boolean => lost % wounds !== 0;

export const modelsLost = ({ wounds, apart }: Group, lost: number): number =>
  Math.floor(lost / (apart ? apart.wounds + 1 : wounds));

const kept = new WeakMap<readonly Group[], Map<string, Standings>>();

/** The standings of the same list of groups are worked out once. */
export const keptStandings = (groups: readonly Group[], uses: number, tallyMost = 0): Standings =>
  keep(
    keep(kept, groups, () => new Map<string, Standings>()),
    `${uses}/${tallyMost}`,
    () => standingsOf(groups, uses, tallyMost),
  );

/** The target as the volley finds it: the same object each time. */
export function startOf({ groups, uses }: Volley): Standing {
  const { standing, start } = keptStandings(groups, uses);
  return standing(start);
}

export function standingsOf(groups: readonly Group[], uses: number, tallyMost = 0): Standings {
  const stride: number[] = [];
  let size = 1;
  for (const group of [...groups].reverse()) {
    stride.unshift(size);
    size *= mostLost(group) + 1;
  }
  const useStride = size;
  const known: (Standing | undefined)[] = [];
  const read = (index: number): Standing => ({
    lost: groups.map((group, g) => Math.floor(index / stride[g]!) % (mostLost(group) + 1)),
    uses: Math.floor(index / useStride) % (uses + 1),
  });
  const tallyStride = size * (uses + 1);
  const index = (standing: Standing): number =>
    standing.lost.reduce((sum, lost, g) => sum + lost * stride[g]!, standing.uses * useStride);
  return {
    groups,
    size: tallyStride * (tallyMost + 1),
    start: index({ lost: groups.map(({ lost }) => lost), uses }),
    stride,
    useStride,
    lockStride: 0,
    tallyStride,
    tallyMost,
    mostWounds: Math.max(...groups.map(({ wounds }) => wounds)),
    standing: (i) => {
      const at = i % tallyStride;
      known[at] ??= read(at);
      return known[at];
    },
    index,
  };
}

/** The standings of a volley, with the model that takes the next attack where the volley locks one. */
export function standingsFor({ groups, uses, locks }: Volley): Standings {
  const plain = keptStandings(groups, uses);
  if (!locks) return plain;
  const known: (Standing | undefined)[] = [];
  const read = (i: number): Standing => {
    const locked = Math.floor(i / plain.size) - 1;
    const standing = plain.standing(i % plain.size);
    return locked < 0 ? standing : { ...standing, locked };
  };
  return {
    ...plain,
    size: plain.size * (groups.length + 1),
    lockStride: plain.size,
    standing: (i) => {
      known[i] ??= read(i);
      return known[i];
    },
    index: (standing) => plain.index(standing) + ((standing.locked ?? -1) + 1) * plain.size,
  };
}

/** The same standing with nothing locked. */
export const unlocked = ({ lockStride }: Standings, index: number): number =>
  lockStride === 0 ? index : index % lockStride;

/**
 * Where an attack, or a mortal wound, has led: a model that it left whole is locked if it `locks`. A hurt model takes the next
 * one anyway, and one that was locked is no more once it is hurt or gone.
 */
export function relocked(standings: Standings, locks: boolean, from: number, to: number, group: number): number {
  const { lockStride, groups } = standings;
  if (lockStride === 0) return to;
  const before = standings.standing(from);
  const after = standings.standing(to);
  const isUntouched = before.lost[group] === after.lost[group];
  if (!locks) return before.locked === group && !isUntouched ? unlocked(standings, to) : to;
  const takesNext = isUntouched && !isWounded(groups[group]!, after.lost[group]!);
  return unlocked(standings, to) + (takesNext ? group + 1 : 0) * lockStride;
}

export function isDestroyed(groups: readonly Group[], { lost }: Standing): boolean {
  for (let g = 0; g < groups.length; g++) if (standsGroup(groups[g]!, lost[g]!)) return false;
  return true;
}
