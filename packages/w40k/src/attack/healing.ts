/** A group of a unit, by what each living model has left. */
export interface Patients {
  readonly name: string;
  readonly wounds: number;
  readonly left: readonly number[];
  /** Models it had before any fell. */
  readonly strength: number;
  readonly isCharacter: boolean;
}

/**
 * Wounds healed one by one: a hurt model regains 1; where none is hurt, a fallen model returns with 1. Characters never return,
 * nor does a bodyguard once the last has fallen.
 */
export function healed(groups: readonly Patients[], wounds: number): readonly Patients[] {
  let now = groups;
  for (let n = 0; n < wounds; n++) now = withOneMore(now) ?? now;
  return now;
}

function withOneMore(groups: readonly Patients[]): readonly Patients[] | undefined {
  const hurt = groups.findIndex(({ left, wounds }) => left.some((n) => n < wounds));
  if (hurt >= 0) return changed(groups, hurt, (group) => oneBetter(group.left, group.wounds));
  const fallen = groups.findIndex(
    ({ left, strength, isCharacter }) => !isCharacter && left.length > 0 && left.length < strength,
  );
  return fallen < 0 ? undefined : changed(groups, fallen, ({ left }) => [1, ...left]);
}

function oneBetter(left: readonly number[], wounds: number): number[] {
  const at = left.findIndex((n) => n < wounds);
  return left.map((n, i) => (i === at ? n + 1 : n));
}

const changed = (
  groups: readonly Patients[],
  at: number,
  left: (group: Patients) => readonly number[],
): readonly Patients[] => groups.map((group, g) => (g === at ? { ...group, left: left(group) } : group));

/** 9th: whole models bought back, each for its wounds, out of those that have just been destroyed. What is left over is lost. */
export function reassembled(
  groups: readonly Patients[],
  destroyed: readonly number[],
  successes: number,
): readonly Patients[] {
  let pool = successes;
  return groups.map((group, g) => {
    const back = Math.min(destroyed[g]!, Math.floor(pool / group.wounds));
    pool -= back * group.wounds;
    return { ...group, left: [...group.left, ...Array.from({ length: back }, () => group.wounds)] };
  });
}
