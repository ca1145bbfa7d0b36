import type { Condition, Search, Value, Verb } from '@umpire/effects';
import { every, not } from '../meaning/fill.js';
import type { Keywords, Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { both, found, framed, slug, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Wider uses of what other files say: charges and who is their target, names of an army's own doings, armies of several kinds. */

export const wider: readonly Rule[] = [
  // Charges, once their targets are chosen.
  say('np', 'one of that target', () => found({ sort: 'unit', side: 'theirs', posts: [state('charge-target')] })),
  say('aimedcharge', 'after selecting the target of that charge', () => true),
  say(
    'clauses',
    'each time {np} declare a charge , if {conds} , {aimedcharge} , {clauses}',
    (np, conds, _after, clauses) => framed(event('charge-declared', np), framed({ if: conds }, clauses)),
  ),

  // Who else.
  say(
    'np',
    "(each|every|all|one or more) other [{kws?}] {noun} from your opponent 's army [{posts?}]",
    (keywords, { sort }, posts) =>
      found({ sort, side: 'theirs', keywords, posts: [not(state('subject')), ...(posts ?? [])] }),
  ),
  say('np', '(a|one) {kws} unit or {kws} unit from your army [{posts?}]', (a, b, posts) =>
    found({ sort: 'unit', side: 'mine', keywords: [...a, ...b], posts: posts ?? [] }),
  ),
  say('strtarget', 'your {kw}', (kw) => {
    const own = kw.flatMap((one) => (one === 'WARLORD' ? [] : [one.replace(/ WARLORD$/, '')]));
    return JSON.stringify(own) === JSON.stringify(kw) || own.length === 0
      ? undefined
      : { np: found({ sort: 'model', side: 'mine', keywords: [own], posts: [state('warlord')] }) };
  }),
  say('relative', 'within {far} horizontally of {np}', (far, np) => ({
    within: far,
    of: '?x',
    from: np.who,
    measure: 'horizontal',
  })),

  // Dice that are added.
  say('clauses', 'roll one {dice} (;|:|,|and) {clauses}', (die, clauses) =>
    JSON.stringify(clauses).includes('"die"')
      ? both(verbs({ roll: die.dice, as: 'die', purpose: '?purpose' }), clauses)
      : undefined,
  ),
  say(
    'clause',
    'one destroyed [{kws?}] model [{except?}] be returned to {np} [with its full wound remaining] for {each}',
    (keywords, except, np, max) => returned(np, keywords, except, max),
  ),
  say('onlyone', 'you can only select one enemy unit', () => true),
  say('clause', "{onlyone} as the target of all of {np} 's attack", (_one, np) =>
    verbs({ forbid: 'split-attacks', for: np.who }),
  ),

  // What an army's own rules have units do.
  say('clause', '{np} can (make|invoke) a {title}', (np, title) =>
    np.any || title.endsWith('move') ? undefined : { verbs: [{ activate: `does-${title}`, for: np.who }], may: true },
  ),
  say('stand', '{np} (advance|have advanced) or (fall back|have fell back)', (np) => {
    const frame = event('advance-move', np);
    return 'when' in frame ? { ...frame, also: [{ ...frame.when, at: 'fall-back-move' }] } : undefined;
  }),
  say('sentence', 'each time you use this stratagem , you can choose to {coined} it', (coined) => ({
    verbs: [{ either: [[], [{ mark: `does-${coined}`, on: '?yours' }]] } as Verb],
  })),
  say('cond', 'you chose to {coined} it', (coined) => state(`does-${coined}`, '?yours')),

  // What an army may include.
  say('cond', 'your army faction be not {kws}', (kws) =>
    every(kws.map((all) => not(state(`army-${slug(all.join(' '))}`, 'mine')))),
  ),
  say('inarmy', '(in|occurring in|occuring in) your army', () => true),
  say('ofthose', 'that do not count towards the number of {kws} unit your army can include', () => true),
  say(
    'clauses',
    'for each {kws} unit you include in your army , you can include one {kws} unit in your army {ofthose}',
    (each, kws) => verbs({ modify: 'uncounted-units', how: 'add', by: countOf(each), for: unitsOf(kws) }),
  ),
  say(
    'clauses',
    'for each unique pairing of 1 {kws} unit and 1 {kws} unit {inarmy} , increase the maximum number of {kws} unit permitted in your army by {num}',
    (a, b, _in, kws, by) =>
      verbs({
        modify: 'most-included',
        how: 'add',
        by: times({ op: 'min', of: [countOf(a), countOf(b)] }, by),
        for: unitsOf(kws),
      }),
  ),
  say('frame', 'if {conds} , then', (conds) => ({ if: conds })),
];

const unitsOf = (kws: Keywords): Search => found({ sort: 'unit', side: 'mine', keywords: kws }).who as Search;
const countOf = (kws: Keywords): Value => ({ count: unitsOf(kws) });
const times = (value: Value, by: number): Value => (by === 1 ? value : { op: '*', of: [value, by] });

function returned(np: Np, keywords: Keywords | undefined, except: Condition | undefined, max: Value): Node {
  const search = found({ sort: 'model', in: np.who, keywords, posts: [state('destroyed'), except] });
  return verbs({ choose: search.who, as: 'risen', min: 0, max }, { return: 'risen', wounds: 'full' });
}
