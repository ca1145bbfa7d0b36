import { battleBlocks, type Thrown } from '@umpire/views';
import { useEffect, useMemo, useState } from 'react';
import type { Told } from '../battle/told.js';
import { setHabits, useHabits } from '../state/battle-habits.js';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice } from '../words/use-words.js';
import { placed } from './placed.js';

/** More throws than this stand in the log alone. */
const SHOWN = 4;
/** How long a throw stands before the next falls, at pace 1, in milliseconds. */
const FALL = 700;

/** The dice that fell since one was last asked: all at once, or one throw after the other. */
export function DiceTray({ told }: { readonly told: Told }) {
  const { dice } = useTableWords();
  const throws = useThrows(told);
  const { dice: fall } = useHabits();
  const [fallen, skip] = useFalling(throws);
  if (throws.length === 0) return null;
  return (
    <div className="dice-tray">
      <ul aria-label={dice.fell}>
        {placed(throws.slice(0, fallen))
          .slice(-SHOWN)
          .map(([place, { seat, thrown }]) => (
            <li key={place}>
              {seat !== undefined && <span className={`seat-${seat}`}>{seat}</span>}{' '}
              <span className="quiet">{thrown.what}</span> <Faces thrown={thrown} />
              {thrown.came !== undefined && <b className="came">{thrown.came}</b>}
            </li>
          ))}
      </ul>
      <div className="row">
        {fallen < throws.length && (
          <button type="button" className="plain small" onClick={skip}>
            {dice.skip(throws.length - fallen)}
          </button>
        )}
        <button
          type="button"
          className="plain small"
          aria-pressed={fall === 'by-step'}
          onClick={() => setHabits({ dice: fall === 'by-step' ? 'at-once' : 'by-step' })}
        >
          {fall === 'by-step' ? dice.atOnce : dice.byStep}
        </button>
      </div>
    </div>
  );
}

interface Fallen {
  readonly seat: 'A' | 'B' | undefined;
  readonly thrown: Thrown;
}

/** What the log tells of dice, line by line. */
function useThrows({ isAnew, happened, titles, names, rules, scene }: Told): readonly Fallen[] {
  const voice = useVoice();
  return useMemo(() => {
    if (isAnew) return [];
    const seats = new Map(scene.units.map(({ ref, seat }) => [ref, seat]));
    const blocks = battleBlocks(
      {
        title: titles,
        happened,
        name: (ref) => names[ref] ?? ref,
        seatOf: (ref) => seats.get(ref),
        rule: (id) => rules[id],
        score: [0, 0],
      },
      voice,
    );
    return blocks.flatMap((block): readonly Fallen[] =>
      block.kind === 'lines'
        ? block.lines.flatMap((line, i) =>
            line.flatMap((piece) =>
              typeof piece === 'string' || piece.thrown === undefined
                ? []
                : [{ seat: block.marks?.[i]?.seat, thrown: piece.thrown }],
            ),
          )
        : [],
    );
  }, [isAnew, happened, titles, names, rules, scene, voice]);
}

/** How many throws have fallen, and a way to let all of them fall. Who wants little motion sees them at once. */
function useFalling(throws: readonly Fallen[]): readonly [fallen: number, skip: () => void] {
  const { dice, pace } = useHabits();
  const isAtOnce = dice !== 'by-step' || pace === 'skip' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [{ of, count }, setState] = useState({ of: throws, count: 1 });
  const fallen = isAtOnce ? throws.length : of === throws ? count : 1;
  useEffect(() => {
    if (isAtOnce || fallen >= throws.length) return;
    const timer = setTimeout(() => setState({ of: throws, count: fallen + 1 }), FALL / pace);
    return () => clearTimeout(timer);
  }, [isAtOnce, fallen, throws, pace]);
  return [fallen, () => setState({ of: throws, count: throws.length })];
}

/** Faces with how many show each, the highest first; those that do it are underlined. */
function Faces({ thrown: { faces, needs } }: { readonly thrown: Thrown }) {
  return placed(faces).map(([place, some]) => (
    <span key={place} className="throw">
      {place !== '0' && <span className="quiet">↻ </span>}
      {counted(some).map(([face, count]) => (
        <span key={face} className={needs !== undefined && face >= needs ? 'die does' : 'die'}>
          {face}
          {count > 1 && <small>×{count}</small>}
        </span>
      ))}
    </span>
  ));
}

function counted(faces: readonly number[]): readonly (readonly [face: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => b - a);
}
