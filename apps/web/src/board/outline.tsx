import type { SceneOutline, Spot } from '@umpire/rules';
import type { SVGProps } from 'react';

/** Drawn in millimetres, which keeps the numbers of a drawing small. */
export const mm = (length: number): number => length / 1000;

export const pointsOf = (points: readonly Spot[]): string => points.map(({ x, y }) => `${mm(x)},${mm(y)}`).join(' ');

/** A base or hull about its own middle. */
export function Outline({ outline, ...rest }: { readonly outline: SceneOutline } & SVGProps<SVGElement>) {
  const { ref: _, ...props } = rest;
  if (outline.kind === 'round') return <circle r={mm(outline.radius)} {...(props as SVGProps<SVGCircleElement>)} />;
  if (outline.kind === 'oval')
    return (
      <ellipse rx={mm(outline.length) / 2} ry={mm(outline.width) / 2} {...(props as SVGProps<SVGEllipseElement>)} />
    );
  return <polygon points={pointsOf(outline.points)} {...(props as SVGProps<SVGPolygonElement>)} />;
}

/** How far it reaches from its middle at most. */
export function reachOf(outline: SceneOutline): number {
  if (outline.kind === 'round') return outline.radius;
  if (outline.kind === 'oval') return Math.max(outline.length, outline.width) / 2;
  return Math.max(...outline.points.map(({ x, y }) => Math.sqrt(x * x + y * y)));
}
