import type { Condition } from '@umpire/effects';
import { said } from '../meaning/fill.js';
import type { Frame, Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { found, state, verbs } from './build.js';
import { foundWith } from './doings.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Deployment, disembarking, last words of the destroyed, and other things that always come in the same few words. */

const formations = (edge: 'before' | 'during' | 'after'): Frame => ({
  when: { at: 'declare-battle-formations', edge },
});

export const setPieces: readonly Rule[] = [
  say('frame', '(after|when|once) both player have deployed its army', () => ({
    when: { at: 'deployment', edge: 'after' },
  })),
  say('frame', 'at the start of the declare battle formation step', () => formations('before')),
  say('frame', '(during|in) the declare battle formation step', () => formations('during')),
  say('frame', '(during|in) the (muster army|mustering) step', () => ({ when: { at: 'muster', edge: 'during' } })),
  say('clause', 'select up to {many} {np} and redeploy [all of] (it|that unit)', (max, np) =>
    np.any
      ? {
          verbs: [
            { choose: np.who, as: 'friends', min: 0, max },
            { setUp: 'friends', as: 'redeployed', within: [] },
          ],
          refs: { '?unit': 'friends', '?it': 'friends' },
        }
      : undefined,
  ),
  say('clause', 'redeploy up to {many} {np}', (max, np) =>
    np.any
      ? {
          verbs: [
            { choose: np.who, as: 'friends', min: 0, max },
            { setUp: 'friends', as: 'redeployed', within: [] },
          ],
          refs: { '?unit': 'friends', '?it': 'friends' },
        }
      : undefined,
  ),
  // Units set up anew may wait instead.
  say('aside', 'if you wish', () => true),
  say('aside', 'regardless of how many {np} {pred}', () => true),
  say('asides', '{aside}', () => true),
  say('asides', '{aside} [,] {asides}', () => true),
  say('clause', 'set {np} up (in|into) (reserve|strategic reserve) [[,] {asides?}]', (np) => waits(np)),
  say('clause', '[any of] {np} can be placed (in|into) (reserve|strategic reserve) [,] {asides}', (np) => waits(np)),
  // Disembarking.
  say('carrier', 'this (transport|model|{kw?})', () => true),
  say('moved', '(made a normal move|moved normally)', () => 'moving'),
  say('moved', '(advanced|made a advance move)', () => 'advancing'),
  say('out', '{np} disembark from {carrier}', () => 'standing'),
  say('out', '{np} disembark from {carrier} after it have {moved}', (_np, _carrier, moved) => moved),
  say('clause', '{np} can disembark from {carrier} after it have {moved}', (np, _carrier, moved) =>
    np.any && moved === 'advancing' ? verbs({ allow: 'disembark-after-advancing', for: 'self' }) : undefined,
  ),
  say(
    'clauses',
    'each time {out} , {np} be [still] eligible to {eligible} [this turn|that turn]',
    (moved, _np, what) =>
      what.length === 1 && what[0] === 'charge' && moved === 'moving'
        ? verbs({ allow: 'charge-after-disembarking', for: 'self' })
        : undefined,
  ),

  say('frame', 'if {np} be destroyed', (np) => event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np)),
  say('frame', 'if {np} be destroyed {relative}', (np, where) =>
    event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np, {
      if: said(where, np.any ? 'subject' : np.who),
    }),
  ),
  say('frame', 'the first time {np} be destroyed', (np) =>
    once(event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np)),
  ),
  say('left', 'its full wound remaining', () => 'full'),
  say('left', 'all of its wound remaining', () => 'full'),
  say('left', '{amount} wound remaining', (amount) => amount),
  say('ignoring', 'LP ignoring any rule [that be (triggered|used)] [when {event?}] RP', () => true),
  say('clause', '{np} be destroyed {ignoring}', (np) => verbs({ destroy: np.who })),

  say('clause', '(model in|) {np} must take [a] desperate escape test [{pretence?}]', (np) =>
    verbs({ activate: 'desperate-escape-tests', for: np.who }),
  ),
  say('pretence', 'as if {np} {pred}', () => true),
  say(
    'clause',
    'subtract {num} from (each of that test|that desperate escape test|each desperate escape test)',
    (by) => ({
      say: 'harder',
      by: -by,
    }),
  ),
  say('frame', '(when|whenever) (it|this model|this unit|you) do [so]', () => ({ then: true })),
  say('frame', 'when doing so , if {conds}', (conds) => ({ if: conds })),
  say('clause', '{np} must remain stationary (this turn|this phase|) [instead]', (np) =>
    verbs({ forbid: 'move', for: np.who }),
  ),
  say('clause', '{np} must start the battle in (reserve|strategic reserve)', (np) =>
    verbs({ reserve: np.who, as: 'from-the-start' }),
  ),
  say('clause', 'this detachment have the {kw} tag [and cannot be taken with another {kw} detachment]', (kw) =>
    verbs({ grant: { rule: 'detachment-tag', keyword: kw.join(' ') }, for: 'mine' }),
  ),

  say('cond', '(one or more|any|a) model (in|from) {np} be destroyed {result}', (np) =>
    someOf(np, 'lost-models-to-subject'),
  ),
  say('cond', '(one or more|any|a) model (in|from) {np} lost (one or more|a) wound {result}', (np) =>
    someOf(np, 'lost-wounds-to-subject'),
  ),
  say('frame', 'if (one or more|any|a) model (in|from) {np} be destroyed {result}', (np) => {
    const who = foundWith(np, 'lost-models-to-subject');
    return who && { about: { ...np, who } };
  }),
  say('pred', 'be within synapse range of your army', () => state('in-synapse-range')),
  say('cond', 'there be one or more {np}', (np) => counted(np, '>')),
  say('cond', 'there be no {np}', (np) => counted(np, '=')),
  say('cond', 'there be no other {np}', (np) => (np.any ? { compare: [{ count: np.who }, '<=', 1] } : undefined)),
  say('event', 'you make a {rolls} for {np}', (rolls, np) =>
    rolls.length === 1 && rolls[0] === 'save'
      ? {
          when: { at: 'dice-shown', edge: 'after' },
          if: shown(rolls, np),
          refs: { '?it': np.who },
          attack: { sort: 'any', at: np },
        }
      : event('dice-shown', np),
  ),
  say('frame', 'after [a] {rolls} be made for {np}', (rolls, np) => ({
    when: { at: 'dice-shown', edge: 'after' },
    if: shown(rolls, np),
    refs: { '?it': np.who },
  })),
  say('frame', '[just] after making a {rolls} for {np}', (rolls, np) => ({
    when: { at: 'dice-shown', edge: 'after' },
    if: shown(rolls, np),
    refs: { '?it': np.who },
  })),
  say(
    'clause',
    '(change|treat) (the result of that roll|that roll|the result) (to|as) [a] [unmodified] [roll of] 6',
    () => verbs({ grant: { rule: 'die-becomes', parameter: 6 }, for: 'shown' }),
  ),
  say('event', '{np} be (selected as|) the target of {aimedset}', (np) =>
    event('targets-selected', undefined, {
      if: said(state('targeted-by-subject'), np.who),
      refs: { '?it': np.who, '?attacker': 'subject', '?enemy': 'subject' },
    }),
  ),
  say('event', '{np} be selected as (a|the) target of a charge', (np) =>
    event('charge-declared', undefined, {
      if: said(state('charge-target'), np.who),
      refs: { '?it': np.who, '?enemy': 'subject' },
    }),
  ),
  say('aimedset', '(a|one or more) [{sort?}] attack', () => true),
  say('np', 'your {title} target', (title) => preyOf(title)),
  say('np', 'your {title}', (title) => (/^(?:prey|quarry)$|.-target$/.test(title) ? preyOf(title) : undefined)),
  say('np', 'your (focus of hatred)', () => found({ sort: 'unit', side: 'theirs', posts: [state('focus-of-hatred')] })),
];

/** Whether it holds for one that is meant, or for some of those described. */
const someOf = (np: Np, name: string): Condition => {
  const who = foundWith(np, name);
  return who ? { compare: [{ count: who }, '>', 0] } : said(state(name), np.who);
};

/** Whom an army's rule has singled out, under the name that the rule gives it. */
const preyOf = (title: string): Np | undefined =>
  /^(?:warlord|army)/.test(title)
    ? undefined
    : found({ sort: 'unit', side: 'theirs', posts: [state(`${title.replace(/-target$/, '')}-target`)] });

/** Those that were just set up again may be placed in reserve. */
const waits = ({ who }: Np): Node | undefined =>
  who === '?unit' || who === '?it' ? verbs({ allow: 'reserve-when-redeployed', for: who }) : undefined;

const once = (frame: Frame): Frame | undefined =>
  'when' in frame ? { ...frame, limit: { times: 1, per: 'battle', by: 'model' } } : undefined;

function counted(np: Np, how: '>' | '='): Condition | undefined {
  return np.any ? { compare: [{ count: np.who }, how, 0] } : undefined;
}

const shown = (rolls: readonly string[], np: Np): Condition => {
  const states: Condition[] = rolls.map((roll) => ({ state: `${roll}-roll-shown`, of: np.who }));
  return states.length === 1 && states[0] ? states[0] : { some: states };
};
