import type { Ref } from '@umpire/rules';
import type { Ground } from '../table/ground.js';
import {
  type Field,
  type Order,
  orders,
  PARTS,
  type Phase,
  type Place,
  phases,
  places,
  type Table,
} from '../table/table.js';

/** A stand of a position: where it is, in cm, and what differs from an unhurt stand that has not acted. */
export interface StandPosition {
  readonly at?: readonly [number, number];
  readonly bearing?: number;
  readonly place?: Place;
  /** The carrier it is in, or `piece-3`. */
  readonly into?: Ref;
  readonly set?: Readonly<Record<string, number>>;
}

export interface DetachmentPosition {
  readonly order?: Order;
  /** Face up. */
  readonly shown?: boolean;
  readonly set?: Partial<Record<Field, number>>;
}

/** Before turn 1: detachments are still to be put down, or those that infiltrate to be moved. */
export type SetUpStep = 'deployment' | 'infiltration';

export const isSetUpStep = (phase: Position['phase']): phase is SetUpStep =>
  phase === 'deployment' || phase === 'infiltration';

/** A battle set up by hand: it begins with the phase named, on the turn named. */
export interface Position {
  readonly turn: number;
  readonly phase: Exclude<Phase, 'set-up' | 'over'> | SetUpStep;
  readonly initiative?: 'A' | 'B';
  readonly ground?: Ground;
  readonly stands?: Readonly<Record<Ref, StandPosition>>;
  readonly detachments?: Readonly<Record<Ref, DetachmentPosition>>;
  /** Of either side: re-rolls left, reserve orders. */
  readonly sides?: readonly [Partial<Record<Field, number>>, Partial<Record<Field, number>>];
  readonly set?: Partial<Record<Field, number>>;
}

/** Writes a position into a fresh table; the phase to begin with. Stands not named are lost. */
export function place(table: Table, position: Position): Position['phase'] {
  const { fields, roster } = table;
  const { turn, phase, initiative = 'A', stands = {}, detachments = {}, sides, set } = position;
  fields.turn[0] = isSetUpStep(phase) ? 0 : phase === 'orders' ? turn - 1 : turn;
  fields.phase[0] = phases.indexOf(isSetUpStep(phase) ? 'set-up' : phase);
  fields.initiative[0] = initiative === 'A' ? 0 : 1;
  fields.active[0] = fields.initiative[0]!;
  roster.stands.forEach(({ ref, side, formation }, i) => {
    const given = stands[ref];
    if (!given) {
      fields.life[i] = 0;
      fields.lost[formation]!++;
      return;
    }
    put(table, i, given.set);
    fields.bearing[i] = given.bearing ?? (side === 0 ? 0 : 180);
    fields.place[i] = places.indexOf(
      given.place ??
        (given.into === undefined
          ? given.at
            ? 'table'
            : 'away'
          : given.into.startsWith('piece-')
            ? 'building'
            : 'carried'),
    );
    if (given.at) fields.x[i] = Math.round(given.at[0] * 10_000);
    if (given.at) fields.y[i] = Math.round(given.at[1] * 10_000);
    if (given.into !== undefined) board(table, i, given.into);
  });
  roster.detachments.forEach(({ ref }, i) => {
    const given = detachments[ref];
    if (!given) return;
    fields.order[i] = orders.indexOf(given.order ?? 'none');
    fields.shown[i] = given.shown === true ? 1 : 0;
    put(table, i, given.set);
  });
  sides?.forEach((side, i) => {
    put(table, i, side);
  });
  put(table, 0, set);
  return phase;
}

/** `hurt-4` is the fifth part of the stand's sheet. */
function put({ fields }: Table, of: number, values: Readonly<Record<string, number>> = {}): void {
  for (const [name, value] of Object.entries(values)) {
    const part = /^(taken|hurt)-([0-6])$/.exec(name);
    if (part) fields[part[1] as 'taken' | 'hurt'][of * PARTS + Number(part[2])] = value;
    else fields[name as Field][of] = value;
  }
}

function board({ fields, roster, ground }: Table, stand: number, into: Ref): void {
  const piece = /^piece-(\d+)$/.exec(into);
  const carrier = roster.indexOf.get(into);
  fields.host[stand] = (piece ? Number(piece[1]) : carrier!) + 1;
  const at = piece ? ground.terrain[Number(piece[1])]!.centre : undefined;
  fields.x[stand] = at ? at.x : fields.x[carrier!]!;
  fields.y[stand] = at ? at.y : fields.y[carrier!]!;
}
