import { facesOf, type Given, type Option, picked, repliesOf } from '@umpire/rules';
import { cellKey, cellOf, cellsOf, zoneAt } from '../attack/location.js';
import { sectorOf } from '../moves/direction.js';
import type { EpicEvent } from '../table/event.js';
import { changes, get, seatOf, standAt, type Table } from '../table/table.js';
import type { Duel } from './duel.js';
import { located, locationParts } from './hits.js';
import { type EpicOutcome, type EpicProcedure, sixes } from './play.js';
import { type RerollAsk, type RerollDie, rerollStep } from './rerolls.js';
import { takeDamage } from './sheet-damage.js';

/** The winner of a duel may throw one of these again, where its side has thrown no other of this duel again (AB-09.15, LOC-11). */
function winnersDice(
  frame: Duel,
  given: Given | undefined,
  state: Table,
  asked: Pick<RerollAsk<Duel>, 'purpose' | 'done'> & { readonly dice: readonly Omit<RerollDie, 'stand'>[] },
): EpicOutcome<Duel> {
  const { ref, side, traits } = standAt(state, winnerOf(frame));
  const { spent = [], chosen } = frame;
  if (traits.elite === 0 || (spent.includes(side) && !chosen)) return {};
  return rerollStep(frame, given, state, {
    side,
    about: [ref],
    purpose: asked.purpose,
    dice: asked.dice.map((die) => ({ ...die, stand: ref })),
    done: (rest, keys, faces) => ({ ...asked.done(rest, keys, faces), spent: [...spent, side] }),
  });
}

const winnerOf = ({ loser, one, other }: Duel): number => (loser === one ? other : one);

const winnersThrow = (state: Table, frame: Duel, purpose: string, dice: number) => {
  const { seat, ref } = standAt(state, winnerOf(frame));
  return { need: { throw: { purpose, seat, for: [ref], lots: sixes(dice) } } };
};

/** A hit on the location sheet of who has lost a duel, from the zone that the winner picks to its damage (LOC-10). */
export const locating: EpicProcedure<Duel>['steps'] = [
  {
    id: 'duel-zone',
    run: (frame, given, { state }) => {
      const loser = frame.loser!;
      const silhouette = silhouetteOf(state, frame);
      if (!silhouette) return { to: 'duel-regeneration' };
      const [reply] = repliesOf(given) ?? [];
      if (!reply) {
        const options = cellsOf(silhouette).map((cell): Option => ({ key: cellKey(cell), refs: [] }));
        const seat = seatOf(1 - standAt(state, loser).side);
        return {
          need: {
            choices: [
              {
                seat,
                rule: 'location',
                about: [standAt(state, loser).ref],
                ask: { kind: 'pick', options, min: 1, max: 1 },
              },
            ],
          },
        };
      }
      return { frame: { ...frame, cell: picked(reply)[0]! } };
    },
  },
  {
    id: 'duel-location',
    run: (frame, given, { state }) => {
      const [vertical, horizontal] = facesOf(given)?.[0] ?? [];
      if (vertical === undefined || horizontal === undefined) return winnersThrow(state, frame, 'location', 2);
      return { frame: { ...frame, location: [vertical, horizontal] } };
    },
  },
  {
    id: 'duel-elite-location',
    run: (frame, given, { state }) =>
      winnersDice(frame, given, state, {
        purpose: 'elite-location',
        dice: frame.location!.map((face, i) => ({
          key: `${i}`,
          face,
          failed: false,
          mayImprove: (face === 1 || face === 6) && reachedBy(state, frame) !== frame.cell,
        })),
        done: (rest, [key], [face]) => {
          const [vertical, horizontal] = rest.location!;
          return { ...rest, location: key === '0' ? [face!, horizontal] : [vertical, face!] };
        },
      }),
  },
  {
    id: 'duel-reached',
    run: (frame, _, { state }) => {
      const reached = reachedBy(state, frame);
      const of = standAt(state, frame.loser!).ref;
      const parts = locationParts(silhouetteOf(state, frame)!, frame.cell!, reached);
      return {
        frame: { ...frame, reached },
        events: [{ say: 'location', of, zone: frame.cell!, faces: frame.location!, reached, parts }],
      };
    },
  },
  {
    id: 'duel-damage',
    run: (frame, given, { state }) => {
      const damage = facesOf(given)?.[0]?.[0];
      return damage === undefined ? winnersThrow(state, frame, 'damage', 1) : { frame: { ...frame, damage } };
    },
  },
  {
    id: 'duel-elite-damage',
    run: (frame, given, { state }) =>
      winnersDice(frame, given, state, {
        purpose: 'elite-damage',
        dice: [{ key: '0', face: frame.damage!, failed: frame.damage! <= 3, mayImprove: frame.damage! < 6 }],
        done: (rest, _, [face]) => ({ ...rest, damage: face! }),
      }),
  },
  {
    id: 'duel-damaged',
    run: (frame, _, { state }) => {
      const { loser = -1, damage: face = 1 } = frame;
      const taken = new Map<number, number>();
      const hurt = new Map<number, number>();
      const { track } = zoneAt(silhouetteOf(state, frame)!, cellOf(frame.reached!))!;
      const { hitPoints, effect } = takeDamage(state, loser, { total: face, track, taken, hurt });
      const written = changes(state, [
        ...[...taken].map(([part, times]) => ['taken', part, times] as const),
        ...[...hurt].map(([part, bits]) => ['hurt', part, bits] as const),
      ]);
      const of = standAt(state, loser).ref;
      const note: EpicEvent = { say: 'damage-roll', of, face, bonus: 0, wounds: hitPoints, effect };
      return { frame: { ...frame, points: hitPoints }, events: [...written, note] };
    },
  },
];

/** A shift off the silhouette is ignored: the zone picked stands (LOC-10). */
function reachedBy(state: Table, frame: Duel): string {
  const cell = located(silhouetteOf(state, frame)!, frame.cell!, frame.location!);
  return cell ? cellKey(cell) : frame.cell!;
}

/** The silhouette that the winner strikes, by where it stands. */
function silhouetteOf(state: Table, { loser = -1, one, other }: Duel) {
  const sheet = standAt(state, loser).sheet.locationSheet;
  if (!sheet) return undefined;
  const winner = loser === one ? other : one;
  const { x, y } = state.fields;
  const sector = sectorOf(
    get(state, 'bearing', loser),
    x[winner]! - x[loser]!,
    y[winner]! - y[loser]!,
    state.rulings.rearArc,
  );
  return sheet[sector === 'front' ? 'front' : 'rear'];
}
