import type { Scene } from '@umpire/rules';
import { memo } from 'react';
import { SQUARE, squareOf } from './measure.js';
import { mm, pointsOf } from './outline.js';

/** What does not move: the table, its grid, terrain and objectives. */
export const Ground = memo(function Ground({ scene }: { readonly scene: Scene }) {
  const { width, depth, measure, features, objectives, markers = [] } = scene;
  const step = SQUARE[measure];
  const lines = (length: number): readonly number[] =>
    Array.from({ length: Math.ceil(length / step) - 1 }, (_, i) => (i + 1) * step);
  return (
    <g>
      <rect className="table" width={mm(width)} height={mm(depth)} />
      {lines(width).map((x) => (
        <line key={`x${x}`} className="grid" x1={mm(x)} x2={mm(x)} y2={mm(depth)} />
      ))}
      {lines(depth).map((y) => (
        <line key={`y${y}`} className="grid" y1={mm(y)} y2={mm(y)} x2={mm(width)} />
      ))}
      <g className="squares">
        {[0, ...lines(width)].map((x) => (
          <text key={x} x={mm(x + step / 2)} y="22" textAnchor="middle">
            {squareOf(scene, { x, y: 0 }).replace(/\d+$/, '')}
          </text>
        ))}
        {[0, ...lines(depth)].map((y, i) => (
          <text key={y} x="8" y={mm(y + step / 2)}>
            {i + 1}
          </text>
        ))}
      </g>
      {features.map(({ id, kind, seat, points }) => (
        <polygon
          key={id}
          className={`ground ${kind} ${seat === undefined ? '' : `seat-${seat}`}`}
          points={pointsOf(points)}
        />
      ))}
      {objectives.map(({ id, at, radius, holder }, i) => (
        <g
          key={id}
          className={`objective ${holder === undefined ? '' : `seat-${holder}`}`}
          transform={`translate(${mm(at.x)} ${mm(at.y)})`}
        >
          <circle className="reach" r={mm(radius)} />
          <circle className="marker" r={20} />
          <text dy="0.35em" textAnchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
      {markers.map(({ id, name, seat, at, radius }) => (
        <g key={id} className={`placed seat-${seat}`} transform={`translate(${mm(at.x)} ${mm(at.y)})`}>
          <title>{name}</title>
          <circle className="token" r={mm(radius)} />
          <text dy="0.35em" textAnchor="middle">
            {initialsOf(name)}
          </text>
          <text y={mm(radius)} dy="1.1em" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </g>
  );
});

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();
