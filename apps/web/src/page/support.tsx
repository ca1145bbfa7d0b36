import { type SupportStage, supportStages } from '@umpire/rules';
import type { Book } from '../book/book.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Link } from './link.js';

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
          <span key={stage} className="mark">
            {MARKS[stage]} {say.supportStages[stage]}{' '}
          </span>
        ))}
      </p>
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
