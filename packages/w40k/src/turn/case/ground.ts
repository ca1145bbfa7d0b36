import type { Field } from '../../board/board.js';
import { readBattlefield } from '../../terrain/battlefield.js';
import { isRaw, listIn, placeIn, type Raw, Unread } from './unread.js';

/*
 * The battlefield of a position: 60 by 44 inches, zones 12 inches deep along the long edges, and what it names.
 *
 *   terrain: [{ piece: low-ruin, at: [20, 20] }, { sort: ruin, at: [30, 22], size: [8, 6], walls: [{ from: [-3, 0], to: [3, 0], top: 4 }] }]
 *   markers: { centre: [30, 22], base: { at: [30, 4], role: home-A } }
 *   objectives: { hill: terrain-1 }
 */
export function groundOf(raw: Raw): Field {
  const placed = listIn(raw['terrain'], 'terrain').map(terrainOf);
  const markers = isRaw(raw['markers']) ? raw['markers'] : {};
  const areas = isRaw(raw['objectives']) ? raw['objectives'] : {};
  const objectives = [
    ...Object.entries(markers).map(([id, marker]) => {
      const { at, role = 'central' } = isRaw(marker) ? marker : { at: marker };
      const [x, y, height = 0] = placeIn(at, `markers.${id}`);
      return { id, role, on: { at: [x, y] as [number, number], height } };
    }),
    ...Object.entries(areas).map(([id, area]) => ({ id, role: 'central' as const, on: { area: String(area) } })),
  ];
  const data = {
    id: 'position',
    name: 'Set by hand',
    deployment: raw['deployment'] ?? 'long-edges',
    symmetric: false,
    pieces: placed.flatMap(({ piece }) => (piece ? [piece] : [])),
    terrain: placed.map(({ placing }) => placing),
    objectives: objectives.length > 0 ? objectives : [nowhere],
  };
  const read = readBattlefield(data);
  if (!read.ok)
    throw new Unread(
      'terrain',
      raw['terrain'],
      read.error.map(({ message, path = '' }) => `${path} ${message}`).join('; '),
    );
  const { field } = read.value;
  return objectives.length > 0 ? field : { ...field, objectives: [] };
}

/** A battlefield as players lay it out has an objective; a position may have none. */
const nowhere = { id: 'nowhere', role: 'central', on: { at: [30, 22], height: 0 } };

function terrainOf(raw: unknown, i: number): { readonly piece?: object; readonly placing: object } {
  const path = `terrain[${i}]`;
  if (!isRaw(raw)) throw new Unread(path, raw, 'a piece, or a sort with its size, and where it lies');
  const { id = `terrain-${i + 1}`, turn = 0, sort, size, walls = [], floors = [], blocks = [], hatchways = [] } = raw;
  const at = placeIn(raw['at'], `${path}.at`).slice(0, 2);
  if (raw['piece'] !== undefined) return { placing: { piece: raw['piece'], id, at, turn } };
  const [width, depth] = placeIn(size, `${path}.size`);
  const own = `own-${i + 1}`;
  return {
    piece: { id: own, name: String(sort), sort, outline: { width, depth }, walls, floors, blocks, hatchways },
    placing: { piece: own, id, at, turn },
  };
}
