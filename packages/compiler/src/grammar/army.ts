import type { Verb } from '@umpire/effects';
import { said } from '../meaning/fill.js';
import type { Keywords, Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { found, isNoneOf, state, verbs } from './build.js';
import { say } from './parts.js';

/* Army building, command points and stratagems: who may join whom, what costs what. */

const names = (keywords: Keywords): readonly string[] => keywords.map((all) => all.join(' '));
const carry = (rule: string, keywords: Keywords, parameter?: number): Node =>
  verbs(
    ...names(keywords).map(
      (keyword): Verb => ({ grant: { rule, keyword, ...(parameter !== undefined && { parameter }) }, for: 'self' }),
    ),
  );
const bearerIs = (keywords: Keywords, more: readonly Keywords[] = []): Node =>
  verbs({
    allow: 'bear-enhancement',
    for: found({ sort: 'model', side: 'mine', keywords, posts: more.map((none) => isNoneOf('?x', none)) }).who,
  });

const free = (np: Np, title: readonly string[], again: boolean): Node =>
  verbs(
    ...(title.length === 0 ? [undefined] : title).map(
      (keyword): Verb => ({
        grant: {
          rule: again ? 'free-stratagem-again' : 'free-stratagem',
          ...(keyword && { keyword: keyword.replaceAll('-', ' ').toUpperCase() }),
        },
        for: np.who,
      }),
    ),
  );
const stratagem = 'with (the|a|one|) {stratagems?} [stratagem] for 0 =CP';
export const army: readonly Rule[] = [
  say('clause', '{kws} [model|unit] only', (kws) => bearerIs(kws)),
  say('clause', '{kws} model LP excluding {kws} [model|unit] RP only', (kws, none) => bearerIs(kws, [none])),
  say('clause', '{kws} model only LP excluding {kws} [model|unit] RP', (kws, none) => bearerIs(kws, [none])),
  say('clause', '{kws} model with the {rule} ability only', (kws, rule) =>
    verbs({
      allow: 'bear-enhancement',
      for: found({ sort: 'model', side: 'mine', keywords: kws, posts: [state(`has-${rule}`)] }).who,
    }),
  ),
  say(
    'clause',
    'if {np} can be attached to [a] {kws} [unit] , it can [instead|also] be attached to this unit',
    (np, other) =>
      np.any
        ? verbs(
            ...other.map(
              (all): Verb => ({ grant: { rule: 'attach-to-self-as', keyword: all.join(' ') }, for: np.who }),
            ),
          )
        : undefined,
  ),
  say('clause', '{np} cannot embark within [a] {kws}', (np, kws) =>
    verbs(...names(kws).map((keyword): Verb => ({ grant: { rule: 'cannot-embark', keyword }, for: np.who }))),
  ),
  say('clause', '{np} can embark within any transport that its bodyguard unit can embark within', (np) =>
    verbs({ allow: 'embark-with-bodyguard', for: np.who }),
  ),
  say('clause', '{np} cannot be given enhancement', (np) => verbs({ forbid: 'bear-enhancement', for: np.who })),
  say('clause', 'you cannot include more than one {kw} (model|unit) in your army', (kw) =>
    verbs({ forbid: 'include-several', for: found({ sort: 'unit', side: 'mine', keywords: [kw] }).who }),
  ),
  say(
    'clause',
    '[when making ranged attack ,] {np} do not suffer the penalty to (the|its) hit roll for be within engagement range of one or more enemy unit',
    (np) => verbs({ forbid: 'big-guns-never-tire', for: { attacks: 'ranged', by: np.who } }),
  ),
  say(
    'clause',
    '[when making ranged attack ,] {np} do not suffer the penalty to its hit roll for making ranged attack while enemy unit be within engagement range of it',
    (np) => verbs({ forbid: 'big-guns-never-tire', for: { attacks: 'ranged', by: np.who } }),
  ),
  say('clause', '{clause} {notcumulative}', (clause) => alone(clause)),
  say('each', "(each|every) of {np} 's remaining wound", (np) =>
    np.any ? undefined : { the: 'wounds-left', of: np.who },
  ),
  say('clause', 'add {num} to (any|the) [armour] saving throw made (against|for) that attack', (by) =>
    verbs({ modify: 'save-roll', how: 'add', by, for: '?attacks' }),
  ),
  say('clause', '{clause} in a turn in which {np} {pred}', (clause, np, pred) =>
    np.any || ('verbs' in clause && clause.verbs.some((verb) => 'allow' in verb))
      ? undefined
      : { frame: { if: said(pred, np.who) }, body: clause },
  ),
  say(
    'clause',
    'this model can be attached to [a|one of the following unit|the following unit] [:] {kws} [unit]',
    (kws) => carry('attach-to', kws),
  ),
  say('clause', '{np} can be your warlord', (np) => verbs({ allow: 'be-warlord', for: np.who })),
  say('clause', '{np} cannot be [selected as] your warlord', (np) => verbs({ forbid: 'be-warlord', for: np.who })),
  say('clause', '{np} must be your warlord', (np) => verbs({ mark: 'warlord', on: np.who })),
  say('cond', '{np} be (in|included in) your army', (np) => (np.any ? undefined : { every: [] })),
  say('cond', 'your army include {np}', (np) => (np.any ? undefined : { every: [] })),
  say('clause', 'your army (cannot|can not) include more than one {kw} [unit|model]', (kw) =>
    verbs({ forbid: 'include-several', for: found({ sort: 'unit', side: 'mine', keywords: [kw] }).who }),
  ),
  say('clause', 'this (model|transport|unit) have a transport capacity of {num} {kws} model', (parameter, kws) =>
    carry('transport', kws, parameter),
  ),
  say('clause', 'each {kws} model take (up|) the space of {num} model', (kws, parameter) =>
    carry('transport-space', kws, parameter),
  ),
  say('clause', 'it cannot transport {kws} [model|unit]', (kws) => carry('cannot-transport', kws)),
  say(
    'clause',
    "(this|this unit 's) {kw} can issue [up to] {num} order to [a] {kws} [unit]",
    (_officer, parameter, kws) => carry('orders', kws, parameter),
  ),

  say('again', '[,] [and] [can do so] (even if|if) {already} [this phase|this turn|this battle round]', () => true),
  say(
    'already',
    '(you have already|you have) (used that stratagem|targeted a different unit with that stratagem|targeted another unit with that stratagem|used that stratagem on a different unit)',
    () => true,
  ),
  say(
    'already',
    '(a different|another) unit [from your army] have already [be] (targeted with that stratagem|be targeted with that stratagem)',
    () => true,
  ),
  say('already', 'that stratagem have already [be|be] used', () => true),
  say('stratagems', '{title}', (title) => [title]),
  say('stratagems', '{title} (or|and) {title}', (a, b) => [a, b]),
  say('clause', `target {np} ${stratagem}`, (np, title) => free(np, title ?? [], false)),
  say('clause', `target {np} ${stratagem} {again}`, (np, title) => free(np, title ?? [], true)),
  say('clause', `{np} can be targeted ${stratagem}`, (np, title) => free(np, title ?? [], false)),
  say('clause', `{np} can be targeted ${stratagem} {again}`, (np, title) => free(np, title ?? [], true)),
  say('clause', 'target {np} with stratagem even (while|when|if) it be battle-shocked', (np) =>
    verbs({ allow: 'stratagems-while-battle-shocked', for: np.who }),
  ),
  say('event', 'you target {np} with a stratagem', (np) => ({
    when: { at: 'stratagem-used', edge: 'after', of: np.who, turn: 'mine' as const },
    refs: { '?it': np.any ? 'subject' : np.who },
  })),
  say('event', 'your opponent target {np} with a stratagem', (np) => ({
    when: { at: 'stratagem-used', edge: 'before', of: np.who },
    refs: { '?it': 'subject', '?unit': 'subject', '?enemy': 'subject' },
  })),
  say('event', 'your opponent target a unit from its army with a stratagem', () => ({
    when: { at: 'stratagem-used', edge: 'before', of: { all: 'unit', side: 'theirs' } },
    refs: { '?it': 'subject', '?unit': 'subject', '?enemy': 'subject' },
  })),
  say(
    'clause',
    'each time you target {np} with the fire overwatch stratagem , [while resolving that stratagem ,] hit be [successfully] scored on [a] [unmodified] [hit roll of] {plus} [(while|when) resolving that stratagem]',
    (np, parameter) => verbs({ grant: { rule: 'overwatch-hits-on', parameter }, for: np.who }),
  ),
  say('clause', 'enemy unit cannot use the fire overwatch stratagem to shoot at {np}', (np) =>
    verbs({ forbid: 'be-overwatched', for: np.who }),
  ),
  say('clause', 'your opponent cannot use the fire overwatch stratagem to shoot at {np}', (np) =>
    verbs({ forbid: 'be-overwatched', for: np.who }),
  ),
  say('clause', '{np} cannot be targeted (with|by) the fire overwatch stratagem', (np) =>
    verbs({ forbid: 'be-overwatched', for: np.who }),
  ),
  say('clause', '{np} be not eligible to {eligible}', (np, what) =>
    verbs(...what.map((one): Verb => ({ forbid: one === 'charge' ? 'declare-a-charge' : one, for: np.who }))),
  ),
  say('clause', '{np} be eligible to {eligible}', (np, what) =>
    verbs(...what.map((one): Verb => ({ allow: one === 'charge' ? 'declare-a-charge' : one, for: np.who }))),
  ),
  say(
    'clause',
    '{np} cannot be targeted by ranged attack unless the (attacking model|attacker) be within {far}',
    (at, far) => ({
      frame: { attack: { sort: 'ranged', at, where: [{ not: { within: far, of: 'attacker', from: 'target' } }] } },
      body: verbs({ forbid: 'attacks', for: '?attacks' }),
    }),
  ),
  say(
    'clause',
    '{np} can only be (selected as the target of|targeted by) [a] ranged attack if the attacking (model|unit) be within {far} [of it]',
    (at, far) => ({
      frame: { attack: { sort: 'ranged', at, where: [{ not: { within: far, of: 'attacker', from: 'target' } }] } },
      body: verbs({ forbid: 'attacks', for: '?attacks' }),
    }),
  ),
];

/** Not cumulative: the verb stands alone. */
function alone(clause: Node): Node | undefined {
  if ('frame' in clause) {
    const body = alone(clause.body);
    return body && { ...clause, body };
  }
  if (!('verbs' in clause) || !clause.verbs.every((verb) => 'modify' in verb)) return undefined;
  return { ...clause, verbs: clause.verbs.map((verb) => ({ ...verb, stacks: 'alone' }) as Verb) };
}
