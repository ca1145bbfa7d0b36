import { fail, type Issue, issue, nearest, ok, type Result } from '@umpire/kernel';
import { defaultGround, type Ground, openGround } from '../table/ground.js';
import type { Rulings } from '../table/rulings.js';
import type { Words } from '../table/stand.js';

/** Where a battle is fought, and for how long. */
export interface Mission {
  readonly id: string;
  readonly name: Words;
  readonly ground: Ground;
  readonly turns?: number;
  /** Its objectives are left open: the players place them. */
  readonly objectives?: 'placed';
}

/** The first is played where nobody names one. */
export const missions: readonly Mission[] = [
  { id: 'six-objectives', name: { fr: 'Six objectifs', en: 'Six objectives' }, ground: defaultGround },
  {
    id: 'open-objectives',
    name: { fr: 'Objectifs placés par les joueurs', en: 'Objectives placed by the players' },
    ground: defaultGround,
    objectives: 'placed',
  },
  { id: 'skirmish', name: { fr: 'Escarmouche', en: 'Skirmish' }, ground: openGround, turns: 3 },
];

/** Issues: `unknown-mission`. */
export function missionOf(id: string | undefined): Result<Mission, readonly Issue[]> {
  const found = id === undefined ? missions[0] : missions.find((mission) => mission.id === id);
  if (found) return ok(found);
  const known = missions.map((mission) => mission.id);
  return fail([
    issue('unknown-mission', 'there is no such mission', {
      found: id ?? '',
      near: nearest(id ?? '', known),
      hint: `one of ${known.join(', ')}`,
    }),
  ]);
}

export const withMission = (rulings: Rulings, { turns, objectives }: Mission): Rulings => ({
  ...rulings,
  ...(turns === undefined ? {} : { turns }),
  ...(objectives === undefined ? {} : { objectives }),
});
