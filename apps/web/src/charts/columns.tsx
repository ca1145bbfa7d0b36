import { placed } from '../page/placed.js';
import { useVoice, useWords } from '../words/use-words.js';
import { straight } from './scale.js';
import { useWidth } from './use-width.js';

interface ColumnsProps {
  readonly distribution: readonly number[];
  readonly last: number;
  readonly chance: (share: number) => string;
}

const HEIGHT = 180;
const [TOP, BOTTOM] = [36, 36];

/** "Exactly N" as columns; the median is marked above, the mean below. */
export function Columns({ distribution, last, chance }: ColumnsProps) {
  const words = useWords();
  const { figures, say } = { ...useVoice() };
  const [ref, width] = useWidth();
  const shown = distribution.slice(0, last + 1);
  const most = Math.max(...shown);
  const y = straight([0, most || 1], [HEIGHT - BOTTOM, TOP]);
  const step = width / shown.length;
  const mean = distribution.reduce((sum, share, n) => sum + share * n, 0);
  const middle = medianOf(distribution);
  const every = Math.ceil(24 / step);
  return (
    <div ref={ref}>
      <svg
        className="chart"
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={shown.map((share, n) => `${figures.count(n)}: ${chance(share)}`).join('; ')}
      >
        {placed(shown).map(([place, share]) => (
          <g key={place} transform={`translate(${Number(place) * step} 0)`}>
            <rect
              className="fill"
              x={step * 0.1}
              width={step * 0.8}
              y={y(share)}
              height={HEIGHT - BOTTOM - y(share)}
              rx={2}
            />
            {step > 34 && (
              <text x={step / 2} y={y(share) - 5} textAnchor="middle" className="small">
                {chance(share)}
              </text>
            )}
            {Number(place) % every === 0 && (
              <text x={step / 2} y={HEIGHT - BOTTOM + 15} textAnchor="middle">
                {figures.count(Number(place))}
              </text>
            )}
          </g>
        ))}
        <path className="median" d={`M${(middle + 0.5) * step} ${TOP - 6}V${HEIGHT - BOTTOM}`} />
        <text
          x={(middle + 0.5) * step + (middle > last / 2 ? -6 : 6)}
          y={TOP - 8}
          textAnchor={middle > last / 2 ? 'end' : 'start'}
          className="small"
        >
          {words.median} {figures.count(middle)}
        </text>
        <g transform={`translate(${(mean + 0.5) * step} ${HEIGHT - 16})`}>
          <path className="mark" d="M0 -2 L5 7 L-5 7 Z" />
          <text x={mean > last / 2 ? -10 : 10} y={8} textAnchor={mean > last / 2 ? 'end' : 'start'} className="small">
            {say.meanColumn} {figures.mean(mean)}
          </text>
        </g>
        <title>{words.shapes.exactly}</title>
      </svg>
    </div>
  );
}

/** Half of the chances lie at it or below. */
function medianOf(distribution: readonly number[]): number {
  let below = 0;
  return distribution.findIndex((share) => {
    below += share;
    return below >= 0.5;
  });
}
