import type { Given } from '@umpire/rules';
import { detachmentAt, standAt, type Table } from '../table/table.js';
import { costsPoint, likeOf, located, saveOf, silhouetteOf } from './hits.js';
import type { EpicOutcome } from './play.js';
import { type RerollDie, rerollStep } from './rerolls.js';
import { open, type Resolving, replaced } from './resolving.js';

/** The organic metal of an Elite stand: a die that would cost a point; its owner declares once a volley (AB-09.3, .15). */
export function eliteMetal(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  const erodes = state.rulings.attack.flankErodesMetal;
  const dice = open(frame.hits).flatMap((i): RerollDie[] => {
    const hit = frame.hits[i]!;
    const { ref, traits } = standAt(state, likeOf(hit, frame.volleys));
    if (hit.metalFace === undefined || traits.elite === 0) return [];
    return [{ key: `${i}`, stand: ref, face: hit.metalFace, failed: costsPoint(hit.metalFace, hit, erodes) }];
  });
  const [first] = dice;
  if (!first) return {};
  const { side, detachment } = standAt(state, likeOf(frame.hits[Number(first.key)]!, frame.volleys));
  return rerollStep(frame, given, state, {
    side,
    purpose: 'elite-metal',
    about: [detachmentAt(state, detachment).ref],
    dice,
    done: (rest, chosen, faces) => ({
      ...rest,
      spentBySaver: true,
      hits: replaced(rest.hits, (hit, i) => {
        const n = chosen.indexOf(`${i}`);
        return n < 0 ? hit : { ...hit, metalFace: faces[n]! };
      }),
    }),
  });
}

/** Elite saves of one detachment against this volley (AB-09.15). */
export function eliteSaves(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  if (frame.spentBySaver && !frame.chosen) return {};
  const dice = open(frame.hits).flatMap((i): RerollDie[] => {
    const hit = frame.hits[i]!;
    const stand = standAt(state, likeOf(hit, frame.volleys));
    if (hit.saveFace === undefined || stand.traits.elite === 0) return [];
    const failed = hit.saveFace < saveOf(state, hit, frame.volleys).on;
    const group = frame.volleys[hit.volley]!.targets;
    const who = hit.target >= 0 ? { stand: stand.ref } : { stand: group.join(), stands: group.length };
    return [{ key: `${i}`, ...who, face: hit.saveFace, failed }];
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

/** An Elite stand's regeneration, where no save of this volley was thrown again (AB-09.15). */
export function eliteRegeneration(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  const { pending = [], spentBySaver } = frame;
  if (spentBySaver && !state.rulings.attack.eliteRegenerationApart && !frame.chosen) return {};
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

/** The shooter's one declaration may fall on location dice, if none fell on the dice to hit (AB-09.15, LOC-11). */
export function eliteLocation(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
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

/** Or on the damage dice (AB-09.15). */
export function eliteDamage(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
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
