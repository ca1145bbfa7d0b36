import { atLeast } from '@umpire/views';
import { useVoice } from '../words/use-words.js';
import { straight } from './scale.js';
import { useWidth } from './use-width.js';

interface LadderProps {
  readonly distribution: readonly number[];
  readonly last: number;
  readonly chance: (share: number) => string;
}

const STEP = 24;
const LEFT = 28;
const RIGHT = 56;

/** "At least N" as bars, an outcome each, on one scale from nothing to certain. The numbers stand beside them as text. */
export function Ladder({ distribution, last, chance }: LadderProps) {
  const { figures, say } = useVoice();
  const [ref, width] = useWidth();
  const x = straight([0, 1], [0, Math.max(40, width - LEFT - RIGHT)]);
  const rungs = Array.from({ length: last }, (_, i) => i + 1);
  return (
    <div ref={ref}>
      <svg
        className="chart"
        width={width}
        height={rungs.length * STEP}
        role="img"
        aria-label={rungs.map((n) => `${figures.count(n)}${say.colon} ${chance(atLeast(distribution, n))}`).join(' · ')}
      >
        {rungs.map((n, i) => {
          const share = atLeast(distribution, n);
          return (
            <g key={n} transform={`translate(0 ${i * STEP})`}>
              <text x={LEFT - 8} y={STEP / 2} dy="0.35em" textAnchor="end">
                {figures.count(n)}
              </text>
              <rect className="track" x={LEFT} y={4} width={x(1)} height={STEP - 8} rx={3} />
              <rect
                className="fill"
                x={LEFT}
                y={4}
                width={share > 0 ? Math.max(2, x(share)) : 0}
                height={STEP - 8}
                rx={3}
              />
              <text x={width} y={STEP / 2} dy="0.35em" textAnchor="end">
                {chance(share)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
