import { copyOf, type UnitDraft } from '../scenario/draft.js';
import { armedIn } from '../scenario/to-scenario.js';
import { inEdition, replaceDraft } from './edit.js';
import { HOME } from './place.js';
import { go } from './places.js';
import { useStore } from './store.js';

/** The odds of a unit of the library at the target that stands there. */
export function askOf(unit: UnitDraft, edition: string): void {
  const { draft } = useStore.getState();
  const fires = armedIn(unit, 'shooting').length > 0;
  const conditions = { ...draft.conditions, distance: inReach(unit, draft.conditions.distance) };
  replaceDraft({
    ...inEdition(draft, edition),
    conditions,
    phase: fires ? draft.phase : 'fight',
    attackers: [copyOf(unit)],
  });
  go(HOME);
}

/** The distance that stands there; where no weapon reaches so far, that of the farthest. */
function inReach(unit: UnitDraft, distance: string): string {
  const ranges = armedIn(unit, 'shooting').map(({ range }) => Number(range));
  const farthest = Math.max(0, ...ranges);
  return farthest > 0 && Number(distance) > farthest ? `${farthest}` : distance;
}

/** The odds of the attackers that stand there at a unit of the library. */
export function askAt(unit: UnitDraft, edition: string): void {
  const { draft } = useStore.getState();
  replaceDraft({ ...inEdition(draft, edition), target: copyOf(unit) });
  go(HOME);
}
