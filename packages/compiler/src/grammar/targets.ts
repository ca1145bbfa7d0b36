import type { Condition, Search, Verb } from '@umpire/effects';
import { every, not } from '../meaning/fill.js';
import type { Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { bare, found, inches, seenBy, slug, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Whom a stratagem is for, and when: who has just done what, units in pairs, what an army's own rules mark. */

const phaseNames = ['command', 'movement', 'shooting', 'charge', 'fight'].map((name) => `${name}-phase`);

export const targets: readonly Rule[] = [
  say('np', 'your warlord', () => found({ sort: 'model', side: 'mine', posts: [state('warlord')] })),
  say('np', "your opponent 's warlord", () => found({ sort: 'model', side: 'theirs', posts: [state('warlord')] })),
  say('np', 'the enemy unit that just (ended (that|a {movekind?}) move|attacked it)', () => bare('?enemy')),
  say('np', 'the destroyed unit', () => bare('?unit')),
  say('np', '{kws} model in this detachment', (keywords) => found({ sort: 'model', side: 'mine', keywords })),
  say('np', 'the target unit', () => bare('target')),

  // What has just been done.
  say('pred', '(have just be|just be|be just) selected to shoot', () => state('just-selected-to-shoot')),
  say('pred', '(have just be|just be|be just) selected to fight', () => state('just-selected-to-fight')),
  say('pred', '(have just be|just be|be just) selected to shoot or fight', () => ({
    some: [state('just-selected-to-shoot'), state('just-selected-to-fight')],
  })),
  say('pred', '(have just shot|just shot)', () => state('just-shot')),
  say('pred', '(have just|just) fought', () => state('just-fought')),
  say('pred', '(have just|just) destroyed (a|one or more) enemy unit', () => state('just-destroyed-enemies')),
  say('pred', '(have just|just) ended a {movekind} move', (kind) => state(`made-${kind}-move`)),
  say('pred', '(destroyed|have destroyed) (a|one or more) enemy unit [this phase|this turn]', () =>
    state('destroyed-enemies'),
  ),
  say('pred', '(made|have made) a {movekind} move this (phase|turn)', (kind) =>
    /^(?:charge|advance|fall-back)$/.test(kind) ? undefined : state(`made-${kind}-move`),
  ),
  say('pred', 'be in engagement range of {np} at the start of the phase', () => state('was-engaged-with-subject')),
  say('pred', 'be engaged [with {np?}] at the start of the phase', () => state('was-engaged-with-subject')),
  say(
    'pred',
    'have not [be selected to] (shoot|shot) or (fight|fought) (this|that) phase',
    () =>
      every([
        not({ done: 'selected-to-shoot', by: '?x', since: 'phase' }),
        not({ done: 'selected-to-fight', by: '?x', since: 'phase' }),
      ])!,
  ),
  say('pred', 'be eligible to shoot', () => state('could-shoot')),
  say('relative', 'and be not {at}', (at) => not(at)),
  say('relative', 'and be within {far} of {np}', (far, np) => ({ within: far, of: '?x', from: np.who })),
  say('relative', 'that be [currently] not {at}', (at) => not(at)),
  say('relative', 'if it be not {at}', (at) => not(at)),
  say('relative', "[that be] within your army 's {title}", (title) => state(`in-range-of-${title}`)),
  say('relative', "[that be] wholly within your army 's {title}", (title) => state(`wholly-in-range-of-${title}`)),
  say('pred', "be within your army 's {title}", (title) => state(`in-range-of-${title}`)),
  say('pred', "be wholly within your army 's {title}", (title) => state(`wholly-in-range-of-${title}`)),
  say(
    'relative',
    '[that be] within {far} of (one or more|another|one or more of) [your] {title} [you placed]',
    (far, title) => ({ within: far, of: '?x', from: placed(title) }),
  ),
  say(
    'relative',
    '[that be] wholly within {far} of (one or more|another|one or more of) [your] {title} [you placed]',
    (far, title) => ({ within: far, of: '?x', from: placed(title), wholly: true }),
  ),
  say('relative', '[that be] within range of (the|your) {name}', (name) =>
    / objective$/.test(name) ? state(`in-range-of-${slug(name)}`) : undefined,
  ),
  say('pred', 'be within range of (the|your) {name}', (name) =>
    / objective$/.test(name) ? state(`in-range-of-${slug(name)}`) : undefined,
  ),
  say('relative', 'equipped with [one or more|a] {tag} weapon', (tags) => ({
    compare: [{ count: { all: 'weapon', in: '?x', keywords: tags.map(({ rule }) => rule) } }, '>', 0],
  })),
  say('relative', 'equipped with [one or more|a|two] {name}', (name) =>
    /^\d/.test(name)
      ? undefined
      : { compare: [{ count: { all: 'weapon', in: '?x', keywords: [name.replaceAll(' ', '-')] } }, '>', 0] },
  ),
  say('clause', 'that objective [marker] be your {name}', (name) =>
    / objective$/.test(name) ? verbs({ mark: slug(name), on: '?objective' }) : undefined,
  ),
  say('strtarget', '{np} , {relative}', (np, relative) => {
    if (!np.any || typeof np.who !== 'object') return undefined;
    const own = JSON.parse(JSON.stringify(relative).replaceAll('"?x"', '"it"')) as Condition;
    const where = every([...(np.who.where ? [np.who.where] : []), own]);
    return { np: { ...np, who: { ...np.who, ...(where && { where }) } } };
  }),
  say('strtarget', 'one or more {np}', (np) => (np.any ? { np, most: 100 } : undefined)),
  say('strtarget', 'two {np}', (np) => (np.any ? { np, most: 2, least: 2 } : undefined)),
  say('strtarget', '{np} [,] and one {np}', (np, other) =>
    np.any &&
    other.any &&
    typeof np.who === 'object' &&
    np.who.side === 'mine' &&
    typeof other.who === 'object' &&
    other.who.side !== undefined
      ? { np, with: other }
      : undefined,
  ),
  say(
    'strtarget',
    '{np} [,] and one {side} [{kws?}] unit within {far} of and visible to (the|that) [{kws?}] unit',
    (np, side, keywords, far) =>
      np.any && typeof np.who === 'object' && np.who.side === 'mine'
        ? {
            np,
            with: found({
              sort: 'unit',
              side,
              keywords,
              posts: [{ within: far, of: '?x', from: '?yours' }, seenBy(bare('?yours'))],
            }),
          }
        : undefined,
  ),
  say('strtarget', '(a|one) {kws} unit [,] and one {np}', (kws, other) =>
    other.any && typeof other.who === 'object' && other.who.side === 'mine'
      ? { np: withWordsOf(found({ sort: 'unit', side: 'mine', keywords: kws }), other), with: other }
      : undefined,
  ),
  say('np', 'your [selected] {kw} and {kw} unit', () => ({ ...bare('?yours'), each: true })),
  say('np', '(either|one) of (that|the) [selected] unit', () => bare('?unit')),
  say('np', '(either|one) of your [selected] unit', () => bare('?yours')),

  // When.
  say('event', '[a|one or more] mortal wound be allocated to {np}', (np) =>
    event('mortal-wounds-suffered', np, { edge: 'before' }),
  ),
  say('event', '[a|one or more] mortal wound or attack be allocated to {np}', (np) => {
    const frame = event('mortal-wounds-suffered', np, { edge: 'before' });
    return 'when' in frame ? { ...frame, also: [{ ...frame.when, at: 'attack-allocated', edge: 'after' }] } : undefined;
  }),
  say('event', '{np} have a mortal wound allocated to it', (np) =>
    event('mortal-wounds-suffered', np, { edge: 'before' }),
  ),
  say('event', '{np} suffer a mortal wound', (np) => event('mortal-wounds-suffered', np, { edge: 'before' })),
  say('event', '{np} destroy {np}', (by, np) =>
    by.any &&
    np.any &&
    typeof by.who === 'object' &&
    by.who.side === 'theirs' &&
    typeof np.who === 'object' &&
    np.who.side === 'mine'
      ? event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np, {
          refs: { '?enemy': 'attacker', '?attacker': 'attacker' },
        })
      : undefined,
  ),
  say('event', '{np} end a move', (np) => event('any-move', np)),
  say('strwhen', '[the] start of any phase LP excluding the {phase} phase RP', (but) => ({
    phases: phaseNames.filter((at) => at !== but).map((at) => ({ at, edge: 'before' })),
  })),

  // What an army's rules mark, by the name they give it.
  say('clause', '{np} be {title}', (np, title) =>
    np.any || title === 'battle-shocked'
      ? undefined
      : verbs({ grant: { rule: 'keyword', keyword: title.replaceAll('-', ' ').toUpperCase() }, for: np.who }),
  ),
  say('clause', '{np} (be|become) your {title} target [until you select a new one]', (np, title) =>
    np.any ? undefined : verbs({ mark: `${title}-target`, on: np.who }),
  ),
  say('clause', '{np} (be|become) your {title} [until you select a new one]', (np, title) =>
    np.any || !/^(?:prey|quarry)$|.-target$/.test(title)
      ? undefined
      : verbs({ mark: `${title.replace(/-target$/, '')}-target`, on: np.who }),
  ),
  say('pred', 'be your {title} target', (title) => state(`${title}-target`)),
  say(
    'np',
    'the enemy unit [that] you selected [at the start of {phases?}] for the {title} ability [this turn]',
    (_at, title) => found({ sort: 'unit', side: 'theirs', posts: [state(`${title}-target`)] }),
  ),
  say('clause', 'select a [new|second] enemy unit to be (a|your) {title} [target]', (title) => ({
    verbs: [
      { choose: { all: 'unit', side: 'theirs' }, as: 'enemy' } as Verb,
      { mark: `${title.replace(/-target$/, '')}-target`, on: 'enemy' },
    ],
    refs: { '?it': 'enemy', '?unit': 'enemy', '?enemy': 'enemy' },
  })),
  say(
    'instead2',
    '[,] instead of any [other] {title} [ability] [that be] [active for your army|you select to be active for your army]',
    () => true,
  ),
  say(
    'evenif',
    '[,] [and] even if you have already (called|selected) [a|that] ({title?}|ability|{name?}) [to be active for your army] [this battle]',
    () => true,
  ),
  say('clause', '[the] {title} be active for {np} [only] [{instead2?}] [{evenif?}]', (title, np) =>
    np.any || np.who === 'mine' ? undefined : verbs({ mark: isKind(title) ? '?menu' : `${title}-active`, on: np.who }),
  ),
  say('thatone', '(that|the selected|the chosen) ({title?}|ability|{name?}) [ability]', () => true),
  say('clause', '{thatone} be active for {np} [only] [{instead2?}] [{evenif?}]', (_that, np) =>
    np.any || np.who === 'mine' ? undefined : verbs({ mark: '?menu', on: np.who }),
  ),
  say('clause', 'the {title} be active for your army', (title) =>
    isKind(title) ? undefined : verbs({ mark: `${title}-active`, on: 'mine' }),
  ),
  say('clause', '{thatone} be active for your army', () => verbs({ mark: '?menu', on: 'mine' })),
  say('clause', 'call a {title}', () => ({ verbs: [] })),
  say('titled', '[the] {title} or {title}', (a, b) => [a, b.replace(/-litany$/, '')]),
  say('titled', '[the] {title} , {titled}', (a, more) => [a, ...more]),
  say('clause', 'select {titled}', (titles) => ({
    options: titles.map((title): readonly Verb[] => [{ mark: `${title}-active`, on: 'mine' }]),
  })),
  say('far', '{small} inch', (small) => inches(small)),
];

/** The kind of thing of which one was chosen: that doctrine, that tactic. */
const isKind = (title: string): boolean =>
  /^(?:combat-doctrine|doctrine|(?:deathwatch-)?mission-tactic|synaptic-imperative|imperative|litany|hyper-adaptation|augmentation)$/.test(
    title,
  );

/** Markers of the army's own. */
const placed = (title: string): Search => ({ all: 'marker', side: 'mine', keywords: [title.replace(/s$/, '')] });

/** "One CLAY and one FIRE unit that has not shot": what is said of the last is said of both. */
function withWordsOf(np: Np, { who: last }: Np): Np {
  if (typeof np.who !== 'object' || typeof last !== 'object' || !last.where) return np;
  const where = every([...(np.who.where ? [np.who.where] : []), last.where]);
  return { ...np, who: { ...np.who, ...(where && { where }) } };
}
