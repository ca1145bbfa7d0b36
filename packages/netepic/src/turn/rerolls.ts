import { type FormOf, facesOf, type Given, repliesOf, type Seat, type Verdict } from '@umpire/rules';
import { type EliteRefusal, eliteRefused, rerollsAllowed } from '../abilities/elite.js';
import { isObject } from '../moves/proposal.js';
import { get, seatOf, set, type Table } from '../table/table.js';
import { refuse, refused } from '../words/refusals.js';
import type { EpicOutcome } from './play.js';

/** A die that an Elite stand has thrown and not thrown again. */
export interface RerollDie {
  readonly key: string;
  readonly stand: string;
  /** Of a group that throws together, how many stands it is: so many of its dice may be thrown again. */
  readonly stands?: number;
  readonly face: number;
  readonly failed: boolean;
  /** It did not fail, and might still come out better. */
  readonly mayImprove?: boolean;
}

/** What a frame keeps while re-rolls are asked for and thrown. */
export interface Rerolling {
  readonly offered?: readonly RerollDie[];
  readonly chosen?: readonly string[];
}

export interface RerollAsk<F> {
  readonly side: number;
  readonly purpose: string;
  readonly about: readonly string[];
  readonly dice: readonly RerollDie[];
  /** Two dice of a duel are thrown one at a time all the same. */
  readonly done: (frame: F, chosen: readonly string[], faces: readonly number[]) => F;
}

/** Elite dice of one action: declared together, one a stand, from the army's pool, then thrown again together (AB-09). */
export function rerollStep<F extends Rerolling>(
  frame: F,
  given: Given | undefined,
  state: Table,
  { side, purpose, about, dice, done }: RerollAsk<F>,
): EpicOutcome<F> {
  const { offered: _, chosen, ...rest } = frame;
  const faces = facesOf(given)?.[0];
  if (chosen && faces) return { frame: done(rest as F, chosen, faces) };
  const pool = get(state, 'elite', side);
  const seat = seatOf(side);
  const [reply] = repliesOf(given) ?? [];
  if (reply && 'propose' in reply) {
    const wanted = readRerolls(reply.propose) ?? [];
    if (wanted.length === 0) return { frame: rest as F };
    const left = pool - wanted.length;
    const lots = [{ kind: 0, dice: wanted.length, sides: 6, summed: 1 }];
    return {
      frame: { ...(rest as F), chosen: wanted },
      events: [set(state, 'elite', side, left), { say: 'elite', seat, dice: wanted.length, left }],
      need: { throw: { purpose, seat, for: about, lots } },
    };
  }
  if (pool === 0 || dice.every(({ failed, mayImprove }) => !failed && mayImprove !== true)) return {};
  const ask = { kind: 'propose', shape: 're-rolls', within: [] } as const;
  return { frame: { ...frame, offered: dice }, need: { choices: [{ seat, rule: 'elite', about, ask }] } };
}

function readRerolls(value: unknown): readonly string[] | undefined {
  if (!isObject(value) || !Array.isArray(value['dice'])) return undefined;
  const dice: readonly unknown[] = value['dice'];
  return dice.every((key): key is string => typeof key === 'string') ? dice : undefined;
}

/** The stand that throws each die: of a group one after another, the last for all that are left. */
function throwers(dice: readonly RerollDie[]): readonly string[] {
  const before = new Map<string, number>();
  return dice.map(({ stand, stands = 1 }) => {
    const n = before.get(stand) ?? 0;
    before.set(stand, n + 1);
    return `${stand}/${Math.min(n, stands - 1)}`;
  });
}

/** As many failed dice as may be thrown again, one a stand. */
export function usefulRerolls(offered: readonly RerollDie[], pool: number): readonly string[] {
  const failed = offered.filter((die) => die.failed);
  const stands = throwers(failed);
  const useful = failed.filter((_, i) => stands.indexOf(stands[i]!) === i);
  return useful.slice(0, rerollsAllowed(useful.length, pool)).map(({ key }) => key);
}

const KEEP = 'keep';
const AGAIN = 'again';

/** A die a line, by what it shows: as it lies, or thrown again. */
export const rerollsForm: FormOf<Table> = ({ seat }, { data }, { state }) => {
  const { offered = [] } = data as Rerolling;
  const useful = usefulRerolls(offered, get(state, 'elite', seat === 'A' ? 0 : 1));
  return {
    lines: offered.map(({ key, stand, face }) => ({
      key,
      about: [stand.split('/', 1)[0] ?? stand],
      group: `${face}`,
      options: [KEEP, AGAIN],
      usual: useful.includes(key) ? AGAIN : KEEP,
    })),
    toProposal: (filled) => ({ dice: offered.flatMap(({ key }) => (filled[key] === AGAIN ? [key] : [])) }),
  };
};

const words: Readonly<Record<EliteRefusal, Parameters<typeof refuse>[0]>> = {
  'not-elite': 'not-elite',
  'already-rerolled': 'already-rerolled',
  'one-a-stand': 'one-a-stand',
  'pool-empty': 'pool-empty',
  declared: 'already-rerolled',
  'not-of-a-stand': 'not-elite',
};

export function judgeRerolls(proposal: unknown, seat: Seat, { offered = [] }: Rerolling, table: Table): Verdict {
  const pool = get(table, 'elite', seat === 'A' ? 0 : 1);
  const read = readRerolls(proposal);
  const nearest = { dice: [] };
  if (!read || new Set(read).size < read.length) return refused([refuse('malformed')], nearest);
  const dice = read.flatMap((key) => offered.find((one) => one.key === key) ?? []);
  const stands = throwers(dice);
  const because = eliteRefused({
    dice: read.map((_, i) => ({ stand: stands[i] ?? '', isElite: i < dice.length, wasRerolled: false })),
    pool,
    wasDeclared: false,
    isOfStands: true,
  });
  return because ? refused([refuse(words[because])], nearest) : { legal: true };
}
