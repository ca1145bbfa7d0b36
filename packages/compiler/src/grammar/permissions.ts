import type { Verb } from '@umpire/effects';
import type { Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { inches, onAttacks, verbs } from './build.js';
import { say } from './parts.js';

/* What someone may or may not do: shoot, charge, move, be set up, be targeted. */

const allow = (np: Np, ...what: readonly string[]) => verbs(...what.map((one): Verb => ({ allow: one, for: np.who })));
const forbid = (np: Np, ...what: readonly string[]) =>
  verbs(...what.map((one): Verb => ({ forbid: one, for: np.who })));

const doing: readonly (readonly [says: string, name: string])[] = [
  ['shoot', 'shoot'],
  ['[to] (declare a charge|charge)', 'charge'],
  ['(start to perform a action|perform a action|start a action)', 'start-an-action'],
];
const after: readonly (readonly [says: string, name: string])[] = [
  ['(advanced|made a advance move)', 'advancing'],
  ['(fell back|made a fall back move)', 'falling-back'],
];

export const permissions: readonly Rule[] = [
  ...doing.flatMap(([says, name]) => [say('eligible', says, () => [name])]),
  say('eligible', 'shoot and [to] (declare a charge|charge)', () => ['shoot', 'charge']),
  say('eligible', 'shoot or [to] (declare a charge|charge)', () => ['shoot', 'charge']),
  ...after.flatMap(([says, which]) => {
    const names = (what: readonly string[]) =>
      what.flatMap((one) => which.split('+').map((past) => `${one}-after-${past}`));
    return [
      say('clause', `{np} be eligible to {eligible} in a turn in which it ${says}`, (np, what) =>
        allow(np, ...names(what)),
      ),
      say('clause', `{np} can {eligible} in a turn in which it ${says}`, (np, what) => allow(np, ...names(what))),
    ];
  }),
  say('clause', '{np} cannot (declare a charge|charge) [this turn|in the same turn]', (np) =>
    forbid(np, 'declare-a-charge'),
  ),
  say('clause', '{np} cannot shoot', (np) => forbid(np, 'shoot')),
  say('clause', '{np} cannot (advance|make a advance move)', (np) => forbid(np, 'advance')),
  say('clause', '{np} cannot (fall back|make a fall back move)', (np) => forbid(np, 'fall-back')),
  say('clause', '{np} cannot have the benefit of cover [against that attack]', (np) =>
    onAttacks({ sort: 'ranged', at: np }, { forbid: 'benefit-of-cover', for: '?attacks' }),
  ),
  say(
    'clause',
    "ignore (any|any or all) modifier to {np} 's move characteristic and (to|) advance and charge roll made for (it|this unit|this model)",
    (np) => verbs({ ignoreModifiers: ['move', 'advance-roll', 'charge-roll'], for: np.who }),
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
  say(
    'clause',
    'each time {np} make a (pile-in or consolidate|consolidate or pile-in) move , it can move up to {inches} instead of [up to] {inches}',
    (np, far) =>
      verbs(
        { modify: 'pile-in-distance', how: 'set', by: inches(far), for: np.who },
        { modify: 'consolidation-distance', how: 'set', by: inches(far), for: np.who },
      ),
  ),
  say(
    'clause',
    'each time {np} (make a consolidate move|consolidate) , (it|{np?}) can move up to {inches} instead of [up to] {inches}',
    (np, _who, far) => verbs({ modify: 'consolidation-distance', how: 'set', by: inches(far), for: np.who }),
  ),
  say(
    'clause',
    'each time {np} (make a pile-in move|pile in) , (it|{np?}) can move up to {inches} instead of [up to] {inches}',
    (np, _who, far) => verbs({ modify: 'pile-in-distance', how: 'set', by: inches(far), for: np.who }),
  ),
  say('moves', 'advance', () => ['advance']),
  say('moves', 'charge', () => ['charge']),
  say('moves', '(advance and charge|advance or charge|charge and advance)', () => ['advance', 'charge']),
  say('clause', 'add {num} to [the] {moves} roll made for {np}', (by, rolls, np) => rollChange(rolls, by, np)),
  say('clause', 'subtract {num} from [the] {moves} roll made for {np}', (by, rolls, np) => rollChange(rolls, -by, np)),
  say('clause', 're-roll [the] {moves} roll made for {np}', (rolls, np) =>
    verbs(...rolls.map((roll): Verb => ({ reroll: roll, which: 'any', for: np.who }))),
  ),
  say('clause', '{np} can re-roll {moves} roll', (np, rolls) =>
    verbs(...rolls.map((roll): Verb => ({ reroll: roll, which: 'any', for: np.who }))),
  ),
];

const rollChange = (rolls: readonly string[], by: number, np: Np) =>
  verbs(...rolls.map((roll): Verb => ({ modify: `${roll}-roll`, how: 'add', by, for: np.who })));
