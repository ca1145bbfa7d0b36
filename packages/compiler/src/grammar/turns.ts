import type { Value, Verb } from '@umpire/effects';
import { every, said } from '../meaning/fill.js';
import type { Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { bare, found, framed, inches, state, verbs } from './build.js';
import { foundWith } from './doings.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* What else happens to units in a turn: the first time of something, deaths in melee, blasts around a target, range of synapse. */

export const turns: readonly Rule[] = [
  say('sentence', '{plus}', (by) => ({ say: 'named-number', by })),
  say('frame', 'the first time {event}', (frame) =>
    'when' in frame && !frame.limit && (frame.if || !frame.when.at.endsWith('-destroyed'))
      ? { ...frame, limit: { times: 1, per: 'battle', by: 'unit' } }
      : undefined,
  ),
  say('frame', 'the first time (each|in each|in a) turn [that] {event}', (frame) =>
    'when' in frame && !frame.limit
      ? { ...frame, limit: { times: 1, per: 'turn', by: typeof frame.when.of === 'object' ? 'army' : 'unit' } }
      : undefined,
  ),
  say('event', '{np} be selected to shoot in your shooting phase', (np) => {
    const frame = event('selected-to-shoot', np);
    return 'when' in frame ? { ...frame, when: { ...frame.when, turn: 'mine' } } : undefined;
  }),
  say('frame', 'in {phases} , at the start of the battle-shock step', ([phase]) =>
    phase?.at === 'command-phase'
      ? { when: { at: 'battle-shock-step', edge: 'before', ...(phase.turn && { turn: phase.turn }) } }
      : undefined,
  ),
  say('frame', 'before making a saving throw for {np}', (at) => ({
    when: { at: 'attack-allocated', edge: 'after', of: at.who },
  })),
  say('frame', 'when issuing a order', () => ({ when: { at: 'order-issued', edge: 'after', of: 'self' } })),

  // Who fell in melee.
  say('event', '{np} destroy {np} with a melee attack', (by, np) => killed(by, np)),
  say('event', '{np} make a melee attack that destroy {np}', (by, np) => killed(by, np)),
  say('event', 'a melee attack made by {np} destroy {np}', (by, np) => killed(by, np)),
  say('event', '{np} destroy {np} as the result of a melee attack', (by, np) => killed(by, np)),
  say('frame', 'if {np} destroy {np} as the result of a melee attack', (by, np) => killed(by, np)),
  say('frame', 'if a unit disembark from {carrier} before it move', () =>
    event('disembarked', found({ sort: 'unit', side: 'mine', posts: [state('disembarked-from-self')] }), {
      if: { not: { state: 'moved', of: 'self' } },
    }),
  ),
  say('event', '{np} declare a charge that (target|include) {np} [as one of the target]', (np, at) => {
    const who = foundWith(at, 'charge-target');
    return who && np.any ? event('charge-declared', np, { if: { compare: [{ count: who }, '>', 0] } }) : undefined;
  }),
  say('frame', 'each time {np} declare a charge that (target|include) {np} [as one of the target]', (np, at) => {
    const who = foundWith(at, 'charge-target');
    return who && !np.any ? { if: { compare: [{ count: who }, '>', 0] } } : undefined;
  }),

  // Who is not brought back, what is not counted.
  say(
    'oneshot',
    'and any {tag} weapon equipped [with] by returned model that be shot before it be destroyed be still considered to have be shot',
    () => true,
  ),
  say(
    'sentence',
    'this ability cannot be used to return destroyed {kws} model [in attached unit] [{oneshot?}]',
    (keywords) => ({
      say: 'not-returned',
      keywords,
    }),
  ),
  say('sentence', 'each time you use this ability , {clause}', (clause) => framed({ then: true }, clause)),
  say('sentence', 'this cannot allow {np} to move more than once in your {phase} phase', () => ({
    limit: { times: 1, per: 'phase', by: 'unit' },
  })),
  say('clause', "each weapon equipped by {np} be considered to be {small} model 's weapon {firing}", (_np, parameter) =>
    verbs({ grant: { rule: 'firing-deck-weapons', parameter }, for: 'self' }),
  ),
  say('firing', 'for the purpose of the firing deck ability', () => true),
  say('np', 'this model', () => bare('self', 'model')),

  // Ranges of an army's own.
  say('synapse', "within [your army 's] synapse range [of {np?} [and of your army]]", () => true),
  say('synapse', 'within synapse range of {np} and of your army', () => true),
  say('synapse', 'within synapse range of your army', () => true),
  say('clause', '{np} be (always considered to be|said to be|considered to be) {synapse}', (np) =>
    verbs({ mark: 'in-synapse-range', on: np.who }),
  ),
  say('clause', '{np} be {synapse}', (np) => verbs({ mark: 'in-synapse-range', on: np.who })),
  say('pred', 'be within synapse range of (a|one or more) friendly {kws} unit [{except?}]', (_kws, except) =>
    state(except ? 'in-synapse-range-of-others' : 'in-synapse-range'),
  ),

  // Numbers said in other words.
  say('clause', 'the {modchars} characteristic of {np} be {amount}', (names, np, by) =>
    verbs(...names.map((name): Verb => ({ modify: name, how: 'set', by, for: np.who }))),
  ),
  say(
    'clause',
    "{np} 's deadly demise ability inflict mortal wound on a [{dice?}] [roll of] {plus} [instead of on a 6]",
    (np, _die, by) => verbs({ modify: 'deadly-demise-on', how: 'set', by, for: np.who }),
  ),
  say(
    'clause',
    'its deadly demise ability inflict mortal wound on a [{dice?}] [roll of] {plus} [instead of on a 6]',
    (_die, by) => verbs({ modify: 'deadly-demise-on', how: 'set', by, for: '?it' }),
  ),
  say('frame', "when rolling for {np} 's deadly demise ability", () => ({ then: true })),
  say(
    'clauses',
    'each time {np} be targeted with the {title} stratagem , 1 mortal wound be inflicted for each [{dice?}] [roll of] {plus} instead of for each {plus}',
    (np, title, _die, parameter) =>
      verbs({
        grant: { rule: 'stratagem-wounds-on', keyword: title.replaceAll('-', ' ').toUpperCase(), parameter },
        for: np.who,
      }),
  ),
  say('clause', '{clause} [,] instead of [changing it to] 0', (clause) =>
    'verbs' in clause && clause.verbs.every((verb) => 'modify' in verb && verb.modify === 'objective-control')
      ? {
          ...clause,
          verbs: [
            ...clause.verbs,
            ...clause.verbs.flatMap((verb): readonly Verb[] =>
              'modify' in verb ? [{ forbid: 'no-control-when-battle-shocked', for: verb.for }] : [],
            ),
          ],
        }
      : undefined,
  ),
  say('anything', '(its characteristic and / or [to] any roll or test made for it)', () => true),
  say('clause', '{np} can ignore {anymods} {anything} LP excluding modifier to saving throw RP', (np) =>
    verbs({ ignoreModifiers: everyNumber, for: np.who }),
  ),
  say('upright', 'ignore any vertical distance when determining the total distance {np} can be moved', (np) => np),
  say('clauses', 'each time {np} make a {movelist} move , {upright} during that move', (np, moves) =>
    verbs(...moves.map((move): Verb => ({ allow: `${move}-ignoring-height`, for: np.who }))),
  ),
  say('clause', 'you cannot re-roll invulnerable saving throw made for {np}', (np) =>
    verbs({ forbid: 're-roll-invulnerable-saves', for: np.who }),
  ),
  say(
    'clauses',
    "each time you roll one {dice} for {np} 's {title} ability , add {num} to the result",
    (_die, np, title, parameter) =>
      verbs({
        grant: { rule: 'ability-roll', keyword: title.replaceAll('-', ' ').toUpperCase(), parameter },
        for: np.who,
      }),
  ),
  say('cond', 'the mission [pack] you be playing feature action', () => ({ every: [] })),
  say('clause', 'you start the battle with {num} [additional] {title} point', (amount, title) =>
    verbs({ gain: `${title}-points`, amount, for: 'mine' }),
  ),
  say('clause', 'you gain (one|{num?}) {title} point', (amount = 1, title) =>
    verbs({ gain: `${title}-points`, amount, for: 'mine' }),
  ),
  say('cond', '{np} be already eligible to {eligible} {inwhich}', (np, what, pasts) =>
    np.any ? undefined : every(what.flatMap((one) => pasts.map((past) => state(`has-${one}-after-${past}`, np.who))))!,
  ),

  // Shots, moves and rides.
  say('clause', '[then] make a {movekind} move of up to {amount} [{noride?}]', (kind, upTo, noride) => {
    const move: Verb = { move: '?it', as: kind, upTo: typeof upTo === 'number' ? inches(upTo) : upTo };
    const may: Node = { verbs: [move], may: true };
    return noride ? { all: [verbs({ forbid: 'embark', for: '?it', until: 'frame' }), may] } : may;
  }),
  say('noride', 'LP it cannot embark within a transport as part of this move RP', () => true),
  say('asif', 'as if it be your {phase} phase', () => true),
  say('clause', 'one [{kws?}] unit embarked within {np} can disembark [{asif?}]', (kws, np) => ({
    verbs: [
      {
        choose: found({ sort: 'unit', side: 'mine', keywords: kws, posts: [state('embarked-in-self')] }).who,
        as: 'passengers',
      } as Verb,
      { activate: 'disembark', for: 'passengers' },
    ],
    may: true,
    refs: { '?it': 'passengers', '?unit': 'passengers', '?ride': np.who },
  })),
  say('clause', '(any|one or more) unit embarked within {np} can disembark [from it]', (np) =>
    np.any ? undefined : passengers(0),
  ),
  say(
    'clause',
    '(any|one or more) unit embarked within {np} can disembark [from it] after it have be set up on the battlefield',
    (np) => (np.any ? undefined : framed(event('set-up', np), passengers(0))),
  ),
  say(
    'clause',
    '(any|one or more) unit embarked within {np} must [immediately] disembark [from it] after it have be set up on the battlefield',
    (np) => (np.any ? undefined : framed(event('set-up', np), passengers({ count: aboard }))),
  ),
  say('aboard2', 'LP or (be embarked within a transport that be on the battlefield) RP', () => true),
  say('cond', '{np} be on the battlefield {aboard2}', (np) =>
    np.any ? undefined : { some: [said(state('on-the-battlefield'), np.who), said(state('embarked'), np.who)] },
  ),
  say('clause', '{np} cannot be targeted with stratagem', (np) =>
    verbs({ forbid: 'be-targeted-by-stratagems', for: np.who }),
  ),
  say('clause', '{np} cannot be targeted with stratagem while it {pred}', (np, pred) => {
    if (!np.any || typeof np.who !== 'object') return undefined;
    const where = every([...(np.who.where ? [np.who.where] : []), said(pred, 'it')]);
    return verbs({ forbid: 'be-targeted-by-stratagems', for: { ...np.who, ...(where && { where }) } });
  }),

  // Of an army's own.
  say('pred', 'do not fail the resulting leadership (test|roll) [when making that {title?}]', () =>
    state('passed-last-test'),
  ),
  say('event', '{np} make a {title} and do not fail the resulting leadership (test|roll)', (np, title) =>
    event(`does-${title}`, np, { if: state('passed-last-test', np.any ? 'subject' : np.who) }),
  ),
  say('cond', 'the result of that (test|roll) be {plus}', (least) => ({
    compare: [{ the: 'last-test', of: '?it' }, '>=', least],
  })),
  say('cond', 'the result of that (test|roll) be {num} or more', (least) => ({
    compare: [{ the: 'last-test', of: '?it' }, '>=', least],
  })),
  say('clause', '{wpn} gain both ability conferred by that {title} [LP instead of only one RP]', (attack, title) => ({
    frame: { attack },
    body: verbs({
      grant: { rule: 'both-abilities-of', keyword: title.replaceAll('-', ' ').toUpperCase() },
      for: '?attacks',
    }),
  })),
  say('adj', '{coined}', (coined) => state(coined)),
  say('np', "that {kws} 's unit", () => bare({ all: 'unit', in: '?model' })),
  say('relative', 'which be within {far} of {np}', (far, np) => ({ within: far, of: '?x', from: np.who })),
  say('struck', 'hit by {shots} that have the {tag} ability', (_shots, tags) => state(`hit-with-${tags[0]!.rule}`)),
];

const aboard = found({ sort: 'unit', side: 'mine', posts: [state('embarked-in-self')] }).who;

/** At least so many of those that ride get out. */
const passengers = (min: Value): Node => ({
  verbs: [{ choose: aboard, as: 'passengers', min, max: 100 } as Verb, { activate: 'disembark', for: 'passengers' }],
  refs: { '?it': 'passengers', '?unit': 'passengers' },
});

const everyNumber: readonly string[] = (
  'move toughness save wounds leadership objective-control attacks skill strength armour-penetration damage range ' +
  'hit-roll wound-roll damage-roll advance-roll charge-roll battle-shock-roll leadership-roll desperate-escape-roll'
).split(' ');

/** Someone falls to the blades of those meant. */
const killed = (by: Np, np: Np) =>
  by.any || !np.any
    ? undefined
    : event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np, {
        if: every([
          { state: 'destroyed-by-self', of: 'subject' },
          { state: 'destroyed-in-melee', of: 'subject' },
        ])!,
        refs: { '?it': by.who },
      });
