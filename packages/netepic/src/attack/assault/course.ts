import type { Course, Leg } from '@umpire/dice';
import type { CombatGroup } from '../duel.js';
import { type Damaged, undamaged } from '../location.js';
import { passesMorale } from '../morale.js';
import { oneDuel } from './duels.js';
import type { Fight, Group } from './fight.js';
import { damagedKey } from './keys.js';
import { lostMore, mayLose } from './lots.js';
import {
  type AssaultField,
  type AssaultSpec,
  type AssaultState,
  beginAssault,
  type FearTest,
  type Fighter,
  type FighterLot,
  nothingLost,
} from './spec.js';

/** One duel of a group: the group’s single stand against one of the others, as long as it lives. */
interface Duel {
  readonly group: Group;
  readonly fought: number;
  readonly course: Course<AssaultState>;
}

/** A whole assault: tests for fear, then duel after duel, group after group (PIPE-C). */
export function assaultLegs(
  spec: AssaultSpec,
  spending: Fight['spending'],
): readonly Leg<AssaultField, AssaultState>[] {
  const duels = duelsOf(spec, spending);
  const fear = spec.fear.map((test) => ({
    name: test.name,
    course: fearCourse(test),
    view: (field: AssaultField) => beginAssault('fear', field, { fought: 0, left: 0, damaged: undamaged }),
    apply: (field: AssaultField, end: AssaultState) => ({ ...field, afraid: end.afraid }),
    ...keysBefore(spec, duels),
  }));
  return [...fear, ...duels.map((duel, at) => legOf(spec, duel, duels.slice(at + 1)))];
}

function duelsOf(spec: AssaultSpec, spending: Fight['spending']): readonly Duel[] {
  const courses = new Map<string, Course<AssaultState>>();
  return spec.groups.flatMap((combat) => {
    const group = groupOf(spec, combat);
    // groups alike are worked out once
    const like = JSON.stringify(group);
    const course = courses.get(like) ?? oneDuel({ spec, group, spending });
    courses.set(like, course);
    return group.many.map((_, fought) => ({ group, fought, course }));
  });
}

function legOf(spec: AssaultSpec, duel: Duel, later: readonly Duel[]): Leg<AssaultField, AssaultState> {
  const { group, fought, course } = duel;
  const own = lotsIn(duel);
  const [mostA, mostB] = [rerollsIn(spec, 'a', [duel]), rerollsIn(spec, 'b', [duel])];
  const isLast = later[0]?.group !== group;
  const none = nothingLost(spec.lots.length);
  const standing = ({ left, damaged }: AssaultField): { readonly left: number; readonly damaged: Damaged } =>
    fought === 0 ? { left: group.one.hitPoints, damaged: undamaged } : { left, damaged };
  return {
    name: `duel ${group.one.lot}.${fought}`,
    course,
    // what a duel can tell of the whole: its own fear, and one re-roll of each side
    view: (field) => {
      const { lost, afraid, poolA, poolB } = field;
      const one = standing(field);
      const seen = {
        lost,
        afraid: spec.fear.length === 0 ? afraid : afraid.map((is, lot) => is && own.includes(lot)),
        poolA: Math.min(poolA, mostA),
        poolB: Math.min(poolB, mostB),
      };
      return beginAssault(one.left > 0 ? 'duel' : 'done', seen, { ...one, fought });
    },
    apply: (field, { lost, poolA, poolB, left, damaged }) => ({
      lost: lost === none ? field.lost : field.lost.map((before, lot) => before + (lost[lot] ?? 0)),
      afraid: field.afraid,
      poolA: field.poolA - Math.min(field.poolA, mostA) + poolA,
      poolB: field.poolB - Math.min(field.poolB, mostB) + poolB,
      ...(isLast ? nobody : { left, damaged }),
    }),
    ...keysBefore(spec, later),
  };
}

const nobody = { left: 0, damaged: undamaged } as const;

const fightersIn = ({ group, fought }: Duel): readonly Fighter[] => [group.one, group.many[fought]!];

const lotsIn = (duel: Duel): readonly number[] => [...new Set(fightersIn(duel).map(({ lot }) => lot))];

/** The most re-rolls that a side can spend in these duels: one each (AB-09.6). */
function rerollsIn({ lots }: AssaultSpec, side: 'a' | 'b', duels: readonly Duel[]): number {
  const isElite = ({ lot }: Fighter): boolean => lots[lot]?.side === side && lots[lot].isElite;
  return duels.filter((duel) => fightersIn(duel).some(isElite)).length;
}

/** What tells wholes apart while these duels are still to fight, and the same without what is lost: no duel sees that. */
function keysBefore(spec: AssaultSpec, duels: readonly Duel[]) {
  const own = [...new Set(duels.flatMap(lotsIn))];
  const [mostA, mostB] = [rerollsIn(spec, 'a', duels), rerollsIn(spec, 'b', duels)];
  const isAfraid = spec.fear.length > 0;
  const isLastGroup = duels.every(({ group }) => group === duels[0]?.group);
  const isBegun = (duels[0]?.fought ?? 0) > 0;
  const beside = ({ afraid, poolA, poolB, left, damaged }: AssaultField): string => {
    // nothing follows the fall of the last group’s single stand
    if (isLastGroup && isBegun && left === 0) return '';
    let key = `${Math.min(poolA, mostA)}/${Math.min(poolB, mostB)}/${left}${damagedKey(damaged)}`;
    if (isAfraid) for (const lot of own) key += afraid[lot] ? '!' : '.';
    return key;
  };
  return {
    beside,
    key: (field: AssaultField): string => `${beside(field)}${field.lost}`,
    most: mostLost(spec, duels),
  };
}

/** As if every stand that still has a duel lost all that duels may cost it. */
const mostLost = ({ lots }: AssaultSpec, duels: readonly Duel[]): ((field: AssaultField) => AssaultField) => {
  const most = mayLose(lots, duels.map(fightersIn));
  return (field) => ({ ...field, lost: field.lost.map((lost, at) => lostMore(lots[at]!, lost, most[at]!)) });
};

export const assaultField = (
  spec: AssaultSpec,
  { poolA, poolB }: { readonly poolA: number; readonly poolB: number },
): AssaultField => ({
  lost: spec.lots.map(({ lost }) => lost),
  afraid: spec.lots.map(() => false),
  poolA,
  poolB,
  ...nobody,
});

/** A failed morale test makes these lots afraid until the end of the turn (AB-20.1, .5, .6). */
const fearCourse = ({ side, lots, morale, isUnhurt }: FearTest): Course<AssaultState> => ({
  next: (state, given) => {
    if (state.at === 'done') return { state };
    const seat = side === 'a' ? 'attacker' : 'defender';
    if (!given || !('faces' in given)) {
      const bands = [isUnhurt ? morale - 1 : morale];
      const lot = { kind: 0, dice: 1, sides: 6, summed: 2, bands };
      return { state, need: { throw: { purpose: 'morale', seat, lots: [lot] } } };
    }
    const passed = passesMorale(given.faces[0] ?? [], morale, isUnhurt);
    const afraid = state.afraid.map((was, lot) => was || (!passed && lots.includes(lot)));
    return { state: { ...state, at: 'done', afraid }, events: passed ? [] : [{ what: 'afraid', count: 1 }] };
  },
});

/** Stands are counted through the lots of their side; the first of a lot may be hurt already. */
function groupOf(spec: Pick<AssaultSpec, 'lots'>, { one, many }: CombatGroup): Group {
  const other = one.side === 'a' ? 'b' : 'a';
  return { one: fighterAt(spec, one.side, one.stand), many: many.map((stand) => fighterAt(spec, other, stand)) };
}

/** Lots of several stands of several hit points, with the most that these groups may cost them. */
export function withApart(lots: readonly FighterLot[], groups: readonly CombatGroup[]): readonly FighterLot[] {
  const duels = groups.flatMap((combat) => {
    const { one, many } = groupOf({ lots }, combat);
    return many.map((other) => [one, other]);
  });
  const most = mayLose(lots, duels);
  return lots.map((lot, at) => (lot.stands > 1 && lot.hitPoints > 1 ? { ...lot, apart: most[at]! } : lot));
}

function fighterAt({ lots }: Pick<AssaultSpec, 'lots'>, side: 'a' | 'b', stand: number): Fighter {
  let before = 0;
  for (const [lot, { side: own, stands, hitPoints, lost }] of lots.entries()) {
    if (own !== side) continue;
    if (stand < before + stands) return { lot, hitPoints: stand === before ? hitPoints - lost : hitPoints };
    before += stands;
  }
  throw new Error(`side ${side} has no stand ${stand}`);
}
