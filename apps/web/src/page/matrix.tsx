import { type MatrixCell, matrixCsv } from '@umpire/views';
import { useMemo, useState } from 'react';
import { copyOf, type UnitDraft } from '../scenario/draft.js';
import { sampleUnits, USUAL, usualTarget } from '../scenario/samples.js';
import { armedIn, pairsOf } from '../scenario/to-scenario.js';
import { save } from '../share/files.js';
import { change } from '../state/edit.js';
import { useStore } from '../state/store.js';
import { useMatrix } from '../state/use-matrix.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Segments, Toggle } from './field.js';
import { IssueList } from './issue-list.js';
import { NotModelled } from './not-modelled.js';
import { Situation } from './situation.js';

type Show = keyof MatrixCell;
const SHOWS: readonly Show[] = ['destroyed', 'modelsDestroyed', 'woundsLost'];

/** The units that may be asked about: those in the fields, kept, recent, and the samples; each name once. */
export function useArmed(): readonly UnitDraft[] {
  const { draft, units, recent } = useStore();
  return useMemo(
    () =>
      [...draft.attackers, ...units, ...recent, ...sampleUnits()]
        .filter((unit) => unit.name !== '' && armedIn(unit, draft.phase).length > 0)
        .filter((unit, i, list) => list.findIndex(({ name }) => name === unit.name) === i),
    [draft.attackers, draft.phase, units, recent],
  );
}

export function useTargets(): readonly UnitDraft[] {
  const words = useWords();
  const { draft } = useStore();
  return useMemo(
    () =>
      [draft.target, ...USUAL.map((id) => usualTarget(id, words.usual[id]))].filter(
        (unit, i, list) => list.findIndex(({ name }) => name === unit.name) === i,
      ),
    [draft.target, words],
  );
}

/** Opens one pair as the question of the single view. */
export const openPair = (attacker: UnitDraft, target: UnitDraft): void => {
  change((draft) => ({ ...draft, attackers: [copyOf(attacker)], target: copyOf(target) }));
  useStore.setState({ view: 'odds' });
};

/** Attackers by targets, one figure a cell, on a shade of one hue; a row or a column sorts, a cell opens. */
export function MatrixView() {
  const words = useWords();
  const voice = useVoice();
  const { draft } = useStore();
  const [show, setShow] = useState<Show>('destroyed');
  const [perHundred, setPerHundred] = useState(false);
  const [sort, setSort] = useState<number>();
  const attackers = useArmed();
  const targets = useTargets();
  const reply = useMatrix(pairsOf(draft, attackers, targets));
  const cells = reply?.kind === 'matrix' ? reply.report.cells : [];
  const points = (a: number): number => Number(attackers[a]?.points);
  const priced = attackers.some((_, a) => points(a) > 0);
  const valueOf = (a: number, t: number): number | undefined => {
    const value = cells[a]?.[t]?.[show];
    if (value === undefined || !perHundred) return value;
    return points(a) > 0 ? (value * 100) / points(a) : undefined;
  };
  const order = attackers.map((_, a) => a);
  const sorted = sort === undefined ? order : order.sort((a, b) => (valueOf(b, sort) ?? -1) - (valueOf(a, sort) ?? -1));
  const most = Math.max(...attackers.flatMap((_, a) => targets.map((__, t) => valueOf(a, t) ?? 0)), 0);
  const shown = (value: number | undefined): string =>
    value === undefined ? voice.say.absent : show === 'destroyed' && !perHundred ? voice.figures.chance(value) : voice.figures.mean(value);
  return (
    <main className="matrix" id="answer" tabIndex={-1}>
      <Situation />
      <section className="panel" aria-labelledby="matrix-title">
        <h2 id="matrix-title">
          {voice.say.matrix[show]} · {voice.say.edition(draft.edition)}
        </h2>
        <p className="quiet">{words.matrixNote}</p>
        <div className="row">
          <Segments label={words.matrixShows} value={show} options={SHOWS.map((one) => [one, voice.say.matrix[one]] as const)} onChange={setShow} />
          {priced && (
            <Toggle on={perHundred} onChange={() => setPerHundred(!perHundred)}>
              {words.perHundred}
            </Toggle>
          )}
          {reply?.kind === 'matrix' && (
            <button type="button" className="plain" onClick={() => save('matrix.csv', new Blob([matrixCsv(reply.report)], { type: 'text/csv' }))}>
              {words.saveCsv}
            </button>
          )}
        </div>
        {reply?.kind === 'issues' && <IssueList issues={reply.issues} />}
        {reply?.kind === 'matrix' && <NotModelled list={reply.report.unmodelled ?? []} />}
        <div className="scroll" tabIndex={0} role="region" aria-labelledby="matrix-title">
          <table className="cells">
            <thead>
              <tr>
                <td />
                {targets.map((target, t) => (
                  <th key={target.key} scope="col" aria-sort={sort === t ? 'descending' : undefined}>
                    <button type="button" className="plain" onClick={() => setSort(sort === t ? undefined : t)} aria-label={words.sortBy(target.name)}>
                      {target.name} {sort === t && '▾'}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sorted.map((a) => (
                <tr key={attackers[a]?.key}>
                  <th scope="row">{attackers[a]?.name}</th>
                  {targets.map((target, t) => {
                    const value = valueOf(a, t);
                    const attacker = attackers[a];
                    return (
                      <td key={target.key} className={`shade-${shadeOf(value, show === 'destroyed' && !perHundred ? 1 : most)}`}>
                        <button type="button" aria-label={`${words.open(attacker?.name ?? '', target.name)}: ${shown(value)}`} onClick={() => attacker && openPair(attacker, target)}>
                          {shown(value)}
                        </button>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </main>
  );
}

const SHADES = 6;
const shadeOf = (value: number | undefined, most: number): number =>
  value === undefined || most <= 0 ? 0 : Math.min(SHADES - 1, Math.floor((value / most) * SHADES));
