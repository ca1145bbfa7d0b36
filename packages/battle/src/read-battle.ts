import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import type { Heading } from '@umpire/rules';
import { Battle } from './battle.js';
import type { Engine } from './compile.js';
import { ENGINE } from './engine-version.js';
import { canonical } from './hash.js';
import { entriesOf } from './journal.js';
import { type AnswerLine, endOf, isAnswerLine, Logbook } from './log.js';

/** Where a stored battle stops being true. Lines count from one, answers are choice numbers. */
export interface Stopped {
  readonly line: number;
  readonly answer?: number;
  readonly why: readonly Issue[];
}

export interface ReadBattle<S, E> {
  /** The battle up to the cut, or up to where the log stops being true. */
  readonly battle: Battle<S, E>;
  /** Whether the log has its end. Without one it was cut, or is still being played. */
  readonly ended: boolean;
  /** The line in whose middle the log breaks off; what stands before it was read. */
  readonly cut?: number;
  readonly stopped?: Stopped;
}

type Row = { readonly line: number; readonly value: unknown };

interface Rows {
  readonly rows: readonly Row[];
  readonly unreadable?: Stopped;
  readonly cut?: number;
}

/**
 * A stored battle that is read line by line through the same doors as play, so that whoever shows it need not wait for its end.
 * Fails only where there is no battle to speak of: the heading.
 */
export class Reading<S, E> {
  readonly battle: Battle<S, E>;
  /** How many lines there are to read, the heading aside. */
  readonly lines: number;
  readonly #rows: readonly Row[];
  readonly #book: Logbook;
  readonly #unreadable: Stopped | undefined;
  readonly #cut: number | undefined;
  readonly #elsewhere: readonly Issue[];
  #next = 0;
  #ended = false;
  #stopped: Stopped | undefined;

  private constructor(battle: Battle<S, E>, { rows, unreadable, cut }: Rows, ruleSet: string) {
    this.battle = battle;
    this.#rows = rows;
    this.lines = rows.length;
    this.#unreadable = unreadable;
    this.#cut = cut;
    this.#book = new Logbook(battle.heading, battle.opening);
    this.#elsewhere = playedElsewhere(battle.heading, ruleSet);
  }

  static of<S, E>(text: string, engineFor: (heading: Heading) => Result<Engine<S, E>>): Result<Reading<S, E>> {
    const found = rowsOf(text);
    const [first, ...rows] = found.rows;
    const heading = headingOf(first);
    if (!heading.ok) return heading;
    const engine = engineFor(heading.value);
    if (!engine.ok) return engine;
    const battle = Battle.start(engine.value, heading.value);
    return ok(new Reading(battle, { ...found, rows }, engine.value.game.ruleSet));
  }

  /** Lines read. */
  get read(): number {
    return this.#next;
  }

  get isDone(): boolean {
    return this.#ended || this.#stopped !== undefined || this.#next >= this.#rows.length;
  }

  /** Whether the log has its end. Without one it was cut, or is still being played. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Where the log stops being true, as far as it was read. */
  get stopped(): Stopped | undefined {
    const last = this.#stopped ?? (this.isDone ? this.#unreadable : undefined);
    return last && { ...last, why: [...last.why, ...this.#elsewhere] };
  }

  /** The line in whose middle the log ends, where all before it is true. */
  get cut(): number | undefined {
    return this.isDone && this.stopped === undefined ? this.#cut : undefined;
  }

  /** Reads the next line, unless it is done. */
  step(): void {
    const row = this.isDone ? undefined : this.#rows[this.#next++];
    if (row === undefined) return;
    const { line, value } = row;
    if (isRecord(value) && isRecord(value.end)) {
      this.#ended = true;
      this.#stopped = stoppedAtEnd(this.battle, line, value.end, this.#rows[this.#next]);
      return;
    }
    const answer = isRecord(value) && isAnswerLine(value) ? value : undefined;
    const why = answer
      ? answerIssues(this.battle, this.#book, answer)
      : [
          issue('log-line-unreadable', 'this line is no answer', {
            found: JSON.stringify(value).slice(0, 80),
            hint: 'n, seat, rule, and a reply or faces',
          }),
        ];
    if (why.length > 0) this.#stopped = { line, ...(answer ? { answer: answer.n } : {}), why };
  }
}

function stoppedAtEnd<S, E>(
  battle: Battle<S, E>,
  line: number,
  end: unknown,
  after: Row | undefined,
): Stopped | undefined {
  const why = endIssues(battle, end);
  if (why.length > 0) return { line, why };
  return after && { line: after.line, why: [issue('log-after-end', 'there is more after the end')] };
}

/** Reads all of a stored battle. */
export function readBattle<S, E>(
  text: string,
  engineFor: (heading: Heading) => Result<Engine<S, E>>,
): Result<ReadBattle<S, E>> {
  const reading = Reading.of(text, engineFor);
  if (!reading.ok) return reading;
  const { value } = reading;
  while (!value.isDone) value.step();
  const { battle, ended, stopped, cut } = value;
  return ok({ battle, ended, ...(stopped ? { stopped } : {}), ...(cut === undefined ? {} : { cut }) });
}

/** Lines that parse. The last may be cut in the middle; one before it may not. */
function rowsOf(text: string): Rows {
  const lines = text.split('\n');
  const rows: Row[] = [];
  for (const [i, content] of lines.entries()) {
    if (content.trim() === '') continue;
    const value = parsed(content);
    if (value !== undefined) rows.push({ line: i + 1, value });
    else if (i === lines.length - 1) return { rows, cut: i + 1 };
    else return { rows, unreadable: { line: i + 1, why: [issue('log-line-unreadable', 'this line is not JSON')] } };
  }
  return { rows };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function headingOf(row: Row | undefined): Result<Heading> {
  const value = row?.value;
  if (
    !isRecord(value) ||
    !['edition', 'ruleSet', 'engine'].every((key) => typeof value[key] === 'string') ||
    !isRecord(value.seats)
  )
    return fail([issue('log-heading-missing', 'the first line is not the heading of a battle', { span: { line: 1 } })]);
  if (value.umpire !== 1)
    return fail([
      issue('log-version', 'this file is of another version of the format', {
        found: String(value.umpire),
        hint: '1',
      }),
    ]);
  if (typeof value.seed !== 'string' && value.dice !== 'by-hand')
    return fail([
      issue('log-seed-missing', 'a battle that goes on, exported for one seat, has no seed to replay it by'),
    ]);
  return ok(value as unknown as Heading);
}

/** What of a heading explains that the same answers lead elsewhere. */
function playedElsewhere({ ruleSet, engine }: Heading, own: string): readonly Issue[] {
  const warned = (code: string, message: string, found: string, here: string): readonly Issue[] =>
    found === here ? [] : [issue(code, message, { severity: 'warning', found, hint: `here it is ${here}` })];
  return [
    ...warned('log-rule-set-differs', 'the battle was played by other rules', ruleSet, own),
    ...warned('log-engine-differs', 'the battle was played by another version', engine, ENGINE),
  ];
}

function answerIssues<S, E>(battle: Battle<S, E>, book: Logbook, line: AnswerLine): readonly Issue[] {
  const { last } = battle;
  const passing = passIssues(battle, (line.passes ?? 0) - book.passes);
  if (passing.length > 0) return passing;
  const { n, seat, reply, faces } = line;
  if (seat !== undefined && (reply || faces)) {
    const given = reply ? battle.answer(seat, n, reply) : battle.giveFaces(seat, n, faces ?? []);
    if (!given.ok) return given.error.issues;
  } else if (line.secret) return [issue('log-secret-missing', 'the reply was secret and was left out')];
  else if (seat !== undefined) return [issue('log-line-unreadable', 'this line has no reply')];
  const lines = entriesOf(battle.last, last).flatMap((entry) => book.add(entry) ?? []);
  const expected = lines.at(-1) ?? book.rest();
  if (line.rule !== undefined && line.rule !== expected?.rule)
    return [issue('log-rule-differs', 'another rule asked', { found: line.rule, hint: `${expected?.rule} asks here` })];
  if (line.h === undefined || line.h === expected?.h) return [];
  return [
    issue('log-hash-differs', 'what happened differs from when it was played', {
      found: line.h,
      hint: `played again it is ${expected?.h}: this line, one before it or the heading was changed, or another version played it`,
    }),
  ];
}

/** Passes once for each that the log counts beyond those that stood since its last line. */
function passIssues<S, E>(battle: Battle<S, E>, passes: number): readonly Issue[] {
  if (passes < 0)
    return [
      issue('log-passes-differ', 'the log counts fewer passes than stood until here', {
        hint: `${-passes} more were passed unasked`,
      }),
    ];
  // a pass may be followed by others that nobody is asked for
  const last = battle.last;
  for (let passed = 0; passed < passes; passed = entriesOf(battle.last, last).length) {
    const [choice] = battle.choices;
    if (choice?.ask.kind !== 'react')
      return [
        issue('log-pass-unasked', 'the log passes where nobody is asked to react', { found: `${passes} passes` }),
      ];
    const answered = battle.answer(choice.seat, choice.id, { pass: true });
    if (!answered.ok) return answered.error.issues;
  }
  return [];
}

function endIssues<S, E>(battle: Battle<S, E>, end: unknown): readonly Issue[] {
  if (!battle.isOver) return [issue('log-end-early', 'the log ends and the battle does not')];
  const [found, own] = [canonical(end), canonical(endOf(battle).end)];
  if (found === own) return [];
  return [issue('log-end-differs', 'the battle ends in another way', { found, hint: `played again it is ${own}` })];
}
