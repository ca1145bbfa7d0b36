import type { Entry } from '../entry/entry.js';
import { gatesHold, type Setting } from './conditions.js';
import { allOf, anyOf, type Known, negated } from './known.js';
import type { Modifier } from './modifier.js';

interface Hiding {
  readonly isHidden: boolean;
  readonly modifiers: readonly Modifier[];
}

/** Whether something can be seen and chosen: yes, no, or when. The last modifier that holds decides. */
export function isVisible(
  { isHidden, modifiers }: Hiding,
  { entry, setting }: { readonly entry: Entry; readonly setting: Setting },
): Known {
  let visible: Known = !isHidden;
  for (const { field, type, value, gates, document, scope, affects } of modifiers) {
    if (field !== 'hidden' || type !== 'set' || affects !== undefined || (scope !== undefined && scope !== 'self'))
      continue;
    const holds = gatesHold(gates, { entry, document, setting });
    if (holds === 'unknown') continue;
    const isShown = value === 'false';
    visible = isShown ? anyOf([holds, visible]) : allOf([negated(holds), visible]);
  }
  return visible;
}
