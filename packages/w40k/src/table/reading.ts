import type { Length } from '@umpire/geometry';
import type { Frame } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import type { BoardRules } from '../board/rules.js';
import { boardOf } from './board-of.js';
import { type FramedReading, modified, type Reading } from './facts.js';
import { inForceNow } from './forces.js';
import { isSameMoment, type Moment, momentOf } from './moment.js';
import { unitAt } from './reads.js';
import { states } from './states.js';
import type { Table } from './table.js';

/** What plays a battle of one edition: its rules, and its numbers on the board. */
export interface Edition {
  readonly rules: W40kRules;
  readonly board: BoardRules;
}

interface LastReading {
  readonly edition: Edition;
  readonly revision: number;
  readonly reading: FramedReading;
}

const last = new WeakMap<Table, LastReading>();

/** The table made ready to be asked: the same until the next event, as long as the frames carry the same. */
export function readingOf(edition: Edition, table: Table, frames: readonly Frame[]): FramedReading {
  const known = last.get(table);
  const { all } = table.revision;
  if (known?.revision === all && known.edition === edition && carryTheSame(known.reading.frames, frames))
    return known.reading;
  const reading = newReading(edition, table, frames);
  last.set(table, { edition, revision: all, reading });
  return reading;
}

function carryTheSame(a: readonly Frame[], b: readonly Frame[]): boolean {
  if (a.length !== b.length) return false;
  // what changes is on top
  for (let i = a.length - 1; i >= 0; i--) {
    const [one, other] = [a[i]!, b[i]!];
    if (one !== other && (one.data !== other.data || one.id !== other.id)) return false;
  }
  return true;
}

function newReading(edition: Edition, table: Table, frames: readonly Frame[]): FramedReading {
  const { rules, board } = edition;
  const moment = momentOf(frames);
  return {
    table,
    board: boardOf(table, board, (unit) => detectionOf(edition, table, unit)),
    rules,
    // the engine's own list grows and shrinks
    frames: [...frames],
    moment,
    kept: keptFor(edition, table, moment),
    states,
    forces: () => inForceNow(table, rules),
  };
}

/** From how far a hidden unit is seen, where a rule in force changes that. */
function detectionOf(edition: Edition, table: Table, unit: number): Length | undefined {
  const { hiding } = edition.board.sight;
  if (hiding === undefined || inForceNow(table, edition.rules).modifying('detection-range').length === 0)
    return undefined;
  const usual = hiding.detection / INCH;
  const now = modified(newReading(edition, table, []), 'detection-range', unitAt(table, unit).ref, usual);
  return Math.round(now * INCH) as Length;
}

const INCH = 25_400;

/** The table as it would be read at another moment; what is asked of it is not kept for this one. */
export const asIf = (reading: Reading, moment: Partial<Moment>): Reading => ({
  ...reading,
  moment: { ...reading.moment, ...moment },
  kept: {},
});

/** A key of answers, with all that they were read from. */
interface Kept {
  readonly edition: Edition;
  readonly revision: number;
  readonly moment: Moment;
  readonly key: object;
}

const keys = new WeakMap<Table, Kept[]>();

/** A throw comes and goes, and leaves the moment as it was. */
const MOST_KEPT = 4;

function keptFor(edition: Edition, table: Table, moment: Moment): object {
  const revision = table.revision.content;
  const all = keys.get(table) ?? [];
  for (const kept of all)
    if (kept.revision === revision && kept.edition === edition && isSameMoment(kept.moment, moment)) return kept.key;
  const key = {};
  const still = all.filter((kept) => kept.revision === revision).slice(0, MOST_KEPT - 1);
  keys.set(table, [{ edition, revision, moment, key }, ...still]);
  return key;
}
