import type { Condition, Search, Selector, Verb } from '@umpire/effects';
import { some } from '../meaning/fill.js';
import type { Keywords } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { framed, slug, verbs } from './build.js';
import { say } from './say.js';

/* Units of several kinds of models: how tough they are together, what room each takes. */

const together: Verb = { grant: 'majority-toughness', for: '?attacks' };

export const mixed: readonly Rule[] = [
  say('unlike', 'model with different toughness characteristic', () => true),
  say(
    'aimroll',
    'use the toughness characteristic of the majority of the model in that unit when determining what (roll|result) be required for that attack to (successfully|) wound',
    () => verbs(together),
  ),
  say(
    'sentence',
    'each time a attack target {np} that contain {unlike} , until {period} , {aimroll}',
    (at, _unlike, _until, use) => framed({ attack: { sort: 'any', at } }, use),
  ),
  say(
    'sentence',
    'each time a attack target {np} , if it contain {unlike} , until {period} , {aimroll}',
    (at, _unlike, _until, use) => framed({ attack: { sort: 'any', at } }, use),
  ),
  say(
    'sentence',
    'if two or more toughness characteristic be tied for majority , use the highest (value|toughness characteristic)',
    () => ({ say: 'nothing' }),
  ),

  // What room they take.
  say('takers', '{kws} model', (kws) => ({ keywords: kws })),
  say('takers', '{kws} model (,|and|, and) {takers}', (kws, more) => ({
    ...more,
    keywords: [...kws, ...(more.keywords ?? [])],
  })),
  say('takers', 'model equipped with [a] {name}', (name) => ({ weapon: slug(name) })),
  say('unlikeothers', '[,] even though similar model in other unit [can] have the {kws} keyword', () => true),
  say(
    'sentence',
    'for the purpose of determining which model in {np} can embark within a transport , {takers} [each] take up the space of {num} model [, but can otherwise embark within any transport its unit can embark within] [{unlikeothers?}]',
    (np, takers, parameter) => verbs({ grant: { rule: 'transport-space', parameter }, for: takersOf(np.who, takers) }),
  ),
  say(
    'sentence',
    'for the purpose of determining which model can embark within a transport [model] , {kws} model follow the normal restriction listed on the transport model',
    () => ({ say: 'nothing' }),
  ),
  say(
    'sentence',
    'for the purpose of interacting with terrain feature , all model in {np} be considered {kws} model [{unlikeothers?}]',
    (np, [only, ...others]) =>
      only && others.length === 0
        ? verbs({ grant: { rule: 'terrain-as', keyword: only.join(' ') }, for: np.who })
        : undefined,
  ),
];

/** Models of some kinds, and those that carry something. */
export interface Takers {
  readonly keywords?: Keywords;
  readonly weapon?: string;
}

function takersOf(who: Selector, { keywords = [], weapon }: Takers): Search {
  const kinds = keywords.map((all): Condition => ({ is: 'it', keywords: [...all] }));
  const carries: readonly Condition[] =
    weapon === undefined ? [] : [{ compare: [{ count: { all: 'weapon', in: 'it', keywords: [weapon] } }, '>', 0] }];
  return { all: 'model', in: who, where: some([...kinds, ...carries]) };
}
