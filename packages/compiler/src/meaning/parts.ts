import type { Condition, Period, Search, Selector, Verb, When } from '@umpire/effects';
import { add } from './add.js';
import { every, not } from './fill.js';
import type { Node } from './node.js';
import { settle } from './settle.js';
import { type Discourse, type Draft, type Scope, Unsettled } from './talk.js';

/* Abilities that a text names, each in a part of its own, and who has them: all of them, or those that are chosen. */

type Said = Extract<Node, { parts: string }>;

const active = (title: string): string => `${title}-active`;

/** What the words before the parts say of them. */
export function sayParts(node: Said, scope: Scope, talk: Discourse): Scope {
  const { titles = [] } = talk;
  if (node.parts === 'spent') return spendParts(scope, talk);
  if (node.parts === 'listed') {
    if (titles.length > 0) throw new Unsettled('one of those listed');
    return add({ verbs: [] }, scope, talk);
  }
  if (titles.length === 0) throw new Unsettled('nothing is listed');
  const to = node.to === undefined ? {} : { to: settle(node.to.who, talk, scope) };
  if (node.parts === 'given') {
    if (scope.when || scope.ifs.length > 0) throw new Unsettled('given for a time');
    if (talk.parts && (talk.parts.chosen || talk.part !== undefined))
      throw new Unsettled('some to these and some to those');
    talk.parts = { ...to, ...(scope.until && { until: scope.until }) };
    return scope;
  }
  if (node.parts === 'chosen') {
    if (titles.length <= node.many) throw new Unsettled('a choice of all');
    talk.parts = { ...to, chosen: true };
    const marks = someOf(titles, node.many).map((some) =>
      some.map((title): Verb => ({ mark: active(title), on: 'mine' })),
    );
    return add({ verbs: [{ either: marks }] }, scope, talk);
  }
  if (!talk.parts?.chosen) throw new Unsettled('nothing was chosen');
  const own = typeof to.to === 'string' ? to.to : undefined;
  if (own === 'self') throw new Unsettled('of one that may be a model or a unit');
  talk.parts = { ...talk.parts, ...to, ...(own && { to: { all: 'unit', side: 'mine' }, marked: true }) };
  const { until } = scope;
  if (until === undefined && !own) return scope;
  const draft = talk.drafts.at(-1);
  const at = draft?.do.findLastIndex((verb) => 'either' in verb) ?? -1;
  const verb = draft?.do[at];
  if (!draft || !verb || !('either' in verb)) throw new Unsettled('nothing was chosen');
  const last = { ...(until && { until }), ...(own && { on: own }) };
  draft.do[at] = { either: verb.either.map((some) => some.map((one): Verb => ({ ...one, ...last }) as Verb)) };
  return scope;
}

/** None may be chosen again: one that is does nothing. */
function spendParts(scope: Scope, talk: Discourse): Scope {
  const draft = talk.drafts.at(-1);
  const at = draft?.do.findLastIndex((verb) => 'either' in verb) ?? -1;
  const verb = draft?.do[at];
  if (!talk.parts?.chosen || !draft || !verb || !('either' in verb)) throw new Unsettled('nothing was chosen');
  const marks = verb.either.map((some): readonly Verb[] => {
    const spent = some.flatMap((one) => ('mark' in one ? [`${one.mark}-before`] : []));
    const unspent = every(spent.map((mark): Condition => ({ not: { state: mark, of: 'mine' } })));
    return unspent
      ? [{ if: unspent, then: [...some, ...spent.map((mark): Verb => ({ mark, on: 'mine', until: 'battle' }))] }]
      : some;
  });
  draft.do[at] = { either: marks };
  return scope;
}

/** "That Mode is active", behind a choice among modes: no mode is called Mode. */
export const activatesKind = (verbs: readonly Verb[], { parts, part, titles = [] }: Discourse): boolean =>
  parts?.chosen === true &&
  part === undefined &&
  verbs.some(
    (verb) => 'mark' in verb && /-active$/.test(verb.mark) && !titles.some((one) => active(one) === verb.mark),
  );

/** Every choice of so many of them, in the order in which they stand. */
const someOf = <T>(all: readonly T[], many: number): readonly (readonly T[])[] =>
  many === 0 ? [[]] : all.flatMap((one, at) => someOf(all.slice(at + 1), many - 1).map((rest) => [one, ...rest]));

/** A part speaks of whoever has it, and goes on with nothing said before, unless that is being done. */
export function beginPart(talk: Discourse, title: string): void {
  talk.part = title;
  const { to } = talk.parts ?? {};
  if (typeof to === 'string') talk.refs = { ...talk.refs, '?it': to, '?unit': to };
  else {
    talk.refs = { '?it': 'self' };
    delete talk.open;
  }
  delete talk.attacks;
  delete talk.until;
}

/** The effects of one part, begun after `from`: while it is active, for whoever has it. */
export function endPart(talk: Discourse, title: string, from: number): void {
  const { parts } = talk;
  delete talk.part;
  if (!parts) return;
  for (const draft of talk.drafts.slice(from)) {
    const at = talk.drafts.indexOf(draft);
    const isMarked = parts.marked && typeof parts.to === 'object';
    const to = isMarked ? { ...parts.to, where: { state: active(title), of: 'it' } } : parts.to;
    const own = to === undefined || typeof to === 'string' ? draft : ofAll(draft, to, title);
    if (isMarked && own === draft) throw new Unsettled('of which of them');
    const isActive: Condition = { state: active(title), of: 'mine' };
    if (parts.chosen && !isMarked && !own.if.some((one) => JSON.stringify(one) === JSON.stringify(isActive)))
      own.if.unshift(isActive);
    talk.drafts[at] = own;
  }
}

const isSelf = (who: unknown): boolean => who === 'self' || JSON.stringify(who) === '{"all":"unit","in":"self"}';

/** What is said of one unit, of all of those units. */
function ofAll(draft: Draft, all: Search, title: string): Draft {
  if (!mentionsSelf([draft.when, draft.if, draft.do])) return draft;
  if (draft.when) return triggered(draft, draft.when, all, title);
  const own = draft.if.filter((one) => mentionsSelf(one));
  const where = every([...(all.where ? [all.where] : []), ...own.map((one) => asked(one))]);
  const who: Search = { ...all, ...(where && { where }) };
  return {
    ...draft,
    if: draft.if.filter((one) => !own.includes(one)),
    do: draft.do.map((verb) => standing(verb, who)),
  };
}

const timesSelf = (value: unknown): number => (JSON.stringify(value) ?? '').split('"self"').length - 1;

const mentionsSelf = (value: unknown): boolean => JSON.stringify(value).includes('"self"');

/** Asked of each of them. */
function asked(condition: Condition): Condition {
  if (isSearched(condition)) throw new Unsettled('asked of one and of another');
  return put(condition, 'it');
}

/** Whether some search asks about the unit itself. */
function isSearched(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('all' in value && !isSelf(value) && mentionsSelf(value)) return true;
  return Object.values(value).some(isSearched);
}

/** Each of them at a time that is nobody's own. */
function eachAt(draft: Draft, all: Search, title: string): Draft {
  const { limit, target } = draft.offer ?? {};
  const isLeft = draft.do.every((verb) => 'move' in verb || 'allow' in verb);
  if (draft.do.some((verb) => 'choose' in verb || 'roll' in verb)) throw new Unsettled('of which of them');
  if (draft.offer && (!isLeft || target)) throw new Unsettled('of which of them');
  const used = limit && limit.by === 'unit' && limit.times === 1 && typeof limit.per === 'string' ? limit : undefined;
  if (limit && !used) throw new Unsettled('of which of them');
  const mark = `used-${title}`;
  const own = draft.if.filter(mentionsSelf);
  const fresh = used ? [not({ state: mark, of: 'it' })] : [];
  const where = every([...(all.where ? [all.where] : []), ...own.map(asked), ...fresh]);
  const each: Search = { ...all, ...(where && { where }) };
  const { offer: _, ...rest } = draft;
  const once: readonly Verb[] = used ? [{ mark, on: 'one', until: used.per as Period }] : [];
  return {
    ...rest,
    if: draft.if.filter((one) => !own.includes(one)),
    do: [{ each, as: 'one', do: [...draft.do.map((verb) => put(verb, 'one')), ...once] }],
  };
}

function triggered(draft: Draft, when: When, all: Search, title: string): Draft {
  if ((when.of === undefined || !mentionsSelf(when.of)) && !draft.also) return eachAt(draft, all, title);
  if (!isSelf(when.of) || draft.also?.some(({ of }) => !isSelf(of))) throw new Unsettled('of which of them');
  return {
    ...draft,
    when: { ...when, of: all },
    ...(draft.also && { also: draft.also.map((one) => ({ ...one, of: all })) }),
    if: draft.if.map((one) => put(one, 'subject')),
    do: draft.do.map((verb) => put(verb, 'subject')),
  };
}

/** What always holds, of all of them. */
function standing(verb: Verb, who: Search): Verb {
  if ('if' in verb && !mentionsSelf(verb.if)) return { ...verb, then: verb.then.map((one) => standing(one, who)) };
  if (!('for' in verb) || typeof verb.for !== 'object' || !('attacks' in verb.for)) {
    if ('if' in verb || 'choose' in verb || 'each' in verb) throw new Unsettled('of which of them');
    return put(verb, who);
  }
  const { by, at, where } = verb.for;
  if ([by, at].some((one) => timesSelf(one) > 1)) throw new Unsettled('of one and of another of them');
  const asks = where !== undefined && mentionsSelf(where);
  const as = isInSelf(by) && !isInSelf(at) ? 'attacker' : isInSelf(at) && !isInSelf(by) ? 'target' : undefined;
  if (asks && as === undefined) throw new Unsettled('of which of them');
  return {
    ...verb,
    for: {
      ...verb.for,
      ...(by !== undefined && { by: put(by, who) }),
      ...(at !== undefined && { at: put(at, who) }),
      ...(where && { where: as === undefined ? where : put(where, as) }),
    },
  } as Verb;
}

const isInSelf = (who: Selector | undefined): boolean => who !== undefined && mentionsSelf(who);

/** The same with somebody else in the place of this unit. */
function put<T>(value: T, by: Selector): T {
  const visit = (node: unknown, key: string): unknown => {
    if (isSelf(node) && key !== 'state') return by;
    if (Array.isArray(node)) return node.map((inner) => visit(inner, key));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, visit(inner, name)]));
  };
  return visit(value, '') as T;
}
