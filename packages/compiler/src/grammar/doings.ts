import type { Search, Value, Verb } from '@umpire/effects';
import { replaceNames } from '../meaning/fill.js';
import type { Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { both, framed, mergeAttacks, onAttacks, state, verbs } from './build.js';
import { say } from './say.js';

/* Several things said of one subject: "that unit cannot charge and must remain stationary". `?x` is whoever does them. */

const forbid = (...what: readonly string[]): Node => verbs(...what.map((one): Verb => ({ forbid: one, for: '?x' })));

/** What someone does, said of them. */
const of = (np: Np, doing: Node): Node | undefined => {
  if (np.any && needsOne(doing)) return undefined;
  return replaceNames(doing, (name) => (name === '?x' ? np.who : undefined));
};

/** Wounds, tests and marks are of one that is known, not of whichever is found. */
const needsOne = (node: Node): boolean =>
  'all' in node
    ? node.all.some(needsOne)
    : 'verbs' in node && node.verbs.some((verb) => 'suffer' in verb || 'activate' in verb || 'mark' in verb);

export const doings: readonly Rule[] = [
  say('doing', '(have|gain) {havings}', (havings) => havings),
  say('doing', 'lose the {kw} keyword', (kw) =>
    verbs({ grant: { rule: 'lost-keyword', keyword: kw.join(' ') }, for: '?x' }),
  ),
  say('doing', 'cannot {barred}', (names) => forbid(...names)),
  say('doing', 'must [then] remain stationary [this turn|this phase]', () => forbid('move')),
  say('doing', '(be|be also|be still) eligible to {eligible} {inwhich}', (what, pasts) =>
    verbs(...what.flatMap((one) => pasts.map((past): Verb => ({ allow: `${one}-after-${past}`, for: '?x' })))),
  ),
  say('doing', 'can {eligible} {inwhich}', (what, pasts) =>
    verbs(...what.flatMap((one) => pasts.map((past): Verb => ({ allow: `${one}-after-${past}`, for: '?x' })))),
  ),
  say('doing', '[can] re-roll {moves} roll', (rolls) =>
    verbs(...rolls.map((roll): Verb => ({ reroll: roll, which: 'any', for: '?x' }))),
  ),
  say('doing', 'suffer {amount} mortal wound', (amount) => verbs({ suffer: amount, kind: 'mortal', on: '?x' })),
  say('doing', '(regain|recover) [up to] {amount} [lost] wound', (amount) => verbs({ heal: amount, on: '?x' })),
  say('doing', 'heal {amount} wound', (amount) => verbs({ heal: amount, on: '?x', revive: true })),
  say('doing', 'must (take|make) a (battle-shock test|battle-shock roll)', () =>
    verbs({ activate: 'battle-shock-test', for: '?x' }),
  ),
  say('doing', 'can be your warlord', () => verbs({ allow: 'be-warlord', for: '?x' })),
  say('doing', 'lose [the|its] {title} (rule|ability)', (title) =>
    verbs({ grant: { rule: 'lost-ability', keyword: title.replaceAll('-', ' ').toUpperCase() }, for: '?x' }),
  ),
  say('doing', 'be {coined}', (coined) => verbs({ mark: coined, on: '?x' })),
  say('doing', 'be battle-shocked', () => verbs({ mark: 'battle-shocked', on: '?x' })),
  say('doing', 'can ignore {anymods} {unitmods}', (_any, list) => verbs({ ignoreModifiers: list, for: '?x' })),
  say('barred', '(fall back|make a fall back move) [this phase|this turn]', () => ['fall-back']),
  say('barred', '(advance|make a advance move)', () => ['advance']),
  say('barred', '(charge|declare a charge) [this turn]', () => ['declare-a-charge']),
  say('barred', 'shoot', () => ['shoot']),
  say('barred', 'be [selected as] your warlord', () => ['be-warlord']),
  say('barred', 'be given enhancement', () => ['bear-enhancement']),
  say('barred', '{barred} or {barred}', (a, b) => [...a, ...b]),
  say('doings', '{doing}', (doing) => doing),
  say('doings', '{doing} [,] and [also] {doings}', (doing, more) => both(doing, more)),
  say('doings', '{doing} , {doings}', (doing, more) => both(doing, more)),
  say('clause', '{np} {doing} [,] and [also] {doings}', (np, doing, more) =>
    isPlainHaving(doing) && isPlainHaving(more) ? undefined : of(np, both(doing, more)),
  ),
  say('clause', '{np} {doing} , {doings}', (np, doing, more) =>
    isPlainHaving(doing) && isPlainHaving(more) ? undefined : of(np, both(doing, more)),
  ),
  say('clause', '{np} can ignore {anymods} {unitmods}', (np, _any, list) =>
    verbs({ ignoreModifiers: list, for: np.who }),
  ),
  say('clause', '{np} cannot {barred}', (np, names) => of(np, forbid(...names))),

  // Modifiers that are ignored.
  say('anymods', '(any|any or all|all) modifier to', () => true),
  say('unitmods', '(its|the) {modchars} characteristic', (names) => names),
  say('unitmods', "{np} 's {modchars} characteristic", (np, names) => (np.any ? undefined : names)),
  say('unitmods', '[the|its|any] {moves} roll [made for {np?}]', (rolls) => rolls.map((roll) => `${roll}-roll`)),
  say('unitmods', '[the|its|any] {kinds} (test|roll) [(made|taken) for {np?}]', (names) => names),
  say('unitmods', '{unitmods} {andor} [to] [{anymods?}] {unitmods}', (a, _and, _any, b) => [...new Set([...a, ...b])]),
  say('andor', '(and|or|and/or|and / or)', () => true),
  say('clause', 'ignore {anymods} {unitmods}', (_any, list) =>
    list.some((name) => name === 'move' || name.endsWith('-roll'))
      ? verbs({ ignoreModifiers: list, for: '?it' })
      : undefined,
  ),

  // Several things said of attacks or weapons.
  say('wdoing', 'have {gifts}', (gifts) => verbs(...gifts)),
  say('wdoing', '[can] re-roll [a|the] {rolls}', (rolls) =>
    verbs(...rolls.map((roll): Verb => ({ reroll: roll, which: 'any', for: '?attacks' }))),
  ),
  say('wdoing', '[can] re-roll [a|the] {rolls} of 1', (rolls) =>
    verbs(...rolls.map((roll): Verb => ({ reroll: roll, which: 'ones', for: '?attacks' }))),
  ),
  say('clause', '{wpn} {wdoing} and {wdoing}', (attack, a, b) => framed({ attack }, both(a, b))),
  say('clause', '{wpn} {wdoing} [,] (while|when) targeting {target}', (attack, doing, at) => {
    const aimed = mergeAttacks(attack, { sort: 'any', at });
    return aimed && !('verbs' in doing && doing.verbs.some((verb) => 'grant' in verb || 'modify' in verb))
      ? framed({ attack: aimed }, doing)
      : undefined;
  }),
  say('delta', 'add {amount} to the {chars} characteristic', (by, names) => deltas(names, by, 1)),
  say('delta', 'subtract {amount} from the {chars} characteristic', (by, names) => deltas(names, by, -1)),
  say('clause', '{delta} (and|,) {delta} of {wpn}', (a, b, attack) => onAttacks(attack, ...a, ...b)),
  say('clause', '{delta} (and|,) {delta} of that attack', (a, b) => verbs(...a, ...b)),
];

const ofWeapons: ReadonlySet<string> = new Set([
  'attacks',
  'skill',
  'strength',
  'armour-penetration',
  'damage',
  'range',
]);

function deltas(names: readonly string[], by: Value, sign: 1 | -1): readonly Verb[] | undefined {
  if (typeof by !== 'number' || !names.every((name) => ofWeapons.has(name))) return undefined;
  return names.map(
    (name): Verb =>
      name === 'armour-penetration' || name === 'skill'
        ? { modify: name, how: sign > 0 ? 'improve' : 'worsen', by, for: '?attacks' }
        : { modify: name, how: 'add', by: sign * by, for: '?attacks' },
  );
}

/** "Has this and that" is read as one having already. */
const isPlainHaving = (node: Node): boolean =>
  'frame' in node ||
  ('all' in node && node.all.every(isPlainHaving)) ||
  ('verbs' in node &&
    node.verbs.every(
      (verb) =>
        ('modify' in verb && verb.for === '?x') ||
        ('grant' in verb &&
          !(
            typeof verb.grant === 'object' &&
            'rule' in verb.grant &&
            /^(?:lost-keyword|orders)$/.test(verb.grant.rule)
          )),
    ));

/** Units found, with one more thing asked of them. */
export const foundWith = (np: Np, name: string): Search | undefined =>
  np.any && typeof np.who === 'object'
    ? {
        ...np.who,
        where: np.who.where ? { every: [np.who.where, state(name, 'it')] } : state(name, 'it'),
      }
    : undefined;
