import type { Condition, Value, Verb } from '@umpire/effects';
import type { Attack, Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { both, change, framed, mergeAttacks, onAttacks, slug, verbs, weaponNamed } from './build.js';
import { say } from './say.js';

/* The forms an attack takes in a sentence: a verb, a passive, a noun described by its numbers; rolls by what they are for. */

const ofWeapons: ReadonlySet<string> = new Set(['attacks', 'skill', 'strength', 'armour-penetration', 'damage']);

const asks = (char: string, than: '>' | '<' | '>=' | '<=' | '=', by: Value): Condition | undefined =>
  ofWeapons.has(char) ? { compare: [{ the: char, of: 'attack' }, than, by] } : undefined;

const asked = (attack: Attack, condition: Condition | undefined): Attack | undefined =>
  condition && { ...attack, where: [...(attack.where ?? []), condition] };

const rolled = (rolls: readonly string[], by: number): readonly Verb[] =>
  rolls.map((roll): Verb => ({ modify: `${roll}-roll`, how: 'add', by, for: '?attacks' }));

export const attackForms: readonly Rule[] = [
  // As a verb, and in the passive.
  say('frame', 'each time {np} attack {target}', (by, at) => ({ attack: { sort: 'any', by, at } })),
  say('aimed', '[a] [{sort?}] attack be made by {np}', (sort = 'any', by) => ({ sort, by })),
  say('aimed', '[a] [{sort?}] attack be made by {np} against {np}', (sort = 'any', by, at) => ({ sort, by, at })),
  say('aimed', '[a] [{sort?}] attack made by {np} be made against {np}', (sort = 'any', by, at) => ({ sort, by, at })),
  say('clause', '{wpn} ignore (cover|the benefit of cover)', (attack) =>
    onAttacks(attack, { grant: 'ignores-cover', for: '?attacks' }),
  ),
  say('clause', 'that attack ignore (cover|the benefit of cover)', () =>
    verbs({ grant: 'ignores-cover', for: '?attacks' }),
  ),
  say('wpn', '[all] [{sort?}] attack (allocated to|made against|targeting) {np}', (sort = 'any', at) => ({ sort, at })),

  say('aimed', '[a] attack made with {wpn} (target|be allocated to|be made against) {np}', (attack, at) =>
    attack.at || !attack.by ? undefined : { ...attack, at },
  ),
  say('wpn', '[all] [{sort?}] attack made with {wpn}', (sort, attack) =>
    attack.by ? mergeAttacks(attack, { sort: sort ?? 'any' }) : undefined,
  ),
  say('wpn', '{wpn} (with|that have) [the] {tag} [ability]', (attack, tags) => ofThese(attack, tags)),
  say('frame', 'each time {np} (shoot|attack|fight) with (its|a|the|that) {name}', (by, name) => ({
    attack: { sort: 'any', by, with: weaponNamed(name) },
  })),
  say(
    'noinvuln',
    '(no invulnerable (save|saving throw) can|invulnerable (save|saving throw) cannot) be (made|taken)',
    () => true,
  ),
  say('clause', '{noinvuln} (against|for) (that|such|the) attack', () =>
    verbs({ forbid: 'invulnerable-save', for: '?attacks' }),
  ),
  say('clause', '{noinvuln} (against|for) {wpn}', (_no, attack) =>
    onAttacks(attack, { forbid: 'invulnerable-save', for: '?attacks' }),
  ),
  say('clause', '{wpn} ignore invulnerable save', (attack) =>
    onAttacks(attack, { forbid: 'invulnerable-save', for: '?attacks' }),
  ),

  say('clause', '{wpn} can have {gifts}', (attack, gifts) => onAttacks(attack, ...gifts)),
  say('gift', 'either {gift} or {gift}', (a, b) =>
    [...a, ...b].every((verb) => 'grant' in verb) || [...a, ...b].some((verb) => 'either' in verb)
      ? undefined
      : [{ either: [a, b] }],
  ),

  // By their numbers.
  say('numbered', '[a] [unmodified] {char} [characteristic] {than} {theirs}', (char, than, theirs) =>
    asks(char, than, theirs),
  ),
  say('numbered', '[a] [unmodified] {char} [characteristic] of {num}', (char, num) => asks(char, '=', num)),
  say('numbered', '[a] [unmodified] {char} [characteristic] of {num} or (more|greater|higher)', (char, num) =>
    asks(char, '>=', num),
  ),
  say('numbered', '[a] [unmodified] {char} [characteristic] of {num} or (less|lower|fewer)', (char, num) =>
    asks(char, '<=', num),
  ),
  say('aimed', '[a] [{sort?}] attack (with|that have|made with) {numbered} target {np}', (sort = 'any', asking, at) =>
    asked({ sort, at }, asking),
  ),
  say(
    'aimed',
    '[a] [{sort?}] attack (with|that have|made with) {numbered} be (allocated to|made against) {np}',
    (sort = 'any', asking, at) => asked({ sort, at }, asking),
  ),
  say('wpn', '{wpn} (with|that have) {numbered}', (attack, asking) => asked(attack, asking)),
  say('cond', '(that|the) attack have {numbered}', (asking) => asking),
  say('cond', '{ours} be {num}', (ours, num) => ({ compare: [ours, '=', num] })),
  say('cond', '{ours} be {num} or (more|greater|higher)', (ours, num) => ({ compare: [ours, '>=', num] })),
  say('cond', '{ours} be {num} or (less|lower)', (ours, num) => ({ compare: [ours, '<=', num] })),
  say('theirs', 'the {char} of {np}', (char, np) => ({ the: char, of: np.any ? 'target' : np.who })),
  say('theirs', "(its|the target 's|the target unit 's) {char} [characteristic]", (char) => ({
    the: char,
    of: 'target',
  })),

  say('clause', "that attack 's {chars} characteristic be {worse} by {num}", (names, sign, by) =>
    changed(names, by, sign),
  ),
  say('clause', 'the {chars} [characteristic] of (that|the|such) attack be {worse} by {num}', (names, sign, by) =>
    changed(names, by, sign),
  ),
  say('worse', '(worsened|reduced)', () => -1),
  say('worse', '(improved|increased)', () => 1),
  say('clause', '(worsen|reduce) the {chars} of {wpn} by {num}', (names, attack, by) =>
    changedOf(attack, names, by, -1),
  ),
  say('clause', 'add {num} to the {chars} of {wpn}', (by, names, attack) => changedOf(attack, names, by, 1)),
  say('clause', 'subtract {num} from the {chars} of {wpn}', (by, names, attack) => changedOf(attack, names, by, -1)),
  say('clause', 'add {num} to the {chars} of (that|the|such) attack', (by, names) => changed(names, by, 1)),
  say('clause', 'subtract {num} from the {chars} of (that|the|such) attack', (by, names) => changed(names, by, -1)),
  say('clause', '(that|such) {sort} weapon [also] have {tags}', (sort, tags) =>
    framed({ attack: { sort }, such: true }, verbs(...tags)),
  ),

  // Rolls by what they are made for.
  say(
    'roll',
    '(die|roll) [made|rolled] (to determine|when determining) (the number of attack [made]|the attack characteristic)',
    () => 'attacks',
  ),
  say(
    'clause',
    're-roll the (die|roll) [made|rolled] (to determine|when determining) the number of attack [made by] {wpn} [make]',
    (attack) => attack.by && onAttacks(attack, { reroll: 'attacks', which: 'any', for: '?attacks' }),
  ),
  say(
    'clause',
    're-roll the (die|roll) [made|rolled] (to determine|when determining) the attack characteristic of {wpn}',
    (attack) => attack.by && onAttacks(attack, { reroll: 'attacks', which: 'any', for: '?attacks' }),
  ),
  say('clause', '{np} must subtract {num} from its {rolls}', (by, num, rolls) =>
    onAttacks({ sort: 'any', by }, ...rolled(rolls, -num)),
  ),
  say('forthem', '(made for|made against|against|for) (that attack|the attack|such attack)', () => true),
  say('clause', 'add {num} to (any|the|that|all|) {rolls} {forthem}', (by, rolls) => verbs(...rolled(rolls, by))),
  say('clause', 'subtract {num} from (any|the|that|all|) {rolls} {forthem}', (by, rolls) =>
    verbs(...rolled(rolls, -by)),
  ),
  say('clause', 're-roll [any|the] {rolls} {forthem}', (rolls) => verbs(...rerolled(rolls, 'any'))),
  say('clause', 're-roll [any|the] {rolls} of 1 {forthem}', (rolls) => verbs(...rerolled(rolls, 'ones'))),
  say('clause', 'add {amount} to its {chars} characteristic', (by, names) => changed(names, by, 1)),
  say('clause', 'subtract {amount} from its {chars} characteristic', (by, names) => changed(names, by, -1)),
  say('clause', '(improve|increase) its {chars} characteristic by {num}', (names, by) => changed(names, by, 1)),
  say('clause', '(worsen|reduce) its {chars} characteristic by {num}', (names, by) => changed(names, by, -1)),
  say('delta', '(improve|increase) the {chars} characteristic by {num}', (names, by) => deltas(names, by, 1)),
  say('delta', '(worsen|reduce) the {chars} characteristic by {num}', (names, by) => deltas(names, by, -1)),
  say('clause', '{np} subtract {num} from its {rolls}', (by, num, rolls) =>
    onAttacks({ sort: 'any', by }, ...rolled(rolls, -num)),
  ),
  say('clause', '{np} add {num} to its {rolls}', (by, num, rolls) =>
    onAttacks({ sort: 'any', by }, ...rolled(rolls, num)),
  ),
  say('clause', '{np} can ignore (any|any or all|all) modifier to {modlist}', (by, list) =>
    list.some((name) => /^(?:hit|wound|damage)-roll$|^skill$/.test(name))
      ? onAttacks({ sort: 'any', by }, { ignoreModifiers: list, for: '?attacks' })
      : undefined,
  ),
  say('modlist', 'its {roll}', (roll) => [`${roll}-roll`]),
  say('modlist', 'its {chars} characteristic', (chars) =>
    chars.every((name) => ofWeapons.has(name)) ? chars : undefined,
  ),
  ...(['hit', 'wound'] as const).map((roll) =>
    say('clause', `critical ${roll} for {wpn} be scored on {${roll}die}`, (attack, by) =>
      onAttacks(attack, { modify: `critical-${roll}-on`, how: 'best-of', by, for: '?attacks' }),
    ),
  ),
  say('hitdie', 'a hit roll of a unmodified {plus}', (plus) => plus),
  say('wounddie', 'a wound roll of a unmodified {plus}', (plus) => plus),
  say('cond', '(that attack|it) be made with (a|its|the) {name}', (name) => ({ is: 'weapon', keywords: [slug(name)] })),
  say('havings', '{having} , or {having}', (a, b) => (savesBetter(a) && savesBetter(b) ? both(a, b) : undefined)),

  // Penalties that are not suffered.
  say('unseen', '(target|a target|unit|a unit|a enemy unit|enemy unit) that be not visible [to it]', () => true),
  say('blindly', '(for|when|while) (attacking|targeting|shooting|shooting at) {unseen}', () => true),
  say(
    'blindly',
    '(for|when|while) (making|resolving) {attackdo} [with {types?} weapon] (against|that target) {unseen}',
    () => true,
  ),
  say('clause', '{np} do not suffer {penalty} {blindly}', (by) => unpenalised(by)),
  say('clause', '[{np?}] [can] ignore {penalty} {blindly}', (by) => unpenalised(by)),
  say('clauses', '{clause} and can ignore {penalty} {blindly}', (clause) =>
    'verbs' in clause ? both(clause, verbs({ forbid: 'indirect-fire-penalty', for: '?attacks' })) : undefined,
  ),

  say('clause', '{wpn} add {num} to (its|the) {rolls}', (attack, by, rolls) => onAttacks(attack, ...rolled(rolls, by))),
];

const rerolled = (rolls: readonly string[], which: 'any' | 'ones'): readonly Verb[] =>
  rolls.map((roll): Verb => ({ reroll: roll, which, for: '?attacks' }));

function deltas(names: readonly string[], by: Value, sign: 1 | -1): readonly Verb[] | undefined {
  if (!names.every((name) => ofWeapons.has(name))) return undefined;
  return names.map((name) => change(name, sign > 0 ? 'improve' : 'worsen', by, '?attacks'));
}

const changed = (names: readonly string[], by: Value, sign: 1 | -1): Node | undefined => {
  const all = deltas(names, by, sign);
  return all && verbs(...all);
};

const savesBetter = (node: Node): boolean => JSON.stringify(node).includes('"modify":"invulnerable-save"');

const unpenalised = (by: Np | undefined): Node =>
  by === undefined || by.who === '?it'
    ? verbs({ forbid: 'indirect-fire-penalty', for: '?attacks' })
    : onAttacks({ sort: 'ranged', by }, { forbid: 'indirect-fire-penalty', for: '?attacks' });

const changedOf = (attack: Attack, names: readonly string[], by: Value, sign: 1 | -1): Node | undefined => {
  const all = deltas(names, by, sign);
  return all && onAttacks(attack, ...all);
};

/** Of those weapons the ones with an ability. */
const ofThese = (attack: Attack, rules: readonly { readonly rule: string }[]): Attack => ({
  ...attack,
  where: [...(attack.where ?? []), ...rules.map(({ rule }): Condition => ({ is: 'weapon', keywords: [rule] }))],
});
