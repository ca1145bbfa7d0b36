import { type Effect, lintEffect, parseEffect } from '@umpire/effects';
import type { BookRules } from '../../table/muster.js';
import { vocabulary } from '../../vocabulary.js';
import { isRaw, listIn, type Raw, Unread } from './unread.js';

/*
 * Rules that only a position has, as effect values by the name that its units give them:
 *
 *   rules: { Shaken: [{ when: { at: charge-phase, edge: before }, do: [{ activate: battle-shock-rolls, for: self }] }] }
 */
export function ownRulesOf(raw: Raw): BookRules {
  const own = isRaw(raw['rules']) ? raw['rules'] : {};
  return new Map(
    Object.entries(own).map(([name, effects]) => {
      const id = name.toLowerCase().replaceAll(' ', '-');
      const read = listIn(effects, `rules.${name}`).map((one, i) => effectOf(one, `rules.${name}[${i}]`));
      return [id, { id, name, effects: read }];
    }),
  );
}

function effectOf(raw: unknown, path: string): Effect {
  const read = parseEffect(raw, path);
  if (!read.ok)
    throw new Unread(path, raw, read.error.map(({ message, hint = '' }) => `${message} ${hint}`).join('; '));
  const [wrong] = lintEffect(read.value, vocabulary, { path });
  if (wrong) throw new Unread(wrong.path ?? path, wrong.found, `${wrong.message} ${wrong.hint ?? ''}`);
  return read.value;
}
