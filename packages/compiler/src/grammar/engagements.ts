import type { Condition, Search, Verb } from '@umpire/effects';
import { every, some } from '../meaning/fill.js';
import type { Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { bare, found, isOneOf, state, verbs } from './build.js';
import { foundWith } from './doings.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Charges out of turn and at whom, rides, dice for objectives, targets of two kinds. */

/** A die for each objective that one controls and that is held so; the successes are those of 4 and more. */
const diceForEach = (dice: string, held: string): Node => ({
  frame: { byArmy: true },
  body: {
    verbs: [
      {
        roll: dice,
        as: 'successes',
        purpose: '?purpose',
        times: {
          count: {
            all: 'marker',
            keywords: ['objective'],
            where: every([state('under-my-control', 'it'), state(held, 'it')])!,
          },
        },
        success: 4,
      } as Verb,
    ],
  },
});

/** All that one or the other describes. */
function either(a: Np, b: Np): Np | undefined {
  if (!a.any || !b.any || typeof a.who !== 'object' || typeof b.who !== 'object') return undefined;
  if (a.who.all !== b.who.all || a.who.side !== b.who.side || a.who.in !== undefined || b.who.in !== undefined)
    return undefined;
  const asked = ({ keywords, where }: Search): Condition =>
    every([...(keywords ? [{ is: 'it', keywords }] : []), ...(where ? [where] : [])]) ?? { every: [] };
  const { all, side } = a.who;
  return { ...a, who: { all, ...(side && { side }), where: some([asked(a.who), asked(b.who)]) } };
}

const all = (np: Np, condition: Condition): Np | undefined =>
  typeof np.who === 'object'
    ? { ...np, who: { ...np.who, where: every([...(np.who.where ? [np.who.where] : []), condition])! } }
    : undefined;

export const engagements: readonly Rule[] = [
  say('strtarget', '{np} [,] or {np}', (a, b) => {
    const np = either(a, b);
    return np && { np };
  }),
  say('strtarget', '{np} , if all of its model have the {rule} ability , or {np}', (a, rule, b) => {
    const first = all(a, state(`has-${rule}`, 'it'));
    const np = first && either(first, b);
    return np && { np };
  }),
  say('strtarget', '{np} [,] and one friendly transport it be able to embark within', (np) =>
    np.any ? { np, ride: true } : undefined,
  ),
  say('np', 'that transport', () => bare('?ride')),
  say('np', 'the destroyed model', () => bare('?model', 'model')),

  // Charges out of turn.
  say('aimedat', '(only target|target only) [one or more of] that enemy unit', () => true),
  say('resolve2', '[,] and you resolve that charge [{asif?}]', () => true),
  say('clause', '{np} [now] declare a charge that {aimedat} [{resolve2?}]', (np) =>
    np.any ? undefined : { verbs: [{ activate: 'charge-at-enemy', for: np.who }], may: true },
  ),
  say('bonus', '(a|any|the) charge bonus (this turn|)', () => true),
  say('sentence', '[note that] [even] if (this|that) charge be successful , {np} do not receive {bonus}', (np) =>
    np.any ? undefined : { frame: { until: 'turn' }, body: verbs({ forbid: 'charge-bonus', for: np.who }) },
  ),
  say('cond', 'you select one or more {np} as (a|the) target of that charge', (np) => {
    const who = foundWith(np, 'charge-target');
    return who && { compare: [{ count: who }, '>', 0] };
  }),
  say('cond', '(at least one|one or more) of the target of that charge be {relative}', (relative) => ({
    compare: [
      { count: found({ sort: 'unit', side: 'theirs', posts: [state('charge-target'), relative] }).who },
      '>',
      0,
    ],
  })),

  // Rides.
  say('cond', 'there be no model [currently] embarked within {carrier}', () => ({ not: state('carrying', 'self') })),
  say('clause', 'this model can embark within a {kws} [model] as if it be a {kw} model', (_kws, kw) =>
    verbs({ grant: { rule: 'embark-as', keyword: kw.join(' ') }, for: 'self' }),
  ),
  say('sentence', 'if it do , it take [up] the space of {num} [{kws?}] model', (parameter) =>
    verbs({ grant: { rule: 'transport-space', parameter }, for: 'self' }),
  ),
  say('exceptitem', '{kws} model that (start|began) the battle attached to a {nonkw} unit', (kws) => ({
    not: every([isOneOf('?x', kws), state('attached-to-another-kind')])!,
  })),
  say('clause', 'it cannot transport {kws} model {except}', (kws, except) =>
    verbs({
      forbid: 'embark-in-self',
      for: found({ sort: 'model', side: 'mine', keywords: kws, posts: [except] }).who,
    }),
  ),

  // Dice for what is held.
  say('heldby', 'objective marker [that] you control that have one or more {owned}', () => 'held-with-this-ability'),
  say(
    'heldby',
    'objective marker [that] you control that have one or more {owned} LP excluding battle-shocked unit RP',
    () => 'held-unshocked-with-this-ability',
  ),
  say(
    'heldby',
    'objective [marker] you control that have one or more friendly {noun} with this ability within range of it',
    () => 'held-with-this-ability',
  ),
  say(
    'heldby',
    'objective [marker] you control that have one or more friendly non-battle-shocked {noun} with this ability within range of it',
    () => 'held-unshocked-with-this-ability',
  ),
  say('owned', '{noun} from your army with this ability within range of it', () => true),
  say('clauses', 'roll one {dice} for each {heldby}', (die, held) => diceForEach(die.dice, held)),
  say('clauses', 'for each {heldby} , roll one {dice}', (held, die) => diceForEach(die.dice, held)),
  say('sentence', 'if one or more of (the result|that roll) be a {plus} , {clause}', (least, clause) =>
    least === 4
      ? { frame: { then: true }, body: { frame: { if: { compare: ['successes', '>', 0] } }, body: clause } }
      : undefined,
  ),

  // Others of a unit.
  say('cond', 'every other model in {np} [{except?}] be {kws}', (np, except, kws) =>
    np.any
      ? undefined
      : {
          compare: [
            {
              count: found({
                sort: 'model',
                in: np.who,
                posts: [{ not: state('bearer') }, except, { not: isOneOf('?x', kws) }],
              }).who,
            },
            '=',
            0,
          ],
        },
  ),
  say('exceptitem', 'unit that only contain one model', () => ({
    not: { compare: [{ count: { all: 'model', in: '?x' } }, '=', 1] },
  })),
  say('clause', 'the {kws} unit lose [the|its] {title} (ability|rule)', (kws, title) =>
    verbs({
      grant: { rule: 'lost-ability', keyword: title.replaceAll('-', ' ').toUpperCase() },
      for: found({ sort: 'unit', side: 'mine', keywords: kws }).who,
    }),
  ),

  // Stratagems of the other side.
  say('event', 'your opponent use a stratagem', () => ({
    when: { at: 'stratagem-used', edge: 'after', of: 'theirs' },
  })),
  say(
    'clause',
    'the =CP cost your opponent must pay to use that stratagem again be increased by {num} =CP',
    (parameter) => verbs({ grant: { rule: 'dearer-stratagem', parameter }, for: 'theirs' }),
  ),
  say('clause', '{np} [can] be removed from the battlefield and set up again {whereto}', (np, places) =>
    np.any
      ? undefined
      : verbs({
          setUp: np.who,
          as: 'again',
          within: JSON.parse(JSON.stringify(places).replaceAll('"?x"', JSON.stringify(np.who))) as readonly Condition[],
        }),
  ),
  say('place', 'as close as possible to where that destroyed model be', () => state('where-it-fell')),
  say('frame', 'after it (end|have ended) that {movekind} move', (kind) =>
    event(`${kind}-move`, { who: '?enemy', sort: 'unit' }),
  ),
];
