import { repliesOf, returnedOf, type Verdict } from '@umpire/rules';
import { isPinned } from '../moves/contact.js';
import { isObject } from '../moves/proposal.js';
import { detachmentAt, get, isAlive, orderOf, present, standAt, type Table } from '../table/table.js';
import { refuse, refused } from '../words/refusals.js';
import { type Gun, gunsOf, isShot, type Shooting, shotAt, silenced } from './aim.js';
import { heldOrders, replacementEvents } from './master-strategist.js';
import type { At, Choice, EpicProcedure, EpicTrigger, Frame } from './play.js';
import { legLength, pointAlong, type Walk } from './walk.js';

/** A detachment, or one carrier's close defence, that may react to a move. */
interface Reactor {
  readonly key: string;
  readonly by: number;
  readonly carrier?: number;
  /** A reserve order put in place of its own, to react (AB-14.5). */
  readonly replaces?: true;
  /** With its weapons against aircraft, under another order than First Fire (G-20). */
  readonly byAir?: true;
}

const reacting = (
  table: Table,
  { by, carrier, byAir }: Pick<Reactor, 'by' | 'carrier' | 'byAir'>,
  kind: Shooting['kind'],
): Shooting => ({
  kind,
  by,
  stands: carrier === undefined ? present(table, by) : [carrier],
  ...(carrier === undefined ? {} : { carrier }),
  ...(byAir ? { byAir } : {}),
});

/** Whether a detachment may fire as a reaction: an unrevealed First Fire order, not pinned, not fired (REA-1, REA-10). */
const mayReact = (table: Table, detachment: number): boolean =>
  orderOf(table, detachment) === 'first-fire' &&
  get(table, 'shown', detachment) === 0 &&
  get(table, 'shot', detachment) === 0 &&
  get(table, 'reacted', detachment) === 0 &&
  present(table, detachment).some((stand) => !isPinned(table, stand));

/** Whether it may intercept with what it has against aircraft, whatever its order but Fall Back (G-20). */
const mayReactByAir = (table: Table, detachment: number): boolean =>
  !table.rulings.antiAircraftNeedsFirstFire &&
  orderOf(table, detachment) !== 'fall-back' &&
  get(table, 'shot', detachment) === 0 &&
  get(table, 'reacted', detachment) === 0 &&
  !mayReact(table, detachment) &&
  present(table, detachment).some(
    (stand) =>
      !isPinned(table, stand) &&
      gunsOf(table, stand, { kind: 'interception', by: detachment, stands: [stand], byAir: true }).length > 0,
  );

const maySwap = (table: Table, detachment: number): boolean =>
  ['advance', 'charge'].includes(orderOf(table, detachment)) &&
  get(table, 'activated', detachment) === 0 &&
  heldOrders(table, detachment, 'reacting').includes('first-fire');

/** Who of a side may react at all; `of`: only these detachments (a counter-charge is fired by who is charged). */
function reactors(table: Table, side: number, of?: readonly number[]): readonly Reactor[] {
  return table.roster.detachments.flatMap((one, by): Reactor[] => {
    if (one.side !== side || (of && !of.includes(by)) || present(table, by).length === 0) return [];
    const whole: Reactor[] = mayReact(table, by) ? [{ key: one.ref, by }] : [];
    const byAir: Reactor[] = !of && mayReactByAir(table, by) ? [{ key: `aa>${one.ref}`, by, byAir: true }] : [];
    const swapped: Reactor[] = maySwap(table, by) ? [{ key: `${one.ref}=first-fire`, by, replaces: true }] : [];
    const defences = present(table, by).flatMap((carrier): Reactor[] => {
      const { traits, ref } = standAt(table, carrier);
      const left = traits.closeDefence - get(table, 'defences', carrier);
      const isBound = isPinned(table, carrier) && !table.rulings.closeDefenceWhenPinned;
      return left > 0 && get(table, 'engaged', carrier) === 0 && !isBound ? [{ key: `dr>${ref}`, by, carrier }] : [];
    });
    return [...whole, ...byAir, ...swapped, ...defences];
  });
}

const STEP = 20_000;

/** Points of a declared path, stand by stand, at which a reactor has a shot: every 2 cm and at the end (REA-2). */
export function* pointsSeen(
  table: Table,
  walk: Walk,
  reactor: Reactor,
): Generator<{ readonly leg: number; readonly along: number }> {
  const shooting = reacting(table, reactor, 'interception');
  const guns = readyGuns(table, shooting);
  if (guns.length === 0) return;
  for (const [leg, { stand, points, into }] of walk.legs.entries()) {
    if (points.length < 2 || !isAlive(table, stand) || into > 0) continue;
    const length = legLength(walk.legs[leg]!);
    for (let along = 0; along < length + STEP; along += STEP) {
      const at = Math.round(Math.min(along, length));
      const paused: Shooting = { ...shooting, places: { [stand]: pointAlong(points, at) } };
      if (guns.some((gun) => isShot(shotAt(table, gun, stand, paused)))) yield { leg, along: at };
    }
  }
}

const readyGuns = (table: Table, shooting: Shooting): readonly Gun[] =>
  shooting.stands.flatMap((by) => (silenced(table, by, shooting) ? [] : gunsOf(table, by, shooting)));

interface Pause {
  readonly leg: number;
  readonly along: number;
}

/** Whether some gun of the reactor may be fired at the moving stand when it is paused there. */
function hasShot(table: Table, { legs }: Walk, shooting: Shooting, { leg, along }: Pause): boolean {
  const { stand, points } = legs[leg]!;
  const paused: Shooting = { ...shooting, places: { [stand]: pointAlong(points, along) } };
  return readyGuns(table, shooting).some((gun) => isShot(shotAt(table, gun, stand, paused)));
}

export const reactorOf = (table: Table, key: string): Reactor => {
  const isDefence = key.startsWith('dr>');
  if (isDefence) {
    const carrier = table.roster.indexOf.get(key.slice(3))!;
    return { key, by: standAt(table, carrier).detachment, carrier };
  }
  if (key.startsWith('aa>')) return { key, by: table.roster.detachmentOf.get(key.slice(3))!, byAir: true };
  const [ref, order] = key.split('=');
  return { key, by: table.roster.detachmentOf.get(ref!)!, ...(order ? { replaces: true as const } : {}) };
};

/** Near enough, whatever is between: cheap, and asked before lines are drawn. */
function mayReach(table: Table, walk: Walk, reactor: Reactor): boolean {
  const { by, carrier } = reactor;
  const stands = carrier === undefined ? present(table, by) : [carrier];
  const { x, y } = table.fields;
  return stands.some((stand) => {
    const reach =
      Math.max(
        0,
        ...gunsOf(table, stand, reacting(table, reactor, 'interception')).map(({ profile }) => profile.range),
      ) * 10_000;
    return walk.legs.some(
      ({ points }) =>
        points.length > 1 && points.some(([px, py]) => near(px - x[stand]!, py - y[stand]!, reach + legSpan(points))),
    );
  });
}

const near = (dx: number, dy: number, reach: number): boolean => dx * dx + dy * dy <= reach * reach;
const legSpan = (points: Walk['legs'][number]['points']): number => {
  const [[ax, ay], [bx, by]] = [points[0]!, points.at(-1)!];
  return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) / 2;
};

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
    .filter(
      ({ stand, touches }) => isAlive(table, stand) && touches.some((foe) => standAt(table, foe).detachment === by),
    );
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
