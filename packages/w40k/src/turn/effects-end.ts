import { opponent } from '@umpire/rules';
import type { TableEvent } from '../table/event.js';
import { turnSeat } from '../table/reads.js';
import type { Phase, StandingEffect, Table } from '../table/table.js';
import type { AnyProcedure } from './kit.js';

const ends = (table: Table, isOver: (effect: StandingEffect) => boolean): readonly TableEvent[] =>
  table.effects.length === 0
    ? []
    : table.effects.filter(isOver).map((effect) => ({ kind: 'effect-ended', rule: effect.rule, ends: effect }));

/** What was in force until this frame ended. */
const endEffects = (table: Table, frame: number): readonly TableEvent[] =>
  ends(table, ({ until }) => 'frame' in until && until.frame === frame);

/** A procedure with whose frames the effects go that were to last as long. */
export const endingEffects = (procedure: AnyProcedure): AnyProcedure => ({
  ...procedure,
  end: (frame: object, at, id) => [...(procedure.end?.(frame, at, id) ?? []), ...endEffects(at.state, id)],
});

/** What was in force until its owner's next such phase, or the opponent's. */
export const endAtPhase = (table: Table, phase: Phase): readonly TableEvent[] =>
  ends(table, ({ until, owner: { seat } }) => {
    const mine = turnSeat(table) === seat;
    if ('my' in until) return until.my === `${phase}-phase` && mine;
    return 'theirs' in until && until.theirs === `${phase}-phase` && opponent(turnSeat(table)) === seat;
  });
