import type { Condition, Verb } from '@umpire/effects';
import { every, not, said } from '../meaning/fill.js';
import type { Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { bare, change, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* The same things in the other order of words, in the passive, or one of two of them. */

export const eitherWay: readonly Rule[] = [
  // Moves and deeds out of turn.
  say('clause', '{np} can fall back [{pretend?}]', (np) => moves(np, 'fall-back')),
  say('clause', '{np} can advance {pretend}', (np) => moves(np, 'advance')),
  say('clause', '{np} can [either] shoot [{pretend?}] or fight [{fightnow?}]', (np) =>
    np.any
      ? undefined
      : {
          verbs: [{ either: [[{ activate: 'shoot', for: np.who }], [{ activate: 'fight', for: np.who }]] } as Verb],
          may: true,
        },
  ),
  say('frame', 'before removing {np} from (play|the battlefield)', () => ({ then: true })),
  say('gonenow', ', before it be removed from (play|the battlefield)', () => true),
  say('frame', '(each time|when|whenever|if) {event} {gonenow}', (frame) => frame),

  say('clause', '{clause} [,] but {ending}', (clause) => (isMove(clause) ? clause : undefined)),
  say('clauses', 'also {clauses}', (clauses) => clauses),
  say('clause', '{np} be (placed|put) (in|into) [strategic] reserve', (np) =>
    np.any ? undefined : verbs({ reserve: np.who, as: 'strategic' }),
  ),
  say('clause', '{np} can [immediately] disembark [from (its|that) (transport|{kw?})] [{ridemoved?}]', (np) =>
    np.any ? undefined : { verbs: [{ activate: 'disembark', for: np.who }], may: true },
  ),
  say('ridemoved', '[,] even if (it|that transport|its transport) have [already] moved this (turn|phase)', () => true),
  say('clause', '{np} count as having remained stationary [this turn|this phase]', (np) =>
    np.any ? undefined : verbs({ mark: 'stationary', on: np.who }),
  ),
  say('multiplied', 'doubled', () => 'multiply'),
  say('multiplied', 'halved', () => 'divide'),
  say('clause', "{np} 's {modchars} characteristic be {multiplied}", (np, names, how) =>
    verbs(...names.map((name): Verb => ({ modify: name, how, by: 2, for: np.who }))),
  ),
  say('clause', '[the] {modchars} characteristic of {np} be {multiplied}', (names, np, how) =>
    verbs(...names.map((name): Verb => ({ modify: name, how, by: 2, for: np.who }))),
  ),

  say('period', '{np} have {done2}', () => 'attacks'),
  say('clause', '(improve|increase) its {modchars} characteristic by {amount}', (names, by) =>
    verbs(...names.map((name) => change(name, 'improve', by, '?it'))),
  ),
  say('clause', '(worsen|reduce) its {modchars} characteristic by {amount}', (names, by) =>
    verbs(...names.map((name) => change(name, 'worsen', by, '?it'))),
  ),
  say('atthem', 'only at {np} [{proviso?}]', (np) => np),
  say('clause', '{clause} at the end of (the|that) phase', (clause) =>
    isMove(clause) ? { later: { at: 'phase', edge: 'after' }, body: clause } : undefined,
  ),

  // What happens to whom.
  say('event', '[a|one or more] mortal wound be inflicted on {np}', (np) =>
    event('mortal-wounds-suffered', np, { edge: 'before' }),
  ),
  say(
    'event',
    '{np} (select|target|selected) {np} (as (a|the) target|) of (a|one or more|its|any of its) [of its] attack',
    (np, at) =>
      at.any || !np.any || typeof np.who !== 'object' || np.who.side !== 'theirs'
        ? undefined
        : event('targets-selected', np, {
            if: said(state('targeted-by-subject'), at.who),
            refs: { '?enemy': 'subject', '?attacker': 'subject' },
          }),
  ),
  say('barred', 'be battle-shocked', () => ['battle-shock']),
  say('barred', 'use the {title} stratagem', (title) => (title === 'fire-overwatch' ? ['fire-overwatch'] : undefined)),
  say('clause', '{np} must subtract {num} from [any|the] {kinds} (test|roll) [that] it (take|make)', (np, by, kinds) =>
    verbs(...kinds.map((kind): Verb => ({ modify: kind, how: 'add', by: -by, for: np.who }))),
  ),
  say('clause', '{np} have {signed} to {kinds} (test|roll)', (np, by, kinds) =>
    kinds.length > 1 ? verbs(...kinds.map((kind): Verb => ({ modify: kind, how: 'add', by, for: np.who }))) : undefined,
  ),

  say('pred', 'be [currently|also|still] {adj}', (adj) => (isNothing(adj) ? undefined : adj)),
  say('pred', 'be (not|no longer) [currently|also] {adj}', (adj) => (isNothing(adj) ? undefined : not(adj))),

  // Charges at some.
  say('event', '{np} declare a charge (against|targeting) {np}', (np, at) => chargedAt(np, at)),
  say('spot', '[that be] (within|in) range of {np}', (np) =>
    np.any ? undefined : { within: { the: 'objective-range', of: 'mine' }, of: np.who, from: 'it' },
  ),
  say('area', '(a|any) terrain feature', () => state('in-terrain-feature')),
  say('at', 'wholly (within|in) a terrain feature', () => state('in-terrain-feature')),

  // Several at once.
  say('np', '(both|both of|all|all of|each of) (that|your) unit', () => ({ ...bare('?yours'), each: true })),

  // How often.
  say('sentence', 'you cannot use this (stratagem|ability|enhancement) {howoften}', (per) => ({
    limit: { times: 1, per, by: 'army' },
  })),
  say('someturn', "your opponent 's turn", () => 'theirs'),
  say('someturn', 'your turn', () => 'mine'),
  say('strwhen', '{someturn} [,] (just after|when|after) {event}', (turn, event) =>
    'when' in event ? { phases: [{ at: 'phase', edge: 'during', turn }], event } : undefined,
  ),
  say('frame', "(in|during) your opponent 's turn", () => ({ when: { at: 'phase', edge: 'during', turn: 'theirs' } })),
];

const isMove = (node: Node): boolean =>
  'verbs' in node &&
  node.verbs.length === 1 &&
  node.verbs.some((verb) => 'move' in verb && /^(?:normal|advance|fall-back)$/.test(verb.as));
const isNothing = (condition: Condition): boolean => 'every' in condition && condition.every.length === 0;

const moves = (np: Np, as: string) =>
  np.any ? undefined : { verbs: [{ move: np.who, as, upTo: { the: 'move', of: np.who } } as Verb], may: true as const };

function chargedAt(np: Np, at: Np) {
  if (!np.any || !at.any || typeof at.who !== 'object') return undefined;
  const where: Condition = every([...(at.who.where ? [at.who.where] : []), state('charge-target', 'it')])!;
  return event('charge-declared', np, { if: { compare: [{ count: { ...at.who, where } }, '>', 0] } });
}
