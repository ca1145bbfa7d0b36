import type { Board } from './board.js';
import { type Placed, placed } from './solids.js';

/* Answers worked out once: pure functions of what they are kept for, so that keeping them changes nothing. */

/** Where everybody stood. */
interface Standing {
  readonly revision: number | undefined;
  readonly stood: readonly (Placed | undefined)[];
}

const standings = new WeakMap<Board, Standing>();

/** The same value until a model stands elsewhere, comes or goes. */
function standingNow(board: Board): Standing {
  const last = standings.get(board);
  if (last && isAsThen(board, last)) return last;
  const { revision } = board;
  const now: Standing = revision === undefined ? lookedAt(board) : { revision, stood: [] };
  standings.set(board, now);
  return now;
}

const lookedAt = (board: Board): Standing => ({
  revision: undefined,
  stood: board.units.flatMap((unit) => board.modelsOf(unit).map((model) => placed(board, model))),
});

function isAsThen(board: Board, { stood, revision }: Standing): boolean {
  if (board.revision !== undefined) return board.revision === revision;
  let at = 0;
  for (const unit of board.units) {
    for (const model of board.modelsOf(unit)) if (placed(board, model) !== stood[at++]) return false;
  }
  return at === stood.length;
}

/** Keeps answers about one or two units or models until any model stands elsewhere. */
export function whileAllStand<T>(): (board: Board, of: number, to: number, work: () => T) => T {
  const answers = new WeakMap<Standing, Map<number, T>>();
  return (board, of, to, work) => {
    const standing = standingNow(board);
    let known = answers.get(standing);
    if (!known) {
      known = new Map();
      answers.set(standing, known);
    }
    const key = of * MOST + to;
    if (known.has(key)) return known.get(key)!;
    const found = work();
    known.set(key, found);
    return found;
  };
}

/** As `whileAllStand`, for answers that are worked out faster than a board is looked over: kept where the board counts its changes. */
export function whileCounted<T>(): (board: Board, of: number, to: number, work: () => T) => T {
  const keep = whileAllStand<T>();
  return (board, of, to, work) => (board.revision === undefined ? work() : keep(board, of, to, work));
}

/** More units or models than any battle has. */
const MOST = 65_536;

/** Keeps answers about two models that no other model has a say in, as long as both stand where they stand. */
export function whilePairStands<T>(): (from: Placed, to: Placed, work: () => T) => T {
  const answers = new WeakMap<Placed, WeakMap<Placed, { readonly found: T }>>();
  return (from, to, work) => {
    let known = answers.get(from);
    if (!known) {
      known = new WeakMap();
      answers.set(from, known);
    }
    const kept = known.get(to);
    if (kept) return kept.found;
    const found = work();
    known.set(to, { found });
    return found;
  };
}
