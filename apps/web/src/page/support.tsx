import { type SupportStage, supportStages } from '@umpire/rules';
import { useState } from 'react';
import type { Book } from '../book/book.js';
import { useStore } from '../state/store.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Link } from './link.js';
import { RulingSwitch } from './ruling-switch.js';

const MARKS: Readonly<Record<SupportStage, string>> = {
  text: '○',
  compiled: '◔',
  executable: '◑',
  tested: '◕',
  exact: '●',
};

/** How far each rule runs, by edition: a mark with its word beside the table. */
export function Support({ book }: { readonly book: Book }) {
  const words = useWords();
  const voice = useVoice();
  const { say } = voice;
  return (
    <main className="book" id="content" tabIndex={-1}>
      <h2>{words.book.support}</h2>
      <p className="quiet">
        {supportStages.map((stage) => (
          <span key={stage} className="stage-key">
            {MARKS[stage]} {say.supportStages[stage]}{' '}
          </span>
        ))}
      </p>
      <Rulings book={book} />
      <h3>{words.book.stage}</h3>
      <div className="scroll">
        <table className="stages">
          <thead>
            <tr>
              <th scope="col">{words.views.rules}</th>
              {book.editions.map(({ id }) => (
                <th key={id} scope="col">
                  {say.edition(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {book.entries.map(({ id, printings }) => (
              <tr key={id}>
                <th scope="row" lang="en">
                  <Link to={{ view: 'rules', edition: printings.at(-1)?.edition ?? '', rule: id }}>
                    {printings.at(-1)?.name}
                  </Link>
                </th>
                {book.editions.map(({ id: edition }) => {
                  const stage = printings.find((one) => one.edition === edition)?.stage;
                  return (
                    <td key={edition}>
                      {stage === undefined ? (
                        <span className="aside">{say.absent}</span>
                      ) : (
                        <>
                          <span aria-hidden="true">{MARKS[stage]}</span>
                          <span className="aside">{say.supportStages[stage]}</span>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}

/** Every question that the books of an edition leave open, each a switch. */
function Rulings({ book }: { readonly book: Book }) {
  const words = useWords();
  const { say } = useVoice();
  const { draft } = useStore();
  const [shown, setShown] = useState(draft.edition);
  const ruled = book.editions.filter(({ id }) => book.rulings.some(({ edition }) => edition === id));
  const edition = ruled.some(({ id }) => id === shown) ? shown : ruled.at(0)?.id;
  return (
    <details className="panel">
      <summary>
        <h3>{words.book.silent}</h3>
      </summary>
      <p className="quiet">{words.book.rulingsNote}</p>
      <label>
        {words.edition}{' '}
        <select value={edition} onChange={(e) => setShown(e.target.value)}>
          {ruled.map(({ id }) => (
            <option key={id} value={id}>
              {say.edition(id)}
            </option>
          ))}
        </select>
      </label>
      {book.rulings
        .filter((one) => one.edition === edition)
        .map((one) => (
          <RulingSwitch key={one.option} edition={one.edition} ruling={one} />
        ))}
    </details>
  );
}
