import { useEffect, useState } from 'react';
import type { Book, Entry, Printing } from '../book/book.js';
import { casesOf } from '../book/cases.js';
import { useStore } from '../state/store.js';
import { useCaseTitles, useSummaries } from '../words/use-summaries.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Link } from './link.js';
import { RulingSwitch } from './ruling-switch.js';
import { TouchesOf } from './touches-of.js';

interface RulePageProps {
  readonly book: Book;
  readonly entry: Entry;
  readonly edition: string | undefined;
}

/** One printed rule: where it stands, what it says in our words, how its printings differ, what pins it. */
export function RulePage({ book, entry, edition }: RulePageProps) {
  const words = useWords();
  const { say } = useVoice();
  const summaryOf = useSummaries();
  const locale = useStore((state) => state.locale);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setLarge(false);
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
  const shown = entry.printings.find((one) => one.edition === edition) ?? entry.printings.at(-1);
  if (shown === undefined) return null;
  const says = shown.says[locale];
  const of = shown.of === undefined ? '' : ` · ${shown.of}`;
  const cost = shown.cost === undefined ? '' : ` · ${words.commandPoints(`${shown.cost}`)}`;
  return (
    <article className={isLarge ? 'panel rule large' : 'panel rule'} aria-labelledby="rule-name">
      <div className="row">
        <h2 id="rule-name" lang="en">
          {shown.name}
        </h2>
        <button
          type="button"
          id="large"
          className="plain small"
          aria-pressed={isLarge}
          onClick={() => setLarge(!isLarge)}
        >
          {words.book.large}
        </button>
      </div>
      <nav className="row tabs" aria-label={words.edition}>
        {entry.printings.map((one) => (
          <Link
            key={one.edition}
            to={{ view: 'rules', edition: one.edition, rule: entry.id }}
            className="tab"
            current={one === shown}
          >
            {say.edition(one.edition)}
          </Link>
        ))}
      </nav>
      <p className="quiet">
        {words.book.kinds[shown.kind]}
        {of}
        {cost} · {say.source(shown.source)}
      </p>
      <p className="summary">{summaryOf(shown.summary)}</p>
      {says.length > 0 && (
        <details>
          <summary>{words.book.says}</summary>
          {says.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
      <Silent book={book} printing={shown} />
      <Changed entry={entry} shown={shown} />
      <Cases rule={entry.id} edition={shown.edition} />
      <TouchesOf book={book} printing={shown} />
      <p className="quiet">
        {words.book.stage}
        {say.colon} {say.supportStages[shown.stage]}
        {shown.why === undefined ? '' : `. ${capital(say.reason(shown.why))}.`}
      </p>
    </article>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the book is silent: our ruling, its number, and the option that gives it otherwise. */
function Silent({ book, printing }: { readonly book: Book; readonly printing: Printing }) {
  const words = useWords();
  if (printing.rulings.length === 0) return null;
  const options = book.rulings.filter(
    ({ edition, ruling }) => edition === printing.edition && printing.rulings.includes(ruling),
  );
  return (
    <section>
      <p>
        <strong>{words.book.silent}</strong> {words.book.ruled(printing.rulings.join(', '))}
      </p>
      {options.map((one) => (
        <RulingSwitch key={one.option} edition={printing.edition} ruling={one} />
      ))}
    </section>
  );
}

/** The printings side by side; those that say the same stand together. */
function Changed({ entry, shown }: { readonly entry: Entry; readonly shown: Printing }) {
  const words = useWords();
  const { say } = useVoice();
  const summaryOf = useSummaries();
  const told = new Map<string, Printing[]>();
  for (const one of entry.printings) {
    const key = [one.name, one.summary, one.cost ?? ''].join('|');
    told.set(key, [...(told.get(key) ?? []), one]);
  }
  if (told.size < 2) return null;
  return (
    <section>
      <h3>{words.book.changed}</h3>
      <div className="beside">
        {[...told.values()].map((group) => {
          const isShown = group.includes(shown);
          const [first] = group;
          return (
            <div key={first?.edition} className={isShown ? 'printing now' : 'printing'}>
              <p className="quiet">
                <span aria-hidden="true">{isShown ? '=' : '≠'} </span>
                {group.map(({ edition }) => say.edition(edition)).join(' · ')}
              </p>
              <p>
                {first?.name === shown.name ? '' : <span lang="en">{first?.name}. </span>}
                {summaryOf(first?.summary ?? '')}
              </p>
              <p className="quiet">{first && say.source(first.source)}</p>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function Cases({ rule, edition }: { readonly rule: string; readonly edition: string }) {
  const words = useWords();
  const titled = useCaseTitles();
  const pinned = casesOf(rule).filter(({ editions }) => editions.some((one) => edition.startsWith(one)));
  if (pinned.length === 0) return null;
  return (
    <section>
      <h3>{words.book.cases(pinned.length)}</h3>
      <ul className="cases">
        {pinned.map(({ id, title, section }) => (
          <li key={id}>
            <span>{titled(title)}</span>
            <span className="quiet">
              {section} · {id}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
