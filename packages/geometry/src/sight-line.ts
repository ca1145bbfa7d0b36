import type { Spot } from './point.js';
import type { Ellipse, Piece } from './shape.js';

/** Half of the 1 mm a line of sight is thick, across and up, in micrometres. */
export const halfLine = 500;

/** What a line reaches into by less than this many micrometres it only touches. */
export const grazing = 1e-3;

/** A straight line in plan: where it starts, its direction (of length 1) and how long it is. */
export interface PlanLine {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
}

/** A part of a line, by distances from its start. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export function lineBetween(from: Spot, to: Spot): PlanLine {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return { x: from.x, y: from.y, ux: length === 0 ? 1 : dx / length, uy: length === 0 ? 0 : dy / length, length };
}

export const spotOn = (line: PlanLine, at: number): Spot => ({ x: line.x + line.ux * at, y: line.y + line.uy * at });

/** The part of a line, `halfWidth` to each side, that a piece covers; nothing if it only touches. */
export function covered(line: PlanLine, piece: Piece, halfWidth: number): Stretch | undefined {
  const width = Math.max(0, halfWidth - grazing);
  const stretch = coveredEndless(line, piece, width);
  if (stretch === undefined) return undefined;
  const [from, to] = [Math.max(0, stretch.from), Math.min(line.length, stretch.to)];
  return to - from > grazing ? { from, to } : undefined;
}

function coveredEndless(line: PlanLine, { corners, radius, oval }: Piece, width: number): Stretch | undefined {
  if (corners.length > 1) return byPolygon(line, corners, width);
  const centre = corners[0]!;
  return oval === undefined ? byDisc(line, centre, radius, width) : byOval(line, centre, oval, width);
}

const alongOf = (line: PlanLine, { x, y }: Spot): number => (x - line.x) * line.ux + (y - line.y) * line.uy;
const acrossOf = (line: PlanLine, { x, y }: Spot): number => (y - line.y) * line.ux - (x - line.x) * line.uy;

function byDisc(line: PlanLine, centre: Spot, radius: number, width: number): Stretch | undefined {
  const off = Math.max(0, Math.abs(acrossOf(line, centre)) - width);
  if (off >= radius) return undefined;
  const along = alongOf(line, centre);
  const half = Math.sqrt(radius * radius - off * off);
  return { from: along - half, to: along + half };
}

/** The hot place of every sight: numbers only, nothing made. */
function byPolygon(line: PlanLine, corners: readonly Spot[], width: number): Stretch | undefined {
  const { x, y, ux, uy } = line;
  const last = corners[corners.length - 1]!;
  let from = Infinity;
  let to = -Infinity;
  let s = (last.x - x) * ux + (last.y - y) * uy;
  let a = (last.y - y) * ux - (last.x - x) * uy;
  for (const corner of corners) {
    const t = (corner.x - x) * ux + (corner.y - y) * uy;
    const b = (corner.y - y) * ux - (corner.x - x) * uy;
    if (b >= -width && b <= width) {
      if (t < from) from = t;
      if (t > to) to = t;
    }
    if ((a < width && b > width) || (a > width && b < width)) {
      const along = s + ((t - s) * (width - a)) / (b - a);
      if (along < from) from = along;
      if (along > to) to = along;
    }
    if ((a < -width && b > -width) || (a > -width && b < -width)) {
      const along = s + ((t - s) * (-width - a)) / (b - a);
      if (along < from) from = along;
      if (along > to) to = along;
    }
    s = t;
    a = b;
  }
  return from < to ? { from, to } : undefined;
}

/** Along and across are linear on the unit circle the oval comes from; each chord across has its ends in closed form. */
function byOval(line: PlanLine, centre: Spot, { a, b, cos, sin }: Ellipse, width: number): Stretch | undefined {
  const [c, s] = [line.ux * cos + line.uy * sin, line.uy * cos - line.ux * sin];
  const [alongA, alongB, acrossA, acrossB] = [a * c, b * s, -a * s, b * c];
  const across = acrossOf(line, centre);
  const wide = Math.sqrt(acrossA * acrossA + acrossB * acrossB);
  const [low, high] = [Math.max(-wide, -width - across), Math.min(wide, width - across)];
  if (low >= high && (width > 0 || low > high)) return undefined;
  const along = alongOf(line, centre);
  const long = Math.sqrt(alongA * alongA + alongB * alongB);
  const tilt = alongA * acrossA + alongB * acrossB;
  const middle = (at: number) => along + (at * tilt) / (wide * wide);
  const half = (at: number) => (Math.sqrt(Math.max(0, 1 - (at * at) / (wide * wide))) * a * b) / wide;
  const clamp = (at: number) => Math.min(high, Math.max(low, at));
  const [ahead, behind] = [clamp(tilt / long), clamp(-tilt / long)];
  return { from: middle(behind) - half(behind), to: middle(ahead) + half(ahead) };
}
