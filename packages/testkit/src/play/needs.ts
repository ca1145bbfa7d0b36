import { type Sequence, type Standing, standsGroup, type Volley } from '@umpire/dice';
import type { Landmarks } from '@umpire/rules';

/** The lowest unmodified faces that pass, read off the judge tables of the first weapon. */
export interface Needs {
  readonly hit: string;
  readonly wound: string;
  readonly save: string;
}

export function needsOf(volley: Volley, { isCriticalHit }: Landmarks): Needs | undefined {
  const standing: Standing = { lost: volley.groups.map(({ lost }) => lost), uses: volley.uses };
  const sequence = volley.units[0]?.pools(standing)[0]?.sequence(standing);
  if (!sequence) return undefined;
  const thrown = (id: string): string => {
    const stage = sequence.steps.find((step) => step.id === id);
    if (stage?.kind !== 'stage') return 'never';
    const kinds = sequence.kinds.map((_, kind) => kind).filter((kind) => stage.sides(kind) > 0);
    const kind = kinds.find((one) => !isCriticalHit(sequence.kinds[one]!)) ?? kinds[0];
    if (kind === undefined) return 'auto';
    return lowest((face) => stage.judge(kind, face).length > 0);
  };
  return { hit: thrown('hit'), wound: thrown('wound'), save: saveOf(sequence, volley, standing) };
}

const lowest = (passes: (face: number) => boolean): string => {
  const face = [1, 2, 3, 4, 5, 6].find(passes);
  return face === undefined ? 'never' : `${face}+`;
};

/** Against the group that would be struck first. */
function saveOf({ blows, order }: Sequence, { groups }: Volley, standing: Standing): string {
  const saved = order.map((kind) => blows.get(kind)).find((blow) => blow?.save);
  const group = saved?.orders(standing)[0]?.find((g) => standsGroup(groups[g]!, standing.lost[g]!));
  if (!saved?.save || group === undefined) return 'never';
  return lowest((face) => !saved.save!.fails(group, face));
}
