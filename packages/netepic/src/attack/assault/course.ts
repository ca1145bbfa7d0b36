import type { Course, Leg } from '@umpire/dice';
import type { CombatGroup } from '../duel.js';
import { passesMorale } from '../morale.js';
import { duelCourse, type Group } from './duels.js';
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
  const fear = spec.fear.map((test) => ({
    name: test.name,
    course: fearCourse(test),
    view: (field: AssaultField) => beginAssault('fear', field, 0),
    apply: (field: AssaultField, end: AssaultState) => ({ ...field, afraid: end.afraid }),
  }));
  const duels = spec.groups.map((combat) => {
    const group = groupOf(spec, combat);
    // groups alike are worked out once
    const key = JSON.stringify(group);
    const course = courses.get(key) ?? duelCourse(spec, group);
    courses.set(key, course);
    return {
      name: `${combat.one.side}${combat.one.stand}`,
      course,
      view: (field: AssaultField) => beginAssault('duel', field, group.one.hitPoints),
      apply: (field: AssaultField, { lost, poolA, poolB }: AssaultState): AssaultField => ({
        lost: field.lost.map((before, lot) => before + (lost[lot] ?? 0)),
        afraid: field.afraid,
        poolA,
        poolB,
      }),
    };
  });
  return [...fear, ...duels];
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
