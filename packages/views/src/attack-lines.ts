import type { Happened } from './battle-report.js';
import type { BattleWords } from './battle-words.js';
import { type Piece, quiet, type Thrown, told } from './blocks.js';
import { type Fell, whyOf } from './why-lines.js';

type Line = readonly Piece[];
type Said = Readonly<Record<string, unknown>>;

/** Names and reasons, from what the record says. */
export interface Telling {
  /** What made a roll's numbers, line by line. */
  readonly why: (roll: string, why: readonly unknown[], fell: readonly Fell[]) => readonly string[];
  /** The rules among it, by name. */
  readonly acting: (why: readonly unknown[], fell: readonly Fell[]) => readonly string[];
  readonly names: (refs: readonly string[]) => readonly string[];
}

const sumOf = (counts: unknown): number =>
  Array.isArray(counts) ? counts.reduce((sum: number, n: unknown) => sum + Number(n), 0) : 0;

/** Brings the dice of one attack together with what they were thrown for, as they would be called out at a table. */
export class AttackLines {
  readonly #say: BattleWords['attack'];
  readonly #tell: Telling;
  #isOpen = false;
  #isAttack = false;
  /** Faces by throw, which no line has told yet. */
  #dice: { readonly purpose: string; readonly faces: readonly number[] }[] = [];
  #going = 0;
  #needs = new Set<number>();
  #saved = 0;
  #failed = 0;
  /** Wounds that no save is made against. */
  #unsaved = 0;
  #struck: { readonly damage: number; readonly lost: number; readonly ignored: number }[] = [];
  #savedBy: unknown[] = [];
  #struckBy: unknown[] = [];

  constructor(say: BattleWords['attack'], tell: Telling) {
    this.#say = say;
    this.#tell = tell;
  }

  /** The lines that are complete now; undefined where this is no part of an attack. */
  take(one: Happened): readonly Line[] | undefined {
    if (one.kind === 'dice') {
      if (!this.#isOpen) return undefined;
      if (one.faces.length > 0) this.#dice.push(one);
      return [];
    }
    if (one.kind === 'event' && one.event === 'attack') return this.#event(one);
    return undefined;
  }

  /** Whatever is still open, as something else follows. */
  close(): readonly Line[] {
    const lines = this.#isOpen ? this.#blows() : [];
    this.#isOpen = false;
    return lines;
  }

  #event({ say: said, of }: Happened & { readonly kind: 'event' }): readonly Line[] {
    this.#isOpen = true;
    switch (said.what) {
      case 'pool': {
        const before = this.#blows();
        this.#isAttack = said.source !== 'suffering';
        if (said.source === 'suffering') return [...before, [this.#say.suffers(this.#tell.names(of).join(', '))]];
        return typeof said.weapon === 'string' ? [...before, [this.#say.weapon(said.weapon)]] : before;
      }
      case 'gathered':
        this.#going = Number(said.attacks);
        if (said.source === 'suffering') return [];
        return [...this.#rest(), this.#line(this.#say.attacks(this.#going), 'attacks', whyOf(said))];
      case 'settled':
        return this.#stage(said);
      case 'saved':
      case 'inflicted':
      case 'swallowed':
        if (typeof said.needs === 'number' && said.needs <= 6) this.#needs.add(said.needs);
        if (said.what !== 'inflicted') this.#saved++;
        else if (said.unsaved === true) this.#unsaved++;
        else this.#failed++;
        this.#savedBy.push(...whyOf(said));
        return [];
      case 'struck':
        this.#struckBy.push(...whyOf(said));
        this.#struck.push({ damage: Number(said.damage), lost: Number(said.lost), ignored: Number(said.ignored) });
        return [];
      default:
        return [];
    }
  }

  #stage(said: Said): readonly Line[] {
    const { step, needs, counts, shown } = said;
    const going = sumOf(counts);
    const before = this.#going;
    this.#going = going;
    if (!Array.isArray(shown) || shown.length === 0)
      return going === before || going === 0 ? [] : [[quiet(`  ${this.#say.goOn(String(step), going)}`)]];
    const least = typeof needs === 'number' ? needs : undefined;
    const isThrown = this.#dice.length > 0;
    const what = this.#say.stage(String(step), isThrown ? least : undefined);
    const line = this.#rolled(String(step), whyOf(said), this.#dice, {
      what,
      came: this.#say.came(String(step), going),
      ...(least === undefined || !isThrown ? {} : { needs: least }),
    });
    this.#dice = [];
    return [line];
  }

  /** What a roll came to, with the rules that had a hand in it. */
  #line(text: string, roll: string, why: readonly unknown[], fell: readonly Fell[] = []): Line {
    const acting = this.#tell.acting(why, fell);
    const rules = acting.length > 0 ? ` · ${acting.join(', ')}` : '';
    return [quiet(`  ${text}${rules}`, this.#tell.why(roll, why, fell))];
  }

  /** Dice and what came of them. */
  #rolled(roll: string, why: readonly unknown[], fell: readonly Fell[], told: Omit<Thrown, 'faces' | 'rules'>): Line {
    const dice = fell.map(({ faces }) => faces.join(' '));
    const line = this.#line(this.#say.thrown(told.what, dice, told.came), roll, why, fell);
    const [piece] = line;
    if (piece === undefined || typeof piece === 'string' || fell.length === 0) return line;
    const faces = fell.map((one) => one.faces);
    return [{ ...piece, thrown: { ...told, faces, rules: this.#tell.acting(why, fell) } }];
  }

  /** Saves and damage, once the last blow of a pool has fallen. */
  #blows(): readonly Line[] {
    const lines: Line[] = [];
    const saves = this.#dice.filter(({ purpose }) => purpose.startsWith('save'));
    this.#dice = this.#dice.filter(({ purpose }) => !purpose.startsWith('save'));
    if (saves.length > 0) {
      // thrown together or one by one, the first throws are one
      const isFirst = ({ purpose }: Fell): boolean => purpose === 'save';
      const first = { purpose: 'save', faces: saves.filter(isFirst).flatMap(({ faces }) => faces) };
      const fell = [first, ...saves.filter((one) => !isFirst(one))];
      const least = [...this.#needs].sort((a, b) => a - b);
      // dice that somebody may throw again have come to nothing yet; those left when the unit has fallen never do
      const isDone = this.#saved + this.#failed > 0;
      const told = { what: this.#say.saves(least), ...(isDone ? { came: this.#say.failed(this.#failed) } : {}) };
      const needs = least.length === 1 ? { needs: least[0]! } : {};
      lines.push(this.#rolled('save', this.#savedBy, fell, { ...told, ...needs }));
    }
    if (this.#unsaved > 0 && this.#isAttack) lines.push([quiet(`  ${this.#say.unsaved(this.#unsaved)}`)]);
    lines.push(...this.#rest());
    const struck = this.#struck.filter(({ lost, ignored }) => lost > 0 || ignored > 0);
    if (struck.length > 0) {
      const total = (of: 'lost' | 'ignored'): number => struck.reduce((sum, one) => sum + one[of], 0);
      const damage = struck.map((one) => one.damage).join(', ');
      const text = this.#say.damage(damage, total('lost'), total('ignored'));
      lines.push([told(`  ${text}`, this.#tell.why('damage', this.#struckBy, []))]);
    }
    [this.#needs, this.#saved, this.#failed, this.#unsaved, this.#struck] = [new Set(), 0, 0, 0, []];
    [this.#savedBy, this.#struckBy] = [[], []];
    return lines;
  }

  /** Dice that belong to nothing else: for the number of attacks, for damage. */
  #rest(): readonly Line[] {
    const all = this.#dice;
    this.#dice = [];
    return [...new Set(all.map(({ purpose }) => purpose))].map((purpose): Line => {
      const what = this.#say.stage(purpose, undefined);
      const faces = all.filter((one) => one.purpose === purpose).map((one) => one.faces);
      // one die each needs no comma
      const between = faces.every(({ length }) => length === 1) ? ' ' : ', ';
      const text = `  ${this.#say.thrown(what, [faces.map((one) => one.join(' ')).join(between)])}`;
      return [{ text, tone: 'quiet', thrown: { what, faces, rules: [] } }];
    });
  }
}
