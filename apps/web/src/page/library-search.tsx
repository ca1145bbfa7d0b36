import { useDeferredValue, useEffect, useState } from 'react';
import {
  type Asked,
  type Item,
  type ItemKind,
  itemKinds,
  type LibraryTold,
  type Stage,
  stages,
} from '../library/told.js';
import { library } from '../state/library.js';
import { useLibraryWords } from '../words/use-library-words.js';
import { useVoice } from '../words/use-words.js';
import { StageMark } from './library-import.js';
import { Link } from './link.js';

interface Found {
  readonly items: readonly Item[];
  readonly all: number;
}

/** Every datasheet, stratagem and rule that was read: by words, kind, stage and edition. */
export function LibrarySearch({ told }: { readonly told: LibraryTold }) {
  const words = useLibraryWords();
  const { say, figures } = useVoice();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<ItemKind>();
  const [stage, setStage] = useState<Stage>();
  const [edition, setEdition] = useState<string>();
  const found = useFound(told, useDeferredValue(typed), { kind, stage, edition });
  const kinds = itemKinds.filter((one) => (told.counts[one] ?? 0) > 0);
  if (kinds.length === 0) return null;
  const isFiltered = typed !== '' || kind !== undefined || stage !== undefined || edition !== undefined;
  return (
    <section className="panel" aria-labelledby="search-title">
      <h2 id="search-title" className="counts">
        {kinds.map((one) => (
          <span key={one}>
            {words.kinds[one]} {figures.count(told.counts[one] ?? 0)}
          </span>
        ))}
      </h2>
      <search>
        <div className="filters">
          <input
            id="search-rules"
            type="search"
            aria-label={words.search}
            placeholder={words.searchHint}
            value={typed}
            onChange={(e) => setTyped(e.target.value)}
          />
          <Filter
            label={words.kind}
            value={kind}
            options={kinds.map((one) => [one, words.kinds[one]])}
            onChange={setKind}
          />
          <Filter
            label={words.stage}
            value={stage}
            options={stages.map((one) => [one, words.stages[one]])}
            onChange={setStage}
          />
          {told.editions.length > 1 && (
            <Filter
              label={words.edition}
              value={edition}
              options={told.editions.map((one) => [one, say.edition(one)])}
              onChange={setEdition}
            />
          )}
        </div>
      </search>
      {isFiltered && found !== undefined && (
        <>
          <p className="quiet" role="status">
            {found.all === 0
              ? words.foundNone
              : words.found(figures.count(found.items.length), figures.count(found.all))}
          </p>
          <ul className="lines listed">
            {found.items.map((item) => (
              <li key={item.key}>
                <span className="row">
                  <StageMark stage={item.stage} />
                  <Link to={{ view: 'library', item: item.key }}>{item.name}</Link>
                </span>
                <span className="quiet">
                  {[
                    words.kinds[item.kind],
                    ...item.belongs.slice(0, 2),
                    say.edition(item.edition),
                    words.stages[item.stage],
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface Filters {
  readonly kind: ItemKind | undefined;
  readonly stage: Stage | undefined;
  readonly edition: string | undefined;
}

/** What the library has of these words; the last finding stays until the next is there. */
function useFound(told: LibraryTold, typed: string, { kind, stage, edition }: Filters): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let stands = true;
    const asked: Asked = {
      words: typed,
      ...(kind === undefined ? {} : { kind }),
      ...(stage === undefined ? {} : { stage }),
      ...(edition === undefined ? {} : { edition }),
    };
    void library()
      .search(asked)
      .then((one) => {
        // a library that has changed is searched anew
        if (stands && told.packs.length > 0) setFound(one);
      });
    return () => {
      stands = false;
    };
  }, [told, typed, kind, stage, edition]);
  return found;
}

interface FilterProps<T extends string> {
  readonly label: string;
  readonly value: T | undefined;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T | undefined) => void;
}

function Filter<T extends string>({ label, value, options, onChange }: FilterProps<T>) {
  const words = useLibraryWords();
  return (
    <label>
      {label}
      <select value={value ?? ''} onChange={(e) => onChange(options.find(([id]) => id === e.target.value)?.[0])}>
        <option value="">{words.any}</option>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
