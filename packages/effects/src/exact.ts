import type { Effect } from './effect.js';
import { type VerbTag, verbTag } from './tag.js';
import { walkEffect } from './walk.js';

/** What the exact driver carries out inside an attack; `if` only orders them. */
const exactVerbs: ReadonlySet<VerbTag> = new Set<VerbTag>([
  'modify',
  'ignoreModifiers',
  'reroll',
  'rerollNow',
  'grant',
  'suffer',
  'cancel',
  'roll',
  'if',
]);

/** Whether the odds of an attack under this effect can be exact. */
export function exactInOdds(effect: Effect): boolean {
  let exact = true;
  walkEffect(effect, (part) => {
    if (part.kind === 'verb' && !exactVerbs.has(verbTag(part.node))) exact = false;
  });
  return exact;
}
