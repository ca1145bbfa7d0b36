import { facesOf, type Given, type Option, picked, repliesOf } from '@umpire/rules';
import { pointsSaved } from '../attack/wounds.js';
import { squared } from '../moves/contact.js';
import type { EpicEvent } from '../table/event.js';
import { detachmentAt, get, isAlive, standAt, type Table } from '../table/table.js';
import { gunTraits } from './gun-traits.js';
import { likeOf } from './hits.js';
import type { EpicOutcome } from './play.js';
import type { Pending, Resolving } from './resolving.js';
import type { Volley } from './targets.js';

const groupOf = ({ targets }: Volley): string => targets.join();

/** Of a group of carriers their owner chooses which are lost (TRN-6). */
export function carrierLosses(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
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
export function dealt(state: Table, { hits, volleys, givenUp = [] }: Resolving): readonly Pending[] {
  const left = new Map<number, number>();
  const lifeOf = (stand: number): number => left.get(stand) ?? get(state, 'life', stand);
  return hits.flatMap((hit): Pending[] => {
    if (hit.gone || !hit.failed || !hit.wounds) return [];
    const stand = hit.target >= 0 ? hit.target : nearestOf(state, volleys, hit.volley, { lifeOf, givenUp });
    if (stand === undefined) return [];
    const { traits } = standAt(state, stand);
    const { regenerationBeyondLast, sacrificeWithoutSave } = state.rulings.attack;
    const isGone = gunTraits(state, volleys[hit.volley]!).removesFromReality;
    const points = regenerationBeyondLast ? hit.wounds : Math.min(hit.wounds, Math.max(0, lifeOf(stand)));
    left.set(stand, lifeOf(stand) - hit.wounds);
    return [
      {
        stand,
        points,
        regenerates: points > 0 && traits.regenerationOn <= 6 && !isGone,
        mayBeSaved: traits.mayBeSacrificedFor && !isGone && (sacrificeWithoutSave || hit.saveFace !== undefined),
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
export function regenerate(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
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

export function regenerated(frame: Resolving, state: Table): EpicOutcome<Resolving> {
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

/** What is lost at once: all but what an HQ may still pass on (AB-22.2). */
export function takenNow({ pending = [] }: Resolving, state: Table): ReadonlyMap<number, number> {
  const lost = new Map<number, number>();
  for (const { stand, points, mayBeSaved } of pending)
    if (points > 0 && !(mayBeSaved && isAlive(state, stand))) lost.set(stand, (lost.get(stand) ?? 0) + points);
  return lost;
}
