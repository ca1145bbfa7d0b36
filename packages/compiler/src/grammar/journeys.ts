import type { Condition, Search, Verb } from '@umpire/effects';
import { every, mentions, said, some } from '../meaning/fill.js';
import type { Frame, Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { both, found, framed, inches, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Moves and what follows them: who falls back from whom, who rides after a move, who moves in place of another move. */

const everyMove = ['normal', 'advance', 'fall-back', 'charge', 'pile-in', 'consolidation', 'surge'];

export const journeys: readonly Rule[] = [
  say('frame', '(each time|when) {np} be selected to fall back , after {endthere}', (np) => leftBehind(np)),
  say('endthere', '(it|{np?}) (end|have ended|have made|made) that [fall back] move', (np) =>
    np === undefined || !np.any ? true : undefined,
  ),
  say('frame', 'if {np} advance', (np) => (np.any ? undefined : event('selected-to-advance', np))),
  say('clause', '{np} cannot embark within a transport [at the end of (this|that) move]', (np) =>
    np.any ? undefined : verbs({ forbid: 'embark', for: np.who }),
  ),

  // In place of a move.
  say('instead3', 'instead of making a {movekind} move', (kind) => kind),
  say('clauses', '{instead3} with {np} , {clauses}', (kind, np, clauses) =>
    np.any ? undefined : framed(event(`selected-to-${kind}`, np), both(clauses, halted(np))),
  ),
  say('clause', '{clause} {instead3} [{stillmoved?}]', (clause, _kind, still) =>
    setsUp(clause) ? both(clause, still ? both(halted(itself), still) : halted(itself)) : undefined,
  ),
  say('stillmoved', 'LP {np} be [still] considered to have advanced this turn RP', (np) =>
    np.any ? undefined : framed({ until: 'turn' }, verbs({ mark: 'advanced', on: np.who })),
  ),

  // Where a move may go.
  say('clause', '{np} can be moved {travel}', (np, what) => ({
    ...through(np, ['normal', 'advance', 'fall-back'], what),
    timeless: true,
  })),
  say('clauses', 'each time {np} make a {movelist} move , {np} can be moved {travel}', (np, moves, mover, what) =>
    mover.who === '?it' || !mover.any ? through(np, moves, what) : undefined,
  ),
  say('clauses', 'each time {np} make a move , {np} can (move|be moved) {travel}', (np, mover, what) =>
    mover.who === '?it' || !mover.any ? through(np, everyMove, what) : undefined,
  ),
  say(
    'clauses',
    'each time {np} make a {movelist} move , until that move be (finished|ended) , {np} can (move|be moved) {travel} [{noperch?}]',
    (np, moves, mover, what) => (mover.who === '?it' || !mover.any ? through(np, moves, what) : undefined),
  ),
  say('noperch', 'LP it cannot end a move on top of another model or its base RP', () => true),
  say('clause', 'when making that {movekind} move , {passing} [,] but {ending}', (kind) =>
    verbs({ allow: `${kind}-through-engagement-range`, for: '?it' }),
  ),
  say('charging', 'unless (it|that move) (be making|made|be) a charge move', () => true),
  say('ending', '[,] {charging} [,] [it] cannot end that move within engagement range of {np}', () => true),
  say('clause', '{np} cannot [start or] end a {movelist} move within {far} of {np}', (np, moves, far, from) =>
    np.any && typeof np.who === 'object' && !from.any
      ? verbs(...moves.map((move): Verb => ({ forbid: `${move}-near`, for: near(np.who as Search, far, from) })))
      : undefined,
  ),
  say('clause', '{np} cannot be set up within {far} horizontally of {np}', (np, far, from) =>
    np.any && typeof np.who === 'object' && !from.any && !mentions(np.who, past)
      ? verbs({
          forbid: 'set-up-near',
          for: {
            ...np.who,
            where: every([
              ...(np.who.where ? [np.who.where] : []),
              { within: far, of: 'it', from: from.who, measure: 'horizontal' },
            ])!,
          },
        })
      : undefined,
  ),
  say('clause', '{clause} , or a {movekind} move of up to {amount} instead if {conds}', (clause, kind, upTo, conds) => {
    const first = 'verbs' in clause && clause.verbs.length === 1 ? clause.verbs[0] : undefined;
    if (!first || !('move' in first) || first.as !== kind || !('verbs' in clause)) return undefined;
    const other: Verb = { ...first, upTo: typeof upTo === 'number' ? inches(upTo) : upTo };
    return { ...clause, verbs: [{ if: conds, then: [other], else: [first] }] };
  }),
  say(
    'engaging',
    '[,] (as long as|provided) {np} [can] end that [consolidate] move within engagement range of {np}',
    (np, foe) => (np.any || !foe.any ? undefined : true),
  ),
  say(
    'clauses',
    'each time {np} {creep} , {np} can move (a|a|) additional {inches} {engaging}',
    (np, names, _mover, far) =>
      verbs(
        ...names.map((name): Verb => ({ modify: `${name}-if-engaging`, how: 'add', by: inches(far), for: np.who })),
      ),
  ),
  say(
    'clauses',
    'each time {np} {creep} , {np} can move up to {inches} instead of [up to] {inches} {engaging}',
    (np, names, _mover, far) =>
      verbs(
        ...names.map((name): Verb => ({ modify: `${name}-if-engaging`, how: 'set', by: inches(far), for: np.who })),
      ),
  ),

  // Charges.
  say('clauses', 'each time {np} select {np} as (a|the|one of the) target of a charge , {aimroll}', (np, at, node) =>
    !np.any || at.any || typeof np.who !== 'object'
      ? undefined
      : said2(node, {
          ...np.who,
          where: every([...(np.who.where ? [np.who.where] : []), { state: 'charge-target', of: at.who }])!,
        }),
  ),
  say('aimroll', '[you can] re-roll the charge roll', () => verbs({ reroll: 'charge', which: 'any', for: '?x' })),
  say('aimroll', 'add {num} to the charge roll', (by) => verbs({ modify: 'charge-roll', how: 'add', by, for: '?x' })),
  say('clauses', 'each time you make a charge roll for {np} , if {conds} , add {num} to the result', (np, conds, by) =>
    np.any ? undefined : framed({ if: conds }, verbs({ modify: 'charge-roll', how: 'add', by, for: np.who })),
  ),
  say('clauses', 'each time {np} declare a charge , it can target {np} that be not visible to it', (np, at) =>
    np.any || !at.any ? undefined : verbs({ allow: 'charge-unseen', for: np.who }),
  ),
  say('sentence', '[when doing so ,] you can only select {np} as the target of that charge [{proviso?}]', (at) =>
    at.any ? undefined : { say: 'charge-at', at: at.who },
  ),
  say('clause', 'halve [the] {moves} roll (made|) for {np}', (rolls, np) =>
    verbs(...rolls.map((roll): Verb => ({ modify: `${roll}-roll`, how: 'divide', by: 2, for: np.who }))),
  ),

  // Whom one may pick out to set up anew.
  say('np', '[a|one|each|any] {noun} with the {kws} keyword from your army [{posts?}]', ({ sort }, keywords, posts) =>
    found({ sort, side: 'mine', keywords, posts: posts ?? [] }),
  ),
  say('np', 'other [{kws?}] {noun} from your army [{posts?}]', (keywords, { sort }, posts) =>
    found({ sort, side: 'mine', keywords, posts: [{ not: state('bearer') }, ...(posts ?? [])] }),
  ),
  say('np', '[a|one|each|any] friendly [{kws?}] {noun} from your army [{posts?}]', (keywords, { sort }, posts) =>
    found({ sort, side: 'mine', keywords, posts: posts ?? [] }),
  ),
  say('frame', 'after that move', () => ({ then: true })),
  say('frame', 'at the end of a phase in which {np} {pred}', (np, pred) =>
    np.any ? undefined : { when: { at: 'phase', edge: 'after' }, if: said(pred, np.who) },
  ),
  say('frame', 'in the deploy army step', () => ({ when: { at: 'deployment', edge: 'during' } })),
  say('clause', '{np} must halve its transport capacity', (np) =>
    np.any ? undefined : verbs({ modify: 'transport-capacity', how: 'divide', by: 2, for: np.who }),
  ),
  say('cond', '{np} {riding} {pred}', (np, _riding, pred) =>
    np.any
      ? undefined
      : some([
          said(pred, np.who),
          said(pred, { all: 'unit', side: 'mine', keywords: ['TRANSPORT'], where: state('carries-self', 'it') }),
        ]),
  ),
  say('riding', 'LP or (a|any) transport {np} be embarked within RP', (np) =>
    np.any || np.who === '?it' ? undefined : true,
  ),
];

const past: ReadonlySet<string> = new Set(['arrived-this-turn']);
const itself: Np = { who: '?it', sort: 'unit' };
const halted = (np: Np): Node => framed({ until: 'phase' }, verbs({ forbid: 'move', for: np.who }));
const setsUp = (node: Node): boolean => 'verbs' in node && node.verbs.some((verb) => 'setUp' in verb);
const said2 = (node: Node, who: Search): Node =>
  JSON.parse(JSON.stringify(node).replaceAll('"?x"', JSON.stringify(who))) as Node;
const near = (who: Search, within: Extract<Condition, { within: unknown }>['within'], from: Np): Search => ({
  ...who,
  where: every([...(who.where ? [who.where] : []), { within, of: 'it', from: from.who }])!,
});
const through = (np: Np, moves: readonly string[], what: readonly string[]) => ({
  verbs: moves.flatMap((move) => what.map((one): Verb => ({ allow: `${move}-through-${one}`, for: np.who }))),
  refs: { '?it': np.who },
});

/** Who falls back leaves those that it was engaged with, which shows no more once it has moved. */
function leftBehind(np: Np): Frame | undefined {
  if (!np.any || typeof np.who !== 'object' || np.who.side !== 'theirs' || !np.who.where) return undefined;
  const { where, ...others } = np.who;
  const all = 'every' in where ? where.every : [where];
  const reach = all.find(isReach);
  if (!reach || !('within' in reach) || reach.from !== 'self') return undefined;
  const rest = every(all.filter((one) => one !== reach));
  return event(
    'fall-back-move',
    { ...np, who: { ...others, ...(rest && { where: rest }) } },
    { if: state('was-engaged-with-subject', reach.from) },
  );
}

const isReach = (condition: Condition): boolean =>
  'within' in condition &&
  typeof condition.within === 'object' &&
  'the' in condition.within &&
  condition.within.the === 'engagement-range' &&
  condition.of === 'it';
