import type { Offer } from './effect.js';
import type { Period } from './period.js';
import { matchCondition, matchValue, matchVerb } from './tag.js';
import type { Condition, Selector, Value } from './term.js';
import type { Menu, Verb } from './verb.js';
import type { When } from './when.js';
import { isAttacks, type Whom } from './whom.js';

/** A piece of an effect. `path` is where it stands, `binds` the names that hold inside it only. */
export type Part = { readonly path: string; readonly binds?: readonly string[] } & (
  | { readonly kind: 'verb'; readonly node: Verb }
  | { readonly kind: 'condition'; readonly node: Condition }
  | { readonly kind: 'selector'; readonly node: Selector }
  | { readonly kind: 'value'; readonly node: Value }
  | { readonly kind: 'whom'; readonly node: Whom }
  | { readonly kind: 'when'; readonly node: When }
  | { readonly kind: 'period'; readonly node: Period }
  | { readonly kind: 'menu'; readonly node: Menu }
);

type Parts = readonly Part[];

const attackNames = ['attacker', 'target', 'weapon', 'attack'];

const value = (path: string, node: Value | undefined): Parts =>
  node === undefined ? [] : [{ kind: 'value', path, node }];
const selector = (path: string, node: Selector | undefined): Parts =>
  node === undefined ? [] : [{ kind: 'selector', path, node }];
const whom = (path: string, node: Whom): Parts => [{ kind: 'whom', path, node }];
const period = (path: string, node: Period | undefined): Parts =>
  node === undefined ? [] : [{ kind: 'period', path, node }];
const condition = (path: string, node: Condition | undefined, binds: readonly string[] = []): Parts =>
  node === undefined ? [] : [{ kind: 'condition', path, node, binds }];
const conditions = (path: string, nodes: readonly Condition[], binds: readonly string[] = []): Parts =>
  nodes.flatMap((node, i) => condition(`${path}[${i}]`, node, binds));
const verbs = (path: string, nodes: readonly Verb[], binds: readonly string[] = []): Parts =>
  nodes.map((node, i): Part => ({ kind: 'verb', path: `${path}[${i}]`, node, binds }));

/** What `choose` and `bind` may take. A bare name counts as a value. */
function source(path: string, node: Value | Selector | Menu): Parts {
  if (isMenu(node)) return [{ kind: 'menu', path, node }];
  return typeof node === 'object' && 'all' in node ? selector(path, node) : value(path, node);
}

const isMenu = (node: Value | Selector | Menu): node is Menu =>
  typeof node === 'object' && (Array.isArray(node) || 'entriesOf' in node || 'rest' in node);

/** The pieces right below one, in the order in which they are read. */
export function partsOf(part: Part): Parts {
  const at = (key: string): string => `${part.path}.${key}`;
  switch (part.kind) {
    case 'verb':
      return partsOfVerb(part.node, at);
    case 'condition':
      return partsOfCondition(part.node, at);
    case 'value':
      return partsOfValue(part.node, at);
    case 'selector':
      return partsOfSelector(part.node, at);
    case 'whom':
      return partsOfWhom(part.node, at);
    case 'when':
      return selector(at('of'), part.node.of);
    case 'period':
    case 'menu':
      return [];
  }
}

type At = (key: string) => string;

function partsOfSelector(node: Selector, at: At): Parts {
  if (typeof node === 'string') return [];
  return [...selector(at('in'), node.in), ...condition(at('where'), node.where, ['it'])];
}

function partsOfWhom(node: Whom, at: At): Parts {
  if (!isAttacks(node)) return partsOfSelector(node, at);
  return [
    ...selector(at('by'), node.by),
    ...selector(at('at'), node.at),
    ...selector(at('with'), node.with),
    ...condition(at('where'), node.where, attackNames),
  ];
}

const partsOfCondition = (node: Condition, at: At): Parts =>
  matchCondition<Parts>(node, {
    every: ({ every }) => conditions(at('every'), every),
    some: ({ some }) => conditions(at('some'), some),
    not: ({ not }) => condition(at('not'), not),
    is: ({ is }) => selector(at('is'), is),
    state: ({ of }) => selector(at('of'), of),
    within: ({ within, of, from }) => [
      ...value(at('within'), within),
      ...selector(at('of'), of),
      ...selector(at('from'), from),
    ],
    done: ({ by, since }) => [...selector(at('by'), by), ...period(at('since'), since)],
    compare: ({ compare: [left, , right] }) => [...value(at('compare[0]'), left), ...value(at('compare[2]'), right)],
  });

const partsOfValue = (node: Value, at: At): Parts =>
  matchValue<Parts>(node, {
    number: () => [],
    name: () => [],
    inches: () => [],
    cm: () => [],
    dice: () => [],
    the: ({ of }) => selector(at('of'), of),
    count: ({ count }) => selector(at('count'), count),
    sum: ({ over }) => selector(at('over'), over),
    item: ({ item }) => value(at('item'), item),
    op: ({ of }) => of.flatMap((operand, i) => value(at(`of[${i}]`), operand)),
    table: ({ table, by }) => [
      ...Object.entries(table).flatMap(([key, entry]) => value(at(`table.${key}`), entry)),
      ...value(at('by'), by),
    ],
  });

const standing = (node: { readonly for: Whom; readonly until?: Period }, at: At): Parts => [
  ...whom(at('for'), node.for),
  ...period(at('until'), node.until),
];

const partsOfVerb = (node: Verb, at: At): Parts =>
  matchVerb<Parts>(node, {
    modify: (verb) => [...value(at('by'), verb.by), ...standing(verb, at)],
    ignoreModifiers: (verb) => standing(verb, at),
    reroll: (verb) => standing(verb, at),
    grant: (verb) => standing(verb, at),
    mark: ({ on, until }) => [...selector(at('on'), on), ...period(at('until'), until)],
    allow: (verb) => standing(verb, at),
    forbid: (verb) => standing(verb, at),
    roll: ({ times, success }) => [...value(at('times'), times), ...value(at('success'), success)],
    lift: ({ from }) => selector(at('from'), from),
    rerollNow: ({ rerollNow }) => selector(at('rerollNow'), rerollNow),
    choose: ({ choose, min, max, keep }) => [
      ...source(at('choose'), choose),
      ...value(at('min'), min),
      ...value(at('max'), max),
      ...period(at('keep'), keep),
    ],
    bind: ({ to, keep }) => [...source(at('to'), to), ...period(at('keep'), keep)],
    collect: ({ collect, keep }) => [...selector(at('collect'), collect), ...period(at('keep'), keep)],
    drop: ({ drop }) => selector(at('drop'), drop),
    suffer: ({ suffer, on }) => [...value(at('suffer'), suffer), ...selector(at('on'), on)],
    heal: ({ heal, on }) => [...value(at('heal'), heal), ...selector(at('on'), on)],
    return: (verb) => [
      ...selector(at('return'), verb.return),
      ...value(at('wounds'), verb.wounds === 'full' ? undefined : verb.wounds),
    ],
    destroy: ({ destroy }) => selector(at('destroy'), destroy),
    cancel: () => [],
    gain: (verb) => [...value(at('amount'), verb.amount), ...selector(at('for'), verb.for)],
    move: ({ move, upTo }) => [...selector(at('move'), move), ...value(at('upTo'), upTo)],
    setUp: ({ setUp, within }) => [...selector(at('setUp'), setUp), ...conditions(at('within'), within)],
    reserve: ({ reserve }) => selector(at('reserve'), reserve),
    copy: ({ copy }) => selector(at('copy'), copy),
    place: ({ as, within }) => conditions(at('within'), within, [as]),
    remove: ({ remove }) => selector(at('remove'), remove),
    activate: (verb) => selector(at('for'), verb.for),
    later: (verb) => [{ kind: 'when', path: at('later'), node: verb.later }, ...verbs(at('do'), verb.do, ['subject'])],
    if: (verb) => [
      ...condition(at('if'), verb.if),
      ...verbs(at('then'), verb.then),
      ...verbs(at('else'), verb.else ?? []),
    ],
    each: (verb) => [...selector(at('each'), verb.each), ...verbs(at('do'), verb.do, [verb.as])],
    while: (verb) => [...condition(at('while'), verb.while), ...verbs(at('do'), verb.do)],
    either: ({ either }) => either.flatMap((one, i) => verbs(at(`either[${i}]`), one)),
    native: () => [],
  });

/** The pieces of an offer; what it is used on is bound from here on. */
const partsOfOffer = ({ cost, limit, target }: Offer, path: string): Parts => [
  ...value(`${path}.cost`, cost),
  ...value(`${path}.limit.times`, limit?.times),
  ...period(`${path}.limit.per`, limit?.per),
  ...selector(`${path}.target.from`, target?.from),
];

/** The pieces at the top of an effect: when, if, offer, verbs. */
export function partsOfEffect(
  effect: { readonly when?: When; readonly if?: Condition; readonly offer?: Offer; readonly do: readonly Verb[] },
  path = '',
): Parts {
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  return [
    ...(effect.when ? [{ kind: 'when', path: at('when'), node: effect.when } as const] : []),
    ...condition(at('if'), effect.if),
    ...(effect.offer ? partsOfOffer(effect.offer, at('offer')) : []),
    ...verbs(at('do'), effect.do),
  ];
}
