import type { Condition, Verb } from '@umpire/effects';
import { every, mentions, not, said, some } from '../meaning/fill.js';
import type { Attack, Node } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { both, found, framed, isOneOf, onAttacks, slug, state, verbs } from './build.js';
import { say } from './say.js';

/* Attacks and weapons said in other words: by lists of names, by their abilities, as well, in some turns. */

const isWeapon = (rules: readonly { readonly rule: string }[]): Condition =>
  some(rules.map(({ rule }) => ({ is: 'weapon', keywords: [rule] })));
const onlyOf = (attack: Attack, condition: Condition): Attack => ({
  ...attack,
  where: [...(attack.where ?? []), condition],
});

export const weaponWords: readonly Rule[] = [
  // By their abilities.
  say('frame', 'each time a attack be made with a {tag} weapon', (tags) => ({
    attack: { sort: 'any', where: [isWeapon(tags)] },
  })),
  say('frame', 'each time a attack be made with a {types} weapon', (types) => ({
    attack: { sort: 'any', where: [isWeapon(types.map((rule) => ({ rule })))] },
  })),
  say('cond', 'it be made with a {types} [weapon]', (types) => isWeapon(types.map((rule) => ({ rule })))),
  say('wpn', '{wpn} as a result of the firing deck ability', (attack) =>
    onlyOf(attack, state('used-from-firing-deck', 'weapon')),
  ),

  // By several names.
  say('weaponlist', '{name} , {name} (and|, and) {name}', (a, b, c) => [a, b, c]),
  say('weaponlist', '{name} , {weaponlist}', (a, more) => [a, ...more]),
  say('wpn', '{weaponlist} equipped by {np}', (names, by) => ({ sort: 'any', by, where: [namedSome(names)] })),

  // What they have.
  say('clause', '(that|such) (weapon|attack) have {gifts}', (gifts) =>
    gifts.every((gift) => 'grant' in gift) ? undefined : verbs(...gifts),
  ),
  say('clauses', '{clause} [,] and [the] {tags} as well if {conds}', (clause, tags, conds) =>
    both(clause, framed({ if: conds }, verbs(...tags))),
  ),
  say('clauses', '{delta} (as well|too)', (delta) => verbs(...delta)),
  say('clauses', '{delta} instead', (delta) => ({ verbs: delta, instead: true })),
  say('having', '{signed} (to|to the) {rolls}', (by, rolls) =>
    rolls.includes('save')
      ? undefined
      : onAttacks(
          { sort: 'any', by: { who: '?x', sort: 'unit' } },
          ...rolls.map((roll): Verb => ({ modify: `${roll}-roll`, how: 'add', by, for: '?attacks' })),
        ),
  ),
  say('amount', 'the result', () => 'die'),
  say('modlist', '(all|any) modifier to {modlist}', (list) => list),
  say('clause', "subtract {num} from that attack 's {rolls}", (by, rolls) => rollsBy(rolls, -by)),
  say('clause', "add {num} to that attack 's {rolls}", (by, rolls) => rollsBy(rolls, by)),
  say('clause', "re-roll that attack 's {rolls}", (rolls) =>
    verbs(...rolls.map((roll): Verb => ({ reroll: roll, which: 'any', for: '?attacks' }))),
  ),
  say('clause', "[every|each|any] successful {roll} made for {np} 's attack score a critical wound", (roll, np) =>
    roll === 'wound' && !np.any
      ? onAttacks({ sort: 'any', by: np }, { modify: 'critical-wound-on', how: 'best-of', by: 2, for: '?attacks' })
      : undefined,
  ),
  say(
    'clauses',
    'select one {sort} weapon equipped by {np} (;|,|and) [until {period?} ,] {clause}',
    (sort, by, until, body) =>
      by.any ? undefined : withChosen(sort, by, until === undefined ? body : framed({ until }, body)),
  ),

  say(
    'clauses',
    'when you select this enhancement , select one [{sort?}] weapon equipped by {np} [{notwith?}] [and make a note of this on your army roster]',
    (sort = 'any', by, not) =>
      by.any
        ? undefined
        : {
            all: [
              framed({ when: { at: 'muster', edge: 'during' } }, chosenWeapon(sort, by, not)),
              { speak: { sort, by, with: 'chosen-weapon' } },
            ],
          },
  ),
  say('notwith', 'LP excluding {tag} weapon RP', (tags) =>
    some(tags.map(({ rule }): Condition => ({ is: 'it', keywords: [rule] }))),
  ),
  say('clause', 'select one {sort} weapon equipped by {np} to have {tags}', (sort, by, tags) =>
    by.any ? undefined : withChosen(sort, by, verbs(...tags)),
  ),

  // While they are made.
  say('frame', 'in a turn in which {np} {pred}', (np, pred) => (np.any ? undefined : { if: said(pred, np.who) })),
  say('pred', '{pred} or it {pred}', (a, b) => some([a, b])),
  say('cond', 'the battle-shock test be failed', () => state('failed-last-test', '?it')),
  say('frame', 'each time you select {np} as (a|the) target of {whose} charge', (at) => {
    if (!at.any || typeof at.who !== 'object' || at.who.side === 'mine') return undefined;
    const where: Condition = at.who.where
      ? { every: [at.who.where, state('charge-target', 'it')] }
      : state('charge-target', 'it');
    return { if: { compare: [{ count: { ...at.who, where } }, '>', 0] }, each: true };
  }),
  say('np', 'the bearer and {kws} model in {np}', (kws, np) =>
    np.sort === 'unit' && mentions(np.who, new Set(['self']))
      ? found({ sort: 'model', in: np.who, posts: [some([state('bearer'), isOneOf('?x', kws)])] })
      : undefined,
  ),

  // Those that hold only against a fortification.
  say('pred', 'be only within engagement range of one or more {kws} from your army', (kws) =>
    kws.length === 1 && kws[0]![0]!.startsWith('FORTIFICATION') ? state('engaged-with-fortifications-only') : undefined,
  ),
  say('clause', '{np} can still be {targeting}', (at, attack) =>
    attack.by || attack.at || attack.with
      ? undefined
      : framed({ attack: { ...attack, at } }, verbs({ allow: 'be-targeted', for: '?attacks' })),
  ),
  say('frame', 'each time such a attack be made', () => ({ attack: { sort: 'any' }, such: true })),
  say('unforced', 'except for that that will move over enemy model when doing so', () => true),
  say(
    'clause',
    '{np} do not need to take desperate escape test due to falling back while battle-shocked [,] {unforced}',
    (np) => verbs({ forbid: 'desperate-escape-tests-when-battle-shocked', for: np.who }),
  ),
];

const namedSome = (names: readonly string[]): Condition =>
  some(names.map((name) => ({ is: 'weapon', keywords: [slug(name)] })));

const rollsBy = (rolls: readonly string[], by: number): Node =>
  verbs(...rolls.map((roll): Verb => ({ modify: `${roll}-roll`, how: 'add', by, for: '?attacks' })));

/** A weapon of someone, and what is said of the attacks made with it. */
const withChosen = (sort: Attack['sort'], by: NonNullable<Attack['by']>, body: Node): Node => ({
  all: [chosenWeapon(sort, by), framed({ attack: { sort, by, with: 'chosen-weapon' } }, body)],
});

function chosenWeapon(sort: Attack['sort'], by: NonNullable<Attack['by']>, none?: Condition): Node {
  const ranged = state('ranged-attack', 'it');
  const where = every([
    ...(sort === 'any' ? [] : [sort === 'ranged' ? ranged : not(ranged)]),
    ...(none ? [not(none)] : []),
  ]);
  return verbs({ choose: { all: 'weapon', in: by.who, ...(where && { where }) }, as: 'chosen-weapon' });
}
