import type { Verb } from '@umpire/effects';
import { every, not } from './fill.js';
import { type Discourse, type Draft, type Scope, Unsettled } from './talk.js';

export const scopeWithout = ({ instead: _, ...rest }: Scope): Scope => rest;

/** "Do not roll. Instead add 6": an advance of a set length. Takes back the first half. */
export function flatAdvance(verbs: readonly Verb[], draft: Draft | undefined): readonly Verb[] | undefined {
  const last = draft?.do.at(-1);
  const [verb, ...more] = verbs;
  if (draft && verb && more.length === 0 && draft.do.some((one) => setsAdvance(innermost(one)))) {
    const set = asAdvance(verb);
    return set && [set];
  }
  if (!draft || !last || !('forbid' in last) || last.forbid !== 'advance-roll' || !verb || more.length > 0)
    return undefined;
  const set = asAdvance(verb);
  if (set) draft.do.pop();
  return set && [set];
}

export const setsAdvance = (verb: Verb): boolean =>
  'modify' in verb && verb.modify === 'advance-roll' && verb.how === 'set';

/** So much more movement in place of an advance roll is a roll of so much. */
const asAdvance = (verb: Verb): Verb | undefined =>
  'modify' in verb && verb.modify === 'move' && verb.how === 'add' && typeof verb.by === 'object' && 'inches' in verb.by
    ? { ...verb, modify: 'advance-roll', how: 'set', by: verb.by.inches }
    : undefined;

/** "Add 2 instead": what was said before holds only where the new condition does not. */
export function replaceFormer(verbs: readonly Verb[], scope: Scope, talk: Discourse): void {
  if (scope.when && scope.until !== undefined && verbs.some((verb) => standing(verb, talk) && !isBetter(verb, talk)))
    throw new Unsettled('instead of what holds');
  const replaced = verbs.map((verb) => isBetter(verb, talk) || replaceAlike(verb, scope, talk));
  if (replaced.some(Boolean) || verbs.some((verb) => ofOldInstead.has(keyOf(verb) ?? ''))) return;
  if (!replaceLast(scope, talk)) throw new Unsettled('instead of what');
}

/** What is done instead is done then and for so long as what it stands for, unless it says otherwise. */
export function inPlaceOf(verbs: readonly Verb[], scope: Scope, { open }: Discourse): Scope {
  if (scope.when || scope.draft || scope.limit || !open?.when) return scope;
  const keys = new Set(verbs.map(keyOf).filter((key) => key !== undefined));
  const former = open.do.map(innermost).findLast((verb) => keys.has(keyOf(verb) ?? ''));
  if (!former) return scope;
  const until = scope.until ?? ('until' in former ? former.until : undefined);
  return { ...scope, draft: open, ...(until !== undefined && { until }) };
}

/** What stands in the place of something that nothing here has said: the die as it fell, the unit one would join. */
const ofOldInstead: ReadonlySet<string> = new Set(['grant attach-to-self-as', 'grant die-becomes']);

/** What is in force always and alike. */
const standing = (verb: Verb, { drafts }: Discourse): Verb | undefined =>
  drafts.flatMap((draft) => (draft.when ? [] : draft.do)).find((former) => keyOf(former) === keyOf(verb));

/** "By 2 instead", from some event on: by so much more than what is in force always. */
export function byMore(verb: Verb, scope: Scope, talk: Discourse): Verb {
  if (!scope.when || scope.until === undefined || !('modify' in verb)) return verb;
  const former = standing(verb, talk);
  const isAlike =
    former && 'modify' in former && former.how === verb.how && verb.how !== 'set' && verb.how !== 'best-of';
  if (!isAlike || typeof former.by !== 'number') return verb;
  if (typeof verb.by === 'string') return { ...verb, by: { op: '-', of: [verb.by, former.by] }, stacks: false };
  if (typeof verb.by !== 'number') return verb;
  return { ...verb, by: verb.by - former.by, stacks: false };
}

/** A wider re-roll or a better save makes the lesser one before it idle. */
const isBetter = (verb: Verb, { drafts }: Discourse): boolean =>
  ('reroll' in verb || ('modify' in verb && verb.how === 'best-of')) &&
  drafts.some((draft) => draft.do.some((former) => keyOf(innermost(former)) === keyOf(verb)));

const innermost = (verb: Verb): Verb => ('if' in verb && verb.then.length === 1 ? innermost(verb.then[0]!) : verb);

function replaceAlike(verb: Verb, scope: Scope, talk: Discourse): boolean {
  const key = keyOf(verb);
  if (key === undefined) return false;
  for (const draft of talk.drafts.toReversed()) {
    const at = draft.do.findLastIndex((former) => keyOf(former) === key);
    if (at < 0) continue;
    draft.do[at] = exceptWhere(draft.do[at]!, scope, talk);
    return true;
  }
  return false;
}

/** All that the sentence before did, where nothing in it is like what is done now. */
function replaceLast(scope: Scope, { drafts, last }: Discourse): boolean {
  const condition = every(scope.ifs);
  const draft = last && drafts[last.draft];
  if (!condition || !draft || scope.when) return false;
  // Who may already do it loses nothing by being allowed again.
  if (JSON.stringify(condition).includes('"has-') && JSON.stringify(condition).includes('-after-')) return true;
  const former = draft.do.slice(last.from);
  const names = (verb: Verb): boolean => 'choose' in verb || 'roll' in verb || 'bind' in verb;
  const bears = (verb: Verb): boolean => 'allow' in verb && verb.allow === 'bear-enhancement';
  const tests = (verb: Verb): boolean => 'activate' in verb && verb.activate.endsWith('-test');
  if (former.length === 0 || former.some((verb) => names(verb) || bears(verb) || tests(verb))) return false;
  draft.do.splice(last.from, former.length, { if: not(condition), then: former });
  return true;
}

/** Verbs of one key do the same to something else, or more of it. */
function keyOf(verb: Verb): string | undefined {
  if ('modify' in verb) return `modify ${verb.modify}`;
  if ('grant' in verb) {
    const rule = typeof verb.grant === 'string' ? verb.grant : 'rule' in verb.grant ? verb.grant.rule : undefined;
    return rule === undefined ? undefined : `grant ${rule}`;
  }
  if ('reroll' in verb) return `reroll ${verb.reroll}`;
  if ('choose' in verb) return `choose ${verb.as}`;
  return (['heal', 'move', 'suffer', 'return'] as const).find((tag) => tag in verb);
}

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
