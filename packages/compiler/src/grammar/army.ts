import type { Condition, Verb } from '@umpire/effects';
import { mentions, not, said } from '../meaning/fill.js';
import type { Attack, Keywords, Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { bare, found, isNoneOf, state, verbs } from './build.js';
import { say } from './say.js';

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

const free = (np: Np, titles: readonly string[], again: boolean): Node => {
  const rule = again ? 'free-stratagem-again' : 'free-stratagem';
  const [only, ...more] = titles.map(
    (title): Verb => ({ grant: { rule, keyword: title.replaceAll('-', ' ').toUpperCase() }, for: np.who }),
  );
  if (!only) return verbs({ grant: { rule }, for: np.who });
  return verbs(more.length === 0 ? only : { either: [only, ...more].map((one) => [one]) });
};
const stratagem = 'with (the|a|one|) {stratagems?} [stratagem] for 0 =CP';
export const army: readonly Rule[] = [
  say('clause', '{kws} [model] only', (kws) => bearerIs(kws)),
  say('clause', '{kws} unit only', (keywords) =>
    verbs({ allow: 'bear-enhancement', for: found({ sort: 'unit', side: 'mine', keywords }).who }),
  ),
  say('clause', '{kws} model LP excluding {kws} [model|unit] RP only', (kws, none) => bearerIs(kws, [none])),
  say('clause', '{kws} model only LP excluding {kws} [model|unit] RP', (kws, none) => bearerIs(kws, [none])),
  say('clause', '{kws} model with the {rule} ability only', (kws, rule) =>
    verbs({
      allow: 'bear-enhancement',
      for: found({ sort: 'model', side: 'mine', keywords: kws, posts: [state(`has-${rule}`)] }).who,
    }),
  ),
  say('clause', '{np} cannot embark within [a] {kws}', (np, kws) =>
    verbs(...names(kws).map((keyword): Verb => ({ grant: { rule: 'cannot-embark', keyword }, for: np.who }))),
  ),
  say('ride', '(any|a) transport [that {np} can embark within]', () => true),
  say('clause', '{np} can embark within {ride}', (np) => verbs({ allow: 'embark-with-bodyguard', for: np.who })),
  say('np', 'its bodyguard unit', () => bare({ all: 'unit', in: '?it' })),
  say('clause', '{np} cannot be given enhancement', (np) => verbs({ forbid: 'bear-enhancement', for: np.who })),
  say('clause', 'you cannot include more than one {kw} (model|unit) in your army', (kw) =>
    verbs({ forbid: 'include-several', for: found({ sort: 'unit', side: 'mine', keywords: [kw] }).who }),
  ),
  say('penalty', '(the|a) penalty to (the|its) hit roll', () => true),
  say('cause', 'for be {at}', (at) => at),
  say('cause', 'for making {attackdo} while {np} be {at}', (_attack, _np, at) => at),
  say('cause', 'for (making|shooting) {attackdo} while {at}', (_attack, at) => at),
  say('clause', '[(when|while) making ranged attack ,] {np} do not suffer {penalty} {cause}', (np, _penalty, cause) =>
    mentions(cause, closeQuarters)
      ? verbs({ forbid: 'big-guns-never-tire', for: np.who === '?it' ? '?attacks' : { attacks: 'ranged', by: np.who } })
      : undefined,
  ),
  say('clause', '{clause} {notcumulative}', (clause) => alone(clause)),
  say('each', "(each|every) of {np} 's remaining wound", (np) =>
    np.any ? undefined : { the: 'wounds-left', of: np.who },
  ),
  say('clause', 'add {num} to [any|the] [armour] saving throw [made] (against|for) that attack', (by) =>
    verbs({ modify: 'save-roll', how: 'add', by, for: '?attacks' }),
  ),
  say('clause', '{clause} in a turn in which {np} {pred}', (clause, np, pred) =>
    np.any || ('verbs' in clause && clause.verbs.some((verb) => 'allow' in verb))
      ? undefined
      : { frame: { if: said(pred, np.who) }, body: clause },
  ),
  say('clause', '{np} can be your warlord', (np) => verbs({ allow: 'be-warlord', for: np.who })),
  say('clause', '{np} cannot be [selected as] your warlord', (np) => verbs({ forbid: 'be-warlord', for: np.who })),
  say('clause', '{np} must be your warlord', (np) => verbs({ mark: 'warlord', on: np.who })),
  say('cond', '{np} be (in|included in) your army', (np) => (np.any ? undefined : { every: [] })),
  say('cond', 'your army (include|contain) {np}', (np) => (np.any ? undefined : { every: [] })),
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

  say('again', '[,|;] [and] [can do so] (even if|if) {already} [this phase|this turn|this battle round]', () => true),
  say('already', 'you have [already] used that stratagem [on {np?}]', () => true),
  say('already', 'you have [already] targeted {np} with that stratagem', () => true),
  say('already', '{np} have already [be] be targeted with that stratagem', () => true),
  say('already', '{np} have already be targeted with that stratagem', () => true),
  say('already', '{np} (have be|be) targeted with that stratagem', () => true),
  say('already', 'that stratagem have already [be] be used', () => true),
  say('np', '(a different|another) unit [from your army]', () => found({ sort: 'unit', side: 'mine' })),
  say('stratagems', '{title}', (title) => [title]),
  say('stratagems', '{title} (or|and) {title}', (a, b) => [a, b]),
  say('freelist', '{title}', (title) => [title]),
  say('freelist', '{title} (;|,|or|and) {freelist}', (title, more) => [title, ...more]),
  say('clause', 'target {np} with one of the following stratagem for 0 =CP : {freelist}', (np, titles) =>
    free(np, titles, false),
  ),
  say('clause', `target {np} ${stratagem}`, (np, title) => free(np, title ?? [], false)),
  say('clause', `target {np} ${stratagem} {again}`, (np, title) => free(np, title ?? [], true)),
  say('clause', '{np} can be targeted with a stratagem for 0 =CP', (np) => free(np, [], false)),
  say('clause', '{np} can be targeted with a stratagem for 0 =CP {again}', (np) => free(np, [], true)),
  say('clause', `{np} can be targeted ${stratagem}`, (np, title) => free(np, title ?? [], false)),
  say('clause', `{np} can be targeted ${stratagem} {again}`, (np, title) => free(np, title ?? [], true)),
  say('clause', 'target {np} with stratagem even (while|when|if) it be battle-shocked', (np) =>
    verbs({ allow: 'stratagems-while-battle-shocked', for: np.who }),
  ),
  say('event', 'you target {np} with a stratagem', (np) => ({
    when: { at: 'stratagem-used', edge: 'after', of: np.who },
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
  say('use', 'each time you target {np} with the {title} stratagem', (np, title) => ({ np, title })),
  say('resolving', '(while|when) resolving that stratagem', () => true),
  say('scored', 'hit be [only|successfully] scored on [a] [unmodified] [hit roll of] {plus}', (plus) => plus),
  say('clauses', '{use} , [{resolving?} ,] {scored} [{resolving?}]', ({ np, title }, _resolving, parameter) =>
    title === overwatch ? verbs({ grant: { rule: 'overwatch-hits-on', parameter }, for: np.who }) : undefined,
  ),
  say(
    'clauses',
    '{use} , [{resolving?} ,] {scored} , or [on] [unmodified] [hit roll of] {plus} instead if {conds}',
    ({ np, title }, _resolving, parameter, better, conds) => {
      const hitsOn = (on: number): Verb => ({ grant: { rule: 'overwatch-hits-on', parameter: on }, for: np.who });
      return title === overwatch ? verbs({ if: conds, then: [hitsOn(better)], else: [hitsOn(parameter)] }) : undefined;
    },
  ),
  say('clauses', '{fired} , {scored} [{resolving?}]', (np, parameter) =>
    verbs({ grant: { rule: 'overwatch-hits-on', parameter }, for: np.who }),
  ),
  say('fired', 'each time you select {np} for the {title} stratagem', (np, title) =>
    title === overwatch ? np : undefined,
  ),
  say('clause', 'enemy unit cannot target {np} with snap shooting [attack]', (np) =>
    verbs({ forbid: 'be-overwatched', for: np.who }),
  ),
  say('clause', '(enemy unit|your opponent) cannot use the {title} stratagem to shoot at {np}', (title, np) =>
    title === overwatch ? verbs({ forbid: 'be-overwatched', for: np.who }) : undefined,
  ),
  say('clause', '{np} cannot be targeted (with|by) the {title} stratagem', (np, title) =>
    title === overwatch ? verbs({ forbid: 'be-overwatched', for: np.who }) : undefined,
  ),
  say('clause', '{np} be not eligible to {eligible}', (np, what) =>
    verbs(...what.map((one): Verb => ({ forbid: one === 'charge' ? 'declare-a-charge' : one, for: np.who }))),
  ),
  say('clause', '{np} be eligible to {eligible}', (np, what) =>
    verbs(...what.map((one): Verb => ({ allow: one === 'charge' ? 'declare-a-charge' : one, for: np.who }))),
  ),
  say('targeting', '(selected as the target of|targeted by|chosen as the target of) {attackdo}', (attack) => attack),
  say('clause', '{np} cannot be {targeting} unless {conds}', (at, attack, conds) => untargeted(attack, at, not(conds))),
  say('clause', '{np} can only be {targeting} if {conds}', (at, attack, conds) => untargeted(attack, at, not(conds))),
];

const overwatch = 'fire-overwatch';
const closeQuarters = new Set(['engaged', 'engagement-range']);

/** No attack may be made at someone where the condition holds. */
const untargeted = (attack: Attack, at: Np, where: Condition): Node | undefined =>
  attack.by || attack.at || attack.with
    ? undefined
    : {
        frame: { attack: { ...attack, at, where: [...(attack.where ?? []), where] } },
        body: verbs({ forbid: 'attacks', for: '?attacks' }),
      };

/** Not cumulative: the verb stands alone. */
function alone(clause: Node): Node | undefined {
  if ('frame' in clause) {
    const body = alone(clause.body);
    return body && { ...clause, body };
  }
  if (!('verbs' in clause) || !clause.verbs.every((verb) => 'modify' in verb)) return undefined;
  return { ...clause, verbs: clause.verbs.map((verb) => ({ ...verb, stacks: 'alone' }) as Verb) };
}
