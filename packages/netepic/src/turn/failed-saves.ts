import { facesOf, type Given, type Option, picked, repliesOf } from '@umpire/rules';
import { pointsSaved } from '../attack/wounds.js';
import { squared } from '../moves/contact.js';
import type { EpicEvent } from '../table/event.js';
import { detachmentAt, get, isAlive, standAt, type Table } from '../table/table.js';
import { gunTraits } from './gun-traits.js';
import type { Hit } from './hits.js';
import type { EpicOutcome } from './play.js';
import type { Pending, Resolving } from './resolving.js';
import type { Volley } from './volley.js';

const groupOf = ({ targets }: Volley): string => targets.join();

/** Stands of a group of which so many are lost, and the rule by which their owner says which. */
interface Losing {
  readonly rule: 'carrier-losses' | 'nearest-losses';
  readonly among: readonly number[];
  readonly count: number;
}

/** Of a group of carriers their owner chooses which are lost, of others the nearest go, and the owner chooses among those equally near (TRN-6, SHT-6). */
export function ownersLosses(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  const { hits, volleys } = frame;
  const failing = hits.filter((hit) => !hit.gone && hit.failed && hit.wounds && hit.target < 0);
  const asked = [...new Set(failing.map(({ volley }) => groupOf(volleys[volley]!)))].flatMap(
    (key): readonly Losing[] => {
      const mine = failing.filter(({ volley }) => groupOf(volleys[volley]!) === key);
      const alive = volleys[mine[0]!.volley]!.targets.filter((stand) => isAlive(state, stand));
      if (standAt(state, alive[0] ?? 0).transport > 0)
        return mine.length < alive.length ? [{ rule: 'carrier-losses', among: alive, count: mine.length }] : [];
      return equallyNear(state, volleys, mine, alive);
    },
  );
  if (asked.length === 0) return {};
  const replies = repliesOf(given);
  if (!replies) {
    const choices = asked.map(({ rule, among, count }) => {
      const options = among.map(
        (stand): Option => ({ key: standAt(state, stand).ref, refs: [standAt(state, stand).ref] }),
      );
      const { seat, detachment } = standAt(state, among[0]!);
      const about = [detachmentAt(state, detachment).ref];
      return { seat, rule, about, ask: { kind: 'pick', options, min: count, max: count } as const };
    });
    return { need: { choices } };
  }
  const givenUp = replies.flatMap((reply) => picked(reply).map((ref) => state.roster.indexOf.get(ref)!));
  return { frame: { ...frame, givenUp } };
}

/** Those at exactly one distance of whom some are lost and some not. */
function equallyNear(
  state: Table,
  volleys: readonly Volley[],
  failing: readonly Hit[],
  alive: readonly number[],
): readonly Losing[] {
  const distance = distanceFrom(state, volleys, groupOf(volleys[failing[0]!.volley]!));
  const isHurt = (stand: number): boolean => get(state, 'life', stand) < standAt(state, stand).traits.hitPoints;
  const hurt = alive.find(isHurt);
  const whole = alive.filter((stand) => stand !== hurt).sort((a, b) => distance(a) - distance(b));
  const points =
    failing.reduce((sum, { wounds = 0 }) => sum + wounds, 0) - (hurt === undefined ? 0 : get(state, 'life', hurt));
  const struck = Math.ceil(points / standAt(state, alive[0]!).traits.hitPoints);
  const [last, next] = [whole[struck - 1], whole[struck]];
  if (last === undefined || next === undefined || distance(last) < distance(next)) return [];
  const among = whole.filter((stand) => distance(stand) === distance(last));
  const nearer = whole.filter((stand) => distance(stand) < distance(last)).length;
  return [{ rule: 'nearest-losses', among, count: struck - nearer }];
}

/** To the nearest of those that fire at a group, squared. */
function distanceFrom(state: Table, volleys: readonly Volley[], key: string): (stand: number) => number {
  const shooters = [...new Set(volleys.filter((one) => groupOf(one) === key).map(({ by }) => by))];
  const { x, y } = state.fields;
  return (stand) => Math.min(...shooters.map((by) => squared(x[by]! - x[stand]!, y[by]! - y[stand]!)));
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
        modifier: isGone ? null : hit.modifier,
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
  const distance = distanceFrom(state, volleys, groupOf(volleys[volley]!));
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
