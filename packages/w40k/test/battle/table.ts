import { Battle, compileGame } from '@umpire/battle';
import { inches, type Length, point, polygon, standing } from '@umpire/geometry';
import type { Heading } from '@umpire/rules';
import type { Field } from '../../src/board/board.js';
import { w40k } from '../../src/system.js';
import type { Edition } from '../../src/table/reading.js';
import { openGround } from '../../src/terrain/terrain.js';
import { type Engagement, gameOf } from '../../src/turn/game.js';
import { holdGround } from '../../src/turn/hold-ground.js';
import { firstArmies } from './armies.js';

const box = (x1: number, y1: number, x2: number, y2: number) =>
  standing(
    polygon([
      point(inches(x1), inches(y1)),
      point(inches(x2), inches(y1)),
      point(inches(x2), inches(y2)),
      point(inches(x1), inches(y2)),
    ]),
  );

const marker = (id: string, x: number, y: number, role: 'central' | 'home-A' | 'home-B') => ({
  id,
  role,
  on: { kind: 'marker' as const, at: point(inches(x), inches(y)), height: 0 as Length },
});

/** An open field of 44 by 60 inches. */
export const openField: Field = {
  width: inches(44),
  depth: inches(60),
  terrain: openGround,
  zones: { A: box(0, 0, 44, 12), B: box(0, 48, 44, 60) },
  objectives: [
    marker('centre', 22, 30, 'central'),
    marker('home-a', 22, 8, 'home-A'),
    marker('home-b', 22, 52, 'home-B'),
  ],
};

export function eleventh(): Edition {
  const rules = w40k.ruleSet('w40k-11');
  if (!rules.ok) throw new Error('no such edition');
  return { rules: rules.value, board: rules.value.numbers.board };
}

export const heading = (seed: string, more: Partial<Heading> = {}): Heading => ({
  umpire: 1,
  edition: 'w40k-11',
  ruleSet: eleventh().rules.hash,
  engine: '0',
  options: {},
  seed,
  seats: { A: {}, B: {} },
  ...more,
});

export const engineOf = (more: Partial<Engagement> = {}) =>
  compileGame(gameOf(eleventh(), { armies: firstArmies, field: openField, scoring: holdGround, ...more }));

export const newBattle = (seed: string, more: Partial<Heading> = {}, engagement: Partial<Engagement> = {}) =>
  Battle.start(engineOf(engagement), heading(seed, more));
