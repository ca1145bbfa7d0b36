import type { Attacks, Condition, Effect, Offer, Period, Search, Selector, Verb, When } from '@umpire/effects';
import { every, mentions } from './fill.js';
import type { Refs } from './node.js';

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
  /** What the last sentence did: the verbs of a draft from there on. */
  last?: { readonly draft: number; readonly from: number };
  /** Whether "this" is a unit, and never one of its models. */
  readonly isUnit?: boolean;
  /** A second unit that a stratagem is used on: the keywords of it alone, and of the first alone. */
  companion?: { readonly own: readonly string[]; readonly first: readonly string[] };
  /** The abilities of which one was chosen. */
  options?: readonly (readonly Verb[])[];
  /** The names of the parts of the text, if it has such, and what was said of them. */
  readonly titles?: readonly string[];
  /** A stratagem is used on two units, each of its own kind. */
  pair?: true;
  /** The name of the part that is being read. */
  part?: string;
  parts?: { readonly to?: Selector; readonly chosen?: true; readonly marked?: true; readonly until?: Period };
}

/** The unit that a stratagem was used on, and the mark by which a later effect knows it. */
export interface Marked {
  readonly unit: string;
  readonly mark: string;
}

export interface Draft {
  of?: Marked;
  /** What a stratagem does. */
  readonly used?: true;
  readonly when?: When;
  if: Condition[];
  offer?: Offer;
  readonly do: Verb[];
  readonly bound: Set<string>;
  also?: readonly When[] | undefined;
}

/** What is in force inside the frames around a clause. */
export interface Scope {
  readonly when?: readonly When[];
  readonly ifs: readonly Condition[];
  /** What all clauses in a row are under: the effect that the first of them opens asks for no more. */
  readonly common?: readonly Condition[];
  /** Asked as long as it holds, of what a moment has begun. */
  readonly whiles?: readonly Condition[];
  readonly attacks?: Attacks;
  /** What is in force around the attacks that are spoken of. */
  readonly whole?: Scope;
  /** What was asked since attacks were spoken of, which holds for what is no attack as well. */
  readonly inside?: readonly Condition[];
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

export function discourse(id: string, isUnit = false): Discourse {
  return { id, ...(isUnit && { isUnit }), drafts: [], refs: { '?it': 'self' }, names: 0 };
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
export const summaryOf = (talk: Discourse): string => JSON.stringify(sorted(effectsOf(talk).map(plainly)));

/** What is asked of the effect on attacks that always holds, and of its attacks, comes to the same. */
function plainly(effect: Effect): Effect {
  const { when, offer, if: condition, do: verbs } = effect;
  const all = verbs.map((verb) =>
    'for' in verb && typeof verb.for === 'object' && 'attacks' in verb.for ? verb.for : undefined,
  );
  if (when || offer || !condition || all.some((one) => one === undefined)) return effect;
  return {
    do: verbs.map((verb, at): Verb => {
      const own = all[at];
      const where = every([condition, ...(own?.where ? [own.where] : [])]);
      return { ...verb, for: { ...own, ...(where && { where: inOrder(where) }) } } as Verb;
    }),
  };
}

const inOrder = (where: Condition): Condition =>
  'every' in where
    ? { every: where.every.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) }
    : where;

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
    used: true,
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

export const effectsOf = (talk: Discourse): readonly Effect[] =>
  talk.drafts
    .filter((draft) => draft.do.length > 0)
    .flatMap((draft): Draft[] => [draft, ...(draft.also ?? []).map((when): Draft => ({ ...draft, when }))])
    .map((draft): Effect => {
      const condition = every(draft.if);
      const made: Effect = {
        ...(draft.when && { when: draft.when }),
        ...(condition && { if: condition }),
        ...(draft.offer && { offer: draft.offer }),
        do: draft.do,
      };
      if (draft.of) return ofMarked(timed(made), draft.of);
      const offered = { ...made, ...(draft.offer && { offer: offerAt(draft.when, draft.offer) }) };
      return draft.used ? timed(offered) : offered;
    });

/** The same for whichever unit has the mark: it is no longer the one that an offer was taken for. */
function ofMarked(effect: Effect, { unit, mark }: Marked): Effect {
  const any: Search = { all: 'unit', side: 'mine', where: { state: mark, of: 'it' } };
  const put = <T>(value: T, by: Selector): T => replaceAll(value, unit, by);
  const of = effect.when?.of;
  const inside = typeof of === 'object' && of.in === unit;
  const who: Selector = of === unit ? 'subject' : inside ? { all: 'unit', in: 'subject' } : any;
  return {
    ...(effect.when && { when: put(effect.when, any) }),
    ...(effect.if && { if: put(effect.if, who) }),
    ...(effect.offer && { offer: effect.offer }),
    do: put(effect.do, who),
  };
}

export function replaceAll<T>(value: T, name: string, by: Selector): T {
  const visit = (node: unknown, key: string): unknown => {
    if (node === name && key !== 'all' && key !== 'state' && key !== 'as') return by;
    if (Array.isArray(node)) return node.map((inner) => visit(inner, key));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([inner, one]) => [inner, visit(one, inner)]));
  };
  return visit(value, '') as T;
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

/** "Not selected to shoot or fight": in each phase only the one that can have been. */
function offerAt(when: When | undefined, offer: Offer): Offer {
  const idle =
    when?.at === 'shooting-phase' ? 'selected-to-fight' : when?.at === 'fight-phase' ? 'selected-to-shoot' : undefined;
  const from = offer.target?.from;
  if (idle === undefined || typeof from !== 'object' || !from.where || !('every' in from.where)) return offer;
  const where = every(from.where.every.filter((one) => !('not' in one && 'done' in one.not && one.not.done === idle)));
  return { ...offer, target: { as: offer.target?.as ?? 'unit', from: { ...from, ...(where && { where }) } } };
}

/** Who may shoot, act or charge later is said for the turn. */
const isForTurn = (verb: Verb): boolean =>
  ('allow' in verb && /^(?:shoot|start-an-action|declare-a-charge)$/.test(verb.allow)) ||
  ('forbid' in verb && verb.forbid === 'declare-a-charge');

const fightPhase = new Set(['fight-phase']);

const shootingPhase = new Set(['shooting-phase']);

/** What a stratagem gives without an end lasts for the phase. */
function timed(effect: Effect): Effect {
  const inFight =
    effect.when?.at === 'fight-phase' || (mentions(effect.if, fightPhase) && !mentions(effect.if, shootingPhase));
  let last: Period = 'phase';
  const until = (verb: Verb): Verb => {
    if (takesUntil(verb) && 'until' in verb && verb.until !== undefined && verb.until !== 'frame') last = verb.until;
    if ('either' in verb) return { either: verb.either.map((one) => one.map(until)) };
    if ('if' in verb) return { ...verb, then: verb.then.map(until), ...(verb.else && { else: verb.else.map(until) }) };
    if ('each' in verb) return { ...verb, do: verb.do.map(until) };
    if (
      inFight &&
      'grant' in verb &&
      typeof verb.grant === 'object' &&
      'rule' in verb.grant &&
      verb.grant.rule.endsWith('fight-on-death-in-any-phase')
    ) {
      return until({ ...verb, grant: { ...verb.grant, rule: verb.grant.rule.replace('-in-any-phase', '') } });
    }
    // An objective stays secured until the other side takes it.
    if ('mark' in verb && (verb.mark === 'secured' || verb.mark === 'battle-shocked')) return verb;
    return takesUntil(verb) && !('until' in verb)
      ? ({ ...verb, until: isForTurn(verb) ? 'turn' : last } as Verb)
      : verb;
  };
  return { ...effect, do: effect.do.map(until) };
}

export const takesUntil = (verb: Verb): boolean =>
  'modify' in verb ||
  'ignoreModifiers' in verb ||
  'reroll' in verb ||
  'grant' in verb ||
  'mark' in verb ||
  'allow' in verb ||
  'forbid' in verb;
