import type { Mark, ToldFilm } from '../battle/told.js';
import { goTo, play, SPEEDS, setSpeed, step, stepActivation, useFilm } from '../state/film.js';
import { useTableWords } from '../words/use-table-words.js';

interface TimelineProps {
  readonly film: ToldFilm;
  readonly at: number;
  /** Where the moments that counted are. */
  readonly moments: readonly number[];
}

/** Where one is in a battle that is over: turns and moments marked, to be dragged, stepped and played. */
export function Timeline({ film, at, moments }: TimelineProps) {
  const words = useTableWords().replay;
  const { isPlaying, speed } = useFilm();
  const last = film.pictures - 1;
  const here = film.turns.findLast((turn) => turn.at <= at);
  const share = (place: number): string => `${(100 * place) / Math.max(1, last)}%`;
  return (
    <div className="timeline">
      <div className="row">
        <button type="button" className="icon" aria-label={words.first} onClick={() => void goTo(0)}>
          ⇤
        </button>
        <button
          type="button"
          className="icon"
          aria-label={words.activationBack}
          onClick={() => void stepActivation(-1)}
        >
          «
        </button>
        <button type="button" className="icon" aria-label={words.back} onClick={() => void step(-1)}>
          ‹
        </button>
        <button type="button" className="main play" aria-pressed={isPlaying} onClick={() => play(!isPlaying)}>
          {isPlaying ? words.pause : words.play}
        </button>
        <button type="button" className="icon" aria-label={words.on} onClick={() => void step(1)}>
          ›
        </button>
        <button type="button" className="icon" aria-label={words.activationOn} onClick={() => void stepActivation(1)}>
          »
        </button>
        <button type="button" className="icon" aria-label={words.last} onClick={() => void goTo(last)}>
          ⇥
        </button>
        <label className="speed">
          <span className="aside">{words.speed}</span>
          <select value={speed} onChange={(e) => setSpeed(Number(e.target.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                ×{one === 0.5 ? '½' : one}
              </option>
            ))}
          </select>
        </label>
        <span className="quiet where">{words.where(at, last)}</span>
      </div>
      <div className="track">
        <input
          type="range"
          aria-label={words.track}
          aria-valuetext={`${here === undefined ? '' : words.turn(here.round, here.seat)} ${words.where(at, last)}`}
          min={0}
          max={last}
          value={at}
          onChange={(e) => void goTo(Number(e.target.value))}
        />
        <div className="marks" aria-hidden="true">
          {film.turns.map((turn) => (
            <TurnMark key={turn.at} mark={turn} left={share(turn.at)} />
          ))}
          {moments.map((place) => (
            <span key={place} className="moment" style={{ left: share(place) }} />
          ))}
        </div>
      </div>
    </div>
  );
}

function TurnMark({ mark, left }: { readonly mark: Mark; readonly left: string }) {
  return (
    <span className={`turn-mark ${mark.seat === undefined ? '' : `seat-${mark.seat}`}`} style={{ left }}>
      {mark.round}
      {mark.seat}
    </span>
  );
}
