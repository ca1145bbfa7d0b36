import { type Given, type Option, picked, repliesOf } from '@umpire/rules';
import { cellKey, damageOf, suffer } from '../attack/location.js';
import { damageBonus } from '../attack/wounds.js';
import type { EpicEvent } from '../table/event.js';
import { tracks } from '../table/stand.js';
import { changes, detachmentAt, type Field, get, PARTS, standAt, type Table } from '../table/table.js';
import { gunTraits } from './gun-traits.js';
import { type Hit, likeOf, located, locationParts, lostBy, silhouetteOf, takesWhole, zoneOf } from './hits.js';
import type { EpicOutcome } from './play.js';
import { open, type Resolving, replaced } from './resolving.js';

export const rollsDamage = (state: Table, { hits, volleys }: Resolving, i: number): boolean =>
  hits[i]!.failed === true &&
  zoneOf(state, hits[i]!, volleys) !== undefined &&
  !takesWhole(state, volleys[hits[i]!.volley]!);

/** The attacker may add what Dégâts gives, after seeing the die (AB-06.2). */
export function bonusStep(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
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
export function damageEffects(frame: Resolving, state: Table): EpicOutcome<Resolving> {
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

/** Where the dice have carried each hit on its sheet (LOC-2, LOC-3). */
export function reach(frame: Resolving, state: Table): EpicOutcome<Resolving> {
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
