import type { Verb } from '@umpire/effects';
import { every, not, said, some } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { bare, both, found, framed, slug, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* One clause or another, the same for each of some, who is attached to whom, and who goes with whom. */

export const others: readonly Rule[] = [
  // This, or that.
  say('clauses', '{clause} [,] or [,] if {conds} , {clause} [instead]', (a, conds, b) =>
    isMuch(b) ? undefined : both(framed({ if: not(conds) }, a), framed({ if: conds }, b)),
  ),
  say('clause', 'select up to {small} {np} [,] or one {np}', (max, several, one) =>
    several.any && one.any
      ? {
          verbs: [
            {
              either: [
                [{ choose: several.who, as: 'friends', min: 0, max }],
                [{ choose: one.who, as: 'friends', min: 0, max: 1 }],
              ],
            } as Verb,
          ],
          refs: { '?unit': 'friends', '?it': 'friends' },
        }
      : undefined,
  ),

  // The same for each of some.
  say('clauses', 'for each {np} , {clauses}', (np, clauses) =>
    np.any && typeof np.who === 'object' && speaksOfIt(clauses) ? { forEach: np, body: clauses } : undefined,
  ),
  say(
    'clauses',
    'each {np} must (take|make) a {kinds} (test|roll) (;|,) if {taken2} , {clauses}',
    (np, kinds, outcome, clauses) =>
      np.any && typeof np.who === 'object' && kinds.length === 1
        ? {
            forEach: np,
            body: both(
              verbs({ activate: kinds[0]!.replace(/-roll$/, '-test'), for: '?it' }),
              framed({ if: state(outcome, '?it') }, clauses),
            ),
          }
        : undefined,
  ),
  say('taken2', '(that test be|it be|) passed', () => 'passed-last-test'),
  say('taken2', '(that test be|it be|) failed', () => 'failed-last-test'),
  say(
    'clause',
    '{np} suffer {dice} mortal wound and {np} (regain|recover) [up to] that many lost wound',
    (np, dice, other) =>
      np.any || other.any
        ? undefined
        : verbs(
            { roll: dice.dice, as: 'wounds', purpose: '?purpose' },
            { suffer: 'wounds', kind: 'mortal', on: np.who },
            { heal: 'wounds', on: other.who },
          ),
  ),

  // Who is attached, and gains what it is attached with.
  say('formed', 'during the declare battle formation step', () => true),
  say('frame', 'if {np} be attached to {np} {formed}', (np, host) => {
    if (!np.any || typeof np.who !== 'object' || np.who.in !== undefined || host.who !== 'self') return undefined;
    const { keywords, where } = np.who;
    return {
      about: { ...np, who: { all: 'model', in: 'self', ...(keywords && { keywords }), ...(where && { where }) } },
    };
  }),
  say('frame', 'if {np} have a leader [unit] attached to it {formed}', (host) =>
    host.who === 'self'
      ? { about: { who: { all: 'model', in: 'self', where: state('leading', 'it') }, sort: 'unit', any: true } }
      : undefined,
  ),
  say('np', 'that leader unit', () => bare('?unit')),
  say('np', 'its model', () => bare('?it', 'model')),
  say('np', "(all of|all|the|) {np} 's remaining {kws} model", (np, kws) =>
    np.any ? undefined : bare(found({ sort: 'model', in: np.who, keywords: kws }).who, 'model'),
  ),
  say('np', 'the remaining model in {np}', (np) =>
    np.any || np.sort !== 'unit' ? undefined : bare({ all: 'model', in: np.who }, 'model'),
  ),
  // What an army's rule is told.
  say('event', 'you (use|unleash|invoke|call) [a|the] {title}', (title) => ({
    when: { at: `used-${title}`, edge: 'after', of: 'mine' },
  })),
  say('clause', 'subtract {num} from the {kinds} test each {np} must take as a result', (by, kinds, np) =>
    np.any
      ? framed(
          { until: 'frame' },
          verbs(...kinds.map((kind): Verb => ({ modify: kind, how: 'add', by: -by, for: np.who }))),
        )
      : undefined,
  ),
  say(
    'clause',
    'add {small} to the number of unit from your army that you can select for the {title} rule',
    (parameter, title) =>
      verbs({
        grant: { rule: 'more-for-rule', keyword: title.replaceAll('-', ' ').toUpperCase(), parameter },
        for: 'mine',
      }),
  ),
  say(
    'clauses',
    'each time {np} make {attackdo} , when selecting target for that attack , [you can] ignore the {rule} ability',
    (np, attack, rule) => (np.any || attack.at ? undefined : verbs({ allow: `ignore-${rule}`, for: np.who })),
  ),
  say('clause', 'select {np} as the target of the {title} stratagem for 0 =CP , provided {notyet}', (np, title) =>
    verbs({
      grant: { rule: 'free-stratagem-again', keyword: title.replaceAll('-', ' ').toUpperCase(), parameter: 1 },
      for: np.who,
    }),
  ),
  say('notyet', '{np} have not already be the target of that stratagem this phase', () => true),
  say('sentence', 'this can allow you to use the {title} stratagem for a second time this phase', () => ({
    say: 'nothing',
  })),

  // Conditions, and who it is.
  say('pred', '{pred} or {relative}', (a, b) => some([a, b])),
  say('cond', 'no {np} {pred}', (np, pred) =>
    np.any && typeof np.who === 'object'
      ? {
          compare: [
            { count: { ...np.who, where: every([...(np.who.where ? [np.who.where] : []), said(pred, 'it')])! } },
            '=',
            0,
          ],
        }
      : undefined,
  ),
  say('cond', '{shots} targeted {np}', (_shots, np) => (np.any ? undefined : state('targeted-by-subject', np.who))),
  say('pred', '(destroy|destroyed|have destroyed) one or more enemy (unit|model) that (phase|turn)', () =>
    state('destroyed-enemies'),
  ),
  say('shots', "[{some?}|a] attack made by {np} 's {name}", (_some, np, name) => (np.any ? undefined : { name })),
  say('clause', '{np} can fight {fightnow}', (np) => ({ verbs: [{ activate: 'fight', for: np.who }], may: true })),
  say('fightnow', 'as if it be the fight phase', () => true),
  say('each', 'every {small} model embarked within {np}', (share, np) =>
    np.who === 'self' || np.who === '?it'
      ? { op: '/', of: [{ count: { all: 'model', side: 'mine', where: state('embarked-in-self', 'it') } }, share] }
      : undefined,
  ),
  say('having', 'a {plus} {char} characteristic', (by, name) =>
    ['save', 'leadership', 'skill'].includes(name) ? verbs({ modify: name, how: 'set', by, for: '?x' }) : undefined,
  ),
  say('clause', '{objective} be secured [by your army]', () => verbs({ mark: 'secured', on: '?marker' })),
  say('reach', '(a|) [eligible] [friendly] {kws} unit within {far} [, instead of [within] {far?}]', (_kws, far) => far),
  say(
    'clause',
    'return [up to] {amount} [{kws?}] model [{except?}] to {np} [with its full wound remaining]',
    (max, keywords, except, np) => {
      const search = found({ sort: 'model', in: np.who, keywords, posts: [state('destroyed'), except] });
      return verbs({ choose: search.who, as: 'risen', min: 0, max }, { return: 'risen', wounds: 'full' });
    },
  ),
  say('clauses', '{bearers} can use (it|this ability) , {clauses}', (_bearers, clauses) => ({
    frame: { byArmy: true },
    body: both({ verbs: [], refs: { '?it': 'self', '?model': 'self' } }, clauses),
  })),

  // What may be done at all.
  say('eligible', 'perform a tactical manoeuvre', () => ['perform-a-manoeuvre']),
  say('clause', '{np} cannot perform [the] [{title?}] tactical manoeuvre', (np, title) =>
    verbs(
      title === undefined
        ? { forbid: 'perform-a-manoeuvre', for: np.who }
        : { grant: { rule: 'cannot-perform', keyword: title.replaceAll('-', ' ').toUpperCase() }, for: np.who },
    ),
  ),
  say('clause', 'do not split {kws} into separate unit in the {title} step', (kws) =>
    verbs({ forbid: 'split-unit', for: found({ sort: 'unit', side: 'mine', keywords: kws }).who }),
  ),
  say('clause', 'all part of it must be set up in contact with another part', () =>
    verbs({ grant: { rule: 'set-up-in-parts', parameter: 0 }, for: '?it' }),
  ),
  say(
    'clause',
    'for the purpose of embarking within transport , each {kws} model count as {small} model',
    (kws, parameter) =>
      verbs(
        ...kws.map(
          (all): Verb => ({ grant: { rule: 'transport-space', keyword: all.join(' '), parameter }, for: 'self' }),
        ),
      ),
  ),
  say('sentence', 'a unit cannot be targeted (by|with) {these} {inphase} unless it {pred}', (titles, _in, pred) => ({
    bar: every([some(titles.map((title) => state(`targeted-by-${title}`))), not(pred)])!,
  })),
  say('sentence', 'a unit cannot make a {title} move while it {pred}', (_title, pred) => ({
    say: 'unmoved',
    if: pred,
  })),
  say('pred', 'be within synapse range of your friendly {kws} unit [{except?}]', (_kws, except) =>
    state(except ? 'in-synapse-range-of-others' : 'in-synapse-range'),
  ),
  say('event', "a attack made with {np} 's {name} destroy {np}", (by, name, np) =>
    by.any || !np.any
      ? undefined
      : event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np, {
          if: { state: `destroyed-with-${slug(name)}`, of: 'subject' },
          refs: { [np.sort === 'model' ? '?model' : '?unit']: 'subject' },
        }),
  ),
];

/** Only an amount: "or, if …, up to 6 instead" is read as such. */
const isMuch = (node: Parameters<typeof framed>[1]): boolean => 'verbs' in node && node.verbs.length === 0;
const speaksOfIt = (node: Parameters<typeof framed>[1]): boolean =>
  /"\?(?:it|unit|enemy|model|x)"/.test(JSON.stringify(node));
