import type { Condition, Selector } from '@umpire/effects';
import { every, mentions, not, said, some } from '../meaning/fill.js';
import type { Keywords } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { isCommon } from '../text/keywords.js';
import { isOfWeapons } from '../text/tags.js';
import { bare, found, isNoneOf, isOneOf, seenBy, state } from './build.js';
import { say } from './say.js';

/* What may be said of someone, and conditions made of it. */

const simple: readonly (readonly [says: string, name: string])[] = [
  ['be battle-shocked', 'battle-shocked'],
  ['be [at or] below half-strength', 'below-half-strength'],
  ['be below its half-strength', 'below-half-strength'],
  ['be below [its] starting strength', 'below-starting-strength'],
  ['be at [its] starting strength', '!below-starting-strength'],
  ['be (at full strength|undamaged)', '!below-starting-strength'],
  ['be engaged', 'engaged'],
  ['be unengaged', '!engaged'],
  ['be on the battlefield', 'on-the-battlefield'],
  ['be not on the battlefield', '!on-the-battlefield'],
  ['be the closest eligible (target|unit)', 'closest-eligible-target'],
  ['be visible', 'visible'],
  ['(made a charge move|charged) [this turn|that turn|this phase]', 'charged'],
  ['have (made a charge move|charged) [this turn|that turn|this phase]', 'charged'],
  ['(advanced|have advanced) [this turn|that turn|this phase]', 'advanced'],
  ['(fell back|have fell back) [this turn|that turn|this phase]', 'fell-back'],
  ['made a (advance|advance move) [this turn|that turn|this phase]', 'advanced'],
  ['made a fall back move [this turn|that turn|this phase]', 'fell-back'],
  ['(remained|remain|have remained) stationary [this turn|that turn|this phase]', 'stationary'],
  ['disembarked from a transport [this turn|that turn|this phase]', 'disembarked'],
  ['have disembarked from a transport [this turn|that turn|this phase]', 'disembarked'],
  ['be leading a unit', 'leading'],
  ['be (destroyed|dead)', 'destroyed'],
  ['be attached to a unit', 'leading'],
  ['have lost one or more wound', 'damaged'],
  ['have one or more wound missing', 'damaged'],
  ['be your warlord', 'warlord'],
  ["be the [army 's] warlord", 'warlord'],
  ['be eligible to fight', 'eligible-to-fight'],
  ['be embarked within a transport', 'embarked'],
  ['be embarked', 'embarked'],
  ['have the benefit of cover', 'in-cover'],
];

/** Things done this phase: a step and since when. */
const steps: readonly (readonly [says: string, step: string])[] = [
  ['been selected to shoot', 'selected-to-shoot'],
  ['been selected to fight', 'selected-to-fight'],
  ['been selected to move', 'selected-to-move'],
  ['been selected to charge', 'charge-declared'],
  ['declared a charge', 'charge-declared'],
  ['shot', 'unit-shot'],
  ['fought', 'unit-fought'],
];

export const conditions: readonly Rule[] = [
  ...simple.flatMap(([says, name]) => {
    const holds = name.startsWith('!') ? { not: state(name.slice(1)) } : state(name);
    const rules = [say('pred', says, () => holds)];
    if (says.startsWith('be ')) rules.push(say('pred', says.replace(/^be /, 'be not '), () => not(holds)));
    if (says.startsWith('have ')) rules.push(say('pred', says.replace(/^have /, 'have not '), () => not(holds)));
    return rules;
  }),
  ...steps.flatMap(([says, done]) => {
    const past = says.replace('been', 'be');
    return [
      say('pred', `have not [yet|already] ${past} that phase`, () => not({ done, by: '?x', since: 'phase' })),
      say('pred', `have not [yet|already] ${past} this phase`, () => not({ done, by: '?x', since: 'phase' })),
      say('pred', `have not [yet|already] ${past} this turn`, () => not({ done, by: '?x', since: 'turn' })),
      say('pred', `have [already] ${past} this phase`, () => ({ done, by: '?x', since: 'phase' })),
      say('pred', `have [already] ${past} this turn`, () => ({ done, by: '?x', since: 'turn' })),
    ];
  }),
  say('pred', 'have not be selected to shoot or fight this phase', () => ({
    every: [
      not({ done: 'selected-to-shoot', by: '?x', since: 'phase' }),
      not({ done: 'selected-to-fight', by: '?x', since: 'phase' }),
    ],
  })),
  say('pred', 'be within {far} [of] {np}', (far, np) => ({ within: far, of: '?x', from: np.who })),
  say('pred', 'be within {far} horizontally of {np}', (far, np) => ({
    within: far,
    of: '?x',
    from: np.who,
    measure: 'horizontal',
  })),
  say('pred', 'be not within {far} horizontally of {np}', (far, np) => ({
    not: { within: far, of: '?x', from: np.who, measure: 'horizontal' },
  })),
  say('pred', 'be not within {far} [of] {np}', (far, np) => ({ not: { within: far, of: '?x', from: np.who } })),
  say('pred', 'be more than {far} [horizontally] [away] from {np}', (far, np) => ({
    not: { within: far, of: '?x', from: np.who },
  })),
  say('pred', 'be within {far}', (far) => ({ within: far, of: '?x', from: '?other' })),
  say('pred', 'be wholly within {far} of {np}', (far, np) => ({ within: far, of: '?x', from: np.who, wholly: true })),
  say('pred', 'be within {far} of and visible to {np}', (far, np) =>
    np.any && !(typeof np.who === 'object' && np.who.in !== undefined)
      ? undefined
      : {
          every: [{ within: far, of: '?x', from: np.who }, seenBy(np)],
        },
  ),
  say('pred', 'be visible to {np}', (np) => (np.any ? undefined : seenBy(np))),
  say('pred', '(be|have) [a|the] {kws} [unit|model|keyword]', (kws) => isOneOf('?x', kws)),
  say('pred', '(be|do) not [a|have] [the] {kws} [unit|model|keyword]', (kws) => isNoneOf('?x', kws)),
  say('pred', '(contain|include) (a|one or more|) {kws} (model|unit)', (kws) => holdsSome(kws)),
  say('pred', '(contain|include) (a|one or more|) {kws}', (kws) =>
    kws.every((all) => all.every((kw) => !/ OF /.test(kw) || isCommon(kw))) ? holdsSome(kws) : undefined,
  ),
  say('pred', 'contain {small} or more model', (small) => ({
    compare: [{ count: { all: 'model', in: '?x' } }, '>=', small],
  })),
  say('pred', 'contain {small} or (fewer|less) model', (small) => ({
    compare: [{ count: { all: 'model', in: '?x' } }, '<=', small],
  })),
  say('pred', 'contain {small} model', (small) => ({ compare: [{ count: { all: 'model', in: '?x' } }, '=', small] })),
  say('pred', 'have {range} wound remaining', ([from, to]) =>
    from === 1 ? { compare: [{ the: 'wounds-left', of: '?x' }, '<=', to] } : undefined,
  ),
  say('pred', 'have (a|a unmodified) {char} characteristic of {small} or (less|lower)', (char, small) => ({
    compare: [{ the: char, of: '?x' }, '<=', small],
  })),
  say('pred', 'have (a|a unmodified) {char} characteristic of {small} or (more|greater|higher)', (char, small) => ({
    compare: [{ the: char, of: '?x' }, '>=', small],
  })),
  say('pred', 'have the {rule} ability', (rule) => state(`has-${rule}`)),
  say('cond', '{np} {pred}', (np, pred) => {
    if (!np.any || typeof np.who !== 'object') return undefined;
    const where = every([...(np.who.where ? [np.who.where] : []), said(pred, 'it')]);
    return { compare: [{ count: { ...np.who, ...(where && { where }) } }, '>', 0] };
  }),
  say('cond', '{np} be leading (this|that) unit', (np) => led(np.who)),
  say('cond', '{np} be leading your unit', (np) => led(np.who, '?yours')),
  say('pred', 'be under the effect of [the] {title}', (title) => state(`under-${title}`)),
  say('cond', '[the] {title} be active for your army', (title) => state(`${title}-active`, 'mine')),
  say('pred', '{pred} and {relative}', (a, b) => every([a, b])),
  say('pred', '{pred} and [be|that be] not {relative}', (a, b) => every([a, not(b)])),
  say('pred', '{pred} [,] and (that|which) {pred}', (a, b) => every([a, b])),
  say('pred', '{pred} and / or {pred}', (a, b) => some([a, b])),
  say('pred', 'be battle-shocked (and / or|or) below half-strength', () =>
    some([state('battle-shocked'), state('below-half-strength')]),
  ),
  say('pred', 'be battle-shocked (and / or|or) below [its] starting strength', () =>
    some([state('battle-shocked'), state('below-starting-strength')]),
  ),
  say('pred', 'be battle-shocked and below half-strength', () =>
    every([state('battle-shocked'), state('below-half-strength')]),
  ),
  say('pred', 'be (also|currently) battle-shocked', () => state('battle-shocked')),
  say('pred', 'be [also] below half strength', () => state('below-half-strength')),
  say('pred', 'be also below half-strength', () => state('below-half-strength')),
  say('pred', 'be leading a unit that {pred}', (pred) =>
    every([state('leading'), said(pred, { all: 'unit', in: '?x' })]),
  ),
  say('cond', 'one or more attack made by {np} [this phase|that phase] destroyed one or more enemy unit', (np) =>
    np.any ? undefined : said(state('destroyed-enemies'), np.who),
  ),
  say('pred', 'would be eligible to {eligible} [against {np?}] if it be your {phase} phase', (what, np, phase) =>
    phase === 'charge-phase' && what[0] === 'charge' && np
      ? state('could-charge-subject')
      : phase === 'shooting-phase' && what[0] === 'shoot' && !np
        ? state('could-shoot')
        : undefined,
  ),
  say('np', '(one or more|one|any) of that enemy unit', () => bare('?enemy')),
  say('from', '(from reserve|from strategic reserve|as reinforcement)', () => 'reserve'),
  say('from', 'using the deep strike ability', () => 'deep-strike'),
  say('recent', '(this|that|the same) (turn|phase)', () => true),
  say('arrived', 'be set up [on the battlefield]', () => 'anywhere'),
  say('arrived', 'be set up [on the battlefield] [{from?}] {recent}', (from) => from ?? 'anywhere'),
  say('arrived', '(arrived|have arrived|arrive) {from} [{recent?}]', (from) => from),
  say('arrived', 'be set up [on the battlefield] {from}', (from) => from),
  say('pred', 'be arriving {from} {recent}', (from) =>
    state(from === 'deep-strike' ? 'arriving-by-deep-strike' : 'arriving'),
  ),
  say('pred', '{arrived}', (from) =>
    state(
      from === 'reserve' ? 'arrived-this-turn' : from === 'deep-strike' ? 'arrived-by-deep-strike' : 'set-up-this-turn',
    ),
  ),
  say('pred', 'be eligible to fight this phase', () => state('eligible-to-fight')),
  say('pred', 'be (be|) charged this turn', () => state('was-charged')),
  say('pred', '(destroy|destroyed|have destroyed) one or more enemy (unit|model) this (phase|turn)', () =>
    state('destroyed-enemies'),
  ),
  say('pred', 'be not part of a attached unit', () => not(state('leading'))),
  say('cond', '(the attacking model|the attacker|the attacking unit) be within {far} [of {np?}]', (far, np) => ({
    within: far,
    of: 'attacker',
    from: np === undefined || np.who === '?unit' ? 'target' : np.who,
  })),
  say('cond', '(the attacking model|the attacker|the attacking unit) be not within {far} [of {np?}]', (far, np) => ({
    not: { within: far, of: 'attacker', from: np === undefined || np.who === '?unit' ? 'target' : np.who },
  })),
  say('cond', '(the attacking model|the attacker|the attacking unit) be more than {far} away', (far) => ({
    not: { within: far, of: 'attacker', from: 'target' },
  })),
  say('cond', 'that attack be made by {np}', (np) => {
    if (typeof np.who !== 'object' || np.who.side === 'theirs') return undefined;
    return every([
      ...(np.who.keywords ? [{ is: 'attacker', keywords: np.who.keywords }] : []),
      ...(np.who.where ? [rename(np.who.where as never, 'attacker')] : []),
    ]);
  }),
  say('cond', 'the target [of that attack] have the {kws} keyword', (kws) => isOneOf('target', kws)),
  say('cond', '{np} be [also] {np}', (np, kind) => {
    if (np.any || !kind.any || typeof kind.who !== 'object' || kind.who.in !== undefined) return undefined;
    const { keywords, where } = kind.who;
    return every([...(keywords ? [{ is: np.who, keywords }] : []), ...(where ? [onto(where, np.who)] : [])]);
  }),
  say('pred', 'be also {relative}', (relative) => relative),
  say('pred', 'be also a {kws} [unit]', (kws) => isOneOf('?x', kws)),
  say('pred', '(made a charge move|charged) or be charged this turn', () =>
    some([state('charged'), state('was-charged')]),
  ),
  say('pred', "be wholly within {far} of your opponent 's deployment zone", () => state('near-enemy-deployment-zone')),
  say('pred', 'have fewer than its starting number of wound remaining', () => state('damaged')),
  say('pred', 'have the {title} ability', (title) => (isOfWeapons(title) ? undefined : state(`has-${title}`))),
  say('pred', 'be equipped with [a|the|its|one or more] {name}', (name) =>
    /^\d/.test(name)
      ? undefined
      : {
          compare: [
            {
              count: {
                all: 'weapon',
                in: '?x',
                keywords: [
                  name
                    .toLowerCase()
                    .replace(/[^\p{L}\d]+/gu, '-')
                    .replace(/^-|-$/g, ''),
                ],
              },
            },
            '>',
            0,
          ],
        },
  ),
  say('pred', 'be attached to a {kws} unit', (kws) => ({
    compare: [{ count: found({ sort: 'model', in: { all: 'unit', in: '?x' }, keywords: kws }).who }, '>', 0],
  })),
  say('cond', '{np} be destroyed {result}', (np, result) => {
    if (!np.any || typeof np.who !== 'object') return undefined;
    const where = every([
      ...(np.who.where ? [np.who.where] : []),
      state(`destroyed-by-${result.by}`, 'it'),
      ...(result.melee ? [state('destroyed-in-melee', 'it')] : []),
    ]);
    return { compare: [{ count: { ...np.who, ...(where && { where }) } }, '>', 0] };
  }),
  say('pred', 'can fly', () => ({ is: '?x', keywords: ['FLY'] })),
  say('pred', 'can {kws}', (kws) => isOneOf('?x', kws)),
  say('pred', 'cannot fly', () => ({ not: { is: '?x', keywords: ['FLY'] } })),
  say('pred', '{pred} and {pred}', (a, b) => every([a, b])),
  say('pred', '{pred} or {pred}', (a, b) => some([a, b])),

  // How far an attacker is from its target is said by a condition of its own.
  say('cond', '{np} {pred}', (np, pred) => {
    if (np.any || (np.who === '?attacker' && mentions(pred, others))) return undefined;
    return np.each && 'within' in pred ? everyModel(np.who, pred) : said(pred, np.who);
  }),
  say('cond', 'one or more model in {np} have one or more wound missing', (np) => said(state('damaged'), np.who)),
  say('cond', '(that attack|the attack|it) target {target}', (target) => targeted(target)),
  say('cond', 'that attack be made (with|by) a melee weapon', () => ({ not: state('ranged-attack', 'weapon') })),
  say('cond', 'that attack be made (with|by) a ranged weapon', () => state('ranged-attack', 'weapon')),
  say('cond', 'your army faction be {kws}', () => ({ every: [] })),
  say('conds', '{cond}', (cond) => cond),
  say('conds', '{cond} [,] and [if] {cond}', (a, b) => every([a, b])),
  say('conds', '{cond} [,] or [if] {cond}', (a, b) => some([a, b])),
];

/** It has such models. What is "of" something and no unit's name is carried: an icon, a banner. */
const holdsSome = (kws: Keywords): Condition => ({
  compare: [{ count: found({ sort: 'model', in: '?x', keywords: kws }).who }, '>', 0],
});

const others: ReadonlySet<string> = new Set(['?other']);

function targeted({ who }: { readonly who: unknown }) {
  if (typeof who !== 'object' || who === null || !('all' in who)) return undefined;
  const { keywords, where } = who as { keywords?: readonly string[]; where?: never };
  return every([...(keywords ? [{ is: 'target', keywords: [...keywords] }] : []), ...(where ? [rename(where)] : [])]);
}

const led = (who: Selector, inside: Selector = 'self'): Condition | undefined =>
  typeof who !== 'object' || who.in !== undefined
    ? undefined
    : {
        compare: [
          {
            count: {
              all: 'model',
              in: inside,
              ...(who.keywords && { keywords: who.keywords }),
              ...(who.where && { where: who.where }),
            },
          },
          '>',
          0,
        ],
      };

/** What a search asks of its candidate, asked of somebody. */
const onto = (where: Condition, who: Selector): Condition =>
  JSON.parse(JSON.stringify(where).replaceAll('"it"', JSON.stringify(who))) as Condition;

const rename = (condition: never, as = 'target'): never =>
  JSON.parse(JSON.stringify(condition).replaceAll('"it"', `"${as}"`)) as never;

/** None of its models is anywhere else. */
const everyModel = (of: Selector, near: Condition): Condition => ({
  compare: [{ count: { all: 'model', in: of, where: not(said(near, 'it')) } }, '=', 0],
});
