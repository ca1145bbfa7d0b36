import type { Group, Standing } from '@umpire/dice';
import { isWounded, standsGroup } from '@umpire/dice';
import type { AttackNumbers } from './numbers.js';
import type { Target } from './scene.js';

/** The target as the drivers see it, and the questions an edition asks of it as it stands. */
export interface TargetView {
  readonly groups: readonly Group[];
  /** Whether a model that was allocated an attack takes the next one too, and there is another that could (9th 7.3, 10th 6.3). */
  readonly locks: boolean;
  readonly modelsLeft: (standing: Standing) => number;
  readonly toughness: (standing: Standing) => number;
  /** Legal orders for attacks, the listed one first. */
  readonly orders: (standing: Standing) => readonly (readonly number[])[];
  /** The order for mortal wounds. */
  readonly mortalOrders: (standing: Standing) => readonly (readonly number[])[];
  /** The orders for what a weapon does to its bearer: a wounded model, else no character, else a character. */
  readonly bearerOrders: (standing: Standing) => readonly (readonly number[])[];
  /** Groups of characters, whom Precision may pick; in the 10th only in an attached unit. */
  readonly characters: readonly number[];
  /** Who stands: standings with the same answer need the same sequence. */
  readonly standing: (standing: Standing) => string;
}

/** More groups than this are struck in the listed order only; 4 of them have 24 orders. */
const MOST_ORDERED = 4;

/** `first`: the keyword of models that are struck before all others, where a rule of the unit says so. */
export function viewOf(target: Target, numbers: AttackNumbers, first?: string): TargetView {
  const groups = target.groups.map(
    ({ name, models, wounds, woundsLost }): Group => ({ name, models, wounds, lost: woundsLost }),
  );
  const isCharacter = target.groups.map(({ keywords }) => keywords.has('CHARACTER'));
  const shields =
    numbers.allocation === 'allocation-groups' || (numbers.allocation === 'bodyguard-first' && target.attached);
  const mayPick = numbers.allocation !== 'bodyguard-first' || target.attached;
  const standing = ({ lost }: Standing): number[] =>
    groups.flatMap((group, g) => (standsGroup(group, lost[g]!) ? [g] : []));
  const hurt = ({ lost }: Standing, g: number): boolean => isWounded(groups[g]!, lost[g]!);
  const isBehind = target.groups.map(({ keywords }) => first !== undefined && !keywords.has(first));
  const later = (g: number, spared: boolean): number => (isBehind[g] ? 4 : 0) + (spared && isCharacter[g] ? 2 : 0);
  const rank = (now: Standing, g: number, spared: boolean): number =>
    later(g, spared) + (hurt(now, g) || now.locked === g ? 0 : 1);
  // of models that must take the next attack the hurt one does, if nobody says otherwise
  const place = (now: Standing, g: number, spared: boolean): number =>
    rank(now, g, spared) + (now.locked === g && !hurt(now, g) ? 0.5 : 0);
  const known = new WeakMap<Standing, readonly (readonly number[])[]>();
  const knownToughness = new WeakMap<Standing, number>();
  const knownMortal = new WeakMap<Standing, readonly (readonly number[])[]>();
  const listed = (now: Standing, spared: boolean): number[] =>
    standing(now).sort((a, b) => place(now, a, spared) - place(now, b, spared) || a - b);
  const orders = (now: Standing): readonly (readonly number[])[] =>
    keep(known, now, () => legalOrders(listed(now, shields), (g) => rank(now, g, shields), mergedBy(target, numbers)));
  return {
    groups,
    locks: numbers.saves === 'one-by-one' && orders({ lost: groups.map(() => 0), uses: 0 }).length > 1,
    modelsLeft: ({ lost }) =>
      groups.reduce((sum, { models, wounds }, g) => sum + models - Math.floor(lost[g]! / wounds), 0),
    toughness: (now) =>
      keep(knownToughness, now, () =>
        toughnessOf(
          target,
          isCharacter,
          standing(now),
          numbers.toughness,
          (g) => groups[g]!.models - Math.floor(now.lost[g]! / groups[g]!.wounds),
        ),
      ),
    orders,
    mortalOrders: (now) => keep(knownMortal, now, () => [listed(now, shields || numbers.mortalWoundsSpareCharacters)]),
    bearerOrders: (now) => {
      const bears = (g: number): number => (hurt(now, g) ? 0 : isCharacter[g] ? 2 : 1);
      const sorted = standing(now).sort((a, b) => bears(a) - bears(b) || a - b);
      return legalOrders(sorted, bears, String);
    },
    characters: mayPick ? isCharacter.flatMap((is, g) => (is ? [g] : [])) : [],
    standing: (now) => standing(now).join(),
  };
}

function keep<T>(known: WeakMap<Standing, T>, standing: Standing, make: () => T): T {
  const found = known.get(standing) ?? make();
  known.set(standing, found);
  return found;
}

/** Models that take saves together are one group of the allocation order: equal wounds, save and invulnerable save. */
const mergedBy =
  ({ groups }: Target, { allocation }: AttackNumbers) =>
  (g: number): string => {
    const { wounds, save, invulnerableSave, keywords } = groups[g]!;
    const alone = allocation !== 'allocation-groups' || keywords.has('CHARACTER');
    return alone ? `${g}` : `${wounds}/${save}/${invulnerableSave}`;
  };

/** Every order that keeps the ranks, the listed one first. */
function legalOrders(
  listed: readonly number[],
  rank: (g: number) => number,
  merged: (g: number) => string,
): readonly (readonly number[])[] {
  if (listed.length <= 1 || listed.length > MOST_ORDERED) return [listed];
  const all = permutations(listed).filter((order) => order.every((g, i) => i === 0 || rank(order[i - 1]!) <= rank(g)));
  const seen = new Set<string>();
  return all.filter((order) => {
    const key = order.map(merged).join('>');
    return !seen.has(key) && seen.add(key);
  });
}

function permutations(list: readonly number[]): number[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((first) => permutations(list.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}

function toughnessOf(
  { groups, attached }: Target,
  isCharacter: readonly boolean[],
  standing: readonly number[],
  which: AttackNumbers['toughness'],
  models: (g: number) => number,
): number {
  const bodyguards = standing.filter((g) => attached && !isCharacter[g]);
  const asked = which !== 'most-models' && bodyguards.length > 0 ? bodyguards : standing;
  const highest = (among: readonly number[]): number => Math.max(...among.map((g) => groups[g]!.toughness));
  if (which === 'highest-bodyguard') return highest(asked);
  const counts = new Map<number, number>();
  for (const g of asked) counts.set(groups[g]!.toughness, (counts.get(groups[g]!.toughness) ?? 0) + models(g));
  const most = Math.max(...counts.values());
  return Math.max(...[...counts].flatMap(([toughness, count]) => (count === most ? [toughness] : [])));
}
