import { useEffect } from 'react';
import type { Told } from '../battle/told.js';
import { Board } from '../board/board.js';
import { backToNow, usePast } from '../state/past.js';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice, useWords } from '../words/use-words.js';
import { nearSeat } from './near-seat.js';

/** The board as it stood at a line of the log: looked at, not played on. */
export function PastBoard({ told }: { readonly told: Told }) {
  const words = useWords();
  const { past } = useTableWords();
  const { say } = useVoice();
  const { picture, isPlaying, about } = usePast();
  useEffect(() => {
    const heard = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') backToNow();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
  if (picture === undefined) return null;
  const { scene } = picture;
  const when = [
    words.battle.round(scene.round, scene.rounds),
    scene.turn === undefined ? '' : told.titles[scene.turn],
    scene.round === 0 ? '' : say.battle.phase(scene.part),
  ];
  return (
    <Board
      scene={scene}
      near={nearSeat(told)}
      chosen={about[0]}
      labelOf={(unit) => words.battle.unit(unit.name, unit.models.length, unit.began, unit.seat)}
      onChoose={() => undefined}
    >
      <div className="past row" role="status">
        <span>
          {isPlaying ? '▸ ' : ''}
          {past.asItWas}
          {say.colon} {when.filter(Boolean).join(' · ')}
        </span>
        <button type="button" className="main small" onClick={backToNow}>
          {past.now}
        </button>
      </div>
    </Board>
  );
}
