/** A group of a unit, by what each living model has left. */
export interface Patients {
  readonly name: string;
  readonly wounds: number;
  readonly left: readonly number[];
  /** Models it had before any fell. */
  readonly strength: number;
  readonly isCharacter: boolean;
}

/** Which of several groups is healed, or gets a model back: an index into their names. */
export type Choose = (what: 'heal' | 'return', names: readonly string[]) => number;

const first: Choose = () => 0;

/**
 * Wounds healed one by one: a hurt model regains 1; where none is hurt, a fallen model returns with 1. Characters never return,
 * nor do bodyguards once the last of them has fallen.
 */
export function healed(groups: readonly Patients[], wounds: number, choose: Choose = first): readonly Patients[] {
  let now = groups;
  for (let n = 0; n < wounds; n++) now = withOneMore(now, choose);
  return now;
}

function withOneMore(groups: readonly Patients[], choose: Choose): readonly Patients[] {
  const hurt = groups.filter(({ left, wounds }) => left.some((n) => n < wounds));
  const stands = groups.some(({ left, isCharacter }) => !isCharacter && left.length > 0);
  const short = groups.filter(({ left, strength, isCharacter }) => stands && !isCharacter && left.length < strength);
  const [what, among] = hurt.length > 0 ? (['heal', hurt] as const) : (['return', short] as const);
  const one =
    among[
      among.length > 1
        ? choose(
            what,
            among.map(({ name }) => name),
          )
        : 0
    ];
  return groups.map((group) => (group === one ? { ...group, left: better(group, what) } : group));
}

function better({ left, wounds }: Patients, what: 'heal' | 'return'): readonly number[] {
  if (what === 'return') return [1, ...left];
  const at = left.findIndex((n) => n < wounds);
  return left.map((n, i) => (i === at ? n + 1 : n));
}

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
