import type { Condition, Period, Verb } from '@umpire/effects';
import { every, not, said } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { found, framed, slug, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Limits, provisos and permissions in other words, and sentences that rule nothing new. */

export const reminders: readonly Rule[] = [
  // What rules nothing.
  say('token', '[a|one] {title} token', () => true),
  say('token', '[a|one] {name}', (name) => name.endsWith('token') || undefined),
  say('sentence', 'place {token} next to (the|this) (unit|model|bearer) , removing it once {spentuse}', () => ({
    say: 'nothing',
  })),
  say('spentuse', 'this ability have be used', () => true),
  say('spentuse', '(it|the unit|the bearer) [have] (use|used) this ability', () => true),
  say('sentence', '{using} even (though|if) {np} be (just|) destroyed', () => ({ say: 'nothing' })),

  // Whom a stratagem is used on.
  say('sentence', '(each|every|the) unit (selected|targeted) (for|with|by) this stratagem must {pred}', (pred) => ({
    bar: not(pred),
  })),
  say('sentence', 'you can only (select|target) {np} if it {pred}', (np, pred) => {
    if (!np.any || typeof np.who !== 'object' || np.who.side === 'theirs') return undefined;
    const { keywords, where } = np.who;
    const asked: Condition[] = [
      ...(keywords ? [{ is: '?x', keywords }] : []),
      ...(where ? [JSON.parse(JSON.stringify(where).replaceAll('"it"', '"?x"')) as Condition] : []),
    ];
    return asked.length === 0 ? undefined : { bar: every([...asked, not(pred)])! };
  }),
  say('sentence', 'you can only use this stratagem if {conds}', (conds) => ({ proviso: conds })),

  // Where someone is.
  say('pred', 'be more than {far} [horizontally] away', (far) => ({ not: { within: far, of: '?x', from: '?other' } })),
  say('pred', '{pred} and / or {relative}', (a, b) => ({ some: [a, b] })),
  say('np', 'the centre of the battlefield', () => ({
    who: { all: 'marker', keywords: ['battlefield-centre'] },
    sort: 'marker',
  })),
  say('exceptitem', '{rule} (unit|model)', (rule) => not(state(`has-${rule}`))),
  say('exceptitem', 'the {kws}', (kws) => every(kws.map((all) => not({ is: '?x', keywords: [...all] })))),
  say('pred', 'do not (advance|make a advance move) (this|that) (turn|phase)', () => not(state('advanced'))),
  say('pred', 'do not (fall back|make a fall back move) (this|that) (turn|phase)', () => not(state('fell-back'))),
  say('pred', 'do not (charge|make a charge move) (this|that) (turn|phase)', () => not(state('charged'))),
  say('relative', 'with the {kws} keyword', (kws) =>
    kws.length === 1
      ? { is: '?x', keywords: [...kws[0]!] }
      : { some: kws.map((all) => ({ is: '?x', keywords: [...all] })) },
  ),
  say('cond', 'your army do not (include|contain) {np}', (np) =>
    np.any && typeof np.who === 'object'
      ? { compare: [{ count: { ...np.who, side: np.who.side ?? 'mine' } }, '=', 0] }
      : undefined,
  ),
  say('cond', 'you be using a codex : {kw}', (kw) =>
    kw.at(-1)!.endsWith('DETACHMENT') ? state(`army-codex-${slug(kw.join(' '))}`, 'mine') : undefined,
  ),
  say(
    'np',
    '[a|one|each|any|all|every|one or more] [{kws?}] {noun} in your army [{posts?}]',
    (keywords, { sort }, posts) => found({ sort, side: 'mine', keywords, posts: posts ?? [] }),
  ),

  // Off and on again.
  say('event', '{np} be set back up on the battlefield', (np) => event('set-up', np)),
  say('clauses', 'remove {np} from the battlefield [,] and then [,] {clauses}', (np, clauses) =>
    np.any ? undefined : { all: [verbs({ reserve: np.who, as: 'removed' }), framed({ then: true }, clauses)] },
  ),
  say('purpose', 'for the purpose of setting {np} up [on the battlefield]', (np) => np),
  say(
    'rode',
    'disembark from a transport after (that transport|it) have {moved}',
    (moved) => moved === 'moving' || undefined,
  ),
  say(
    'rode',
    'be set up after disembarking from a transport that have {moved}',
    (moved) => moved === 'moving' || undefined,
  ),
  say('lately', '(this|that) turn', (): Period => 'turn'),
  say('lately', '(this|that) phase', (): Period => 'phase'),
  say(
    'clauses',
    'each time {np} {rode} [{lately?}] , {np} be [still] eligible to {eligible} [{lately?}]',
    (np, _rode, _turn, _np, what) =>
      what.length === 1 && what[0] === 'charge' && !np.any
        ? verbs({ allow: 'charge-after-disembarking', for: np.who })
        : undefined,
  ),
  say('clause', '{np} be eligible to {eligible} {lately}', (np, what, until) =>
    np.any
      ? undefined
      : framed(
          { until },
          verbs(...what.map((one): Verb => ({ allow: one === 'charge' ? 'declare-a-charge' : one, for: np.who }))),
        ),
  ),

  // Prices.
  say('timesas', 'twice', () => 2),
  say('timesas', '{small} time', (small) => small),
  say('clause', "you must spend {timesas} that stratagem 's stated =CP cost [to do so]", (by) =>
    verbs({ modify: 'stratagem-cost', how: 'multiply', by, for: '?use', until: 'frame' }),
  ),

  // Wounds that lead on.
  say(
    'frame',
    'if (a|) enemy [unit] (suffer|suffered) one or more mortal wound as (a|the) result of this ability',
    () => ({
      if: state('harmed-by-self', '?enemy'),
      refs: { '?it': '?enemy' },
    }),
  ),
  say('clause', '{np} be considered to be your focus of hatred', (np) =>
    np.any ? undefined : verbs({ mark: 'focus-of-hatred', on: np.who }),
  ),

  // Moves as far as a die says.
  // An army's own sort of move: how far it goes is said by what follows.
  say('clause', '{np} can make a {title} move', (np, title) =>
    np.any || ordinaryMoves.has(title) ? undefined : { verbs: [], may: true },
  ),
  say('onlythat', ', but only {np}', (np) => !np.any || undefined),
  say('clause', '{np} can be moved within engagement range of {np} [{onlythat?}]', (np, enemy) =>
    np.any || enemy.any
      ? undefined
      : framed({ then: true }, verbs({ allow: 'end-surge-engaged', for: np.who, until: 'frame' })),
  ),
  say(
    'sentence',
    '{np} cannot make a {title} move while it {pred} [,] and can only make one {title} move per {span}',
    (np, title, pred, again, per) =>
      np.any || title !== again ? undefined : { limit: { times: 1, per, by: 'unit' }, unless: said(pred, np.who) },
  ),
  say('sentence', '{np} cannot make a {title} move while it {pred}', (np, title, pred) =>
    np.any || ordinaryMoves.has(title) ? undefined : { unless: said(pred, np.who) },
  ),
  say('farther', '(and add|, add|, adding|adding) {num} to the (result|roll)', (by) => by),
  say('torolled', '(to do so|if it do [so]) ,', () => true),
  say('rolledmove', '{np} [can] (move|be moved) a (number of|distance in) inch up to (this|the) result', (np) => np),
  say(
    'sentence',
    '{torolled} roll one {dice} [{farther?}] (:|;|,) {rolledmove} , but [{np?}] must end (that move|this move|it) {heading}',
    (_to, die, plus, np, _np, heading) =>
      np.any
        ? undefined
        : framed(
            { then: true },
            {
              verbs: [
                {
                  move: np.who,
                  as: `surge-${heading}`,
                  upTo: { dice: plus === undefined ? die.dice : `${die.dice}+${plus}` },
                },
              ],
              refs: { '?model': np.who },
            },
          ),
  ),
];

const ordinaryMoves: ReadonlySet<string> = new Set(
  'normal advance fall-back charge pile-in consolidate consolidation scout ingress disembark'.split(' '),
);
