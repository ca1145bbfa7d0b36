import { type ReactNode, useEffect, useState } from 'react';
import type { ItemDetail, ReadClause, SheetTold } from '../library/told.js';
import { askAt, askOf } from '../state/ask.js';
import { library, useLibrary } from '../state/library.js';
import { useStore } from '../state/store.js';
import { useLibraryWords } from '../words/use-library-words.js';
import { useSummaries } from '../words/use-summaries.js';
import { useVoice, useWords } from '../words/use-words.js';
import { StageMark } from './library-import.js';
import { Link } from './link.js';
import { placed } from './placed.js';

/** One line of the library: the player's text beside what is read of it, clause by clause. */
export function LibraryItem({ id }: { readonly id: string }) {
  const words = useLibraryWords();
  const { loading } = useWords();
  const { told } = useLibrary();
  const locale = useStore((state) => state.locale);
  const [found, setFound] = useState<ItemDetail | 'none'>();
  useEffect(() => {
    if (told === undefined) return;
    let stands = true;
    void library()
      .item(id, locale)
      .then((one) => {
        if (stands) setFound(one ?? 'none');
      });
    return () => {
      stands = false;
    };
  }, [id, told, locale]);
  return (
    <article className="panel item">
      <p>
        <Link to={{ view: 'library' }}>◀ {words.back}</Link>
      </p>
      {found === undefined && <p role="status">{loading}</p>}
      {found === 'none' && <p>{words.unknownPlace}</p>}
      {typeof found === 'object' && <Detail detail={found} />}
    </article>
  );
}

function Detail({ detail }: { readonly detail: ItemDetail }) {
  const words = useLibraryWords();
  const { say, figures } = useVoice();
  const { item, sheet } = detail;
  return (
    <>
      <h2>{item.name}</h2>
      <p className="quiet">
        {[
          words.kinds[item.kind],
          say.edition(item.edition),
          item.cost === undefined ? '' : words.cost(figures.count(item.cost)),
          ...item.belongs,
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <p>
        <StageMark stage={item.stage} /> {words.plays[item.stage]}
        {say.colon} {words.whys[item.why]((item.of ?? []).join(', '))}
      </p>
      {item.keywords.length > 0 && (
        <p className="quiet">
          {words.keywords}
          {say.colon} {item.keywords.join(', ')}
        </p>
      )}
      {sheet !== undefined && <Sheet sheet={sheet} edition={item.edition} />}
      <Reading detail={detail} />
    </>
  );
}

/** What the edition's own rule does, or the text as far as it is read. */
function Reading({ detail: { item, summary, rule, clauses, text } }: { readonly detail: ItemDetail }) {
  const words = useLibraryWords();
  const summaryOf = useSummaries();
  if (summary !== undefined && rule !== undefined && item.kind !== 'datasheet')
    return (
      <Beside>
        <tr>
          <td className="own">{text}</td>
          <td>
            <p>{summaryOf(summary)}</p>
            <p>
              <Link to={{ view: 'rules', edition: item.edition, rule: rule.id }}>{words.openRule}</Link>
            </p>
          </td>
        </tr>
      </Beside>
    );
  if (clauses.length > 0) return <Clauses clauses={clauses} />;
  return text === '' ? null : <p className="own">{text}</p>;
}

function Beside({ children }: { readonly children: ReactNode }) {
  const words = useLibraryWords();
  return (
    <div className="scroll">
      <table className="clauses">
        <thead>
          <tr>
            <th scope="col">{words.yourText}</th>
            <th scope="col">{words.ourReading}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Clauses({ clauses }: { readonly clauses: readonly ReadClause[] }) {
  const words = useLibraryWords();
  const isWhole = clauses.every(({ unread }) => !unread);
  return (
    <Beside>
      {placed(clauses).map(([place, clause]) => (
        <tr key={place} className={clause.unread ? 'unread' : undefined}>
          <td className="own">
            <Marked clause={clause} />
          </td>
          <td>
            {clause.unread ? (
              <span className="warning">▲ {words.notRead}</span>
            ) : clause.reading.length > 0 ? (
              placed(clause.reading).map(([at, line]) => <code key={at}>{line}</code>)
            ) : (
              <span className="quiet">{isWhole ? words.goesOn : words.readAlone}</span>
            )}
          </td>
        </tr>
      ))}
    </Beside>
  );
}

/** The clause as it came, with a mark at the word that could not be read on. */
function Marked({ clause: { text, stuckAt } }: { readonly clause: ReadClause }) {
  const words = useLibraryWords();
  if (stuckAt === undefined || stuckAt >= text.length) return text;
  const [word = ''] = /^\S+/.exec(text.slice(stuckAt)) ?? [];
  return (
    <>
      {text.slice(0, stuckAt)}
      <mark title={words.stuck}>{word}</mark>
      {text.slice(stuckAt + word.length)}
    </>
  );
}

function Sheet({ sheet, edition }: { readonly sheet: SheetTold; readonly edition: string }) {
  const words = useLibraryWords();
  const { figures, say } = useVoice();
  const { unit } = sheet;
  return (
    <>
      {unit !== undefined && (
        <div className="row">
          <button type="button" className="main" onClick={() => askOf(unit, edition)}>
            {words.toOdds(unit.name)} ↗
          </button>
          <button type="button" className="plain" onClick={() => askAt(unit, edition)}>
            {words.asTarget(unit.name)} ↗
          </button>
        </div>
      )}
      {sheet.models.length > 0 && <Lines columns={words.columns} rows={sheet.models} />}
      {sheet.weapons.length > 0 && <Lines columns={words.weaponColumns} rows={sheet.weapons} />}
      {sheet.abilities.length > 0 && (
        <section>
          <h3>{words.abilities}</h3>
          <ul className="lines">
            {placed(sheet.abilities).map(([place, { name, key, stage, why, of = [] }]) => (
              <li key={place}>
                <span className="row">
                  <StageMark stage={stage} />
                  {key === undefined ? name : <Link to={{ view: 'library', item: key }}>{name}</Link>}
                </span>
                <span className="quiet">
                  {words.stages[stage]}
                  {say.colon} {words.whys[why](of.join(', '))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sheet.costs.length > 0 && (
        <p className="quiet">
          {sheet.costs
            .map(
              ({ models, points }) =>
                `${words.models(figures.count(models), models === 1)}${say.colon} ${words.points(figures.count(points))}`,
            )
            .join(' · ')}
        </p>
      )}
    </>
  );
}

function Lines({
  columns,
  rows,
}: {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="scroll" tabIndex={0} aria-label={columns[0]}>
      <table className="profile">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(rows).map(([place, row]) => (
            <tr key={place}>
              {placed(row).map(([at, cell]) =>
                at === '0' ? (
                  <th key={at} scope="row" className="left">
                    {cell}
                  </th>
                ) : (
                  <td key={at}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
