import type { Battle } from '@umpire/battle';
import type { Choice, Reply } from '@umpire/rules';

/**
 * How many legal answers there are to the choice that is open, and for each further number how many ways there are to answer so many
 * choices one after another. A pick of several counts its subsets, an order its permutations, a window its offers and the pass; of
 * proposals those that the game lists count, one where it lists none. A way that comes to dice or to the end is one way more.
 */
export function answerCounts<S, E>(battle: Battle<S, E>, depth: number): readonly number[] {
  return Array.from({ length: depth }, (_, i) => waysFrom(battle, i + 1));
}

function waysFrom<S, E>(battle: Battle<S, E>, depth: number): number {
  const [choice] = battle.choices;
  if (choice === undefined) return 1;
  const replies = repliesTo(battle, choice);
  if (depth === 1) return replies.length;
  return replies.reduce((sum, reply) => {
    const next = battle.copy();
    const answered = next.answer(choice.seat, choice.id, reply);
    if (!answered.ok) throw new Error(`${choice.rule}: ${JSON.stringify(reply)} is listed and refused`);
    return sum + waysFrom(next, depth - 1);
  }, 0);
}

function repliesTo<S, E>(battle: Battle<S, E>, { seat, id, ask }: Choice): readonly Reply[] {
  switch (ask.kind) {
    case 'pick':
      return subsets(
        ask.options.map(({ key }) => key),
        ask.min,
        ask.max,
      ).map((pick) => ({ pick }));
    case 'order':
      return permutations(ask.options.map(({ key }) => key)).map((order) => ({ order }));
    case 'split':
      return splits(ask.options, ask.max)
        .filter((split) => Object.values(split).reduce((sum, n) => sum + n, 0) >= ask.min)
        .map((split) => ({ split }));
    case 'react':
      return [{ pass: true }, ...ask.offers.map(({ key }) => ({ use: key }))];
    case 'propose': {
      const listed = battle.candidatesFor(seat, id).filter(({ judged }) => judged.ok);
      if (listed.length > 0) return listed.map(({ proposal }) => ({ propose: proposal }));
      const judged = battle.judge(seat, id, { propose: null });
      return [{ propose: judged.ok ? null : judged.error.nearest }];
    }
  }
}

function subsets(keys: readonly string[], min: number, max: number): readonly (readonly string[])[] {
  const [first, ...rest] = keys;
  if (first === undefined) return min <= 0 ? [[]] : [];
  const without = subsets(rest, min, max);
  return max === 0 ? without : [...subsets(rest, min - 1, max - 1).map((set) => [first, ...set]), ...without];
}

const permutations = (keys: readonly string[]): readonly (readonly string[])[] =>
  keys.length === 0 ? [[]] : keys.flatMap((key, i) => permutations(keys.toSpliced(i, 1)).map((rest) => [key, ...rest]));

const splits = (
  options: readonly { readonly key: string; readonly most?: number }[],
  left: number,
): readonly Readonly<Record<string, number>>[] => {
  const [first, ...rest] = options;
  if (first === undefined) return [{}];
  return Array.from({ length: Math.min(left, first.most ?? left) + 1 }, (_, n) => n).flatMap((n) =>
    splits(rest, left - n).map((split) => (n === 0 ? split : { [first.key]: n, ...split })),
  );
};
