import type { Value, Verb } from '@umpire/effects';
import { said } from '../meaning/fill.js';
import type { Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { both, framed, state, verbs } from './build.js';
import { say } from './say.js';

/* One that its player picks out, or each of them: who heals, comes back, is tested; and how often, said behind. */

/** One of those described is chosen, and heals. */
const picked = ({ any, who, sort }: Np, do_: (one: string) => readonly Verb[]) => {
  if (!any || typeof who !== 'object' || who.in !== undefined) return undefined;
  const as = sort === 'model' ? 'chosen-model' : 'friend';
  return {
    verbs: [{ choose: who, as } as Verb, ...do_(as)],
    refs: { '?it': as, [sort === 'model' ? '?model' : '?unit']: as },
  };
};
const healed = (on: string, heal: Value): readonly Verb[] => [{ heal, on }];

export const oneAndEach: readonly Rule[] = [
  say('clause', 'one {np} [can] (regain|recover) [up to] {amount} [lost] wound', (np, amount) =>
    picked(np, (one) => healed(one, amount)),
  ),
  say('clause', 'one {np} [can] heal [up to] {amount} wound', (np, amount) =>
    picked(np, (one) => [{ heal: amount, on: one, revive: true }]),
  ),
  say('clause', '(each|every) {np} [can] (regain|recover) [up to] {amount} [lost] wound', (np, amount) =>
    np.any && typeof np.who === 'object'
      ? verbs({ each: np.who, as: 'healed', do: healed('healed', amount) })
      : undefined,
  ),
  say('clause', '(each|every) {np} [can] heal [up to] {amount} wound', (np, amount) =>
    np.any && typeof np.who === 'object'
      ? verbs({ each: np.who, as: 'healed', do: [{ heal: amount, on: 'healed', revive: true }] })
      : undefined,
  ),
  say('treated', 'be repaired [by this (ability|model)]', () => true),
  say('cond', '(one or more|one|any) of that target be {np}', (np) =>
    np.any ? undefined : said(state('targeted-by-subject'), np.who),
  ),

  // How often, said behind.
  say('sentence', '{np} can only use this (ability|enhancement) {howoften}', (np, per) =>
    np.any ? undefined : { limit: { times: 1, per, by: 'unit' } },
  ),
  say(
    'sentence',
    'you (cannot gain more than|can only gain [up to]) {num} =CP (each|per) {span} [{thisway?}]',
    (times, per) => (times === 1 ? { limit: { times: 1, per, by: 'army' } } : undefined),
  ),
  say(
    'thisway',
    '(in this way|from this (ability|rule|enhancement)|as a result of this (ability|rule|enhancement))',
    () => true,
  ),
  say('frame', 'the first time {event} [in] (each|a) {span}', (frame, per) =>
    'when' in frame && !frame.limit && per !== 'battle'
      ? { ...frame, limit: { times: 1, per, by: typeof frame.when.of === 'object' ? 'army' : 'unit' } }
      : undefined,
  ),
  say('frame', 'after both player have deployed its army and determined who (have|take) the first turn', () => ({
    when: { at: 'deployment', edge: 'after' },
  })),

  // In place of a move.
  say('clauses', '{instead3} , {clause}', (_kind, clause) =>
    JSON.stringify(clause).includes('"setUp"') || JSON.stringify(clause).includes('"move"')
      ? both(clause, framed({ until: 'phase' }, verbs({ forbid: 'move', for: '?it' })))
      : undefined,
  ),

  // One that the army has singled out.
  say('clause', '{np} be your {title}', (np, title) =>
    np.any || isOther(title) ? undefined : verbs({ mark: `${title}-target`, on: np.who }),
  ),
  say('pred', 'be your {title}', (title) => (isOther(title) ? undefined : state(`${title}-target`))),
  say('cond', '{named} be [currently] active', (title) => state(`${title}-active`, 'mine')),
];

/** Names that have a meaning of their own. */
const isOther = (title: string): boolean => /^(?:warlord|army.*|prey|quarry)$|-target$/.test(title);
