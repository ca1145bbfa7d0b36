import { inches } from '@umpire/geometry';
import type { Choice } from '@umpire/rules';
import { living, standing } from '../../table/reads.js';
import type { Table } from '../../table/table.js';
import { isRaw, placeIn } from './unread.js';

const inch = (n: number) => inches(Math.round(n * 1000) / 1000);

/**
 * A move as a case writes it, in inches: `by: [0, 6]` for a whole unit straight on; or model by model the way it goes,
 * `{ A1.1: [[10, 12], [12, 14]] }`; of a set-up where it is put, `{ A1.1: [10, 12] }`, or `row: [10, 12]` for all.
 * A model that comes back: `{ at: [10, 12] }`. Anything else is proposed as it stands.
 */
export function proposalOf(raw: unknown, choice: Choice, table: Table): unknown {
  const { ask } = choice;
  if (ask.kind !== 'propose' || !isRaw(raw) || 'stays' in raw || 'models' in raw) return raw;
  if (ask.shape === 'return' || ask.shape === 'marker') return spotOf(raw);
  const { roster } = table.ground;
  const unit = roster.unitBy.get(choice.about[0] ?? '');
  if (!unit || (ask.shape !== 'move' && ask.shape !== 'set-up')) return raw;
  if (ask.shape === 'set-up' && raw['row'] !== undefined) {
    const [x, y, height = 0] = placeIn(raw['row'], 'row');
    const gap = Number(raw['gap'] ?? 1.5);
    const all = living(table, unit);
    return { models: all.map((model, i) => put(model, [x + i * gap, y, height])) };
  }
  if (raw['by'] !== undefined) {
    const [dx, dy] = placeIn(raw['by'], 'by');
    return {
      models: standing(table, unit).map((model) => {
        const { x, y } = table.field;
        return { model, steps: [{ kind: 'go', to: { x: x[model]! + inch(dx), y: y[model]! + inch(dy) } }] };
      }),
    };
  }
  return {
    models: Object.entries(raw).flatMap(([ref, way]): object[] => {
      const model = roster.modelBy.get(ref)?.index;
      if (model === undefined) return [];
      if (ask.shape === 'set-up') return [put(model, placeIn(way, ref))];
      const stops = Array.isArray(way) ? way.map((stop) => placeIn(stop, ref)) : [];
      return [{ model, steps: stops.map(([x, y, height]) => go(x, y, height)) }];
    }),
  };
}

function spotOf(raw: Readonly<Record<string, unknown>>): unknown {
  if (raw['at'] === undefined) return raw;
  const [x, y, height = 0] = placeIn(raw['at'], 'at');
  return { x: inch(x), y: inch(y), height: inch(height) };
}

const put = (model: number, [x, y, height = 0]: readonly [number, number, number?]) => ({
  model,
  at: { at: { x: inch(x), y: inch(y) }, facing: 0, height: inch(height) },
});

const go = (x: number, y: number, height: number | undefined) => ({
  kind: 'go',
  to: { x: inch(x), y: inch(y) },
  ...(height === undefined ? {} : { height: inch(height) }),
});
