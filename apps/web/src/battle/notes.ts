import type { Because } from '@umpire/bots';
import type { Grounds } from '@umpire/rules';
import { atLeast, type Happened } from '@umpire/views';
import { oddsOf } from './odds.js';
import type { ToldOdds } from './told.js';

/* Lines of the log that no game tells: why a program did what it did, and what nobody was asked. */

const note = (en: string, fr: string): Happened => ({ kind: 'told', level: 2, text: { en, fr } });

export const passedUnasked = (rule: string): Happened =>
  note(`${rule}: passed, unasked`, `${rule} : laissé passer, sans question`);

/** What a program weighed for what it declared or where it went. `named`: units by their names. */
export function reasonOf({ of, alike, forecasts, grounds }: Because, named: (ref: string) => string): Happened {
  const best: Words = { en: `best of ${of}`, fr: `le meilleur de ${of}` };
  const [odds] = forecasts.map(oddsOf);
  if (odds !== undefined) return noted(best, hoped(odds));
  if (grounds.length > 0) return noted(best, ...grounds.map((ground) => near(ground, named)));
  if (alike === of) return noted({ en: `${of} alike, one by chance`, fr: `${of} se valent, un au hasard` });
  return noted(best);
}

interface Words {
  readonly en: string;
  readonly fr: string;
}

const noted = (first: Words, ...more: readonly Words[]): Happened => {
  const told = (language: 'en' | 'fr'): string => more.map((words) => words[language]).join(', ');
  return more.length === 0
    ? note(first.en, first.fr)
    : note(`${first.en}: ${told('en')}`, `${first.fr} : ${told('fr')}`);
};

function hoped({ modelsDestroyed }: ToldOdds): Words {
  const count = modelsDestroyed.findLastIndex((_, n) => n > 0 && atLeast(modelsDestroyed, n) >= 2 / 3);
  if (count > 0) return { en: `count on ${count}`, fr: `compter sur ${count}` };
  const one = Math.round(100 * atLeast(modelsDestroyed, 1));
  return { en: `at least 1 at ${one}%`, fr: `au moins 1 à ${one} %` };
}

/** How far it ends from what it went for. */
function near(ground: Grounds, named: (ref: string) => string): Words {
  const far = ground.inches.toFixed(1);
  const what =
    'enemy' in ground
      ? { en: named(ground.enemy), fr: named(ground.enemy) }
      : { en: `objective ${ground.objective}`, fr: `l’objectif ${ground.objective}` };
  return { en: `${far}″ from ${what.en}`, fr: `à ${far.replace('.', ',')}″ de ${what.fr}` };
}
