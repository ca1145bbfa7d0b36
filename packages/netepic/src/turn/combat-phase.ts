import { type Option, picked, repliesOf, returnedOf } from '@umpire/rules';
import {
  changes,
  detachmentAt,
  get,
  type Order,
  orderOfStand,
  otherSide,
  present,
  type Segment,
  seatOf,
  segments,
  standAt,
  type Table,
} from '../table/table.js';
import { gunsOf, type Shooting, silenced } from './aim.js';
import { assaultsOf } from './assault.js';
import { heldOrders, replacementEvents } from './master-strategist.js';
import type { EpicOutcome, EpicProcedure } from './play.js';

type FireSegment = 'first-fire' | 'advance';

const ordersIn: Readonly<Record<FireSegment, readonly Order[]>> = {
  'first-fire': ['first-fire'],
  advance: ['advance', 'none'],
};

/** One action of a fire segment: a detachment's stands, or a character's with a token of its own (AB-19.12). */
interface FireAction {
  readonly key: string;
  readonly detachment: number;
  readonly stands: readonly number[];
  /** A reserve order put in place of its own (AB-14.6). */
  readonly replaces?: true;
}

/** Stands of a detachment that may still shoot in a segment, targets or not (SHT-1). */
function shooters(
  table: Table,
  detachment: number,
  segment: FireSegment,
  order = ordersIn[segment],
): readonly number[] {
  return present(table, detachment).filter((stand) => {
    const asked: Shooting = { kind: segment, by: detachment, stands: [stand] };
    return (
      order.includes(orderOfStand(table, stand)) &&
      !silenced(table, stand, asked) &&
      gunsOf(table, stand, asked).length > 0
    );
  });
}

function fireActions(table: Table, side: number, segment: FireSegment): readonly FireAction[] {
  return table.roster.detachments.flatMap((one, detachment): FireAction[] => {
    if (one.side !== side) return [];
    const able = shooters(table, detachment, segment);
    const own = able.filter((stand) => get(table, 'ownOrder', stand) > 0);
    const main = get(table, 'shot', detachment) > 0 ? [] : able.filter((stand) => get(table, 'ownOrder', stand) === 0);
    const actions: FireAction[] = [
      ...(main.length > 0 ? [{ key: one.ref, detachment, stands: main }] : []),
      ...own.map((stand) => ({ key: standAt(table, stand).ref, detachment, stands: [stand] })),
    ];
    if (segment !== 'first-fire' || get(table, 'shot', detachment) > 0) return actions;
    if (!heldOrders(table, detachment, 'first-fire-segment').includes('first-fire')) return actions;
    const swapped = shooters(table, detachment, segment, ['advance', 'charge']);
    return swapped.length === 0
      ? actions
      : [...actions, { key: `${one.ref}=first-fire`, detachment, stands: swapped, replaces: true }];
  });
}

/** Actions that a player must take while it has any (TURN-6); putting a reserve order in place is up to it. */
const mustAct = (actions: readonly FireAction[]): boolean => actions.some(({ replaces }) => !replaces);

function fire(table: Table, segment: FireSegment, given: Parameters<typeof repliesOf>[0]): EpicOutcome {
  const [reply] = repliesOf(given) ?? [];
  const active = get(table, 'active');
  if (reply) {
    const key = picked(reply)[0]!;
    if (key === 'pass') return { events: changes(table, [['stopped', active, 1]]), to: segment };
    const action = fireActions(table, active, segment).find((one) => one.key === key)!;
    const { detachment, stands, replaces } = action;
    return {
      events: replaces ? replacementEvents(table, detachment, 'first-fire') : [],
      call: 'shooting',
      with: { kind: segment, by: detachment, stands, ...(replaces ? { isSwapped: true } : {}) } satisfies Shooting,
    };
  }
  const next = returnedOf(given) ? otherSide(active) : active;
  const options = (side: number): readonly FireAction[] =>
    get(table, 'stopped', side) > 0
      ? fireActions(table, side, segment).filter(({ replaces }) => !replaces)
      : fireActions(table, side, segment);
  const side = options(next).length > 0 ? next : otherSide(next);
  const actions = options(side);
  if (actions.length === 0)
    return {
      events: changes(table, [
        ['active', 0, get(table, 'initiative')],
        ['stopped', 0, 0],
        ['stopped', 1, 0],
      ]),
    };
  const keys = actions.map(({ key, detachment }): Option => ({ key, refs: [detachmentAt(table, detachment).ref] }));
  const all = mustAct(actions) ? keys : [...keys, { key: 'pass', refs: [] }];
  return {
    events: changes(table, [['active', 0, side]]),
    need: {
      choices: [
        {
          seat: seatOf(side),
          rule: `${segment}-segment`,
          about: [],
          ask: { kind: 'pick', options: all, min: 1, max: 1 },
        },
      ],
    },
  };
}

const enter =
  (segment: Segment) =>
  (_: Combat, __: unknown, { state }: { readonly state: Table }) => ({
    events: [...changes(state, [['segment', 0, segments.indexOf(segment)]]), { say: 'segment', segment } as const],
  });

interface Combat {
  /** The Advance segment came before the assaults. */
  readonly hasAdvanced?: true;
}

const isAdvanceNext = ({ rulings }: Table): boolean => rulings.segmentOrder === 'advance-then-assault';

export const combatPhase: EpicProcedure<Combat> = {
  id: 'combat-phase',
  period: 'phase',
  steps: [
    { id: 'first-fire-segment', run: enter('first-fire') },
    { id: 'first-fire', run: (_, given, { state }) => fire(state, 'first-fire', given) },
    {
      id: 'assault-segment',
      run: (frame: Combat, given, context) =>
        isAdvanceNext(context.state) && !frame.hasAdvanced
          ? { to: 'advance-segment' }
          : enter('assault')(frame, given, context),
    },
    {
      id: 'assaults',
      run: (_, given, { state }) => {
        const active = get(state, 'active');
        const open = assaultsOf(state);
        const [reply] = repliesOf(given) ?? [];
        if (reply)
          return {
            call: 'assault',
            with: { side: active, stands: open.find(({ key }) => key === picked(reply)[0])!.stands },
          };
        if (open.length === 0)
          return {
            events: changes(state, [['active', 0, get(state, 'initiative')]]),
            ...(isAdvanceNext(state) ? { to: 'end' } : {}),
          };
        const side = returnedOf(given) ? otherSide(active) : active;
        const options = open.map(
          ({ key, stands }): Option => ({ key, refs: stands.map((stand) => standAt(state, stand).ref) }),
        );
        return {
          events: changes(state, [['active', 0, side]]),
          need: {
            choices: [
              {
                seat: seatOf(side),
                rule: 'assault-segment',
                about: [],
                ask: { kind: 'pick', options, min: 1, max: 1 },
              },
            ],
          },
        };
      },
    },
    { id: 'advance-segment', run: enter('advance') },
    { id: 'advance', run: (_, given, { state }) => fire(state, 'advance', given) },
    {
      id: 'advance-over',
      run: (_, __, { state }) => (isAdvanceNext(state) ? { frame: { hasAdvanced: true }, to: 'assault-segment' } : {}),
    },
  ],
};
