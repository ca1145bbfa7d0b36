import type { Condition, Verb } from '@umpire/effects';
import type { Attack } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { change, found, framed, onAttacks, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* The same said of attacks in the passive, from the weapon's side or the opponent's, and several changes in one breath. */

const isOf = (rules: readonly { readonly rule: string }[]): Condition => {
  const all = rules.map(({ rule }): Condition => ({ is: 'weapon', keywords: [rule] }));
  return all.length === 1 && all[0] ? all[0] : { some: all };
};
const narrowed = (attack: Attack, condition: Condition): Attack => ({
  ...attack,
  where: [...(attack.where ?? []), condition],
});
const ofWeapons: ReadonlySet<string> = new Set([
  'attacks',
  'skill',
  'strength',
  'armour-penetration',
  'damage',
  'range',
]);
const rulesOf = (tags: readonly Verb[]): readonly string[] =>
  tags.flatMap((tag) =>
    'grant' in tag ? [typeof tag.grant === 'string' ? tag.grant : 'rule' in tag.grant ? tag.grant.rule : ''] : [],
  );

export const passives: readonly Rule[] = [
  say('clause', '[the] {chars} characteristic of {wpn} be (changed to|set to|) {amount}', (names, attack, by) =>
    names.every((name) => ofWeapons.has(name))
      ? onAttacks(attack, ...names.map((name): Verb => ({ modify: name, how: 'set', by, for: '?attacks' })))
      : undefined,
  ),
  say('clause', '[the] {chars} characteristic of {wpn} be (worsened|reduced) by {amount}', (names, attack, by) =>
    names.every((name) => ofWeapons.has(name))
      ? onAttacks(attack, ...names.map((name) => change(name, 'worsen', by, '?attacks')))
      : undefined,
  ),
  say('clause', '{np} have its {modchars} characteristic (worsened|reduced) by {amount}', (np, names, by) =>
    verbs(...names.map((name) => change(name, 'worsen', by, np.who))),
  ),
  // Of models, of whom it is said either way round.
  say('bettered', '(improved|increased)', () => 'improve'),
  say('bettered', '(worsened|reduced|decreased)', () => 'worsen'),
  say('clause', '[the] {modchars} characteristic of {np} be {bettered} by {amount}', (names, np, how, by) =>
    verbs(...names.map((name) => change(name, how, by, np.who))),
  ),
  say('clause', "{np} 's {modchars} characteristic be {bettered} by {amount}", (np, names, how, by) =>
    verbs(...names.map((name) => change(name, how, by, np.who))),
  ),
  say('clause', "{np} 's {modchars} characteristic be (changed to|set to|) {amount}", (np, names, by) =>
    verbs(...names.map((name): Verb => ({ modify: name, how: 'set', by, for: np.who }))),
  ),
  say('clause', '[the] {chars} characteristic of {wpn} be {bettered} by {amount}', (names, attack, how, by) =>
    how === 'improve' && names.every((name) => ofWeapons.has(name))
      ? onAttacks(attack, ...names.map((name) => change(name, 'improve', by, '?attacks')))
      : undefined,
  ),
  say('clause', 're-roll [a|the] {rolls} (made|) for {wpn}', (rolls, attack) =>
    onAttacks(attack, ...rolls.map((roll): Verb => ({ reroll: roll, which: 'any', for: '?attacks' }))),
  ),
  say('clause', 're-roll [a|the] {rolls} of 1 (made|) for {wpn}', (rolls, attack) =>
    onAttacks(attack, ...rolls.map((roll): Verb => ({ reroll: roll, which: 'ones', for: '?attacks' }))),
  ),
  say('frame', '(when|whenever) {np} make {attackdo}', (by, attack) => ({ attack: { ...attack, by } })),
  say('frame', '(when|while) making attack', () => ({ then: true })),
  say('frame', 'each time {np} (shoot|attack|fight) with a {tag} weapon', (by, tags) => ({
    attack: narrowed({ sort: 'any', by }, isOf(tags)),
  })),

  say('wpn', '[all] [{sort?}] attack by {np}', (sort, by) => ({ sort: sort ?? 'any', by })),
  say('clauses', 'each time {np} (shoot|have shot) , after resolving (that|its) attack , {clauses}', (np, clauses) =>
    framed(event('unit-shot', np), clauses),
  ),
  say('pred', '(do|have) not (make|made) a {movekind} [move] or {movekind} move [this turn]', (a, b) => ({
    every: [{ not: state(`made-${a}-move`) }, { not: state(`made-${b}-move`) }],
  })),

  // Several changes.
  say(
    'clause',
    'add {num} to the {char} and {num} to the {char} characteristic of {wpn}',
    (a, one, b, other, attack) =>
      ofWeapons.has(one) && ofWeapons.has(other)
        ? onAttacks(attack, change(one, 'add', a, '?attacks'), change(other, 'add', b, '?attacks'))
        : undefined,
  ),
  say('clause', '{delta} and improve the {chars} characteristic of {wpn} by {num}', (delta, names, attack, by) =>
    names.every((name) => ofWeapons.has(name))
      ? onAttacks(attack, ...delta, ...names.map((name) => change(name, 'improve', by, '?attacks')))
      : undefined,
  ),
  say('clause', 'that attack have {tags} instead of {tags}', (now, before) => {
    const kept = new Set(rulesOf(now));
    const lost = rulesOf(before).filter((rule) => !kept.has(rule));
    return verbs(...now, ...lost.map((rule): Verb => ({ forbid: rule, for: '?attacks' })));
  }),
  say('clause', '(that|such) weapon also (have|gain) {tags}', (tags) => verbs(...tags)),

  // Who.
  say('np', "your army 's warlord", () => found({ sort: 'model', side: 'mine', posts: [state('warlord')] })),
];
