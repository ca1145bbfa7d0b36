import type { When } from '@umpire/effects';
import { mentions } from './fill.js';
import type { Frame } from './node.js';
import { settle } from './settle.js';
import type { Discourse, Scope } from './talk.js';

/* What waits for a moment after the one that gave the cause. */

/** "When that enemy unit falls back": what the one that gave the cause does later belongs to what it was the cause of. */
export function ofSubjectLater(frame: Frame, scope: Scope, talk: Discourse): When | undefined {
  if (!('when' in frame) || frame.if || frame.also || frame.limit) return undefined;
  const isEnd = frame.when.at === 'phase' && frame.when.edge === 'after';
  if (isEnd && (scope.draft?.when || scope.then)) return frame.when;
  if (scope.when || scope.draft) return undefined;
  const acts = talk.open?.when && !talk.open.offer?.target ? resolvedAfter[talk.open.when.at] : undefined;
  if (acts && frame.when.at === 'attacks-resolved' && frame.when.of === undefined)
    return { at: acts, edge: 'after', ...(talk.open?.when?.of !== undefined && { of: talk.open.when.of }) };
  const isOpen = talk.open?.offer?.target !== undefined || (scope.then && talk.open?.when !== undefined);
  if (!isOpen || frame.when.of === undefined) return undefined;
  const when = settle(frame.when, talk, scope);
  return when.of === 'subject' || when.of === 'attacker' ? when : undefined;
}

/** "If it is destroyed in melee, after the attacking unit has finished": what waits until the killer is done. */
export function ofKillerLater(frame: Frame, scope: Scope, talk: Discourse): When | undefined {
  if (!('when' in frame) || frame.if || frame.also || frame.limit || scope.draft) return undefined;
  const [outer, ...more] = scope.when ?? [];
  if (!outer?.at.endsWith('-destroyed') || outer.edge !== 'after' || more.length > 0) return undefined;
  if (!/^unit-(?:shot|fought)$/.test(frame.when.at) || frame.when.of !== '?attacker') return undefined;
  const { of: _, ...when } = settle(frame.when, talk, scope);
  if (mentions(scope.ifs, inMelee)) return { ...when, at: 'unit-fought', of: 'attacker' };
  return mentions(scope.ifs, inShooting) ? { ...when, at: 'unit-shot', of: 'attacker' } : undefined;
}

/** "If models are destroyed as a result of those attacks", where a stratagem came before they were made: once they are. */
export function afterAttacks(frame: Frame, scope: Scope, talk: Discourse): When | undefined {
  const { open, refs } = talk;
  if (!('if' in frame) || 'when' in frame || !open?.used || open.also || scope.draft || scope.when) return undefined;
  if (!mentions(frame.if, outcomes) || refs['?yours'] === undefined) return undefined;
  const at = open.when && doneIn[open.when.at];
  return at === undefined ? undefined : { at, edge: 'after', of: settle('?yours', talk, scope) };
}

const outcomes: ReadonlySet<string> = new Set(['destroyed-by-subject', 'hit-by-subject', 'lost-models-to-subject']);
const doneIn: Readonly<Record<string, string>> = { 'shooting-phase': 'unit-shot', 'fight-phase': 'unit-fought' };

/** When the attacks are resolved that a unit was chosen to make. */
const resolvedAfter: Readonly<Record<string, string>> = {
  'selected-to-shoot': 'unit-shot',
  'selected-to-fight': 'unit-fought',
};

const inMelee: ReadonlySet<string> = new Set(['destroyed-in-melee']);
const inShooting: ReadonlySet<string> = new Set(['shooting-phase']);
