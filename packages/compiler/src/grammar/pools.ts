import { every, not } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { framed, verbs } from './build.js';
import { say } from './say.js';

/* Points and tokens that an army's own rules gather and spend. */

const held = (pool: string, least: number) => ({ compare: [{ the: pool, of: 'mine' }, '>=', least] as const });

export const pools: readonly Rule[] = [
  say('pool', '{title} (point|token)', (title) => `${title}-points`),
  say('clause', '(you|your army) [also|can|immediately] gain {amount} [additional] {pool}', (amount, pool) =>
    verbs({ gain: pool, amount, for: 'mine' }),
  ),
  say('clause', '(you|your army) [also|can|immediately] gain (a|one) [additional] {pool}', (pool) =>
    verbs({ gain: pool, amount: 1, for: 'mine' }),
  ),
  say('clause', '(you|your army) lose {num} {pool}', (amount, pool) =>
    verbs({ gain: pool, amount: -amount, for: 'mine' }),
  ),
  say('spender', '(you|your army|{np})', (np) => !np?.any || undefined),
  say(
    'clause',
    '{spender} can (spend|use|discard|remove) {num} {pool} [to do so|to use this ability]',
    (_who, many, pool) =>
      framed({ if: held(pool, many) }, { verbs: [{ gain: pool, amount: -many, for: 'mine' }], may: true }),
  ),
  say(
    'clause',
    '{spender} can (spend|use|discard|remove) (a|one) {pool} [to do so|to use this ability]',
    (_who, pool) => framed({ if: held(pool, 1) }, { verbs: [{ gain: pool, amount: -1, for: 'mine' }], may: true }),
  ),
  say('cond', '(you|your army) have {small} or more {pool}', (least, pool) => held(pool, least)),
  say('cond', '(you|your army) have (a|any|one or more) {pool}', (pool) => held(pool, 1)),

  // Who is left out.
  say('exceptitem', 'unit containing one or more model {relative}', (relative) =>
    not({ compare: [{ count: { all: 'model', in: '?x', where: asked(relative) } }, '>', 0] }),
  ),
  say('exceptitem', '(unit|model) {relative}', (relative) => every([not(relative)])!),
];

/** Asked of each candidate. */
const asked = <T>(relative: T): T => JSON.parse(JSON.stringify(relative).replaceAll('"?x"', '"it"')) as T;
