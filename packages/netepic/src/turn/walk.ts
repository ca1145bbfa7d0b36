import { facesOf, opponent, returnedOf } from '@umpire/rules';
import { zoneReach } from '../moves/contact.js';
import type { Leg } from '../moves/leg.js';
import { gapTo } from '../moves/zones.js';
import { changes, detachmentAt, isAlive, orderOf, present, standAt, type Table } from '../table/table.js';
import { opportunityOn, strikersAt } from './leaving.js';
import { moraleTest, testsMorale } from './morale.js';
import { newlyPinned, pinning } from './movement-phase.js';
import { type EpicProcedure, sixes } from './play.js';
import { aside, ended, reached, stillOpen, walks } from './walk-ends.js';
import { lengthOf, pointAlong } from './way.js';

/** Where a reactor wants the move paused: a point on one stand's way (REA-2). */
export interface Stop {
  /** Stable: `A.n-c1-2`, or `dr>A.n-s3.1` for close defence. */
  readonly key: string;
  readonly leg: number;
  /** Micrometres along that way. */
  readonly along: number;
  readonly by: number;
  /** The carrier, where close defence fires. */
  readonly carrier?: number;
}

export interface Walk {
  readonly detachment: number;
  readonly legs: readonly Leg[];
  readonly at: number;
  readonly stops: readonly Stop[];
  /** Detachments charged that have had their chance to fire. */
  readonly met: readonly number[];
  readonly declared: boolean;
  /** Contact is about to be made with these. */
  readonly meeting?: readonly number[];
  readonly asked?: true;
  /** Stands whose opponents have struck at them as they left (G-08), who may strike now, and whose blows have hit. */
  readonly left?: readonly number[];
  readonly strikers?: readonly number[];
  readonly blows?: readonly number[];
  /** Pinned on the way, to be told once the move is. */
  readonly gripped?: readonly number[];
  /** Micrometres gone, for the log. */
  readonly gone?: number;
}

const nextStop = ({ stops, at }: Walk): Stop | undefined =>
  stops.filter(({ leg }) => leg === at).sort((a, b) => a.along - b.along || (a.key < b.key ? -1 : 1))[0];

/** Detachments that this and later stands of the move are about to touch, or this one alone (G-32). */
const touchedBy = (table: Table, { legs, at }: Walk): readonly number[] => [
  ...new Set(
    legs
      .slice(at, table.rulings.counterChargeAt === 'each-in-turn' ? at + 1 : undefined)
      .filter((leg) => walks(table, leg))
      .flatMap(({ touches }) =>
        touches.filter((foe) => isAlive(table, foe)).map((foe) => standAt(table, foe).detachment),
      ),
  ),
];

/** A detachment that must pass a morale test to touch what has Terreur (ALT-6). */
function dreads(table: Table, frame: Walk, meeting: readonly number[]): number | undefined {
  const leg = frame.legs[frame.at]!;
  const { detachment } = standAt(table, leg.stand);
  const isTerrible = meeting.some((one) => present(table, one).some((foe) => standAt(table, foe).traits.causesTerror));
  const isImmune = present(table, detachment).every((stand) => standAt(table, stand).traits.causesTerror);
  return isTerrible && !isImmune && testsMorale(table, detachment) ? detachment : undefined;
}

/** It stops outside the zone of what it dares not touch: its way is cut short. */
function cutShort(table: Table, leg: Leg): Leg {
  if (leg.touches.length === 0) return leg;
  const whole = lengthOf(leg.points);
  const isClear = (along: number): boolean => {
    const [px, py] = pointAlong(leg.points, along);
    return leg.touches.every((foe) => {
      const reach = Math.max(
        zoneReach(table, standAt(table, foe), standAt(table, leg.stand)),
        standAt(table, foe).radius + standAt(table, leg.stand).radius + 10_000,
      );
      return gapTo(table, foe, px, py) > reach * reach;
    });
  };
  let along = whole;
  while (along > 0 && !isClear(along)) along -= 5_000;
  along = Math.max(0, along);
  const end = pointAlong(leg.points, along);
  return { ...leg, points: [leg.points[0]!, end], cost: Math.min(leg.cost, along), touches: [], pushes: [] };
}

/** A declared move, stand after stand; reactors may pause it anywhere, and fire just before contact. */
export const walk: EpicProcedure<Walk> = {
  id: 'walk',
  steps: [
    {
      id: 'declared',
      run: (frame) => (frame.declared ? {} : { frame: { ...frame, declared: true }, window: true }),
    },
    {
      id: 'go',
      run: (frame, given, { state }) => {
        const { legs, at } = frame;
        if (returnedOf(given)) return { to: 'go' };
        const declared = legs[at];
        if (!declared) return { to: 'arrive' };
        const leg = walks(state, declared) ? stillOpen(state, declared) : undefined;
        if (!leg) return { frame: { ...frame, at: at + 1 }, to: 'go' };
        const strikers = frame.left?.includes(leg.stand) ? [] : strikersAt(state, leg);
        if (strikers.length > 0)
          return { frame: { ...frame, left: [...(frame.left ?? []), leg.stand], strikers }, to: 'strike' };
        const stop = nextStop(frame);
        if (stop) {
          const stops = frame.stops.filter((one) => one !== stop);
          const [x, y] = pointAlong(leg.points, stop.along);
          const moved = changes(state, [
            ['x', leg.stand, x],
            ['y', leg.stand, y],
          ]);
          const { detachment } = standAt(state, leg.stand);
          const reaction = {
            by: stop.by,
            at: detachment,
            kind: 'interception',
            ...(stop.carrier === undefined ? {} : { carrier: stop.carrier }),
            ...(stop.key.endsWith('=first-fire') ? { replaces: true } : {}),
            ...(stop.key.startsWith('aa>') ? { byAir: true } : {}),
          };
          return { frame: { ...frame, stops }, events: moved, call: 'reaction', with: reaction };
        }
        const meeting =
          leg.touches.length === 0 ? [] : touchedBy(state, frame).filter((one) => !frame.met.includes(one));
        if (meeting.length > 0) return { frame: { ...frame, meeting }, to: 'meet' };
        const gone = Math.max(frame.gone ?? 0, leg.cost);
        // fired at each in turn: whoever held its fire may fire at the next
        const met = state.rulings.counterChargeAt === 'each-in-turn' ? [] : frame.met;
        return {
          frame: { ...frame, at: at + 1, gone, met },
          events: ended(leg, state),
          to: leg.touches.length > 0 ? 'grip' : 'go',
        };
      },
    },
    {
      id: 'strike',
      run: (frame, given, { state }) => {
        const { strikers = [], legs, at } = frame;
        const { ref, seat, detachment } = standAt(state, legs[at]!.stand);
        const faces = facesOf(given)?.[0];
        if (!faces) {
          const refs = strikers.map((foe) => standAt(state, foe).ref);
          const lots = sixes(strikers.length);
          return { need: { throw: { purpose: 'opportunity-attack', seat: opponent(seat), for: refs, lots } } };
        }
        const blows = strikers.filter((foe, i) => faces[i]! >= opportunityOn(state, foe));
        const of = detachmentAt(state, detachment).ref;
        return {
          frame: { ...frame, blows },
          events: [{ say: 'opportunity-attacks', of, stand: ref, faces, hits: blows.length }],
          ...(blows.length === 0 ? { to: 'go' } : {}),
        };
      },
    },
    {
      id: 'blows',
      run: (frame, _, { state }) => {
        const { blows = [], ...rest } = frame;
        const [one, ...others] = blows;
        const { stand } = frame.legs[frame.at]!;
        if (one === undefined || !isAlive(state, stand)) return { frame: rest, to: 'struck' };
        const blow = { side: standAt(state, one).side, one, other: stand, before: 0, led: [], loser: stand, points: 1 };
        return { frame: { ...rest, blows: others }, call: 'blow', with: blow };
      },
    },
    { id: 'struck', run: (_, given) => (given ? { to: 'go' } : { call: 'aftermath', with: {} }) },
    {
      id: 'grip',
      run: (frame, _, { state }) => {
        const held = newlyPinned(state);
        const { written } = pinning(state, held);
        return { frame: { ...frame, gripped: [...(frame.gripped ?? []), ...held] }, events: written, to: 'go' };
      },
    },
    {
      id: 'meet',
      run: (frame, given, { state }) => {
        const { meeting = [], legs, at } = frame;
        if (frame.asked) {
          const { asked: _, meeting: __, ...rest } = frame;
          return { frame: { ...rest, met: [...frame.met, ...meeting] }, to: 'go' };
        }
        const shy = dreads(state, frame, meeting);
        if (shy !== undefined) {
          const { seat, ref } = detachmentAt(state, shy);
          const faces = facesOf(given)?.[0];
          if (!faces) {
            const lots = [{ kind: 0, dice: 1, sides: 6, summed: 2 }];
            return { need: { throw: { purpose: 'terror', seat, for: [ref], lots } } };
          }
          const test = moraleTest(state, shy, faces);
          if (!test.passed) {
            const cut = legs.map((leg, i) =>
              i >= at && standAt(state, leg.stand).detachment === shy ? cutShort(state, leg) : leg,
            );
            return { frame: { ...frame, legs: cut }, events: [test.note, { say: 'terrified', of: ref }], to: 'go' };
          }
          return { frame: { ...frame, asked: true }, events: [test.note], window: true };
        }
        return { frame: { ...frame, asked: true }, window: true };
      },
    },
    {
      id: 'arrive',
      run: ({ detachment, legs, gone = 0, gripped = [] }, given, { state }) => {
        if (given) return {};
        const { ref } = detachmentAt(state, detachment);
        const arrived = legs.filter(({ stand }) => isAlive(state, stand));
        const touched = new Set(
          arrived.flatMap((leg) => reached(state, leg)).map((foe) => standAt(state, foe).detachment),
        );
        const engagements = [...touched].map(
          (one) => ({ say: 'engages', of: ref, target: detachmentAt(state, one).ref }) as const,
        );
        // a retreat has taken the place of the move, and was told
        const isTold = gone > 0 && orderOf(state, detachment) !== 'fall-back';
        const moved = isTold ? [{ say: 'moves', of: ref, length: Math.round(gone) } as const] : [];
        const events = [...aside(state, arrived), ...moved, ...engagements, ...pinning(state, gripped).notes];
        return touched.size === 0 ? { events } : { events, call: 'first-contact', with: { legs } };
      },
    },
  ],
};
