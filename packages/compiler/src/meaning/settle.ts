import type { Condition, Search, Selector, Whom } from '@umpire/effects';
import { every, mentions, replaceNames } from './fill.js';
import { type Discourse, type Scope, Unsettled } from './talk.js';

/** Spoken of, but nobody in particular: "if one or more units are near". */
export const NOBODY = '?nobody';

export const attackNames: ReadonlySet<string> = new Set(['attacker', 'target', 'weapon', 'attack']);

export function settle<T>(value: T, talk: Discourse, scope: Pick<Scope, 'attacks' | 'eventAttacks'> = {}): T {
  return replaceNames(value, (name) => {
    if (name === '?attacks') {
      const chosen = talk.attacks?.with === 'chosen-weapon' ? talk.attacks : undefined;
      const attacks = scope.attacks ?? chosen ?? scope.eventAttacks ?? talk.attacks;
      if (attacks) return attacks;
    }
    if (name.startsWith('?yours:')) return ofKind(name.slice('?yours:'.length).split('|'), talk, scope);
    if (name === '?purpose') return talk.id;
    if (name === '?this-part') return activePart(talk);
    if (name === '?affected') return `under-${talk.id}`;
    if (name === '?marker') return talk.refs['?objective'] ?? markerAt(atMarker(talk.refs));
    if (name === '?other') return scope.attacks ? 'attacker' : (talk.refs['?yours'] ?? 'self');
    if (name === '?thisweapon') return { all: 'weapon', in: 'self', keywords: [talk.id.replace(/-\d.*$/, '')] };
    if (name === '?slayer') return slayerOf(talk);
    if (name === '?ride') return talk.refs['?ride'] ?? rideOf(settle('?unit', talk, scope));
    if (name === '?saved') return savedBy(talk);
    if (name.startsWith('?selected-')) return selectedOf(name === '?selected-unit' ? '?unit' : '?model', talk);
    if (name.startsWith('?seen-by-')) return sightOf(name.slice('?seen-by-'.length), talk, scope);
    if (name === '?yours' && talk.refs['?yours'] === undefined && isOwnSubject(talk)) return 'subject';
    if (name === '?former') return formerOf(talk.refs);
    if (name === '?enemy' && talk.refs['?enemy'] === undefined && isOfMine(scope)) return 'target';
    if (name === '?use') return talk.refs['?use'] ?? settle('?it', talk, scope);
    if (name === '?x') throw new Unsettled('predicate of nobody');
    const ref = talk.refs[name] ?? (name === '?model' || name === '?unit' ? unitOf(name, talk.refs['?it']) : undefined);
    // One that is known goes before any of those that were spoken of.
    const unit = talk.refs['?unit'];
    if (name === '?such' && unit !== undefined && unit !== NOBODY) throw new Unsettled('such a unit is that unit');
    if (ref === undefined || ref === NOBODY) throw new Unsettled(`${name} is nobody spoken of`);
    return ref;
  });
}

/** Who destroyed the unit that is spoken of: the attacker of that moment, or whoever it was, noted as a stratagem is used. */
function slayerOf({ open, refs }: Discourse): string {
  if (refs['?attacker'] === 'attacker') return 'attacker';
  const from = open?.offer?.target?.from;
  if (!open || !JSON.stringify(from ?? '').includes('"just-destroyed"')) throw new Unsettled('destroyed by nobody');
  if (!open.bound.has('slayer')) {
    open.do.push({ bind: 'slayer', to: { all: 'unit', side: 'theirs', where: { state: 'slayer-of-unit', of: 'it' } } });
    open.bound.add('slayer');
  }
  return 'slayer';
}

/** Whether the part that is being read was chosen, for the whole army. */
function activePart({ part, parts }: Discourse): string {
  if (part === undefined || !parts?.chosen || parts.marked) throw new Unsettled('a part that nobody chose');
  return `${part}-active`;
}

/** A target in sight is seen by this unit, by one that a stratagem is used on, or by whoever attacks. */
function sightOf(name: string, talk: Discourse, scope: Parameters<typeof settle>[2]): string {
  if (name === 'owner') return talk.refs['?yours'] === undefined ? 'visible-to-self' : 'visible-to-unit';
  if (name === 'each') {
    const both = talk.refs['?yours'];
    if (both !== 'unit' && both !== 'both') throw new Unsettled('seen by both of nobody');
    return `visible-to-each-of-${both}`;
  }
  if (name === 'another') throw new Unsettled('seen by somebody else');
  const one: Selector = settle<Selector>(`?${name}`, talk, scope);
  const who = typeof one === 'object' ? one.in : one;
  if (who === 'self') return 'visible-to-self';
  if (who !== undefined && who === talk.refs['?yours']) return 'visible-to-unit';
  if (who === 'attacker') return 'visible';
  if (who === 'subject') return 'visible-to-subject';
  throw new Unsettled('seen by somebody else');
}

/** Of two units that a stratagem is used on the one of that kind. */
function ofKind(kinds: readonly string[], talk: Discourse, scope: Parameters<typeof settle>[2]): Selector {
  if (!talk.companion) return settle<Selector>('?yours', talk, scope);
  const { own, first } = talk.companion;
  const has = (keywords: readonly string[]): boolean =>
    kinds.some((kind) => keywords.some((one) => kind === one || kind.endsWith(` ${one}`)));
  if (has(own) === has(first)) throw new Unsettled('which of the two');
  return has(own) ? 'second' : 'unit';
}

/** Whom attacks that this army makes can only be at. */
const isOfMine = ({ attacks }: Pick<Scope, 'attacks'>): boolean =>
  attacks?.at === undefined &&
  attacks?.by !== undefined &&
  (attacks.by === 'self' || (typeof attacks.by === 'object' && attacks.by.side === 'mine'));

/** "Your unit", where no stratagem is used on one: the unit of the army that gave the cause. */
const isOwnSubject = ({ open, refs }: Discourse): boolean => {
  const of = open?.when?.of;
  const isSpoken = ['subject', 'friend', 'enemy'].some((name) => refs['?unit'] === name);
  return isSpoken && typeof of === 'object' && of.all === 'unit' && (of.side === 'mine' || isOfThis(of));
};

/** Those with "this ability" are of the army whose rule it is. */
const isOfThis = (of: Search): boolean => JSON.stringify(of).includes('"has-this-ability"');

/** "Another": than the one that has the rule, or than whoever it is about. */
function formerOf({ '?yours': used, '?unit': unit, '?it': it = 'self', '?enemy': enemy }: Discourse['refs']): string {
  if (used !== undefined) throw new Unsettled('another than the one it is used on');
  const of = unit === undefined || unit === NOBODY || unit === enemy ? it : unit;
  if (of === 'subject' && enemy !== 'subject') return 'subject';
  if (of === 'self' || (typeof of === 'object' && of.in === 'self')) return 'bearer';
  throw new Unsettled('another than one that was spoken of');
}

/** Who was selected: nobody, if nobody was. */
function selectedOf(name: string, { refs }: Discourse): Selector {
  const one = [
    refs[name === '?unit' ? '?selected-unit' : '?selected-model'],
    refs[name],
    refs['?unit'],
    refs['?model'],
  ].find((ref) => ref !== undefined && ref !== NOBODY);
  if (one === undefined || one === 'self' || one === NOBODY) throw new Unsettled('nobody was selected');
  return one;
}

/** A transport that is spoken of is not the one who rides in it. */
function rideOf(unit: Selector): Selector {
  if (unit === 'self') throw new Unsettled('that transport is none spoken of');
  return unit;
}

/** Whose invulnerable save was spoken of. */
function savedBy({ drafts }: Discourse): Whom {
  const last = drafts
    .flatMap((draft) => draft.do)
    .findLast((verb) => 'modify' in verb && verb.modify === 'invulnerable-save');
  return last && 'modify' in last ? last.for : 'self';
}

/** "That unit", where any such model was spoken of, is the unit it is in. */
const unitOf = (name: string, ref: Selector | undefined): Selector | undefined =>
  name === '?unit' && isAnyone(ref) && ref.all === 'model' ? { all: 'unit', in: ref } : ref;

/** A unit is no way off from whoever is in it. */
function memberOf(who: unknown): string {
  const isUnit = typeof who === 'object' && who !== null && 'in' in who && 'all' in who && who.all === 'unit';
  return JSON.stringify(isUnit && Object.keys(who).length === 2 ? who.in : who);
}

/** A distance of someone from itself shows that the words were misread. */
export function isOfItself(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  // Where a unit is set up is asked before it stands there.
  if ('setUp' in value) return false;
  if ('within' in value && 'of' in value && 'from' in value && memberOf(value.of) === memberOf(value.from)) return true;
  return Object.values(value).some(isOfItself);
}

/** Who stands at the objective that is spoken of: one that is known, or those that were counted. */
function atMarker({ '?unit': unit, '?it': it = 'self', '?counted': counted }: Discourse['refs']): Selector {
  return unit === NOBODY && counted !== undefined ? counted : (unit ?? it);
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

/** Whether a condition counts units that it does not name. */
export function countsSome(condition: Condition): boolean {
  if (!('compare' in condition)) return false;
  const [left] = condition.compare;
  return typeof left === 'object' && 'count' in left && typeof left.count === 'object' && left.count.in === undefined;
}

/** "While a friendly unit is near, if that unit charged": what is asked of whichever is spoken of narrows who it may be. */
export function narrowAbout(condition: Condition, scope: Scope, talk: Discourse): Scope | undefined {
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

export const isAnyone = (ref: Selector | undefined): ref is Search => typeof ref === 'object' && ref.in === undefined;

function mentionsAny(value: unknown, test: (name: string) => boolean): boolean {
  if (typeof value === 'string') return value.startsWith('?') && test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => mentionsAny(inner, test));
}

/** A condition: on the attacks if it asks about them or stands inside their frame, else on the effect. */
export function withIf(condition: Condition, scope: Scope, talk: Discourse): Scope {
  if ('every' in condition && condition.every.length === 0) return scope;
  const attacks = scope.attacks ?? (mentions(condition, attackNames) ? talk.attacks : undefined);
  if (!attacks) {
    if (!scope.when && !scope.draft && !talk.open && mentions(condition, attackNames))
      throw new Unsettled('asked of no attack');
    return { ...scope, ifs: [...scope.ifs, condition] };
  }
  const until = scope.until ?? (scope.attacks ? undefined : talk.until);
  const where = every([...(attacks.where ? [attacks.where] : []), condition]);
  const inside = scope.attacks ? { inside: [...(scope.inside ?? []), condition] } : {};
  return { ...scope, ...inside, ...(until && { until }), attacks: { ...attacks, ...(where && { where }) } };
}
