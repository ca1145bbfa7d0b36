import { facesOf, type Given, takenOf } from '@umpire/dice';
import { rerollsAllowed } from '../../abilities/elite.js';
import { NEVER } from '../../abilities/traits.js';
import { pointsSaved } from '../wounds.js';
import { questionOf } from './hitting.js';
import { atLeast, event, lotAt, lotOf, type Move, targetOf, throwing } from './move.js';
import { hitPointsOf, type Loss, type SalvoSpec, type SalvoState, standsLeft } from './spec.js';

/** PIPE-A, step 8: hit points that do not get lost after all. */

/** A die for every hit point about to be lost, those beyond the last included (AB-23). */
export function regenerate(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const onOf = ({ lot }: Loss): number => targetOf(spec, lot).traits.regenerationOn;
  const capped = spec.rulings.regenerationBeyondLast ? state.losses : withinReach(spec, state);
  const open = capped.filter((loss) => !loss.isFinal && onOf(loss) < NEVER);
  if (open.length === 0) return { state: { ...state, at: 'remove' } };
  const faces = facesOf(given);
  if (!faces) {
    const lots = open.flatMap((loss) =>
      loss.wounds === 1
        ? [lotOf(loss.lot, loss.times, onOf(loss))]
        : Array.from({ length: loss.times }, () => lotOf(loss.lot, loss.wounds, onOf(loss))),
    );
    return { state, need: throwing('regeneration', 'defender', lots) };
  }
  let read = 0;
  const events = [];
  const losses: Loss[] = [];
  for (const loss of capped) {
    if (!open.includes(loss)) {
      losses.push(loss);
      continue;
    }
    const each = loss.wounds === 1 ? [loss.times] : Array.from({ length: loss.times }, () => loss.wounds);
    for (const dice of each) {
      const saved = pointsSaved(faces[read++] ?? [], onOf(loss));
      if (saved > 0) events.push(event('regenerated', saved, loss.lot));
      if (saved === dice) continue;
      losses.push(loss.wounds === 1 ? { ...loss, times: dice - saved } : { ...loss, times: 1, wounds: dice - saved });
    }
  }
  return { state: { ...state, losses, at: 'regenerate-elite' }, events };
}

/** Losses one by one, each no more than the stand that it falls on has left (G-21). */
function withinReach(spec: SalvoSpec, state: SalvoState): readonly Loss[] {
  const lost = new Map<number, number>();
  return state.losses.flatMap((loss): Loss[] => {
    const target = targetOf(spec, loss.lot);
    const { hitPoints } = target.traits;
    return Array.from({ length: loss.times }, (): Loss => {
      const before = lost.get(loss.lot) ?? lotAt(state, loss.lot).lost;
      const left = before >= hitPointsOf(target) ? 0 : hitPoints - (before % hitPoints);
      const wounds = Math.min(loss.wounds, left);
      lost.set(loss.lot, before + (loss.removes ? left : wounds));
      return { ...loss, times: 1, wounds };
    }).filter(({ wounds, removes }) => wounds > 0 || removes);
  });
}

/** Elite stands throw a failed die of theirs again, where no save of the volley was (AB-09.15); one die a stand. */
export function regenerateElite(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const rest: SalvoState = { ...state, at: 'remove' };
  if (state.saveDeclared && !spec.rulings.eliteRegenerationApart) return { state: rest };
  const offers = state.losses.flatMap(({ lot, isFinal, times, wounds: dice }, of) => {
    const { elite, regenerationOn } = targetOf(spec, lot).traits;
    const isThrown = elite > 0 && !isFinal && regenerationOn < NEVER;
    return isThrown ? [{ of, second: false, most: dice === 1 ? times : 1 }] : [];
  });
  const lots = [...new Set(offers.map(({ of }) => state.losses[of]!.lot))];
  const stands = lots.reduce((sum, lot) => sum + standsLeft(targetOf(spec, lot), lotAt(state, lot)), 0);
  const most = rerollsAllowed(stands, state.defenderPool);
  if (most === 0 || offers.length === 0) return { state: rest };
  const taken = takenOf(given);
  if (!taken) return { state, need: { ask: questionOf('defender', offers, most) } };
  const total = taken.reduce((sum, n) => sum + n, 0);
  if (total === 0) return { state: rest };
  const again = offers.flatMap(({ of }, i) => ((taken[i] ?? 0) > 0 ? [[of, taken[i] ?? 0, 0] as const] : []));
  return {
    state: {
      ...state,
      again,
      saveDeclared: true,
      defenderPool: state.defenderPool - total,
      at: 'regenerate-elite-throw',
    },
    events: [event('elite', total)],
  };
}

export function regenerateEliteThrow(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const onOf = (of: number): number => targetOf(spec, state.losses[of]!.lot).traits.regenerationOn;
  const faces = facesOf(given);
  if (!faces) {
    const lots = state.again.map(([of, dice]) => lotOf(state.losses[of]!.lot, dice, onOf(of)));
    return { state, need: throwing('elite re-roll', 'defender', lots) };
  }
  const events = [];
  const losses: Loss[] = [];
  for (const [i, loss] of state.losses.entries()) {
    const at = state.again.findIndex(([of]) => of === i);
    if (at < 0) {
      losses.push(loss);
      continue;
    }
    const saved = atLeast(faces[at] ?? [], onOf(i));
    if (saved > 0) events.push(event('regenerated', saved, loss.lot));
    const { times, wounds: each } = loss;
    if (each === 1 && times > saved) losses.push({ ...loss, times: times - saved });
    if (each !== 1 && each > saved) losses.push({ ...loss, wounds: each - saved });
  }
  return { state: { ...state, losses, again: [], at: 'remove' }, events };
}
