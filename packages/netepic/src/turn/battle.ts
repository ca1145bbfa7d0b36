import { returnedOf } from '@umpire/rules';
import { changes, get, type Phase, phases, type Table } from '../table/table.js';
import { phaseOut } from './phase-out.js';
import type { EpicProcedure } from './play.js';
import type { SetUpStep } from './position.js';

/** The phase that a turn begins with: a battle may start from a position set up by hand. */
export interface TurnFrame {
  readonly from: Phase;
  /** Set up by hand: nothing is deployed. */
  readonly placed?: true;
  /** Or only the rest of the set-up is played. */
  readonly setUp?: SetUpStep;
}

const begin = (table: Table, phase: Phase) => [
  ...changes(table, [['phase', 0, phases.indexOf(phase)]]),
  { say: 'phase', turn: get(table, 'turn'), phase } as const,
];

const order: readonly Phase[] = ['orders', 'movement', 'combat', 'end'];

const phaseStep = (phase: Phase): EpicProcedure<TurnFrame>['steps'][number] => ({
  id: `${phase}-begins`,
  run: ({ from }, given, { state }) => {
    if (order.indexOf(phase) < order.indexOf(from)) return {};
    if (given) return { events: phaseOut(state) };
    return { events: begin(state, phase), call: `${phase}-phase`, with: {} };
  },
});

export const turn: EpicProcedure<TurnFrame> = { id: 'turn', period: 'turn', steps: order.map(phaseStep) };

/** Set-up, then turns until somebody has won or the last is over. */
export const battle: EpicProcedure<TurnFrame> = {
  id: 'battle',
  period: 'battle',
  steps: [
    {
      id: 'set-up',
      run: ({ placed, setUp }, given) =>
        given || (placed && !setUp) ? {} : { call: 'set-up', with: setUp ? { at: setUp } : {} },
    },
    {
      id: 'turns',
      run: ({ from }, given, { state }) => {
        const isOver = get(state, 'winner') > 0;
        if (returnedOf(given)) return isOver ? {} : { frame: { from: 'orders' }, to: 'turns' };
        const isUnderWay = from !== 'orders' && get(state, 'turn') > 0;
        const next = isUnderWay ? get(state, 'turn') : get(state, 'turn') + 1;
        return { events: changes(state, [['turn', 0, next]]), call: 'turn', with: { from } };
      },
    },
    { id: 'over', run: (_, __, { state }) => ({ events: changes(state, [['phase', 0, phases.indexOf('over')]]) }) },
  ],
};
