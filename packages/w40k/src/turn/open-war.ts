import { inches, type Length, point, polygon, standing } from '@umpire/geometry';
import type { Field, Objective } from '../board/board.js';
import { openGround } from '../terrain/terrain.js';
import { holdGround } from './hold-ground.js';
import type { Mission } from './mission.js';

const box = (x1: number, y1: number, x2: number, y2: number) =>
  standing(
    polygon([
      point(inches(x1), inches(y1)),
      point(inches(x2), inches(y1)),
      point(inches(x2), inches(y2)),
      point(inches(x1), inches(y2)),
    ]),
  );

const marker = (id: string, x: number, y: number, role: Objective['role']): Objective => ({
  id,
  role,
  on: { kind: 'marker', at: point(inches(x), inches(y)), height: 0 as Length },
});

/** 44 by 60 inches without terrain, a zone of 12 inches at each short edge. */
const field: Field = {
  width: inches(44),
  depth: inches(60),
  terrain: openGround,
  zones: { A: box(0, 0, 44, 12), B: box(0, 48, 44, 60) },
  objectives: [
    marker('centre', 22, 30, 'central'),
    marker('left', 8, 30, 'expansion'),
    marker('right', 36, 30, 'expansion'),
    marker('home-a', 22, 8, 'home-A'),
    marker('home-b', 22, 52, 'home-B'),
  ],
};

/** The mission of a first battle: open ground, and nothing to know but where the markers are. */
export const openWar: Mission = { id: 'open-war', name: 'Open War', field, scoring: holdGround };
