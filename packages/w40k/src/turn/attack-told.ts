import { type Frame, sequenceOf, type Table, type VolleyEvent } from '@umpire/dice';
import type { TableEvent } from '../table/event.js';
import type { RosterUnit } from '../table/roster.js';

interface Telling {
  readonly table: Table;
  /** Where the volley stood before this happened. */
  readonly dice: Frame | undefined;
  /** Attacks, or what is suffered otherwise. */
  readonly source: string;
  readonly target: RosterUnit;
}

/** Something that happened in a volley, for the log. */
export const attackTold = (happened: VolleyEvent, telling: Telling): TableEvent => ({
  kind: 'attack',
  of: [telling.target.ref],
  say: { ...happened, ...more(happened, telling), what: happened.kind, source: telling.source },
});

/** What whoever tells of dice needs beside them: whose they are, and what was needed. */
function more(happened: VolleyEvent, { table, dice }: Telling): Readonly<Record<string, unknown>> {
  if (happened.kind === 'pool') {
    const { pools } = table.volley.units[happened.unit]!;
    return { weapon: pools(table.standings.standing(happened.unitStart))[happened.pool]?.name };
  }
  if (dice === undefined) return {};
  if (happened.kind === 'settled') {
    const [first] = happened.shown;
    const step = sequenceOf(table, dice).steps.find((one) => one.kind === 'stage' && one.id === happened.step);
    if (first === undefined || step?.kind !== 'stage') return {};
    const needs = leastFace(step.sides(first.kind), (face) => step.worth(first.kind, face) !== 'failed');
    return needs === undefined ? {} : { needs };
  }
  if (happened.kind !== 'saved' && happened.kind !== 'inflicted') return {};
  const { deal } = dice;
  const blows = sequenceOf(table, dice, deal?.pool, deal?.poolStart).blows.values();
  const save = [...blows].find(({ id }) => id === happened.blow)?.save;
  const needs = save && leastFace(save.sides, (face) => !save.fails(happened.group, face));
  return needs === undefined ? {} : { needs };
}

function leastFace(sides: number, isEnough: (face: number) => boolean): number | undefined {
  for (let face = 1; face <= sides; face++) if (isEnough(face)) return face;
  return undefined;
}
