import type { Battle } from '@umpire/battle';
import type { BattleSystem, Seat } from '@umpire/rules';
import { type BattleReport, type Happened, passesOf } from '@umpire/views';
import { type Table, type TableEvent, w40kBattles } from '@umpire/w40k';

type Entry = Pick<Battle<Table, TableEvent>['opening'], 'events' | 'rolls'>;

/** Everything that happened, told entry by entry, and the passes that stand. */
const happenedIn = <S, E>(
  { opening, entries }: Battle<S, E>,
  told: (entry: Battle<S, E>['opening']) => readonly Happened[],
): readonly Happened[] => [
  ...told(opening),
  ...entries.flatMap((entry) => [...passesOf(entry.seat, entry.answer), ...told(entry)]),
];

/** Dice where they fell among what happened. */
function inOrder({ events, rolls }: Entry): readonly Happened[] {
  const told = events.map(
    ({ kind, of = [], rule, say = {} }): Happened => ({
      kind: 'event',
      event: kind,
      of: [...of],
      say,
      ...(rule === undefined ? {} : { rule }),
    }),
  );
  const fell = (place: number): readonly Happened[] =>
    rolls
      .filter(({ after = 0 }) => Math.min(after, events.length) === place)
      .map(({ throw: thrown, faces }) => ({
        kind: 'dice',
        seat: thrown.seat,
        purpose: thrown.purpose,
        of: [...thrown.for],
        faces: faces.flat(),
      }));
  return [...told.flatMap((event, i) => [...fell(i), event]), ...fell(events.length)];
}

/** What a battle's report is made of: what happened, with every name that it speaks of. */
export function reportOf(battle: Battle<Table, TableEvent>): BattleReport {
  const { armies, units, models } = battle.state.ground.roster;
  const names = new Map<string, string>([
    ...units.map(({ ref, name }): [string, string] => [ref, name]),
    ...models.map(({ ref, kind }): [string, string] => [ref, kind.name]),
  ]);
  const seatOf = new Map<string, 'A' | 'B'>(units.map(({ ref, seat }) => [ref, seat]));
  const happened = happenedIn(battle, inOrder);
  const { winner, score } = battle.result;
  return {
    title: { A: armies.A.name, B: armies.B.name },
    happened,
    name: (ref) => names.get(ref) ?? ref,
    seatOf: (ref) => seatOf.get(ref),
    rule: (id) => w40kBattles.printedRule(battle.heading, id),
    score,
    ...(winner === undefined ? {} : { winner }),
  };
}

/** The report of a game that tells its events itself. */
export const toldReport =
  (system: BattleSystem<unknown, unknown>) =>
  (battle: Battle<unknown, unknown>): BattleReport => {
    const { state, result, heading } = battle;
    const happened = happenedIn(battle, ({ events }) =>
      events.flatMap((event): Happened[] => {
        const told = system.tell?.(event, state);
        return told ? [{ kind: 'told', ...told }] : [];
      }),
    );
    const shipped = system.armies(heading.edition);
    const named = (seat: Seat, n: number): string => {
      const { army } = heading.seats[seat];
      return shipped.find((one, i) => (army === undefined ? i === n : one.army === army))?.name ?? seat;
    };
    const { winner, score } = result;
    return {
      title: { A: named('A', 0), B: named('B', 1) },
      happened,
      name: (ref, language) => system.nameOf?.(ref, state)[language] ?? ref,
      seatOf: () => undefined,
      terms: system.terms,
      score,
      ...(winner === undefined ? {} : { winner }),
    };
  };
