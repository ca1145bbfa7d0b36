import { type Remote, wrap } from 'comlink';
import { type FormEvent, useEffect, useState } from 'react';
import type { Book, Entry } from '../book/book.js';
import type { BookReader } from '../book/book-worker.js';
import { searchRules } from '../book/search.js';
import { go } from '../state/places.js';
import { useStore } from '../state/store.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Link } from './link.js';
import { RulePage } from './rule-page.js';
import { Support } from './support.js';

let asked: Promise<Book> | undefined;

/** The book is read once, in a worker that ends with it. */
function askBook(): Promise<Book> {
  asked ??= (async () => {
    const worker = new Worker(new URL('../book/book-worker.ts', import.meta.url), { type: 'module', name: 'book' });
    const reader: Remote<BookReader> = wrap<BookReader>(worker);
    const book = await reader.read();
    worker.terminate();
    return book;
  })();
  return asked;
}

export function RulesView() {
  const words = useWords();
  const place = useStore((state) => state.place);
  const [book, setBook] = useState<Book>();
  useEffect(() => void askBook().then(setBook), []);
  if (book === undefined)
    return (
      <main className="book" id="content" tabIndex={-1}>
        <p role="status">{words.loading}</p>
      </main>
    );
  if (place.view === 'support') return <Support book={book} />;
  const entry = book.entries.find(({ id }) => id === place.rule);
  return (
    <main className="book" id="content" tabIndex={-1}>
      <Search book={book} isOpen={entry === undefined} unknown={entry === undefined ? place.rule : undefined} />
      {entry !== undefined && <RulePage book={book} entry={entry} edition={place.edition} />}
    </main>
  );
}

function Search({
  book,
  isOpen,
  unknown,
}: {
  readonly book: Book;
  readonly isOpen: boolean;
  readonly unknown: string | undefined;
}) {
  const words = useWords();
  const [typed, setTyped] = useState(unknown?.replace(/-/g, ' ') ?? '');
  const found = searchRules(book.entries, typed);
  const openFirst = (event: FormEvent): void => {
    event.preventDefault();
    const [first] = found;
    if (first === undefined || typed.trim() === '') return;
    go(placeOfRule(first));
    setTyped('');
  };
  return (
    <>
      <search>
        <form className="row" onSubmit={openFirst}>
          <input
            id="search-rules"
            type="search"
            aria-label={words.book.search}
            placeholder={words.book.searchHint}
            value={typed}
            onChange={(e) => setTyped(e.target.value)}
          />
          <Link to={{ view: 'support' }} className="plain small">
            {words.book.support}
          </Link>
        </form>
      </search>
      {(isOpen || typed.trim() !== '') && <Hits entries={found} />}
    </>
  );
}

const placeOfRule = ({ id, printings }: Entry) => {
  const latest = printings.findLast(({ edition }) => edition === useStore.getState().draft.edition) ?? printings.at(-1);
  return { view: 'rules', edition: latest?.edition ?? '', rule: id } as const;
};

function Hits({ entries }: { readonly entries: readonly Entry[] }) {
  const words = useWords();
  const { say } = useVoice();
  if (entries.length === 0) return <p role="status">{words.noRuleFound}</p>;
  return (
    <ul className="hits" aria-label={words.views.rules}>
      {entries.map((entry) => {
        const [printing] = entry.printings.slice(-1);
        if (printing === undefined) return null;
        return (
          <li key={entry.id}>
            <Link to={placeOfRule(entry)}>{printing.name}</Link>
            <span className="quiet">
              {[words.book.kinds[printing.kind], printing.section, say.supportStages[printing.stage]]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
