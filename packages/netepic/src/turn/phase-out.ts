import type { EpicEvent } from '../table/event.js';
import { changes, formationAt, get, isAlive, type Table } from '../table/table.js';

/** Companies with their supports that reached their combined break point vanish when the phase ends (NEC-4). */
export function phaseOut(table: Table): readonly EpicEvent[] {
  const fading = table.roster.formations.flatMap((_, i) => (get(table, 'fading', i) > 0 ? [i] : []));
  if (fading.length === 0) return [];
  const gone = fading.flatMap((i) => formationAt(table, i).stands.filter((stand) => isAlive(table, stand)));
  const parents = [...new Set(fading.map((i) => formationAt(table, i).group!))];
  return [
    ...parents.map((i): EpicEvent => ({ say: 'phase-out', of: formationAt(table, i).ref })),
    ...changes(table, [
      ...gone.flatMap((stand) => [['life', stand, 0] as const, ['place', stand, 4] as const]),
      ...fading.map((i) => ['fading', i, 0] as const),
      ...fading.map((i) => ['wiped', i, 1] as const),
    ]),
  ];
}
