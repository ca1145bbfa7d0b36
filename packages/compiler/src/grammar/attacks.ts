import type { Grant, Selector, Verb } from '@umpire/effects';
import type { Node } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { change, onAttacks, verbs } from './build.js';
import { say } from './say.js';

/* What changes attacks: characteristics, rolls, re-rolls, abilities of weapons, saves. */

const attackChars: readonly (readonly [says: string, name: string])[] = [
  ['strength', 'strength'],
  ['attack', 'attacks'],
  ['damage', 'damage'],
  ['armour penetration', 'armour-penetration'],
  ['ballistic skill', 'skill'],
  ['weapon skill', 'skill'],
  ['ballistic skill and weapon skill', 'skill'],
  ['weapon skill and ballistic skill', 'skill'],
  ['ballistic skill or weapon skill', 'skill'],
  ['weapon skill or ballistic skill', 'skill'],
  ['range', 'range'],
  ['=S', 'strength'],
  ['=A', 'attacks'],
  ['=D', 'damage'],
  ['=AP', 'armour-penetration'],
  ['=BS', 'skill'],
  ['=WS', 'skill'],
  ['=BS (or|and) =WS', 'skill'],
];
const modelChars: readonly (readonly [says: string, name: string])[] = [
  ['move', 'move'],
  ['movement', 'move'],
  ['toughness', 'toughness'],
  ['save', 'save'],
  ['wound', 'wounds'],
  ['leadership', 'leadership'],
  ['objective control', 'objective-control'],
  ['=M', 'move'],
  ['=T', 'toughness'],
  ['=Sv', 'save'],
  ['=SV', 'save'],
  ['=W', 'wounds'],
  ['=Ld', 'leadership'],
  ['=LD', 'leadership'],
  ['=OC', 'objective-control'],
];

const whole = { whom: '?attacks' as Selector };

const changeAll = (
  names: readonly string[],
  how: 'add' | 'subtract' | 'improve' | 'worsen',
  by: Verb extends never ? never : Parameters<typeof change>[2],
  whom: Selector = whole.whom,
): Verb[] => names.map((name) => change(name, how, by, whom));

const set = (name: string, by: Parameters<typeof change>[2], whom: Selector): Verb => ({
  modify: name,
  how: 'set',
  by,
  for: whom,
});
const times = (name: string, how: 'multiply' | 'divide', whom: Selector): Verb => ({
  modify: name,
  how,
  by: 2,
  for: whom,
});

export const attacks: readonly Rule[] = [
  ...attackChars.flatMap(([says, name]) => [say('char', says, () => name)]),
  ...modelChars.map(([says, name]) => say('modchars', says, () => [name])),
  ...modelChars.map(([says, name]) => say('char', says, () => name)),
  ...attackChars.map(([says, name]) => say('chars', says, () => [name])),
  say('chars', '{char} and {char}', (a, b) => (a === b ? undefined : [a, b])),
  say('chars', '{char} , {char} and {char}', (a, b, c) => [a, b, c]),
  say('modchars', '{char} , {char} and {char}', (a, b, c) => ([a, b, c].every(isModel) ? [a, b, c] : undefined)),
  say('modchars', '{char} , {char} , {char} and {char}', (a, b, c, d) =>
    [a, b, c, d].every(isModel) ? [a, b, c, d] : undefined,
  ),
  say('modchars', '{char} and {char}', (a, b) => (isModel(a) && isModel(b) ? [a, b] : undefined)),

  say('amount', '{num}', (num) => num),
  say('amount', '{dice}', (dice) => dice),
  say('amount', 'a additional {num}', (num) => num),
  say('amount', '{inches}', (inches) => ({ inches })),
  say('small', '{num}', (num) => num),
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, i) =>
    say('small', word, () => i + 1),
  ),
  say('far', '{inches}', (inches) => ({ inches })),
  say('far', '{small} inch', (inches) => ({ inches })),

  // Characteristics of weapons and attacks.
  ...(['wpn', 'that'] as const).flatMap((kind) => {
    const of = kind === 'wpn' ? '{wpn}' : '(that attack|that weapon|the attack|such weapon)';
    const on = (attack: unknown, ...all: Verb[]): Node =>
      kind === 'wpn' ? onAttacks(attack as Parameters<typeof onAttacks>[0], ...all) : verbs(...all);
    const rule = (says: string, means: (...slots: readonly unknown[]) => Node | undefined): Rule => ({
      of: 'clause',
      says,
      means,
    });
    const slotted = (
      says: string,
      make: (names: readonly string[], by: never) => Verb[],
      order: 'amount' | 'chars' | 'none' = 'amount',
    ): Rule =>
      rule(says, (...slots) => {
        const [a, b, c] = slots;
        const names = (order === 'amount' ? b : a) as readonly string[];
        if (names.some(isModel)) return undefined;
        const by = (order === 'amount' ? a : order === 'chars' ? (kind === 'wpn' ? c : b) : undefined) as never;
        const attack = order === 'amount' ? c : b;
        return on(attack, ...make(names, by));
      });
    return [
      slotted(`add {amount} to the {chars} characteristic of ${of}`, (names, by) => changeAll(names, 'add', by)),
      slotted(`subtract {amount} from the {chars} characteristic of ${of}`, (names, by) =>
        changeAll(names, 'subtract', by),
      ),
      slotted(
        `(improve|increase) the {chars} characteristic of ${of} by {amount}`,
        (names, by) => changeAll(names, 'improve', by),
        'chars',
      ),
      slotted(`improve the {chars} of ${of} by {amount}`, (names, by) => changeAll(names, 'improve', by), 'chars'),
      slotted(
        `(worsen|reduce) the {chars} characteristic of ${of} by {amount}`,
        (names, by) => changeAll(names, 'worsen', by),
        'chars',
      ),
      slotted(
        `change the {chars} characteristic of ${of} to {amount}`,
        (names, by) => names.map((name) => set(name, by, '?attacks')),
        'chars',
      ),
      slotted(
        `double the {chars} [characteristic] of ${of}`,
        (names) => names.map((name) => times(name, 'multiply', '?attacks')),
        'none',
      ),
      slotted(
        `halve the {chars} [characteristic] of ${of}`,
        (names) => names.map((name) => times(name, 'divide', '?attacks')),
        'none',
      ),
      slotted(
        `{chars} characteristic of ${of} be (improved|increased) by {amount}`,
        (names, by) => changeAll(names, 'improve', by),
        'chars',
      ),
    ];
  }),
  // Terse: "have +1 S and +1 AP".
  say('clause', '{wpn} have {gifts}', (attack, gifts) => onAttacks(attack, ...gifts)),
  say('clause', '{wpn} have {gifts} (while|if) {conds}', (attack, gifts, conds) => ({
    frame: { attack },
    body: { frame: { if: conds }, body: verbs(...gifts) },
  })),
  say('gifts', '{gift}', (gift) => gift),
  say('gifts', '{gift} (and|,) {gifts}', (gift, more) => [...gift, ...more]),
  say('gift', '{signed} {chars} [characteristic]', (by, names) =>
    names.some(isModel) ? undefined : changeAll(names, by < 0 ? 'subtract' : 'add', Math.abs(by)),
  ),
  say('gift', '{signed} (to|to the) {rolls}', (by, rolls) =>
    rolls.map((roll): Verb => ({ modify: `${roll}-roll`, how: 'add', by, for: '?attacks' })),
  ),
  say('gift', '{inches} range', (inches) => [change('range', 'add', { inches }, '?attacks')]),
  say('gift', '{tags}', (tags) => tags),
  say('gift', 'a {char} characteristic of {amount}', (name, by) => [set(name, by, '?attacks')]),
  say('gift', 'a {char} characteristic of {plus}', (name, by) =>
    name === 'skill' ? [set(name, by, '?attacks')] : undefined,
  ),
  say('clause', '{wpn} gain {tags}', (attack, tags) => onAttacks(attack, ...tags)),

  // Abilities of weapons.
  say('tags', '[the] {tag} [ability]', (tag) => tag.map((one): Verb => ({ grant: grantOf(one), for: '?attacks' }))),
  say('tags', '[the] {tag} (and|,) {tags}', (tag, more) => [
    ...tag.map((one): Verb => ({ grant: grantOf(one), for: '?attacks' })),
    ...more,
  ]),
  say('clause', 'that attack have {tags}', (tags) => verbs(...tags)),
  say('clause', '(that|such) weapon (have|gain) {tags}', (tags) => verbs(...tags)),

  // Rolls.
  say('roll', 'hit roll', () => 'hit'),
  say('roll', 'wound roll', () => 'wound'),
  say('roll', 'damage roll', () => 'damage'),
  say('roll', 'roll made for the attack characteristic', () => 'attacks'),
  say('roll', '(saving throw|save roll|armour saving throw)', () => 'save'),
  say('rolls', '{roll}', (roll) => [roll]),
  say('rolls', '{roll} (and|or|,|, or|, and|) [the|a] {rolls}', (roll, more) => [roll, ...more]),
  say('rolls', 'hit (and|or) wound roll', () => ['hit', 'wound']),
  say('clause', 'add {num} to [the|that] {rolls} [made for that attack]', (by, rolls) => rollChange(rolls, by)),
  say('clause', 'subtract {num} from [the|that] {rolls} [made for that attack]', (by, rolls) => rollChange(rolls, -by)),
  say('clause', 're-roll [the|that] {rolls} [(made for|for) that attack]', (rolls) => rerolls(rolls, 'any')),
  say('clause', 're-roll (a|any|) {rolls} of (1|one)', (rolls) => rerolls(rolls, 'ones')),
  say('clause', 're-roll (a|any|) {roll} of 1 and (a|) {roll} of 1', (a, b) => rerolls([a, b], 'ones')),
  say('clause', 're-roll {rolls} of 1 made for that attack', (rolls) => rerolls(rolls, 'ones')),
  say('clause', '{wpn} [can] re-roll [{rolls?}]', (attack, rolls) =>
    rolls ? { frame: { attack }, body: rerolls(rolls, 'any') } : undefined,
  ),
  say('clause', '{wpn} [can] re-roll {rolls} of 1', (attack, rolls) => ({
    frame: { attack },
    body: rerolls(rolls, 'ones'),
  })),

  // Criticals.
  // Saves and what is like them.
  // Characteristics of models.
  say('clause', 'add {amount} to the {modchars} characteristic of {np}', (by, names, np) =>
    verbs(...changeAll(names, 'add', by, np.who)),
  ),
  say('clause', 'subtract {amount} from the {modchars} characteristic of {np}', (by, names, np) =>
    verbs(...changeAll(names, 'subtract', by, np.who)),
  ),
  say('clause', "add {amount} to {np} 's {modchars} characteristic", (by, np, names) =>
    verbs(...changeAll(names, 'add', by, np.who)),
  ),
  say('clause', "subtract {amount} from {np} 's {modchars} characteristic", (by, np, names) =>
    verbs(...changeAll(names, 'subtract', by, np.who)),
  ),
  say('clause', 'subtract {amount} from its {modchars} characteristic', (by, names) =>
    verbs(...changeAll(names, 'subtract', by, '?it')),
  ),
  say('clause', 'add {amount} to its {modchars} characteristic', (by, names) =>
    verbs(...changeAll(names, 'add', by, '?it')),
  ),
  say('clause', '(improve|increase) the {modchars} characteristic of {np} by {amount}', (names, np, by) =>
    verbs(...changeAll(names, 'improve', by, np.who)),
  ),
  say('clause', '(worsen|reduce) the {modchars} characteristic of {np} by {amount}', (names, np, by) =>
    verbs(...changeAll(names, 'worsen', by, np.who)),
  ),
  say('clause', "(improve|increase) {np} 's {modchars} characteristic by {amount}", (np, names, by) =>
    verbs(...changeAll(names, 'improve', by, np.who)),
  ),
  say('clause', "(worsen|reduce) {np} 's {modchars} characteristic by {amount}", (np, names, by) =>
    verbs(...changeAll(names, 'worsen', by, np.who)),
  ),
  say('clause', 'double the {modchars} characteristic of {np}', (names, np) =>
    verbs(...names.map((name) => times(name, 'multiply', np.who))),
  ),
  say('clause', 'halve the {modchars} characteristic of {np}', (names, np) =>
    verbs(...names.map((name) => times(name, 'divide', np.who))),
  ),
  say('clause', 'change the {modchars} characteristic of {np} to {amount}', (names, np, by) =>
    verbs(...names.map((name) => set(name, by, np.who))),
  ),
];

const isModel = (name: string): boolean => modelChars.some(([, known]) => known === name);

const rollChange = (rolls: readonly string[], by: number): Node =>
  verbs(...rolls.map((roll): Verb => ({ modify: `${roll}-roll`, how: 'add', by, for: '?attacks' })));

const rerolls = (rolls: readonly string[], which: 'ones' | 'any'): Node =>
  verbs(...rolls.map((roll): Verb => ({ reroll: roll, which, for: '?attacks' })));

const grantOf = (one: { rule: string; parameter?: unknown; keyword?: unknown }): Grant =>
  one.parameter === undefined && one.keyword === undefined ? one.rule : (one as Grant);
