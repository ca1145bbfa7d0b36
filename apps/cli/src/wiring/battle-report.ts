import type { Battle } from '@umpire/battle';
import type { BattleReport, Happened } from '@umpire/views';
import type { Table, TableEvent } from '@umpire/w40k';

/** What a battle's report is made of: what happened, with every name that it speaks of. */
export function reportOf(battle: Battle<Table, TableEvent>): BattleReport {
  const { armies, units, models } = battle.state.ground.roster;
  const names = new Map<string, string>([
    ...units.map(({ ref, name }): [string, string] => [ref, name]),
    ...models.map(({ ref, kind }): [string, string] => [ref, kind.name]),
  ]);
  const seatOf = new Map<string, 'A' | 'B'>(units.map(({ ref, seat }) => [ref, seat]));
  const entries = [battle.opening, ...battle.entries];
  const happened = entries.flatMap(({ events, rolls }): Happened[] => [
    ...rolls.map(
      (roll): Happened => ({
        kind: 'dice',
        seat: roll.throw.seat,
        purpose: roll.throw.purpose,
        of: [...roll.throw.for],
        faces: roll.faces.flat(),
      }),
    ),
    ...events.map(
      ({ kind, of = [], rule, say = {} }): Happened => ({
        kind: 'event',
        event: kind,
        of: [...of],
        say,
        ...(rule === undefined ? {} : { rule }),
      }),
    ),
  ]);
  const { winner, score } = battle.result;
  return {
    title: { A: armies.A.name, B: armies.B.name },
    happened,
    name: (ref) => names.get(ref) ?? ref,
    seatOf: (ref) => seatOf.get(ref),
    score,
    ...(winner === undefined ? {} : { winner }),
  };
}
