import { facesOf, type Given, takenOf } from '@umpire/dice';
import { cellOf, damageOf, suffer, zoneAt } from '../location.js';
import { damageBonus, woundsOf } from '../wounds.js';
import { event, lotAt, lotOf, type Move, shotOf, targetOf, throwing, withLot } from './move.js';
import { type Hits, hitPointsOf, type Loss, type SalvoSpec, type SalvoState, standsLeft } from './spec.js';

/** PIPE-A, steps 6 to 9, and PIPE-B, 7 to 9: what failed saves cost. */

const unsavedOf = ({ failed, unsaved }: Hits): number => failed + unsaved;

/** Damage rolls of stands with a location sheet, one after another (LOC-5). */
export function damage(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const next = state.batch.find((hits) => hits.cell !== '' && unsavedOf(hits) > 0);
  if (!next) return { state: { ...state, at: 'wounds' } };
  const { target, weapon } = shotOf(spec, next.shot);
  if (weapon.removesFromReality && spec.rulings.removalTakes === 'stand')
    return { state: lostBy(state, next, { lot: target, wounds: 0, removes: true, isFinal: true }) };
  const bonus = damageBonus(weapon, targetOf(spec, target).traits);
  const faces = facesOf(given);
  if (!faces) {
    const bands = spec.rulings.damageSteps.flatMap((total) => [total, total - bonus]);
    return { state, need: throwing('damage', 'attacker', [lotOf(target, 1, ...bands)]) };
  }
  const face = faces[0]?.[0] ?? 0;
  if (bonus > 0 && !sameDamage(spec, face, face + bonus))
    return { state: { ...state, aim: `${face}`, at: 'damage-bonus' } };
  return rolled(spec, state, next, face);
}

function sameDamage({ rulings: { damageSteps } }: SalvoSpec, a: number, b: number): boolean {
  const [one, other] = [damageOf(a, damageSteps), damageOf(b, damageSteps)];
  return one.hitPoints === other.hitPoints && one.effect === other.effect;
}

/** The attacker may add Dégâts, once the die is seen (AB-06.2). */
export function damageBonusAsked(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const next = state.batch.find((hits) => hits.cell !== '' && unsavedOf(hits) > 0);
  if (!next) return { state: { ...state, aim: '', at: 'wounds' } };
  const taken = takenOf(given);
  if (!taken) {
    const options = ['add', 'keep'].map((key) => ({ key, most: 1 }));
    return { state, need: { ask: { seat: 'attacker', rule: 'damage', options, min: 1, max: 1 } } };
  }
  const { target, weapon } = shotOf(spec, next.shot);
  const bonus = taken[0] === 1 ? damageBonus(weapon, targetOf(spec, target).traits) : 0;
  return rolled(spec, { ...state, aim: '', at: 'damage' }, next, Number(state.aim) + bonus);
}

function rolled(spec: SalvoSpec, state: SalvoState, hits: Hits, total: number): Move {
  const { target, side, weapon } = shotOf(spec, hits.shot);
  const { locationSheet, traits } = targetOf(spec, target);
  const zone = locationSheet ? zoneAt(locationSheet[side], cellOf(hits.cell)) : undefined;
  const { hitPoints, effect } = damageOf(total, spec.rulings.damageSteps);
  const both = spec.rulings.damageOnSheets === 'both' ? damageBonus(weapon, traits) : 0;
  const suffered = zone && effect ? suffer(lotAt(state, target).damaged, zone.track) : undefined;
  const hurt = suffered ? withLot(state, target, { damaged: suffered.damaged }) : state;
  const wounds = hitPoints + both + (suffered?.hitPoints ?? 0);
  const events = suffered ? [event(`${suffered.track}:${suffered.effect}`, 1, target)] : [];
  const isFinal = weapon.removesFromReality;
  return { state: lostBy(hurt, hits, { lot: target, wounds, removes: false, isFinal }), events };
}

/** One unsaved hit of the batch has become a loss. */
function lostBy(state: SalvoState, hits: Hits, loss: Omit<Loss, 'times' | 'hadSave'>): SalvoState {
  const hadSave = hits.failed > 0;
  const left = hadSave ? { ...hits, failed: hits.failed - 1 } : { ...hits, unsaved: hits.unsaved - 1 };
  return {
    ...state,
    batch: state.batch.map((one) => (one === hits ? left : one)),
    losses: [...state.losses, { ...loss, times: 1, hadSave }],
  };
}

/** Of all others each failed save costs so much. */
export function wounds(spec: SalvoSpec, state: SalvoState): Move {
  const failed = state.batch.filter((hits) => hits.cell === '' && unsavedOf(hits) > 0);
  const own = failed.flatMap((hits): Loss[] => {
    const { target, weapon } = shotOf(spec, hits.shot);
    const { traits, isBuilding } = targetOf(spec, target);
    // one failed save against Détruit les Bâtiments and all structure is gone (AB-07.2)
    const removes = isBuilding
      ? weapon.destroysBuildings !== undefined
      : weapon.removesFromReality && spec.rulings.removalTakes === 'stand';
    const isFinal = isBuilding ? removes : weapon.removesFromReality;
    const each = removes ? 0 : isBuilding ? 1 : woundsOf(weapon, traits);
    const loss = (times: number, hadSave: boolean): Loss[] =>
      times > 0 ? [{ lot: target, times, wounds: each, removes, isFinal, hadSave }] : [];
    // told apart only where it matters whether a save was thrown
    return spec.rulings.sacrificeWithoutSave
      ? loss(unsavedOf(hits), true)
      : [...loss(hits.failed, true), ...loss(hits.unsaved, false)];
  });
  const events = failed.map((hits) => event('failed-saves', unsavedOf(hits), shotOf(spec, hits.shot).target));
  return { state: { ...state, batch: [], losses: [...state.losses, ...own], at: 'regenerate' }, events };
}

/** Losses come off; what an HQ suffers waits, since a stand may die in its place (AB-22.2). */
export function remove(spec: SalvoSpec, state: SalvoState): Move {
  let now: SalvoState = { ...state, losses: [], at: 'batch' };
  const doomed: Loss[] = [...state.doomed];
  for (const loss of state.losses) {
    const mayBeSaved = !loss.isFinal && (loss.hadSave || spec.rulings.sacrificeWithoutSave);
    if (targetOf(spec, loss.lot).traits.mayBeSacrificedFor && mayBeSaved) {
      for (let i = 0; i < loss.times; i++) doomed.push({ ...loss, times: 1 });
    } else now = suffers(spec, now, loss);
  }
  now = { ...now, doomed };
  return { state: now, events: fallen(spec, state, now) };
}

/** The wounds of one failed save stay on one stand (AB-06.5). */
function suffers(spec: SalvoSpec, state: SalvoState, { lot, times, wounds: each, removes }: Loss): SalvoState {
  const target = targetOf(spec, lot);
  const { hitPoints } = target.traits;
  let { lost } = lotAt(state, lot);
  for (let i = 0; i < times && lost < hitPointsOf(target); i++) {
    const left = hitPoints - (lost % hitPoints);
    lost += removes ? left : Math.min(each, left);
  }
  return withLot(state, lot, { lost });
}

function fallen(spec: SalvoSpec, before: SalvoState, after: SalvoState) {
  return spec.targets.flatMap((target, at) => {
    const [was, is] = [lotAt(before, at), lotAt(after, at)];
    const gone = standsLeft(target, was) - standsLeft(target, is);
    return [
      ...(is.lost > was.lost ? [event('lost', is.lost - was.lost, at)] : []),
      ...(gone > 0 ? [event('destroyed', gone, at)] : []),
    ];
  });
}

/** One sacrifice for each failed save of an HQ, once all losses are off; it costs the stand that dies, and nothing else (AB-22). */
export function sacrifice(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const [first, ...others] = state.doomed;
  if (!first) return { state: { ...state, wave: state.wave + 1, at: 'shoot' } };
  const target = targetOf(spec, first.lot);
  const isGone = lotAt(state, first.lot).lost >= hitPointsOf(target);
  const rest: SalvoState = { ...state, doomed: others };
  if (isGone) return { state: rest };
  const options = [...victimsOf(spec, state, first.lot), 'none'];
  const taken = options.length > 1 ? takenOf(given) : [1];
  if (!taken)
    return {
      state,
      need: {
        ask: { seat: 'defender', rule: 'sacrifice', options: options.map((key) => ({ key, most: 1 })), min: 1, max: 1 },
      },
    };
  const victim = options[taken.indexOf(1)] ?? 'none';
  if (victim === 'none') {
    const after = suffers(spec, rest, first);
    return { state: after, events: fallen(spec, rest, after) };
  }
  if (victim.startsWith('stand:'))
    return { state: { ...rest, gone: [...rest.gone, victim.slice(6)] }, events: [event('sacrificed', 1)] };
  const lot = Number(victim.slice(4));
  const after = suffers(spec, rest, { lot, times: 1, wounds: 0, removes: true, isFinal: true, hadSave: true });
  return { state: after, events: [event('sacrificed', 1, lot), ...fallen(spec, rest, after)] };
}

/** Stands near enough and of its class: among the targets, and beside them. */
function victimsOf(spec: SalvoSpec, state: SalvoState, headquarters: number): string[] {
  const { near, bystanders } = targetOf(spec, headquarters);
  return [
    ...near.filter((lot) => standsLeft(targetOf(spec, lot), lotAt(state, lot)) > 0).map((lot) => `lot:${lot}`),
    ...bystanders.filter((key) => !state.gone.includes(key)).map((key) => `stand:${key}`),
  ];
}
