import type { Review } from '@umpire/review';
import type { Seat, Told } from '@umpire/rules';
import { type Block, heading, lines, type Piece, quiet, strong } from './blocks.js';
import { reviewBlocks } from './looked-back.js';
import type { Voice } from './voice.js';

/** Dice that fell, or something that changed the table. */
export type Happened =
  | {
      readonly kind: 'dice';
      readonly seat: Seat;
      readonly purpose: string;
      readonly of: readonly string[];
      readonly faces: readonly number[];
    }
  | {
      readonly kind: 'event';
      readonly event: string;
      readonly of: readonly string[];
      readonly rule?: string;
      readonly say: Readonly<Record<string, unknown>>;
    }
  /** What a game tells in its own words. */
  | ({ readonly kind: 'told' } & Told);

/** A battle as it is told: what happened in order, and who is who. */
export interface BattleReport {
  readonly title: Readonly<Record<Seat, string>>;
  readonly happened: readonly Happened[];
  readonly name: (ref: string) => string;
  readonly seatOf: (ref: string) => Seat | undefined;
  readonly score: readonly [number, number];
  readonly winner?: Seat;
  /** Looked back on, where somebody asked. */
  readonly review?: Review;
}

type Line = readonly Piece[];

/** A battle told turn by turn: every move, roll and loss, and how it ended. */
export function battleBlocks(report: BattleReport, voice: Voice): readonly Block[] {
  const say = voice.say.battle;
  const blocks: Block[] = [heading(say.title(report.title.A, report.title.B))];
  let title: string | undefined;
  let open: Line[] = [];
  const close = (next?: string): void => {
    if (open.length > 0) blocks.push(lines(open, title));
    open = [];
    title = next;
  };
  const named = (ref: string): string => {
    const seat = report.seatOf(ref);
    return seat === undefined ? report.name(ref) : `${report.name(ref)} (${ref})`;
  };
  for (const one of report.happened) {
    if (one.kind === 'dice') {
      if (one.faces.length > 0) open.push([quiet(`${say.dice(one.purpose)} ${one.faces.join(' ')}`)]);
      continue;
    }
    if (one.kind === 'told') {
      const text = say.told(one.text);
      if (one.level === 0) close(text);
      else open.push([one.level === 1 ? text : quiet(`  ${text}`)]);
      continue;
    }
    const { event, of, rule, say: said } = one;
    if (event === 'turn-began') {
      close(say.turn(Number(said.round), report.title[said.seat === 'B' ? 'B' : 'A']));
      continue;
    }
    if (event === 'phase-began' && said.phase !== 'turn-end') {
      open.push([strong(say.phase(String(said.phase)))]);
      continue;
    }
    const told = say.event({ event, names: of.map(named), rule, said });
    if (told !== undefined) open.push([told]);
  }
  close();
  const winner = report.winner === undefined ? undefined : report.title[report.winner];
  blocks.push(lines([[strong(say.end(winner, report.score))]]));
  if (report.review) blocks.push(...reviewBlocks(report.review, { title: report.title, name: named }, voice));
  return blocks;
}
