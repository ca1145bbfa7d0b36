import type { Unmodelled } from '@umpire/odds';
import { type Block, lines, warning } from './blocks.js';
import type { Voice } from './voice.js';

/** What an answer leaves out, counted: `1 rule not modelled, 2 figures not given`. */
export function countMissing(list: readonly Unmodelled[], voice: Voice): string {
  const { say } = voice;
  const figures = list.filter(({ figure }) => figure === true).length;
  const rules = list.length - figures;
  return [
    ...(rules > 0 ? [voice.count(rules, say.notModelled)] : []),
    ...(figures > 0 ? [voice.count(figures, say.notGiven)] : []),
  ].join(', ');
}

/** What the answer leaves out, in words: it stands before everything else, and is absent where nothing is missing. */
export function notModelled(list: readonly Unmodelled[], voice: Voice): Block[] {
  const { say } = voice;
  if (list.length === 0) return [];
  const told = list.map(({ what, of, why, near = [] }) => {
    const names = near.length === 0 ? '' : ` ${say.didYouMean(near.join(', '))}`;
    return [`  ${say.notModelledOne(what, of, why.replace(/\.$/, ''))}${names}`];
  });
  const rest = list.every(({ restStands }) => restStands) ? say.restStands : say.restMisleads;
  return [lines([[warning(`▲ ${countMissing(list, voice)}. ${rest}`)], ...told])];
}
