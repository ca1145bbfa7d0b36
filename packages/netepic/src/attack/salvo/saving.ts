import { facesOf, type Given, takenOf } from '@umpire/dice';
import { rerollsAllowed } from '../../abilities/elite.js';
import { losesPoint } from '../../abilities/organic-metal.js';
import { NEVER } from '../../abilities/traits.js';
import { cellKey, cellOf, cellsOf, shifted, zoneAt } from '../location.js';
import { saveNeeded } from '../save.js';
import { questionOf } from './hitting.js';
import { atLeast, event, lotAt, lotOf, type Move, shotOf, targetOf, throwing, withLot } from './move.js';
import { type Hits, hitPointsOf, type SalvoSpec, type SalvoState, standsLeft } from './spec.js';

/** PIPE-A, steps 1 to 5, for the hits that are being worked. */

const hitLot = (spec: SalvoSpec, { shot }: Hits): number => shotOf(spec, shot).target;

/** What is worked next: everything, or what has nothing to do with the rest: a lot of hits, or one hit on a location sheet. */
export function batch(spec: SalvoSpec, state: SalvoState): Move {
  const standing = state.hits.filter((hits) => stands(spec, state, hits));
  const [first, ...others] = standing;
  if (!first) return { state: { ...state, hits: [], at: 'sacrifice' } };
  const rest: SalvoState = { ...state, passed: [], losses: [], at: 'modifier' };
  if (spec.hitsTogether) return { state: { ...rest, hits: [], batch: standing } };
  const isSingle = targetOf(spec, hitLot(spec, first)).locationSheet !== undefined && first.count > 1;
  const left = isSingle ? [{ ...first, count: first.count - 1 }, ...others] : others;
  const now = isSingle ? { ...first, count: 1 } : first;
  return { state: { ...state, hits: standing }, part: { view: { ...rest, hits: [], batch: [now] }, left } };
}

/** Hits on what is there, and that it is not immune to (AB-13). */
function stands(spec: SalvoSpec, state: SalvoState, hits: Hits): boolean {
  const lot = hitLot(spec, hits);
  const target = targetOf(spec, lot);
  const isImmune = shotOf(spec, hits.shot).weapon.isBiological && target.traits.isInorganic;
  return !isImmune && lotAt(state, lot).lost < hitPointsOf(target);
}

/** −D6 is thrown once a hit, before anything else (SAV-6). */
export function modifier(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const open = state.batch.filter(({ shot }) => shotOf(spec, shot).modifier === '-D6');
  if (open.length === 0) return { state: { ...state, at: 'shields' } };
  const faces = facesOf(given);
  if (!faces) {
    const lots = open.flatMap(({ count }, i) => Array.from({ length: count }, () => lotOf(i, 1, 2, 3, 4, 5, 6)));
    return { state, need: throwing('modifier', 'attacker', lots) };
  }
  // in their places, since the first hit takes the first shield
  let read = 0;
  const all = state.batch.flatMap((hits) => {
    if (!open.includes(hits)) return [hits];
    const { sector } = shotOf(spec, hits.shot);
    return Array.from({ length: hits.count }, () => ({
      ...hits,
      count: 1,
      modifier: sector - (faces[read++]?.[0] ?? 0),
    }));
  });
  return { state: { ...state, batch: all, at: 'shields' } };
}

/** A modifier takes a shield, none does nothing while one is up; ethereal attacks are no shots (DMG-2, AB-16.10). */
export function shields(spec: SalvoSpec, state: SalvoState): Move {
  let now = state;
  const events = [];
  const through: Hits[] = [];
  for (const hits of state.batch) {
    const at = hitLot(spec, hits);
    const up = lotAt(now, at).shields;
    const { modifier: printed, weapon } = shotOf(spec, hits.shot);
    if (up === 0 || weapon.psychic === 'ethereal') {
      through.push(hits);
      continue;
    }
    if (printed === 0 || printed === null) continue;
    const taken = Math.min(up, hits.count);
    now = withLot(now, at, { shields: up - taken });
    events.push(event('shield', taken, at));
    if (hits.count > taken) through.push({ ...hits, count: hits.count - taken });
  }
  return { state: { ...now, batch: through, at: 'locate' }, events };
}

/** The shooter picks a zone for each hit, and two dice may shift it, off the silhouette too (LOC-2, LOC-3). */
export function locate(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const [first, ...others] = state.batch;
  if (!first) return { state: { ...state, batch: state.passed, passed: [], at: 'metal' } };
  const { side, target } = shotOf(spec, first.shot);
  const sheet = targetOf(spec, target).locationSheet;
  if (!sheet) return { state: { ...state, batch: others, passed: [...state.passed, first] } };
  const silhouette = sheet[side];
  if (state.aim === '') {
    const cells = cellsOf(silhouette);
    const taken = takenOf(given);
    const aimed = taken ? cells[taken.indexOf(1)] : undefined;
    if (aimed) return { state: { ...state, aim: cellKey(aimed) } };
    const options = cells.map((cell) => ({ key: cellKey(cell), most: 1 }));
    return { state, need: { ask: { seat: 'attacker', rule: 'location', options, min: 1, max: 1 } } };
  }
  const faces = facesOf(given);
  if (!faces) return { state, need: throwing('location', 'attacker', [lotOf(0, 1, 2, 6), lotOf(1, 1, 2, 6)]) };
  const reached = shifted(cellOf(state.aim), faces[0]?.[0] ?? 0, faces[1]?.[0] ?? 0);
  const left = first.count > 1 ? [{ ...first, count: first.count - 1 }, ...others] : others;
  const zone = zoneAt(silhouette, reached);
  const passed = zone ? [...state.passed, { ...first, count: 1, cell: cellKey(reached) }] : state.passed;
  const events = zone ? [event(`zone:${cellKey(reached)}`, 1, target)] : [event('off-silhouette', 1, target)];
  return { state: { ...state, batch: left, passed, aim: '' }, events };
}

/** While a point is left every hit on a zone is cancelled, and a strong one costs the point (AB-16). */
export function metal(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const [first, ...others] = state.batch;
  if (!first) return { state: { ...state, batch: state.passed, passed: [], at: 'save' } };
  const { target, modifier: printed, weapon } = shotOf(spec, first.shot);
  const points = lotAt(state, target).metal;
  if (points === 0 || first.cell === '' || weapon.psychic === 'ethereal')
    return { state: { ...state, batch: others, passed: [...state.passed, first] } };
  const weight = first.modifier ?? 0;
  const basis = printed === '-D6' ? -1 : spec.rulings.flankErodesMetal ? weight : (printed ?? 0);
  if (basis >= 0) return { state: { ...state, batch: others }, events: [event('cancelled', 1, target)] };
  const faces = facesOf(given);
  if (!faces) return { state, need: throwing('organic metal', 'defender', [lotOf(target, 1, 1 - weight)]) };
  const isLost = losesPoint(faces[0]?.[0] ?? 0, weight, basis);
  const next = isLost ? withLot(state, target, { metal: points - 1 }) : state;
  const events = [event('cancelled', 1, target), ...(isLost ? [event('metal', 1, target)] : [])];
  return { state: { ...next, batch: others }, events };
}

/** The face that saves against these hits. */
function saveOn(spec: SalvoSpec, state: SalvoState, hits: Hits): number {
  const { target, side, weapon } = shotOf(spec, hits.shot);
  const { save, fixedSave, traits, locationSheet, isBuilding: hasStructure } = targetOf(spec, target);
  if (hasStructure) return (save ?? 13) - (weapon.destroysBuildings ?? hits.modifier ?? 0);
  const zone = locationSheet && hits.cell !== '' ? zoneAt(locationSheet[side], cellOf(hits.cell)) : undefined;
  // with a shield up it has a psychic save of 4+ (DMG-2)
  const psychicSave = lotAt(state, target).shields > 0 ? Math.min(4, traits.psychicSave) : traits.psychicSave;
  const saves = zone ? { ...zone, psychicSave } : { save, fixedSave, psychicSave };
  return saveNeeded(saves, { modifier: hits.modifier, psychic: weapon.psychic }, spec.rulings).on;
}

const isBuilding = (spec: SalvoSpec, hits: Hits): boolean => targetOf(spec, hitLot(spec, hits)).isBuilding;

/** A building saves on the sum of several dice (BLD-2). */
function saveLot(spec: SalvoSpec, hits: Hits, kind: number, on: number) {
  if (!isBuilding(spec, hits)) return lotOf(kind, hits.count, on);
  return { kind, dice: hits.count, sides: 6, summed: spec.rulings.buildingDice, bands: [on] };
}

function savesMade(spec: SalvoSpec, hits: Hits, faces: readonly number[], on: number): number {
  if (!isBuilding(spec, hits)) return atLeast(faces, on);
  const { buildingDice } = spec.rulings;
  const sums = Array.from({ length: hits.count }, (_, n) =>
    faces.slice(n * buildingDice, (n + 1) * buildingDice).reduce((sum, face) => sum + face, 0),
  );
  return atLeast(sums, on);
}

/** All saves of the batch; where no face can save there is no die (SAV-1 to SAV-3). */
export function save(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const needs = state.batch.map((hits) => saveOn(spec, state, hits));
  const open = state.batch.flatMap((hits, i) => {
    const on = needs[i] ?? NEVER;
    return on < NEVER || isBuilding(spec, hits) ? [{ hits, i, on }] : [];
  });
  const faces = open.length > 0 ? facesOf(given) : [];
  if (!faces) {
    const lots = open.map(({ hits, i, on }) => saveLot(spec, hits, i, on));
    return { state, need: throwing('save', 'defender', lots) };
  }
  const judged = state.batch.map((hits, i): Hits => {
    const at = open.findIndex((one) => one.i === i);
    if (at < 0) return { ...hits, unsaved: hits.count };
    return { ...hits, failed: hits.count - savesMade(spec, hits, faces[at] ?? [], needs[i] ?? NEVER) };
  });
  return { state: { ...state, batch: judged, at: 'save-elite' } };
}

/** The owner of the target declares once for all saves of the volley (AB-09.15). */
export function saveElite(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const offers = state.batch.flatMap((hits, of) =>
    hits.failed > 0 && targetOf(spec, hitLot(spec, hits)).traits.elite > 0
      ? [{ of, second: false, most: hits.failed }]
      : [],
  );
  const lots = [...new Set(offers.map(({ of }) => hitLot(spec, state.batch[of] as Hits)))];
  const stands = lots.reduce((sum, lot) => sum + standsLeft(targetOf(spec, lot), lotAt(state, lot)), 0);
  const most = rerollsAllowed(stands, state.defenderPool);
  const rest: SalvoState = { ...state, at: 'damage' };
  if (state.saveDeclared || most === 0 || offers.length === 0) return { state: rest };
  const taken = takenOf(given);
  if (!taken) return { state, need: { ask: questionOf('defender', offers, most) } };
  const total = taken.reduce((sum, n) => sum + n, 0);
  if (total === 0) return { state: rest };
  const again = offers.flatMap(({ of }, i) => ((taken[i] ?? 0) > 0 ? [[of, taken[i] ?? 0, 0] as const] : []));
  return {
    state: { ...state, again, saveDeclared: true, defenderPool: state.defenderPool - total, at: 'save-elite-throw' },
    events: [event('elite', total)],
  };
}

export function saveEliteThrow(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const faces = facesOf(given);
  const needOf = (of: number): number => saveOn(spec, state, state.batch[of] as Hits);
  if (!faces) {
    const lots = state.again.map(([of, dice]) => lotOf(of, dice, needOf(of)));
    return { state, need: throwing('elite re-roll', 'defender', lots) };
  }
  const judged = state.batch.map((hits, i) => {
    const at = state.again.findIndex(([of]) => of === i);
    return at < 0 ? hits : { ...hits, failed: hits.failed - atLeast(faces[at] ?? [], needOf(i)) };
  });
  return { state: { ...state, batch: judged, again: [], at: 'damage' } };
}
