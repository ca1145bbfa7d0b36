import { type Issue, issue, nearest } from '@umpire/kernel';
import type { Effect } from './effect.js';
import type { StepId } from './period.js';
import { type VerbTag, verbTag } from './tag.js';
import type { Verb } from './verb.js';
import { walkEffect } from './walk.js';

/** What an engine acts on: of each verb the fields that it reads, and the steps at which it lets effects begin. */
export interface Driver {
  readonly fields: ReadonlyMap<VerbTag, ReadonlySet<string>>;
  readonly steps: ReadonlySet<StepId>;
}

/**
 * Why this engine would not act on all of an effect: `unread-verb`, `unread-field`, or `never-triggered` for a step that it
 * never comes to.
 */
export function unreadBy(driver: Driver, effect: Effect, path = ''): readonly Issue[] {
  const issues: Issue[] = [];
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const step = effect.when?.at;
  if (step !== undefined && !driver.steps.has(step)) {
    const near = nearest(step, driver.steps);
    issues.push(
      issue('never-triggered', `nothing begins at ${step} here`, {
        path: at('when'),
        found: step,
        ...(near.length > 0 && { near }),
      }),
    );
  }
  walkEffect(effect, (part) => {
    if (part.kind === 'verb') issues.push(...unreadFields(part.node, driver, at(part.path)));
  });
  return issues;
}

function unreadFields(verb: Verb, { fields }: Driver, path: string): Issue[] {
  const tag = verbTag(verb);
  const read = fields.get(tag);
  if (!read) return [issue('unread-verb', `${tag} is not carried out here`, { path, found: tag })];
  return Object.keys(verb)
    .filter((key) => key !== tag && !read.has(key))
    .map((key) => issue('unread-field', `${key} of ${tag} is not read here`, { path: `${path}.${key}`, found: key }));
}
