import type { Condition, Period, Verb, When } from '@umpire/effects';
import { every, mentions } from './fill.js';
import { type Discourse, type Draft, type Marked, type Scope, Unsettled } from './talk.js';

/** The effect that these verbs belong to: the one that goes on, or a new one. */
export function draftFor(verbs: readonly Verb[], scope: Scope, talk: Discourse, may: true | undefined): Draft {
  const begun = scope.draft ?? (goesOn(verbs, scope, talk) ? talk.open : undefined);
  if (begun) {
    const isTaken = begun.do.length === 0 && begun.offer !== undefined;
    if (may && !isTaken && !verbs.every(mayBeLeft)) throw new Unsettled('may, in the middle of what must be');
    return begun;
  }
  // What a token that stands on the table allows, so often, asks for the token.
  const isByToken = scope.limit !== undefined && JSON.stringify(talk.open?.do ?? []).includes('"place":');
  if (scope.then && !isByToken) throw new Unsettled('goes on with nothing');
  const mine = talk.refs['?yours'];
  const marked = scope.when && typeof mine === 'string' ? markedBy(talk, mine, scope.until) : undefined;
  const draft = newDraft(verbs, scope, may);
  if (marked) draft.of = marked;
  talk.drafts.push(draft);
  if (draft.when) talk.open = draft;
  return draft;
}

export const goesOn = (verbs: readonly Verb[], scope: Scope, { open }: Discourse): boolean =>
  open !== undefined &&
  !scope.when &&
  !scope.limit &&
  (open.used === true ||
    scope.then === true ||
    scope.until !== undefined ||
    mentions([verbs, scope.ifs], open.bound) ||
    (mentions(scope.ifs, outcomes) && JSON.stringify(open.do.at(-1) ?? {}).includes('-test"')));

/** What a test came to belongs to the test. */
const outcomes: ReadonlySet<string> = new Set(['passed-last-test', 'failed-last-test']);

/** What is set off later by a unit that a stratagem was used on asks for its mark, which the stratagem gives it. */
function markedBy({ open, id }: Discourse, unit: string, until: Period | undefined): Marked | undefined {
  if (!open?.used) return undefined;
  const mark = `under-${id}`;
  const has = open.do.some((verb) => 'mark' in verb && verb.mark === mark);
  if (!has) open.do.push({ mark, on: unit, until: until ?? 'phase' });
  return { unit, mark };
}

function newDraft(
  verbs: readonly Verb[],
  { when, limit, ifs: asked, common, until }: Scope,
  may: true | undefined,
): Draft {
  const ifs = when ? asked : (common ?? asked);
  const [first, ...more]: readonly When[] = atOnce(when, limit) ?? (limit ? [{ at: 'phase', edge: 'during' }] : []);
  if (more.length > 0 && limit && limit.per !== 'phase') throw new Unsettled('one limit over several triggers');
  if (
    until !== undefined &&
    until !== 'battle' &&
    !first &&
    !isOfAttacks(verbs) &&
    !(until === 'turn' && isOfTurn(asked))
  )
    throw new Unsettled('until when, since nothing began');
  if (!first && verbs.some((verb) => 'destroy' in verb)) throw new Unsettled('destroyed, but when');
  if (!first && verbs.some((verb) => 'until' in verb && verb.until === 'frame'))
    throw new Unsettled('a test of no time');
  if (!first && asked.some((one) => 'state' in one && one.state === 'destroyed') && verbs.some(isMomentary))
    throw new Unsettled('of one that is gone');
  const isOffered = (may && !isLeft(verbs)) || limit !== undefined;
  if (isOffered && !first) throw new Unsettled('may do, but when');
  return {
    ...(first && { when: first }),
    ...(more.length > 0 && { also: more }),
    if: [...ifs],
    ...(isOffered && { offer: { ...(limit && { limit: byWhom(limit, [...verbs, ...(first ? [first] : [])]) }) } }),
    do: [],
    bound: new Set(first ? ['subject'] : []),
  };
}

/** What was done in a turn is so to the end of it. */
const isOfTurn = (ifs: readonly Condition[]): boolean =>
  ifs.length > 0 && ifs.every((one) => 'state' in one && doneInTurn.has(one.state));

const doneInTurn: ReadonlySet<string> = new Set(
  'disembarked advanced fell-back charged set-up-this-turn arrived-this-turn arrived-by-deep-strike'.split(' '),
);

/** What is done once. */
const isMomentary = (verb: Verb): boolean =>
  'suffer' in verb ||
  'gain' in verb ||
  'heal' in verb ||
  'destroy' in verb ||
  'roll' in verb ||
  ('each' in verb && verb.do.some(isMomentary));

/** What holds for attacks from when they are declared to the end of the phase holds for these attacks. */
const isOfAttacks = (verbs: readonly Verb[]): boolean =>
  verbs.every(
    (verb) =>
      'for' in verb &&
      typeof verb.for === 'object' &&
      'attacks' in verb.for &&
      'until' in verb &&
      (verb.until === 'phase' || verb.until === 'attacks'),
  );

/** Selected to shoot or fight: one moment, where it is counted how often. */
function atOnce(when: readonly When[] | undefined, limit: Scope['limit']): readonly When[] | undefined {
  const [first, second, ...more] = when ?? [];
  const isBoth = first?.at === 'selected-to-shoot' && second?.at === 'selected-to-fight' && more.length === 0;
  return limit && isBoth ? [{ ...first, at: 'selected-to-attack' }] : when;
}

/** One unit of those with the ability may use it: so often in the army. */
const byWhom = (limit: NonNullable<Scope['limit']>, used: readonly (Verb | When)[]): NonNullable<Scope['limit']> =>
  JSON.stringify(used).includes('has-this-ability') ? { ...limit, by: 'army' } : limit;

/** What happens only as far as its owner likes: a move, a shot, a choice of none. */
const mayBeLeft = (verb: Verb): boolean =>
  isOptional(verb) ||
  'choose' in verb ||
  'move' in verb ||
  'heal' in verb ||
  'return' in verb ||
  ('setUp' in verb && verb.as === 'arriving') ||
  ('activate' in verb && acting.has(verb.activate));

const acting: ReadonlySet<string> = new Set(
  'shoot fight charge shoot-at-subject shoot-at-attacker shoot-at-enemy charge-at-enemy embark disembark operate-hatchway'.split(
    ' ',
  ),
);

/** Whether saying "you can" adds nothing, since these may be left anyway. */
const isLeft = (verbs: readonly Verb[]): boolean => verbs.length > 0 && verbs.every(isOptional);

/** What its owner may always leave. */
const isOptional = (verb: Verb): boolean =>
  'grant' in verb ||
  'reroll' in verb ||
  'ignoreModifiers' in verb ||
  'allow' in verb ||
  'modify' in verb ||
  ('forbid' in verb && verb.forbid === 'be-overwatched');

/** Conditions that came before anything was done are the effect's own; later ones hold only for what follows them. */
export function pushAll(draft: Draft, verbs: readonly Verb[], scope: Scope): void {
  const own = new Set(draft.if.map((one) => JSON.stringify(one)));
  const rest = scope.ifs.filter((one) => !own.has(JSON.stringify(one)));
  const condition = every(rest);
  const asked = JSON.stringify(rest);
  if (asked.includes('passed-last-test') && asked.includes('failed-last-test'))
    throw new Unsettled('a test both passed and failed');
  const lasting =
    draft.when || !(isOfAttacks(verbs) || (scope.until === 'turn' && isOfTurn(scope.ifs)))
      ? verbs
      : verbs.map(({ until: _, ...verb }: Verb & { until?: Period }) => verb as Verb);
  if (condition) draft.do.push({ if: condition, then: lasting });
  else draft.do.push(...lasting);
}
