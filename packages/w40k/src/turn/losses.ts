import { set, type TableEvent, type Write } from '../table/event.js';
import { living, modelAt, unitAt } from '../table/reads.js';
import { places, type Table } from '../table/table.js';

/** Models that leave for good, and units whose last model did. */
export function removed(table: Table, models: readonly number[], by: string): readonly TableEvent[] {
  if (models.length === 0) return [];
  const units = [...new Set(models.map((model) => modelAt(table, model).unit))];
  const gone = new Set(models);
  const events: TableEvent[] = [
    {
      kind: 'model-destroyed',
      of: models.map((model) => modelAt(table, model).ref),
      say: { by },
      writes: models.flatMap((model): Write[] => [
        set(table, 'place', model, places.destroyed),
        set(table, 'lost', model, modelAt(table, model).kind.wounds),
      ]),
    },
  ];
  for (const index of units) {
    const unit = unitAt(table, index);
    if (living(table, unit).every((model) => gone.has(model)))
      events.push({
        kind: 'unit-destroyed',
        of: [unit.ref],
        say: { by },
        writes: [set(table, 'fell', index, table.field.phase[0]!)],
      });
  }
  return events;
}
