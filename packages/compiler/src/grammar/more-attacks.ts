import type { Condition, Verb } from '@umpire/effects';
import type { Attack, Node } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { mergeAttacks, onAttacks, state, verbs, weaponNamed } from './build.js';
import { say } from './say.js';

/* Attacks again: criticals, single re-rolls, modifiers ignored, weapons narrowed by what they target. */

const critical = (roll: 'hit' | 'wound', by: number): Verb => ({
  modify: `critical-${roll}-on`,
  how: 'best-of',
  by,
  for: '?attacks',
});
const except = (attack: Attack, rules: readonly { readonly rule: string }[]): Attack => ({
  ...attack,
  where: [...(attack.where ?? []), ...rules.map(({ rule }) => ({ not: { is: 'weapon', keywords: [rule] } }))],
});
const only = (attack: Attack, rules: readonly { readonly rule: string }[]): Attack => ({
  ...attack,
  where: [...(attack.where ?? []), ...rules.map(({ rule }) => ({ is: 'weapon', keywords: [rule] }))],
});
const oneOf = (rules: readonly { readonly rule: string }[]): Condition => ({
  some: rules.map(({ rule }) => ({ is: 'weapon', keywords: [rule] })),
});
const either = (attack: Attack, rules: readonly { readonly rule: string }[]): Attack => ({
  ...attack,
  where: [...(attack.where ?? []), oneOf(rules)],
});
/** One die of each of these, or of one of them. */
const oneReroll = (rolls: readonly string[], or?: boolean): Node =>
  or
    ? verbs({ grant: { rule: 'single-re-roll', keyword: rolls.join('/').toUpperCase() }, for: '?attacks' })
    : verbs(
        ...rolls.map(
          (roll): Verb => ({ grant: { rule: 'single-re-roll', keyword: roll.toUpperCase() }, for: '?attacks' }),
        ),
      );

export const moreAttacks: readonly Rule[] = [
  ...(['hit', 'wound'] as const).flatMap((roll) => [
    say('clause', `{${roll}die} (score|be|count as) [a] critical ${roll} [{only6?}]`, (plus) =>
      verbs(critical(roll, plus)),
    ),
    say('clause', `a critical ${roll} be scored on {${roll}die} [{only6?}]`, (plus) => verbs(critical(roll, plus))),
    say(`${roll}die`, `[a] {unaltered?} [${roll} roll of] {plus}`, (_unaltered, plus) => plus),
    say(`${roll}die`, `[a] [{unaltered?}] ${roll} roll of {plus} [made for that attack]`, (_unaltered, plus) => plus),
    say('clause', `(any|a|every) successful ${roll} roll score a critical ${roll}`, () => verbs(critical(roll, 2))),
    say('frame', `(if|when|on|each time) a critical ${roll} [be scored|be rolled] [for that attack]`, () => ({
      if: state(`critical-${roll}`, 'attack'),
    })),
    say('frame', `(if|on) {${roll}die} [be made] [{only6?}]`, (plus) => ({
      if: state(`${roll}-unmodified-${plus}+`, 'attack'),
    })),
    say(`${roll}die`, `[a] [{unaltered?}] ${roll} roll of {num}`, (_unaltered, num) => (num === 6 ? num : undefined)),
    say('cond', `that attack score a critical ${roll}`, () => state(`critical-${roll}`, 'attack')),
  ]),
  say('only6', '[,] instead of [only] a 6', () => true),
  say('unaltered', '[successful] unmodified [successful]', () => true),
  say('unaltered', 'successful', () => true),
  ...(['and', 'or'] as const).flatMap((link) => {
    const or = link === 'or';
    return [
      say('clause', `re-roll one {roll} ${link} [you can] [re-roll] one {roll} {mine}`, (a, b) =>
        oneReroll([a, b], or),
      ),
      say(
        'clause',
        `re-roll one {roll} , [you can] [re-roll] one {roll} [,] ${link} [you can] [re-roll] one {roll} {mine}`,
        (a, b, c) => oneReroll([a, b, c], or),
      ),
      say('clause', `re-roll one {roll} ${link} [you can] [re-roll] one {roll}`, (a, b) => oneReroll([a, b], or)),
      say(
        'clause',
        `re-roll one {roll} , [you can] [re-roll] one {roll} [,] ${link} [you can] [re-roll] one {roll}`,
        (a, b, c) => oneReroll([a, b, c], or),
      ),
    ];
  }),
  say('clause', 're-roll one {roll} {mine}', (roll) => oneReroll([roll])),
  say('clause', 're-roll one {roll}', (roll) => oneReroll([roll])),
  say('mine', '(when|while) (resolving|making) (that|its) attack', () => true),
  say('modlist', "(the|that attack 's|that) {roll}", (roll) => [`${roll}-roll`]),
  say(
    'modlist',
    "(the|that attack 's|that weapon 's|that model 's) {chars} characteristic [of that (attack|weapon)]",
    (chars) => chars,
  ),
  say(
    'modlist',
    '{modlist} (and|and / or|or|;|,|, and|and/or) [to] [any or all modifier to|any modifier to] {modlist}',
    (a, b) => [...new Set([...a, ...b])],
  ),
  say('clause', 'ignore (any|any or all|all) modifier to [the following :] {modlist}', (list) =>
    verbs({ ignoreModifiers: list, for: '?attacks' }),
  ),
  say('wpn', '{wpn} LP excluding {tag} weapon RP', (attack, tags) => except(attack, tags)),
  say('wpn', "{np} 's {tag} weapon", (by, tags) => only({ sort: 'any', by }, tags)),
  say('wpn', "{np} 's psychic weapon", (by) => only({ sort: 'any', by }, [{ rule: 'psychic' }])),
  say('wpn', 'its {name}', (name) => ({ sort: 'any', by: { who: '?it', sort: 'unit' }, with: weaponNamed(name) })),
  say('wpn', '{wpn} LP excluding {tag} RP', (attack, tags) => except(attack, tags)),
  say('wpn', '{wpn} LP excluding attack made with {tag} weapon RP', (attack, tags) => except(attack, tags)),
  say('attackdo', '{attackdo} with a {tag} weapon', (attack, tags) => only(attack, tags)),
  say('attackdo', '{attackdo} with a weapon (that have|with) [the] {tag} [ability]', (attack, tags) =>
    only(attack, tags),
  ),
  say('attackdo', '{attackdo} with a {tag} or {tag} weapon', (attack, a, b) => either(attack, [...a, ...b])),
  say('cond', 'that attack be made with a {tag} or {tag} weapon', (a, b) => oneOf([...a, ...b])),
  say('wpn', '[the|all] [{sort?}] weapon LP excluding {tag} [weapon] RP equipped by {np}', (sort = 'any', tags, by) =>
    except({ sort, by }, tags),
  ),
  say('wpn', '[the|all] {sort} weapon in {np}', (sort, by) => (by.sort === 'unit' ? { sort, by } : undefined)),
  say('wpn', 'attack made with {tag} weapon equipped by {np}', (tags, by) => only({ sort: 'any', by }, tags)),
  say('aimed', 'a psychic attack target {np}', (at) => ({
    sort: 'any',
    at,
    where: [{ is: 'weapon', keywords: ['psychic'] }],
  })),
  say('aimed', '[a] attack with a {char} characteristic of {num} be allocated to {np}', (char, num, at) => ({
    sort: 'any',
    at,
    where: [{ compare: [{ the: char, of: 'attack' }, '=', num] }],
  })),
  say('wpn', '[all] {tag} weapon equipped by {np}', (tags, by) => only({ sort: 'any', by }, tags)),
  say('wpn', '{wpn} (while|when) targeting {target}', (attack, at) => mergeAttacks(attack, { sort: 'any', at })),
  say('wpn', 'psychic weapon equipped by {np}', (by) => only({ sort: 'any', by }, [{ rule: 'psychic' }])),
  say('clause', '{wpn} have {gifts} (while|when) targeting {target}', (attack, gifts, at) => {
    const aimed = mergeAttacks(attack, { sort: 'any', at });
    return aimed && onAttacks(aimed, ...gifts);
  }),
  say('gift', '[the] {tag} ability', (tag) =>
    tag.map(
      (one): Verb => ({
        grant: one.parameter === undefined && one.keyword === undefined ? one.rule : one,
        for: '?attacks',
      }),
    ),
  ),
  say('clause', 'change the damage characteristic to {num}', (by) =>
    verbs({ modify: 'damage', how: 'set', by, for: '?attacks' }),
  ),
  say('clause', "subtract {num} from that attack 's {chars} characteristic", (by, names) =>
    verbs(
      ...names.map(
        (name): Verb =>
          name === 'armour-penetration'
            ? { modify: name, how: 'worsen', by, for: '?attacks' }
            : { modify: name, how: 'add', by: -by, for: '?attacks' },
      ),
    ),
  ),
  say('theirs', 'the {char} characteristic of {np}', (char, np) => ({ the: char, of: np.any ? 'target' : np.who })),
  say('theirs', "{np} 's {char} [characteristic]", (np, char) => ({ the: char, of: np.any ? 'target' : np.who })),
  say('ours', 'the {char} characteristic of (that|the) attack', (char) => ({ the: char, of: 'attack' })),
  say('ours', "(that|the) attack 's {char} [characteristic]", (char) => ({ the: char, of: 'attack' })),
  say('than', '(greater|higher) than', () => '>'),
  say('than', '(less|lower) than', () => '<'),
  say('than', '(greater|higher) than or equal to', () => '>='),
  say('than', '(less|lower) than or equal to', () => '<='),
  say('than', 'equal to or (greater|higher) than', () => '>='),
  say('than', 'equal to or (less|lower) than', () => '<='),
  say('than', 'equal to', () => '='),
  say('cond', '{ours} be {than} {theirs}', (a, than, b) => ({ compare: [a, than, b] })),
];
