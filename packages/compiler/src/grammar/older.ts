import type { Value } from '@umpire/effects';
import { said } from '../meaning/fill.js';
import type { Node } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { framed, onAttacks, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Wordings of the ninth edition: attacks with one weapon, wrecks that explode, units that wait elsewhere, powers that are manifested. */

const thisOne = { sort: 'any', with: '?thisweapon' } as const;

export const older: readonly Rule[] = [
  // Attacks with a weapon, said by the weapon.
  say('withit', 'with this (weapon|weapon profile|profile)', () => true),
  say('frame', '(each time|when|whenever) a attack be made {withit} (against|targeting) {target}', (_with, at) => ({
    attack: { ...thisOne, at },
  })),
  say('frame', '(each time|when|whenever) a attack [be] made {withit} be allocated to {np}', (_with, at) => ({
    attack: { ...thisOne, at },
  })),
  say('frame', '(when|while) resolving a attack [made] {withit}', () => ({ attack: thisOne })),
  say('clause', 'this weapon can target unit [that be] not visible to ({np?}|the firer)', () =>
    onAttacks({ ...thisOne, sort: 'ranged' }, { allow: 'target-unseen', for: '?attacks' }),
  ),
  say('thecover', '[the] benefit of [light|heavy|dense|] cover', () => true),
  say('clause', '{np} do not (receive|have|gain|get) {thecover} [against that attack|to its saving throw]', (np) =>
    np.who === 'target' ? verbs({ forbid: 'benefit-of-cover', for: '?attacks' }) : undefined,
  ),
  // Mortal wounds that an attack inflicts beside its damage, or in its place.
  say('besides2', 'in addition to [any|the|all] [normal|other] damage', () => 'besides'),
  say('besides2', '[,] and the attack sequence end', () => 'instead'),
  ...(['hit', 'wound'] as const).flatMap((roll) => [
    say('clause', `{${roll}die} inflict {amount} mortal wound on the target {besides2}`, (plus, many, how) =>
      only(`${roll}-unmodified-${plus}+`, inflicting(many, how)),
    ),
    say('clause', `{${roll}die} inflict {amount} mortal wound on the target`, (plus, many) =>
      only(`${roll}-unmodified-${plus}+`, inflicting(many, 'besides')),
    ),
  ]),
  say('clause', 'the target suffer {amount} mortal wound {besides2}', (many, how) => inflicting(many, how)),
  say('clause', '{hitdie} automatically wound the target', (plus) =>
    framed({ if: state(`hit-unmodified-${plus}+`, 'attack') }, verbs({ grant: 'automatic-wound', for: '?attacks' })),
  ),
  say('clause', 'ignore the look out , sir rule', () => verbs({ allow: 'ignore-look-out-sir', for: '?attacks' })),
  say('frame', 'each time you select a target for this weapon', () => ({ attack: thisOne })),
  say('clauses', 'each time {np} fight , it [can] make {amount} additional attack {withit}', (by, more) =>
    onAttacks(
      { sort: 'melee', by, with: '?thisweapon' },
      { modify: 'additional-attacks', how: 'add', by: more, for: '?attacks' },
    ),
  ),
  say('clauses', 'each time {np} fight , it [can] make (one|1|a) additional attack {withit}', (by) =>
    onAttacks(
      { sort: 'melee', by, with: '?thisweapon' },
      { modify: 'additional-attacks', how: 'add', by: 1, for: '?attacks' },
    ),
  ),
  say('modname', '{roll}', (roll) => [`${roll}-roll`]),
  say('modname', '{char}', (char) => [char]),
  say('modnames', '{modname}', (name) => name),
  say('modnames', '{modname} (and|,|, and|and / or) {modnames}', (name, more) => [...name, ...more]),
  say('clause', 'ignore [any|all|any or all] {modnames} modifier', (names) =>
    verbs({ ignoreModifiers: [...new Set(names)], for: '?attacks' }),
  ),

  // Wrecks.
  say('beforegone', 'before removing {np} from (play|the battlefield)', () => true),
  say('beforegone', 'before any embarked (model|unit) disembark [and {beforegone?}]', () => true),
  say('clauses', 'roll one {dice} {beforegone}', (die) => verbs({ roll: die.dice, as: 'die', purpose: '?purpose' })),
  say('clauses', 'roll one {dice} {beforegone} (:|.|,) {rows}', (die, _before, rows) => ({ roll: die.dice, rows })),
  say('explodes', '[,] it explode [,] and', () => true),
  say('row', 'on a {num} {explodes} {clauses}', (num, _explodes, body) => ({ from: num, to: num, body })),
  say('row', 'on a {plus} {explodes} {clauses}', (from, _explodes, body) => ({ from, body })),

  // Units that wait elsewhere.
  say('elsewhere', '(in|on|high in|deep in|deep under|under) [a|the|its] {name}', () => true),
  say('elsewhere', '(underground|in reserve|in strategic reserve)', () => true),
  say('ratherthan', 'instead of (setting|placing) {np} [up] on the battlefield', () => true),
  say('clause', 'set up {np} {elsewhere} {ratherthan}', (np) =>
    np.any ? undefined : { verbs: [{ reserve: np.who, as: 'from-the-start' }], may: true },
  ),
  say('clause', 'set {np} up {elsewhere} {ratherthan}', (np) =>
    np.any ? undefined : { verbs: [{ reserve: np.who, as: 'from-the-start' }], may: true },
  ),
  say('frame', 'during deployment', () => ({ when: { at: 'deployment', edge: 'during' } })),
  say('oneday', '(in|during) the reinforcement step of (one|any) of your movement phase', () => true),
  say('clause', '[then] [,] {oneday} [,] you can set (up {np?}|{np?} up) {places}', (_day, a, b, places) => {
    const np = a ?? b;
    return np === undefined || np.any
      ? undefined
      : verbs({
          later: { at: 'reinforcements', edge: 'during', turn: 'mine' },
          do: [{ setUp: np.who, as: 'arriving', within: places.map((place) => said(place, np.who)) }],
        });
  }),

  // Powers.
  say('phase', 'psychic', () => 'psychic-phase'),
  say('sentence', '(blessing|malediction|witchfire) [LP aura RP]', () => ({ say: 'nothing' })),
  say('sentence', '(blessing|malediction|witchfire) [LP aura RP] : {sentence}', (sentence) => sentence),
  say('sentence', '{title} have a warp charge value of {num}', (_title, by) =>
    verbs({ modify: 'warp-charge', how: 'set', by, for: 'self' }),
  ),
  say('frame', 'if manifested', () => event('power-manifested', { who: 'self', sort: 'model' })),
  say('movesaid', '{np} make a normal move , advance or fall back', (np) => ({
    np,
    moves: ['normal', 'advance', 'fall-back'],
  })),
];

const only = (condition: string, node: Node | undefined): Node | undefined =>
  node && framed({ if: state(condition, 'attack') }, node);

const inflicting = (many: Value, how: 'besides' | 'instead'): Node | undefined =>
  typeof many === 'number' || (typeof many === 'object' && 'dice' in many)
    ? verbs({ grant: { rule: `mortal-wounds-${how}`, parameter: many }, for: '?attacks' })
    : undefined;
