import { foesOf } from '../moves/contact.js';
import { viewpoint } from '../moves/sight.js';
import { detachmentAt, standAt, type Table } from '../table/table.js';
import { gunsOf, workedOut } from './aim.js';
import { missesOf, type Shots } from './shots.js';
import type { Volley } from './volley.js';

/** Volleys with dice that missed into an assault, and the friends in contact with their target (SHT-9). */
export function strayVolleys(state: Table, { volleys = [], dice = [], by }: Shots) {
  const { side } = detachmentAt(state, by);
  return volleys.flatMap(({ shot, targets }, volley) => {
    if (!shot.intoAssault || missesOf(dice, volleys, volley) === 0) return [];
    const at = [...new Set(targets.flatMap((target) => foesOf(state, target)))].filter(
      (foe) => standAt(state, foe).side === side,
    );
    return at.length === 0 ? [] : [{ volley, at }];
  });
}

export function strayVolley(state: Table, frame: Shots, volley: Volley, at: number, dice: number): Volley {
  const gun = gunsOf(state, volley.by, { ...frame, kind: frame.kind }).find(({ id }) => id === volley.id);
  const extra = gun
    ? workedOut(state, gun, at, {
        shooting: frame,
        usesAntiAircraft: false,
        from: viewpoint(state, volley.by),
        to: viewpoint(state, at),
      }).extra
    : 0;
  return { ...volley, dice, targets: [at], shot: { ...volley.shot, extra, intoAssault: false } };
}
