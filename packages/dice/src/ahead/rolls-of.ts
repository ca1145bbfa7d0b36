import type { DiceExpression } from '../expression.js';
import { toNumber } from '../fraction.js';
import { everyFace } from '../oracle.js';
import type { Sequence } from '../volley.js';

/** One result of a roll: the faces in ascending order, and its chance. */
export interface Roll {
  readonly faces: readonly number[];
  readonly chance: number;
}

/** Every result of an expression's dice; of none, one result without faces. Kept by shape. */
export const rollsOf = ({ dice, sides }: Pick<DiceExpression, 'dice' | 'sides'>): readonly Roll[] =>
  manyRolls({ dice, sides }, 1).map(({ rolls, chance }) => ({ faces: rolls[0]!, chance }));

export interface ManyRolls {
  readonly rolls: readonly (readonly number[])[];
  readonly chance: number;
}

const knownMany = new Map<string, readonly ManyRolls[]>();

/** Every result of several alike rolls, as a multiset. */
export function manyRolls(
  { dice, sides }: Pick<DiceExpression, 'dice' | 'sides'>,
  times: number,
): readonly ManyRolls[] {
  const key = `${times}x${dice}d${sides}`;
  const found = knownMany.get(key);
  if (found) return found;
  const lots =
    dice === 0
      ? []
      : everyFace({ purpose: 'roll', seat: 'attacker', lots: [{ kind: 0, dice: times, sides, summed: dice }] });
  const made =
    dice === 0
      ? [{ rolls: Array.from({ length: times }, () => []), chance: 1 }]
      : lots.map(({ faces, chance }) => ({ rolls: chunks(faces[0]!, dice), chance: toNumber(chance) }));
  if (knownMany.size > 200) knownMany.clear();
  knownMany.set(key, made);
  return made;
}

const chunks = (faces: readonly number[], size: number): number[][] =>
  Array.from({ length: faces.length / size }, (_, i) => faces.slice(i * size, (i + 1) * size));

/** What a roll shows, with what is added to it. */
export const sum = (faces: readonly number[], { plus }: DiceExpression): number => faces.reduce((a, b) => a + b, plus);

/** Whether a rule lets such a roll be made again. */
export const mayReroll = ({ mayReroll: may, each }: Sequence['gather'], faces: readonly number[]): boolean =>
  may(sum(faces, each));
