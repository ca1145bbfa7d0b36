import type { Condition, Verb } from '@umpire/effects';
import { said } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { framed, onAttacks, state, verbs } from './build.js';
import { say } from './say.js';

/* Orders of words and small turns of phrase that many rules share: what stands behind instead of before, deeds that only lead on. */

const has = (char: string, value: number): Condition => ({ compare: [{ the: char, of: 'attack' }, '=', value] });
const rollsOf = (rolls: readonly string[], by: number): readonly Verb[] =>
  rolls.map((roll): Verb => ({ modify: `${roll}-roll`, how: 'add', by, for: '?attacks' }));
/** A printed 0, or with its sign. */
const armour = (char: string): boolean => char === 'armour-penetration';

export const asides: readonly Rule[] = [
  // Deeds with a name of their own, of which the next sentence says what comes.
  say('exploit', '{coined} {thing}', () => true),
  say('exploit', '{coined} (into|on|to) {thing}', () => true),
  say('exploit', '(go|enter) into {thing}', () => true),
  say('exploit', '(fire|call|unleash|invoke|drink|recite|speak|deploy) {thing}', () => true),
  say('clause', '{np} can {exploit}', (np) => (np.any ? undefined : { verbs: [], may: true })),

  // Attacks by their numbers.
  say('value', '{signed}', (signed) => signed),
  say('value', '0', () => 0),
  say('values', '{value}', (one) => [one]),
  say('values', '{value} (or|,) {values}', (one, more) => [one, ...more]),
  say('cond', '(that|the) attack have a {char} characteristic of {values}', (char, values) =>
    armour(char) ? { some: values.map((one) => has(char, one)) } : undefined,
  ),
  say(
    'aimed',
    '[a] [{sort?}] attack with a {char} characteristic of {values} be allocated to {np}',
    (sort, char, values, at) =>
      armour(char) ? { sort: sort ?? 'any', at, where: [{ some: values.map((one) => has(char, one)) }] } : undefined,
  ),
  say('clause', '(that|the) attack have a {char} characteristic of {value} [instead]', (char, by) =>
    armour(char) ? verbs({ modify: char, how: 'set', by, for: '?attacks' }) : undefined,
  ),
  say('clause', 'treat that attack as having a {char} characteristic of {value}', (char, by) =>
    armour(char) ? verbs({ modify: char, how: 'set', by, for: '?attacks' }) : undefined,
  ),

  // What stands behind.
  say('clauses', '{clause} each time {np} make {attackdo}', (clause, by, attack) =>
    framed({ attack: { ...attack, by }, each: true }, clause),
  ),
  say('clause', 'add {num} to [the] {rolls} (for|of) {wpn}', (by, rolls, attack) =>
    onAttacks(attack, ...rollsOf(rolls, by)),
  ),
  say('clause', 'subtract {num} from [the] {rolls} (for|of) {wpn}', (by, rolls, attack) =>
    onAttacks(attack, ...rollsOf(rolls, -by)),
  ),
  say('cond', '(one or more|a|any) enemy (unit|model) be destroyed by {np} this (phase|turn)', (np) =>
    np.any ? undefined : said(state('destroyed-enemies'), np.who),
  ),

  // One or the other.
  say('orelse', '(; or|, or|; or ,|, or ,|;)', () => true),
  say('picked', '{pickone}', () => true),
  say('picked', '(select|choose) one', () => true),
  say('clauses', '{picked} : {clauses} {orelse} {clauses}', (_pick, a, _or, b) => ({ menu: [[a], [b]] })),

  // Whoever a rule was used on.
  say('clause', '{np} be affected by this ability', (np) =>
    np.any ? undefined : verbs({ mark: '?affected', on: np.who }),
  ),
  say('pred', 'be affected by this ability', () => state('?affected')),
  say('relative', '[that be] affected by this ability', () => state('?affected')),
];
