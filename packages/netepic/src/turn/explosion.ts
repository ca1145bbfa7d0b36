import { facesOf, type Given, returnedOf } from '@umpire/rules';
import { squared } from '../moves/contact.js';
import { changes, get, isAlive, isOnTable, PARTS, standAt, type Table } from '../table/table.js';
import type { Aftermath } from './aftermath.js';
import type { Hit } from './hits.js';
import { type Killing, killingModifiers } from './killing.js';
import { type EpicOutcome, type EpicProcedure, sixes } from './play.js';
import type { Resolving } from './resolving.js';
import type { Volley } from './volley.js';

const REACTOR = 3;

/** Destroyed engines whose reactor was struck go up: 3D6 cm, each stand hit on 2 and more with −1 (LOC-9). */
export function explode(frame: Aftermath, given: Given | undefined, state: Table): EpicOutcome<Aftermath> {
  const { exploding } = frame;
  if (exploding !== undefined && returnedOf(given)) {
    const { exploding: _, ...rest } = frame;
    return { frame: rest, to: 'explosions' };
  }
  const next = state.roster.stands.findIndex(
    (_, i) => !isAlive(state, i) && get(state, 'exploded', i) === 0 && get(state, 'taken', i * PARTS + REACTOR) > 0,
  );
  if (next < 0) return {};
  return {
    frame: { ...frame, exploding: next },
    events: changes(state, [['exploded', next, 1]]),
    call: 'explosion',
    with: { stand: next },
  };
}

interface Explosion {
  readonly stand: number;
  readonly struck?: readonly number[];
  readonly killing?: Killing;
}

export const explosion: EpicProcedure<Explosion> = {
  id: 'explosion',
  steps: [
    {
      id: 'radius',
      run: (frame, given, { state }) => {
        const { stand } = frame;
        const { seat, ref } = standAt(state, stand);
        const faces = facesOf(given)?.[0];
        if (!faces) {
          const lots = [{ kind: 0, dice: 1, sides: 6, summed: 3 }];
          return { need: { throw: { purpose: 'explosion', seat, for: [ref], lots } } };
        }
        const radius = faces.reduce((sum, face) => sum + face, 0) * 10_000;
        const { x, y } = state.fields;
        const struck = state.roster.stands.flatMap((_, i) =>
          isOnTable(state, i) && squared(x[i]! - x[stand]!, y[i]! - y[stand]!) <= radius * radius ? [i] : [],
        );
        return {
          frame: { stand, struck },
          events: [{ say: 'explodes', of: ref, radius }],
          ...(struck.length === 0 ? { to: 'end' } : {}),
        };
      },
    },
    {
      id: 'blast',
      run: ({ stand, struck = [] }, given, { state }) => {
        const resolved = returnedOf(given) as Resolving | undefined;
        if (resolved) return { frame: { stand, struck, killing: killingModifiers(state, resolved) } };
        const { seat, ref, detachment } = standAt(state, stand);
        const faces = facesOf(given)?.[0];
        if (!faces) return { need: { throw: { purpose: 'to-hit', seat, for: [ref], lots: sixes(struck.length) } } };
        const volleys = struck.map(
          (target): Volley => ({
            by: stand,
            gun: -1,
            id: 'explosion',
            dice: 1,
            targets: [target],
            isTemplate: true,
            shot: {
              needs: 2,
              score: { on: 2 },
              penalties: [],
              modifier: -1,
              extra: 0,
              sector: 'front',
              intoAssault: false,
            },
          }),
        );
        const hits = struck.flatMap((target, i): Hit[] =>
          faces[i]! >= 2 ? [{ volley: i, target, printed: -1, modifier: -1 }] : [],
        );
        return { call: 'resolve-hits', with: { by: detachment, volleys, hits, spentElite: true } };
      },
    },
    { id: 'blast-over', run: ({ killing = {} }, given) => (given ? {} : { call: 'aftermath', with: { killing } }) },
  ],
};
