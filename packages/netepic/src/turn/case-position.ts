import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import type { Heading } from '@umpire/rules';
import { isObject } from '../moves/proposal.js';
import {
  defaultGround,
  type Ground,
  patch,
  spot,
  type Terrain,
  type TerrainKind,
  terrainKinds,
} from '../table/ground.js';
import type { ArmyFacts, DetachmentFacts, FormationFacts, StandSheet } from '../table/stand.js';
import type { DetachmentPosition, Position, StandPosition } from './position.js';

/*
 * The short way in which cases write a table:
 *
 *   turn: 2
 *   phase: movement
 *   initiative: A
 *   terrain: [{ kind: water, at: [60, 40], size: [20, 12] }]
 *   A: { w: { stands: 6 warrior + necron-lord, at: [[60, 40], [62.5, 40]], order: advance } }
 *   B: { t: { stands: 6 tactical, line: [60, 80], order: first-fire, morale: 5 } }
 *
 * Each key is a detachment, its stands are `A.w.1`, `A.w.2` … in the order written.
 */

type Raw = Readonly<Record<string, unknown>>;

interface ReadDetachment {
  readonly facts: DetachmentFacts;
  readonly characters: readonly string[];
  readonly stands: Readonly<Record<string, StandPosition>>;
  readonly position: DetachmentPosition;
  readonly formation: string;
  readonly raw: Raw;
}

class Unread extends Error {
  readonly issue: Issue;
  constructor(path: string, found: unknown, hint: string) {
    super(hint);
    this.issue = issue('case-position', `${path} cannot be read`, {
      path,
      found: JSON.stringify(found) ?? 'nothing',
      hint,
    });
  }
}

export function positionOf(raw: unknown): Result<Pick<Heading, 'seats' | 'position'>, readonly Issue[]> {
  try {
    if (!isObject(raw)) throw new Unread('position', raw, 'turn, phase, A and B');
    const sides = [readSide(raw, 'A'), readSide(raw, 'B')] as const;
    return ok({
      seats: { A: { army: sides[0].army }, B: { army: sides[1].army } },
      position: position(raw, [...sides[0].detachments, ...sides[1].detachments]),
    });
  } catch (fault) {
    if (fault instanceof Unread) return fail([fault.issue]);
    throw fault;
  }
}

function position(raw: Raw, detachments: readonly ReadDetachment[]): Position {
  const { turn = 2, phase = 'movement', initiative = 'A', sides, set } = raw;
  const terrain = Array.isArray(raw['terrain']) ? raw['terrain'].map(readTerrain) : [];
  const objectives = Array.isArray(raw['objectives']) ? raw['objectives'].map((at) => pairOf(at, 'objectives')) : [];
  const ground: Ground = { ...defaultGround, terrain, objectives: objectives.map(([x, y]) => spot(x, y)) };
  return {
    turn: Number(turn),
    phase: phase as Position['phase'],
    initiative: initiative === 'B' ? 'B' : 'A',
    ground,
    stands: Object.assign({}, ...detachments.map(({ stands }) => stands)) as Record<string, StandPosition>,
    detachments: Object.fromEntries(
      detachments.map(({ facts, position: at, raw: own }) => [`${own['side']}.${facts.id}`, at]),
    ),
    ...(sides === undefined ? {} : { sides: sides as NonNullable<Position['sides']> }),
    ...(set === undefined ? {} : { set: set as NonNullable<Position['set']> }),
  };
}

function readTerrain(raw: unknown): Terrain {
  if (!isObject(raw) || !terrainKinds.includes(raw['kind'] as TerrainKind))
    throw new Unread('terrain', raw, `a kind: ${terrainKinds.join(', ')}`);
  const height = raw['height'];
  return patch(
    raw['kind'] as TerrainKind,
    pairOf(raw['at'], 'terrain.at'),
    pairOf(raw['size'], 'terrain.size'),
    typeof height === 'number' ? height : undefined,
  );
}

function pairOf(raw: unknown, path: string): readonly [number, number] {
  if (!Array.isArray(raw) || raw.length !== 2 || !raw.every((n) => typeof n === 'number'))
    throw new Unread(path, raw, 'two numbers, in cm');
  return [Number(raw[0]), Number(raw[1])] as const;
}

function readSide(
  raw: Raw,
  seat: 'A' | 'B',
): {
  readonly army: ArmyFacts & { readonly sheets: readonly StandSheet[] };
  readonly detachments: readonly ReadDetachment[];
} {
  const side = raw[seat];
  if (!isObject(side)) throw new Unread(seat, side, 'detachments by name');
  const { faction = 'other', points = 1000, formations: given = {}, ...named } = side;
  const detachments = Object.entries(named).map(([id, one]) => readDetachment(seat, id, one));
  const ids = [...new Set(detachments.map(({ formation }) => formation))];
  const formations = ids.map((id) => formationOf(id, detachments, isObject(given) ? given[id] : undefined));
  const sheets = Array.isArray(raw['sheets']) ? (raw['sheets'] as readonly StandSheet[]) : [];
  const army: ArmyFacts & { readonly sheets: readonly StandSheet[] } = {
    umpire: 1,
    edition: 'netepic-fr2',
    id: `case-${seat}`,
    name: { fr: `Armée ${seat}`, en: `Army ${seat}` },
    faction: faction === 'necrons' ? 'necrons' : 'other',
    points: Number(points),
    formations,
    sheets,
  };
  return { army, detachments };
}

function formationOf(id: string, detachments: readonly ReadDetachment[], raw: unknown): FormationFacts {
  const mine = detachments.filter(({ formation }) => formation === id);
  const more = isObject(raw) ? (raw as Partial<FormationFacts>) : {};
  return {
    id,
    name: { fr: id, en: id },
    kind: 'company',
    points: 100,
    ...more,
    detachments: mine.map(({ facts }) => facts),
    characters: mine.flatMap(({ facts, characters }) => characters.map((sheet) => ({ sheet, joins: facts.id }))),
  };
}

/** `6 warrior + necron-lord`: stands, and characters that have joined them. */
function readStands(
  raw: unknown,
  path: string,
): { readonly stands: DetachmentFacts['stands']; readonly characters: readonly string[]; readonly count: number } {
  const parts = String(raw)
    .split('+')
    .map((part) => part.trim());
  const read = parts.map((part) => /^(?:(\d+)\s+)?([a-z][a-z0-9-]*)$/.exec(part));
  if (raw === undefined || read.some((found) => !found))
    throw new Unread(`${path}.stands`, raw, '6 warrior, or 6 warrior + necron-lord');
  const all = read.map((found) => ({ count: Number(found![1] ?? 1), sheet: found![2]! }));
  const [first, ...others] = all;
  return {
    stands: [first!],
    characters: others.flatMap(({ count, sheet }) => Array.from({ length: count }, () => sheet)),
    count: all.reduce((sum, { count }) => sum + count, 0),
  };
}

function readDetachment(side: 'A' | 'B', id: string, raw: unknown): ReadDetachment {
  if (!isObject(raw)) throw new Unread(`${side}.${id}`, raw, 'stands, at, order');
  const { stands, characters, count } = readStands(raw['stands'], `${side}.${id}`);
  const places = placesOf(raw, count, `${side}.${id}`);
  const each = isObject(raw['each']) ? raw['each'] : {};
  const own = isObject(raw['with']) ? raw['with'] : {};
  const { order, shown, set, bearing, into, lost = 0 } = raw;
  const positions = Object.fromEntries(
    Array.from({ length: count }, (_, i) => i)
      .filter((i) => i < count - Number(lost))
      .map((i): [string, StandPosition] => {
        const more = isObject(own[`${i + 1}`]) ? own[`${i + 1}`] : {};
        const at = places[i];
        return [
          `${side}.${id}.${i + 1}`,
          {
            ...(at ? { at } : {}),
            ...(bearing === undefined ? {} : { bearing: Number(bearing) }),
            ...(into === undefined ? {} : { into: String(into) }),
            set: numbersIn({ ...each, ...(more as object) }, `${side}.${id}`),
          },
        ];
      }),
  );
  return {
    facts: { id, name: { fr: String(raw['name'] ?? id), en: String(raw['name'] ?? id) }, stands },
    characters,
    stands: positions,
    position: {
      ...(order === undefined ? {} : { order: order as NonNullable<DetachmentPosition['order']> }),
      ...(shown === undefined ? {} : { shown: shown === true }),
      ...(isObject(set) ? { set: set as NonNullable<DetachmentPosition['set']> } : {}),
    },
    formation: String(raw['of'] ?? id),
    raw: { ...raw, side },
  };
}

function numbersIn(raw: Raw, path: string): Readonly<Record<string, number>> {
  const bad = Object.entries(raw).find(([, value]) => typeof value !== 'number');
  if (bad) throw new Unread(`${path} ${bad[0]}`, bad[1], 'a number');
  return raw as Readonly<Record<string, number>>;
}

/** `at`: place by place; `line`: the first, the others every 2.5 cm along x. */
function placesOf(raw: Raw, count: number, path: string): readonly (readonly [number, number] | undefined)[] {
  if (Array.isArray(raw['at'])) {
    const places =
      typeof raw['at'][0] === 'number'
        ? [pairOf(raw['at'], `${path}.at`)]
        : raw['at'].map((at) => pairOf(at, `${path}.at`));
    return places;
  }
  if (raw['line'] === undefined) return [];
  const [x, y] = pairOf(raw['line'], `${path}.line`);
  const gap = typeof raw['gap'] === 'number' ? raw['gap'] : 2.5;
  return Array.from({ length: count }, (_, i) => [Math.round((x + i * gap) * 1000) / 1000, y] as const);
}
