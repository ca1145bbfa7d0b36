import { facesOf, type Given } from '@umpire/rules';
import { buildingSaves } from '../attack/save.js';
import { factsOf } from '../moves/sight.js';
import type { EpicEvent } from '../table/event.js';
import { changes, detachmentAt, get, seatOf, type Table } from '../table/table.js';
import { gunTraits } from './gun-traits.js';
import type { EpicOutcome } from './play.js';
import { open, type Resolving, replaced } from './resolving.js';

/** A building saves once a hit, on 2D6; it loses a point, or all (BLD-2, AB-07). */
export function buildingStep(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  const struck = open(frame.hits).filter((i) => frame.volleys[frame.hits[i]!.volley]!.building !== undefined);
  if (struck.length === 0) return {};
  const lots = facesOf(given);
  const dice = state.rulings.attack.buildingDice;
  if (!lots) {
    const { side } = detachmentAt(state, frame.by);
    const thrown = struck.map(() => ({ kind: 0, dice, sides: 6, summed: 1 }));
    return { need: { throw: { purpose: 'building', seat: seatOf(1 - side), for: [], lots: thrown } } };
  }
  const left = new Map<number, number>();
  const events: EpicEvent[] = [];
  struck.forEach((i, n) => {
    const volley = frame.volleys[frame.hits[i]!.volley]!;
    const piece = volley.building!;
    const points = left.get(piece) ?? get(state, 'structure', piece);
    if (points === 0) return;
    const traits = gunTraits(state, volley);
    const modifier = traits.destroysBuildings ?? frame.hits[i]!.printed ?? 0;
    const passed = buildingSaves(lots[n]!, factsOf(state, piece).building!.save, modifier);
    events.push({ say: 'building-save', piece, faces: lots[n]!, modifier, passed });
    if (passed) return;
    left.set(piece, traits.destroysBuildings === undefined ? points - 1 : 0);
    if (left.get(piece) === 0) events.push({ say: 'building-falls', piece }, ...changes(state, [['ruined', piece, 1]]));
  });
  const hits = replaced(frame.hits, (hit, i) => (struck.includes(i) ? { ...hit, gone: true } : hit));
  return {
    frame: { ...frame, hits },
    events: [
      ...events,
      ...changes(
        state,
        [...left].map(([piece, points]) => ['structure', piece, points] as const),
      ),
    ],
  };
}
