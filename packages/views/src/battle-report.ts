import type { Review } from '@umpire/review';
import type { Faces, Reply, Seat, Terms, Told } from '@umpire/rules';
import { AttackLines } from './attack-lines.js';
import type { BattleWords } from './battle-words.js';
import { type Block, heading, type LineMark, lines, type Piece, quiet, strong, told as toldPiece } from './blocks.js';
import { reviewBlocks } from './looked-back.js';
import type { Voice } from './voice.js';
import { type Fell, isWhy, rulesActing, whyLines, whyOf } from './why-lines.js';

/** Until when a pass stands: the end of a period, or the seat's own next such step. */
export type PassedUntil = NonNullable<Extract<Reply, { readonly pass: true }>['until']>;

/** Dice that fell, something that changed the table, or a pass that stands. */
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
  /** Of one rule, or of all. */
  | { readonly kind: 'passes'; readonly seat: Seat; readonly until: PassedUntil; readonly rule?: string }
  /** What a game tells in its own words. */
  | ({ readonly kind: 'told' } & Told);

/** A battle as it is told: what happened in order, and who is who. */
export interface BattleReport {
  readonly title: Readonly<Record<Seat, string>>;
  readonly happened: readonly Happened[];
  readonly name: (ref: string, language: 'en' | 'fr') => string;
  readonly seatOf: (ref: string) => Seat | undefined;
  readonly score: readonly [number, number];
  readonly winner?: Seat;
  /** A rule as it is printed. */
  readonly rule?: (id: string) => { readonly name: string; readonly section?: string | undefined } | undefined;
  /** Words of the game for what a battle is told in. */
  readonly terms?: Terms | undefined;
  /** Looked back on, where somebody asked. */
  readonly review?: Review;
}

/** A pass that stands, from the answer that says so; the passes that follow from it are not told again. */
export function passesOf(
  seat: Seat,
  answer: { readonly reply: Reply } | { readonly faces: Faces },
): readonly Happened[] {
  if (!('reply' in answer) || !('pass' in answer.reply)) return [];
  const { until, rule } = answer.reply;
  return until === undefined ? [] : [{ kind: 'passes', seat, until, ...(rule === undefined ? {} : { rule }) }];
}

type Line = readonly Piece[];

/** Rolls of two dice of which only the sum counts. */
const summed = /charge|battle-shock|leadership|psychic|morale/;

/** A battle told turn by turn: every move, roll and loss, and how it ended. */
export function battleBlocks(report: BattleReport, voice: Voice): readonly Block[] {
  const say = voice.say.battle;
  const teller = new Teller(report, voice);
  for (const one of report.happened) teller.tell(one);
  const seat = report.winner;
  const winner = seat && { seat, name: report.title[seat] };
  return [
    heading(say.title(report.title.A, report.title.B)),
    ...teller.blocks(),
    lines([[strong(say.end(winner, report.score))]]),
    ...(report.review
      ? reviewBlocks(report.review, { title: report.title, name: teller.named, terms: report.terms }, voice)
      : []),
  ];
}

/** A line with dice tells a roll; one on which a rule acted, or that says so, tells of a rule. */
const hasOf = (line: Line): LineMark['has'] =>
  line.flatMap((one): LineMark['has'] => {
    if (typeof one === 'string' || one.thrown === undefined) return [];
    return one.thrown.rules.length > 0 ? ['roll', 'rule'] : ['roll'];
  });

const piece = (text: string, why: readonly string[]): Exclude<Piece, string> => ({
  text,
  tone: 'quiet',
  ...(why.length === 0 ? {} : { why }),
});

const ARCING = 'arcing';

/** What may come between the use of a rule and its effect. */
const keepsUse: ReadonlySet<string> = new Set(['points-gained', 'points-paid']);

const timesOver = (line: Line, times: number): Line =>
  line.map((one) => (typeof one === 'string' ? `${one} (${times}×)` : { ...one, text: `${one.text} (${times}×)` }));

class Teller {
  readonly #report: BattleReport;
  readonly #say: BattleWords;
  readonly #attack: AttackLines;
  readonly #blocks: Block[] = [];
  #title: string | undefined;
  #round: number | undefined;
  #open: Line[] = [];
  #marks: LineMark[] = [];
  /** The place of what is told now, and whom it or the attack that it is part of is about. */
  #place = -1;
  #about: readonly string[] = [];
  #seat: Seat | undefined;
  #last = '';
  #times = 1;
  #arcing: (Happened & { readonly kind: 'dice' })[] = [];
  /** A price that was paid, until what it was paid for is told. */
  #paid: (Happened & { readonly kind: 'event' }) | undefined;
  /** What was just used, on whom: that it is in force then need not be said. */
  #used: string | undefined;
  /** What regained wounds just now, and how many: told once. */
  #regained: { readonly use: string; readonly wounds: number; readonly at: number } | undefined;
  /** The last dice outside an attack, whose reasons may follow. */
  #thrown: { readonly of: readonly string[]; readonly at: number; readonly roll: string } | undefined;

  constructor(report: BattleReport, { say }: Voice) {
    this.#report = report;
    this.#say = say.battle;
    this.#attack = new AttackLines(say.battle.attack, {
      why: this.#why,
      acting: (why, fell) => rulesActing(why.filter(isWhy), fell, (id) => this.#ruleName(id)),
      names: (refs) => this.#all(refs),
    });
  }

  readonly #why = (roll: string, why: readonly unknown[], fell: readonly Fell[]): readonly string[] =>
    whyLines(roll, why.filter(isWhy), fell, {
      say: this.#say.why,
      rule: (id) => this.#rule(id),
      isRule: (id) => this.#report.rule?.(id) !== undefined,
    });

  readonly named = (ref: string): string => {
    const name = this.#report.name(ref, this.#say.language);
    return this.#report.seatOf(ref) === undefined ? name : `${name} (${ref})`;
  };

  blocks(): readonly Block[] {
    if (this.#paid !== undefined) this.#tellOne(this.#paid);
    this.#close();
    return this.#blocks;
  }

  tell(one: Happened): void {
    this.#place++;
    const paid = this.#paid;
    this.#paid = undefined;
    if (one.kind === 'event' && one.event === 'points-paid') this.#paid = one;
    else if (paid !== undefined && one.kind === 'event' && one.event === 'stratagem-used' && one.rule === paid.rule)
      this.#tellOne({ ...one, say: { ...paid.say, ...one.say } });
    else {
      if (paid !== undefined) this.#tellOne(paid);
      this.#tellOne(one);
    }
  }

  #tellOne(one: Happened): void {
    this.#look(one);
    // said in the middle of an attack, it does not end it
    if (one.kind === 'passes') {
      this.#push([quiet(this.#passes(one))], ['rule']);
      return;
    }
    if (one.kind === 'dice' && one.purpose === ARCING) {
      this.#arcing.push(one);
      return;
    }
    const attack = this.#attack.take(one);
    if (attack) {
      this.#pushAll(attack);
      return;
    }
    this.#closeAttack();
    if (one.kind === 'dice') this.#dice(one);
    else if (one.kind === 'told') {
      const text = this.#say.told(one.text);
      if (one.level === 0) this.#close(text);
      else this.#push([one.level === 1 ? text : quiet(`  ${text}`)]);
    } else this.#event(one);
  }

  /** Whom it is about; the dice of an attack are about whoever was told of before. */
  #look(one: Happened): void {
    if (one.kind === 'dice' || one.kind === 'passes') this.#seat = one.seat;
    const isHeading = one.kind === 'event' && one.event === 'phase-began';
    if (one.kind === 'told' || one.kind === 'passes' || isHeading) this.#about = [];
    else if (one.of.length > 0 && !(one.kind === 'event' && one.event === 'attack')) {
      this.#about = one.of;
      this.#seat = one.of.map(this.#report.seatOf).find((seat) => seat !== undefined) ?? this.#seat;
    }
  }

  #close(next?: string, round?: number): void {
    this.#closeAttack();
    if (this.#open.length > 0) {
      const block = lines(this.#open, this.#title);
      if (block.kind === 'lines')
        this.#blocks.push({
          ...block,
          marks: this.#marks,
          ...(this.#round === undefined ? {} : { round: this.#round }),
        });
    }
    [this.#open, this.#marks, this.#title, this.#round] = [[], [], next, round];
    [this.#last, this.#thrown, this.#about, this.#seat] = ['', undefined, [], undefined];
  }

  #add(line: Line, has: LineMark['has'] = hasOf(line)): void {
    this.#open.push(line);
    const seat = this.#seat === undefined ? {} : { seat: this.#seat };
    this.#marks.push({ place: Math.max(0, this.#place), of: this.#about, has, ...seat });
  }

  /** What is said twice in a row is said once; what has happened so often, with how often; dice that fall twice alike fell twice. */
  #push(line: Line, has?: LineMark['has'], isCounted = false): void {
    const text = JSON.stringify(line);
    if (text === this.#last && !line.some((one) => typeof one !== 'string' && one.thrown !== undefined)) {
      if (isCounted) this.#open[this.#open.length - 1] = timesOver(line, ++this.#times);
      return;
    }
    [this.#last, this.#times] = [text, 1];
    this.#add(line, has);
  }

  /** Dice and blows that come to the same are told each. */
  #pushAll(lines: readonly Line[]): void {
    for (const line of lines) this.#add(line);
    if (lines.length > 0) this.#last = '';
  }

  /** What arcs from a weapon is thrown as it fires, and told once its attacks are. */
  #closeAttack(): void {
    this.#pushAll(this.#attack.close());
    const arcing = this.#arcing;
    this.#arcing = [];
    for (const one of arcing) this.#dice(one);
  }

  #dice({ purpose, seat, of, faces }: Happened & { readonly kind: 'dice' }): void {
    if (faces.length === 0) return;
    const who = of.length > 0 ? this.#all(of).join(', ') : this.#report.title[seat];
    const [made = '', again] = purpose.split(', ');
    const [id = '', ...rest] = made.split(' ');
    const what = this.#report.rule?.(id) ? [this.#rule(id), ...rest].join(' ') : this.#say.purpose(made);
    const by = again === undefined ? '' : ` (${this.#ruleName(again)})`;
    const rules = again === undefined ? [] : [this.#ruleName(again)];
    const text = this.#say.dice(`${what}${by}`, who, faces, summed.test(purpose));
    const thrown = { what: `${who}, ${what}${by}`, faces: [faces], rules };
    this.#add([{ ...piece(text, this.#why(id, [], [])), thrown }]);
    this.#last = '';
    this.#thrown = { of, at: this.#open.length - 1, roll: id };
  }

  #event({ event, of, rule, say: said }: Happened & { readonly kind: 'event' }): void {
    const { title } = this.#report;
    if (event === 'turn-began')
      this.#close(this.#say.turn(Number(said.round), title[said.seat === 'B' ? 'B' : 'A']), Number(said.round));
    else if (event === 'phase-began') {
      if (said.phase !== 'turn-end') this.#push([strong(this.#say.phase(String(said.phase)))]);
    } else if (event === 'roll' && typeof said.for === 'string') this.#rolled(of, said.for, said);
    else {
      const use = `${rule} ${of.join()}`;
      if (event === 'effect-began' && use === this.#used) return;
      const healed = event === 'wounds-regained' ? this.#regained : undefined;
      const again = healed?.use === use && healed.at === this.#open.length - 1;
      const wounds = Number(said.wounds) + (again ? healed.wounds : 0);
      const told = this.#say.event({
        event,
        names: this.#all(of),
        rule: this.#given(said) ?? (rule === undefined ? undefined : this.#rule(rule)),
        said: event === 'wounds-regained' ? { ...said, wounds } : said,
        nameOf: (ref) => this.#nameOf(ref),
      });
      if (told === undefined) return;
      if (event === 'stratagem-used') this.#used = use;
      else if (!keepsUse.has(event)) this.#used = undefined;
      const why = whyOf(said).length > 0 ? this.#why(event, whyOf(said), []) : [];
      if (again) this.#open[this.#open.length - 1] = [toldPiece(told, why)];
      else this.#push([toldPiece(told, why)], rule === undefined ? [] : ['rule'], event === 'model-returned');
      this.#regained = event === 'wounds-regained' ? { use, wounds, at: this.#open.length - 1 } : undefined;
    }
  }

  /** The rules that a choice gave, by name. */
  #given({ gives }: Readonly<Record<string, unknown>>): string | undefined {
    return Array.isArray(gives) ? gives.map((id) => this.#ruleName(String(id))).join(', ') : undefined;
  }

  #passes({ seat, until, rule }: Happened & { readonly kind: 'passes' }): string {
    const what = rule === undefined ? undefined : this.#rule(rule);
    return this.#say.passes(this.#report.title[seat], what, until);
  }

  /** What a roll came to: the reasons of the dice that fell for it; where none fell, a line of its own. */
  #rolled(of: readonly string[], roll: string, said: Readonly<Record<string, unknown>>): void {
    const why = this.#why(roll, whyOf(said), []);
    const thrown = this.#thrown;
    const line = thrown !== undefined && thrown.of.join() === of.join() ? this.#open[thrown.at] : undefined;
    const [first] = line ?? [];
    if (thrown === undefined || first === undefined || typeof first === 'string')
      this.#push([quiet(`${this.#all(of).join(', ')}, ${this.#say.why.number(roll)}: ${said.rolled}`, why)], ['roll']);
    else this.#open[thrown.at] = [{ ...first, why: [...new Set([...(first.why ?? []), ...why])] }];
  }

  #nameOf(ref: string): string {
    return ref === 'A' || ref === 'B' ? this.#report.title[ref] : this.named(ref);
  }

  readonly #ruleName = (id: string): string => this.#report.rule?.(id)?.name ?? id.replaceAll('-', ' ');

  /** A rule as it is printed, with its section. */
  #rule(id: string): string {
    const found = this.#report.rule?.(id);
    if (!found) return this.#ruleName(id);
    const { name, section } = found;
    return section === undefined || section === name ? name : `${name} (${section})`;
  }

  /** Names, those that are alike counted. */
  #all(refs: readonly string[]): readonly string[] {
    const counts = new Map<string, number>();
    for (const ref of refs) counts.set(this.#nameOf(ref), (counts.get(this.#nameOf(ref)) ?? 0) + 1);
    return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
  }
}
