import type { Verb } from '@umpire/effects';
import { said, some } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { change, framed, onAttacks, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* The eleventh edition's short way of speaking. */

export const terse: readonly Rule[] = [
  say('clause', '(select|choose) one of the following [ability|effect|option]', () => ({ menu: [] })),
  say('clause', '(select|choose) one of the following [ability|effect] to apply to {np}', () => ({ menu: [] })),
  say('clause', '{clause} until {period}', (clause, until) => framed({ until }, clause)),
  say('having', '{plus} =InSv', (by) => verbs({ modify: 'invulnerable-save', how: 'best-of', by, for: '?x' })),
  say('having', 'a {plus} =InSv', (by) => verbs({ modify: 'invulnerable-save', how: 'best-of', by, for: '?x' })),
  say('having', 'a =InSv of {plus}', (by) => verbs({ modify: 'invulnerable-save', how: 'best-of', by, for: '?x' })),
  say('having', '{plus} =InSv against {sort} attack', (by, sort) =>
    onAttacks(
      { sort, at: { who: '?x', sort: 'unit' } },
      { modify: 'invulnerable-save', how: 'best-of', by, for: '?attacks' },
    ),
  ),
  say('having', '{plus} {char}', (by, name) =>
    ['save', 'leadership', 'skill'].includes(name) ? verbs({ modify: name, how: 'set', by, for: '?x' }) : undefined,
  ),
  say('having', '{signed} {char} against {sort} attack', (by, name, sort) =>
    name === 'save'
      ? onAttacks(
          { sort, at: { who: '?x', sort: 'unit' } },
          change('save', by < 0 ? 'subtract' : 'add', Math.abs(by), '?attacks'),
        )
      : undefined,
  ),
  say('having', '{kw}', (keywords) =>
    verbs(...keywords.map((keyword): Verb => ({ grant: { rule: 'keyword', keyword }, for: '?x' }))),
  ),
  say('having', '{kw} and {kw}', (a, b) =>
    verbs(...[...a, ...b].map((keyword): Verb => ({ grant: { rule: 'keyword', keyword }, for: '?x' }))),
  ),
  say('having', '{signed} to (battle-shock roll|battle-shock test)', (by) =>
    verbs({ modify: 'battle-shock-roll', how: 'add', by, for: '?x' }),
  ),
  say('having', '{signed} to leadership (roll|test)', (by) =>
    verbs({ modify: 'leadership-roll', how: 'add', by, for: '?x' }),
  ),
  say('clause', '{np} can re-roll {kinds} (roll|test)', (np, kinds) =>
    verbs(...kinds.map((kind): Verb => ({ reroll: kind.replace(/-roll$/, ''), which: 'any', for: np.who }))),
  ),
  say('clause', '{np} must (take|make) a battle-shock roll , with {signed} to that [battle-shock] roll', (np, by) =>
    np.any
      ? undefined
      : verbs(
          { modify: 'battle-shock-roll', how: 'add', by, for: np.who, until: 'frame' },
          { activate: 'battle-shock-test', for: np.who },
        ),
  ),
  say('clause', '{np} (make|take) a battle-shock roll', (np) =>
    np.any
      ? verbs({ each: np.who, as: 'struck', do: [{ activate: 'battle-shock-test', for: 'struck' }] })
      : verbs({ activate: 'battle-shock-test', for: np.who }),
  ),
  say('clause', '{np} (make|take) a battle-shock roll , with {signed} to that [battle-shock] roll', (np, by) => {
    const both = (who: string | Extract<typeof np.who, object>): Verb[] => [
      { modify: 'battle-shock-roll', how: 'add', by, for: who, until: 'frame' },
      { activate: 'battle-shock-test', for: who },
    ];
    return np.any ? verbs({ each: np.who, as: 'struck', do: both('struck') }) : verbs(...both(np.who));
  }),
  say('clause', '{np} heal {amount} wound', (np, amount) => verbs({ heal: amount, on: np.who, revive: true })),
  say('clause', 'that use be {signed} =CP', (by) =>
    verbs({ modify: 'stratagem-cost', how: 'add', by, for: '?use', until: 'frame' }),
  ),
  say('clause', 'when you target {np} with the {title} stratagem , that use be {signed} =CP', (np, title, parameter) =>
    verbs({
      grant: { rule: 'stratagem-cost', keyword: title.replaceAll('-', ' ').toUpperCase(), parameter },
      for: np.who,
    }),
  ),
  say('clause', 'that objective be secured [by your army]', () => verbs({ mark: 'secured', on: '?marker' })),
  say('event', '{np} target {np}', (np, mine) => {
    if (
      !mine.any ||
      typeof mine.who !== 'object' ||
      mine.who.side !== 'mine' ||
      !np.any ||
      typeof np.who !== 'object' ||
      np.who.side !== 'theirs'
    )
      return undefined;
    const frame = event('targets-selected', np);
    const from = {
      ...mine.who,
      where: mine.who.where
        ? { every: [mine.who.where, state('targeted-by-subject', 'it')] }
        : state('targeted-by-subject', 'it'),
    };
    return 'when' in frame ? { ...frame, that: { ...mine, who: from } } : undefined;
  }),
  say('wpn', "{np} 's [{sort?}] attack (made|) against {np}", (by, sort = 'any', at) => ({ sort, by, at })),
  say('frame', '(while|when) making (that|its) attack', () => ({ then: true })),
  say('wpn', "{np} 's {name} [attack] that targeted {np}", (by, name, at) => ({
    sort: 'any',
    by,
    at,
    with: { all: 'weapon', keywords: [name.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')] },
  })),
  say('cond', '[the|a] {title} be active for {np}', (title, np) => {
    const army = state(`${title}-active`, 'mine');
    return typeof np.who === 'string' && np.who.startsWith('?yours')
      ? some([army, state(`${title}-active`, np.who)])
      : army;
  }),
  say('frame', 'if {np} end a move {relative}', (np, where) =>
    event('move', np, { if: said(where, np.any ? 'subject' : np.who) }),
  ),
  say('frame', 'if {np} end a {movelist} move {relative}', (np, names, where) =>
    names.length === 3 ? event('move', np, { if: said(where, np.any ? 'subject' : np.who) }) : undefined,
  ),
  say('movelist', '{movekind} / {movelist}', (name, more) => [name, ...more]),
  say('event', '{np} be selected to make a {movelist} move', (np, [first, ...more]) => {
    const frame = first === undefined ? undefined : event(`selected-to-${first}`, np);
    if (!frame || !('when' in frame)) return undefined;
    return more.length === 0
      ? frame
      : { ...frame, also: more.map((one) => ({ ...frame.when, at: `selected-to-${one}` })) };
  }),
  say('clause', '{np} do not have (lone operative|the lone operative ability)', (np) =>
    verbs({ forbid: 'lone-operative', for: np.who }),
  ),
];
