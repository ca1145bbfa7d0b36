import type { Condition, Selector, Value, Verb } from '@umpire/effects';
import { every } from '../meaning/fill.js';
import type { Attack } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { bare, both, framed, mergeAttacks, onAttacks, slug, state, verbs, weaponNamed } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Weapons by their abilities, such weapons, this weapon; what attacks may be made at whom. */

const ofType = (types: readonly string[]): Condition => {
  const all = types.map((type): Condition => ({ is: 'weapon', keywords: [type] }));
  return all.length === 1 ? all[0]! : { some: all };
};
const typed = (attack: Attack, types: readonly string[]): Attack => ({
  ...attack,
  where: [...(attack.where ?? []), ofType(types)],
});
const title = (name: string): string => name.replaceAll('-', ' ').toUpperCase();

export const weapons: readonly Rule[] = [
  say('sight', 'for the purpose of [determining] visibility', () => true),
  say('clause', '{np} can ignore other model in its [own] unit {sight}', (np) =>
    verbs({ allow: 'see-through-own-unit', for: np.who }),
  ),
  say(
    'clause',
    '{np} be treated as containing fewer than five model for the purpose of the {tag} ability',
    (np, [tag]) => (np.any || tag?.rule !== 'blast' ? undefined : verbs({ forbid: 'blast-bonus', for: np.who })),
  ),
  say('clause', '{np} can change advance roll to [a] {num}', (np, by) => ({
    verbs: [{ modify: 'advance-roll', how: 'set', by, for: np.who }],
    may: true,
  })),
  say('clause', '{np} can re-roll roll to determine the =A of a weapon', (np) =>
    verbs({ reroll: 'attacks', which: 'any', for: { attacks: 'any', by: np.who } }),
  ),
  say('sentence', 'this ability can be used [even] (if|while) {np} be embarked within a transport', () =>
    verbs({ allow: 'use-while-embarked', for: 'self' }),
  ),
  say('types', '{wtype}', (type) => [type]),
  say('types', '{wtype} (or|and|,) {types}', (type, more) => [type, ...more]),
  say('cond', 'that attack be made with a {types} weapon', (types) => ofType(types)),
  say('attackdo', '{attackdo} with a {types} weapon', (attack, types) => typed(attack, types)),
  say('wpn', '[all] {types} weapon equipped by {np}', (types, by) => typed({ sort: 'any', by }, types)),
  say('wpn', '[{sort?}] weapon equipped in {np}', (sort = 'any', by) =>
    by.sort === 'unit' ? { sort, by } : undefined,
  ),
  say('wpn', '[{sort?}] weapon that target {np}', (sort = 'any', at) => ({ sort, at })),
  say('np', 'the wearer', () => bare('self', 'model')),
  say('np', 'the enemy unit targeted by that attack', () => bare('target')),
  say('adj', 'eligible', () => ({ every: [] })),

  // Such weapons, this weapon.
  say('frame', 'if such a weapon already have (this|that) ability', () => ({ already: true })),
  say('suchone', '[a] attack made [with] such a weapon', () => true),
  say('frame', 'each time {suchone} target {np}', (_such, at) => ({ attack: { sort: 'any', at }, such: true })),
  say('frame', 'each time a attack be made with (such a|that|such) weapon', () => ({
    attack: { sort: 'any' },
    such: true,
  })),
  say('frame', 'when making such a attack', () => ({ attack: { sort: 'any' }, such: true })),
  say('frame', 'each time a attack made with this weapon target {np}', (at) => ({
    attack: { sort: 'any', at, with: '?thisweapon' },
  })),
  say('frame', '(each time|when|whenever) a attack be made with this weapon [profile]', () => ({
    attack: { sort: 'any', with: '?thisweapon' },
  })),
  say('frame', 'each time you select {np} as the target for this weapon', (at) => ({
    attack: { sort: 'any', at, with: '?thisweapon' },
  })),
  say('clause', 'change the {chars} characteristic of this weapon to {amount}', (names, by) =>
    verbs(...names.map((name): Verb => ({ modify: name, how: 'set', by, for: '?attacks' }))),
  ),
  say(
    'sentence',
    'the {chars} characteristic of this weapon be increased by {num} for each additional {name} {np} be equipped with',
    (names, by, name, np) =>
      np.any
        ? undefined
        : framed(
            { attack: { sort: 'any', with: '?thisweapon' } },
            verbs(
              ...names.map(
                (number): Verb => ({ modify: number, how: 'add', by: others(np.who, name, by), for: '?attacks' }),
              ),
            ),
          ),
  ),
  say('relative', 'more than {far} from the bearer', (far) => ({ not: { within: far, of: '?x', from: 'self' } })),
  say('frame', 'each time {np} shoot its {name} in your shooting phase', (by, name) => ({
    attack: { sort: 'ranged', by, with: weaponNamed(name) },
  })),

  // At whom, though engaged.
  say(
    'otherfree',
    '[,] [LP] provided no other friendly unit be also within engagement range of that enemy unit [RP]',
    () => true,
  ),
  say('theengaged', 'target enemy unit within engagement range of (it|that unit)', () => true),
  say(
    'clauses',
    '[when making ranged attack ,] {np} can {theengaged} LP including with blast weapon RP {otherfree}',
    (by) => verbs({ allow: 'blast-while-engaged', for: { attacks: 'ranged', by: by.who } }),
  ),
  say('clauses', 'when making ranged attack , {np} can {theengaged} [with blast weapon] {otherfree}', (by) =>
    verbs({ allow: 'blast-while-engaged', for: { attacks: 'ranged', by: by.who } }),
  ),
  say('clauses', 'when making ranged attack with its {name} , {np} can {theengaged} {otherfree}', (name, by) =>
    verbs({ allow: 'blast-while-engaged', for: { attacks: 'ranged', by: by.who, with: weaponNamed(name) } }),
  ),

  // Saves.
  say('having', '[a] {plus} invulnerable save against psychic attack and attack made by {kws} model', (by, kws) =>
    onAttacks(
      {
        sort: 'any',
        at: { who: '?x', sort: 'unit' },
        where: [
          {
            some: [
              { is: 'weapon', keywords: ['psychic'] },
              ...kws.map((all): Condition => ({ is: 'attacker', keywords: [...all] })),
            ],
          },
        ],
      },
      { modify: 'invulnerable-save', how: 'best-of', by, for: '?attacks' },
    ),
  ),
  say('clause', 'this invulnerable save be improved to {plus}', (by) =>
    verbs({ modify: 'invulnerable-save', how: 'best-of', by, for: '?saved' }),
  ),
  say('clause', 'this invulnerable save be improved to {plus} against psychic attack', (by) =>
    verbs({
      modify: 'invulnerable-save',
      how: 'best-of',
      by,
      for: { attacks: 'any', at: 'self', where: { is: 'weapon', keywords: ['psychic'] } },
    }),
  ),
  say('pred', 'have the benefit of cover as a result of this (fortification|terrain feature)', () =>
    state('in-cover-of-self'),
  ),
  say('pred', 'have the benefit of cover against that attack', () => state('in-cover')),

  // Of one unit.
  say('frame', '(while|if) {np} be in the same unit as [a] {kws} [model]', (np, keywords) =>
    np.any || keywords.length > 1
      ? undefined
      : {
          if: { compare: [{ count: modelsOf(keywords) }, '>', 0] },
          refs: { '?unit': 'self', '?model': modelsOf(keywords) },
        },
  ),
  say(
    'clause',
    'split {np} into two unit , one containing all of its {kws} model and one containing all of its {kws} model {anewstrength}',
    (np, kws) =>
      np.any
        ? undefined
        : verbs(...kws.map((all): Verb => ({ grant: { rule: 'split-unit', keyword: all.join(' ') }, for: np.who }))),
  ),
  say('anewstrength', '[,] with new starting strength accordingly', () => true),

  // Boasts, and what else is achieved.
  say('pred', 'have achieved one or more {title}', (name) => state(`has-${name}`)),
  say('event', '{np} achieve a {title}', (np, name) => event(`does-${name}`, np)),
  say('frame', 'after you have selected your {title} target', (name) => ({
    when: { at: `does-${name}`, edge: 'after', of: 'mine' },
  })),
  say('clauses', '{np} can use this ability before it make a {movekind} move', (np, kind) =>
    np.any
      ? undefined
      : {
          frame: { when: { at: `${kind}-move`, edge: 'before', of: np.who }, refs: { '?it': np.who } },
          body: { verbs: [], may: true },
        },
  ),
  say(
    'clause',
    'mortal wound inflicted by this (enhancement|ability) be allocated as if it have the {tag} ability',
    (tags) =>
      verbs(
        ...tags.map(({ rule }): Verb => ({ grant: { rule: 'mortal-wounds-as', keyword: title(rule) }, for: 'self' })),
      ),
  ),

  // When, more closely.
  say('event', '{event} while {conds}', (frame, conds) =>
    'when' in frame ? { ...frame, if: every([...(frame.if ? [frame.if] : []), conds])! } : undefined,
  ),
  say('event', '{event} in the {phase} phase', (frame, phase) =>
    'when' in frame
      ? {
          ...frame,
          if: every([...(frame.if ? [frame.if] : []), { some: [state(phase, 'mine'), state(phase, 'theirs')] }])!,
        }
      : undefined,
  ),
  say('frame', "at the start of (any|each|every|each player 's|either player 's|every player 's) turn", () => ({
    when: { at: 'turn-start', edge: 'during' },
  })),
  say('frame', 'before removing the last model in that unit from the battlefield', () => ({ if: { every: [] } })),
  say('clause', 'select one of that destroyed model', () => ({
    verbs: [
      {
        choose: { all: 'model', side: 'theirs', where: state('destroyed-by-subject', 'it') },
        as: 'chosen-model',
      } as Verb,
    ],
    refs: { '?model': 'chosen-model' },
  })),
  say('np', "that destroyed model 's unit", () => bare({ all: 'unit', in: '?model' })),
  say('clause', '{clause} (while|when) targeting {target}', (clause, at) => {
    if (!('frame' in clause) || !('attack' in clause.frame) || 'when' in clause.frame) return undefined;
    const aimed = mergeAttacks(clause.frame.attack, { sort: 'any', at });
    return aimed && !clause.frame.attack.at ? { frame: { attack: aimed }, body: clause.body } : undefined;
  }),
  say('pred', '{pred} , and be {relative}', (a, b) => every([a, b])),
  say('clauses', 'in addition to be battle-shocked , {clauses}', (clauses) => clauses),
  say(
    'clause',
    '{np} have {havings} , and {havings}',
    (np, a, b) =>
      JSON.parse(JSON.stringify(both(a, b)).replaceAll('"?x"', JSON.stringify(np.who))) as ReturnType<typeof both>,
  ),
];

const modelsOf = (kws: readonly (readonly string[])[]) =>
  ({ all: 'model', in: 'self', ...(kws.length === 1 ? { keywords: [...kws[0]!] } : {}) }) as const;

/** So many for each that someone has beyond the first. */
const others = (who: Selector, name: string, by: number): Value => {
  const more: Value = { op: '-', of: [{ count: { all: 'weapon', in: who, keywords: [slug(name)] } }, 1] };
  return by === 1 ? more : { op: '*', of: [more, by] };
};
