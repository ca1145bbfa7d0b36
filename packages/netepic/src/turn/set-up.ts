import { type Asked, facesOf, type Option, picked, repliesOf, seats } from '@umpire/rules';
import { rerollsBrought } from '../abilities/elite.js';
import { infiltratesFirst } from '../abilities/infiltration.js';
import { RESERVE_ORDERS } from '../abilities/master-strategist.js';
import { changes, detachmentAt, get, isOnTable, otherSide, seatOf, standAt, type Table } from '../table/table.js';
import { deployed } from './deployment.js';
import { infiltrated } from './infiltration.js';
import { hasStrategist } from './master-strategist.js';
import { objectiveSteps } from './objectives.js';
import { type EpicProcedure, sixes } from './play.js';
import type { SetUpStep } from './position.js';

export interface SettingUp {
  /** The rest of it alone: of a battle set up by hand. */
  readonly at?: SetUpStep;
  readonly side?: number;
  readonly detachment?: number;
  readonly moved?: readonly number[];
}

/** Detachments not yet put down or kept off. `keptOff` is cleared when the battle begins. */
const undeployed = (table: Table, side: number): readonly number[] =>
  table.roster.detachments.flatMap((one, i) =>
    one.side === side &&
    one.stands.length > 0 &&
    one.stands.every((stand) => get(table, 'place', stand) === 0) &&
    get(table, 'keptOff', i) === 0
      ? [i]
      : [],
  );

const infiltrators = (table: Table, side: number, moved: readonly number[]): readonly number[] =>
  table.roster.detachments.flatMap((one, i) =>
    one.side === side &&
    !moved.includes(i) &&
    one.stands.some((stand) => isOnTable(table, stand) && standAt(table, stand).traits.infiltrates)
      ? [i]
      : [],
  );

const detachmentOptions = (table: Table, detachments: readonly number[]): readonly Option[] =>
  detachments.map((i) => ({ key: detachmentAt(table, i).ref, refs: [detachmentAt(table, i).ref] }));

/** Before turn 1: objectives, edges, deployment, infiltration, orders of the reserve (SET-5 to SET-10). */
export const setUp: EpicProcedure<SettingUp> = {
  id: 'set-up',
  steps: [
    ...objectiveSteps,
    {
      id: 'edges',
      run: ({ at }, given, { state }) => {
        if (at === 'infiltration') return { to: 'infiltration-roll' };
        if (at) return { frame: { side: get(state, 'active') }, to: 'choose' };
        const [reply] = repliesOf(given) ?? [];
        if (reply) {
          const side = get(state, 'active');
          const edge = picked(reply)[0] === 'near' ? 0 : 1;
          return {
            events: changes(state, [
              ['edge', side, edge],
              ['edge', otherSide(side), 1 - edge],
            ]),
          };
        }
        const faces = [0, 1].map((n) => facesOf(given, n)?.[0]?.[0] ?? 0);
        const [a = 0, b = 0] = faces;
        if (a === b)
          return { need: { throws: seats.map((seat) => ({ purpose: 'edges', seat, for: [], lots: sixes(1) })) } };
        const side = a > b ? 0 : 1;
        const options = ['near', 'far'].map((key) => ({ key, refs: [] }));
        return {
          events: [...changes(state, [['active', 0, side]]), { say: 'edges', faces, seat: seatOf(side) }],
          need: {
            choices: [{ seat: seatOf(side), rule: 'edges', about: [], ask: { kind: 'pick', options, min: 1, max: 1 } }],
          },
        };
      },
    },
    {
      id: 'who-begins',
      run: (_, given, { state }) => {
        const counts = [0, 1].map((side) => state.roster.formations.filter((one) => one.side === side).length);
        const rolled = [0, 1].map((n) => facesOf(given, n)?.[0]?.[0] ?? 0);
        const [a = 0, b = 0] = counts[0] === counts[1] ? rolled : counts;
        if (a === b)
          return { need: { throws: seats.map((seat) => ({ purpose: 'deployment', seat, for: [], lots: sixes(1) })) } };
        return { frame: { side: a > b ? 0 : 1 } };
      },
    },
    {
      id: 'choose',
      run: (frame, given, { state }) => {
        const first = frame.side ?? 0;
        const side = undeployed(state, first).length > 0 ? first : otherSide(first);
        const options = detachmentOptions(state, undeployed(state, side));
        if (options.length === 0) return { to: 'all-down' };
        const [reply] = repliesOf(given) ?? [];
        if (!reply) {
          const ask = { kind: 'pick', options, min: 1, max: 1 } as const;
          return { need: { choices: [{ seat: seatOf(side), rule: 'deployment', about: [], ask }] } };
        }
        return { frame: { side, detachment: state.roster.detachmentOf.get(picked(reply)[0]!)! } };
      },
    },
    {
      id: 'deploy',
      run: (frame, given, { state }) => {
        const { detachment = 0, side = 0 } = frame;
        const { seat, ref } = detachmentAt(state, detachment);
        const [reply] = repliesOf(given) ?? [];
        if (!reply || !('propose' in reply)) {
          const ask = { kind: 'propose', shape: 'deployment', within: [] } as const;
          return { need: { choices: [{ seat, rule: 'deployment', about: [ref], ask }] } };
        }
        return { frame: { side: otherSide(side) }, events: deployed(state, detachment, reply.propose), to: 'choose' };
      },
    },
    {
      id: 'all-down',
      run: (_, __, { state }) => ({
        events: changes(
          state,
          state.roster.detachments.map((_one, i) => ['keptOff', i, 0] as const),
        ),
      }),
    },
    {
      id: 'infiltration-roll',
      run: (_, given, { state }) => {
        const sides = [0, 1].filter((side) => infiltrators(state, side, []).length > 0);
        if (sides.length < 2) return { frame: { side: sides[0] ?? 0, moved: [] } };
        const [a, b] = [0, 1].map((n) => facesOf(given, n)?.[0]?.[0] ?? 0);
        const first = infiltratesFirst(a!, b!);
        if (first === undefined)
          return {
            need: { throws: seats.map((seat) => ({ purpose: 'infiltration', seat, for: [], lots: sixes(1) })) },
          };
        return { frame: { side: first === 'A' ? 0 : 1, moved: [] } };
      },
    },
    {
      id: 'infiltrate',
      run: ({ side: first = 0, moved = [] }, given, { state }) => {
        const side = infiltrators(state, first, moved).length > 0 ? first : otherSide(first);
        const mine = infiltrators(state, side, moved);
        if (mine.length === 0) return { to: 'reserve-orders' };
        const [reply] = repliesOf(given) ?? [];
        if (!reply) {
          const options = detachmentOptions(state, mine);
          const ask = { kind: 'pick', options, min: 1, max: 1 } as const;
          return { need: { choices: [{ seat: seatOf(side), rule: 'infiltration', about: [], ask }] } };
        }
        return { frame: { side, moved, detachment: state.roster.detachmentOf.get(picked(reply)[0]!)! } };
      },
    },
    {
      id: 'infiltrating',
      run: ({ side = 0, moved = [], detachment = 0 }, given, { state }) => {
        const { seat, ref } = detachmentAt(state, detachment);
        const [reply] = repliesOf(given) ?? [];
        if (!reply || !('propose' in reply)) {
          const ask = { kind: 'propose', shape: 'infiltration', within: [] } as const;
          return { need: { choices: [{ seat, rule: 'infiltration', about: [ref], ask }] } };
        }
        return {
          frame: { side: otherSide(side), moved: [...moved, detachment] },
          events: infiltrated(state, detachment, reply.propose),
          to: 'infiltrate',
        };
      },
    },
    {
      id: 'reserve-orders',
      run: (_, given, { state }) => {
        const asked = [0, 1].filter((side) => hasStrategist(state, side));
        if (asked.length === 0) return {};
        const replies = repliesOf(given);
        if (!replies) {
          const options = ['advance', 'charge', 'first-fire'].map((key) => ({ key, refs: [], most: RESERVE_ORDERS }));
          const choices = asked.map(
            (side): Asked => ({
              seat: seatOf(side),
              rule: 'master-strategist',
              about: [],
              ask: { kind: 'split', options, min: RESERVE_ORDERS, max: RESERVE_ORDERS },
              secret: true,
            }),
          );
          return { need: { choices } };
        }
        return {
          events: asked.flatMap((side, i) => {
            const reply = replies[i]!;
            const split = 'split' in reply ? reply.split : {};
            return changes(state, [
              ['heldAdvance', side, split['advance'] ?? 0],
              ['heldCharge', side, split['charge'] ?? 0],
              ['heldFirstFire', side, split['first-fire'] ?? 0],
            ]).map((change) => ({ ...change, secret: seatOf(side) }));
          }),
        };
      },
    },
  ],
};

/** All that its detachments bring (AB-09.1). */
export function elitePool(table: Table, side: number): number {
  const values = (stands: readonly number[], characters: boolean): readonly number[] =>
    stands
      .map((stand) => standAt(table, stand))
      .filter(({ isCharacter }) => isCharacter === characters)
      .map(({ traits }) => traits.elite);
  return table.roster.detachments
    .filter((one) => one.side === side)
    .reduce((sum, { stands }) => sum + rerollsBrought(values(stands, false), values(stands, true)), 0);
}
