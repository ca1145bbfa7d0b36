import type { Course, Leg } from '@umpire/dice';
import type { CombatGroup } from '../duel.js';
import { passesMorale } from '../morale.js';
import type { Group } from './duels.js';
import { groupCourse } from './group.js';
import {
  type AssaultField,
  type AssaultSpec,
  type AssaultState,
  beginAssault,
  type FearTest,
  type Fighter,
} from './spec.js';

/** A whole assault: tests for fear, then every combat group (PIPE-C). */
export function assaultLegs(spec: AssaultSpec): readonly Leg<AssaultField, AssaultState>[] {
  const courses = new Map<string, Course<AssaultState>>();
  const groups = spec.groups.map((combat) => groupOf(spec, combat));
  const fear = spec.fear.map((test) => ({
    name: test.name,
    course: fearCourse(test),
    view: (field: AssaultField) => beginAssault('fear', field, 0),
    apply: (field: AssaultField, end: AssaultState) => ({ ...field, afraid: end.afraid }),
    ...keysBefore(spec, groups),
  }));
  const duels = groups.map((group, at) => {
    // groups alike are worked out once
    const like = JSON.stringify(group);
    const course = courses.get(like) ?? groupCourse(spec, group);
    courses.set(like, course);
    const { one } = spec.groups[at]!;
    const own = lotsIn(group);
    const [mostA, mostB] = [rerollsIn(spec, 'a', [group]), rerollsIn(spec, 'b', [group])];
    return {
      name: `${one.side}${one.stand}`,
      course,
      // what the group can tell of the whole: its own fear, and no more re-rolls than it has duels
      view: ({ lost, afraid, poolA, poolB }: AssaultField) => {
        const seen = {
          lost,
          afraid: afraid.map((is, lot) => is && own.includes(lot)),
          poolA: Math.min(poolA, mostA),
          poolB: Math.min(poolB, mostB),
        };
        return beginAssault('duel', seen, group.one.hitPoints);
      },
      apply: (field: AssaultField, { lost, poolA, poolB }: AssaultState): AssaultField => ({
        lost: field.lost.map((before, lot) => before + (lost[lot] ?? 0)),
        afraid: field.afraid,
        poolA: field.poolA - Math.min(field.poolA, mostA) + poolA,
        poolB: field.poolB - Math.min(field.poolB, mostB) + poolB,
      }),
      ...keysBefore(spec, groups.slice(at + 1)),
    };
  });
  return [...fear, ...duels];
}

const lotsIn = ({ one, many }: Group): readonly number[] => [...new Set([one, ...many].map(({ lot }) => lot))];

/** The most re-rolls that a side can spend in these groups: one a duel (AB-09.6). */
function rerollsIn({ lots }: AssaultSpec, side: 'a' | 'b', groups: readonly Group[]): number {
  const isElite = ({ lot }: Fighter): boolean => lots[lot]?.side === side && lots[lot].isElite;
  return groups.reduce((sum, { one, many }) => sum + (isElite(one) ? many.length : many.filter(isElite).length), 0);
}

/** What tells wholes apart while these groups are still to fight, and the same without what is lost: no group sees that. */
function keysBefore(spec: AssaultSpec, groups: readonly Group[]) {
  const own = [...new Set(groups.flatMap(lotsIn))];
  const [mostA, mostB] = [rerollsIn(spec, 'a', groups), rerollsIn(spec, 'b', groups)];
  const beside = ({ afraid, poolA, poolB }: AssaultField): string => {
    let key = `${Math.min(poolA, mostA)}/${Math.min(poolB, mostB)}`;
    for (const lot of own) key += afraid[lot] ? '!' : '.';
    return key;
  };
  return { beside, key: (field: AssaultField): string => `${beside(field)}${field.lost}` };
}

export const assaultField = (
  spec: AssaultSpec,
  { poolA, poolB }: { readonly poolA: number; readonly poolB: number },
): AssaultField => ({
  lost: spec.lots.map(({ lost }) => lost),
  afraid: spec.lots.map(() => false),
  poolA,
  poolB,
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
function groupOf(spec: AssaultSpec, { one, many }: CombatGroup): Group {
  const other = one.side === 'a' ? 'b' : 'a';
  return { one: fighterAt(spec, one.side, one.stand), many: many.map((stand) => fighterAt(spec, other, stand)) };
}

function fighterAt(spec: AssaultSpec, side: 'a' | 'b', stand: number): Fighter {
  let before = 0;
  for (const [lot, { side: own, stands, hitPoints, lost }] of spec.lots.entries()) {
    if (own !== side) continue;
    if (stand < before + stands) return { lot, hitPoints: stand === before ? hitPoints - lost : hitPoints };
    before += stands;
  }
  throw new Error(`side ${side} has no stand ${stand}`);
}
