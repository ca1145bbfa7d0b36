import { type DragEvent, useEffect, useId, useState } from 'react';
import { type ImportTold, type Named, type Stage, stages } from '../library/told.js';
import { chooseName, readFiles, readText, useLibrary } from '../state/library.js';
import { useLibraryWords } from '../words/use-library-words.js';
import { useVoice, useWords } from '../words/use-words.js';
import { IssueList } from './issue-list.js';
import { Link } from './link.js';
import { placed } from './placed.js';

/** One box for anything. A text stays in it until it was read; files may be dropped anywhere on the page. */
export function LibraryImport() {
  const words = useLibraryWords();
  const plain = useWords();
  const id = useId();
  const { isReading, last } = useLibrary();
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const took = ({ packs, matchups }: ImportTold): void => {
    const isRead = packs.length + matchups.length > 0;
    setFailed(!isRead);
    if (isRead) setText('');
  };
  const take = async (pasted: string): Promise<void> => took(await readText(pasted));
  const open = async (files: readonly File[]): Promise<void> => took(await readFiles(files));
  useDrop(open);
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <label htmlFor={id} className="drop">
          {words.drop}
        </label>
      </h2>
      <textarea
        id={id}
        rows={text === '' ? 2 : 6}
        value={text}
        spellCheck={false}
        aria-describedby={`${id}-note`}
        onChange={(e) => setText(e.target.value)}
        onPaste={(e) => {
          const pasted = e.clipboardData.getData('text');
          if (text !== '' || !pasted.includes('\n')) return;
          setText(pasted);
          e.preventDefault();
          void take(pasted);
        }}
      />
      <div className="row">
        <button
          type="button"
          className="main"
          disabled={text.trim() === '' || isReading}
          onClick={() => void take(text)}
        >
          {words.read}
        </button>
        <label className="plain file">
          {words.files}
          <input type="file" multiple onChange={(e) => void open([...(e.target.files ?? [])])} />
        </label>
        <span className="quiet" id={`${id}-note`}>
          {words.dropNote}
        </span>
      </div>
      {isReading && <p role="status">{words.reading} …</p>}
      {failed && !isReading && (
        <div className="problem" role="status">
          <p>{words.nothingRead}</p>
          <IssueList issues={last?.issues ?? []} />
        </div>
      )}
      {last !== undefined && last.matchups.length > 0 && (
        <p role="status">{plain.matchups.read(last.matchups.length)}</p>
      )}
      {last !== undefined && last.packs.length > 0 && !isReading && <Found />}
    </section>
  );
}

/** Files that are let go anywhere on the page. */
function useDrop(open: (files: readonly File[]) => Promise<void>): void {
  useEffect(() => {
    const over = (event: Event): void => event.preventDefault();
    const drop = (event: Event & Partial<Pick<DragEvent, 'dataTransfer'>>): void => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      void open(files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  });
}

/** Three numbers, each with its list; then the names that nobody knows. */
function Found() {
  const words = useLibraryWords();
  const { figures } = useVoice();
  const { last } = useLibrary();
  const [open, setOpen] = useState<Stage>();
  if (last === undefined) return null;
  const of = (stage: Stage): readonly Named[] => last.found.filter((one) => one.stage === stage);
  return (
    <div className="opened found">
      <h3>{words.lastRead}</h3>
      <div className="thirds">
        {stages.map((stage) => (
          <button
            key={stage}
            type="button"
            className={`third stage-${stage}`}
            aria-expanded={open === stage}
            onClick={() => setOpen(open === stage ? undefined : stage)}
          >
            <b>{figures.count(of(stage).length)}</b>
            <span>
              <StageMark stage={stage} /> {words.plays[stage]}{' '}
              <span aria-hidden="true">{open === stage ? '▾' : '▸'}</span>
            </span>
          </button>
        ))}
      </div>
      {open !== undefined && (
        <ul className="lines listed">
          {of(open).map((one) => (
            <li key={one.key}>
              <span>
                {one.kind === 'unit' ? one.name : <Link to={{ view: 'library', item: one.key }}>{one.name}</Link>}
              </span>
              <span className="quiet">
                {words.kinds[one.kind]} · {words.whys[one.why]((one.of ?? []).join(', '))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Unknown packs={last.packs} />
      {last.issues.length > 0 && (
        <details>
          <summary>{words.problems(last.issues.length, figures.count(last.issues.length))}</summary>
          <IssueList issues={last.issues} />
        </details>
      )}
    </div>
  );
}

/** Names of a list that no sheet has, each with the three nearest: one tap chooses. */
function Unknown({ packs }: { readonly packs: readonly string[] }) {
  const words = useLibraryWords();
  const { figures } = useVoice();
  const { told } = useLibrary();
  const lists = (told?.armies ?? []).filter(({ pack }) => packs.includes(pack));
  return lists.map(({ pack, units }) => {
    const lost = units.filter(({ why }) => why === 'no-sheet');
    const once = lost.filter(({ name }, i) => lost.findIndex((one) => one.name === name) === i);
    if (lost.length === 0) return null;
    const alone = once.filter(({ near = [] }) => near.length === 0).map(({ name }) => name);
    return (
      <div key={pack} className="unknown">
        <p role="status">
          <span className="warning">▲</span>{' '}
          {words.notRecognised(figures.count(lost.length), figures.count(units.length))}
        </p>
        {lost.length * 2 > units.length && <p>{words.namesOnly}</p>}
        <ul className="lines">
          {once
            .filter(({ near = [] }) => near.length > 0)
            .map(({ name, near = [] }) => (
              <li key={name}>
                <b>{name}</b>
                <fieldset className="row near">
                  <legend className="aside">{words.didYouMean(name)}</legend>
                  {placed(near).map(([place, one]) => (
                    <button key={place} type="button" className="chip" onClick={() => void chooseName(pack, name, one)}>
                      {one}
                    </button>
                  ))}
                </fieldset>
              </li>
            ))}
        </ul>
        {alone.length > 0 && <p className="quiet">{words.noNear(alone.join(', '))}</p>}
      </div>
    );
  });
}

const MARKS: Readonly<Record<Stage, string>> = { full: '●', part: '◐', not: '○' };

/** A sign of how far something plays; the words stand beside it. */
export const StageMark = ({ stage }: { readonly stage: Stage }) => (
  <span className={`stage-mark stage-${stage}`} aria-hidden="true">
    {MARKS[stage]}
  </span>
);
