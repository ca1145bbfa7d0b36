import { facesOf, type Given, type Option, picked, repliesOf, type Seat, type Throw } from '@umpire/rules';
import { maySacrifice } from '../abilities/hq.js';
import { cellKey, cellsOf, damageOf, suffer } from '../attack/location.js';
import { buildingSaves } from '../attack/save.js';
import { damageBonus, pointsSaved } from '../attack/wounds.js';
import { squared } from '../moves/contact.js';
import { factsOf } from '../moves/sight.js';
import type { EpicEvent } from '../table/event.js';
import { tracks } from '../table/stand.js';
import {
  changes,
  detachmentAt,
  type Field,
  get,
  isAlive,
  isOnTable,
  PARTS,
  seatOf,
  standAt,
  type Table,
} from '../table/table.js';
import { gunTraits } from './gun-traits.js';
import {
  costsPoint,
  type Hit,
  likeOf,
  located,
  locationParts,
  lostBy,
  saveOf,
  shielded,
  silhouetteOf,
  zoneOf,
} from './hits.js';
import { woundEvents } from './losses.js';
import { type EpicOutcome, type EpicProcedure, sixes } from './play.js';
import { type RerollDie, type Rerolling, rerollStep } from './rerolls.js';
import type { Volley } from './targets.js';

/** Hits of one action, resolved together step by step (PIPE-A, PIPE-B 5 to 9). */
export interface Resolving extends Rerolling {
  readonly by: number;
  readonly volleys: readonly Volley[];
  readonly hits: readonly Hit[];
  /** The shooter has declared re-rolls on this action; so has the owner of the target. */
  readonly spentElite: boolean;
  readonly spentBySaver?: boolean;
  /** Hit points about to be lost: by stand, one entry a failed save. */
  readonly pending?: readonly Pending[];
  readonly at?: number;
  /** Of groups of carriers, those that their owner gives up first (TRN-6). */
  readonly givenUp?: readonly number[];
}

interface Pending {
  readonly stand: number;
  readonly points: number;
  readonly regenerates: boolean;
  readonly mayBeSaved: boolean;
  /** Regeneration dice. */
  readonly faces?: readonly number[];
}

const open = (hits: readonly Hit[]): readonly number[] => hits.flatMap(({ gone }, i) => (gone ? [] : [i]));
const flat = (given: Given | undefined): readonly number[] | undefined => facesOf(given)?.flat();

const attackerThrow = (state: Table, { by }: Resolving, purpose: string, lots: Throw['lots']): Throw => {
  const { seat, ref } = detachmentAt(state, by);
  return { purpose, seat, for: [ref], lots };
};

/** Who owns what was hit: all hits of one action have one owner but those of templates and strays. */
const ownerOf = (state: Table, hit: Hit, volleys: readonly Volley[]): Seat => standAt(state, likeOf(hit, volleys)).seat;

/** Throws of the owners, a throw for each, dice in the order of the hits. */
function ownersThrow(
  state: Table,
  frame: Resolving,
  which: readonly number[],
  purpose: string,
  dice: (hit: number) => number,
): readonly Throw[] {
  return (['A', 'B'] as const).flatMap((seat): Throw[] => {
    const mine = which.filter((i) => ownerOf(state, frame.hits[i]!, frame.volleys) === seat);
    if (mine.length === 0) return [];
    const refs = [...new Set(mine.map((i) => standAt(state, likeOf(frame.hits[i]!, frame.volleys)).ref))];
    return [{ purpose, seat, for: refs, lots: mine.map((i) => ({ kind: 0, dice: dice(i), sides: 6, summed: 1 })) }];
  });
}

/** The faces of owners' throws, by hit. */
function ownersFaces(
  state: Table,
  frame: Resolving,
  which: readonly number[],
  given: Given,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  let nth = 0;
  for (const seat of ['A', 'B'] as const) {
    const mine = which.filter((i) => ownerOf(state, frame.hits[i]!, frame.volleys) === seat);
    if (mine.length === 0) continue;
    const lots = facesOf(given, nth++)!;
    for (const [k, hit] of mine.entries()) found.set(hit, lots[k]!);
  }
  return found;
}

const replaced = (hits: readonly Hit[], change: (hit: Hit, i: number) => Hit): readonly Hit[] => hits.map(change);

export const resolveHits: EpicProcedure<Resolving> = {
  id: 'resolve-hits',
  steps: [
    {
      id: 'immune',
      run: (frame, _, { state }) => {
        if (frame.hits.length === 0) return { to: 'end' };
        const hits = replaced(frame.hits, (hit) => {
          if (frame.volleys[hit.volley]!.building !== undefined) return hit;
          const { traits } = standAt(state, likeOf(hit, frame.volleys));
          const isImmune = gunTraits(state, frame.volleys[hit.volley]!).isBiological && traits.isInorganic;
          return isImmune ? { ...hit, gone: true } : hit;
        });
        return { frame: { ...frame, hits } };
      },
    },
    {
      id: 'rolled-modifier',
      run: (frame, given, { state }) => {
        const rolled = open(frame.hits).filter((i) => frame.volleys[frame.hits[i]!.volley]!.shot.modifier === '-D6');
        if (rolled.length === 0) return {};
        const faces = flat(given);
        if (!faces) return { need: { throw: attackerThrow(state, frame, 'modifier', sixes(rolled.length)) } };
        const hits = replaced(frame.hits, (hit, i) => {
          const n = rolled.indexOf(i);
          return n < 0
            ? hit
            : { ...hit, printed: -faces[n]!, modifier: -faces[n]! + frame.volleys[hit.volley]!.shot.extra };
        });
        return { frame: { ...frame, hits } };
      },
    },
    { id: 'buildings', run: (frame, given, { state }) => buildingStep(frame, given, state) },
    {
      id: 'energy-shields',
      run: (frame, _, { state }) => {
        const { hits, down } = shielded(state, frame.hits, frame.volleys);
        const events = [...down].flatMap(([stand, lost]): EpicEvent[] => {
          const left = get(state, 'shields', stand) - lost;
          return [
            ...changes(state, [['shields', stand, left]]),
            { say: 'shield', of: standAt(state, stand).ref, left },
          ];
        });
        return { frame: { ...frame, hits }, events };
      },
    },
    {
      id: 'aim-at-zones',
      run: (frame, given, { state }) => {
        const sheeted = open(frame.hits).filter(
          (i) => silhouetteOf(state, frame.hits[i]!, frame.volleys) && !frame.hits[i]!.cell,
        );
        if (sheeted.length === 0) return {};
        const replies = repliesOf(given);
        const { seat } = detachmentAt(state, frame.by);
        if (!replies) {
          const choices = sheeted.map((i) => {
            const silhouette = silhouetteOf(state, frame.hits[i]!, frame.volleys)!;
            const options = cellsOf(silhouette).map((cell): Option => ({ key: cellKey(cell), refs: [] }));
            const about = [standAt(state, likeOf(frame.hits[i]!, frame.volleys)).ref];
            return { seat, rule: 'location', about, ask: { kind: 'pick', options, min: 1, max: 1 } as const };
          });
          return { need: { choices } };
        }
        const hits = replaced(frame.hits, (hit, i) => {
          const n = sheeted.indexOf(i);
          return n < 0 ? hit : { ...hit, cell: picked(replies[n])[0]! };
        });
        return { frame: { ...frame, hits } };
      },
    },
    {
      id: 'locate',
      run: (frame, given, { state }) => {
        const sheeted = open(frame.hits).filter(
          (i) => frame.hits[i]!.cell !== undefined && frame.hits[i]!.reached === undefined,
        );
        if (sheeted.length === 0) return {};
        const lots = facesOf(given);
        const pairs = sheeted.map(() => ({ kind: 0, dice: 2, sides: 6, summed: 1 }));
        if (!lots) return { need: { throw: attackerThrow(state, frame, 'location', pairs) } };
        const hits = replaced(frame.hits, (hit, i) => {
          const n = sheeted.indexOf(i);
          return n < 0 ? hit : { ...hit, location: [lots[n]![0]!, lots[n]![1]!] as const };
        });
        return { frame: { ...frame, hits } };
      },
    },
    { id: 'elite-location', run: (frame, given, { state }) => eliteLocation(frame, given, state) },
    { id: 'reached', run: (frame, _, { state }) => reach(frame, state) },
    {
      id: 'organic-metal',
      run: (frame, given, { state }) => {
        const metal = metalHits(state, frame);
        if (metal.length === 0) return {};
        const faces = flat(given);
        if (!faces) {
          const seat = ownerOf(state, frame.hits[metal[0]!]!, frame.volleys);
          const about = [standAt(state, likeOf(frame.hits[metal[0]!]!, frame.volleys)).ref];
          return { need: { throw: { purpose: 'organic-metal', seat, for: about, lots: sixes(metal.length) } } };
        }
        const erodes = state.rulings.attack.flankErodesMetal;
        const left = new Map<number, number>();
        const events: EpicEvent[] = [];
        const hits = replaced(frame.hits, (hit, i) => {
          const n = metal.indexOf(i);
          if (n < 0) return hit;
          const stand = likeOf(hit, frame.volleys);
          const points = left.get(stand) ?? get(state, 'metal', stand);
          if (points === 0) return hit;
          const lost = costsPoint(faces[n]!, hit, erodes);
          left.set(stand, points - (lost ? 1 : 0));
          events.push({
            say: 'organic-metal',
            of: standAt(state, stand).ref,
            face: faces[n]!,
            modifier: hit.modifier ?? 0,
            lost,
          });
          return { ...hit, gone: true };
        });
        events.push(
          ...changes(
            state,
            [...left].map(([stand, points]) => ['metal', stand, points] as const),
          ),
        );
        return { frame: { ...frame, hits }, events };
      },
    },
    {
      id: 'saves',
      run: (frame, given, { state }) => {
        const saving = open(frame.hits).filter((i) => {
          const { on } = saveOf(state, frame.hits[i]!, frame.volleys);
          return on > 1 && on <= 6;
        });
        if (saving.length > 0 && !given)
          return { need: { throws: ownersThrow(state, frame, saving, 'save', () => 1) } };
        const faces = given ? ownersFaces(state, frame, saving, given) : new Map<number, readonly number[]>();
        const hits = replaced(frame.hits, (hit, i) => {
          if (hit.gone) return hit;
          const face = faces.get(i)?.[0];
          return face === undefined ? hit : { ...hit, saveFace: face };
        });
        return { frame: { ...frame, hits } };
      },
    },
    {
      id: 'elite-saves',
      run: (frame, given, { state }) => eliteSaves(frame, given, state),
    },
    {
      id: 'failed',
      run: (frame, _, { state }) => {
        const events: EpicEvent[] = [];
        const hits = replaced(frame.hits, (hit) => {
          if (hit.gone) return hit;
          const { on, kind } = saveOf(state, hit, frame.volleys);
          const passed = on <= 1 || (hit.saveFace !== undefined && hit.saveFace >= on);
          if (hit.saveFace !== undefined) {
            const of = standAt(state, likeOf(hit, frame.volleys)).ref;
            const modifier = kind === 'fixed' ? 0 : hit.modifier;
            events.push({
              say: 'save',
              of,
              needs: on,
              modifier,
              face: hit.saveFace,
              passed,
              psychic: kind === 'psychic',
            });
          }
          return passed ? { ...hit, gone: true } : { ...hit, failed: true };
        });
        return { frame: { ...frame, hits }, events };
      },
    },
    {
      id: 'damage-rolls',
      run: (frame, given, { state }) => {
        const rolling = open(frame.hits).filter((i) => rollsDamage(state, frame, i));
        if (rolling.length === 0) return {};
        const faces = flat(given);
        if (!faces) return { need: { throw: attackerThrow(state, frame, 'damage', sixes(rolling.length)) } };
        const hits = replaced(frame.hits, (hit, i) =>
          rolling.includes(i) ? { ...hit, damage: faces[rolling.indexOf(i)]! } : hit,
        );
        return { frame: { ...frame, hits } };
      },
    },
    { id: 'elite-damage', run: (frame, given, { state }) => eliteDamage(frame, given, state) },
    { id: 'damage-bonus', run: (frame, given, { state }) => bonusStep(frame, given, state) },
    { id: 'damage-effects', run: (frame, _, { state }) => damageEffects(frame, state) },
    { id: 'carrier-losses', run: (frame, given, { state }) => carrierLosses(frame, given, state) },
    { id: 'deal', run: (frame, _, { state }) => ({ frame: { ...frame, pending: dealt(state, frame), at: 0 } }) },
    { id: 'regeneration', run: (frame, given, { state }) => regenerate(frame, given, state) },
    { id: 'elite-regeneration', run: (frame, given, { state }) => eliteRegeneration(frame, given, state) },
    { id: 'regenerated', run: (frame, _, { state }) => regenerated(frame, state) },
    { id: 'losses', run: (frame, _, { state }) => ({ events: woundEvents(state, takenNow(frame, state)) }) },
    { id: 'sacrifices', run: (frame, given, { state }) => sacrificeStep(frame, given, state) },
  ],
};

const metalHits = (state: Table, { hits, volleys }: Resolving): readonly number[] =>
  open(hits).filter((i) => typeof hits[i]!.reached === 'string' && get(state, 'metal', likeOf(hits[i]!, volleys)) > 0);

const rollsDamage = (state: Table, { hits, volleys }: Resolving, i: number): boolean =>
  hits[i]!.failed === true &&
  zoneOf(state, hits[i]!, volleys) !== undefined &&
  !gunTraits(state, volleys[hits[i]!.volley]!).removesFromReality;

/** Elite saves of one detachment against this volley (AB-09.15). */
function eliteSaves(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  const dice = open(frame.hits).flatMap((i): RerollDie[] => {
    const hit = frame.hits[i]!;
    const stand = standAt(state, likeOf(hit, frame.volleys));
    if (hit.saveFace === undefined || stand.traits.elite === 0) return [];
    const failed = hit.saveFace < saveOf(state, hit, frame.volleys).on;
    return [{ key: `${i}`, stand: hit.target >= 0 ? stand.ref : `${stand.ref}/${i}`, face: hit.saveFace, failed }];
  });
  const [first] = dice;
  if (!first) return {};
  const owner = standAt(state, likeOf(frame.hits[Number(first.key)]!, frame.volleys));
  const mine = dice.filter(
    ({ key }) => standAt(state, likeOf(frame.hits[Number(key)]!, frame.volleys)).side === owner.side,
  );
  return rerollStep(frame, given, state, {
    side: owner.side,
    purpose: 'elite-save',
    about: [detachmentAt(state, owner.detachment).ref],
    dice: mine,
    done: (rest, chosen, faces) => ({
      ...rest,
      spentBySaver: true,
      hits: replaced(rest.hits, (hit, i) => {
        const n = chosen.indexOf(`${i}`);
        return n < 0 ? hit : { ...hit, saveFace: faces[n]! };
      }),
    }),
  });
}

/** The attacker may add what Dégâts gives, after seeing the die (AB-06.2). */
function bonusStep(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  const asked = open(frame.hits).filter((i) => {
    const hit = frame.hits[i]!;
    return hit.damage !== undefined && bonusOf(state, frame, hit) > 0;
  });
  if (asked.length === 0) return {};
  const replies = repliesOf(given);
  const { seat } = detachmentAt(state, frame.by);
  if (!replies) {
    const choices = asked.map((i) => {
      const about = [standAt(state, likeOf(frame.hits[i]!, frame.volleys)).ref];
      const options = ['add', 'leave'].map((key): Option => ({ key, refs: [] }));
      return { seat, rule: 'damage', about, ask: { kind: 'pick', options, min: 1, max: 1 } as const };
    });
    return { need: { choices } };
  }
  const hits = replaced(frame.hits, (hit, i) => {
    const n = asked.indexOf(i);
    if (n < 0 || picked(replies[n])[0] !== 'add') return hit;
    const bonus = bonusOf(state, frame, hit);
    return { ...hit, damage: hit.damage! + bonus, bonus };
  });
  return { frame: { ...frame, hits } };
}

const bonusOf = (state: Table, { volleys }: Resolving, hit: Hit): number =>
  damageBonus(gunTraits(state, volleys[hit.volley]!), standAt(state, likeOf(hit, volleys)).traits);

/** What damage rolls come to: hit points, and the next effect of the zone, hit after hit (LOC-5, LOC-7). */
function damageEffects(frame: Resolving, state: Table): EpicOutcome<Resolving> {
  const taken = new Map<number, number>();
  const hurt = new Map<number, number>();
  const events: EpicEvent[] = [];
  const hits = replaced(frame.hits, (hit) => {
    if (hit.gone || !hit.failed) return hit;
    if (hit.damage === undefined) return { ...hit, wounds: lostBy(state, hit, frame.volleys) };
    const stand = likeOf(hit, frame.volleys);
    const outcome = takeDamage(state, stand, {
      total: hit.damage,
      track: zoneOf(state, hit, frame.volleys)!.track,
      taken,
      hurt,
    });
    const extra = state.rulings.attack.damageOnSheets === 'both' ? bonusOf(state, frame, hit) : 0;
    events.push({
      say: 'damage-roll',
      of: standAt(state, stand).ref,
      face: hit.damage - (hit.bonus ?? 0),
      bonus: hit.bonus ?? 0,
      wounds: outcome.hitPoints + extra,
      effect: outcome.effect,
    });
    return { ...hit, wounds: outcome.hitPoints + extra };
  });
  const written = [
    ...[...taken].map(([part, times]): [Field, number, number] => ['taken', part, times]),
    ...[...hurt].map(([part, bits]): [Field, number, number] => ['hurt', part, bits]),
  ];
  return { frame: { ...frame, hits }, events: [...changes(state, written), ...events] };
}

interface Damage {
  readonly total: number;
  readonly track: (typeof tracks)[number];
  readonly taken: Map<number, number>;
  readonly hurt: Map<number, number>;
}

/** One damage roll on a sheet; `taken` and `hurt` gather what its parts have suffered. */
export function takeDamage(
  state: Table,
  stand: number,
  { total, track, taken, hurt }: Damage,
): { readonly hitPoints: number; readonly effect: string | null } {
  const { hitPoints, effect } = damageOf(total, state.rulings.attack.damageSteps);
  if (!effect) return { hitPoints, effect: null };
  const part = (of: (typeof tracks)[number]): number => stand * PARTS + tracks.indexOf(of);
  const damaged = Object.fromEntries(
    tracks.map((one) => [one, taken.get(part(one)) ?? get(state, 'taken', part(one))]),
  ) as Record<(typeof tracks)[number], number>;
  const next = suffer(damaged, track);
  const of = part(next.track);
  taken.set(of, next.damaged[next.track]);
  if (next.repairable) hurt.set(of, (hurt.get(of) ?? get(state, 'hurt', of)) | (1 << (damaged[next.track] ?? 0)));
  return { hitPoints: hitPoints + next.hitPoints, effect: next.effect };
}

const groupOf = ({ targets }: Volley): string => targets.join();

/** Of a group of carriers their owner chooses which are lost (TRN-6). */
function carrierLosses(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  const { hits, volleys } = frame;
  const failing = hits.filter(
    (hit) =>
      !hit.gone && hit.failed && hit.wounds && hit.target < 0 && standAt(state, likeOf(hit, volleys)).transport > 0,
  );
  const asked = [...new Set(failing.map(({ volley }) => groupOf(volleys[volley]!)))].flatMap((key) => {
    const mine = failing.filter(({ volley }) => groupOf(volleys[volley]!) === key);
    const alive = volleys[mine[0]!.volley]!.targets.filter((stand) => isAlive(state, stand));
    return mine.length < alive.length ? [{ alive, count: mine.length }] : [];
  });
  if (asked.length === 0) return {};
  const replies = repliesOf(given);
  if (!replies) {
    const choices = asked.map(({ alive, count }) => {
      const options = alive.map(
        (stand): Option => ({ key: standAt(state, stand).ref, refs: [standAt(state, stand).ref] }),
      );
      const { seat, detachment } = standAt(state, alive[0]!);
      const about = [detachmentAt(state, detachment).ref];
      return { seat, rule: 'carrier-losses', about, ask: { kind: 'pick', options, min: count, max: count } as const };
    });
    return { need: { choices } };
  }
  const givenUp = replies.flatMap((reply) => picked(reply).map((ref) => state.roster.indexOf.get(ref)!));
  return { frame: { ...frame, givenUp } };
}

/** Failed saves given to stands: to the one named, or of a group to the nearest to the shooters first (SHT-6). */
function dealt(state: Table, { hits, volleys, givenUp = [] }: Resolving): readonly Pending[] {
  const left = new Map<number, number>();
  const lifeOf = (stand: number): number => left.get(stand) ?? get(state, 'life', stand);
  return hits.flatMap((hit): Pending[] => {
    if (hit.gone || !hit.failed || !hit.wounds) return [];
    const stand = hit.target >= 0 ? hit.target : nearestOf(state, volleys, hit.volley, { lifeOf, givenUp });
    if (stand === undefined) return [];
    const { traits } = standAt(state, stand);
    const isGone = gunTraits(state, volleys[hit.volley]!).removesFromReality;
    left.set(stand, lifeOf(stand) - hit.wounds);
    return [
      {
        stand,
        points: hit.wounds,
        regenerates: traits.regenerationOn <= 6 && !isGone,
        mayBeSaved: traits.mayBeSacrificedFor && !isGone,
      },
    ];
  });
}

function nearestOf(
  state: Table,
  volleys: readonly Volley[],
  volley: number,
  { lifeOf, givenUp }: { readonly lifeOf: (stand: number) => number; readonly givenUp: readonly number[] },
): number | undefined {
  const { targets } = volleys[volley]!;
  const key = targets.join();
  const shooters = [...new Set(volleys.filter((one) => one.targets.join() === key).map(({ by }) => by))];
  const { x, y } = state.fields;
  const distance = (stand: number): number =>
    Math.min(...shooters.map((by) => squared(x[by]! - x[stand]!, y[by]! - y[stand]!)));
  const isKept = (stand: number): number => (givenUp.includes(stand) ? 0 : 1);
  return targets
    .filter((stand) => lifeOf(stand) > 0)
    .sort(
      (a, b) =>
        lifeOf(a) - get(state, 'life', a) - (lifeOf(b) - get(state, 'life', b)) ||
        isKept(a) - isKept(b) ||
        distance(a) - distance(b),
    )[0];
}

/** A die for each hit point about to be lost; each high one saves it (AB-23). */
function regenerate(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  const { pending = [] } = frame;
  const mine = pending.flatMap((one, i) => (one.regenerates ? [i] : []));
  const [first] = mine;
  if (first === undefined) return {};
  const lots = facesOf(given);
  if (!lots) {
    const { seat } = standAt(state, pending[first]!.stand);
    const refs = [...new Set(mine.map((i) => standAt(state, pending[i]!.stand).ref))];
    const dice = mine.map((i) => ({ kind: 0, dice: pending[i]!.points, sides: 6, summed: 1 }));
    return { need: { throw: { purpose: 'regeneration', seat, for: refs, lots: dice } } };
  }
  const thrown = pending.map((one, i) => (mine.includes(i) ? { ...one, faces: lots[mine.indexOf(i)]! } : one));
  return { frame: { ...frame, pending: thrown } };
}

/** An Elite stand's regeneration, where no save of this volley was thrown again (AB-09.15). */
function eliteRegeneration(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  const { pending = [], spentBySaver } = frame;
  if (spentBySaver && !frame.chosen) return {};
  const dice = pending.flatMap(({ stand, faces = [] }, i): RerollDie[] => {
    const { ref, traits } = standAt(state, stand);
    if (traits.elite === 0) return [];
    return faces.map((face, n) => ({ key: `${i}/${n}`, stand: ref, face, failed: face < traits.regenerationOn }));
  });
  const [first] = dice;
  if (!first) return {};
  const { side, ref } = standAt(state, pending[Number(first.key.split('/')[0])]!.stand);
  return rerollStep(frame, given, state, {
    side,
    purpose: 'elite-regeneration',
    about: [ref],
    dice,
    done: (rest, chosen, faces) => ({
      ...rest,
      spentBySaver: true,
      pending: (rest.pending ?? []).map((one, i) => ({
        ...one,
        ...(one.faces ? { faces: one.faces.map((face, n) => thrownAgain(chosen, `${i}/${n}`, faces) ?? face) } : {}),
      })),
    }),
  });
}

const thrownAgain = (chosen: readonly string[], key: string, faces: readonly number[]): number | undefined =>
  chosen.includes(key) ? faces[chosen.indexOf(key)] : undefined;

function regenerated(frame: Resolving, state: Table): EpicOutcome<Resolving> {
  const events: EpicEvent[] = [];
  const pending = (frame.pending ?? []).map((one): Pending => {
    const { faces, ...rest } = one;
    if (!faces) return one;
    const { ref, traits } = standAt(state, one.stand);
    const saved = pointsSaved(faces, traits.regenerationOn);
    events.push({ say: 'regenerates', of: ref, on: traits.regenerationOn, faces, saved });
    return { ...rest, points: one.points - saved };
  });
  return { frame: { ...frame, pending }, events };
}

/** The shooter's one declaration may fall on location dice, if none fell on the dice to hit (AB-09.15, LOC-11). */
function eliteLocation(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  if (frame.spentElite && !frame.chosen) return {};
  const dice = frame.hits.flatMap((hit, i): RerollDie[] => {
    const { by } = frame.volleys[hit.volley]!;
    const { ref, traits } = standAt(state, by);
    if (!hit.location || hit.reached !== undefined || traits.elite === 0) return [];
    const isLost = !located(silhouetteOf(state, hit, frame.volleys)!, hit.cell!, hit.location);
    return hit.location.map((face, n) => ({
      key: `${i}/${n}`,
      stand: ref,
      face,
      failed: isLost && (face === 1 || face === 6),
    }));
  });
  if (dice.length === 0) return {};
  const { side, ref } = detachmentAt(state, frame.by);
  return rerollStep(frame, given, state, {
    side,
    purpose: 'elite-location',
    about: [ref],
    dice,
    done: (rest, chosen, faces) => ({
      ...rest,
      spentElite: true,
      hits: replaced(rest.hits, (hit, i) => {
        if (!hit.location) return hit;
        const [v, h] = hit.location.map((face, n) => thrownAgain(chosen, `${i}/${n}`, faces) ?? face);
        return { ...hit, location: [v!, h!] as const };
      }),
    }),
  });
}

/** Where the dice have carried each hit on its sheet (LOC-2, LOC-3). */
function reach(frame: Resolving, state: Table): EpicOutcome<Resolving> {
  const events: EpicEvent[] = [];
  const hits = replaced(frame.hits, (hit) => {
    if (!hit.location || hit.reached !== undefined) return hit;
    const cell = located(silhouetteOf(state, hit, frame.volleys)!, hit.cell!, hit.location);
    const reached = cell ? cellKey(cell) : null;
    const of = standAt(state, likeOf(hit, frame.volleys)).ref;
    const silhouette = silhouetteOf(state, hit, frame.volleys)!;
    const parts = locationParts(silhouette, hit.cell!, reached);
    events.push({ say: 'location', of, zone: hit.cell!, faces: hit.location, reached, parts });
    return { ...hit, reached, ...(cell ? {} : { gone: true as const }) };
  });
  return { frame: { ...frame, hits }, events };
}

/** Or on the damage dice (AB-09.15). */
function eliteDamage(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  if (frame.spentElite && !frame.chosen) return {};
  const dice = open(frame.hits).flatMap((i): RerollDie[] => {
    const hit = frame.hits[i]!;
    const { ref, traits } = standAt(state, frame.volleys[hit.volley]!.by);
    return hit.damage === undefined || traits.elite === 0
      ? []
      : [{ key: `${i}`, stand: ref, face: hit.damage, failed: hit.damage <= 3 }];
  });
  if (dice.length === 0) return {};
  const { side, ref } = detachmentAt(state, frame.by);
  return rerollStep(frame, given, state, {
    side,
    purpose: 'elite-damage',
    about: [ref],
    dice,
    done: (rest, chosen, faces) => ({
      ...rest,
      spentElite: true,
      hits: replaced(rest.hits, (hit, i) => ({
        ...hit,
        ...(chosen.includes(`${i}`) ? { damage: faces[chosen.indexOf(`${i}`)]! } : {}),
      })),
    }),
  });
}

/** What is lost at once: all but what an HQ may still pass on (AB-22.2). */
function takenNow({ pending = [] }: Resolving, state: Table): ReadonlyMap<number, number> {
  const lost = new Map<number, number>();
  for (const { stand, points, mayBeSaved } of pending)
    if (points > 0 && !(mayBeSaved && isAlive(state, stand))) lost.set(stand, (lost.get(stand) ?? 0) + points);
  return lost;
}

/** Stands of the same class within 6 cm that may go in an HQ's place (AB-22.1, .6). */
function victimsFor(state: Table, hq: number, doomed: readonly number[]): readonly number[] {
  const me = standAt(state, hq);
  const { x, y } = state.fields;
  return state.roster.stands.flatMap((other, i) => {
    if (i === hq || other.side !== me.side) return [];
    const distance = Math.sqrt(squared(x[i]! - x[hq]!, y[i]! - y[hq]!)) / 10_000;
    const victim = {
      pinningClass: other.pinningClass,
      distance,
      isAlive: isOnTable(state, i),
      isDoomed: doomed.includes(i),
    };
    return maySacrifice(victim, me) ? [i] : [];
  });
}

/** One failed save of an HQ after another: somebody goes in its place, or it suffers (AB-22). */
function sacrificeStep(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  const { pending = [], at = 0 } = frame;
  const next = pending.findIndex(
    ({ mayBeSaved, points, stand }, i) => i >= at && mayBeSaved && points > 0 && isAlive(state, stand),
  );
  if (next < 0) return {};
  const { stand, points } = pending[next]!;
  const { seat, ref } = standAt(state, stand);
  const doomed = pending.flatMap((one, i) => (i >= at && one.mayBeSaved && one.points > 0 ? [one.stand] : []));
  const victims = victimsFor(state, stand, doomed);
  const done = { frame: { ...frame, at: next + 1 }, to: 'sacrifices' } as const;
  const suffers = (): EpicOutcome<Resolving> => ({
    ...done,
    events: [{ say: 'no-sacrifice', of: ref }, ...woundEvents(state, new Map([[stand, points]]))],
  });
  if (victims.length === 0) return suffers();
  const [reply] = repliesOf(given) ?? [];
  if (!reply) {
    const options = [
      ...victims.map((i): Option => ({ key: standAt(state, i).ref, refs: [standAt(state, i).ref] })),
      { key: 'none', refs: [] },
    ];
    return { need: { choices: [{ seat, rule: 'hq', about: [ref], ask: { kind: 'pick', options, min: 1, max: 1 } }] } };
  }
  const victim = state.roster.indexOf.get(picked(reply)[0]!);
  if (victim === undefined) return suffers();
  return {
    ...done,
    events: [
      { say: 'sacrifice', of: detachmentAt(state, standAt(state, victim).detachment).ref },
      ...woundEvents(state, new Map([[victim, get(state, 'life', victim)]])),
    ],
  };
}

/** A building saves once a hit, on 2D6; it loses a point, or all (BLD-2, AB-07). */
function buildingStep(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  const struck = open(frame.hits).filter((i) => frame.volleys[frame.hits[i]!.volley]!.building !== undefined);
  if (struck.length === 0) return {};
  const lots = facesOf(given);
  const dice = state.rulings.attack.buildingDice;
  if (!lots) {
    const { side } = detachmentAt(state, frame.by);
    const thrown = struck.map(() => ({ kind: 0, dice, sides: 6, summed: 1 }));
    return { need: { throw: { purpose: 'building', seat: seatOf(1 - side), for: [], lots: thrown } } };
  }
  const left = new Map<number, number>();
  const events: EpicEvent[] = [];
  struck.forEach((i, n) => {
    const volley = frame.volleys[frame.hits[i]!.volley]!;
    const piece = volley.building!;
    const points = left.get(piece) ?? get(state, 'structure', piece);
    if (points === 0) return;
    const traits = gunTraits(state, volley);
    const modifier = traits.destroysBuildings ?? frame.hits[i]!.printed ?? 0;
    const passed = buildingSaves(lots[n]!, factsOf(state, piece).building!.save, modifier);
    events.push({ say: 'building-save', piece, faces: lots[n]!, modifier, passed });
    if (passed) return;
    left.set(piece, traits.destroysBuildings === undefined ? points - 1 : 0);
    if (left.get(piece) === 0) events.push({ say: 'building-falls', piece }, ...changes(state, [['ruined', piece, 1]]));
  });
  const hits = replaced(frame.hits, (hit, i) => (struck.includes(i) ? { ...hit, gone: true } : hit));
  return {
    frame: { ...frame, hits },
    events: [
      ...events,
      ...changes(
        state,
        [...left].map(([piece, points]) => ['structure', piece, points] as const),
      ),
    ],
  };
}
