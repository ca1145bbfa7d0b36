import type { Condition, Selector, Verb } from '@umpire/effects';
import { add } from './add.js';
import { amend } from './amend.js';
import { draftFor, pushAll } from './draft.js';
import { every, mentions } from './fill.js';
import { framed } from './frame.js';
import { afterAttacks, ofKillerLater, ofSubjectLater } from './later.js';
import type { Frame, Node, Np, Refs } from './node.js';
import { activatesKind, sayParts } from './parts.js';
import { isAnyone, settle } from './settle.js';
import { type Discourse, type Draft, type Scope, Unsettled } from './talk.js';

/** Adds one sentence. Throws `Unsettled` if something in it cannot be settled. */
export function lowerSentence(node: Node, talk: Discourse): void {
  const { '?it': it = 'self', '?model': model, '?unit': unit } = talk.refs;
  const before = talk.drafts.map((draft) => draft.do.length);
  lower(node, { ifs: [] }, talk);
  noteLast(talk, before);
  // Whoever made an attack is spoken of as such in that sentence only.
  const { '?model': now, ...rest } = talk.refs;
  const kept = now === 'attacker' || now === 'target' ? model : now;
  talk.refs = { ...rest, ...(kept !== undefined && { '?model': kept }) };
  const led = unit ?? (isLed(node) ? ({ all: 'unit', in: 'self' } as const) : undefined);
  if (talk.refs['?unit'] === 'target' && typeof led === 'object' && led.in === 'self' && isOfUnit(node))
    talk.refs = { ...talk.refs, '?unit': led };
  const spoken = talk.refs['?it'];
  const isUnit = it === 'self' && typeof spoken === 'object' && spoken.in === 'self' && 'all' in node;
  if (spoken === 'attacker' || spoken === 'target' || isUnit) talk.refs = { ...talk.refs, '?it': it };
}

/** "While it leads a unit, each time an attack targets that unit": the unit is still that unit. */
const isOfUnit = (node: Node): boolean => JSON.stringify(node).includes('"at":{"who":"?unit"');

const isLed = (node: Node): boolean =>
  'frame' in node && 'if' in node.frame && /"leading"/.test(JSON.stringify(node.frame));

/** Where what this sentence did begins, if all of it is in one draft. */
function noteLast(talk: Discourse, before: readonly number[]): void {
  const grown = talk.drafts.flatMap(({ do: verbs }, at) => (verbs.length > (before[at] ?? 0) ? [at] : []));
  const [draft] = grown;
  if (grown.length === 1 && draft !== undefined) talk.last = { draft, from: before[draft] ?? 0 };
  else delete talk.last;
}

/** Clauses in a row. The first opens what the others go on with; whoever attacks in one is spoken of in that one only. */
function lowerAll(nodes: readonly Node[], scope: Scope, talk: Discourse): Scope {
  const { refs } = talk;
  scope = nodes.length > 1 ? { ...scope, common: scope.ifs } : scope;
  let now = scope;
  for (const [at, node] of nodes.entries()) {
    if (at > 0 && 'frame' in node && 'when' in node.frame) {
      const { may: _, ...bound } = now;
      now = bound;
    }
    const isOther = at > 0 && 'frame' in node && 'each' in node.frame && scope.whole !== undefined;
    const unit = ofBearersUnit(node, talk);
    if (at > 0 && eachSuccess(nodes[at - 1]!)) throw new Unsettled('once for each success, or once');
    if (at > 0 && testsEach(nodes[at - 1]!) && mentions(node, testStates))
      throw new Unsettled('failed by which of them');
    now = lower(node, isOther ? { ...scope.whole!, ...(now.draft && { draft: now.draft }) } : now, talk);
    if (unit) talk.refs = { ...talk.refs, '?it': unit };
    const { may: _, ...taken } = scope;
    now = { ...(now.draft?.offer ? taken : scope), ...(now.draft && { draft: now.draft }) };
    if (talk.refs['?it'] === 'attacker' && refs['?it'] !== undefined) talk.refs = { ...talk.refs, '?it': refs['?it'] };
    if (talk.refs['?model'] === 'attacker' && refs['?model'] !== 'attacker') {
      const { '?model': __, ...rest } = talk.refs;
      talk.refs = { ...rest, ...(refs['?model'] !== undefined && { '?model': refs['?model'] }) };
    }
  }
  return now;
}

/** Dice of which every success does something. */
const eachSuccess = (node: Node): boolean =>
  'verbs' in node && node.verbs.some((verb) => 'roll' in verb && verb.success !== undefined && !('if' in verb));

/** A test that each of several takes. */
const testsEach = (node: Node): boolean =>
  'verbs' in node && node.verbs.some((verb) => 'each' in verb && verb.do.some((one) => 'activate' in one));

/** "The bearer's unit can …, and it …": the unit. */
function ofBearersUnit(node: Node, { refs }: Discourse): Selector | undefined {
  if (!('verbs' in node) || refs['?it'] !== 'self') return undefined;
  const [verb] = node.verbs;
  const who = verb && 'for' in verb ? verb.for : undefined;
  return typeof who === 'object' && 'all' in who && who.all === 'unit' && who.in === 'self' && !who.where
    ? who
    : undefined;
}

function lower(node: Node, scope: Scope, talk: Discourse): Scope {
  if ('all' in node) return lowerAll(node.all, scope, talk);
  if ('frame' in node) {
    if ('about' in node.frame && !node.frame.lasting && 'forEach' in node.body)
      throw new Unsettled('done to each, but when');
    if ('about' in node.frame && !pointsBack(node.body, node.frame.about)) {
      const { about } = node.frame;
      const isThere = /has-this-ability/.test(JSON.stringify(about)) || (node.frame.lasting && mentions(about, riding));
      if (!isThere) throw new Unsettled('said of nobody spoken of');
      return lower({ frame: { if: existence(about), lasting: true }, body: node.body }, scope, talk);
    }
    const fought = inFightPhase(node.frame, node.body);
    if (fought) return lower(fought, scope, talk);
    const killer = ofKillerLater(node.frame, scope, talk);
    if (killer) return delayed({ later: killer, body: node.body }, scope, talk);
    const later = ofSubjectLater(node.frame, scope, talk);
    if (later) {
      // Within it, "it" is whoever gave the cause.
      const { refs } = talk;
      if ('refs' in node.frame && node.frame.refs) talk.refs = { ...refs, ...settle(node.frame.refs, talk, scope) };
      const after = delayed({ later, body: node.body }, { ...scope, then: true }, talk);
      talk.refs = refs;
      return after;
    }
    const charged = talk.open?.used ? undefined : ofChargers(node.frame, node.body, scope);
    if (charged) return lower(charged, scope, talk);
    const outcome = afterAttacks(node.frame, scope, talk);
    if (outcome) return delayed({ later: outcome, body: node }, scope, talk);
    const before = talk.refs;
    const inner = framed(node.frame, scope, talk);
    const during = talk.refs;
    const after = lower(node.body, inner, talk);
    if ('if' in node.frame && !('when' in node.frame)) widen(before, during, talk);
    return after;
  }
  if ('verbs' in node) {
    if (activatesKind(node.verbs, talk)) throw new Unsettled('the kind of what was chosen');
    return add(node, scope, talk);
  }
  if ('say' in node || 'bar' in node || 'proviso' in node || 'unless' in node || 'limit' in node) {
    amend(node, scope, talk);
    return scope;
  }
  if ('options' in node) {
    talk.options = node.options;
    return { ...scope, draft: draftFor([], scope, talk, scope.may) };
  }
  if ('speak' in node) {
    const { attacks } = framed({ attack: node.speak }, scope, talk);
    if (attacks) talk.attacks = attacks;
    return scope;
  }
  if ('parts' in node) return sayParts(node, scope, talk);
  if ('pick' in node) return picked(node, scope, talk);
  if ('forEach' in node) return repeated(node, scope, talk);
  if ('otherwise' in node) return otherwise(node.otherwise, scope, talk);
  if ('later' in node) return delayed(node, scope, talk);
  if ('rows' in node) return rolled(node, scope, talk);
  return chosen(node, scope, talk);
}

const riding: ReadonlySet<string> = new Set(['embarked-in-self']);
const testStates: ReadonlySet<string> = new Set(['passed-last-test', 'failed-last-test']);
/** "Each time a unit declares a charge that includes your prey", as long as something lasts: of whoever charges so. */
function ofChargers(frame: Frame, body: Node, { until }: Scope): Node | undefined {
  if (until === undefined || !('when' in frame) || frame.when.at !== 'charge-declared' || frame.also) return undefined;
  const { of } = frame.when;
  const inner = 'frame' in body && 'may' in body.frame ? body.body : body;
  const verbs = 'verbs' in inner ? inner.verbs : [];
  if (typeof of !== 'object' || verbs.length === 0 || !verbs.every(isOfChargeRoll)) return undefined;
  const where = every([...(of.where ? [of.where] : []), ...(frame.if ? [frame.if] : [])]);
  return { verbs: verbs.map((verb): Verb => ({ ...verb, for: { ...of, ...(where && { where }) } }) as Verb) };
}

const isOfChargeRoll = (verb: Verb): boolean =>
  ('reroll' in verb && verb.reroll === 'charge') || ('modify' in verb && verb.modify === 'charge-roll');

/** Those whom a condition narrowed are all of them again behind it. */
function widen(before: Refs, during: Refs, talk: Discourse): void {
  const wide = Object.entries(talk.refs).map(([name, ref]): [string, Selector] => {
    const was = before[name];
    return [name, isAnyone(was) && during[name] !== was && ref === during[name] ? was : ref];
  });
  talk.refs = Object.fromEntries(wide);
}

/** "In the Fight phase, each time a model is destroyed": it stays in that phase only. */
function inFightPhase(frame: Frame, body: Node): Node | undefined {
  const isThen = 'when' in frame && frame.when.at === 'fight-phase' && frame.when.edge === 'during' && !frame.when.turn;
  if (!isThen || !('verbs' in body) || !JSON.stringify(body.verbs).includes('-on-death-in-any-phase')) return undefined;
  return JSON.parse(JSON.stringify(body).replaceAll('-on-death-in-any-phase', '-on-death')) as Node;
}

const pointers: ReadonlySet<string> = new Set(['?unit', '?it', '?model', '?enemy', '?such', '?other']);
const markers: ReadonlySet<string> = new Set(['?marker']);

/** "While a friendly unit is near" narrows what is said of that unit, and would be lost on anything else. */
const pointsBack = (node: Node, { sort }: Np): boolean => mentions(node, sort === 'marker' ? markers : pointers);

/** Whoever has "this ability" is there, of this army. */
const existence = ({ who }: Np): Condition => ({
  compare: [{ count: typeof who === 'object' ? { ...who, side: 'mine' } : who }, '>', 0],
});

/** One of several lists of clauses, as the owner chooses. */
function chosen(node: Extract<Node, { menu: unknown }>, scope: Scope, talk: Discourse): Scope {
  if (node.menu.length < 2) throw new Unsettled('a menu of nothing');
  const named = node.menu.flatMap(([only, ...more]) =>
    only && 'options' in only && more.length === 0 ? only.options : [],
  );
  if (named.length === node.menu.length && node.attack) {
    return lower({ frame: { attack: node.attack }, body: { verbs: [{ either: named }] } }, scope, talk);
  }
  const draft = draftFor([], scope, talk, scope.may);
  if (named.length === node.menu.length) {
    talk.options = named;
    return { ...scope, draft };
  }
  const refs = talk.refs;
  const either = node.menu.map((option) => {
    const inner: Draft = { ...(draft.when && { when: draft.when }), if: [], do: [], bound: new Set() };
    talk.refs = refs;
    for (const one of option) lower(one, { ifs: [], draft: inner, ...(scope.until && { until: scope.until }) }, talk);
    return inner.do;
  });
  talk.refs = refs;
  pushAll(draft, [{ either }], scope);
  return { ...scope, draft };
}

/** One or more of the abilities of a list, known by the list's name. */
function picked({ pick, many }: Extract<Node, { pick: string }>, scope: Scope, talk: Discourse): Scope {
  return add(
    {
      verbs: [
        { bind: 'list', to: [`abilities-of-${pick}`] },
        { choose: { entriesOf: 'list' }, as: 'picked', ...(many > 1 && { min: many, max: many }) },
      ],
    },
    scope,
    talk,
  );
}

type Rolled = Extract<Node, { rows: unknown }>;

/** A die, what may be added to it, and what each result leads to. */
function rolled(node: Rolled, scope: Scope, talk: Discourse): Scope {
  if (!node.each) return rolledOnce(node, scope, talk);
  const { who, sort } = node.each;
  const found = settle(who, talk, scope);
  const draft = draftFor([], scope, talk, scope.may);
  const inner: Draft = { if: [], do: [], bound: new Set() };
  const refs = talk.refs;
  talk.refs = { ...refs, '?it': 'struck', [sort === 'model' ? '?model' : '?unit']: 'struck', '?enemy': 'struck' };
  const { each: _, ...once } = node;
  rolledOnce(once, { ifs: [], draft: inner, ...(scope.until && { until: scope.until }) }, talk);
  talk.refs = refs;
  pushAll(draft, [{ each: found, as: 'struck', do: inner.do }], scope);
  return { ...scope, draft };
}

function rolledOnce(node: Rolled, scope: Scope, talk: Discourse): Scope {
  if (node.roll === undefined && !talk.open?.bound.has('die') && !scope.draft?.bound.has('die')) {
    throw new Unsettled('no die was rolled');
  }
  const waiting = node.roll === undefined ? talk.open?.do.at(-1) : undefined;
  if (waiting && 'later' in waiting && talk.open) {
    const inner: Draft = { if: [], do: [...waiting.do], bound: new Set(['die']) };
    rolledOnce(node, { ifs: [], draft: inner }, { ...talk, open: inner });
    talk.open.do[talk.open.do.length - 1] = { ...waiting, do: inner.do };
    return scope;
  }
  const dice = node.roll ?? 'D6';
  let now = scope;
  if (node.roll === undefined)
    now = { ...scope, ...((scope.draft ?? talk.open) ? { draft: scope.draft ?? talk.open! } : {}) };
  else now = add({ verbs: [{ roll: dice, as: 'die', purpose: talk.id }] }, scope, talk);
  for (const { by, if: condition } of node.plus ?? []) {
    const more: Verb = { bind: 'die', to: { op: '+', of: ['die', by] } };
    const always = 'every' in condition && condition.every.length === 0;
    const plus = settle(more, talk, now);
    now = add({ verbs: [always ? plus : { if: settle(condition, talk, now), then: [plus] }] }, now, talk);
  }
  const { may: _, ...rolledScope } = now;
  now = rolledScope;
  const refs = talk.refs;
  for (const { from, to, body } of node.rows) {
    const least: Condition[] = from > 1 ? [{ compare: ['die', '>=', from] }] : [];
    const most: Condition[] = to !== undefined && to < facesOf(dice) ? [{ compare: ['die', '<=', to] }] : [];
    const shown: Condition =
      from === to ? { compare: ['die', '=', from] } : (every([...least, ...most]) ?? { every: [] });
    talk.refs = refs;
    lower(body, { ...now, ifs: [...now.ifs, shown] }, talk);
  }
  return now;
}

const facesOf = (dice: string): number =>
  Number(/D(\d+)/.exec(dice)?.[1] ?? 6) * Number(/^(\d*)D/.exec(dice)?.[1] || 1);

/** The other half of what was last done only if something was so. */
function otherwise(body: Node, scope: Scope, talk: Discourse): Scope {
  const { last } = talk;
  const draft = last && talk.drafts[last.draft];
  const [verb, ...more] = draft && last ? draft.do.slice(last.from) : [];
  if (!draft || !verb || more.length > 0 || !('if' in verb) || verb.else || scope.when)
    throw new Unsettled('otherwise than what');
  const inner: Draft = { if: [], do: [], bound: new Set() };
  lower(body, { ifs: [], draft: inner, ...(scope.until && { until: scope.until }) }, talk);
  draft.do[draft.do.length - 1] = { ...verb, else: inner.do };
  return { ...scope, draft };
}

/** What is done for each of those found, one after the other. */
function repeated(
  { forEach: { who, sort }, body }: Extract<Node, { forEach: unknown }>,
  scope: Scope,
  talk: Discourse,
): Scope {
  if (scope.limit || mentions(who, testStates)) throw new Unsettled('for each, but when');
  const found = settle(who, talk, scope);
  const draft = draftFor([{ each: found, as: 'struck', do: [] }], scope, talk, scope.may);
  if (!draft.when) throw new Unsettled('done to each, but when');
  const inner: Draft = { if: [], do: [], bound: new Set() };
  const { refs } = talk;
  const isTheirs = typeof found === 'object' && found.side === 'theirs';
  const name = sort === 'model' ? '?model' : '?unit';
  talk.refs = { ...refs, '?it': 'struck', [name]: 'struck', ...(isTheirs && { '?enemy': 'struck' }) };
  lower(body, { ifs: [], draft: inner, ...(scope.until && { until: scope.until }) }, talk);
  talk.refs = refs;
  pushAll(draft, [{ each: found, as: 'struck', do: inner.do }], scope);
  return { ...scope, draft };
}

/** What waits: its verbs stand in an effect of their own until then. */
function delayed(node: Extract<Node, { later: unknown }>, scope: Scope, talk: Discourse): Scope {
  const draft = draftFor([], scope, talk, scope.may);
  const inner: Draft = { if: [], do: [], bound: new Set() };
  lower(node.body, { ifs: [], draft: inner }, talk);
  pushAll(draft, [{ later: node.later, do: inner.do }], scope);
  for (const name of inner.bound) draft.bound.add(name);
  return { ...scope, draft };
}
