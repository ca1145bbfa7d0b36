import type { Reason, Ref, Verdict } from '@umpire/rules';
import { foesOf } from '../moves/contact.js';
import { isObject } from '../moves/proposal.js';
import { standAt, type Table } from '../table/table.js';
import { refuse, refused } from '../words/refusals.js';

/** One stand of a side against one or more of the other, in the order in which these fight it (ASL-1, ASL-3). */
export interface Group {
  readonly one: number;
  readonly many: readonly number[];
}

export interface GroupsProposal {
  readonly groups: readonly { readonly one: Ref; readonly many: readonly Ref[] }[];
}

const readGroups = (value: unknown): GroupsProposal | undefined => {
  if (!isObject(value) || !Array.isArray(value['groups'])) return undefined;
  const fits = value['groups'].every(
    (group) =>
      isObject(group) &&
      typeof group['one'] === 'string' &&
      Array.isArray(group['many']) &&
      group['many'].length > 0 &&
      group['many'].every((ref) => typeof ref === 'string'),
  );
  return fits ? (value as unknown as GroupsProposal) : undefined;
};

/**
 * As even as can be: as many groups as stands can be paired, and whoever is left over joins a neighbour whose group is smallest.
 * Pairs are found by augmenting paths.
 */
export function evenGroups(table: Table, stands: readonly number[]): readonly Group[] {
  const ours = stands.filter((stand) => standAt(table, stand).side === 0);
  const pairOf = new Map<number, number>();
  const tryPair = (stand: number, seen: Set<number>): boolean => {
    for (const foe of foesOf(table, stand)) {
      if (seen.has(foe)) continue;
      seen.add(foe);
      const taken = pairOf.get(foe);
      if (taken === undefined || tryPair(taken, seen)) {
        pairOf.set(foe, stand);
        pairOf.set(stand, foe);
        return true;
      }
    }
    return false;
  };
  for (const stand of ours) if (!pairOf.has(stand)) tryPair(stand, new Set());
  const groups: { one: number; many: number[] }[] = [];
  for (const stand of ours) {
    const foe = pairOf.get(stand);
    if (foe !== undefined && pairOf.get(foe) === stand) groups.push({ one: stand, many: [foe] });
  }
  for (const stand of stands) {
    if (groups.some(({ one, many }) => one === stand || many.includes(stand))) continue;
    const open = groups.filter(({ one, many }) =>
      foesOf(table, stand).some((foe) => foe === one || (many.length === 1 && many[0] === foe)),
    );
    const smallest = open.sort((a, b) => a.many.length - b.many.length)[0];
    if (!smallest) continue;
    if (foesOf(table, stand).includes(smallest.one)) smallest.many.push(stand);
    else [smallest.one, smallest.many] = [smallest.many[0]!, [smallest.one, stand]];
  }
  return groups;
}

const largest = (groups: readonly Group[]): number => Math.max(0, ...groups.map(({ many }) => many.length));

/** Each engaged stand in one group, with an opponent that it touches; no fewer and no larger groups than need be. */
export function judgeGroups(table: Table, proposal: unknown, stands: readonly number[]): Verdict {
  const best = evenGroups(table, stands);
  const nearest = { groups: best.map((group) => printed(table, group)) };
  const read = readGroups(proposal);
  if (!read) return refused([refuse('malformed')], nearest);
  const groups = groupsOf(table, read);
  if (!groups) return refused([refuse('no-target')], nearest);
  const reasons = unfit(table, groups, best);
  return reasons.length === 0 ? { legal: true } : refused(reasons, nearest);
}

function unfit(table: Table, groups: readonly Group[], best: readonly Group[]): readonly Reason[] {
  const apart = groups.find(({ one, many }) => many.some((foe) => !foesOf(table, one).includes(foe)));
  if (apart) return [refuse('no-target', standAt(table, apart.one).ref)];
  const named = groups.flatMap(({ one, many }) => [one, ...many]);
  const wanted = best.flatMap(({ one, many }) => [one, ...many]);
  const isWhole =
    new Set(named).size === named.length &&
    named.length === wanted.length &&
    wanted.every((stand) => named.includes(stand));
  if (!isWhole || groups.length < best.length || largest(groups) > largest(best)) return [refuse('uneven-groups')];
  return [];
}

export function groupsOf(table: Table, { groups }: GroupsProposal): readonly Group[] | undefined {
  const number = (ref: Ref): number => table.roster.indexOf.get(ref) ?? -1;
  const all = groups.map(({ one, many }) => ({ one: number(one), many: many.map(number) }));
  return all.every(({ one, many }) => one >= 0 && !many.includes(-1)) ? all : undefined;
}

export const printed = (table: Table, { one, many }: Group) => ({
  one: standAt(table, one).ref,
  many: many.map((stand) => standAt(table, stand).ref),
});
