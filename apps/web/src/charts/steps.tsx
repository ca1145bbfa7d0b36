import { atLeast } from '@umpire/views';
import { curveStepBefore, line } from 'd3-shape';
import { useId, useState } from 'react';
import { useVoice, useWords } from '../words/use-words.js';
import { type Scale, straight, ticks } from './scale.js';
import { useWidth } from './use-width.js';

export interface Series {
  readonly letter: string;
  readonly distribution: readonly number[];
}

interface StepsProps {
  readonly series: readonly Series[];
  readonly last: number;
  readonly chance: (share: number) => string;
}

const HEIGHT = 220;
const [LEFT, RIGHT, TOP, BOTTOM] = [44, 20, 10, 26];

/** Step lines of "at least N": chance up the side, N along the bottom, and a reading line that finger, mouse and arrows move. */
export function Steps({ series, last, chance }: StepsProps) {
  const words = useWords();
  const { figures } = useVoice();
  const id = useId();
  const [ref, width] = useWidth();
  const [read, setRead] = useState(Math.ceil(last / 3));
  const n = Math.min(read, last);
  const x = straight([0, last], [LEFT, width - RIGHT]);
  const nOf = straight([LEFT, width - RIGHT], [0, last]);
  const y = straight([0, 1], [HEIGHT - BOTTOM, TOP]);
  const told = series.map(
    ({ letter, distribution }) =>
      `${letter}${letter && ' '}${words.reading(figures.count(n), chance(atLeast(distribution, n)))}`,
  );
  return (
    <div ref={ref}>
      <svg
        className="chart"
        width={width}
        height={HEIGHT}
        aria-hidden="true"
        onPointerMove={(e) =>
          setRead(
            Math.max(1, Math.min(last, Math.round(nOf(e.clientX - e.currentTarget.getBoundingClientRect().left)))),
          )
        }
      >
        {[0, 0.5, 1].map((share) => (
          <text key={share} x={LEFT - 8} y={y(share)} dy="0.35em" textAnchor="end" className="small">
            {figures.chance(share)}
          </text>
        ))}
        <path className="axis" d={`M${LEFT} ${y(0)}H${width - RIGHT}`} />
        {ticks(last, Math.min(8, last)).map((tick) => (
          <text key={tick} x={x(tick)} y={HEIGHT - 8} textAnchor="middle" className="small">
            {figures.count(tick)}
          </text>
        ))}
        <path className="reading" d={`M${x(n)} ${TOP}V${y(0)}`} />
        {series.map(({ letter, distribution }, i) => (
          <g key={letter} className={series.length === 1 ? 'series' : `series series-${i}`}>
            <path d={stepOf(distribution, last, x, y)} />
            <circle cx={x(n)} cy={y(atLeast(distribution, n))} r={4} />
            {letter !== '' && (
              <text
                x={x(labelAt(distribution, last, i)) + 6}
                y={y(atLeast(distribution, labelAt(distribution, last, i))) - 6}
              >
                {letter}
              </text>
            )}
          </g>
        ))}
      </svg>
      <label className="aside" htmlFor={id}>
        {words.chanceOf}
      </label>
      <input
        id={id}
        type="range"
        className="reader"
        min={1}
        max={last}
        value={n}
        aria-valuetext={told.join('; ')}
        onChange={(e) => setRead(Number(e.target.value))}
      />
      <p className="told">
        {told.map((one) => (
          <span key={one}>{one}</span>
        ))}
      </p>
    </div>
  );
}

/** Each number is reached at the height of its own chance: first up or down, then along. */
function stepOf(distribution: readonly number[], last: number, x: Scale, y: Scale): string {
  const draw = line<number>()
    .x((n) => x(n))
    .y((n) => y(atLeast(distribution, n)))
    .curve(curveStepBefore);
  return draw(Array.from({ length: last + 1 }, (_, n) => n)) ?? '';
}

/** Letters stand where the lines have fallen to a half, each a little further on. */
function labelAt(distribution: readonly number[], last: number, i: number): number {
  for (let n = 0; n <= last; n++) if (atLeast(distribution, n) < 0.6 - i * 0.12) return Math.max(0, n - 1);
  return last;
}
