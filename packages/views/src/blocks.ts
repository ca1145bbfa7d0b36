import type { Seat } from '@umpire/rules';
import type { Tone } from './paint.js';

/** Dice that a line tells: for what, the faces (what was thrown again comes after), and what came of them. */
export interface Thrown {
  readonly what: string;
  readonly faces: readonly (readonly number[])[];
  /** The least face that does it, where each die stands for itself. */
  readonly needs?: number;
  readonly came?: string;
  /** Rules that acted on them, by name. */
  readonly rules: readonly string[];
}

/**
 * A piece of a line; a bare string is plain. `why`: what made its number, line by line, for whoever asks. `rule`: the id of
 * the rule that it names, where that one is printed.
 */
export type Piece =
  | string
  | {
      readonly text: string;
      readonly tone: Tone;
      readonly why?: readonly string[];
      readonly thrown?: Thrown;
      readonly rule?: string;
    };

/** What a line of a battle is about: the record that it was told last of, by its place; whose deed; rolls or rules. */
export interface LineMark {
  readonly place: number;
  readonly of: readonly string[];
  readonly seat?: Seat;
  readonly has: readonly ('roll' | 'rule')[];
}

/** A cell holds words, or a share from 0 to 1 that is drawn as a bar. */
export type Cell = Piece | { readonly bar: number };

export interface Column {
  readonly title?: string;
  readonly align?: 'left' | 'right';
}

/** Views are blocks: what to say, in order. How it is set is the printer's business. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string; readonly note?: string }
  | {
      readonly kind: 'lines';
      readonly title?: string;
      readonly lines: readonly (readonly Piece[])[];
      /** Of a battle: the round of its turn, and for each line what it is about. */
      readonly round?: number;
      readonly marks?: readonly LineMark[];
    }
  | {
      readonly kind: 'table';
      readonly title?: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly Cell[])[];
    };

export const strong = (text: string): Piece => ({ text, tone: 'strong' });
export const quiet = (text: string, why: readonly string[] = []): Piece => withWhy({ text, tone: 'quiet' }, why);
export const told = (text: string, why: readonly string[]): Piece =>
  why.length === 0 ? text : { text, tone: 'plain', why };
const withWhy = (piece: Exclude<Piece, string>, why: readonly string[]): Piece =>
  why.length === 0 ? piece : { ...piece, why };
export const accent = (text: string): Piece => ({ text, tone: 'accent' });
export const warning = (text: string): Piece => ({ text, tone: 'warning' });
export const error = (text: string): Piece => ({ text, tone: 'error' });

export const heading = (text: string, note?: string): Block =>
  note === undefined ? { kind: 'heading', text } : { kind: 'heading', text, note };

export const lines = (list: readonly (readonly Piece[])[], title?: string): Block =>
  title === undefined ? { kind: 'lines', lines: list } : { kind: 'lines', lines: list, title };

export const table = (columns: readonly Column[], rows: readonly (readonly Cell[])[], title?: string): Block =>
  title === undefined ? { kind: 'table', columns, rows } : { kind: 'table', columns, rows, title };

export const left = (title?: string): Column => (title === undefined ? {} : { title });
export const right = (title?: string): Column => (title === undefined ? { align: 'right' } : { title, align: 'right' });
