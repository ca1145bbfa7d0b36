import type { Happened } from '@umpire/views';
import type { Told } from '../battle/told.js';

import { useTableWords } from '../words/use-table-words.js';
import { useVoice } from '../words/use-words.js';

import { placed } from './placed.js';

type Dice = Extract<Happened, { readonly kind: 'dice' }>;

/** More throws than this stand in the log alone. */
const SHOWN = 4;

/** The dice that fell since one was last asked, highest first, each face counted. */
export function DiceTray({ told }: { readonly told: Told }) {
  const { dice } = useTableWords();
  const { say } = useVoice();
  const fell = told.isAnew
    ? []
    : told.happened.filter((one): one is Dice => one.kind === 'dice' && one.faces.length > 0);
  if (fell.length === 0) return null;
  return (
    <ul className="dice-tray" aria-label={dice.fell}>
      {placed(fell.slice(-SHOWN)).map(([place, { seat, purpose, faces }]) => (
        <li key={place}>
          <span className={`seat-${seat}`}>{seat}</span> <span className="quiet">{say.battle.purpose(purpose)}</span>{' '}
          {counted(faces).map(([face, count]) => (
            <span key={face} className="die">
              {face}
              {count > 1 && <small>×{count}</small>}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Faces with how many show each, the highest first. */
function counted(faces: readonly number[]): readonly (readonly [face: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => b - a);
}
