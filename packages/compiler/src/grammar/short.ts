import type { Verb } from '@umpire/effects';
import type { Rule } from '../parse/grammar.js';
import { found, isNoneOf, onAttacks, state, verbs } from './build.js';
import { say } from './say.js';

/* More of the eleventh edition's short way: numbers without their nouns, units that have what their attacks have. */

const ownNumbers: ReadonlySet<string> = new Set(['move', 'toughness', 'wounds', 'objective-control']);

export const short: readonly Rule[] = [
  say('having', '[a] {char} [of] {amount}', (name, by) =>
    ownNumbers.has(name) ? verbs({ modify: name, how: 'set', by, for: '?x' }) : undefined,
  ),
  say('having', '{tags}', (tags) => onAttacks({ sort: 'any', by: { who: '?x', sort: 'unit' } }, ...tags)),
  ...(['hit', 'wound', 'damage'] as const).map((roll) =>
    say('gift', `{signed} to ${roll}`, (by) => [{ modify: `${roll}-roll`, how: 'add', by, for: '?attacks' }]),
  ),
  say('past', 'made a advance or (fall-back|fall back) move', () => ['advancing', 'falling-back']),
  say('clause', '{np} can advance and {eligible} in the same turn', (np, what) =>
    verbs(...what.map((one): Verb => ({ allow: `${one}-after-advancing`, for: np.who }))),
  ),
  say('clause', '{np} can fall back and {eligible} in the same turn', (np, what) =>
    verbs(...what.map((one): Verb => ({ allow: `${one}-after-falling-back`, for: np.who }))),
  ),
  say('clause', '{np} can re-roll {rolls}', (by, rolls) =>
    onAttacks({ sort: 'any', by }, ...rolls.map((roll): Verb => ({ reroll: roll, which: 'any', for: '?attacks' }))),
  ),
  say('clause', '{np} can re-roll {rolls} of 1', (by, rolls) =>
    onAttacks({ sort: 'any', by }, ...rolls.map((roll): Verb => ({ reroll: roll, which: 'ones', for: '?attacks' }))),
  ),
  ...(['hit', 'wound'] as const).flatMap((roll) => {
    const critical = (by: number): Verb => ({ modify: `critical-${roll}-on`, how: 'best-of', by, for: '?attacks' });
    return [
      say('clause', `{wpn} score [a] critical ${roll} on {${roll}die}`, (attack, by) =>
        onAttacks(attack, critical(by)),
      ),
      say('gift', `critical ${roll} on {${roll}die}`, (by) => [critical(by)]),
    ];
  }),
  say('clause', '{np} make a {movekind} move', (np, kind) =>
    np.any ? undefined : { verbs: [{ move: np.who, as: kind, upTo: { the: 'move', of: np.who } }], may: true },
  ),
  say('clause', '{np} make a {movekind} move of up to {amount}', (np, kind, upTo) =>
    np.any
      ? undefined
      : { verbs: [{ move: np.who, as: kind, upTo: typeof upTo === 'number' ? { inches: upTo } : upTo }], may: true },
  ),
  say('anymods', 'modifier to', () => true),
  say('bearer', '{kws} {except} [model|unit]', (kws, except) =>
    found({ sort: 'model', side: 'mine', keywords: kws, posts: [except] }),
  ),
  say('bearer', '{kws} [model|unit] with the {kw} keyword', (kws, kw) =>
    found({ sort: 'model', side: 'mine', keywords: kws.map((all) => [...all, ...kw]) }),
  ),
  say('bearer', '{kws} [model|unit] with the {title} ability', (kws, title) =>
    found({ sort: 'model', side: 'mine', keywords: kws, posts: [state(`has-${title}`)] }),
  ),
  say('clause', '{bearer} only', (np) => verbs({ allow: 'bear-enhancement', for: np.who })),
  say('clause', '{kws} model only , excluding {kws} [model|unit]', (kws, none) =>
    verbs({
      allow: 'bear-enhancement',
      for: found({ sort: 'model', side: 'mine', keywords: kws, posts: [isNoneOf('?x', none)] }).who,
    }),
  ),
  say('sentence', '(upgrade|enhancement)', () => ({ say: 'nothing' })),
];
