import { keep } from './keep.js';
import type { Group, Standing } from './volley.js';

/** Every way the target can stand, numbered: the wounds lost by each group, and the limited uses left. */
export interface Standings {
  readonly groups: readonly Group[];
  readonly size: number;
  readonly start: number;
  /** How far apart two standings are that differ by one wound of a group. */
  readonly stride: readonly number[];
  readonly useStride: number;
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

export const standsGroup = (group: Group, lost: number): boolean => lost < woundsOf(group);

export const isWounded = ({ wounds }: Group, lost: number): boolean => lost % wounds !== 0;

export const modelsLost = ({ wounds }: Group, lost: number): number => Math.floor(lost / wounds);

const kept = new WeakMap<readonly Group[], Map<number, Standings>>();

/** The standings of the same list of groups are worked out once. */
export const keptStandings = (groups: readonly Group[], uses: number): Standings =>
  keep(
    keep(kept, groups, () => new Map<number, Standings>()),
    uses,
    () => standingsOf(groups, uses),
  );

export function standingsOf(groups: readonly Group[], uses: number, tallyMost = 0): Standings {
  const stride: number[] = [];
  let size = 1;
  for (const group of [...groups].reverse()) {
    stride.unshift(size);
    size *= woundsOf(group) + 1;
  }
  const useStride = size;
  const known: (Standing | undefined)[] = [];
  const read = (index: number): Standing => ({
    lost: groups.map((group, g) => Math.floor(index / stride[g]!) % (woundsOf(group) + 1)),
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

export const isDestroyed = (groups: readonly Group[], { lost }: Standing): boolean =>
  groups.every((group, g) => !standsGroup(group, lost[g]!));
