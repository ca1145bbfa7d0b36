import type { Attacks, Condition, Effect, Offer, Period, Search, Selector, Verb, When, Whom } from '@umpire/effects';
import { every, mentions, not, replaceNames, said } from './fill.js';
import type { Attack, Frame, Node, Np, Refs } from './node.js';

/** What was said so far: effects being written, and who was spoken of. */
export interface Discourse {
  readonly id: string;
  drafts: Draft[];
  refs: Refs;
  /** The attacks that the last sentence was about, and until when it held. */
  attacks?: Attacks;
  until?: Period;
  /** The effect that goes on while its names are used. */
  open?: Draft;
  names: number;
  /** The abilities of which one was chosen. */
  options?: readonly (readonly Verb[])[];
}

interface Draft {
  readonly when?: When;
  if: Condition[];
  offer?: Offer;
  readonly do: Verb[];
  readonly bound: Set<string>;
  also?: readonly When[] | undefined;
}

/** What is in force inside the frames around a clause. */
interface Scope {
  readonly when?: readonly When[];
  readonly ifs: readonly Condition[];
  readonly attacks?: Attacks;
  /** The attacks of the moment, which nothing narrows. */
  readonly eventAttacks?: Attacks;
  readonly until?: Period;
  readonly limit?: NonNullable<Offer['limit']>;
  readonly may?: true;
  readonly then?: true;
  readonly instead?: true;
  readonly draft?: Draft;
}

/** Words whose meaning nothing before them settles. */
export class Unsettled extends Error {}

/** Spoken of, but nobody in particular: "if one or more units are near". */
const NOBODY = '?nobody';

const attackNames = new Set(['attacker', 'target', 'weapon', 'attack']);

export function discourse(id: string, start: { when?: When; refs?: Refs } = {}): Discourse {
  return { id, drafts: [], refs: { '?it': 'self', ...start.refs }, names: 0 };
}

/** A copy that can be written on without touching the first. */
export function cloneTalk(talk: Discourse): Discourse {
  const copies = new Map(
    talk.drafts.map((draft): [Draft, Draft] => [
      draft,
      { ...draft, if: [...draft.if], do: [...draft.do], bound: new Set(draft.bound) },
    ]),
  );
  const open = talk.open && copies.get(talk.open);
  return { ...talk, refs: { ...talk.refs }, drafts: [...copies.values()], ...(open && { open }) };
}

/** Two readings with the same summary say the same. */
export const summaryOf = (talk: Discourse): string => JSON.stringify(sorted(effectsOf(talk)));

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

/** Opens an effect that all following sentences go on with. */
export function openEffect(
  talk: Discourse,
  { whens, ifs, offer }: { whens: readonly When[]; ifs: readonly Condition[]; offer: Offer },
  refs: Refs,
): void {
  const [when, ...also] = whens;
  const draft: Draft = {
    ...(when && { when }),
    ...(also.length > 0 && { also }),
    if: [...ifs],
    offer,
    do: [],
    bound: new Set([
      ...Object.values(refs).filter((ref) => typeof ref === 'string' && ref !== 'self'),
      'subject',
    ] as string[]),
  };
  talk.drafts.push(draft);
  talk.open = draft;
  talk.refs = { ...talk.refs, ...refs };
}

/** Adds one sentence. Throws `Unsettled` if something in it cannot be settled. */
export function lowerSentence(node: Node, talk: Discourse): void {
  const { '?it': it = 'self', '?model': model } = talk.refs;
  lower(node, { ifs: [] }, talk);
  // Whoever made an attack is spoken of as such in that sentence only.
  const { '?model': now, ...rest } = talk.refs;
  const kept = now === 'attacker' ? model : now;
  talk.refs = { ...rest, ...(kept !== undefined && { '?model': kept }) };
  if (talk.refs['?it'] === 'attacker') talk.refs = { ...talk.refs, '?it': it };
}

export const effectsOf = (talk: Discourse): readonly Effect[] =>
  talk.drafts
    .filter((draft) => draft.do.length > 0)
    .flatMap((draft): Draft[] => [draft, ...(draft.also ?? []).map((when): Draft => ({ ...draft, when }))])
    .map((draft): Effect => {
      const condition = every(draft.if);
      return untilEnd({
        ...(draft.when && { when: draft.when }),
        ...(condition && { if: condition }),
        ...(draft.offer && { offer: offerAt(draft.when, draft.offer) }),
        do: draft.do,
      });
    });

export function settle<T>(value: T, talk: Discourse, scope: Pick<Scope, 'attacks' | 'eventAttacks'> = {}): T {
  return replaceNames(value, (name) => {
    if (name === '?attacks') {
      const attacks = scope.attacks ?? scope.eventAttacks ?? talk.attacks;
      if (attacks) return attacks;
    }
    if (name === '?purpose') return talk.id;
    if (name === '?marker')
      return talk.refs['?objective'] ?? markerAt(talk.refs['?unit'] ?? talk.refs['?it'] ?? 'self');
    if (name === '?other') return scope.attacks ? 'attacker' : (talk.refs['?yours'] ?? 'self');
    if (name === '?x') throw new Unsettled('predicate of nobody');
    const ref = talk.refs[name] ?? (name === '?model' || name === '?unit' ? talk.refs['?it'] : undefined);
    if (ref === undefined || ref === NOBODY) throw new Unsettled(`${name} is nobody spoken of`);
    return ref;
  });
}

/** A distance of someone from itself shows that the words were misread. */
function isOfItself(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('within' in value && 'of' in value && 'from' in value && JSON.stringify(value.of) === JSON.stringify(value.from))
    return true;
  return Object.values(value).some(isOfItself);
}

/** The objective that someone is in range of, under its player's control. */
const markerAt = (who: Selector): Selector => ({
  all: 'marker',
  keywords: ['objective'],
  where: {
    every: [
      { state: 'under-my-control', of: 'it' },
      { within: { the: 'objective-range', of: 'mine' }, of: who, from: 'it' },
    ],
  },
});

/** Clauses in a row. The first opens what the others go on with; whoever attacks in one is spoken of in that one only. */
function lowerAll(nodes: readonly Node[], scope: Scope, talk: Discourse): Scope {
  const { refs } = talk;
  let now = scope;
  for (const node of nodes) {
    now = lower(node, now, talk);
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

/** Whether a condition counts units that it does not name. */
function countsSome(condition: Condition): boolean {
  if (!('compare' in condition)) return false;
  const [left] = condition.compare;
  return typeof left === 'object' && 'count' in left && typeof left.count === 'object' && left.count.in === undefined;
}

function lower(node: Node, scope: Scope, talk: Discourse): Scope {
  if ('all' in node) return lowerAll(node.all, scope, talk);
  if ('frame' in node) return lower(node.body, framed(node.frame, scope, talk), talk);
  if ('verbs' in node) return add(node, scope, talk);
  if ('say' in node) {
    if (node.say === 'once-each') onceEach(talk);
    if (node.say === 'last-stand' && !hasLastStand(talk)) throw new Unsettled('who fights');
    return scope;
  }
  if ('bar' in node) {
    barTarget(node.bar, talk);
    return scope;
  }
  if ('options' in node) {
    talk.options = node.options;
    return { ...scope, draft: draftFor([], scope, talk, scope.may) };
  }
  if ('later' in node) return delayed(node, scope, talk);
  if ('limit' in node) {
    limitOffer(node.limit, talk);
    return scope;
  }
  if ('rows' in node) return rolled(node, scope, talk);
  return chosen(node, scope, talk);
}

/** One of several lists of clauses, as the owner chooses. */
function chosen(node: Extract<Node, { menu: unknown }>, scope: Scope, talk: Discourse): Scope {
  if (node.menu.length < 2) throw new Unsettled('a menu of nothing');
  const draft = draftFor([], scope, talk, scope.may);
  const named = node.menu.flatMap(([only, ...more]) =>
    only && 'options' in only && more.length === 0 ? only.options : [],
  );
  if (named.length === node.menu.length) {
    talk.options = named;
    return { ...scope, draft };
  }
  const refs = talk.refs;
  const either = node.menu.map((option) => {
    const inner: Draft = { if: [], do: [], bound: new Set() };
    talk.refs = refs;
    for (const one of option) lower(one, { ifs: [], draft: inner, ...(scope.until && { until: scope.until }) }, talk);
    return inner.do;
  });
  talk.refs = refs;
  pushAll(draft, [{ either }], scope);
  return { ...scope, draft };
}

/** Effects of one list that begin alike are one effect. */
export function mergeLast(talk: Discourse, from: number): void {
  const [first, ...more] = talk.drafts.slice(from);
  if (!first?.when) return;
  const key = headOf(first);
  if (more.some((draft) => headOf(draft) !== key)) return;
  for (const draft of more) {
    first.do.push(...draft.do);
    for (const name of draft.bound) first.bound.add(name);
  }
  talk.drafts.splice(from + 1);
  talk.open = first;
}

const headOf = ({ when, also, if: ifs, offer }: Draft): string => JSON.stringify([when, also, ifs, offer]);

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

/** What waits: its verbs stand in an effect of their own until then. */
function delayed(node: Extract<Node, { later: unknown }>, scope: Scope, talk: Discourse): Scope {
  const draft = draftFor([], scope, talk, scope.may);
  const inner: Draft = { if: [], do: [], bound: new Set() };
  lower(node.body, { ifs: [], draft: inner }, talk);
  pushAll(draft, [{ later: node.later, do: inner.do }], scope);
  for (const name of inner.bound) draft.bound.add(name);
  return { ...scope, draft };
}

/** Limits an offer that has no limit yet. */
function limitOffer(limit: NonNullable<Offer['limit']>, talk: Discourse): void {
  const draft = talk.open ?? talk.drafts.at(-1);
  if (!draft?.when || draft.offer?.limit) throw new Unsettled('nothing to limit');
  draft.offer = { ...draft.offer, limit };
}

/** Narrows whom a stratagem may be used on. */
function barTarget(predicate: Condition, talk: Discourse): void {
  const { open } = talk;
  const target = open?.offer?.target;
  if (!open || !target || typeof target.from !== 'object') throw new Unsettled('nothing to bar');
  const where = every([...(target.from.where ? [target.from.where] : []), not(said(predicate, 'it'))]);
  open.offer = { ...open.offer, target: { ...target, from: { ...target.from, ...(where && { where }) } } };
}

/** Whether a model was said to stay until it has fought. */
const hasLastStand = ({ drafts }: Discourse): boolean =>
  drafts.some((draft) => mentions(draft.do, new Set(['fight-on-death', 'fight-on-death-in-any-phase'])));

/** A time or a limit after "and" begins an effect of its own, unless something that waits for a time has begun. */
function anew(scope: Scope): Scope {
  const { draft, ...rest } = scope;
  if (!draft) return scope;
  if (draft.when || draft.offer) throw new Unsettled('a time inside what has begun');
  return rest;
}

/** "The same unit can be affected only once": copies do not add up. */
function onceEach(talk: Discourse): void {
  const draft = talk.open ?? talk.drafts.at(-1);
  if (!draft) throw new Unsettled('nothing to repeat');
  for (const [i, verb] of draft.do.entries()) {
    if ('modify' in verb) draft.do[i] = { ...verb, stacks: false };
  }
}

function framed(frame: Frame, scope: Scope, talk: Discourse): Scope {
  if ('until' in frame) return { ...scope, until: frame.until };
  if ('limit' in frame && !('when' in frame)) return { ...anew(scope), limit: frame.limit };
  if ('may' in frame) return { ...scope, may: true };
  if ('then' in frame) return { ...scope, then: true };
  if ('instead' in frame) return { ...scope, instead: true };
  if ('if' in frame && !('when' in frame)) {
    const blurred = countsSome(frame.if) ? { '?unit': NOBODY, '?enemy': NOBODY, '?model': NOBODY } : {};
    const narrowed = narrowAbout(frame.if, scope, talk);
    if (narrowed) return narrowed;
    const settled = settle(frame.if, talk, scope);
    talk.refs = { ...talk.refs, ...blurred, ...(frame.refs ?? {}) };
    return withIf(settled, scope, talk);
  }
  if ('about' in frame) {
    const who = settle(frame.about.who, talk, scope);
    speakOf({ ...frame.about, who }, talk);
    return scope;
  }
  if ('attack' in frame && !('when' in frame)) {
    if (scope.attacks) throw new Unsettled('attacks inside attacks');
    const attacks = attacksOf(frame.attack, talk, scope);
    return { ...scope, attacks };
  }
  scope = anew(scope);
  const when = settle(frame.when, talk, scope);
  const condition = frame.if && settle(frame.if, talk, scope);
  talk.refs = { ...talk.refs, ...settle(frame.refs ?? {}, talk, scope) };
  if (frame.attack) {
    const { refs } = talk;
    scope = { ...scope, eventAttacks: attacksOf(frame.attack, talk, scope) };
    talk.refs = refs;
  }
  if (frame.limit) scope = { ...scope, limit: frame.limit };
  if (scope.when) return within(scope, when, frame, condition);
  return {
    ...scope,
    when: [when, ...(frame.also ?? []).map((one) => settle(one, talk, scope))],
    ifs: [...scope.ifs, ...(condition ? [condition] : [])],
  };
}

/** "Not selected to shoot or fight": in each phase only the one that can have been. */
function offerAt(when: When | undefined, offer: Offer): Offer {
  const idle =
    when?.at === 'shooting-phase' ? 'selected-to-fight' : when?.at === 'fight-phase' ? 'selected-to-shoot' : undefined;
  const from = offer.target?.from;
  if (idle === undefined || typeof from !== 'object' || !from.where || !('every' in from.where)) return offer;
  const where = every(from.where.every.filter((one) => !('not' in one && 'done' in one.not && one.not.done === idle)));
  return { ...offer, target: { as: offer.target?.as ?? 'unit', from: { ...from, ...(where && { where }) } } };
}

const fightPhase = new Set(['fight-phase']);
const shootingPhase = new Set(['shooting-phase']);

/** What a stratagem gives without an end lasts for the phase. */
function untilEnd(effect: Effect): Effect {
  if (!effect.offer?.target && effect.offer?.cost === undefined) return effect;
  const inFight =
    effect.when?.at === 'fight-phase' || (mentions(effect.if, fightPhase) && !mentions(effect.if, shootingPhase));
  const timed = (verb: Verb): Verb => {
    if ('if' in verb) return { ...verb, then: verb.then.map(timed), ...(verb.else && { else: verb.else.map(timed) }) };
    if (
      inFight &&
      'grant' in verb &&
      typeof verb.grant === 'object' &&
      'rule' in verb.grant &&
      verb.grant.rule === 'fight-on-death-in-any-phase'
    ) {
      return timed({ ...verb, grant: { ...verb.grant, rule: 'fight-on-death' } });
    }
    return takesUntil(verb) && !('until' in verb) ? ({ ...verb, until: 'phase' } as Verb) : verb;
  };
  return { ...effect, do: effect.do.map(timed) };
}

const phaseOf: Readonly<Record<string, string>> = {
  'unit-shot': 'shooting-phase',
  'selected-to-shoot': 'shooting-phase',
  'unit-fought': 'fight-phase',
  'selected-to-fight': 'fight-phase',
  'charge-move': 'charge-phase',
  'charge-declared': 'charge-phase',
};

/** "In your Shooting phase, after it has shot": the phases say whose turn, the event when. */
function within(
  scope: Scope,
  when: When,
  frame: Extract<Frame, { when: unknown }>,
  condition: Condition | undefined,
): Scope {
  const outer = scope.when ?? [];
  const selected = outer[0]?.at === 'selected-to-shoot' || outer[0]?.at === 'selected-to-fight';
  if (selected && outer.length === 1 && (when.at === 'unit-shot' || when.at === 'unit-fought') && !frame.also) {
    return {
      ...scope,
      when: [{ ...when, ...(outer[0]?.turn && { turn: outer[0].turn }) }],
      ifs: [...scope.ifs, ...(condition ? [condition] : [])],
    };
  }
  if (frame.also || outer.some(({ edge }) => edge !== 'during')) throw new Unsettled('one time inside another');
  return {
    ...scope,
    ...inPhases(outer, when),
    ifs: [...scope.ifs, ...(inPhases(outer, when).ifs ?? []), ...(condition ? [condition] : [])],
  };
}

export function inPhases(outer: readonly When[], when: When): { when: readonly When[]; ifs?: readonly Condition[] } {
  const [only, ...more] = outer;
  const turn = more.length === 0 ? (only?.turn ?? when.turn) : when.turn;
  const isImplied = more.length === 0 && (only?.at === 'phase' || phaseOf[when.at] === only?.at);
  const states = outer.flatMap(({ at, turn: whose }): Condition[] =>
    whose
      ? [{ state: at, of: whose }]
      : [
          { state: at, of: 'mine' },
          { state: at, of: 'theirs' },
        ],
  );
  const [first] = states;
  return {
    when: [{ ...when, ...(turn && when.at !== 'targets-selected' && { turn }) }],
    ...(!isImplied && first && { ifs: [states.length === 1 ? first : { some: states }] }),
  };
}

/** "While a friendly unit is near, if that unit charged": what is asked of whichever is spoken of narrows who it may be. */
function narrowAbout(condition: Condition, scope: Scope, talk: Discourse): Scope | undefined {
  const about = ['?unit', '?it', '?model', '?enemy'].map((name) => talk.refs[name]).find(isAnyone);
  if (!about) return undefined;
  const isAbout = (name: string): boolean => talk.refs[name] === about;
  if (!mentionsAny(condition, isAbout)) return undefined;
  if (scope.attacks) {
    const as = scope.attacks.by === about ? 'attacker' : scope.attacks.at === about ? 'target' : undefined;
    if (as === undefined) throw new Unsettled('asked of nobody in these attacks');
    return withIf(
      settle(
        replaceNames(condition, (name) => (isAbout(name) ? as : undefined)),
        talk,
        scope,
      ),
      scope,
      talk,
    );
  }
  const own = settle(
    replaceNames(condition, (name) => (isAbout(name) ? 'it' : undefined)),
    talk,
    scope,
  );
  const where = every([...(about.where ? [about.where] : []), own]);
  const narrowed: Search = { ...about, ...(where && { where }) };
  talk.refs = Object.fromEntries(
    Object.entries(talk.refs).map(([name, ref]) => [name, ref === about ? narrowed : ref]),
  );
  return scope;
}

const isAnyone = (ref: Selector | undefined): ref is Search => typeof ref === 'object' && ref.in === undefined;

function mentionsAny(value: unknown, test: (name: string) => boolean): boolean {
  if (typeof value === 'string') return value.startsWith('?') && test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => mentionsAny(inner, test));
}

/** A condition: on the attacks if it asks about them or stands inside their frame, else on the effect. */
function withIf(condition: Condition, scope: Scope, talk: Discourse): Scope {
  if ('every' in condition && condition.every.length === 0) return scope;
  const attacks = scope.attacks ?? (mentions(condition, attackNames) ? talk.attacks : undefined);
  if (!attacks) return { ...scope, ifs: [...scope.ifs, condition] };
  const until = scope.until ?? (scope.attacks ? undefined : talk.until);
  const where = every([...(attacks.where ? [attacks.where] : []), condition]);
  return { ...scope, ...(until && { until }), attacks: { ...attacks, ...(where && { where }) } };
}

function speakOf({ who, sort }: Np, talk: Discourse): void {
  const isTheirs = typeof who === 'object' && who.side === 'theirs';
  const key = sort === 'model' ? '?model' : '?unit';
  talk.refs = { ...talk.refs, [key]: who, '?it': who, ...(isTheirs && { '?enemy': who }) };
}

/** Search conditions say `it` of the candidate; on an attack the same is said of its attacker or target. */
const saidOf = (condition: Condition, of: string): Condition => {
  const visit = (node: unknown): unknown => {
    if (node === 'it') return of;
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    // Inside another search `it` is another candidate, except where it says of what it is part.
    if ('all' in node) return 'in' in node ? { ...node, in: visit(node.in) } : node;
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, visit(inner)]));
  };
  return visit(condition) as Condition;
};

function attacksOf(attack: Attack, talk: Discourse, scope: Scope): Attacks {
  const by = attack.by && settle(attack.by.who, talk, scope);
  const at = attack.at && settle(attack.at.who, talk, scope);
  const withWeapon = attack.with && settle(attack.with, talk, scope);
  const target = searched(at, 'target');
  const where = every([...target.where, ...(attack.where ?? []).map((one) => settle(one, talk, scope))]);
  talk.refs = {
    ...talk.refs,
    ...(by !== undefined && { '?model': 'attacker', '?it': 'attacker' }),
    ...(at !== undefined && { '?enemy': 'target', '?unit': 'target' }),
    ...(by === undefined && { '?attacker': 'attacker' }),
  };
  return {
    attacks: attack.sort,
    ...(by !== undefined && { by: unitsOf(by) }),
    ...(target.at !== undefined && { at: target.at }),
    ...(withWeapon !== undefined && { with: withWeapon }),
    ...(where && { where }),
  };
}

/** Models of a unit, without more, are the unit. */
function unitsOf(who: Selector): Selector {
  if (typeof who !== 'object' || who.all !== 'model' || who.in === undefined) return who;
  return who.keywords === undefined && who.where === undefined ? who.in : who;
}

/** "Targets a MONSTER unit": any target, asked for each attack. One side or a name stays a selector. */
function searched(at: Selector | undefined, as: string): { at?: Selector; where: readonly Condition[] } {
  if (at === undefined) return { where: [] };
  if (typeof at === 'string') return { at, where: [] };
  if (at.in !== undefined || at.side === 'mine') return { at: unitsOf(at), where: [] };
  const keywords: Condition[] = at.keywords ? [{ is: as, keywords: at.keywords }] : [];
  return { where: [...keywords, ...(at.where ? [saidOf(at.where, as)] : [])] };
}

type Doing = Extract<Node, { verbs: readonly Verb[] }>;

function add(node: Doing, scope: Scope, talk: Discourse): Scope {
  const instead = node.instead ?? scope.instead;
  const may = node.may ?? scope.may;
  const settled = node.verbs.map((verb) => finished(settle(chosenOf(verb, talk), talk, scope), scope));
  const begun = scope.draft ?? (goesOn(settled, scope, talk) ? talk.open : undefined);
  const isMidway = may === true && begun !== undefined && begun.do.length > 0;
  const verbs = settled.map((verb) =>
    isMidway && 'choose' in verb && verb.min === undefined ? { ...verb, min: 0 } : verb,
  );
  const surely = instead ? flatAdvance(verbs, begun ?? talk.open) : undefined;
  if (surely) {
    return add({ verbs: surely }, { ...scopeWithout(scope), ...(begun && { draft: begun }), then: true }, talk);
  }
  if (instead) for (const verb of verbs) replaceFormer(verb, scope, talk);
  if (isOfItself(verbs) || isOfItself(scope.ifs)) throw new Unsettled('within reach of itself');
  const draft = draftFor(verbs, scope, talk, may);
  const bound = boundOf(verbs);
  for (const name of bound) draft.bound.add(name);
  pushAll(draft, verbs, scope);
  if (talk.refs['?unit'] === undefined && verbs.some(isOfAnyone)) talk.refs = { ...talk.refs, '?unit': NOBODY };
  talk.refs = { ...talk.refs, ...settle(node.refs ?? {}, talk, scope) };
  const attacks = scope.attacks ?? attacksIn(verbs);
  if (attacks) talk.attacks = attacks;
  if (scope.until) talk.until = scope.until;
  else delete talk.until;
  return { ...scope, draft };
}

const scopeWithout = ({ instead: _, ...rest }: Scope): Scope => rest;

/** "Do not roll. Instead add 6": an advance of a set length. Takes back the first half. */
function flatAdvance(verbs: readonly Verb[], draft: Draft | undefined): readonly Verb[] | undefined {
  const last = draft?.do.at(-1);
  const [verb, ...more] = verbs;
  if (!draft || !last || !('forbid' in last) || last.forbid !== 'advance-roll' || !verb || more.length > 0)
    return undefined;
  if (
    !('modify' in verb) ||
    verb.modify !== 'move' ||
    verb.how !== 'add' ||
    typeof verb.by !== 'object' ||
    !('inches' in verb.by)
  )
    return undefined;
  draft.do.pop();
  return [{ ...verb, modify: 'advance-roll', how: 'set', by: verb.by.inches }];
}

/** Whether a verb works for whichever units are found, so that "that unit" would be none of them. */
function isOfAnyone(verb: Verb): boolean {
  if (!('for' in verb) || typeof verb.for === 'string') return false;
  if ('allow' in verb && verb.allow === 'bear-enhancement') return false;
  return 'attacks' in verb.for ? isAnyone(verb.for.by) || isAnyone(verb.for.at) : isAnyone(verb.for);
}

const attacksIn = (verbs: readonly Verb[]): Attacks | undefined =>
  verbs.flatMap((verb) =>
    'for' in verb && typeof verb.for === 'object' && 'attacks' in verb.for ? [verb.for] : [],
  )[0];

/** "That ability": one of those of which one was chosen. */
function chosenOf(verb: Verb, { options }: Discourse): Verb {
  if (!('native' in verb) || verb.native !== '?menu') return verb;
  if (!options || options.length < 2) throw new Unsettled('an ability that nobody chose');
  return { either: options };
}

/** With its end, and with the selectors of its attacks made plain. */
function finished(verb: Verb, scope: Scope): Verb {
  if ('either' in verb) return { either: verb.either.map((one) => one.map((inner) => finished(inner, scope))) };
  const { until, eventAttacks, when } = scope;
  const ofMoment = eventAttacks !== undefined && 'for' in verb && isSame(verb.for, eventAttacks);
  const end = until ?? (ofMoment ? (when?.[0]?.at.startsWith('selected') ? 'attacks' : 'attack') : undefined);
  const timed = end !== undefined && takesUntil(verb) && !('until' in verb) ? { ...verb, until: end } : verb;
  if (!('for' in timed)) return timed;
  return { ...timed, for: whomOf(timed.for) } as Verb;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function whomOf(whom: Whom): Whom {
  if (typeof whom === 'string') return whom;
  if ('all' in whom) return whom.all === 'model' ? unitsOf(whom) : whom;
  const { by, at, ...rest } = whom;
  return {
    ...rest,
    ...(by !== undefined && { by: unitsOf(by) }),
    ...(at !== undefined && { at: unitsOf(at) }),
  };
}

const takesUntil = (verb: Verb): boolean =>
  'modify' in verb ||
  'ignoreModifiers' in verb ||
  'reroll' in verb ||
  'grant' in verb ||
  'mark' in verb ||
  'allow' in verb ||
  'forbid' in verb;

function boundOf(verbs: readonly Verb[]): readonly string[] {
  return verbs.flatMap((verb) => {
    if ('choose' in verb || 'roll' in verb || 'copy' in verb || 'place' in verb) return [verb.as];
    if ('bind' in verb) return [verb.bind];
    return 'if' in verb ? boundOf(verb.then) : 'each' in verb ? [verb.as] : [];
  });
}

/** The effect that these verbs belong to: the one that goes on, or a new one. */
function draftFor(verbs: readonly Verb[], scope: Scope, talk: Discourse, may: true | undefined): Draft {
  const begun = scope.draft ?? (goesOn(verbs, scope, talk) ? talk.open : undefined);
  if (begun) {
    const isTaken = begun.do.length === 0 && begun.offer !== undefined;
    if (may && !isTaken && !verbs.every(mayBeLeft)) throw new Unsettled('may, in the middle of what must be');
    return begun;
  }
  if (scope.then) throw new Unsettled('goes on with nothing');
  if (talk.open?.offer?.target && scope.when) throw new Unsettled('a trigger inside a stratagem');
  const draft = newDraft(verbs, scope, may);
  talk.drafts.push(draft);
  if (draft.when) talk.open = draft;
  return draft;
}

const goesOn = (verbs: readonly Verb[], scope: Scope, { open }: Discourse): boolean =>
  open !== undefined &&
  !scope.when &&
  !scope.limit &&
  (open.offer?.target !== undefined ||
    open.offer?.cost !== undefined ||
    scope.then === true ||
    scope.until !== undefined ||
    mentions([verbs, scope.ifs], open.bound));

function newDraft(verbs: readonly Verb[], { when, limit, ifs, until }: Scope, may: true | undefined): Draft {
  const [first, ...more]: readonly When[] = when ?? (limit ? [{ at: 'phase', edge: 'during' }] : []);
  if (more.length > 0 && limit) throw new Unsettled('one limit over several triggers');
  if (until !== undefined && until !== 'battle' && !first) throw new Unsettled('until when, since nothing began');
  if (!first && verbs.some((verb) => 'until' in verb && verb.until === 'frame'))
    throw new Unsettled('a test of no time');
  const isOffered = (may && !isLeft(verbs)) || limit !== undefined;
  if (isOffered && !first) throw new Unsettled('may do, but when');
  return {
    ...(first && { when: first }),
    ...(more.length > 0 && { also: more }),
    if: [...ifs],
    ...(isOffered && { offer: { ...(limit && { limit }) } }),
    do: [],
    bound: new Set(first ? ['subject'] : []),
  };
}

/** What happens only as far as its owner likes: a move, a shot, a choice of none. */
const mayBeLeft = (verb: Verb): boolean =>
  isOptional(verb) ||
  'choose' in verb ||
  'move' in verb ||
  'heal' in verb ||
  'return' in verb ||
  ('activate' in verb && acting.has(verb.activate));

const acting: ReadonlySet<string> = new Set(['shoot', 'fight', 'charge', 'shoot-at-subject']);

/** Whether saying "you can" adds nothing, since these may be left anyway. */
const isLeft = (verbs: readonly Verb[]): boolean => verbs.length > 0 && verbs.every(isOptional);

/** What its owner may always leave. */
const isOptional = (verb: Verb): boolean =>
  'grant' in verb || 'reroll' in verb || 'ignoreModifiers' in verb || 'allow' in verb || 'modify' in verb;

/** Conditions that came before anything was done are the effect's own; later ones hold only for what follows them. */
function pushAll(draft: Draft, verbs: readonly Verb[], scope: Scope): void {
  const own = new Set(draft.if.map((one) => JSON.stringify(one)));
  const rest = scope.ifs.filter((one) => !own.has(JSON.stringify(one)));
  const condition = every(rest);
  if (condition) draft.do.push({ if: condition, then: verbs });
  else draft.do.push(...verbs);
}

/** "Add 2 instead": what was said before holds only where the new condition does not. */
function replaceFormer(verb: Verb, scope: Scope, talk: Discourse): void {
  if ('reroll' in verb) return;
  if ('modify' in verb && verb.how === 'best-of') return;
  if (!('modify' in verb) && !('grant' in verb)) throw new Unsettled('instead of what');
  const key = 'modify' in verb ? verb.modify : grantKey(verb);
  for (const draft of talk.drafts) {
    for (const [i, former] of draft.do.entries()) {
      const formerKey = 'modify' in former ? former.modify : 'grant' in former ? grantKey(former) : undefined;
      if (formerKey !== key) continue;
      draft.do[i] = exceptWhere(former, scope, talk);
      return;
    }
  }
  if (key === 'attach-to-self-as') return;
  throw new Unsettled('instead of what');
}

const grantKey = (verb: Verb): string | undefined => {
  if (!('grant' in verb)) return undefined;
  return typeof verb.grant === 'string' ? verb.grant : 'rule' in verb.grant ? verb.grant.rule : undefined;
};

function exceptWhere(former: Verb, scope: Scope, talk: Discourse): Verb {
  const whom = 'for' in former ? former.for : undefined;
  if (scope.ifs.length > 0) {
    const condition = every(scope.ifs);
    return condition ? { if: not(condition), then: [former] } : former;
  }
  const now = scope.attacks?.where;
  if (typeof whom !== 'object' || !('attacks' in whom) || !now || !talk.attacks) throw new Unsettled('instead where');
  const known = whom.where
    ? new Set(('every' in whom.where ? whom.where.every : [whom.where]).map((one) => JSON.stringify(one)))
    : new Set();
  const added = ('every' in now ? now.every : [now]).filter((one) => !known.has(JSON.stringify(one)));
  const extra = every(added);
  if (!extra) throw new Unsettled('instead where');
  const where = every([...(whom.where ? [whom.where] : []), not(extra)]);
  return { ...former, for: { ...whom, ...(where && { where }) } } as Verb;
}
