import { type MatrixCell, type MatrixReport, matrixCsv } from '@umpire/views';
import { useState } from 'react';
import type { UnitDraft } from '../scenario/draft.js';
import { pairsOf } from '../scenario/to-scenario.js';
import { save } from '../share/files.js';
import { useArmed, useTargets } from '../state/lists.js';
import { worthOf } from '../state/matrix-order.js';
import { useStore } from '../state/store.js';
import { useMatrix } from '../state/use-matrix.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Segments, Toggle } from './field.js';
import { IssueList } from './issue-list.js';
import { Cells } from './matrix-cells.js';
import { NotModelled } from './not-modelled.js';
import { Situation } from './situation.js';

type Show = keyof MatrixCell;
const SHOWS: readonly Show[] = ['destroyed', 'modelsDestroyed', 'woundsLost'];

/** Attackers by targets, one figure a cell, on a shade of one hue; a heading sorts, a cell opens. */
export function MatrixView() {
  const words = useWords();
  const { say, figures } = useVoice();
  const draft = useStore((state) => state.draft);
  const [show, setShow] = useState<Show>('destroyed');
  const [perHundred, setPerHundred] = useState(false);
  const attackers = useArmed();
  const targets = useTargets();
  const reply = useMatrix(pairsOf(draft, attackers, targets));
  const isChance = show === 'destroyed' && !perHundred;
  const points = attackers.map((unit) => Number(unit.points));
  const hasPoints = points.some((cost) => cost > 0);
  const values = reply?.kind === 'matrix' ? valuesOf(reply.report, attackers, { show, perHundred }) : [];
  return (
    <main className="matrix" id="content" tabIndex={-1}>
      <Situation />
      <section className="panel" aria-labelledby="matrix-title">
        <h2 id="matrix-title">
          {say.matrix.models[show]} · {say.edition(draft.edition)}
        </h2>
        <p className="quiet">{words.matrixNote}</p>
        <div className="row">
          <Segments
            label={words.matrixShows}
            value={show}
            options={SHOWS.map((one) => [one, say.matrix.models[one]] as const)}
            onChange={setShow}
          />
          {hasPoints && (
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
          worth={
            hasPoints && reply?.kind === 'matrix'
              ? worthOf(
                  reply.report.cells.map((row) => row.map((cell) => cell[show])),
                  points,
                )
              : undefined
          }
          shownWorth={figures.mean}
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
