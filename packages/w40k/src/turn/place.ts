import type { Facing, Length, Point } from '@umpire/geometry';
import type { Placer, Placing } from '@umpire/rules';
import type { ModelMove } from '../board/move.js';
import { placed } from '../board/solids.js';
import { groundSteps } from '../board/suggest/translate.js';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { modelAt } from '../table/reads.js';
import type { Table } from '../table/table.js';
import { isMoveProposal } from './judging.js';
import { read } from './kit.js';

/** A drag as a move in straight lines, and the other way round. Models that were not dragged stay out of the proposal. */
export const movePlacer = (edition: Edition): Placer<Table> => ({
  toProposal: (placing, _, __, at) => {
    const reading = read(edition, at);
    return { models: Object.entries(placing).flatMap(([ref, to]) => wayOf(reading, ref, to)) };
  },
  toPlacing: (proposal, _, __, { state }) => (isMoveProposal(proposal) ? endsOf(state, proposal.models) : {}),
});

function wayOf({ table, board }: Reading, ref: string, to: Placing[string]): readonly ModelMove[] {
  const model = table.ground.roster.modelBy.get(ref);
  if (model === undefined) return [];
  const there = { x: Math.round(to.x), y: Math.round(to.y) } as Point;
  const from = placed(board, model.index)?.stance;
  if (from === undefined) {
    const facing = (to.facing ?? 0) as Facing;
    return [{ model: model.index, at: { at: there, facing, height: 0 as Length } }];
  }
  const isThere = from.at.x === there.x && from.at.y === there.y;
  return isThere ? [] : [{ model: model.index, steps: groundSteps(from, there) }];
}

/** Where the models of a proposal come to stand. */
export function endsOf(table: Table, models: readonly ModelMove[]): Placing {
  return Object.fromEntries(
    models.flatMap((move) => {
      const { ref } = modelAt(table, move.model);
      if ('at' in move) return [[ref, { x: move.at.at.x, y: move.at.at.y, facing: move.at.facing }]];
      const end = move.steps.findLast((step) => step.kind === 'go');
      return end === undefined ? [] : [[ref, { x: end.to.x, y: end.to.y }]];
    }),
  );
}
