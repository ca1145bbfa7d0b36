import type { Condition, Value } from '@umpire/effects';
import { every, not, some } from '../meaning/fill.js';
import type { Keywords, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { isCommon } from '../text/keywords.js';
import { isOfWeapons } from '../text/tags.js';
import { bare, found, isNoneOf, isOneOf, seenBy, state } from './build.js';
import { say } from './say.js';

/* Who: keywords, nouns with what narrows them, and words that point back. */

export const nouns: readonly Rule[] = [
  say('kws', '{kw}', (kw) => [kw]),
  say('kws', '{kw} (or|and|,|, or|, and|and / or) {kws}', (kw, more) => [kw, ...more]),
  say('kws', '{kw} / {kws}', (kw, more) => [kw, ...shared(kw, more)]),
  say('except', 'LP excluding {excepts} RP', (excepts) => every(excepts)),
  say('except', ', excluding {excepts} ,', (excepts) => every(excepts)),
  say('except', '[,] excluding {excepts}', (excepts) => every(excepts)),
  say('except', 'LP other than {excepts} RP', (excepts) => every(excepts)),
  say('excepts', '{exceptitem}', (item) => [item]),
  say('excepts', '{exceptitem} (and|or|,|, and) {excepts}', (item, more) => [item, ...more]),
  say('exceptitem', '{kws} [unit|model|target]', (kws) => isNoneOf('?x', kws)),
  say('exceptitem', 'battle-shocked [unit|model]', () => ({ not: state('battle-shocked') })),
  say('exceptitem', 'unit (that be|) battle-shocked', () => ({ not: state('battle-shocked') })),
  say('exceptitem', 'unit with the {rule} ability', (rule) => ({ not: state(`has-${rule}`) })),
  say('exceptitem', 'unit that {pred}', (pred) => not(pred)),
  say('exceptitem', 'unit with the {rule} ability that {pred}', (rule, pred) =>
    not(every([state(`has-${rule}`), pred])!),
  ),
  say('exceptitem', 'unit within {far} of {np}', (far, np) => ({ not: { within: far, of: '?x', from: np.who } })),
  say('exceptitem', '{np}', (np) => (np.who === 'self' ? { not: state('bearer') } : undefined)),
  say(
    'np',
    '[a|one|each|any|all|one or more] {adj} [{side?}] [{kws?}] {noun} [{posts?}]',
    (adj, side, keywords, { sort }, posts) => found({ sort, side, keywords, posts: [adj, ...(posts ?? [])] }),
  ),
  say(
    'np',
    '[a|one|each|any|all|one or more] {side} {adj} [{kws?}] {noun} [{posts?}]',
    (side, adj, keywords, { sort }, posts) => found({ sort, side, keywords, posts: [adj, ...(posts ?? [])] }),
  ),
  say(
    'np',
    '[a|one|each|any|all|one or more] {adj} [{kws?}] {noun} from your army [{posts?}]',
    (adj, keywords, { sort }, posts) => found({ sort, side: 'mine', keywords, posts: [adj, ...(posts ?? [])] }),
  ),
  say('np', '[a|one|each|any|all|every|one or more] {side} {kws} [{posts?}]', (side, keywords, posts) =>
    found({ sort: 'unit', side, keywords, posts: posts ?? [] }),
  ),
  say(
    'np',
    '[a|one|each|any|all|one or more] {side} {kws} {except} {noun} [{posts?}]',
    (side, keywords, except, { sort }, posts) => found({ sort, side, keywords, posts: [except, ...(posts ?? [])] }),
  ),
  say('np', '(any|all|each) other [enemy] unit', () => found({ sort: 'unit', posts: [state('?other-kind')] })),
  say('np', '[each|one|any] of that unit', () => bare('?unit')),
  say('np', '(a|one|each|any|all) {kws}', (keywords) => found({ sort: 'unit', keywords })),
  say(
    'np',
    '[a|one|each|any|all|every|one or more] [{kws?}] {noun} {except} from your army [{posts?}]',
    (keywords, { sort }, except, posts) => found({ sort, side: 'mine', keywords, posts: [except, ...(posts ?? [])] }),
  ),
  say('np', '(each|every|a|one) enemy unit that be a target of that charge', () =>
    found({ sort: 'unit', side: 'theirs', posts: [state('charge-target')] }),
  ),
  say('np', '(each|one|a|the) target of that charge', () =>
    found({ sort: 'unit', side: 'theirs', posts: [state('charge-target')] }),
  ),
  say('np', '(the|that) (attacking|attacker) model', () => bare('?attacker', 'model')),
  say('np', 'each unit from your army with this ability', () =>
    found({ sort: 'unit', side: 'mine', posts: [state('has-this-ability')] }),
  ),
  say('np', 'model in {np} with this ability', (np) =>
    found({ sort: 'model', in: np.who, posts: [state('has-this-ability')] }),
  ),
  say('np', 'its unit', () => bare({ all: 'unit', in: '?it' })),
  say('np', "(the|this unit 's|that unit 's) {kws} model in {np}", (kws, np) => inside(np, kws)),
  say('np', 'other [{kws?}] model in {np}', (keywords, np) =>
    np.sort === 'unit' && !(typeof np.who === 'string' && np.who.startsWith('?yours'))
      ? found({ sort: 'model', in: np.who, keywords, posts: [{ not: state('bearer') }] })
      : undefined,
  ),
  say('np', 'all other [{kws?}] model in {np}', (keywords, np) =>
    np.sort === 'unit' && !(typeof np.who === 'string' && np.who.startsWith('?yours'))
      ? found({ sort: 'model', in: np.who, keywords, posts: [{ not: state('bearer') }] })
      : undefined,
  ),
  say('np', '(a|one) {kws} {except} or {kws} unit from your army [{posts?}]', (first, except, second, posts) =>
    found({
      sort: 'unit',
      side: 'mine',
      posts: [some([every([isOneOf('?x', first), except])!, isOneOf('?x', second)]), ...(posts ?? [])],
    }),
  ),
  say('noun', 'unit', () => ({ sort: 'unit' })),
  say('noun', 'model', () => ({ sort: 'model' })),

  say('side', 'friendly', () => 'mine'),
  say('side', 'enemy', () => 'theirs'),

  // Names that are settled at once.
  say('np', 'this (model|transport|fortification|{kw?}|{kw?} model|fortification model)', () => bare('self', 'model')),
  say('np', 'this [{kw?}] unit', () => bare('self')),
  say('np', 'the {kws} model', (kws) =>
    kws.length === 1 && !kws[0]!.some(isCommon) ? found({ sort: 'model', in: 'self', keywords: kws }) : undefined,
  ),
  say('np', 'the bearer', () => ({ who: 'self', sort: 'model', bearer: true })),
  say('np', "(the bearer|this model|this {kw?} [model]|this transport) 's [own] unit", () =>
    bare({ all: 'unit', in: 'self' }),
  ),
  say('np', 'the unit it be leading', () => bare({ all: 'unit', in: 'self' })),
  say('np', '[this] model in {np}', (np) => (np.sort === 'unit' ? { ...np, sort: 'model' } : undefined)),
  say('np', '(a|one|any) [{kws?}] model in {np}', (kws, np) => inside(np, kws, true)),
  say('np', '(each|every) [{kws?}] model in {np}', (kws, np) => {
    const all = inside(np, kws, true);
    return all && !kws ? { ...all, each: true } : all;
  }),
  say('np', '(all|all of the|the) [{kws?}] model in {np}', (kws, np) => inside(np, kws)),
  say('np', '{kws} model in {np}', (kws, np) => inside(np, kws)),
  say('np', '[a|each] non-character model in {np}', (np) =>
    np.sort === 'unit' ? found({ sort: 'model', in: np.who, posts: [isNoneOf('?x', [['CHARACTER']])] }) : undefined,
  ),
  say('np', "{np} 's {kws} model", (np, kws) =>
    np.any && typeof np.who === 'object' && np.who.where ? undefined : inside(np, kws),
  ),
  say('np', '{kw}', (kw) => found({ sort: 'model', in: 'self', keywords: [kw] })),
  say('np', "your [{kws?}] model 's unit", (kws) => bare(yours(kws))),
  say('np', '(one|each) of your unit', () => bare('?yours')),
  say('np', '(one|each) model in (one|each) of your unit', () => bare('?yours', 'model')),
  say('np', 'your [{kws?}] model', (kws) => bare(yours(kws), 'model')),
  say('np', 'your [{kws?}] unit', (kws) => bare(yours(kws))),
  say('np', 'your {kws}', (kws) =>
    /^(?:WARLORD|PREY|QUARRY)$/.test(kws[0]?.join(' ') ?? '') ? undefined : bare(yours(kws)),
  ),
  say('np', 'model in your [{kws?}] unit', (kws) => bare(yours(kws), 'model')),
  say('np', 'that [friendly|selected] [{kws?}] unit', () => bare('?unit')),
  say('np', 'the selected [{kws?}] unit', () => bare('?selected-unit')),
  say('np', 'that friendly [{kws?}] model', () => bare('?model', 'model')),
  say('np', 'that [{kws?}] model', () => bare('?model', 'model')),
  say('np', 'that enemy [{kws?}] (unit|model)', () => bare('?enemy')),
  say('np', "(that|the) model 's unit", () => bare({ all: 'unit', in: '?model' })),
  say('np', "(that|the) attacking model 's unit", () => bare({ all: 'unit', in: '?attacker' })),
  say('np', 'it', () => bare('?it')),
  say('np', 'the target [of that attack]', () => bare('target')),
  say('np', '(the|that) target unit', () => bare('target')),
  say('np', 'that target', () => bare('target')),
  say('np', '(the|that) (attacking|attacker) [{kws?}] unit', () => bare('?attacker')),
  say('np', 'the attacker', () => bare('?attacker')),

  // Whichever is found.
  say(
    'np',
    '[a|one|each|any|all|every|one or more|up to one] {side} [{kws?}] {noun} [{posts?}]',
    (side, keywords, { sort }, posts) => found({ sort, side, keywords, posts: posts ?? [] }),
  ),
  say(
    'np',
    '[a|one|each|any|all|every|one or more] [{kws?}] {noun} from your army [{posts?}]',
    (keywords, { sort }, posts) => found({ sort, side: 'mine', keywords, posts: posts ?? [] }),
  ),
  say(
    'np',
    "[a|one|each|any|all|every|one or more] [{kws?}] {noun} from your opponent 's army [{posts?}]",
    (keywords, { sort }, posts) => found({ sort, side: 'theirs', keywords, posts: posts ?? [] }),
  ),
  say(
    'np',
    '(another|(each|all|every|one or more|a|one|up to one) other) friendly [{kws?}] {noun} [{posts?}]',
    (keywords, { sort }, posts) =>
      found({ sort, side: 'mine', keywords, posts: [{ not: state('?former') }, ...(posts ?? [])] }),
  ),
  say('np', '[a|one|each|any|all|every|one or more] [{kws?}] {noun} [{posts?}]', (keywords, { sort }, posts) =>
    found({ sort, side: 'any', keywords, posts: posts ?? [] }),
  ),
  say('np', '(a|one) {except} {noun} [{posts?}]', (except, { sort }, posts) =>
    found({ sort, posts: [except, ...(posts ?? [])] }),
  ),
  say('np', '[a|one|each|any|all] {nonkw} [{side?}] {noun} [{posts?}]', (kws, side, { sort }, posts) =>
    found({ sort, side, posts: [isNoneOf('?x', kws), ...(posts ?? [])] }),
  ),
  say('np', '[a|one|each|any|all] {side} {nonkw} {noun} [{posts?}]', (side, kws, { sort }, posts) =>
    found({ sort, side, posts: [isNoneOf('?x', kws), ...(posts ?? [])] }),
  ),
  say(
    'np',
    '(a|one|each|any) {side} [{kws?}] {noun} with the {rule} ability [{posts?}]',
    (side, keywords, { sort }, rule, posts) =>
      found({ sort, side, keywords, posts: [state(`has-${rule}`), ...(posts ?? [])] }),
  ),
  say('np', '(a|one|each|any) (closest eligible|closest|nearest) [enemy] [{kws?}] [unit|target]', (keywords) =>
    found({ sort: 'unit', side: 'theirs', keywords, posts: [state(closest(keywords))] }),
  ),
  say('np', 'the (closest|nearest) [eligible] [enemy] [{kws?}] (unit|target) [{posts?}]', (keywords, posts) =>
    found({ sort: 'unit', side: 'theirs', keywords, posts: [state(closest(keywords)), ...(posts ?? [])] }),
  ),

  say('posts', '{post}', (post) => [post]),
  say('posts', '{post} [,] [and] {posts}', (post, more) => (takesMore(post) ? undefined : [post, ...more])),
  say(
    'np',
    '(another|(a|one|up to one) other) [{kws?}] {noun} from your army [{posts?}]',
    (keywords, { sort }, posts) =>
      found({ sort, side: 'mine', keywords, posts: [{ not: state('?former') }, ...(posts ?? [])] }),
  ),
  say('post', '{except}', (except) => except),
  say('post', '{relative}', (relative) => relative),
  say('post', 'that {pred}', (pred) => pred),
  say('post', 'which {pred}', (pred) => pred),
  say('post', 'on the battlefield', () => state('on-the-battlefield')),
  say('relative', '[that be] within {far} [of] {np}', (far, np) => ({ within: far, of: '?x', from: np.who })),
  say('relative', 'within {far} and visible to {np}', (far, np) => both(far, np)),
  say('relative', 'within {far} of and visible to {np}', (far, np) => both(far, np)),
  say('relative', 'visible to {np}', (np) => (np.any ? undefined : seenBy(np))),
  say('np', 'model in {np} {except}', (np, except) =>
    np.sort === 'unit' ? found({ sort: 'model', in: np.who, posts: [except] }) : undefined,
  ),
  say('relative', '[that be] set up on the battlefield (as reinforcement|from reserve|from strategic reserve)', () =>
    state('arriving'),
  ),
  say('relative', 'that disembarked from (this|that) (transport|{kw?}) [this turn]', () =>
    state('disembarked-from-self'),
  ),
  say('relative', 'with the {title} ability', (title) => state(`has-${title}`)),
  say('relative', 'that have (the|) {title} ability', (title) =>
    isOfWeapons(title) ? undefined : state(`has-${title}`),
  ),
  say('relative', 'within {far}', (far) => ({ within: far, of: '?x', from: '?other' })),
  say('relative', 'with the {rule} ability', (rule) => state(`has-${rule}`)),
  say('np', 'another {kws} model', (keywords) =>
    found({ sort: 'model', keywords, posts: [{ not: state('?former') }] }),
  ),
  say('relative', 'with this ability', () => state('has-this-ability')),
  say('relative', '[that] (it|this model|this unit|the bearer|that unit) moved (over|across) [during that move]', () =>
    state('moved-over-by-subject'),
  ),
  say('relative', 'below half-strength', () => state('below-half-strength')),
  say('relative', 'below (its starting strength|starting strength)', () => state('below-starting-strength')),
];

/** "CLAY INFANTRY/MOUNTED": what kind of unit it is follows the army's keyword, which all share. */
function shared(kw: readonly string[], more: Keywords): Keywords {
  const isKind = kw.length > 1 && isCommon(kw.at(-1)!) && more.every((all) => all.length === 1 && isCommon(all[0]!));
  return isKind ? more.map((all) => [...kw.slice(0, -1), ...all]) : more;
}

function inside(np: Np, keywords: readonly (readonly string[])[] | undefined, among?: true): Np | undefined {
  if (np.sort !== 'unit') return undefined;
  return keywords ? found({ sort: 'model', in: np.who, keywords }) : { ...np, sort: 'model', ...(among && { among }) };
}

const both = (far: Value, np: Np) => ({ every: [near(far, np), seenBy(np)] });
const near = (far: Value, np: Np) => ({ within: far, of: '?x', from: np.who });

/** Further words go with the last noun: after "within 6" of one or more units" they are about those units. */
const takesMore = (post: Condition): boolean =>
  'within' in post &&
  typeof post.from === 'object' &&
  post.from.in === undefined &&
  !JSON.stringify(post.from).includes('"just-opened"');

/** The closest of all who may be targeted, or of those that are of a kind. */
const closest = (kinds: readonly unknown[] | undefined): string =>
  kinds && kinds.length > 0 ? 'closest-eligible-of-its-kind' : 'closest-eligible-target';

/** Of two units that a stratagem is used on, the one of that kind. */
const yours = (kws: Keywords | undefined): string =>
  kws ? `?yours:${kws.map((all) => all.join(' ')).join('|')}` : '?yours';
