import type { EpicEvent } from '../table/event.js';
import { type Change, detachmentAt, formationAt, get, isAlive, standAt, type Table } from '../table/table.js';

/** Adds up changes of one number, so that several losses of a detachment are one event each with its own `from`. */
class Tally {
  readonly #table: Table;
  readonly #now = new Map<string, number>();
  readonly events: Change[] = [];

  constructor(table: Table) {
    this.#table = table;
  }

  add(field: Change['field'], of: number, by: number): void {
    const key = `${field}/${of}`;
    const from = this.#now.get(key) ?? get(this.#table, field, of);
    this.#now.set(key, from + by);
    if (by !== 0) this.events.push({ field, of, from, to: from + by });
  }

  put(field: Change['field'], of: number, to: number): void {
    const key = `${field}/${of}`;
    const from = this.#now.get(key) ?? get(this.#table, field, of);
    this.#now.set(key, to);
    if (from !== to) this.events.push({ field, of, from, to });
  }

  get(field: Change['field'], of: number): number {
    return this.#now.get(`${field}/${of}`) ?? get(this.#table, field, of);
  }
}

/** Hit points lost, stand by stand; at none left the stand is gone, and counts for its detachment and formation. */
export function woundEvents(table: Table, lost: ReadonlyMap<number, number>): readonly EpicEvent[] {
  const tally = new Tally(table);
  const fallen = new Map<number, number>();
  for (const [stand, points] of lost) {
    const life = get(table, 'life', stand);
    const taken = Math.min(life, points);
    if (taken <= 0) continue;
    const { detachment, formation } = standAt(table, stand);
    tally.put('life', stand, life - taken);
    tally.add('lostPoints', detachment, taken);
    tally.put('wasHurt', detachment, 1);
    if (taken < life) continue;
    tally.add('lostStands', detachment, 1);
    tally.add('lost', formation, 1);
    fallen.set(detachment, (fallen.get(detachment) ?? 0) + 1);
  }
  const hurt = [...lost].filter(([stand, points]) => points > 0 && get(table, 'life', stand) > points);
  return [
    ...tally.events,
    ...hurt.map(
      ([stand, points]) =>
        ({
          say: 'wounds',
          of: standAt(table, stand).ref,
          lost: points,
          left: get(table, 'life', stand) - points,
        }) as const,
    ),
    ...[...fallen].map(
      ([detachment, stands]) => ({ say: 'destroyed', of: detachmentAt(table, detachment).ref, stands }) as const,
    ),
  ];
}

/** Whole stands removed, whatever they have left. */
export const lossEvents = (table: Table, stands: readonly number[]): readonly EpicEvent[] =>
  woundEvents(table, new Map(stands.map((stand) => [stand, get(table, 'life', stand)])));

/** The formation, or the group that phases out with it, that a loss counts for (MOR-4, NEC-4). */
export interface Breaking {
  readonly formations: readonly number[];
  readonly lost: number;
  readonly at: number;
}

export function breakingOf(table: Table, formation: number): Breaking {
  const { group } = formationAt(table, formation);
  const formations =
    group === undefined
      ? [formation]
      : table.roster.formations.flatMap((other, i) => (other.group === group ? [i] : []));
  const at = formations.reduce((sum, one) => sum + breakPointOf(table, one), 0);
  return { formations, lost: formations.reduce((sum, one) => sum + get(table, 'lost', one), 0), at };
}

/** Printed "–": with the last stand. */
function breakPointOf(table: Table, formation: number): number {
  const { breakPoint, stands } = formationAt(table, formation);
  return breakPoint ?? stands.length;
}

/** Formations that are broken now and were not: those of a phase-out group together. */
export const newlyBroken = (table: Table): readonly number[] =>
  table.roster.formations.flatMap(({ stands }, i) => {
    if (get(table, 'broken', i) > 0 || stands.length === 0) return [];
    const { lost, at } = breakingOf(table, i);
    return lost >= at ? [i] : [];
  });

/** Formations without a stand left: some score once more for it (NEC-5). */
export const newlyWiped = (table: Table): readonly number[] =>
  table.roster.formations.flatMap(({ stands }, i) =>
    stands.length > 0 && get(table, 'wiped', i) === 0 && stands.every((stand) => !isAlive(table, stand)) ? [i] : [],
  );
