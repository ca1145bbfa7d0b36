import { type Answer, type Block, headlineOf, oddsBlocks } from '@umpire/views';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Chart } from '../charts/chart.js';
import { titleOf } from '../scenario/to-scenario.js';
import { copy } from '../share/files.js';
import { estimate, secondsFor, stop } from '../state/answering.js';
import { PANELS, useStore } from '../state/store.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Blocks } from './blocks.js';
import { Segments } from './field.js';
import { Headline } from './headline.js';
import { IssueList } from './issue-list.js';
import { isLadder } from './ladders.js';
import { useLine } from './use-line.js';

const Compare = lazy(async () => ({ default: (await import('./compare.js')).Compare }));
const Rank = lazy(async () => ({ default: (await import('./rank.js')).Rank }));
const Share = lazy(async () => ({ default: (await import('./share.js')).Share }));

/** The answer: always in view, the last one while there is none to what stands in the fields. */
export function AnswerPanel() {
  const isCurrent = useStore(({ reply }) => reply?.kind === 'answer');
  const last = useStore((state) => state.last);
  const busy = useStore((state) => state.busy);
  const voice = useVoice();
  const answer = last?.kind === 'answer' ? last.answer : undefined;
  // the headline comes first, and what is drawn follows it
  const drawn = useDeferredValue(answer);
  return (
    <section className="panel answer" id="answer" aria-labelledby="answer-title" tabIndex={-1}>
      {busy && <Working />}
      <Problems />
      <div className={isCurrent ? 'figures' : 'figures stale'}>
        <div className="answer-head">
          <Title />
          {answer !== undefined && <Kind answer={answer} />}
        </div>
        <div id="headline">{answer !== undefined && <Headline answer={answer} voice={voice} />}</div>
        {drawn !== undefined && <Figures answer={drawn} />}
      </div>
    </section>
  );
}

function Title() {
  const words = useWords();
  const title = useStore(({ draft }) => titleOf(draft.target));
  return <h2 id="answer-title">{title || words.answer}</h2>;
}

const SLOW = 1000;

/** A thin bar; after a second what is being done, and how to leave off. */
function Working() {
  const words = useWords();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(wait);
  }, []);
  return (
    <>
      <div className="working" role="progressbar" aria-label={words.working} />
      {slow && (
        <p className="row">
          <span role="status">{words.working} …</span>
          <button type="button" className="plain" onClick={stop}>
            {words.stop}
          </button>
        </p>
      )}
    </>
  );
}

function Kind({ answer }: { readonly answer: Answer }) {
  const { say, figures } = useVoice();
  return (
    <span className="quiet">
      {say.edition(answer.edition)} · {answer.exact ? say.exact : say.estimateShort(figures.count(answer.trials))}
    </span>
  );
}

/** Why there is no answer to what stands in the fields, and what to do. */
function Problems() {
  const words = useWords();
  const { figures } = useVoice();
  const reply = useStore((state) => state.reply);
  if (reply === undefined || reply.kind === 'answer') return null;
  if (reply.kind === 'too-large')
    return (
      <div className="problem">
        <p>{words.tooLarge(figures.count(reply.size))}</p>
        <Estimates />
      </div>
    );
  return (
    <div className="problem">
      <p>{words.asTyped}</p>
      <IssueList issues={reply.issues} />
      <p className="quiet">{words.staysBelow}</p>
    </div>
  );
}

const TRIALS = [10_000, 100_000];

/** How exact a guess may be, and about how long each takes. */
function Estimates() {
  const words = useWords();
  const { figures } = useVoice();
  const draft = useStore((state) => state.draft);
  const [seconds, setSeconds] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has another pace
  useEffect(() => {
    let stands = true;
    void secondsFor(1).then((one) => {
      if (stands && Number.isFinite(one)) setSeconds(one);
    });
    return () => {
      stands = false;
    };
  }, [draft]);
  return (
    <div className="row">
      {TRIALS.map((trials) => (
        <button key={trials} type="button" className="plain" onClick={() => void estimate(trials)}>
          {words.estimate(figures.count(trials))}
          {seconds !== undefined && ` · ${words.about(figures.count(Math.max(1, Math.round(seconds * trials))))}`}
        </button>
      ))}
      <span className="quiet">{words.orSplit}</span>
    </div>
  );
}

const Figures = memo(function Figures({ answer }: { readonly answer: Answer }) {
  const words = useWords();
  const voice = useVoice();
  const measure = useStore((state) => state.measure);
  const shape = useStore((state) => state.shape);
  const choice = headlineOf(answer).counted === 'models';
  const mean = (of: Answer['woundsLost']): number => (typeof of.mean === 'number' ? of.mean : of.mean.value);
  const within = (of: Answer['woundsLost']): string =>
    typeof of.mean === 'number' ? '' : ` (${of.mean.interval.map((end) => voice.figures.mean(end)).join('–')})`;
  return (
    <>
      <Chart answer={answer} />
      <p className="mean">
        {voice.say.mean(
          voice.mean(mean(answer.modelsDestroyed), voice.say.models) + within(answer.modelsDestroyed),
          voice.mean(mean(answer.woundsLost), voice.say.woundsLost) + within(answer.woundsLost),
        )}
      </p>
      <div className="row toggles">
        <Segments
          label={words.shape}
          value={shape}
          options={[
            ['at-least', words.shapes['at-least']],
            ['exactly', words.shapes.exactly],
          ]}
          onChange={(next) => useStore.setState({ shape: next })}
        />
        {choice && (
          <Segments
            label={words.measure}
            value={measure}
            options={[
              ['models', words.measures.models],
              ['wounds', words.measures.wounds],
            ]}
            onChange={(next) => useStore.setState({ measure: next })}
          />
        )}
      </div>
      <Opened answer={answer} />
    </>
  );
});

function Opened({ answer }: { readonly answer: Answer }) {
  const words = useWords();
  const panel = useStore((state) => state.panel);
  const below = useBroughtIntoView(panel);
  return (
    <>
      <div className="row deeds">
        <CopyLine answer={answer} />
        {PANELS.map((one) => (
          <button
            key={one}
            id={one}
            type="button"
            className="plain"
            aria-expanded={panel === one}
            onClick={() => useStore.setState({ panel: panel === one ? undefined : one })}
          >
            {words[one]} <span aria-hidden="true">{panel === one ? '▾' : '▸'}</span>
          </button>
        ))}
      </div>
      <span ref={below} />
      {panel === 'funnel' && <Details of={funnels} />}
      {panel === 'why' && <Details of={reasons} />}
      <Suspense>
        {panel === 'compare' && <Compare answer={answer} />}
        {panel === 'rank' && <Rank />}
        {panel === 'share' && <Share answer={answer} />}
      </Suspense>
    </>
  );
}

/** So many pixels of it, or it is brought into view. */
const ROOM = 160;

/** What was opened is looked at: its beginning comes into view, where it was out of it. */
function useBroughtIntoView(opened: unknown): React.RefObject<HTMLSpanElement | null> {
  const below = useRef<HTMLSpanElement>(null);
  const before = useRef(opened);
  useEffect(() => {
    if (opened !== undefined && opened !== before.current) {
      const { bottom } = document.getElementById('answer')?.getBoundingClientRect() ?? { bottom: innerHeight };
      const room = Math.min(bottom, innerHeight) - (below.current?.getBoundingClientRect().top ?? 0);
      if (room < ROOM) below.current?.scrollIntoView({ block: 'center' });
    }
    before.current = opened;
  }, [opened]);
  return below;
}

/** The part of the whole answer, as the terminal tells it, that somebody has opened. */
function Details({ of }: { readonly of: (told: readonly Block[], why: string) => readonly Block[] }) {
  const details = useStore((state) => state.details);
  const voice = useVoice();
  const told = details?.kind === 'answer' ? oddsBlocks(details.answer, voice) : [];
  return <Blocks blocks={of(told, voice.say.why)} />;
}

/** The line for the chat, one tap from the answer. */
function CopyLine({ answer }: { readonly answer: Answer }) {
  const words = useWords();
  const line = useLine(answer);
  const [said, setSaid] = useState('');
  const put = async (): Promise<void> => setSaid((await copy(line)) ? words.copied : words.copyFailed);
  return (
    <>
      <button type="button" id="copy-line" className="plain" onClick={() => void put()}>
        {words.copyLine}
      </button>
      <span role="status" className="quiet">
        {said}
      </span>
    </>
  );
}

const titleAt = (blocks: readonly Block[], title: string): number =>
  blocks.findIndex((block) => block.kind !== 'heading' && block.title === title);

/** Groups, attackers in turn and stages stand before the reasons in an answer, after the line of means. */
function funnels(blocks: readonly Block[], why: string): readonly Block[] {
  const end = titleAt(blocks, why);
  const start = blocks.slice(0, end).findLastIndex(isLadder) + 2;
  return blocks.slice(start, end);
}

/** From the reasons on: what was assumed, and by which rule set. */
const reasons = (blocks: readonly Block[], why: string): readonly Block[] => blocks.slice(titleAt(blocks, why));
