import type { Faces, Heading, Reply, Seat } from '@umpire/rules';
import type { Battle } from './battle.js';
import { hashOf } from './hash.js';
import { type Entry, type Happened, isMerePass } from './journal.js';

/** One answer of a stored battle. A line without reply or faces counts the passes at the end of a battle that goes on. */
export interface AnswerLine {
  /** The choice answered. */
  readonly n: number;
  /** Choices merely passed since the line before, unasked ones too. A pass that stands has a line of its own. */
  readonly passes?: number;
  readonly seat?: Seat;
  readonly rule?: string;
  readonly reply?: Reply;
  readonly faces?: Faces;
  /** Its reply is left out of what the other seat exports. */
  readonly secret?: true;
  /** The chain of hashes up to here, first eight digits. */
  readonly h?: string;
}

/** What each word of a line may be; an answer has no other. */
const words: Readonly<Record<keyof AnswerLine, (value: unknown) => boolean>> = {
  n: isCount,
  passes: (value) => isCount(value) && value > 0,
  seat: (value) => value === 'A' || value === 'B',
  rule: isText,
  // whether it answers the question the battle says
  reply: (value) => typeof value === 'object' && value !== null,
  faces: (value) => Array.isArray(value) && value.every((lot) => Array.isArray(lot) && lot.every(isCount)),
  secret: (value) => value === true,
  h: isText,
};

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a line of a file is an answer: a reply or dice, and nothing that writing would not have put there. */
export const isAnswerLine = (value: Readonly<Record<string, unknown>>): value is Raw & AnswerLine =>
  'n' in value &&
  !('reply' in value && 'faces' in value) &&
  Object.entries(value).every(([word, said]) => Object.hasOwn(words, word) && words[word as keyof AnswerLine](said));

type Raw = Readonly<Record<string, unknown>>;

export interface EndLine {
  readonly end: {
    readonly answers: number;
    readonly hash: string;
    readonly winner?: Seat;
    readonly score: readonly [number, number];
  };
}

/** Turns entries into lines. Each hash covers the one before, the answer, and all that had happened until it was given. */
export class Logbook {
  #hash: string;
  #since: unknown[] = [];
  #passes = 0;
  #n = 0;

  constructor(heading: Heading, opening: Happened<unknown>) {
    this.#hash = hashOf(heading);
    this.#happened(opening);
  }

  /** The line of an answer; none of a mere pass, which the next line counts. */
  add(entry: Entry<unknown>): AnswerLine | undefined {
    this.#n = entry.n;
    if (isMerePass(entry)) this.#passes++;
    const line = isMerePass(entry) ? undefined : this.#link(lineOf(entry, this.#passes));
    this.#happened(entry);
    return line;
  }

  /** How many passes the next line has to count so far. */
  get passes(): number {
    return this.#passes;
  }

  /** Passes that no answer has followed. */
  rest(): AnswerLine | undefined {
    return this.#passes === 0 ? undefined : this.#link({ n: this.#n, passes: this.#passes });
  }

  get hash(): string {
    return `sha256:${hashOf(this.#hash, this.#since)}`;
  }

  #link(line: AnswerLine): AnswerLine {
    this.#hash = hashOf(this.#hash, this.#since, line);
    this.#since = [];
    this.#passes = 0;
    return { ...line, h: this.#hash.slice(0, 8) };
  }

  #happened({ events, rolls }: Happened<unknown>): void {
    for (const event of events) this.#since.push(event);
    for (const { throw: thrown, faces } of rolls) this.#since.push([thrown.seat, thrown.purpose, faces]);
  }
}

/** The answers of a battle as lines with their hashes, and the hash of all. */
function linesOf<S, E>(battle: Battle<S, E>): { readonly lines: readonly AnswerLine[]; readonly hash: string } {
  const book = new Logbook(battle.heading, battle.opening);
  const lines = battle.entries.flatMap((entry) => book.add(entry) ?? []);
  const rest = book.rest();
  return { lines: rest ? [...lines, rest] : lines, hash: book.hash };
}

const lineOf = <E>({ n, seat, rule, answer, secret }: Entry<E>, passes: number): AnswerLine => ({
  n,
  ...(passes > 0 ? { passes } : {}),
  seat,
  rule,
  ...answer,
  ...(secret ? { secret } : {}),
});

/** The last line of a battle that is over. */
export const endOf = <S, E>(battle: Battle<S, E>, hash = battleHash(battle)): EndLine => ({
  end: { answers: battle.entries.length, hash, ...battle.result },
});

/** The hash of a battle so far: the same for the same heading and answers, wherever it is played. */
export const battleHash = <S, E>(battle: Battle<S, E>): string => linesOf(battle).hash;

/**
 * A stored battle, one JSON object a line. For a seat, while the battle goes on: without the seed, without the other's secret
 * replies, and without the hashes from there on, since few replies can be guessed from their hash.
 */
export function writeBattle<S, E>(battle: Battle<S, E>, options: { readonly for?: Seat } = {}): string {
  const { lines, hash } = linesOf(battle);
  const cut = battle.isOver ? undefined : options.for;
  const { seed: _, ...unseeded } = battle.heading;
  const rows = [
    cut === undefined ? battle.heading : unseeded,
    ...(cut === undefined ? lines : cutFor(lines, cut)),
    ...(battle.isOver ? [endOf(battle, hash)] : []),
  ];
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

function cutFor(lines: readonly AnswerLine[], seat: Seat): AnswerLine[] {
  const first = lines.findIndex((line) => line.secret && line.seat !== seat);
  return lines.map((line, i) => {
    if (first < 0 || i < first) return line;
    const { h: _, reply, ...rest } = line;
    return line.secret && line.seat !== seat ? rest : { ...rest, ...(reply ? { reply } : {}) };
  });
}
