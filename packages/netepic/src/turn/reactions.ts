import { repliesOf, returnedOf, type Verdict } from '@umpire/rules';
import { isObject } from '../moves/proposal.js';
import { detachmentAt, isAlive, present, standAt, type Table } from '../table/table.js';
import { refuse, refused } from '../words/refusals.js';
import { gunsOf, isShot, type Shooting, shotAt, silenced } from './aim.js';
import { replacementEvents } from './master-strategist.js';
import type { At, Choice, EpicProcedure, EpicTrigger, Frame } from './play.js';
import { hasShot, mayReach, pointsSeen } from './points-seen.js';
import { mayReact, mayReactByAir, maySwap, type Reactor, reacting, reactorOf, reactors } from './reactors.js';
import type { Walk } from './walk.js';
import { walks } from './walk-ends.js';
import { legLength } from './way.js';

const interceptors = ({ state }: At, frame: Frame) => {
  const walk = frame.data as Walk;
  if (walk.legs.length === 0) return [];
  const { side } = detachmentAt(state, walk.detachment);
  return reactors(state, 1 - side)
    .filter(
      (reactor) =>
        !walk.stops.some(
          (stop) =>
            stop.key === reactor.key ||
            (reactor.carrier === undefined && stop.by === reactor.by && stop.carrier === undefined),
        ),
    )
    .filter((reactor) => mayReach(state, walk, reactor) && !pointsSeen(state, walk, reactor).next().done)
    .map((reactor) => ({
      key: reactor.key,
      seat: detachmentAt(state, reactor.by).seat,
      about: [detachmentAt(state, reactor.by).ref],
      with: { reactor, walk: frame.id },
    }));
};

const counterChargers = ({ state }: At, frame: Frame) => {
  const walk = frame.data as Walk;
  const { meeting = [] } = walk;
  const { side } = detachmentAt(state, walk.detachment);
  return reactors(state, 1 - side, meeting)
    .filter((reactor) => {
      const shooting = counterCharge(state, walk, reactor);
      return shooting.stands.some(
        (stand) =>
          !silenced(state, stand, shooting) &&
          gunsOf(state, stand, shooting).some((gun) =>
            shooting.only!.some((target) => isShot(shotAt(state, gun, target, shooting))),
          ),
      );
    })
    .map((reactor) => ({
      key: reactor.key,
      seat: detachmentAt(state, reactor.by).seat,
      about: [detachmentAt(state, reactor.by).ref],
      with: { reactor, walk: frame.id },
    }));
};

/** Fired at those that will touch the detachment, where they will stand (REA-9). */
function counterCharge(table: Table, { legs, at }: Walk, reactor: Reactor): Shooting {
  const { by } = reactor;
  const touching = legs
    .slice(at, table.rulings.counterChargeAt === 'each-in-turn' ? at + 1 : undefined)
    .filter((leg) => walks(table, leg) && leg.touches.some((foe) => standAt(table, foe).detachment === by));
  const places = Object.fromEntries(touching.map(({ stand, points }) => [stand, points.at(-1)!]));
  return { ...reacting(table, reactor, 'counter-charge'), only: touching.map(({ stand }) => stand), places };
}

interface Chosen {
  readonly reactor: Reactor;
  readonly walk: number;
}

/** The reactor says where along the path it will fire; the walk stops there when it comes to it. */
export const setStop: EpicProcedure<Chosen> = {
  id: 'set-stop',
  steps: [
    {
      id: 'set-stop',
      run: ({ reactor, walk: id }, given, { state, frames }) => {
        const walk = frames.find((frame) => frame.id === id)!.data as Walk;
        const { seat, ref } = detachmentAt(state, reactor.by);
        const [reply] = repliesOf(given) ?? [];
        if (!reply || !('propose' in reply)) {
          const ask = { kind: 'propose', shape: 'stop', within: [] } as const;
          return {
            need: {
              choices: [
                {
                  seat,
                  rule: reactor.carrier === undefined ? 'interception' : 'close-defence',
                  about: [reactor.key, ref],
                  ask,
                },
              ],
            },
          };
        }
        const { stand, along } = reply.propose as { stand: string; along: number };
        const leg = walk.legs.findIndex((one) => standAt(state, one.stand).ref === stand);
        const stop = {
          key: reactor.key,
          leg,
          along: Math.round(along * 10_000),
          by: reactor.by,
          ...(reactor.carrier === undefined ? {} : { carrier: reactor.carrier }),
        };
        return { patch: { frame: id, data: { ...walk, stops: [...walk.stops, stop] } } };
      },
    },
  ],
};

export function judgeStop(proposal: unknown, choice: Choice, table: Table, frames: readonly Frame[]): Verdict {
  const walk = frames.findLast(({ procedure }) => procedure === 'walk')!.data as Walk;
  const reactor = reactorOf(table, choice.about[0]!);
  const nearest = () => {
    const first = pointsSeen(table, walk, reactor).next();
    if (first.done) return undefined;
    return { stand: standAt(table, walk.legs[first.value.leg]!.stand).ref, along: first.value.along / 10_000 };
  };
  if (!isObject(proposal) || typeof proposal['stand'] !== 'string' || typeof proposal['along'] !== 'number')
    return refused([refuse('malformed')], nearest());
  const leg = walk.legs.findIndex(({ stand }) => standAt(table, stand).ref === proposal['stand']);
  const along = Math.round(proposal['along'] * 10_000);
  if (leg < 0 || along < 0 || along > Math.ceil(legLength(walk.legs[leg]!)))
    return refused([refuse('not-on-path', `${proposal['stand']}`)], nearest());
  const shooting = reacting(table, reactor, 'interception');
  return hasShot(table, walk, shooting, { leg, along })
    ? { legal: true }
    : refused([refuse('no-target', `${proposal['stand']}`)], nearest());
}

/** The fire of one reactor when the move has come to its stop, or at the stands about to touch it. */
interface Reaction {
  readonly by: number;
  readonly at: number;
  readonly kind: 'interception' | 'counter-charge';
  readonly carrier?: number;
  readonly only?: readonly number[];
  readonly places?: Shooting['places'];
  readonly replaces?: true;
  readonly byAir?: true;
}

export const reaction: EpicProcedure<Reaction> = {
  id: 'reaction',
  steps: [
    {
      id: 'reaction',
      run: ({ by, at, kind, carrier, only, places, replaces, byAir }, given, { state }) => {
        if (returnedOf(given)) return {};
        if (carrier !== undefined && !isAlive(state, carrier)) return {};
        const shooting: Shooting = {
          ...reacting(state, { by, ...(carrier === undefined ? {} : { carrier }), ...(byAir ? { byAir } : {}) }, kind),
          only: only ?? present(state, at),
          ...(places ? { places } : {}),
        };
        const isAble = replaces
          ? maySwap(state, by)
          : byAir
            ? mayReactByAir(state, by)
            : carrier !== undefined || mayReact(state, by);
        const hits = shooting.stands.some(
          (stand) =>
            !silenced(state, stand, shooting) &&
            gunsOf(state, stand, shooting).some((gun) =>
              shooting.only!.some((target) => isShot(shotAt(state, gun, target, shooting))),
            ),
        );
        if (!isAble || !hits) return {};
        return {
          events: replaces ? replacementEvents(state, by, 'first-fire') : [],
          call: 'shooting',
          with: shooting,
        };
      },
    },
  ],
};

export const counterChargeFire: EpicProcedure<Chosen> = {
  id: 'counter-charge-fire',
  steps: [
    {
      id: 'counter-charge-fire',
      run: ({ reactor, walk: id }, given, { state, frames }) => {
        if (returnedOf(given)) return {};
        const walk = frames.find((frame) => frame.id === id)!.data as Walk;
        const { only = [], places } = counterCharge(state, walk, reactor);
        const { by, carrier, replaces } = reactor;
        return {
          call: 'reaction',
          with: {
            by,
            at: walk.detachment,
            kind: 'counter-charge',
            only,
            ...(places ? { places } : {}),
            ...(carrier === undefined ? {} : { carrier }),
            ...(replaces ? { replaces } : {}),
          },
        };
      },
    },
  ],
};

export const reactionTriggers: readonly EpicTrigger[] = [
  { rule: 'interception', at: 'declared', edge: 'during', call: 'set-stop', offer: {}, find: interceptors },
  { rule: 'counter-charge', at: 'meet', edge: 'during', call: 'counter-charge-fire', offer: {}, find: counterChargers },
];
