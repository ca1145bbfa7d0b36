import type { Scene, Seat } from '@umpire/rules';
import type { ReactNode } from 'react';
import { useVoice, useWords } from '../words/use-words.js';

interface ScoreLineProps {
  readonly scene: Scene;
  readonly titles: Readonly<Record<Seat, string>>;
  /** The parts of a turn, in order. */
  readonly parts: readonly string[];
  /** What may be done with the battle as a whole. */
  readonly children?: ReactNode;
}

const SEATS = ['A', 'B'] as const;

/** Round, part of the turn, score and stores: never out of view. */
export function ScoreLine({ scene, titles, parts, children }: ScoreLineProps) {
  const words = useWords();
  const { say } = useVoice();
  const stores = (seat: Seat): string =>
    Object.entries(scene.stores[seat])
      .map(([name, count]) => words.battle.store(name, count))
      .join(' ');
  const at = parts.indexOf(scene.part);
  return (
    <header className="score">
      <p className="when">
        <b className="in-words">{words.battle.round(scene.round, scene.rounds)}</b>
        {scene.round > 0 && (
          <b className="in-short" aria-hidden="true">
            {words.battle.roundShort(scene.round)}
          </b>
        )}{' '}
        {scene.round > 0 && (
          <span className="quiet">
            {scene.turn !== undefined && <span className={`seat-${scene.turn}`}>{scene.turn}</span>}{' '}
            {at < 0 ? '' : say.battle.phase(scene.part)}
          </span>
        )}
        {scene.round > 0 && at >= 0 && (
          <span className="phase-track" aria-hidden="true">
            {parts.map((part, i) => (
              <i key={part} data-is={i < at ? 'over' : i === at ? 'now' : 'to-come'} />
            ))}
          </span>
        )}
      </p>
      <p className="points">
        {SEATS.map((seat) => (
          <span key={seat} className={`side side-${seat}`}>
            <span className={`seat-${seat} mark`}>{seat}</span>
            <span className="title">{titles[seat]}</span>
            <b>{scene.score[seat]}</b>
            <span className="quiet">{stores(seat)}</span>
          </span>
        ))}
      </p>
      <span className="row over-all">{children}</span>
    </header>
  );
}
