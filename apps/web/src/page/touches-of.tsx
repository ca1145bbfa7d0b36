import type { ReactNode } from 'react';
import type { Book, Printing } from '../book/book.js';
import type { Both } from '../book/touches.js';
import { useStore } from '../state/store.js';
import { useWords } from '../words/use-words.js';
import { Link } from './link.js';

/** So many names stand there before somebody asks for all. */
const SHOWN = 12;

/** What a rule reaches: units and weapons that have it, rolls and numbers, when it acts, the rules that it gives or that give it. */
export function TouchesOf({ book, printing }: { readonly book: Book; readonly printing: Printing }) {
  const { book: words } = useWords();
  const locale = useStore((state) => state.locale);
  const { units, weapons, numbers, steps, gives, givenBy } = printing.touches;
  const said = (list: readonly Both[]): readonly ReactNode[] => list.map((one) => one[locale]);
  const rules = (ids: readonly string[]): readonly ReactNode[] =>
    ids.map((id) => <RuleLink key={id} book={book} edition={printing.edition} id={id} />);
  const rows: readonly (readonly [title: string, list: readonly ReactNode[]])[] = [
    [words.touches.units, units],
    [words.touches.weapons, weapons],
    [words.touches.numbers, said(numbers)],
    [words.touches.steps, said(steps)],
    [words.touches.gives, rules(gives)],
    [words.touches.givenBy, rules(givenBy)],
  ];
  const told = rows.filter(([, list]) => list.length > 0);
  if (told.length === 0) return null;
  return (
    <section>
      <h3>{words.touches.title}</h3>
      <dl className="touches">
        {told.map(([title, list]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <Names list={list} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function RuleLink({ book, edition, id }: { readonly book: Book; readonly edition: string; readonly id: string }) {
  const entry = book.entries.find((one) => one.id === id);
  const name = entry?.printings.find((one) => one.edition === edition)?.name ?? id;
  return <Link to={{ view: 'rules', edition, rule: id }}>{name}</Link>;
}

/** The first of them in a row, the rest behind their number. */
function Names({ list }: { readonly list: readonly ReactNode[] }) {
  const words = useWords();
  const first = joined(list.slice(0, SHOWN));
  if (list.length <= SHOWN) return first;
  return (
    <details>
      <summary>
        {first} {words.moreSwitches(list.length - SHOWN)}
      </summary>
      {joined(list.slice(SHOWN))}
    </details>
  );
}

const joined = (list: readonly ReactNode[]): ReactNode =>
  list.map((one, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: names stand in the order of their list
    <span key={i}>
      {i > 0 && ' · '}
      {one}
    </span>
  ));
