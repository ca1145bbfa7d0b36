import type { MatrixCell } from '@umpire/views';
import { useMemo } from 'react';
import { type UnitDraft, unitDraft } from '../scenario/draft.js';
import { type Armed, armedWays } from '../scenario/modes.js';
import { pairsOf } from '../scenario/to-scenario.js';
import { openPair, useArmed, useTargets } from '../state/lists.js';
import { useStore } from '../state/store.js';
import { useMatrix } from '../state/use-matrix.js';
import { useVoice, useWords } from '../words/use-words.js';

type Show = keyof MatrixCell;

const showOf = (goal: string | undefined): Show =>
  goal === 'models' ? 'modelsDestroyed' : goal === 'wounds' ? 'woundsLost' : 'destroyed';

/** Of the ways to arm a unit the one that does most. */
function bestOf(ways: readonly Row[], show: Show): Row | undefined {
  return ways.reduce<Row | undefined>(
    (best, one) => (best === undefined || one.cell[show] > best.cell[show] ? one : best),
    undefined,
  );
}

/** All targets of the first attacker and all units for the target, the best first, by the goal that is set, each with its best modes. */
export function Rank() {
  const words = useWords();
  const draft = useStore((state) => state.draft);
  const show = showOf(draft.policies.goal);
  const units = useArmed();
  const targets = useTargets();
  const attacker = draft.attackers[0] ?? unitDraft();
  const own = useMemo(() => armedWays(attacker, draft.phase), [attacker, draft.phase]);
  const all = useMemo(() => units.map((unit) => armedWays(unit, draft.phase)), [units, draft.phase]);
  const byTarget = useMatrix(pairsOf(draft, unitsOf(own), targets));
  const byUnit = useMatrix(pairsOf(draft, unitsOf(all.flat()), [draft.target]));
  const cellsOf = (reply: typeof byTarget): readonly (readonly MatrixCell[])[] =>
    reply?.kind === 'matrix' ? reply.report.cells : [];
  const ofTarget = targets.flatMap(
    (unit, t) =>
      bestOf(
        rowsOf(own, unit, (a) => cellsOf(byTarget)[a]?.[t]),
        show,
      ) ?? [],
  );
  const starts = all.map((_, i) => all.slice(0, i).flat().length);
  const ofUnit = all.flatMap(
    (ways, i) =>
      bestOf(
        rowsOf(ways, undefined, (a) => cellsOf(byUnit)[(starts[i] ?? 0) + a]?.[0]),
        show,
      ) ?? [],
  );
  return (
    <div className="opened pair">
      <List
        title={words.rankTargets(attacker.name || words.unnamed)}
        rows={ofTarget}
        show={show}
        onOpen={({ unit, armed }) => openPair(armed.unit, unit)}
      />
      <List
        title={words.rankUnits(draft.target.name || words.unnamed)}
        rows={ofUnit}
        show={show}
        onOpen={({ armed }) => openPair(armed.unit, draft.target)}
      />
    </div>
  );
}

const unitsOf = (ways: readonly Armed[]): readonly UnitDraft[] => ways.map(({ unit }) => unit);

/** Each way to arm a unit with its figure; the row is of the unit itself, or of who is aimed at. */
const rowsOf = (
  ways: readonly Armed[],
  aimedAt: UnitDraft | undefined,
  cellOf: (way: number) => MatrixCell | undefined,
): readonly Row[] =>
  ways.flatMap((armed, i) => {
    const cell = cellOf(i);
    return cell === undefined ? [] : [{ unit: aimedAt ?? armed.unit, armed, cell }];
  });

/** The figure for a hundred points of the unit; nothing where its points are not known. */
function perHundred({ points }: UnitDraft, value: number, shown: (value: number) => string): string {
  const cost = Number(points);
  return cost > 0 ? shown((value * 100) / cost) : '';
}

interface Row {
  readonly unit: UnitDraft;
  /** Who attacks, with which modes. */
  readonly armed: Armed;
  readonly cell: MatrixCell;
}

interface ListProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly show: Show;
  readonly onOpen: (row: Row) => void;
}

function List({ title, rows, show, onOpen }: ListProps) {
  const words = useWords();
  const { say, figures } = useVoice();
  const sorted = [...rows].sort((a, b) => b.cell[show] - a.cell[show]);
  return (
    <table>
      <caption>
        {title} · {say.matrix.models[show]}
      </caption>
      {sorted.some(({ unit }) => Number(unit.points) > 0) && (
        <thead>
          <tr>
            <td />
            <td />
            <th scope="col" className="right">
              {words.perHundred}
            </th>
            <td />
          </tr>
        </thead>
      )}
      <tbody>
        {sorted.map((row) => {
          const { unit, armed, cell } = row;
          return (
            <tr key={unit.key}>
              <th scope="row" className="left">
                <button type="button" className="plain" onClick={() => onOpen(row)}>
                  {unit.name || words.unnamed}
                </button>
                {armed.chosen.length > 0 && (
                  <span className="quiet chosen">{words.withWeapons(armed.chosen.join(' · '))}</span>
                )}
              </th>
              <td className="right">
                {show === 'destroyed' ? figures.chance(cell.destroyed) : figures.mean(cell[show])}
              </td>
              <td className="right quiet">{perHundred(unit, cell[show], figures.mean)}</td>
              <td className="right quiet">
                {show === 'woundsLost'
                  ? figures.chance(cell.destroyed)
                  : say.wounds({ value: cell.woundsLost, text: figures.mean(cell.woundsLost) })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
