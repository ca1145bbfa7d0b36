import type { Facing, Length, Point, Step } from '@umpire/geometry';
import type { Placer, Placing, Spot } from '@umpire/rules';
import type { ModelMove, MoveProposal } from '../board/move.js';
import { placed } from '../board/solids.js';
import { groundSteps } from '../board/suggest/translate.js';
import { ledRound } from '../board/suggest/way-round.js';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { modelAt } from '../table/reads.js';
import type { Table } from '../table/table.js';
import { isMoveProposal } from './judging.js';
import { read } from './kit.js';
import type { MoveFrame } from './moving.js';

/** A drag as a move in straight lines from spot to spot, and the other way round. Models that were not dragged stay out of it. */
export const movePlacer = (edition: Edition): Placer<Table> => ({
  toProposal: (placing, _, __, at) => proposalOf(read(edition, at), placing),
  around: (placing, _, frame, at) => {
    const reading = read(edition, at);
    return ledRound(reading.board, (frame.data as MoveFrame).task, proposalOf(reading, placing));
  },
  mended: ['move-through-model', 'move-through-terrain', 'move-enters-engagement'],
  toPlacing: (proposal, _, __, { state }) => (isMoveProposal(proposal) ? endsOf(state, proposal.models) : {}),
});

const proposalOf = (reading: Reading, placing: Placing): MoveProposal => ({
  models: Object.entries(placing).flatMap(([ref, to]) => wayOf(reading, ref, to)),
});

const pointAt = ({ x, y }: Spot): Point => ({ x: Math.round(x), y: Math.round(y) }) as Point;

function wayOf({ table, board }: Reading, ref: string, to: Placing[string]): readonly ModelMove[] {
  const model = table.ground.roster.modelBy.get(ref);
  if (model === undefined) return [];
  const there = pointAt(to);
  const from = placed(board, model.index)?.stance;
  if (from === undefined) {
    const facing = (to.facing ?? 0) as Facing;
    return [{ model: model.index, at: { at: there, facing, height: 0 as Length } }];
  }
  const isThere = from.at.x === there.x && from.at.y === there.y;
  if (isThere && to.via === undefined) return [];
  const [first = there, ...rest] = [...(to.via ?? []).map(pointAt), there];
  const steps = [...groundSteps(from, first), ...rest.map((spot): Step => ({ kind: 'go', to: spot }))];
  return [{ model: model.index, steps }];
}

/** Where the models of a proposal come to stand. */
export function endsOf(table: Table, models: readonly ModelMove[]): Placing {
  return Object.fromEntries(
    models.flatMap((move): readonly (readonly [string, Placing[string]])[] => {
      const { ref } = modelAt(table, move.model);
      if ('at' in move) return [[ref, { x: move.at.at.x, y: move.at.at.y, facing: move.at.facing }]];
      const spots = move.steps.flatMap((step) => (step.kind === 'go' && step.height === undefined ? [step.to] : []));
      const end = spots.at(-1) ?? move.steps.findLast((step) => step.kind === 'go')?.to;
      if (end === undefined) return [];
      const via = spots.slice(0, -1).map(({ x, y }) => ({ x, y }));
      return [[ref, { x: end.x, y: end.y, ...(via.length > 0 ? { via } : {}) }]];
    }),
  );
}
