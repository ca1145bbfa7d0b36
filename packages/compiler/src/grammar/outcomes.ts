import type { Verb } from '@umpire/effects';
import type { Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { found, framed, state, verbs } from './build.js';
import { say } from './say.js';

/* What comes of tests and of attacks that are made: for each that is tested, for the models that die of it, while they are resolved. */

const named: Readonly<Record<string, string>> = {
  'battle-shock-roll': 'battle-shock-test',
  'leadership-roll': 'leadership-test',
};

/** So many models of a unit die, as the die shows. */
const slain = (np: Np, amount: number | { readonly dice: string }): Node | undefined => {
  if (np.any || np.sort !== 'unit') return undefined;
  const models = { all: 'model', in: np.who } as const;
  return typeof amount === 'number'
    ? verbs({ choose: models, as: 'slain', min: amount, max: amount }, { destroy: 'slain' })
    : verbs(
        { roll: amount.dice, as: 'fallen-number', purpose: '?purpose' },
        { choose: models, as: 'slain', min: 'fallen-number', max: 'fallen-number' },
        { destroy: 'slain' },
      );
};

export const outcomes: readonly Rule[] = [
  // Tests of each that is found.
  say(
    'clauses',
    '{np} must [first] (take|make) a {kinds} test [:|;|,] [and] {outcome}',
    (np, [kind, ...more], outcome) => {
      const activate = kind === undefined || more.length > 0 ? undefined : named[kind];
      if (activate === undefined || !np.any || typeof np.who !== 'object') return undefined;
      return { forEach: np, body: { all: [verbs({ activate, for: '?it' }), outcome] } };
    },
  ),
  say('clauses', 'each time {stand} , {clauses}', (frame, clauses) =>
    'forEach' in clauses ? framed(frame, clauses) : undefined,
  ),
  say('outcome', 'if {failed} , {clauses}', (_failed, clauses) =>
    framed({ if: state('failed-last-test', '?it') }, clauses),
  ),
  say('outcome', 'if {passed} , {clauses}', (_passed, clauses) =>
    framed({ if: state('passed-last-test', '?it') }, clauses),
  ),
  say(
    'clauses',
    '(in either case|regardless of the result|whether that test be passed or failed) [,] [then] {clauses}',
    (clauses) => framed({ then: true }, clauses),
  ),
  say('clause', 'destroy {num} model in {np}', (amount, np) => slain(np, amount)),
  say('clause', 'destroy {dice} model in {np}', (amount, np) => slain(np, amount)),
  say('clause', '{dice} model in {np} be destroyed', (amount, np) => slain(np, amount)),

  // Attacks while they are resolved.
  say('frame', '(when|while) (resolving|making) {wpn}', (attack) =>
    attack.by ? { attack, narrows: true } : undefined,
  ),
  say('clause', '{clause} (when|while) (resolving|making) {wpn}', (clause, attack) =>
    attack.by && isOfAttacks(clause) ? framed({ attack, narrows: true }, clause) : undefined,
  ),
  say('gift', 'both [of] {tags}', (tags) => (tags.length > 1 ? tags : undefined)),
  say('clause', '{np} can suffer {amount} mortal wound', (np, amount) =>
    np.any ? undefined : { verbs: [{ suffer: amount, kind: 'mortal', on: np.who }], may: true },
  ),
  // Who did it.
  say('np', 'the enemy (unit|model) that [just|have|have just] destroyed {np}', (np) =>
    np.who === '?yours' || np.who === '?unit' ? { who: '?slayer', sort: 'unit' } : undefined,
  ),
  say('pred', 'be just destroyed by (a|an|one) enemy (unit|model)', () => state('just-destroyed')),
  say('clause', 'subtract {num} from the resulting {kinds} test [when making that {title}]', (by, [kind, ...more]) =>
    kind === 'leadership-roll' && more.length === 0
      ? verbs({ modify: kind, how: 'add', by: -by, for: '?it', until: 'frame' })
      : undefined,
  ),

  // Units that an army names.
  say('clause', "{np} (be|become) your army 's [new] {title} [, replacing the old one]", (np, title) =>
    np.any
      ? undefined
      : verbs(
          { lift: `army-${title}`, from: { all: 'unit', side: 'mine', where: state(`army-${title}`, 'it') } },
          {
            mark: `army-${title}`,
            on: np.who,
          },
        ),
  ),
  say('np', "your army 's {title} [unit]", (title) =>
    /^(?:warlord|faction)/.test(title)
      ? undefined
      : found({ sort: 'unit', side: 'mine', posts: [state(`army-${title}`)] }),
  ),
  // While one of them leads.
  say('clause', '{clause} while leading (this|that|a|its) unit', (clause) =>
    framed({ if: state('leading', '?model'), lasting: true }, clause),
  ),

  // More of these than of those.
  say('cond', 'there be more {np} than {np}', (more, fewer) => {
    if (!more.any || !fewer.any || typeof more.who !== 'object' || typeof fewer.who !== 'object') return undefined;
    const where = more.who.where ?? fewer.who.where;
    return { compare: [{ count: { ...more.who, ...(where && { where }) } }, '>', { count: fewer.who }] };
  }),
  say('pred', 'be reduced to below half-strength {result}', (result) =>
    result.melee ? undefined : { every: [state('below-half-strength'), state('lost-wounds-to-subject')] },
  ),
  say('pred', '(lose|lost) (one or more|any|a) model {result}', () => state('lost-models-to-subject')),
];

const isOfAttacks = (clause: Node): boolean =>
  'frame' in clause
    ? isOfAttacks(clause.body)
    : 'verbs' in clause &&
      clause.verbs.length > 0 &&
      clause.verbs.every((verb: Verb) => 'for' in verb && verb.for === '?attacks');
