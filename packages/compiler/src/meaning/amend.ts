import type { Condition, Offer, Period, Selector, Verb } from '@umpire/effects';
import { add } from './add.js';
import { every, mentions, not, said } from './fill.js';
import type { Deed, Keywords, Node } from './node.js';
import { settle } from './settle.js';
import { type Discourse, type Draft, type Scope, Unsettled } from './talk.js';

/** Changes what was said before: how often, on whom, how hard, who not. */
export function amend(
  node: Extract<
    Node,
    | { say: string }
    | { bar: Condition }
    | { proviso: Condition }
    | { unless: Condition }
    | { limit: NonNullable<Offer['limit']>; unless?: Condition }
  >,
  scope: Scope,
  talk: Discourse,
): void {
  if ('bar' in node) barTarget(node.bar, talk);
  else if ('proviso' in node) provide(node.proviso, scope, talk);
  else if ('limit' in node || 'unless' in node) {
    if (node.unless) withhold(settle(node.unless, talk, scope), talk);
    if ('limit' in node) limitOffer(node.limit, talk);
  } else if (node.say === 'alone') alone(talk);
  else if (node.say === 'once-each') onceEach(talk, node.per, node.beside);
  else if (node.say === 'last-stand') lastStand(talk, node.deed);
  else if (node.say === 'one-test') oneTest(talk);
  else if (node.say === 'charge-at') chargeAt(settle(node.at, talk, scope), talk);
  else if (node.say === 'unmoved') unmoved(node.if, talk);
  else if (node.say === 'harder') harder(talk, node, scope);
  else if (node.say === 'not-returned') notReturned(talk, node.keywords);
  else if (node.say === 'named-number') namedNumber(node.by, scope, talk);
}

/** The last sentence's changes of numbers stand alone. */
function alone({ drafts, last }: Discourse): void {
  const draft = last && drafts[last.draft];
  if (!draft || !last) throw new Unsettled('nothing to stand alone');
  let found = false;
  const visit = (verb: Verb): Verb => {
    if ('if' in verb) return { ...verb, then: verb.then.map(visit) };
    if (!('modify' in verb)) return verb;
    found = true;
    return { ...verb, stacks: false };
  };
  draft.do.splice(last.from, draft.do.length, ...draft.do.slice(last.from).map(visit));
  if (!found) throw new Unsettled('nothing to stand alone');
}

/** A number alone is what the name of the ability says. */
function namedNumber(by: number, scope: Scope, talk: Discourse): void {
  if (!talk.id.startsWith('invulnerable-save')) throw new Unsettled('a number of nothing');
  add({ verbs: [{ modify: 'invulnerable-save', how: 'best-of', by, for: 'self' }] }, scope, talk);
}

/** An offer is not made where this holds. */
function withhold(condition: Condition, talk: Discourse): void {
  const draft = talk.open ?? talk.drafts.at(-1);
  if (!draft?.when || !draft.offer) throw new Unsettled('nothing to withhold');
  draft.if.push(not(condition));
}

/** Whoever would make the move that was offered makes none where this holds. */
function unmoved(condition: Condition, talk: Discourse): void {
  const draft = talk.open ?? talk.drafts.at(-1);
  const move = draft?.do.findLast((verb) => 'move' in verb);
  if (!move || !('move' in move)) throw new Unsettled('nobody moves');
  withhold(said(condition, move.move), talk);
}

/** The charge that was just offered is at nobody else. */
function chargeAt(at: Selector, talk: Discourse): void {
  const draft = talk.open ?? talk.drafts.at(-1);
  const where = draft?.do.findLastIndex((verb) => 'activate' in verb && verb.activate === 'charge') ?? -1;
  const verb = draft?.do[where];
  if (!draft || !verb || !('activate' in verb) || at !== 'enemy') throw new Unsettled('no charge to aim');
  draft.do[where] = { ...verb, activate: 'charge-at-enemy' };
}

/** Limits an offer that has no limit yet. */
function limitOffer(limit: NonNullable<Offer['limit']>, talk: Discourse): void {
  const draft = talk.open ?? talk.drafts.at(-1);
  if (!draft?.when) throw new Unsettled('nothing to limit');
  if (!draft.offer?.limit) draft.offer = { ...draft.offer, limit };
  else if (limit.by === 'army' && typeof limit.per === 'string') usedOnce(draft, `used-${talk.id}`, limit.per);
  else throw new Unsettled('nothing to limit');
}

/** Limited already, and once in that time for all of the army that have it: the army is marked as it is used. */
function usedOnce(draft: Draft, mark: string, until: Period): void {
  if (draft.do.some((verb) => 'mark' in verb && verb.mark === mark)) throw new Unsettled('limited twice');
  draft.if.push(not({ state: mark, of: 'mine' }));
  draft.do.unshift({ mark, on: 'mine', until });
}

/** Narrows when a stratagem may be used. */
function provide(condition: Condition, scope: Scope, talk: Discourse): void {
  const { open } = talk;
  const asked = settle(condition, talk, scope);
  // Behind what it does, it may only ask of what is known before.
  if (!open?.offer || (open.do.length > 0 && (!open.used || mentions(asked, open.bound))))
    throw new Unsettled('nothing to use');
  open.if.push(asked);
}

/** Narrows whom a stratagem may be used on. */
function barTarget(predicate: Condition, talk: Discourse): void {
  const { open } = talk;
  const target = open?.offer?.target;
  if (open && !target && barChoices(open, predicate)) return;
  if (!open || !target || typeof target.from !== 'object') throw new Unsettled('nothing to bar');
  const where = every([...(target.from.where ? [target.from.where] : []), not(said(predicate, 'it'))]);
  open.offer = { ...open.offer, target: { ...target, from: { ...target.from, ...(where && { where }) } } };
}

/** Of units that a stratagem chooses, one or several, none is such a one. */
function barChoices(draft: Draft, predicate: Condition): boolean {
  let found = false;
  const visit = (verb: Verb): Verb => {
    if ('either' in verb) return { either: verb.either.map((some) => some.map(visit)) };
    if (!('choose' in verb) || verb.as !== 'unit' || typeof verb.choose !== 'object' || !('all' in verb.choose))
      return verb;
    found = true;
    const where = every([...(verb.choose.where ? [verb.choose.where] : []), not(said(predicate, 'it'))]);
    return { ...verb, choose: { ...verb.choose, ...(where && { where }) } };
  };
  draft.do.splice(0, draft.do.length, ...draft.do.map(visit));
  return found;
}

const rollOf: Readonly<Record<string, string>> = {
  'battle-shock-test': 'battle-shock-roll',
  'leadership-test': 'leadership-roll',
  'desperate-escape-tests': 'desperate-escape-roll',
};

/** "When doing so, subtract 1": the last test that was asked for is so much harder. */
function harder(talk: Discourse, { by, if: condition }: Extract<Node, { say: 'harder' }>, scope: Scope): void {
  const draft = scope.draft ?? talk.open ?? talk.drafts.at(-1);
  const made = draft && harderIn(draft.do, by, every([...scope.ifs, ...(condition ? [condition] : [])]), scope, talk);
  if (!made) throw new Unsettled('no test was asked for');
  draft.do.splice(0, draft.do.length, ...made);
}

function harderIn(
  verbs: readonly Verb[],
  by: number,
  condition: Condition | undefined,
  scope: Scope,
  talk: Discourse,
): readonly Verb[] | undefined {
  for (const [at, verb] of [...verbs.entries()].reverse()) {
    const inner = 'each' in verb || 'later' in verb ? verb.do : 'if' in verb ? verb.then : undefined;
    const deeper = inner && harderIn(inner, by, condition, scope, talk);
    if (deeper) return verbs.with(at, { ...verb, ...('if' in verb ? { then: deeper } : { do: deeper }) } as Verb);
    const roll = 'activate' in verb ? rollOf[verb.activate] : undefined;
    if (roll === undefined || !('activate' in verb)) continue;
    const modify: Verb = { modify: roll, how: 'add', by, for: verb.for, until: 'frame' };
    if (!condition) return verbs.toSpliced(at, 0, modify);
    if (typeof verb.for !== 'string') return undefined;
    const who = { '?it': verb.for, '?unit': verb.for, '?enemy': verb.for };
    const asked = settle(condition, { ...talk, refs: { ...talk.refs, ...who } }, scope);
    return verbs.toSpliced(at, 0, { if: asked, then: [modify] });
  }
  return undefined;
}

/** Those that are chosen to come back are none of these. */
function notReturned({ drafts }: Discourse, keywords: Keywords): void {
  let found = false;
  const visit = (verb: Verb): Verb => {
    if ('if' in verb) return { ...verb, then: verb.then.map(visit), ...(verb.else && { else: verb.else.map(visit) }) };
    if (!('choose' in verb) || verb.as !== 'risen' || typeof verb.choose !== 'object' || !('all' in verb.choose))
      return verb;
    found = true;
    const none = keywords.map((all): Condition => not({ is: 'it', keywords: all }));
    const where = every([...(verb.choose.where ? [verb.choose.where] : []), ...none]);
    return { ...verb, choose: { ...verb.choose, ...(where && { where }) } };
  };
  for (const draft of drafts) draft.do.splice(0, draft.do.length, ...draft.do.map(visit));
  if (!found) throw new Unsettled('nobody comes back');
}

/** Nobody takes a battle-shock test that has taken one in this phase. */
function oneTest({ drafts }: Discourse): void {
  let found = false;
  const fresh = (by: Selector): Condition => not({ done: 'battle-shock-test', by, since: 'phase' });
  const visit = (verb: Verb): Verb => {
    if ('each' in verb) return { ...verb, do: verb.do.map(visit) };
    if ('if' in verb) return { ...verb, then: verb.then.map(visit), ...(verb.else && { else: verb.else.map(visit) }) };
    if (!('activate' in verb) || verb.activate !== 'battle-shock-test') return verb;
    found = true;
    if (typeof verb.for === 'string') return { if: fresh(verb.for), then: [verb] };
    const where = every([...(verb.for.where ? [verb.for.where] : []), fresh('it')]);
    return { ...verb, for: { ...verb.for, ...(where && { where }) } };
  };
  for (const draft of drafts) draft.do.splice(0, draft.do.length, ...draft.do.map(visit));
  if (!found) throw new Unsettled('no test to take');
}

/** What a model that was said to stay may do. */
function lastStand({ drafts }: Discourse, deed: Deed = 'fight'): void {
  let found = false;
  const named = (rule: string): string => rule.replace(/^fight-on-death/, `${deed}-on-death`);
  const visit = (node: unknown): unknown => {
    if (typeof node === 'string' && node.includes('-on-death')) {
      found = true;
      return named(node);
    }
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, visit(inner)]));
  };
  for (const draft of drafts) draft.do.splice(0, draft.do.length, ...(draft.do.map(visit) as Verb[]));
  if (!found) throw new Unsettled('who stays');
}

/** Of all that something is done for, each that it was done for is marked and left out from then on. */
function onceOfEach(draft: Draft, mark: string, until: Period): boolean {
  const at = draft.do.findIndex((verb) => 'each' in verb && typeof verb.each === 'object' && 'all' in verb.each);
  const verb = draft.do[at];
  if (!verb || !('each' in verb) || typeof verb.each !== 'object' || !('all' in verb.each)) return false;
  const where = every([...(verb.each.where ? [verb.each.where] : []), not({ state: mark, of: 'it' })]);
  draft.do[at] = {
    ...verb,
    each: { ...verb.each, ...(where && { where }) },
    do: [...verb.do, { mark, on: verb.as, until }],
  };
  return true;
}

/** Whoever a stratagem is used on is marked, and it is not used on it again. */
function usedOnceEach(draft: Draft, { id, refs }: Discourse, until: Period): boolean {
  const mark = `used-${id}`;
  const target = draft.offer?.target;
  const used = refs['?yours'];
  if (typeof used !== 'string') return false;
  if (target && typeof target.from === 'object') {
    const where = every([...(target.from.where ? [target.from.where] : []), not({ state: mark, of: 'it' })]);
    draft.offer = { ...draft.offer, target: { ...target, from: { ...target.from, ...(where && { where }) } } };
  } else draft.if.push(not({ state: mark, of: used }));
  draft.do.unshift({ mark, on: used, until });
  return true;
}

/**
 * "The same unit can be affected only once": whoever was chosen is marked and not chosen again; of what works on whoever is
 * near, copies do not add up.
 */
function onceEach(talk: Discourse, per: Period, beside?: string): void {
  const draft = talk.open ?? talk.drafts.at(-1);
  if (!draft) throw new Unsettled('nothing to repeat');
  const at = draft.do.findIndex((verb) => 'choose' in verb && typeof verb.choose === 'object' && 'all' in verb.choose);
  const choice = draft.do[at];
  if (choice && 'choose' in choice && typeof choice.choose === 'object' && 'all' in choice.choose) {
    const marks = [talk.id, ...(beside === undefined ? [] : [beside])].map((id) => `under-${id}`);
    const fresh = marks.map((state) => not({ state, of: 'it' }));
    const where = every([...(choice.choose.where ? [choice.choose.where] : []), ...fresh]);
    draft.do[at] = { ...choice, choose: { ...choice.choose, ...(where && { where }) } };
    draft.do.splice(at + 1, 0, ...marks.map((mark): Verb => ({ mark, on: choice.as, until: per })));
    return;
  }
  if (beside !== undefined) throw new Unsettled('nobody was chosen');
  const offered = talk.drafts.find(({ offer }) => offer?.target !== undefined || offer?.cost !== undefined);
  if (offered && usedOnceEach(offered, talk, per)) return;
  if (onceOfEach(draft, `under-${talk.id}`, per)) return;
  let found = false;
  for (const [i, verb] of draft.do.entries()) {
    if ('modify' in verb) draft.do[i] = { ...verb, stacks: false };
    const again = 'grant' in verb && typeof verb.grant === 'object' && 'rule' in verb.grant ? verb.grant : undefined;
    // How often a turn the stratagem may be used on it.
    if (again?.rule === 'free-stratagem-again') draft.do[i] = { ...verb, grant: { ...again, parameter: 1 } } as Verb;
    found ||= 'modify' in verb || again?.rule === 'free-stratagem-again';
  }
  if (!found) throw new Unsettled('nothing to repeat');
}
