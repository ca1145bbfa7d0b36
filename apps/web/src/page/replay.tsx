import type { Seat } from '@umpire/rules';
import { reviewBlocks } from '@umpire/views';
import { useEffect, useMemo, useState } from 'react';
import type { Level, ToldFilm } from '../battle/told.js';
import { Board } from '../board/board.js';
import { save } from '../share/files.js';
import { branchBattle } from '../state/battle.js';
import { goTo, lookBack, play, step, stepActivation, stopWatching, useFilm } from '../state/film.js';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice, useWords } from '../words/use-words.js';
import { BattleLog } from './battle-log.js';
import { Blocks } from './blocks.js';
import { IssueList } from './issue-list.js';
import { nearSeat } from './near-seat.js';
import { ScoreLine } from './score-line.js';
import { Timeline } from './timeline.js';
import { useNames, useTitles } from './use-named.js';

/** A battle that was played: every table of it, its log, and what it comes to. */
export function Replay(props: { readonly film: ToldFilm; readonly onLeave: () => void }) {
  const words = useWords();
  const table = useTableWords();
  const { picture, happened, log, lookedBack } = useFilm();
  const names = useNames(props.film.names, picture?.scene);
  const titles = useTitles(props.film.titles);
  const film = useMemo(() => ({ ...props.film, names, titles }), [props.film, names, titles]);
  const at = picture?.at ?? 0;
  useReplayKeys();
  // moments take a while to work out, and are there before anybody asks
  useEffect(() => {
    if (film.isDone) void lookBack();
  }, [film.isDone]);
  // the log of the turn that one is in: what came before is a mark away
  const from = film.turns.findLast((turn) => turn.at <= at)?.at ?? 0;
  const shown = useMemo(() => {
    const here = happened.filter((one) => one.at >= from && one.at <= at);
    return { happened: here.flatMap(({ of }) => of), at: here.flatMap((one) => one.of.map(() => one.at)) };
  }, [happened, from, at]);
  if (picture === undefined) return <p role="status">{words.working}</p>;
  const { onLeave } = props;
  const { scene, about } = picture;
  const isAtEnd = film.isDone && at === film.pictures - 1;
  return (
    <main className="battle replay" id="content" tabIndex={-1}>
      <ScoreLine scene={scene} titles={film.titles} parts={film.parts}>
        <button
          type="button"
          className="plain"
          onClick={() => save('battle.jsonl', new Blob([log ?? ''], { type: 'application/jsonl' }))}
        >
          {table.replay.share}
        </button>
        <button type="button" className="plain" onClick={onLeave}>
          {words.battle.leave}
        </button>
      </ScoreLine>
      <Board
        scene={scene}
        near={nearSeat(film)}
        chosen={about[0]}
        labelOf={(unit) => words.battle.unit(unit.name, unit.models.length, unit.began, unit.seat)}
        onChoose={() => undefined}
      />
      <section className="panel time" aria-label={table.replay.title}>
        <Timeline film={film} at={at} moments={lookedBack?.moments ?? []} />
        <Truth film={film} />
        <PlayOn film={film} at={at} />
      </section>
      {isAtEnd && film.ended ? <LookedBack film={film} /> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys */}
      <section className="panel log" aria-label={words.battle.parts.log} tabIndex={0}>
        <BattleLog
          happened={shown.happened}
          at={shown.at}
          titles={film.titles}
          names={film.names}
          rules={film.rules}
          units={scene.units}
          score={film.score}
          isOver={isAtEnd && film.ended}
          onMoment={(moment) => void goTo(moment)}
          {...(film.winner === undefined ? {} : { winner: film.winner })}
        />
      </section>
    </main>
  );
}

/** Whether what is shown is what was played. */
function Truth({ film }: { readonly film: ToldFilm }) {
  const words = useTableWords().replay;
  if (film.stopped !== undefined)
    return (
      <div className="problem" role="status">
        <p>{words.stopped(film.stopped.line, film.answers)}</p>
        <IssueList issues={film.stopped.why} />
      </div>
    );
  if (!film.isDone)
    return (
      <p className="quiet" role="status">
        {words.reading(film.read, film.lines)}
      </p>
    );
  return (
    <p className="quiet" role="status">
      ✓ {film.ended ? words.verified : words.verifiedSoFar} <code>{film.hash?.slice(0, 15)}</code>
    </p>
  );
}

/** A battle of one's own from here: as it was played, or against a program. */
function PlayOn({ film, at }: { readonly film: ToldFilm; readonly at: number }) {
  const words = useTableWords().replay;
  const [who, setWho] = useState<Seat | 'both'>('A');
  const levels: Readonly<Record<Seat, Level>> = {
    A: who === 'B' ? 'greedy' : 'person',
    B: who === 'A' ? 'greedy' : 'person',
  };
  const go = async (): Promise<void> => {
    play(false);
    await branchBattle(at, levels);
    stopWatching();
  };
  return (
    <div className="row">
      <button
        type="button"
        className="main"
        disabled={film.isDone && at === film.pictures - 1 && film.ended}
        onClick={() => void go()}
      >
        {words.playOn}
      </button>
      <label className="row">
        <span className="quiet">{words.as}</span>
        <select
          value={who}
          onChange={(e) => setWho(e.target.value === 'both' ? 'both' : e.target.value === 'B' ? 'B' : 'A')}
        >
          <option value="A">A · {film.titles.A}</option>
          <option value="B">B · {film.titles.B}</option>
          <option value="both">{words.both}</option>
        </select>
      </label>
    </div>
  );
}

/** What the battle comes to: score by round, luck, and on request the moments that counted. */
function LookedBack({ film }: { readonly film: ToldFilm }) {
  const words = useTableWords().replay;
  const voice = useVoice();
  const { lookedBack } = useFilm();
  const review = lookedBack?.review;
  const [isMore, setMore] = useState(false);
  const { winner, score, titles, names } = film;
  return (
    <section className="panel end" aria-label={words.lookBack}>
      <h2>{words.lookBack}</h2>
      <p className="summary">{voice.say.battle.end(winner && { seat: winner, name: titles[winner] }, score)}</p>
      {review === undefined ? (
        <p role="status">{words.workingOut}</p>
      ) : (
        <>
          <Blocks
            blocks={reviewBlocks(
              isMore ? review : { ...review, moments: [] },
              { title: titles, name: (ref) => names[ref] ?? ref, terms: lookedBack?.terms },
              voice,
            )}
          />
          {isMore ? (
            <div className="row">
              {lookedBack?.moments.map((place, i) => (
                <button key={place} type="button" className="chip" onClick={() => void goTo(place)}>
                  {words.toMoment(i + 1)}
                </button>
              ))}
            </div>
          ) : (
            review.moments.length > 0 && (
              <button type="button" className="plain" onClick={() => setMore(true)}>
                {words.whatElse}
              </button>
            )
          )}
        </>
      )}
    </section>
  );
}

const KEYS: Readonly<Record<string, (isShifted: boolean) => void>> = {
  ArrowLeft: (isShifted) => void (isShifted ? stepActivation(-1) : step(-1)),
  ArrowRight: (isShifted) => void (isShifted ? stepActivation(1) : step(1)),
  ' ': () => play(!useFilm.getState().isPlaying),
  Home: () => void goTo(0),
  End: () => void goTo(Number.MAX_SAFE_INTEGER),
};

function useReplayKeys(): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { target } = event;
      const isElsewhere =
        target instanceof HTMLElement && target.closest('select, textarea, button, input:not([type="range"])') !== null;
      const deed = KEYS[event.key];
      if (deed === undefined || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      deed(event.shiftKey);
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}
