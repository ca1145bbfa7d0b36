import type { Ref, Seat } from '@umpire/rules';
import type { Track } from './stand.js';
import type { Change, Order, Phase, Segment, Table } from './table.js';
import { write } from './table.js';

/** What happened, for the log; nothing on the table changes by it. Lengths in micrometres. */
export type Note =
  | { readonly say: 'phase'; readonly turn: number; readonly phase: Phase }
  | { readonly say: 'segment'; readonly segment: Segment }
  | { readonly say: 'edges'; readonly faces: readonly number[]; readonly seat: Seat }
  | { readonly say: 'objectives-roll'; readonly faces: readonly number[]; readonly seat: Seat }
  | { readonly say: 'objective-placed'; readonly objective: number; readonly seat: Seat }
  | { readonly say: 'deployed'; readonly of: Ref }
  | { readonly say: 'kept-off'; readonly of: Ref }
  | { readonly say: 'infiltrates'; readonly of: Ref; readonly length: number }
  | { readonly say: 'orders-placed'; readonly seat: Seat }
  | { readonly say: 'initiative'; readonly faces: readonly number[]; readonly seat: Seat; readonly first: Seat }
  | { readonly say: 'order-shown'; readonly of: Ref; readonly order: Order }
  | { readonly say: 'order-replaced'; readonly of: Ref; readonly order: Order }
  | { readonly say: 'order-shifts'; readonly of: Ref; readonly order: Order }
  | { readonly say: 'moves'; readonly of: Ref; readonly length: number }
  | { readonly say: 'no-more-activations'; readonly seat: Seat }
  | { readonly say: 'boards' | 'gets-out'; readonly of: Ref }
  | { readonly say: 'arrives'; readonly of: Ref; readonly scatter: number }
  | { readonly say: 'arrival-fails'; readonly of: Ref }
  | { readonly say: 'portal'; readonly of: Ref }
  | { readonly say: 'engages'; readonly of: Ref; readonly target: Ref }
  | { readonly say: 'pinned'; readonly of: Ref; readonly stands: number }
  | { readonly say: 'interception' | 'counter-charge'; readonly of: Ref; readonly target: Ref }
  | { readonly say: 'pop-up'; readonly of: Ref }
  | {
      readonly say: 'shoots';
      readonly of: Ref;
      readonly target: Ref;
      readonly weapon: string;
      readonly dice: number;
      readonly needs: number;
      readonly modifier: number | '-D6' | null;
    }
  | {
      readonly say: 'why-score';
      readonly base: number;
      readonly parts: readonly (readonly [string, number])[];
      readonly needs: number;
    }
  | {
      readonly say: 'to-hit';
      readonly faces: readonly number[];
      readonly hits: number;
      /** Where several shots are told together: at whom, and with what. */
      readonly target?: Ref;
      readonly weapon?: string;
    }
  | { readonly say: 're-roll-ones'; readonly faces: readonly number[] }
  | { readonly say: 'elite'; readonly seat: Seat; readonly dice: number; readonly left: number }
  | {
      readonly say: 'location';
      readonly of: Ref;
      readonly zone: string;
      readonly faces: readonly number[];
      readonly reached: string | null;
      /** The parts aimed at and reached. */
      readonly parts: readonly [aimed: Track | null, reached: Track | null];
    }
  | { readonly say: 'shield'; readonly of: Ref; readonly left: number }
  | {
      readonly say: 'organic-metal';
      readonly of: Ref;
      readonly face: number;
      readonly modifier: number;
      readonly lost: boolean;
    }
  | {
      readonly say: 'save';
      readonly of: Ref;
      readonly needs: number;
      readonly modifier: number | null;
      readonly face: number;
      readonly passed: boolean;
      readonly kind: 'armour' | 'fixed' | 'psychic';
    }
  | { readonly say: 'wounds'; readonly of: Ref; readonly lost: number; readonly left: number }
  | {
      readonly say: 'regenerates';
      readonly of: Ref;
      readonly on: number;
      readonly faces: readonly number[];
      readonly saved: number;
    }
  | { readonly say: 'destroyed'; readonly of: Ref; readonly stands: number }
  | { readonly say: 'sacrifice'; readonly of: Ref }
  | { readonly say: 'no-sacrifice'; readonly of: Ref }
  | {
      readonly say: 'damage-roll';
      readonly of: Ref;
      readonly face: number;
      readonly bonus: number;
      readonly wounds: number;
      readonly effect: string | null;
    }
  | {
      readonly say: 'building-save';
      readonly piece: number;
      readonly faces: readonly number[];
      readonly modifier: number;
      readonly passed: boolean;
    }
  | { readonly say: 'building-falls'; readonly piece: number }
  | { readonly say: 'escape'; readonly of: Ref; readonly faces: readonly number[]; readonly survivors: number }
  | { readonly say: 'explodes'; readonly of: Ref; readonly radius: number }
  | { readonly say: 'afraid'; readonly of: Ref }
  | { readonly say: 'terrified'; readonly of: Ref }
  | {
      readonly say: 'duel';
      readonly a: Ref;
      readonly b: Ref;
      readonly faces: readonly (readonly number[])[];
      readonly factors: readonly number[];
      readonly winner: Ref | null;
    }
  | {
      readonly say: 'opportunity-attacks';
      readonly of: Ref;
      readonly stand: Ref;
      readonly faces: readonly number[];
      readonly hits: number;
    }
  | { readonly say: 'assault-over'; readonly losses: readonly number[] }
  | {
      readonly say: 'morale-test' | 'rally-test';
      readonly of: Ref;
      readonly faces: readonly number[];
      readonly bonus: number;
      readonly needs: number;
      readonly passed: boolean;
    }
  | { readonly say: 'falls-back'; readonly of: Ref; readonly length: number }
  | { readonly say: 'broken'; readonly of: Ref; readonly points: number; readonly seat: Seat }
  | { readonly say: 'phase-out'; readonly of: Ref }
  | {
      readonly say: 'repair';
      readonly of: Ref;
      readonly track: string;
      readonly face: number;
      readonly passed: boolean;
    }
  | { readonly say: 'restored'; readonly of: Ref; readonly faces: readonly number[]; readonly shields: number }
  | { readonly say: 'objective'; readonly objective: number; readonly holder: Seat | null; readonly contested: boolean }
  | { readonly say: 'score'; readonly points: readonly [number, number]; readonly wanted: number }
  | { readonly say: 'over'; readonly winner: Seat | null; readonly points: readonly [number, number] };

export type EpicEvent = Change | Note;

export const isNote = (event: EpicEvent): event is Note => 'say' in event;

export function apply(table: Table, event: EpicEvent): void {
  if (!isNote(event)) write(table, event, event.to);
}

export function revert(table: Table, event: EpicEvent): void {
  if (!isNote(event)) write(table, event, event.from);
}
