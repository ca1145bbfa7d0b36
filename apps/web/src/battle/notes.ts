import type { Because } from '@umpire/bots';
import { atLeast, type Happened } from '@umpire/views';
import { oddsOf } from './odds.js';

/* Lines of the log that no game tells: why a program did what it did, and what nobody was asked. */

const note = (en: string, fr: string): Happened => ({ kind: 'told', level: 2, text: { en, fr } });

export const passedUnasked = (rule: string): Happened =>
  note(`${rule}: passed, unasked`, `${rule} : laissé passer, sans question`);

export function reasonOf({ of, forecasts }: Because): Happened {
  const [odds] = forecasts.map(oddsOf);
  const count = odds?.modelsDestroyed.findLastIndex((_, n) => n > 0 && atLeast(odds.modelsDestroyed, n) >= 2 / 3) ?? -1;
  if (odds === undefined) return note(`best of ${of}`, `le meilleur de ${of}`);
  if (count > 0) return note(`best of ${of}: count on ${count}`, `le meilleur de ${of} : compter sur ${count}`);
  const one = Math.round(100 * atLeast(odds.modelsDestroyed, 1));
  return note(`best of ${of}: at least 1 at ${one}%`, `le meilleur de ${of} : au moins 1 à ${one} %`);
}
