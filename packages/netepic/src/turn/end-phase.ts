import { facesOf, type Throw } from '@umpire/rules';
import type { EpicEvent } from '../table/event.js';
import { tracks } from '../table/stand.js';
import {
  changes,
  detachmentAt,
  detachmentFields,
  type Field,
  get,
  isAlive,
  living,
  orderOf,
  PARTS,
  seatOf,
  standAt,
  type Table,
} from '../table/table.js';
import { canStillArrive, isAway } from './arrivals.js';
import { lossEvents } from './losses.js';
import { moraleTest, testingWith, testsMorale } from './morale.js';
import { type EpicProcedure, sixes } from './play.js';
import { holderOf, isGone, pointsOf, pointsWanted } from './score.js';

/** Energy shields that are down, stand by stand (DMG-2). */
const shieldsDown = (table: Table): readonly (readonly [stand: number, down: number])[] =>
  table.roster.stands.flatMap((stand, i) => {
    const down = stand.traits.energyShields - get(table, 'shields', i);
    return isAlive(table, i) && down > 0 ? [[i, down] as const] : [];
  });

/** Parts with an effect that can be repaired: one die for the latest of each (LOC-8). */
const broken = (table: Table): readonly number[] =>
  [...table.fields.hurt].flatMap((hurt, i) => (hurt > 0 && isAlive(table, Math.floor(i / PARTS)) ? [i] : []));

const highestBit = (bits: number): number => 1 << (31 - Math.clz32(bits));

const perTurn: readonly Field[] = [
  'pinned',
  'engaged',
  'walked',
  'fired',
  'defences',
  'afraid',
  'fought',
  'changed',
  'ownOrder',
];
const perTurnOfDetachments = detachmentFields.filter(
  (field) => !['order', 'imposed', 'wasHurt', 'lostStands', 'lostPoints'].includes(field),
);

interface Rallying {
  readonly rallied?: readonly number[];
  readonly side?: number;
}

const fallingBack = (table: Table, { rallied = [] }: Rallying): readonly number[] =>
  table.roster.detachments.flatMap((_, i) =>
    orderOf(table, i) === 'fall-back' && !rallied.includes(i) && living(table, i).length > 0 && testsMorale(table, i)
      ? [i]
      : [],
  );

export const endPhase: EpicProcedure<Rallying> = {
  id: 'end-phase',
  period: 'phase',
  steps: [
    {
      id: 'restore',
      run: (_, given, { state }) => {
        const down = shieldsDown(state);
        const parts = broken(state);
        const throws: Throw[] = [
          ...down.map(([stand, dice]) => ({
            purpose: 'shields',
            seat: standAt(state, stand).seat,
            for: [standAt(state, stand).ref],
            lots: sixes(dice),
          })),
          ...parts.map((part) => {
            const { seat, ref } = standAt(state, Math.floor(part / PARTS));
            return { purpose: 'repair', seat, for: [ref], lots: sixes(1) };
          }),
        ];
        if (throws.length > 0 && !given) return { need: { throws } };
        return {
          events: [...restored(state, down, given), ...repaired(state, parts, down.length, given), ...descend(state)],
        };
      },
    },
    {
      id: 'objectives',
      run: (_, __, { state }) => ({
        events: state.ground.objectives.flatMap((_objective, i): EpicEvent[] => {
          const holder = holderOf(state, i);
          const seat = holder === 1 || holder === 2 ? seatOf(holder - 1) : null;
          return [
            ...changes(state, [['holder', i, holder]]),
            { say: 'objective', objective: i, holder: seat, contested: holder === 3 },
          ];
        }),
      }),
    },
    {
      id: 'never-came',
      run: (_, given, { state }) => {
        if (given || get(state, 'turn') < state.rulings.turns || !state.rulings.neverArrivedIsLost) return {};
        const away = state.roster.detachments.flatMap((_one, i) => (isAway(state, i) ? living(state, i) : []));
        return away.length === 0 ? {} : { events: lossEvents(state, away), call: 'aftermath', with: {} };
      },
    },
    {
      id: 'breaks-seen',
      run: (_, given, { state }) =>
        given || state.rulings.breakMoment === 'at-once' ? {} : { call: 'aftermath', with: {} },
    },
    { id: 'tally', run: (_, __, { state }) => ({ events: tallied(state) }) },
    {
      id: 'rally',
      run: (frame, given, { state }) => {
        if (get(state, 'winner') > 0) return {};
        const waiting = fallingBack(state, frame);
        const first = frame.side ?? get(state, 'initiative');
        const next = waiting.find((one) => detachmentAt(state, one).side === first) ?? waiting[0];
        if (next === undefined) return {};
        const { seat, ref, side } = detachmentAt(state, next);
        const faces = facesOf(given)?.[0];
        if (!faces) {
          const lots = [{ kind: 0, dice: 1, sides: 6, summed: 2 }];
          return { need: { throw: { purpose: 'rally', seat, for: [ref], lots } } };
        }
        const { passed, note } = moraleTest(state, next, faces, 'rally-test');
        const together = testingWith(state, next).filter((one) => waiting.includes(one));
        const freed = passed
          ? together.flatMap((one): [Field, number, number][] => [
              ['order', one, 0],
              ['imposed', one, 0],
            ])
          : [];
        return {
          frame: { rallied: [...(frame.rallied ?? []), ...together], side: 1 - side },
          events: [note, ...changes(state, freed)],
          to: 'rally',
        };
      },
    },
    {
      id: 'clear',
      run: (_, __, { state }) => ({ events: cleared(state) }),
    },
  ],
};

/** Marks of the turn go; orders too, but for Fall Back (END-1, MOR-6). */
function cleared(table: Table): readonly EpicEvent[] {
  const { stands, detachments } = table.roster;
  return changes(table, [
    ...stands.flatMap((_, i) => perTurn.map((field): [Field, number, number] => [field, i, 0])),
    ...detachments.flatMap((_, i) =>
      perTurnOfDetachments.map((field): [Field, number, number] => [
        field,
        i,
        field === 'shown' && orderOf(table, i) === 'fall-back' ? 1 : 0,
      ]),
    ),
    ...detachments.flatMap((_, i): [Field, number, number][] =>
      orderOf(table, i) === 'fall-back' ? [] : [['order', i, 0]],
    ),
  ]);
}

/** What has popped up comes down; a floater stays where its owner set it for the turn (END-1, ALT-5). */
const descend = (table: Table): readonly EpicEvent[] =>
  changes(
    table,
    table.roster.stands.flatMap(({ traits }, i) => (traits.isFloater ? [] : [['aloft', i, 0] as const])),
  );

type GivenFaces = Parameters<typeof facesOf>[0];

const restored = (
  table: Table,
  down: readonly (readonly [number, number])[],
  given: GivenFaces,
): readonly EpicEvent[] =>
  down.flatMap(([stand], i): EpicEvent[] => {
    const faces = facesOf(given, i)?.[0] ?? [];
    const back = faces.filter((face) => face >= 4).length;
    const shields = get(table, 'shields', stand) + back;
    return [
      ...changes(table, [['shields', stand, shields]]),
      { say: 'restored', of: standAt(table, stand).ref, faces, shields },
    ];
  });

const repaired = (table: Table, parts: readonly number[], from: number, given: GivenFaces): readonly EpicEvent[] =>
  parts.flatMap((part, i): EpicEvent[] => {
    const face = facesOf(given, from + i)?.[0]?.[0] ?? 0;
    const passed = face >= 4;
    const hurt = get(table, 'hurt', part);
    return [
      ...(passed ? changes(table, [['hurt', part, hurt & ~highestBit(hurt)]]) : []),
      { say: 'repair', of: standAt(table, Math.floor(part / PARTS)).ref, track: tracks[part % PARTS]!, face, passed },
    ];
  });

/** The tally and whether it ends the battle (END-3, VIC-3 to VIC-5). */
function tallied(table: Table): readonly EpicEvent[] {
  const points = [pointsOf(table, 0), pointsOf(table, 1)] as const;
  const wanted = pointsWanted(table);
  const score: EpicEvent = { say: 'score', points: [...points], wanted };
  const gone = [0, 1].map((side) => isGone(table, side, (detachment) => canStillArrive(table, detachment)));
  const winner = winnerOf(table, points, gone);
  if (winner === 0) return [score];
  const seat = winner === 3 ? null : seatOf(winner - 1);
  return [score, ...changes(table, [['winner', 0, winner]]), { say: 'over', winner: seat, points: [...points] }];
}

/** 0: it goes on; 1 and 2: a side; 3: a draw. */
function winnerOf(table: Table, [a, b]: readonly [number, number], [goneA, goneB]: readonly boolean[]): number {
  if (goneA || goneB) return goneA && goneB ? 3 : goneA ? 2 : 1;
  const higher = a === b ? 0 : a > b ? 1 : 2;
  if (table.ground.objectives.length > 0 && Math.max(a, b) >= pointsWanted(table)) {
    if (higher > 0 || get(table, 'turn') < table.rulings.turns) return higher;
  }
  return get(table, 'turn') < table.rulings.turns ? 0 : higher === 0 ? 3 : higher;
}
