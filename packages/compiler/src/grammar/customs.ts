import type { Verb } from '@umpire/effects';
import { every, not, said, some } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { bare, found, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Customs of the texts: tests that lead on, reserves, names that an army's own rules give. */

const edgeOfTable = { all: 'marker', keywords: ['battlefield-edge'] } as const;

export const customs: readonly Rule[] = [
  // Tests that lead on.
  say('clause', '{np} must take a leadership test , subtracting {num} from the result', (np, by) =>
    np.any
      ? undefined
      : verbs(
          { modify: 'leadership-roll', how: 'add', by: -by, for: np.who, until: 'frame' },
          { activate: 'leadership-test', for: np.who },
        ),
  ),
  say('clause', '{np} take a leadership test', (np) =>
    np.any ? undefined : verbs({ activate: 'leadership-test', for: np.who }),
  ),
  say('frame', 'if (failed|it be failed|it fail)', () => ({ if: state('failed-last-test', '?it') })),
  say('frame', 'if (passed|it be passed)', () => ({ if: state('passed-last-test', '?it') })),

  // Reserves and arrival.
  say(
    'purpose',
    'for the purpose of (setting up {np}|{np} be set up) [on the battlefield]',
    (np, other) => np ?? other,
  ),
  say('roundno', 'the [current] battle round [number]', () => true),
  say('clause', '{purpose} , treat {roundno} as [be] {small} higher [than it [actually] be]', (np, _round, by) =>
    by === 1 ? verbs({ allow: 'arrive-a-round-earlier', for: np.who }) : undefined,
  ),
  say('clause', '{np} can be set up within {holder} deployment zone', (np, holder) =>
    holder === 'enemy' ? verbs({ allow: 'arrive-in-enemy-zone', for: np.who }) : undefined,
  ),
  say('clause', 'that move do not prevent {np} from be eligible to {eligible}', (np, what) =>
    verbs(...what.map((one): Verb => ({ allow: `${one}-after-it`, for: np.who }))),
  ),
  say('pred', 'be wholly within {far} of one or more battlefield edge', (far) => ({
    within: far,
    of: '?x',
    from: edgeOfTable,
    wholly: true,
  })),
  say('pred', 'be within {far} of one or more battlefield edge', (far) => ({
    within: far,
    of: '?x',
    from: edgeOfTable,
  })),
  say('relative', 'that just ended that move', () => ({ every: [] })),

  // Who has done what.
  say('pred', 'have not be selected to move or charge this phase', () =>
    every([
      not({ done: 'selected-to-move', by: '?x', since: 'phase' }),
      not({ done: 'charge-declared', by: '?x', since: 'phase' }),
    ]),
  ),
  say('pred', 'be [selected as] the target of one or more attack this phase', () => state('targeted-this-phase')),
  say('pred', 'be just destroyed', () => state('just-destroyed')),
  say('event', '{np} be (selected|chosen) to fall back', (np) => event('selected-to-fall-back', np)),
  say('event', '{np} (make|have made) a fall back move', (np) => event('fall-back-move', np)),
  say('stand', '{np} (advance|have advanced)', (np) => event('advance-move', np)),
  say('frame', 'each time {np} fall back', (np) => event('selected-to-fall-back', np)),
  say('stand', '{np} fall back', (np) => event('fall-back-move', np)),
  say('event', "{np} (be|) destroyed as (a|the) result of {np} 's attack", (np, by) =>
    by.any || by.who !== 'self'
      ? undefined
      : event('unit-destroyed', np, { if: state('destroyed-by-self', 'subject') }),
  ),
  say('using', 'you can (use|target {np} with) this stratagem [on {np}]', () => true),
  say('sentence', '{using} even (though|if) {np} {pred}', (_using, _np, pred) =>
    'state' in pred && pred.state === 'just-destroyed' ? { say: 'nothing' } : undefined,
  ),
  say('sentence', 'you cannot (target|select) (a unit|unit) that {pred}', (pred) => ({ bar: pred })),
  say('cond', '{np} be your warlord', (np) => (np.any ? undefined : said(state('warlord'), np.who))),
  say('cond', 'one or more target of that charge {pred}', (pred) => ({
    compare: [{ count: found({ sort: 'unit', side: 'theirs', posts: [state('charge-target'), pred] }).who }, '>', 0],
  })),
  say('cond', 'one of the target of that charge be {np}', (np) =>
    np.any && typeof np.who === 'object' && np.who.where
      ? { compare: [{ count: { ...np.who, where: every([np.who.where, state('charge-target', 'it')])! } }, '>', 0] }
      : undefined,
  ),
  say('np', 'that {kws}', (kws) => (/^(?:TRANSPORT|HATCHWAY)$/.test(kws[0]?.[0] ?? '') ? undefined : bare('?unit'))),
  say('np', "it 's (unit|model)", () => bare('?it')),
  say(
    'cond',
    '{np} (LP or any transport it be embarked within RP|LP or a transport it be embarked within RP) {pred}',
    (np, pred) =>
      np.any
        ? undefined
        : some([
            said(pred, np.who),
            said(pred, { all: 'unit', side: 'mine', keywords: ['TRANSPORT'], where: state('carries-self', 'it') }),
          ]),
  ),

  // Names given by an army's own rules.
  say('pred', "be your army 's {title}", (title) => state(`army-${title}`)),
  say('pred', 'be using the {title} ability', (title) => state(`using-${title}`)),
  say('pred', 'be affected by [a|one or more] order', () => state('under-order')),
  say('pred', 'be be affected by a order', () => state('under-order')),
  say('pred', '(make|made) a {title} [this|that] (phase|turn)', (title) => state(`made-${title}`)),
  say('marker', 'your {title} objective marker', (title) => state(`in-range-of-${title}`)),
  say('event', '{np} use its {title} ability', (np, title) => event(`used-${title}`, np)),
  say('clause', 'you start the battle with {num} [additional] =CP', (amount) =>
    verbs({ gain: 'command-points', amount, for: 'mine' }),
  ),
  say('clause', 'use the {title} stratagem for 0 =CP', (title) =>
    verbs({ grant: { rule: 'free-stratagem', keyword: title.replaceAll('-', ' ').toUpperCase() }, for: 'mine' }),
  ),
  say('stratagems', '{title} , {title} (or|and) {title}', (a, b, c) => [a, b, c]),
  say('clause', 're-roll desperate escape test (taken|made) for {np}', (np) =>
    verbs({ reroll: 'desperate-escape', which: 'any', for: np.who }),
  ),
  say('clause', 'you do not need to (take|make) desperate escape test for {np}', (np) =>
    verbs({ forbid: 'desperate-escape-tests', for: np.who }),
  ),
  say('clause', 'desperate escape test (taken|made) for {np} be automatically passed', (np) =>
    verbs({ forbid: 'desperate-escape-tests', for: np.who }),
  ),
  say('clause', 'each time {np} {closing} , {np} can move a additional {inches}', (np, _closing, _models, far) =>
    verbs(
      { modify: 'pile-in-distance', how: 'add', by: { inches: far }, for: np.who },
      { modify: 'consolidation-distance', how: 'add', by: { inches: far }, for: np.who },
    ),
  ),
  say('closing', '(pile in|make a pile-in move|make a pile in) or consolidate [move]', () => true),
  say('event', "{np} 's reanimation protocol activate", (np) => event('reanimation', np)),
  say('event', '{np} activate its reanimation protocol', (np) => event('reanimation', np)),
  say('clause', '{np} reanimate (a additional {amount?}|{amount?} additional) wound', (np, a, b) => {
    const amount = a ?? b;
    return amount === undefined ? undefined : verbs({ heal: amount, on: np.who, revive: true });
  }),
  say('clause', 're-roll the die to see how many wound be (regenerated|reanimated)', () =>
    verbs({ reroll: 'reanimation', which: 'any', for: '?it' }),
  ),
  say('clause', "{np} 's reanimation protocol activate", (np) =>
    verbs({ activate: 'reanimation-protocols', for: np.who }),
  ),
  say('clause', '{np} activate its reanimation protocol [and reanimate {amount?} wound]', (np, amount) =>
    amount === undefined
      ? verbs({ activate: 'reanimation-protocols', for: np.who })
      : verbs({ heal: amount, on: np.who, revive: true }),
  ),
  say('clause', '{np} fight next', (np) => verbs({ mark: 'must-fight-next', on: np.who })),
  say('clause', 'triple the {chars} characteristic of {wpn}', (names, attack) => ({
    frame: { attack },
    body: verbs(...names.map((name): Verb => ({ modify: name, how: 'multiply', by: 3, for: '?attacks' }))),
  })),
];
