import type { Condition, Value, Verb } from '@umpire/effects';
import { not } from '../meaning/fill.js';
import type { Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { found, framed, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* What an army does in its own way: vows that are kept, gifts that are used and gained, tokens that a unit has, one unit that is its pride. */

const capitals = (title: string): string => title.replaceAll('-', ' ').toUpperCase();
const has = (pool: string, least: number): Condition => ({ compare: [{ the: pool, of: '?x' }, '>=', least] });
const tokens = (np: Np, pool: string, amount: Value) =>
  np.any || np.sort === 'army' ? undefined : verbs({ gain: pool, amount, for: np.who });

export const ownWays: readonly Rule[] = [
  // What is active.
  say(
    'cond',
    'your army be (benefiting from|subject to|affected by|gaining the benefit of) [the] [effect of] {named}',
    (title) => state(`${title}-active`, 'mine'),
  ),
  say('cond', '{named} be not [currently] (active|in effect|in force) [for (your army|{np?})]', (title) =>
    not(state(`${title}-active`, 'mine')),
  ),
  say('doing', '(gain|receive|have) the benefit of [the] {title} [ability] [as well]', (title) =>
    /^cover$/.test(title) ? undefined : verbs({ mark: `under-${title}`, on: '?x' }),
  ),
  say('fulfilled', '(completed|fulfilled|kept|achieved)', () => true),
  say('cond', "[your|your army 's|the] {title} (be|have be) {fulfilled}", (title) =>
    state(`army-${title}-kept`, 'mine'),
  ),
  say('cond', "[your|your army 's|the] {title} (be|have be) not {fulfilled}", (title) =>
    not(state(`army-${title}-kept`, 'mine')),
  ),
  say('event', '{np} (fulfil|fulfill|keep|achieve|renounce|break) (a|the|its|one|that) {title}', (np, title) =>
    event(`does-${title}`, np),
  ),

  // What is chosen by its kind, and then had.
  say('doing', '(gain|have) (that|the selected|the chosen) {title} [ability]', () =>
    verbs({ grant: { bound: 'picked' }, for: '?x' }),
  ),
  say('clause', '(that|the selected|the chosen) {title} [ability] be active for {np}', (_title, np) =>
    np.any ? undefined : verbs({ grant: { bound: 'picked' }, for: np.who }),
  ),
  say('clause', '{np} can use one of its {title} [ability]', (np, title) =>
    np.any ? undefined : { verbs: [{ activate: `does-${title}`, for: np.who }], may: true },
  ),
  say('clause', "{np} 's {title} [aura] ability have a range of {inches}", (np, title, parameter) =>
    verbs({ grant: { rule: 'ability-range-set', keyword: capitals(title), parameter }, for: np.who }),
  ),
  say('clause', "the range of {np} 's {title} [aura] ability be {inches}", (np, title, parameter) =>
    verbs({ grant: { rule: 'ability-range-set', keyword: capitals(title), parameter }, for: np.who }),
  ),

  // Tokens of its own.
  say('clause', '{np} gain (a|one) [additional] {pool}', (np, pool) => tokens(np, pool, 1)),
  say('clause', '{np} gain {amount} [additional] {pool}', (np, amount, pool) => tokens(np, pool, amount)),
  say('clause', '{np} (lose|discard|remove|spend) (a|one) [of its] {pool}', (np, pool) => tokens(np, pool, -1)),
  say('clause', '{np} lose {num} {pool}', (np, amount, pool) => tokens(np, pool, -amount)),
  say('pred', 'have (a|any|one or more) {pool}', (pool) => has(pool, 1)),
  say('pred', 'have {small} or more {pool}', (least, pool) => has(pool, least)),
  say('pred', 'have no {pool}', (pool) => not(has(pool, 1))),
  say('each', '(each|every) {pool} {np} have', (pool, np) => (np.any ? undefined : { the: pool, of: np.who })),
  say('each', '(each|every) {pool} you have', (pool) => ({ the: pool, of: 'mine' })),

  say('event', "{np} become your army 's [new] {title}", (np, title) => event(`does-${title}`, np)),

  // All whom a charge is declared at.
  say('clauses', '(each time|when|whenever) {np} declare a charge , {clauses}', (np, clauses) =>
    np.any && isDealtAtTargets(clauses) ? framed(event('charge-declared', np), clauses) : undefined,
  ),

  // Models of a unit, by what is true of them.
  say('np', '[all|the|each|any] [{kws?}] model in {np} that {pred}', (keywords, np, pred) =>
    np.any ? undefined : found({ sort: 'model', in: np.who, keywords, posts: [pred] }),
  ),
  say('limit', 'once per game', () => ({ limit: { times: 1, per: 'battle', by: 'unit' } })),
  say('clause', '{np} can move {travel} (when|while|each time) {movesaid}', (np, what, { np: mover, moves }) =>
    mover.who === '?it' || JSON.stringify(mover.who) === JSON.stringify(np.who)
      ? {
          verbs: moves.flatMap((move) => what.map((one): Verb => ({ allow: `${move}-through-${one}`, for: np.who }))),
        }
      : undefined,
  ),
];

/** What is done to whoever the charge is at, and not only said of them. */
const isDealtAtTargets = (node: Node): boolean => {
  const said = JSON.stringify(node);
  return said.includes('"charge-target"') && /"(?:activate|suffer|roll)":/.test(said);
};
