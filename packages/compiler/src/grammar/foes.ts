import type { Condition, Verb } from '@umpire/effects';
import { every, not, said } from '../meaning/fill.js';
import type { Node } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { both, found, framed, onAttacks, slug, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* What is done to whom by whose attacks; wounds that are not lost; abilities in the place of others. */

const isFoe = /(?:^| )(?:foe|nemesis)$/;

export const foes: readonly Rule[] = [
  // Destroyed by an attack of somebody.
  say('bykill', '(by|as a result of|as the result of) (a|one or more|) [{sort?}] attack made by {np}', (sort, np) => ({
    np,
    ...(sort === 'melee' && { melee: true as const }),
    ...(sort === 'ranged' && { ranged: true as const }),
  })),
  say('event', "{np} be destroyed (by|as a result of) a attack made by {np} 's {name}", (np, by, name) =>
    by.any || !np.any
      ? undefined
      : event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np, {
          if: every([state('destroyed-by-self', 'subject'), state(`destroyed-with-${slug(name)}`, 'subject')])!,
          refs: { '?it': by.who },
        }),
  ),

  // A foe of one's own, chosen once and spoken of by a word of the text's own.
  say('ownfoe', "(its|this model 's|this unit 's|the bearer 's) {name}", (name) =>
    isFoe.test(name) ? `${slug(name)}-target` : undefined,
  ),
  say('clause', 'select {np} to be {ownfoe}', (np, mark) =>
    np.any && typeof np.who === 'object' && np.who.side === 'theirs'
      ? {
          verbs: [{ choose: np.who, as: 'enemy' } as Verb, { mark, on: 'enemy' }],
          refs: { '?it': 'enemy', '?unit': 'enemy', '?enemy': 'enemy' },
        }
      : undefined,
  ),
  say('np', '{ownfoe}', (mark) => found({ sort: 'unit', side: 'theirs', posts: [state(mark)] })),
  say('clause', '{np} (be|become) caught in {name}', (np, name) =>
    np.any ? undefined : verbs({ mark: `under-${slug(name)}`, on: np.who }),
  ),
  say('pred', 'be caught in {name}', (name) => state(`under-${slug(name)}`)),
  say('np', "one unit in your opponent 's army", () => found({ sort: 'unit', side: 'theirs' })),
  say('np', "(a|one) new unit from your opponent 's army", () => found({ sort: 'unit', side: 'theirs' })),
  say('event', '{np} be destroyed {bykill}', (np, { np: by, melee, ranged }) =>
    by.any || !np.any || ranged
      ? undefined
      : event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np, {
          if: every([
            { state: 'destroyed-by-self', of: 'subject' },
            ...(melee ? [{ state: 'destroyed-in-melee', of: 'subject' }] : []),
          ]) ?? { every: [] },
          refs: { '?it': by.who },
        }),
  ),
  say('event', '{np} target {np}', (np, mine) =>
    mine.any || !np.any || typeof np.who !== 'object' || np.who.side !== 'theirs'
      ? undefined
      : event('targets-selected', np, {
          if: said(state('targeted-by-subject'), mine.who),
          refs: { '?enemy': 'subject', '?attacker': 'subject' },
        }),
  ),
  say('clauses', '{limit} , the first time a saving throw be failed for {np} , {clauses}', (limit, at, clauses) =>
    framed(
      limit,
      framed({ when: { at: 'save-failed', edge: 'after', of: at.who }, attack: { sort: 'any', at } }, clauses),
    ),
  ),

  // Who it is.
  say('pred', '(contain|include) (a|one or more) [{kws?}] model {posts}', (kws, posts) => ({
    compare: [{ count: found({ sort: 'model', in: '?x', keywords: kws, posts }).who }, '>', 0],
  })),
  say('clauses', '{pickone} for {wpn} to (gain|have) [until {period?}] : {tagsof}', (_pick, attack, until, options) => {
    const given: Node = { frame: { attack }, body: verbs({ either: options }) };
    return until === undefined ? given : framed({ until }, given);
  }),
  say('tagsof', '{tags} ; [or] {tags}', (a, b) => [a, b]),
  say('tagsof', '{tags} ; {tagsof}', (a, more) => [a, ...more]),
  say('clause', '{clause} [,] or [the] {tags} [instead] if {conds}', (clause, tags, conds) =>
    inPlace(clause, tags, conds),
  ),
  say(
    'clauses',
    'each time {np} (would lose|lose) a wound , roll one {dice} : on a {lossdie} , that wound be not lost',
    (np, die, by) =>
      die.dice === 'D6' ? verbs({ modify: 'feel-no-pain', how: 'best-of', by, for: np.who }) : undefined,
  ),
  say(
    'clauses',
    'each time {np} would lose a wound [as (a|the) result of|due to|from|to] a mortal wound , roll one {dice} : on a {lossdie} , that wound be not lost',
    (np, die, by) =>
      die.dice === 'D6' ? verbs({ modify: 'feel-no-pain-mortal', how: 'best-of', by, for: np.who }) : undefined,
  ),
  say('lossdie', '{plus}', (plus) => plus),
  say('lossdie', '{num}', (num) => (num === 6 ? 6 : undefined)),
];

/** One ability, and another in its place where the condition holds. */
function inPlace(clause: Node, tags: readonly Verb[], condition: Condition): Node | undefined {
  if (!('frame' in clause) || !('attack' in clause.frame) || 'when' in clause.frame || !('verbs' in clause.body))
    return undefined;
  const { attack } = clause.frame;
  const given = clause.body.verbs;
  if (!given.every((verb) => 'grant' in verb)) return undefined;
  return both(framed({ if: not(condition) }, clause), framed({ if: condition }, onAttacks(attack, ...tags)));
}
