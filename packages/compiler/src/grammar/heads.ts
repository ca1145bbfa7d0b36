import type { Condition } from '@umpire/effects';
import { every, said } from '../meaning/fill.js';
import type { Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { found, state } from './build.js';
import { after } from './duties.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Heads of stratagems in other words: what has just happened, of two units the second, who is of which kind. */

/** A step as one is about to begin it. */
const beginning: Readonly<Record<string, string>> = {
  'fall-back-move': 'selected-to-fall-back',
  'advance-move': 'selected-to-advance',
};

export const heads: readonly Rule[] = [
  // When.
  say('stand', '{np} have fallen back', (np) => event('fall-back-move', np)),
  say('strwhen', '{phases} [,] (just before|before) {stand}', (phases, frame) => {
    const at = 'when' in frame ? beginning[frame.when.at] : undefined;
    return at === undefined || !('when' in frame)
      ? undefined
      : {
          phases: phases.map((phase) => ({ ...phase, edge: 'during' })),
          event: { ...frame, when: { ...frame.when, at } },
        };
  }),
  say('event', '(making a|you make a|you have made a) {moves} roll for {np}', (rolls, np) =>
    rolls.length === 1
      ? event('dice-shown', np, { if: said(state(`${rolls[0]}-roll-shown`), np.any ? 'subject' : np.who) })
      : undefined,
  ),
  say('event', '{np} have {done2} (against|targeting) {np}', (np, _done, at) =>
    isTheirs(np) && isMine(at) ? after('unit-shot', at, 'targeted-by-subject') : undefined,
  ),
  say('event', '{np} be destroyed by {np}', (np, by) =>
    isMine(np) && isTheirs(by) && typeof by.who === 'object' && !by.who.where && !by.who.keywords
      ? event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np)
      : undefined,
  ),
  say('event', '{np} (select|have selected) {np} as (a|the|one of the) target of (a|its|that) charge', (np, at) =>
    isTheirs(np) && isMine(at) ? after('charge-declared', at, 'charge-target') : undefined,
  ),
  say('phases', "your {phase} phase or your opponent 's {phase} phase", (a, b) => [
    { at: a, turn: 'mine' },
    { at: b, turn: 'theirs' },
  ]),
  say('phases', '[the] battle-shock step of your command phase', () => [{ at: 'battle-shock-step', turn: 'mine' }]),
  say('strwhen', '{phases} [,] at the start of the battle-shock step', ([phase]) =>
    phase?.at === 'command-phase'
      ? { phases: [{ at: 'battle-shock-step', edge: 'before', ...(phase.turn && { turn: phase.turn }) }] }
      : undefined,
  ),
  say('event', '{who2} gain a =CP', (side) => ({ when: { at: 'command-points-gained', edge: 'after', of: side } })),

  // On whom.
  say(
    'np',
    '[a|one|each|any|all|one or more] {kws} {adj} {noun} from your army [{posts?}]',
    (keywords, adj, { sort }, posts) => found({ sort, side: 'mine', keywords, posts: [adj, ...(posts ?? [])] }),
  ),
  say(
    'np',
    '[a|one|each|any|all|one or more] {side} {kws} {adj} {noun} [{posts?}]',
    (side, keywords, adj, { sort }, posts) => found({ sort, side, keywords, posts: [adj, ...(posts ?? [])] }),
  ),
  say('relative', 'with a starting strength of {num} or (more|higher|greater)', (least) => ({
    compare: [{ the: 'starting-strength', of: '?x' }, '>=', least],
  })),
  say('relative', 'with a starting strength of {num}', (by) => ({
    compare: [{ the: 'starting-strength', of: '?x' }, '=', by],
  })),
  say('relative', '[that be] within {far} of {tableedge}', (far) => nearEdge(far)),
  say('relative', '[that be] wholly within {far} of {tableedge}', (far) => nearEdge(far, true)),
  say('pred', 'be within {far} of {tableedge}', (far) => nearEdge(far)),
  say('pred', 'be wholly within {far} of {tableedge}', (far) => nearEdge(far, true)),
  say('place', 'within {far} of {tableedge}', (far) => nearEdge(far)),
  say('place', 'wholly within {far} of {tableedge}', (far) => nearEdge(far, true)),
  say('tableedge', '(a|any|the) battlefield edge', () => true),
  say('named', 'your {title} [ability]', (title) => title),
  say('relative', 'for which {named} be active', (title) => state(`${title}-active`)),
];

const isTheirs = ({ any, who }: Np): boolean => any === true && typeof who === 'object' && who.side === 'theirs';
const isMine = ({ any, who }: Np): boolean => any === true && typeof who === 'object' && who.side === 'mine';

const nearEdge = (far: Extract<Condition, { within: unknown }>['within'], wholly?: true): Condition =>
  every([
    { within: far, of: '?x', from: { all: 'marker', keywords: ['battlefield-edge'] }, ...(wholly && { wholly }) },
  ])!;
