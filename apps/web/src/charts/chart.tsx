import { type Answer, atLeast, voiceFor } from '@umpire/views';
import { useId, useState } from 'react';
import { placed } from '../page/placed.js';
import { chanceIn } from '../page/promises.js';
import { useStore } from '../state/store.js';
import { useMeasure } from '../state/use-measure.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Columns } from './columns.js';
import { Ladder } from './ladder.js';
import { lastShown } from './last-shown.js';
import { Steps } from './steps.js';

const MOST_RUNGS = 12;
/** A distribution as a drawing, captioned by its reading, with its numbers as a table beside it. */
export function Chart({ answer }: { readonly answer: Answer }) {
  const words = useWords();
  const voice = voiceFor(useVoice(), answer);
  const shape = useStore((state) => state.shape);
  const measure = useMeasure([answer]);
  const [table, setTable] = useState(false);
  const id = useId();
  const { distribution } = measure === 'models' ? answer.modelsDestroyed : answer.woundsLost;
  const last = lastShown(distribution);
  const { say } = voice;
  const counted = answer.counted === undefined ? words.measures[measure] : say.groupColumns[measure];
  const title =
    shape === 'at-least'
      ? measure === 'models'
        ? say.modelsAtLeast
        : say.woundsAtLeast
      : `${counted}, ${words.shapes.exactly}`;
  const chance = chanceIn(answer, voice);
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {shape === 'exactly' ? (
        <Columns distribution={distribution} last={last} chance={chance} />
      ) : last <= MOST_RUNGS ? (
        <Ladder distribution={distribution} last={last} chance={chance} />
      ) : (
        <Steps series={[{ letter: '', distribution }]} last={last} chance={chance} />
      )}
      <button
        type="button"
        id="as-table"
        className="plain small flush"
        aria-expanded={table}
        onClick={() => setTable(!table)}
      >
        {words.asTable} <span aria-hidden="true">{table ? '▾' : '▸'}</span>
      </button>
      {table && <Table distribution={distribution} chance={chance} measure={counted} />}
    </figure>
  );
}

interface TableProps {
  readonly distribution: readonly number[];
  readonly chance: (share: number) => string;
  readonly measure: string;
}

function Table({ distribution, chance, measure }: TableProps) {
  const words = useWords();
  const { figures } = useVoice();
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col" className="right">
              {measure}
            </th>
            <th scope="col" className="right">
              {words.shapes['at-least']}
            </th>
            <th scope="col" className="right">
              {words.shapes.exactly}
            </th>
          </tr>
        </thead>
        <tbody>
          {placed(distribution).map(([n, exactly]) => (
            <tr key={n}>
              <th scope="row" className="right">
                {figures.count(Number(n))}
              </th>
              <td className="right">{chance(atLeast(distribution, Number(n)))}</td>
              <td className="right">{chance(exactly)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
