import type { Verb } from '@umpire/effects';
import { every, not } from './fill.js';
import { type Discourse, type Draft, type Scope, Unsettled } from './talk.js';

export const scopeWithout = ({ instead: _, ...rest }: Scope): Scope => rest;

/** "Do not roll. Instead add 6": an advance of a set length. Takes back the first half. */
export function flatAdvance(verbs: readonly Verb[], draft: Draft | undefined): readonly Verb[] | undefined {
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

/** "Add 2 instead": what was said before holds only where the new condition does not. */
export function replaceFormer(verb: Verb, scope: Scope, talk: Discourse): void {
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
