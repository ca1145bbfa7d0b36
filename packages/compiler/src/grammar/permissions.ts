import type { Verb } from '@umpire/effects';
import type { Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { inches, onAttacks, verbs } from './build.js';
import { say } from './say.js';

/* What someone may or may not do: shoot, charge, move, be set up, be targeted. */

const allow = (np: Np, ...what: readonly string[]) => verbs(...what.map((one): Verb => ({ allow: one, for: np.who })));
const forbid = (np: Np, ...what: readonly string[]) =>
  verbs(...what.map((one): Verb => ({ forbid: one, for: np.who })));

const doing: readonly (readonly [says: string, name: string])[] = [
  ['shoot', 'shoot'],
  ['[to] (declare a charge|charge)', 'charge'],
  ['(start to perform a action|perform a action|start a action)', 'start-an-action'],
];
export const permissions: readonly Rule[] = [
  ...doing.flatMap(([says, name]) => [say('eligible', says, () => [name])]),
  say('eligible', 'shoot and [to] (declare a charge|charge)', () => ['shoot', 'charge']),
  say('eligible', 'shoot or [to] (declare a charge|charge)', () => ['shoot', 'charge']),
  say('past', '(advanced|made a advance move)', () => ['advancing']),
  say('past', '(fell back|made a fall back move)', () => ['falling-back']),
  say('past', '{past} or {past}', (a, b) => (a === b ? undefined : [...a, ...b])),
  say('inwhich', 'in a turn in which {mover} [have] {past}', (_mover, past) => past),
  say('inwhich', 'even (if|though) {mover} [have] {past} this turn', (_mover, past) => past),
  say('mover', '(it|that unit|this unit|your unit|this model|the bearer)', () => true),
  say('clause', '{np} (be [also|still] eligible to|can [also]) {eligible} {inwhich}', (np, what, past) =>
    allow(np, ...afterwards(what, past)),
  ),
  say('clause', '{np} cannot (declare a charge|charge) [this turn|in the same turn]', (np) =>
    forbid(np, 'declare-a-charge'),
  ),
  say('clause', '{np} cannot shoot', (np) => forbid(np, 'shoot')),
  say('clause', '{np} cannot (advance|make a advance move)', (np) => forbid(np, 'advance')),
  say('clause', '{np} cannot (fall back|make a fall back move)', (np) => forbid(np, 'fall-back')),
  say('clause', '{np} cannot have the benefit of cover [against that attack]', (np) =>
    np.who === 'target'
      ? verbs({ forbid: 'benefit-of-cover', for: '?attacks' })
      : onAttacks({ sort: 'ranged', at: np }, { forbid: 'benefit-of-cover', for: '?attacks' }),
  ),
  say(
    'clause',
    "ignore (any|any or all) modifier to {np} 's {modchars} characteristic [and [to] {moves?} roll made for {np?}]",
    (np, names, rolls, other) =>
      names.every((name) => name === 'move') && (other === undefined || !other.any)
        ? verbs({ ignoreModifiers: [...names, ...(rolls ?? []).map((roll) => `${roll}-roll`)], for: np.who })
        : undefined,
  ),
  // Advance and charge rolls.
  say('clause', 'add {num} to (the|that) {moves} roll', (by, rolls) =>
    verbs(...rolls.map((roll): Verb => ({ modify: `${roll}-roll`, how: 'add', by, for: '?it' }))),
  ),
  say('clause', 'subtract {num} from (the|that) {moves} roll', (by, rolls) =>
    verbs(...rolls.map((roll): Verb => ({ modify: `${roll}-roll`, how: 'add', by: -by, for: '?it' }))),
  ),
  say('clause', 're-roll (the|that) {moves} roll', (rolls) =>
    verbs(...rolls.map((roll): Verb => ({ reroll: roll, which: 'any', for: '?it' }))),
  ),
  say('clause', 're-roll that test', () => verbs({ reroll: 'battle-shock', which: 'any', for: '?it' })),
  say('creep', '(consolidate|make a consolidate move)', () => ['consolidation-distance']),
  say('creep', '(pile in|make a pile-in move)', () => ['pile-in-distance']),
  say('creep', '(pile in or consolidate|pile in and consolidate)', () => [
    'pile-in-distance',
    'consolidation-distance',
  ]),
  say('creep', 'make a (pile-in or consolidate|consolidate or pile-in) move', () => [
    'pile-in-distance',
    'consolidation-distance',
  ]),
  say(
    'clauses',
    'each time {np} {creep} , {np} can move up to {inches} instead of [up to] {inches}',
    (np, names, _models, far) =>
      verbs(...names.map((name): Verb => ({ modify: name, how: 'set', by: inches(far), for: np.who }))),
  ),
  say('moves', 'advance', () => ['advance']),
  say('moves', 'charge', () => ['charge']),
  say('moves', '(advance and charge|advance or charge|charge and advance)', () => ['advance', 'charge']),
  say('clause', 'add {num} to [the] {moves} roll made for {np}', (by, rolls, np) => rollChange(rolls, by, np)),
  say('clause', 'subtract {num} from [the] {moves} roll made for {np}', (by, rolls, np) => rollChange(rolls, -by, np)),
  say('clause', 're-roll [the] {moves} roll (made|) for {np}', (rolls, np) =>
    verbs(...rolls.map((roll): Verb => ({ reroll: roll, which: 'any', for: np.who }))),
  ),
  say('clause', '{np} can re-roll {moves} roll', (np, rolls) =>
    verbs(...rolls.map((roll): Verb => ({ reroll: roll, which: 'any', for: np.who }))),
  ),
];

const afterwards = (what: readonly string[], pasts: readonly string[]): readonly string[] =>
  what.flatMap((one) => pasts.map((past) => `${one}-after-${past}`));

const rollChange = (rolls: readonly string[], by: number, np: Np) =>
  verbs(...rolls.map((roll): Verb => ({ modify: `${roll}-roll`, how: 'add', by, for: np.who })));
