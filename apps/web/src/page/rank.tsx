import type { MatrixCell } from '@umpire/views';
import { type UnitDraft, unitDraft } from '../scenario/draft.js';
import { pairsOf } from '../scenario/to-scenario.js';
import { openPair, useArmed, useTargets } from '../state/lists.js';
import { useStore } from '../state/store.js';
import { useMatrix } from '../state/use-matrix.js';
import { useVoice, useWords } from '../words/use-words.js';

/** All targets of the first attacker and all units for the target, the best first, by the goal that is set. */
export function Rank() {
  const words = useWords();
  const { draft } = useStore();
  const units = useArmed();
  const targets = useTargets();
  const attacker = draft.attackers[0] ?? unitDraft();
  const byTarget = useMatrix(pairsOf(draft, [attacker], targets));
  const byUnit = useMatrix(pairsOf(draft, units, [draft.target]));
  const of = (reply: typeof byTarget): readonly (readonly MatrixCell[])[] =>
    reply?.kind === 'matrix' ? reply.report.cells : [];
  return (
    <div className="opened pair">
      <List
        title={words.rankTargets(attacker.name || words.unnamed)}
        rows={targets.map((unit, t) => ({ unit, cell: of(byTarget)[0]?.[t] }))}
        onOpen={(target) => openPair(attacker, target)}
      />
      <List
        title={words.rankUnits(draft.target.name || words.unnamed)}
        rows={units.map((unit, a) => ({ unit, cell: of(byUnit)[a]?.[0] }))}
        onOpen={(unit) => openPair(unit, draft.target)}
      />
    </div>
  );
}

/** The figure for a hundred points of the unit; nothing where its points are not known. */
function perHundred({ points }: UnitDraft, value: number, shown: (value: number) => string): string {
  const cost = Number(points);
  return cost > 0 ? shown((value * 100) / cost) : '';
}

interface ListProps {
  readonly title: string;
  readonly rows: readonly { readonly unit: UnitDraft; readonly cell: MatrixCell | undefined }[];
  readonly onOpen: (unit: UnitDraft) => void;
}

function List({ title, rows, onOpen }: ListProps) {
  const words = useWords();
  const { say, figures } = useVoice();
  const goal = useStore(({ draft }) => draft.policies.goal);
  const show = goal === 'models' ? 'modelsDestroyed' : goal === 'wounds' ? 'woundsLost' : 'destroyed';
  const sorted = rows
    .flatMap(({ unit, cell }) => (cell === undefined ? [] : [{ unit, cell }]))
    .sort((a, b) => b.cell[show] - a.cell[show]);
  return (
    <table>
      <caption>
        {title} · {say.matrix[show]}
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
        {sorted.map(({ unit, cell }) => (
          <tr key={unit.key}>
            <th scope="row" className="left">
              <button type="button" className="plain" onClick={() => onOpen(unit)}>
                {unit.name || words.unnamed}
              </button>
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
        ))}
      </tbody>
    </table>
  );
}
