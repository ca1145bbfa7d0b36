import { facesOf, returnedOf } from '@umpire/rules';
import type { EpicEvent } from '../table/event.js';
import {
  changes,
  detachmentAt,
  type Field,
  formationAt,
  get,
  living,
  orderOf,
  otherSide,
  phases,
  seatOf,
  type Table,
} from '../table/table.js';
import { canStillArrive, isAway } from './arrivals.js';
import { escapeSteps } from './escapes.js';
import { explode } from './explosion.js';
import type { Killing } from './killing.js';
import { breakingOf, lossEvents, newlyBroken, newlyWiped } from './losses.js';
import { moraleTest, testingWith, testsMorale } from './morale.js';
import type { EpicProcedure } from './play.js';
import type { Rerolling } from './rerolls.js';

/** What follows an enemy action: escapes, breaks, morale, and explosions with their own aftermath (PIPE-B 10, PIPE-C 6). */
export interface Aftermath extends Rerolling {
  readonly killing?: Killing;
  /** Escape dice, by stand. */
  readonly fleeing?: Readonly<Record<number, number>>;
  readonly tests?: readonly number[];
  readonly exploding?: number;
}

const morale2D6 = [{ kind: 0, dice: 1, sides: 6, summed: 2 }];

export const aftermath: EpicProcedure<Aftermath> = {
  id: 'aftermath',
  steps: [
    ...escapeSteps,
    { id: 'cut-off', run: (_, __, { state }) => ({ events: cutOff(state) }) },
    {
      id: 'breaks',
      run: (frame, _, { state }) => {
        const isSeen = state.rulings.breakMoment === 'at-once' || get(state, 'phase') === phases.indexOf('end');
        const broken = isSeen ? newlyBroken(state) : [];
        return {
          frame: { ...frame, tests: testsOf(state, broken) },
          events: broken.length > 0 || newlyWiped(state).length > 0 ? breakEvents(state, broken) : [],
        };
      },
    },
    {
      id: 'morale',
      run: (frame, given, { state }) => {
        const { tests = [] } = frame;
        const [next, ...rest] = tests;
        if (next === undefined) return {};
        if (returnedOf(given) || living(state, next).length === 0)
          return { frame: { ...frame, tests: rest }, to: 'morale' };
        const { seat, ref } = detachmentAt(state, next);
        const faces = facesOf(given)?.[0];
        if (!faces) return { need: { throw: { purpose: 'morale', seat, for: [ref], lots: morale2D6 } } };
        const { passed, note } = moraleTest(state, next, faces);
        // carriers and cargo test together, and run together
        const together = testingWith(state, next);
        const others = rest.filter((one) => !together.includes(one));
        if (passed) return { frame: { ...frame, tests: others }, events: [note], to: 'morale' };
        const tested = { ...frame, tests: [next, ...others] };
        return { frame: tested, events: [note], call: 'falls-back', with: { detachment: next, together } };
      },
    },
    {
      id: 'action-counted',
      run: (_, __, { state }) => ({
        events: changes(
          state,
          state.roster.detachments.flatMap((_one, i): [Field, number, number][] =>
            get(state, 'lostPoints', i) > 0
              ? [
                  ['lostStands', i, 0],
                  ['lostPoints', i, 0],
                ]
              : [],
          ),
        ),
      }),
    },
    { id: 'explosions', run: (frame, given, { state }) => explode(frame, given, state) },
  ],
};

/** Reserves left without any way in count as destroyed (NEC-2). */
function cutOff(state: Table): readonly EpicEvent[] {
  if (get(state, 'turn') === 0) return [];
  const lost = state.roster.detachments.flatMap((_, i) =>
    isAway(state, i) && !canStillArrive(state, i) ? living(state, i) : [],
  );
  return lost.length > 0 ? lossEvents(state, lost) : [];
}

function breakEvents(state: Table, broken: readonly number[]): readonly EpicEvent[] {
  const groups = new Map<string, readonly number[]>();
  for (const formation of broken) {
    const { formations } = breakingOf(state, formation);
    groups.set(formations.join(), formations);
  }
  return [
    ...changes(
      state,
      broken.flatMap((formation): [Field, number, number][] => [
        ['broken', formation, 1],
        ...(formationAt(state, formation).group === undefined
          ? []
          : [['fading', formation, 1] as [Field, number, number]]),
      ]),
    ),
    ...changes(
      state,
      newlyWiped(state).map((formation) => ['wiped', formation, 1] as const),
    ),
    ...[...groups.values()].map((formations): EpicEvent => {
      const { ref, side } = formationAt(state, formations[0]!);
      const points = formations.reduce((sum, one) => sum + formationAt(state, one).victoryPoints, 0);
      return { say: 'broken', of: ref, points, seat: seatOf(otherSide(side)) };
    }),
  ];
}

/** Who must test after an action: half lost at once, or of a formation broken now or before (MOR-3). */
function testsOf(state: Table, broken: readonly number[]): readonly number[] {
  return state.roster.detachments.flatMap(({ formation }, i) => {
    const alive = living(state, i);
    if (alive.length === 0 || orderOf(state, i) === 'fall-back' || !testsMorale(state, i)) return [];
    if (alive.every((stand) => get(state, 'place', stand) === 0)) return [];
    const lost = get(state, 'lostStands', i);
    const points = get(state, 'lostPoints', i);
    const left = alive.reduce((sum, stand) => sum + get(state, 'life', stand), 0);
    const isHalved = points > 0 && (lost * 2 >= alive.length + lost || points * 2 >= left + points);
    const hurtWhileBroken = get(state, 'broken', formation) > 0 && lost > 0;
    return isHalved || broken.includes(formation) || hurtWhileBroken ? [i] : [];
  });
}
