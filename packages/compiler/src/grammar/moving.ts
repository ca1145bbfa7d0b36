import type { Condition, Selector, Value, Verb } from '@umpire/effects';
import { said } from '../meaning/fill.js';
import type { Frame, Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { both, found, inches, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Moves of every sort: what ends one, what may be moved through, where units are set up. */

const kinds: readonly (readonly [says: string, name: string])[] = [
  ['normal', 'normal'],
  ['advance', 'advance'],
  ['fall back', 'fall-back'],
  ['charge', 'charge'],
  ['pile-in', 'pile-in'],
  ['consolidate', 'consolidation'],
  ['ingress', 'ingress'],
  ['disembark', 'disembark'],
  ['surge', 'surge'],
  ['scout', 'scout'],
];

/** The moves of a Movement phase: together they are any move. */
const ordinary = new Set(['normal', 'advance', 'fall-back']);

/** "Ends a Normal or Charge move". */
function moved(np: Np, names: readonly string[], where?: Condition): Frame | undefined {
  const who: Selector = np.any ? 'subject' : np.who;
  const near = where && said(where, who);
  const [only] = names;
  if (names.length === 1 && only) return event(`${only}-move`, np, near ? { if: near } : {});
  const isAny = names.length === ordinary.size && names.every((name) => ordinary.has(name));
  const sorts: Condition[] = isAny ? [] : [{ some: names.map((name) => state(`made-${name}-move`, who)) }];
  const all = [...sorts, ...(near ? [near] : [])];
  return event('move', np, all.length > 0 ? { if: all.length > 1 ? { every: all } : all[0]! } : {});
}

const hurdles: readonly (readonly [says: string, name: string])[] = [
  ['[other] model', 'models'],
  ['enemy model', 'enemy-models'],
  ['(terrain feature|terrain)', 'terrain'],
  ['(terrain feature|section of terrain feature) that be {inches} or less in height', 'low-terrain'],
  ['[other] model (excluding|other than) titanic model', 'models-but-titanic'],
  ['[other] model LP (excluding|other than) titanic [model] RP', 'models-but-titanic'],
  ['[other] model LP excluding monster and vehicle [model] RP', 'models-but-monsters-and-vehicles'],
  ['enemy model LP excluding monster and vehicle [model] RP', 'enemy-models-but-monsters-and-vehicles'],
  ['friendly monster and vehicle model', 'friendly-monsters-and-vehicles'],
];

const through = (np: Np, moves: readonly string[], what: readonly string[]) => ({
  verbs: moves.flatMap((move) => what.map((one): Verb => ({ allow: `${move}-through-${one}`, for: np.who }))),
  refs: { '?it': np.who },
});

const away = (value: number, who: Selector): Condition => ({
  not: { within: inches(value), of: who, from: { all: 'unit', side: 'theirs' }, measure: 'horizontal' },
});

export const moving: readonly Rule[] = [
  say('clause', '{np} move as if it have the {kw} keyword', (np, [keyword, ...more]) =>
    np.any || keyword === undefined || more.length > 0
      ? undefined
      : verbs({ grant: { rule: 'keyword', keyword }, for: np.who, until: 'frame' }),
  ),
  ...kinds.map(([says, name]) => say('movekind', says, () => name)),
  say('movelist', '{movekind}', (name) => [name]),
  say('movelist', '{movekind} (or|and) {movekind}', (a, b) => [a, b]),
  say('movelist', '{movekind} , {movelist}', (name, more) => [name, ...more]),
  say('movelist', '{movekind} , or {movekind}', (a, b) => [a, b]),
  say('event', '{np} (end|make|have ended|have made|made) a {movelist} move', (np, names) => moved(np, names)),
  say('event', '{np} (end|make|have ended|have made) a {movelist} move {relative}', (np, names, where) =>
    moved(np, names, where),
  ),
  say('event', '{np} end a move {relative}', (np, where) => moved(np, ['normal', 'advance', 'fall-back'], where)),
  say('event', '{np} be set up [on the battlefield] [from reserve] {relative}', (np, where) =>
    event('set-up', np, { if: said(where, np.any ? 'subject' : np.who) }),
  ),
  say('event', '{np} be set up or (end|make) a {movelist} move {relative}', (np, names, where) => {
    const after = moved(np, names, where);
    const up = event('set-up', np, { if: said(where, np.any ? 'subject' : np.who) });
    return after && 'when' in after && 'when' in up && same(after.if, up.if)
      ? { ...after, also: [up.when] }
      : undefined;
  }),
  say('event', '{np} be set up on the battlefield using the deep strike ability', (np) =>
    event('arrived-by-deep-strike', np),
  ),
  say('event', '{np} be destroyed {relative}', (np, where) =>
    event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np, {
      if: said(where, np.any ? 'subject' : np.who),
    }),
  ),

  ...hurdles.map(([says, name]) => say('hurdle', says, () => name)),
  say('obstacles', '{hurdle}', (name) => [name]),
  say('obstacles', '{hurdle} and {hurdle}', (a, b) => (a === b ? undefined : [a, b])),
  say('ghost', 'as (if|though) it be not there', () => true),
  say('travel', '[horizontally|vertically|freely] (through|over) {obstacles} [{ghost?}]', (what) => what),
  say('movesaid', '{np} make a {movelist} move', (np, moves) => ({ np, moves })),
  say('movesaid', '{np} move', (np) => ({ np, moves: [...ordinary] })),
  say('movesaid', '{np} advance', (np) => ({ np, moves: ['advance'] })),
  say('movesaid', '{np} fall back', (np) => ({ np, moves: ['fall-back'] })),
  say('movesaid', '{np} advance or fall back', (np) => ({ np, moves: ['advance', 'fall-back'] })),
  say('clauses', '(each time|when|whenever) {movesaid} , {np} can move {travel}', ({ np, moves }, mover, what) =>
    mover.who === '?it' || !mover.any ? through(np, moves, what) : undefined,
  ),
  say(
    'clauses',
    '(each time|when|whenever) {movesaid} , {np} can move {travel} [,] and {clauses}',
    ({ np, moves }, mover, what, more) =>
      mover.who === '?it' || !mover.any ? both(through(np, moves, what), more) : undefined,
  ),
  say('clause', '{np} can move {travel}', (np, what) => ({
    ...through(np, ['normal', 'advance', 'fall-back'], what),
    timeless: true,
  })),
  say('clause', '{np} can move {travel} when making a {movelist} move', (np, what, moves) => through(np, moves, what)),
  // What a move through enemy models implies, said again.
  say(
    'passing',
    '{np} can [be] (move|moved) (within|through|into) engagement range of {np}',
    (np) => !np.any || undefined,
  ),
  say('ending', '[{np?}] cannot end (that|a|its|such a|the) move (within|in) engagement range of {np}', () => true),
  say('ending', '[{np?}] cannot end a {movelist} move (within|in) engagement range of {np}', () => true),
  say('sentence', '[{moving?} ,] {passing} [,] but {ending}', () => ({ say: 'nothing' })),
  say('moving', 'when (doing so|making (a {movelist?}|that|this) move)', () => true),
  say(
    'sentence',
    '[{moving?} ,] {passing} [,] but {ending} [,] and {clause}',
    (_moving, _passing, _ending, clause) => clause,
  ),
  say('np', 'such [{side?}] (model|unit)', (side) => found({ sort: 'model', side: side ?? 'theirs' })),
  say('clause', 'any desperate escape test be automatically passed', () =>
    verbs({ forbid: 'desperate-escape-tests', for: '?it' }),
  ),

  // How far a surge goes is said by what follows.
  say('clause', '{np} can make a {movekind} move [{pretend?}]', (np, kind) =>
    kind === 'surge'
      ? undefined
      : { verbs: [{ move: np.who, as: kind, upTo: { the: 'move', of: np.who } }], may: true },
  ),
  say('clause', '{np} can make a {movekind} move of up to {amount} [{pretend?}]', (np, kind, upTo) =>
    moves(np, kind, upTo),
  ),
  say('goal', '[the] (closest|nearest) [visible|eligible] enemy (unit|model) [{except?}]', (except) =>
    except === undefined
      ? 'towards-enemy'
      : JSON.stringify(except) === JSON.stringify(onGround)
        ? 'towards-enemy-but-aircraft'
        : undefined,
  ),
  say('goal', '(that enemy unit|the attacking unit|the enemy unit that just ended that move)', () => 'towards-subject'),
  say('goal', '[the] closest objective [marker]', () => 'towards-objective'),
  say('heading', 'as close as possible to {goal}', (goal) => goal),
  say('bound', '[and|but] [it|that unit|your unit] must end (that move|it|this move) {heading}', (heading) => heading),
  say('clause', '{np} can [each] make a {movekind} move [,] {bound}', (np, kind, heading) => ({
    verbs: [{ move: np.who, as: `${kind}-${heading}`, upTo: { the: 'move', of: np.who } }],
    may: true,
  })),
  say(
    'clause',
    '{np} can [each] make a {movekind} move of up to {amount} [inch] [,] {bound}',
    (np, kind, upTo, heading) => moves(np, `${kind}-${heading}`, upTo),
  ),
  say('pretend', 'as if it be your {phase} phase', (phase) => phase),
  say('clause', '{np} can declare a charge {pretend}', (np, phase) =>
    phase === 'charge-phase' ? { verbs: [{ activate: 'charge', for: np.who }], may: true } : undefined,
  ),
  say('clause', '{np} can shoot [{pretend?}]', (np, phase) =>
    phase === undefined || phase === 'shooting-phase'
      ? { verbs: [{ activate: 'shoot', for: np.who }], may: true }
      : undefined,
  ),
  say('clause', '{np} can fight', (np) => ({ verbs: [{ activate: 'fight', for: np.who }], may: true })),

  say(
    'clause',
    'remove {np} from the battlefield [and|,] [then] [place|placing|put] [it|] [in|into] strategic reserve',
    (np) => verbs({ reserve: np.who, as: 'strategic' }),
  ),
  say('clause', '(place|put) {np} (in|into) strategic reserve', (np) => verbs({ reserve: np.who, as: 'strategic' })),
  say('clause', 'remove {np} from the battlefield and set it (back up|up|up again) {places}', (np, places) =>
    verbs({ setUp: np.who, as: 'again', within: placed(places, np.who) }),
  ),
  say('clause', 'set (it|{np?}) (back up|up|up again) {places}', (np, places) =>
    verbs({ setUp: np?.who ?? '?it', as: 'again', within: placed(places, np?.who ?? '?it') }),
  ),
  say('places', 'on the battlefield [anywhere] that be {place}', (place) => [place]),
  say('places', 'anywhere [on the battlefield] [that be] {place}', (place) => [place]),
  say('place', 'more than {inches} horizontally [away] from all enemy (model|unit)', (far) => away(far, '?x')),
  say('place', '{place} and {place}', (a, b) => ({ every: [a, b] })),
  say('place', 'wholly within {far} of {np}', (far, np) => ({ within: far, of: '?x', from: np.who, wholly: true })),
  say('clause', '{np} cannot be set up within {far} of {np}', (np, far, from) =>
    verbs({
      forbid: 'set-up-near',
      for: {
        ...(typeof np.who === 'object' ? np.who : { all: 'unit', side: 'theirs' }),
        where: { within: far, of: 'it', from: from.who },
      },
    }),
  ),
  say('frame', 'each time {np} advance', (np) => event('selected-to-advance', np)),
];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const onGround: Condition = { not: { is: '?x', keywords: ['AIRCRAFT'] } };

const placed = (places: readonly Condition[], who: Selector): readonly Condition[] =>
  places.map((place) => said(place, who));

const moves = (np: Np, as: string, upTo: Value): Node => ({
  verbs: [{ move: np.who, as, upTo: typeof upTo === 'number' ? inches(upTo) : upTo }],
  may: true,
});
