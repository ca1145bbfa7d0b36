import type { Attacks, Condition, Selector, When } from '@umpire/effects';
import { every, mentions, not } from './fill.js';
import type { Attack, Frame, Np, Refs } from './node.js';
import { countsSome, isAnyone, NOBODY, narrowAbout, settle, withIf } from './settle.js';
import { type Discourse, type Scope, Unsettled } from './talk.js';

/** A time or a limit after "and" begins an effect of its own, unless something that waits for a time has begun. */
function anew(scope: Scope, { open, refs }: Discourse): Scope {
  const { draft, ...rest } = scope;
  if (!draft) return scope;
  // What a unit does while a stratagem is on it: the stratagem's mark shows which unit it is.
  if (draft === open && (draft.offer?.target ?? draft.offer?.cost) !== undefined && typeof refs['?yours'] === 'string')
    return rest;
  if (draft.when || draft.offer) throw new Unsettled('a time inside what has begun');
  return rest;
}

const marked: ReadonlySet<string> = new Set(['?marker']);

export function framed(frame: Frame, scope: Scope, talk: Discourse): Scope {
  if ('until' in frame) return { ...scope, until: frame.until };
  if ('limit' in frame && !('when' in frame)) {
    talk.refs = { ...talk.refs, ...frame.refs };
    return { ...anew(scope, talk), limit: frame.limit };
  }
  if ('byArmy' in frame)
    return { ...scope, may: true, limit: { ...(scope.limit ?? { times: 1, per: 'phase' }), by: 'army' } };
  if ('already' in frame) return alreadySo(scope, talk);
  if ('may' in frame) return { ...scope, may: true };
  if ('then' in frame) return { ...scope, then: true };
  if ('instead' in frame) return { ...scope, instead: true };
  if ('if' in frame && !('when' in frame)) {
    const near = nearSome(frame.if);
    const blurred = near
      ? { '?counted': near }
      : countsSome(frame.if)
        ? { '?unit': NOBODY, '?enemy': NOBODY, '?model': NOBODY, '?counted': settle(countedIn(frame.if), talk, scope) }
        : {};
    const narrowed = narrowAbout(frame.if, scope, talk);
    if (narrowed) return narrowed;
    const own = 'state' in frame.if && isOwnUnit(frame.if.of) ? frame.if.of : undefined;
    if (own && talk.refs['?unit'] === undefined) talk.refs = { ...talk.refs, '?unit': own };
    const settled = settle(frame.if, talk, scope);
    // An objective that was asked about is the one that is spoken of.
    const marker = mentions(frame.if, marked) ? { '?objective': settle<Selector>('?marker', talk, scope) } : {};
    const refs = { ...marker, ...settle(frame.refs ?? {}, talk, scope) };
    if (frame.lasting && scope.until !== undefined && !scope.attacks) {
      talk.refs = { ...talk.refs, ...blurred, ...refs };
      return { ...scope, whiles: [...(scope.whiles ?? []), settled] };
    }
    talk.refs = { ...talk.refs, ...blurred, ...refs };
    return withIf(settled, scope, talk);
  }
  if ('about' in frame) {
    const who = settle(frame.about.who, talk, scope);
    speakOf({ ...frame.about, who }, talk);
    return scope;
  }
  if ('attack' in frame && !('when' in frame)) {
    if (frame.each && scope.attacks && !frame.such) throw new Unsettled('attacks inside attacks');
    const isOfAnyone = !frame.attack.by && !frame.attack.at && !frame.attack.with;
    const spokenOf = frame.such || (frame.narrows && isOfAnyone);
    // "They have the ability", behind what was said of melee weapons: the weapons or their bearers?
    const isBlurred = frame.attack.by?.who === '?it' && frame.attack.sort === 'any' && scope.draft !== undefined;
    if (isBlurred && talk.attacks && talk.attacks.attacks !== 'any') throw new Unsettled('who has it');
    const those = frame.such ? talk.attacks : (scope.eventAttacks ?? talk.attacks ?? ofSelected(talk));
    const outer = scope.attacks ?? (spokenOf ? those : undefined);
    if (spokenOf && !outer) throw new Unsettled('such attacks of nobody');
    const attacks = attacksOf(frame.attack, talk, frame.such ? { ...scope, ...(outer && { attacks: outer }) } : scope);
    if (frame.such) talk.refs = { ...talk.refs, '?model': 'attacker', '?it': 'attacker' };
    const { whole: _, ...inner } = scope;
    return { ...inner, attacks: outer ? merged(outer, attacks) : attacks, ...(frame.each && { whole: scope }) };
  }
  scope = anew(scope, talk);
  const when = inItsPhase(settle(frame.when, talk, scope), talk);
  const condition = frame.if && settle(frame.if, talk, scope);
  talk.refs = { ...talk.refs, ...ofSubject(settle(frame.refs ?? {}, talk, scope), when) };
  if (frame.attack) {
    const { refs } = talk;
    scope = { ...scope, eventAttacks: attacksOf(frame.attack, talk, scope) };
    talk.refs = refs;
  }
  if (frame.limit) scope = { ...scope, limit: frame.limit };
  const also = frame.also && settle(frame.also, talk, scope);
  if (scope.when) return within(scope, when, { ...frame, ...(also && { also }) }, condition);
  if (when.at === 'attacks-resolved') throw new Unsettled('attacks that nobody makes');
  return {
    ...scope,
    when: [when, ...(also ?? [])],
    ifs: [...scope.ifs, ...(condition ? [condition] : [])],
  };
}

/** The attacks that a unit was just selected to make. */
const ofSelected = ({ open }: Discourse): Attacks | undefined =>
  open?.when?.at === 'selected-to-shoot' || open?.when?.at === 'selected-to-fight'
    ? { attacks: 'any', by: 'subject' }
    : undefined;

/** "If the bearer's unit is …, that unit": its unit. */
const isOwnUnit = (who: Selector): boolean =>
  typeof who === 'object' && who.all === 'unit' && who.in === 'self' && who.where === undefined;

/** Those of whom a unit is in reach: "one of those units". */
function nearSome(condition: Condition): Selector | undefined {
  if (!('within' in condition) || typeof condition.from !== 'object' || condition.from.in !== undefined)
    return undefined;
  const { within, of, from } = condition;
  const where = every([...(from.where ? [from.where] : []), { within, of: 'it', from: of }]);
  return { ...from, ...(where && { where }) };
}

const countedIn = (condition: Condition): Selector => {
  const [left] = 'compare' in condition ? condition.compare : [];
  return typeof left === 'object' && 'count' in left ? left.count : NOBODY;
};

/** Attacks that are finished in the Fight phase were blows. */
function inItsPhase(when: When, { open }: Discourse): When {
  if (when.at !== 'unit-shot' || open?.when?.at !== 'fight-phase') return when;
  return { ...when, at: 'unit-fought' };
}

/** What happens to whichever are found happens to one of them: the subject. */
function ofSubject(refs: Refs, { of }: When): Refs {
  if (!isAnyone(of)) return refs;
  const who = JSON.stringify(of);
  return Object.fromEntries(
    Object.entries(refs).map(([name, ref]) => [name, JSON.stringify(ref) === who ? 'subject' : ref]),
  );
}

const phaseOf: Readonly<Record<string, string>> = {
  'unit-shot': 'shooting-phase',
  'selected-to-shoot': 'shooting-phase',
  'unit-fought': 'fight-phase',
  'selected-to-fight': 'fight-phase',
  'charge-move': 'charge-phase',
  'charge-declared': 'charge-phase',
};

/** Selected, and then done with its attacks. */
const resolvedAt: Readonly<Record<string, string>> = {
  'unit-shot': 'unit-shot',
  'unit-fought': 'unit-fought',
  'selected-to-shoot': 'unit-shot',
  'selected-to-fight': 'unit-fought',
};

/** "Each time a unit is selected to shoot or fight, after it has finished": either, once it is over. */
function whenFinished(outer: readonly When[], { at, of }: When): readonly When[] | undefined {
  if ((at !== 'unit-shot' && at !== 'unit-fought') || outer.length < 2) return undefined;
  const isSame = of === 'subject' || outer.every((one) => JSON.stringify(one.of) === JSON.stringify(of));
  const over = outer.map((one) => ({ ...one, at: resolvedAt[one.at] ?? '' }));
  return isSame && over.every((one) => one.at !== '') ? over : undefined;
}

/** "Each time it fights, after it has resolved its attacks": that is when it has fought. */
const isOver = ([only, ...more]: readonly When[], { at, of }: When): boolean =>
  more.length === 0 &&
  only !== undefined &&
  (only.at === 'unit-shot' || only.at === 'unit-fought') &&
  (at === 'attacks-resolved' ||
    ((at === 'unit-shot' || at === 'unit-fought') && JSON.stringify(of) === JSON.stringify(only.of)));

/** "In your Shooting phase, after it has shot": the phases say whose turn, the event when. */
function within(
  scope: Scope,
  when: When,
  frame: Extract<Frame, { when: unknown }>,
  condition: Condition | undefined,
): Scope {
  const outer = scope.when ?? [];
  // An army's own dice are thrown when its rule says.
  if (/^made-.+-roll$/.test(when.at))
    return { ...scope, when: [when], ifs: [...scope.ifs, ...(condition ? [condition] : [])] };
  if (when.at === 'attacks-resolved') {
    if (isOver(outer, when)) return { ...scope, ifs: [...scope.ifs, ...(condition ? [condition] : [])] };
    const resolved = outer.map((one) => ({ ...one, at: resolvedAt[one.at] ?? '' }));
    if (resolved.some(({ at }) => at === '')) throw new Unsettled('attacks that nobody makes');
    return { ...scope, when: resolved };
  }
  if (isOver(outer, when) && !frame.also) return { ...scope, ifs: [...scope.ifs, ...(condition ? [condition] : [])] };
  const selected = outer[0]?.at === 'selected-to-shoot' || outer[0]?.at === 'selected-to-fight';
  if (selected && outer.length === 1 && (when.at === 'unit-shot' || when.at === 'unit-fought') && !frame.also) {
    return {
      ...scope,
      when: [
        {
          ...when,
          ...(when.of === 'subject' && outer[0]?.of && { of: outer[0].of }),
          ...(outer[0]?.turn && { turn: outer[0].turn }),
        },
      ],
      ifs: [...scope.ifs, ...(condition ? [condition] : [])],
    };
  }
  const finished = frame.also ? undefined : whenFinished(outer, when);
  if (finished) return { ...scope, when: finished, ifs: [...scope.ifs, ...(condition ? [condition] : [])] };
  if (outer.some(({ edge }) => edge !== 'during')) throw new Unsettled('one time inside another');
  const placed = inPhases(outer, [when, ...(frame.also ?? [])]);
  return { ...scope, ...placed, ifs: [...scope.ifs, ...(placed.ifs ?? []), ...(condition ? [condition] : [])] };
}

export function inPhases(
  outer: readonly When[],
  [when, ...also]: readonly When[],
): { when: readonly When[]; ifs?: readonly Condition[] } {
  if (!when) return { when: [] };
  // Shots in one phase and blows in the other.
  const isDone = [when, ...also].every(({ at }) => at === 'unit-shot' || at === 'unit-fought');
  if (also.length > 0 && isDone && outer.length > 1 && outer.some(({ at }) => at === 'fight-phase'))
    return inPhases(outer, [{ ...when, at: 'unit-shot' }]);
  if (also.length > 0) {
    const all = [when, ...also].map((one) => inPhases(outer, [one]));
    const asked = new Set(all.map(({ ifs }) => JSON.stringify(ifs)));
    if (asked.size > 1) throw new Unsettled('two events in different phases');
    return { when: all.flatMap((one) => one.when), ...(all[0]?.ifs && { ifs: all[0].ifs }) };
  }
  // Attacks that are finished were shots in one phase and blows in the other.
  if (when.at === 'unit-shot' && outer.length > 1 && outer.some(({ at }) => at === 'fight-phase'))
    return {
      when: outer.map(({ at, turn }) => ({
        ...when,
        at: at === 'fight-phase' ? 'unit-fought' : 'unit-shot',
        ...(turn && { turn }),
      })),
    };
  const [only, ...more] = outer;
  if (when.at === 'unit-shot' && only?.at === 'fight-phase' && more.length === 0)
    return { when: [{ ...when, at: 'unit-fought', ...(only.turn && { turn: only.turn }) }] };
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

/** Attacks that are said to be both: of one attacker, at one target. */
function merged(outer: Attacks, inner: Attacks): Attacks {
  const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  const meets = (a: unknown, b: unknown): boolean =>
    a === undefined || b === undefined || b === 'attacker' || isSame(a, b);
  const sorts = outer.attacks === 'any' || inner.attacks === 'any' || outer.attacks === inner.attacks;
  if (!sorts || !meets(outer.by, inner.by) || !meets(outer.at, inner.at) || !meets(outer.with, inner.with))
    throw new Unsettled('attacks inside attacks');
  const by = outer.by ?? inner.by;
  const where = every([...(outer.where ? [outer.where] : []), ...(inner.where ? [inner.where] : [])]);
  return {
    ...inner,
    ...outer,
    attacks: outer.attacks === 'any' ? inner.attacks : outer.attacks,
    ...(by !== undefined && by !== 'attacker' && { by }),
    ...(where && { where }),
  };
}

/** Attacks with a weapon that has already what was just given. */
function alreadySo(scope: Scope, talk: Discourse): Scope {
  const given = talk.drafts
    .flatMap((draft) => draft.do)
    .findLast((verb) => 'grant' in verb && typeof verb.for === 'object' && 'attacks' in verb.for);
  const rule =
    given && 'grant' in given
      ? typeof given.grant === 'string'
        ? given.grant
        : 'rule' in given.grant
          ? given.grant.rule
          : undefined
      : undefined;
  if (rule === undefined || !talk.attacks) throw new Unsettled('already what');
  const where = every([...(talk.attacks.where ? [talk.attacks.where] : []), { is: 'weapon', keywords: [rule] }]);
  return { ...scope, attacks: { ...talk.attacks, ...(where && { where }) }, ...(talk.until && { until: talk.until }) };
}

function attacksOf(attack: Attack, talk: Discourse, scope: Scope): Attacks {
  const by = attack.by && byWhom(attack, talk, scope);
  // Of whichever attack, a range is theirs; of one that is known, it is its own.
  const near = isAnyone(by) ? { ...scope, attacks: scope.attacks ?? { attacks: 'any' as const } } : scope;
  const others = attack.at && isOtherKind(attack.at) ? otherKind(talk) : [];
  const at = attack.at && (others.length > 0 ? { all: 'unit' as const } : settle(attack.at.who, talk, near));
  const withWeapon = attack.with && settle(attack.with, talk, scope);
  const target = searched(at, 'target');
  const where = every([...target.where, ...others, ...(attack.where ?? []).map((one) => settle(one, talk, near))]);
  talk.refs = {
    ...talk.refs,
    ...(by !== undefined && { '?model': 'attacker', '?it': 'attacker' }),
    ...(at !== undefined && !isBound(attack.at?.who, at) && { '?enemy': 'target', '?unit': 'target' }),
    ...((by === undefined || talk.refs['?attacker'] === undefined) && { '?attacker': 'attacker' }),
    ...(by === undefined && attack.at?.any && attack.at.sort === 'model' && { '?model': 'target', '?it': 'target' }),
  };
  return {
    attacks: attack.sort,
    ...(by !== undefined && { by: unitsOf(by) }),
    ...(target.at !== undefined && { at: target.at }),
    ...(withWeapon !== undefined && { with: withWeapon }),
    ...(where && { where }),
  };
}

/** "Those CLAY units … at that enemy unit": whoever a stratagem is used on, though the enemy was spoken of last. */
function byWhom({ by, at }: Attack, talk: Discourse, scope: Scope): Selector {
  const who = settle<Selector>(by!.who, talk, scope);
  const yours = talk.refs['?yours'];
  const isFoe =
    by!.who === '?unit' && who === 'enemy' && at !== undefined && settle<Selector>(at.who, talk, scope) === 'enemy';
  if (!isFoe) return who;
  const of = talk.open?.when?.of;
  return yours ?? (typeof of === 'object' && of.side === 'mine' ? 'subject' : who);
}

const isOtherKind = ({ who }: Np): boolean => mentions(who, otherKinds);
const otherKinds: ReadonlySet<string> = new Set(['?other-kind']);
const ofTarget: ReadonlySet<string> = new Set(['target']);

/** "Any other unit": none of those that the attacks before were said to be at. */
function otherKind({ attacks }: Discourse): readonly Condition[] {
  const asked = attacks?.where ? ('every' in attacks.where ? attacks.where.every : [attacks.where]) : [];
  const kinds = every(asked.filter((one) => mentions(one, ofTarget)));
  if (!kinds || attacks?.at !== undefined) throw new Unsettled('other than nobody');
  return [not(kinds)];
}

/** One that was chosen before is spoken of under its own name still. */
const isBound = (said: Selector | undefined, who: Selector): boolean =>
  typeof said === 'string' && said.startsWith('?') && (who === 'enemy' || who === 'chosen');

/** Models of a unit, without more, are the unit. */
export function unitsOf(who: Selector): Selector {
  if (typeof who !== 'object' || who.all !== 'model' || who.in === undefined) return who;
  return who.keywords === undefined && who.where === undefined ? who.in : who;
}

/** A visible target is visible to whoever attacks. */
const seen = (condition: Condition): Condition =>
  JSON.parse(JSON.stringify(condition).replaceAll('"visible-to-self"', '"visible"')) as Condition;

/** "Targets a MONSTER unit": any target, asked for each attack. One side or a name stays a selector. */
function searched(at: Selector | undefined, as: string): { at?: Selector; where: readonly Condition[] } {
  if (at === undefined) return { where: [] };
  if (typeof at === 'string') return { at, where: [] };
  if (at.in !== undefined || at.side === 'mine') return { at: unitsOf(at), where: [] };
  const keywords: Condition[] = at.keywords ? [{ is: as, keywords: at.keywords }] : [];
  return { where: [...keywords, ...(at.where ? [seen(saidOf(at.where, as))] : [])] };
}
