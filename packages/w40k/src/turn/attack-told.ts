import { begin, type Frame, type Sequence, sequenceOf, type Table, type VolleyEvent, type Why } from '@umpire/dice';
import { reasonsOf } from '../attack/reasons.js';
import type { TableEvent } from '../table/event.js';
import type { RosterUnit } from '../table/roster.js';

interface Telling {
  readonly table: Table;
  /** Where the volley stood before; nothing before it began. */
  readonly dice: Frame | undefined;
  /** Attacks, or what is suffered otherwise. */
  readonly source: string;
  readonly target: RosterUnit;
}

/** What happened in a volley, for the log: what follows a pool is told by that pool's weapon. */
export function attacksTold(happened: readonly VolleyEvent[], telling: Telling): readonly TableEvent[] {
  let dice = telling.dice;
  return happened.map((event) => {
    const told = attackTold(event, { ...telling, dice });
    if (event.kind === 'pool') dice = { ...begin(telling.table), ...event };
    return told;
  });
}

const attackTold = (happened: VolleyEvent, telling: Telling): TableEvent => ({
  kind: 'attack',
  of: [telling.target.ref],
  say: { ...happened, ...more(happened, telling), what: happened.kind, source: telling.source },
});

/** What whoever tells of dice needs beside them: whose they are, what was needed, and what that number was made of. */
function more(happened: VolleyEvent, { table, dice }: Telling): Readonly<Record<string, unknown>> {
  if (happened.kind === 'pool') {
    const { pools } = table.volley.units[happened.unit]!;
    return { weapon: pools(table.standings.standing(happened.unitStart))[happened.pool]?.name };
  }
  if (dice === undefined) return {};
  if (happened.kind === 'gathered') return whyOf(reasonsOf(sequenceOf(table, dice))?.attacks());
  if (happened.kind === 'settled') return stageTold(happened, sequenceOf(table, dice));
  return happened.kind === 'swallowed'
    ? {}
    : blowTold(happened, sequenceOf(table, dice, dice.deal?.pool, dice.deal?.poolStart), dice.deal?.kind);
}

const whyOf = (...why: readonly (Why | undefined)[]): { readonly why?: readonly Why[] } => {
  const known = why.filter((one) => one !== undefined);
  return known.length === 0 ? {} : { why: known };
};

type Settled = Extract<VolleyEvent, { readonly kind: 'settled' }>;

function stageTold({ step: id, shown }: Settled, sequence: Sequence): Readonly<Record<string, unknown>> {
  const [first] = shown;
  const step = sequence.steps.find((one) => one.kind === 'stage' && one.id === id);
  if (first === undefined || step?.kind !== 'stage') return {};
  const needs = leastFace(step.sides(first.kind), (face) => step.worth(first.kind, face) !== 'failed');
  const kinds = [...new Set(shown.map(({ kind }) => kind))];
  const facesOf = (of: number): readonly number[] =>
    shown.flatMap(({ kind, faces, dice }) => (kind === of && dice > 0 ? faces : []));
  const reasons = reasonsOf(sequence);
  const why = kinds.map((kind) => reasons?.roll(id, kind, facesOf(kind)));
  return { ...(needs === undefined ? {} : { needs }), ...whyOf(...why) };
}

function blowTold(
  happened: Extract<VolleyEvent, { readonly kind: 'saved' | 'swallowed' | 'inflicted' | 'struck' }>,
  sequence: Sequence,
  dealt: number | undefined,
): Readonly<Record<string, unknown>> {
  const alike = [...sequence.blows].filter(([, { id }]) => id === happened.blow);
  const [kind, blow] = alike.find(([of]) => of === dealt) ?? alike[0] ?? [];
  if (kind === undefined || blow === undefined) return {};
  if (happened.kind === 'struck') return whyOf(reasonsOf(sequence)?.damage(kind, happened.group));
  const { save } = blow;
  if (!save) return { unsaved: true };
  const needs = leastFace(save.sides, (face) => !save.fails(happened.group, face));
  return needs === undefined ? {} : { needs, ...whyOf(reasonsOf(sequence)?.save(kind, happened.group)) };
}

function leastFace(sides: number, isEnough: (face: number) => boolean): number | undefined {
  for (let face = 1; face <= sides; face++) if (isEnough(face)) return face;
  return undefined;
}
