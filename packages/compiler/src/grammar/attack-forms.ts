import type { Condition, Value, Verb } from '@umpire/effects';
import type { Attack, Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { both, change, framed, mergeAttacks, onAttacks, slug, verbs, weaponNamed } from './build.js';
import { say } from './say.js';

/* The forms an attack takes in a sentence: a verb, a passive, a noun described by its numbers; rolls by what they are for. */

const ofWeapons: ReadonlySet<string> = new Set(['attacks', 'skill', 'strength', 'armour-penetration', 'damage']);

const uninvulnerable: Verb = { forbid: 'invulnerable-save', for: '?attacks' };

const asks = (char: string, than: '>' | '<' | '>=' | '<=' | '=', by: Value): Condition | undefined =>
  ofWeapons.has(char) ? { compare: [{ the: char, of: 'attack' }, than, by] } : undefined;

const asked = (attack: Attack, condition: Condition | undefined): Attack | undefined =>
  condition && { ...attack, where: [...(attack.where ?? []), condition] };

const of = (attack: Attack | undefined, all: readonly Verb[]): Node =>
  attack ? onAttacks(attack, ...all) : verbs(...all);

const rolled = (rolls: readonly string[], by: Value, sign: 1 | -1, attack?: Attack): Node | undefined =>
  typeof by === 'number'
    ? of(
        attack,
        rolls.map((roll): Verb => ({ modify: `${roll}-roll`, how: 'add', by: sign * by, for: '?attacks' })),
      )
    : undefined;

export const attackForms: readonly Rule[] = [
  // As a verb, and in the passive.
  say('frame', 'each time {np} attack {target}', (by, at) => ({ attack: { sort: 'any', by, at } })),
  say('aimed', '[a] [{sort?}] attack be made by {np}', (sort = 'any', by) => ({ sort, by })),
  say('aimed', '[a] [{sort?}] attack be made by {np} against {np}', (sort = 'any', by, at) => ({ sort, by, at })),
  say('aimed', '[a] [{sort?}] attack made by {np} be made against {np}', (sort = 'any', by, at) => ({ sort, by, at })),
  say('clause', '[{wpn?}] [{thatattack?}] ignore (cover|the benefit of cover)', (attack, that) =>
    (that === undefined) === (attack === undefined)
      ? undefined
      : of(attack, [{ grant: 'ignores-cover', for: '?attacks' }]),
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
    '(no invulnerable (save|saving throw) can|invulnerable (save|saving throw) cannot) be made',
    () => true,
  ),
  say('clause', '{noinvuln} (against|for) [{thatattack?}] [{wpn?}]', (_no, that, attack) =>
    (that === undefined) === (attack === undefined) ? undefined : of(attack, [uninvulnerable]),
  ),
  say('clause', '{wpn} ignore invulnerable save', (attack) => of(attack, [uninvulnerable])),

  say('clause', '{wpn} can have {gifts}', (attack, gifts) => onAttacks(attack, ...gifts)),
  say('gift', 'either {gift} or {gift}', (a, b) =>
    [...a, ...b].every((verb) => 'grant' in verb) || [...a, ...b].some((verb) => 'either' in verb)
      ? undefined
      : [{ either: [a, b] }],
  ),

  // By their numbers.
  say('sothan', '{num}', (num) => ['=', num]),
  say('sothan', '{num} or (more|greater|higher)', (num) => ['>=', num]),
  say('sothan', '{num} or (less|lower|fewer)', (num) => ['<=', num]),
  say('numbered', '[a] [unmodified] {char} [characteristic] {than} {theirs}', (char, than, theirs) =>
    asks(char, than, theirs),
  ),
  say('numbered', '[a] [unmodified] {char} [characteristic] of {sothan}', (char, [than, num]) =>
    char === 'armour-penetration' ? undefined : asks(char, than, num),
  ),
  say(
    'aimed',
    '[a] [{sort?}] attack (with|that have|made with) {numbered} (target|be allocated to|be made against) {np}',
    (sort = 'any', asking, at) => asked({ sort, at }, asking),
  ),
  say('wpn', '{wpn} (with|that have) {numbered}', (attack, asking) => asked(attack, asking)),
  say('cond', '(that|the) attack have {numbered}', (asking) => asking),
  say('cond', '{ours} be {sothan}', (ours, [than, num]) => ({ compare: [ours, than, num] })),
  say('theirs', 'the {char} of {np}', (char, np) => ({ the: char, of: np.any ? 'target' : np.who })),
  say('theirs', "(its|the target 's|the target unit 's) {char} [characteristic]", (char) => ({
    the: char,
    of: 'target',
  })),

  // So much more or less.
  say('upby', 'add {amount} to', (by) => [by, 1]),
  say('upby', 'subtract {amount} from', (by) => [by, -1]),
  say('byhow', '(improve|increase|improved|increased)', () => 1),
  say('byhow', '(worsen|reduce|worsened|reduced)', () => -1),
  say('thatattack', '(that|the|such) attack', () => true),
  say('clause', "that attack 's {chars} characteristic be {byhow} by {num}", (names, sign, by) =>
    changed(names, by, sign),
  ),
  say('clause', 'the {chars} [characteristic] of {thatattack} be {byhow} by {num}', (names, _that, sign, by) =>
    changed(names, by, sign),
  ),
  say('clause', '{byhow} the {chars} of {wpn} by {num}', (sign, names, attack, by) =>
    sign > 0 ? undefined : changed(names, by, sign, attack),
  ),
  say('clause', '{byhow} its {chars} characteristic by {num}', (sign, names, by) => changed(names, by, sign)),
  say('delta', '{byhow} the {chars} characteristic by {num}', (sign, names, by) => deltas(names, by, sign)),
  say('clause', '{upby} the {chars} of {wpn}', ([by, sign], names, attack) => changed(names, by, sign, attack)),
  say('clause', '{upby} the {chars} of {thatattack}', ([by, sign], names) => changed(names, by, sign)),
  say('clause', '{upby} its {chars} characteristic', ([by, sign], names) => changed(names, by, sign)),
  say('clause', '{upby} (any|the|that|all|) {rolls} {forthem}', ([by, sign], rolls) => rolled(rolls, by, sign)),
  say('clause', '{np} [must] {upby} its {rolls}', (np, [by, sign], rolls) =>
    rolled(rolls, by, sign, { sort: 'any', by: np }),
  ),
  say('clause', '(that|such) {sort} weapon [also] have {tags}', (sort, tags) =>
    framed({ attack: { sort }, such: true }, verbs(...tags)),
  ),

  // Rolls by what they are made for.
  say('fornumber', '(die|roll) [made|rolled] (to determine|when determining)', () => true),
  say('roll', '{fornumber} (the number of attack [made]|the attack characteristic)', () => 'attacks'),
  say(
    'clause',
    're-roll the {fornumber} the (number of attack [made by]|attack characteristic of) {wpn} [make]',
    (_for, attack) => attack.by && onAttacks(attack, { reroll: 'attacks', which: 'any', for: '?attacks' }),
  ),
  say('forthem', '(made for|made against|against|for) {thatattack}', () => true),
  say('clause', 're-roll [any|the] {rolls} {forthem}', (rolls) => rerolled(rolls, 'any')),
  say('clause', 're-roll [any|the] {rolls} of 1 {forthem}', (rolls) => rerolled(rolls, 'ones')),
  say('clause', '{np} can ignore (any|any or all|all) modifier to {modlist}', (by, list) =>
    list.some((name) => /^(?:hit|wound|damage)-roll$|^skill$/.test(name))
      ? onAttacks({ sort: 'any', by }, { ignoreModifiers: list, for: '?attacks' })
      : undefined,
  ),
  say('modlist', 'its {roll}', (roll) => [`${roll}-roll`]),
  say('modlist', 'its {chars} characteristic', (chars) =>
    chars.every((name) => ofWeapons.has(name)) ? chars : undefined,
  ),
  ...(['hit', 'wound'] as const).flatMap((roll) => [
    say('clause', `critical ${roll} for {wpn} be scored on {${roll}die}`, (attack, by) =>
      onAttacks(attack, { modify: `critical-${roll}-on`, how: 'best-of', by, for: '?attacks' }),
    ),
    say(`${roll}die`, `a ${roll} roll of a unmodified {plus}`, (plus) => plus),
  ]),
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
];

const rerolled = (rolls: readonly string[], which: 'any' | 'ones'): Node =>
  verbs(...rolls.map((roll): Verb => ({ reroll: roll, which, for: '?attacks' })));

function deltas(names: readonly string[], by: Value, sign: 1 | -1): readonly Verb[] | undefined {
  if (!names.every((name) => ofWeapons.has(name))) return undefined;
  return names.map((name) => change(name, sign > 0 ? 'improve' : 'worsen', by, '?attacks'));
}

const changed = (names: readonly string[], by: Value, sign: 1 | -1, attack?: Attack): Node | undefined => {
  const all = deltas(names, by, sign);
  return all && of(attack, all);
};

const savesBetter = (node: Node): boolean => JSON.stringify(node).includes('"modify":"invulnerable-save"');

const unpenalised = (by: Np | undefined): Node =>
  by === undefined || by.who === '?it'
    ? verbs({ forbid: 'indirect-fire-penalty', for: '?attacks' })
    : onAttacks({ sort: 'ranged', by }, { forbid: 'indirect-fire-penalty', for: '?attacks' });

/** Of those weapons the ones with an ability. */
const ofThese = (attack: Attack, rules: readonly { readonly rule: string }[]): Attack => ({
  ...attack,
  where: [...(attack.where ?? []), ...rules.map(({ rule }): Condition => ({ is: 'weapon', keywords: [rule] }))],
});
