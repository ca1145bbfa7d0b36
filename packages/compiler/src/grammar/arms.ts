import type { Condition, Verb } from '@umpire/effects';
import type { Attack, Node } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { framed, onAttacks, state, verbs, weaponNamed } from './build.js';
import { say } from './say.js';

/* Weapons once more: all of them, several by name, those in excess of one, what one has in the place of something else. */

const isOf = (types: readonly string[]): Condition => {
  const all = types.map((type): Condition => ({ is: 'weapon', keywords: [type] }));
  return all.length === 1 && all[0] ? all[0] : { some: all };
};
const narrowed = (attack: Attack, condition: Condition): Attack => ({
  ...attack,
  where: [...(attack.where ?? []), condition],
});
const melee: Condition = { not: state('ranged-attack', 'it') };

/** How many melee weapons there are of whoever it is said. */
const blades = (least: number): Condition => ({
  compare: [{ count: { all: 'weapon', in: '?x', where: melee } }, '>=', least],
});

/** Two clauses that do something at once are one doing. */
const merged = (a: Node, b: Node): Node | undefined =>
  'verbs' in a && 'verbs' in b && !a.refs && !b.refs && !a.may && !b.may && a.verbs.length > 0 && b.verbs.length > 0
    ? verbs(...a.verbs, ...b.verbs)
    : undefined;

const ruleOf = (verb: Verb): unknown =>
  'grant' in verb && typeof verb.grant === 'object' && 'rule' in verb.grant
    ? verb.grant.rule
    : 'grant' in verb
      ? verb.grant
      : verb;

export const arms: readonly Rule[] = [
  // Which weapons.
  say('wpn', 'all [{sort?}] weapon equipped by {np}', (sort = 'any', by) => ({ sort, by })),
  say('wpn', 'all {name} equipped by {np}', (name, by) => ({ sort: 'any', by, with: weaponNamed(name) })),
  say('frame', 'each time {np} attack with a {types} weapon', (by, types) => ({
    attack: narrowed({ sort: 'any', by }, isOf(types)),
  })),
  say('aimed', "[a] [{sort?}] attack [made] (with|by) {np} 's {name} target {np}", (sort = 'any', by, name, at) => ({
    sort,
    by,
    at,
    with: weaponNamed(name),
  })),
  say('pred', 'be equipped with {small} melee weapon', (many) => blades(many)),
  say('pred', 'be equipped with {small} melee weapon in addition to its close combat weapon', (many) =>
    blades(many + 1),
  ),
  say('clause', 'add {amount} to the {chars} characteristic of that {small} weapon', (by, names) =>
    typeof by !== 'number' || names.some((name) => name === 'armour-penetration' || name === 'skill')
      ? undefined
      : framed(
          {
            attack: {
              sort: 'melee',
              by: { who: '?it', sort: 'unit' },
              where: [isOf(['close-combat-weapon'])].map((one) => ({ not: one })),
            },
          },
          verbs(...names.map((modify) => ({ modify, how: 'add', by, for: '?attacks' }) as const)),
        ),
  ),
  say('clause', 'that weapon profile have {tags}', (tags) =>
    onAttacks({ sort: 'melee', by: { who: '?it', sort: 'unit' } }, ...tags),
  ),

  // What they have.
  say('gift', '{tags} instead of {tags}', (now, before) =>
    JSON.stringify(now.map(ruleOf)) === JSON.stringify(before.map(ruleOf)) ? now : undefined,
  ),
  say('gift', 'both {tags}', (tags) => tags),
  say('clause', '(any|a|every|each) successful [unmodified] wound roll be a critical wound', () =>
    verbs({ modify: 'critical-wound-on', how: 'best-of', by: 2, for: '?attacks' }),
  ),

  // Instead.
  say('clauses', '{clause} and {clause} instead', (a, b) => {
    const all = merged(a, b);
    return all && framed({ instead: true }, all);
  }),
];
