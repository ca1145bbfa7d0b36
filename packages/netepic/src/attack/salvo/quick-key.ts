import type { Damaged } from '../location.js';
import type { Field, Hits, Loss, SalvoState } from './spec.js';

const damagedKey = ({ legs, hull, head, reactor, 'weapon-a': a, 'weapon-b': b, 'other-leg': leg }: Damaged): string =>
  `${legs}${hull}${head}${reactor}${a}${b}${leg}`;

/** What tells two fields apart. */
export function fieldKey({ lots, attackerPool, defenderPool, gone }: Field): string {
  let key = `${attackerPool},${defenderPool},${gone}`;
  for (const { lost, metal, shields, damaged } of lots) key += `/${lost},${metal},${shields},${damagedKey(damaged)}`;
  return key;
}

function hitsKey(all: readonly Hits[]): string {
  let key = '|';
  for (const { shot, count, modifier, cell, failed, unsaved } of all)
    key += `${shot},${count},${modifier},${cell},${failed},${unsaved};`;
  return key;
}

function lossKey(all: readonly Loss[]): string {
  let key = '|';
  for (const { lot, times, wounds, removes, isFinal, hadSave } of all)
    key += `${lot},${times},${wounds}${removes ? '!' : ''}${isFinal ? 'f' : ''}${hadSave ? '' : 'n'};`;
  return key;
}

/** All of a state, said shortly: read from JSON it would take most of the time of a search. */
export function quickKey(state: SalvoState): string {
  const { at, then, wave, dice, hits, batch, passed, losses, doomed, again, declared, saveDeclared, aim } = state;
  let key = `${at},${then},${wave},${aim},${declared ? 1 : 0}${saveDeclared ? 1 : 0}|${fieldKey(state)}|${again}|`;
  for (const one of dice) key += `${one.hits},${one.ones},${one.misses},${one.spent},${one.sixes},${one.seconds};`;
  return key + hitsKey(hits) + hitsKey(batch) + hitsKey(passed) + lossKey(losses) + lossKey(doomed);
}
