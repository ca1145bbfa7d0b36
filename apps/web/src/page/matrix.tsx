import { type MatrixCell, type MatrixReport, matrixCsv } from '@umpire/views';
import { useState } from 'react';
import type { UnitDraft } from '../scenario/draft.js';
import { pairsOf } from '../scenario/to-scenario.js';
import { save } from '../share/files.js';
import { openPair, useArmed, useTargets } from '../state/lists.js';
import { useStore } from '../state/store.js';
import { useMatrix } from '../state/use-matrix.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Segments, Toggle } from './field.js';
import { IssueList } from './issue-list.js';
import { NotModelled } from './not-modelled.js';
import { Situation } from './situation.js';

type Show = keyof MatrixCell;
const SHOWS: readonly Show[] = ['destroyed', 'modelsDestroyed', 'woundsLost'];

/** Attackers by targets, one figure a cell, on a shade of one hue; a column sorts, a cell opens. */
export function MatrixView() {
  const words = useWords();
  const { say, figures } = useVoice();
  const { draft } = useStore();
  const [show, setShow] = useState<Show>('destroyed');
  const [perHundred, setPerHundred] = useState(false);
  const attackers = useArmed();
  const targets = useTargets();
  const reply = useMatrix(pairsOf(draft, attackers, targets));
  const isChance = show === 'destroyed' && !perHundred;
  const values = reply?.kind === 'matrix' ? valuesOf(reply.report, attackers, { show, perHundred }) : [];
  return (
    <main className="matrix" id="content" tabIndex={-1}>
      <Situation />
      <section className="panel" aria-labelledby="matrix-title">
        <h2 id="matrix-title">
          {say.matrix[show]} · {say.edition(draft.edition)}
        </h2>
        <p className="quiet">{words.matrixNote}</p>
        <div className="row">
          <Segments
            label={words.matrixShows}
            value={show}
            options={SHOWS.map((one) => [one, say.matrix[one]] as const)}
            onChange={setShow}
          />
          {attackers.some(({ points }) => Number(points) > 0) && (
            <Toggle on={perHundred} onChange={() => setPerHundred(!perHundred)}>
              {words.perHundred}
            </Toggle>
          )}
          {reply?.kind === 'matrix' && <SaveCsv report={reply.report} />}
        </div>
        {reply?.kind === 'issues' && <IssueList issues={reply.issues} />}
        {reply?.kind === 'matrix' && <NotModelled list={reply.report.unmodelled ?? []} />}
        <Cells
          attackers={attackers}
          targets={targets}
          values={values}
          most={isChance ? 1 : Math.max(0, ...values.flat().map((value) => value ?? 0))}
          shown={isChance ? figures.chance : figures.mean}
        />
      </section>
    </main>
  );
}

/** The figure of every pair that is known; per hundred points where the attacker has points. */
function valuesOf(
  { cells }: MatrixReport,
  attackers: readonly UnitDraft[],
  { show, perHundred }: { readonly show: Show; readonly perHundred: boolean },
): readonly (readonly (number | undefined)[])[] {
  return cells.map((row, a) => {
    const points = Number(attackers[a]?.points);
    const share = !perHundred ? 1 : points > 0 ? 100 / points : undefined;
    return row.map((cell) => (share === undefined ? undefined : cell[show] * share));
  });
}

function SaveCsv({ report }: { readonly report: MatrixReport }) {
  const words = useWords();
  return (
    <button
      type="button"
      className="plain"
      onClick={() => save('matrix.csv', new Blob([matrixCsv(report)], { type: 'text/csv' }))}
    >
      {words.saveCsv}
    </button>
  );
}

interface CellsProps {
  readonly attackers: readonly UnitDraft[];
  readonly targets: readonly UnitDraft[];
  readonly values: readonly (readonly (number | undefined)[])[];
  readonly most: number;
  readonly shown: (value: number) => string;
}

function Cells({ attackers, targets, values, most, shown }: CellsProps) {
  const words = useWords();
  const { say } = useVoice();
  const [sort, setSort] = useState<number>();
  const at = (a: number, t: number): number => values[a]?.[t] ?? -1;
  const rows = attackers.map((attacker, a) => ({ attacker, a }));
  if (sort !== undefined) rows.sort((one, other) => at(other.a, sort) - at(one.a, sort));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="scroll" tabIndex={0} aria-label={words.views.matrix}>
      <table className="cells">
        <thead>
          <tr>
            <td />
            {targets.map(({ key, name }, t) => (
              <th key={key} scope="col" aria-sort={sort === t ? 'descending' : undefined}>
                <button
                  type="button"
                  className="plain"
                  aria-label={words.sortBy(name)}
                  onClick={() => setSort(sort === t ? undefined : t)}
                >
                  {name} {sort === t && '▾'}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ attacker, a }) => (
            <tr key={attacker.key}>
              <th scope="row">{attacker.name}</th>
              {targets.map((target, t) => {
                const value = values[a]?.[t];
                const text = value === undefined ? say.absent : shown(value);
                return (
                  <td key={target.key} className={`shade-${shadeOf(value, most)}`}>
                    <button
                      type="button"
                      aria-label={`${words.open(attacker.name, target.name)}: ${text}`}
                      onClick={() => openPair(attacker, target)}
                    >
                      {text}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const SHADES = 6;
const shadeOf = (value: number | undefined, most: number): number =>
  value === undefined || most <= 0 ? 0 : Math.min(SHADES - 1, Math.floor((value / most) * SHADES));
