import type { Happened } from './battle-report.js';
import type { BattleWords } from './battle-words.js';
import { type Piece, quiet, told } from './blocks.js';
import { type Fell, whyOf } from './why-lines.js';

type Line = readonly Piece[];
type Said = Readonly<Record<string, unknown>>;

/** The reasons of a roll, line by line, from what the record says of it. */
export type TellWhy = (roll: string, why: readonly unknown[], fell: readonly Fell[]) => readonly string[];

const sumOf = (counts: unknown): number =>
  Array.isArray(counts) ? counts.reduce((sum: number, n: unknown) => sum + Number(n), 0) : 0;

/** Brings the dice of one attack together with what they were thrown for, as they would be called out at a table. */
export class AttackLines {
  readonly #say: BattleWords['attack'];
  readonly #why: TellWhy;
  #isOpen = false;
  /** Faces by throw, which no line has told yet. */
  #dice: { readonly purpose: string; readonly faces: readonly number[] }[] = [];
  #going = 0;
  #needs: number | undefined;
  #failed = 0;
  #struck: { readonly damage: number; readonly lost: number; readonly ignored: number }[] = [];
  #savedBy: unknown[] = [];
  #struckBy: unknown[] = [];

  constructor(say: BattleWords['attack'], why: TellWhy) {
    this.#say = say;
    this.#why = why;
  }

  /** The lines that are complete now; undefined where this is no part of an attack. */
  take(one: Happened): readonly Line[] | undefined {
    if (one.kind === 'dice') {
      if (!this.#isOpen) return undefined;
      if (one.faces.length > 0) this.#dice.push(one);
      return [];
    }
    if (one.kind === 'event' && one.event === 'attack') return this.#event(one.say);
    return undefined;
  }

  /** Whatever is still open, as something else follows. */
  close(): readonly Line[] {
    const lines = this.#isOpen ? this.#blows() : [];
    this.#isOpen = false;
    return lines;
  }

  #event(said: Said): readonly Line[] {
    this.#isOpen = true;
    switch (said.what) {
      case 'pool': {
        const before = this.#blows();
        const weapon = typeof said.weapon === 'string' ? said.weapon : undefined;
        return weapon === undefined || said.source === 'suffering' ? before : [...before, [this.#say.weapon(weapon)]];
      }
      case 'gathered':
        this.#going = Number(said.attacks);
        if (said.source === 'suffering') return [];
        return [...this.#rest(), [quiet(`  ${this.#say.attacks(this.#going)}`, this.#why('attacks', whyOf(said), []))]];
      case 'settled':
        return this.#stage(said);
      case 'saved':
      case 'inflicted':
      case 'swallowed':
        if (typeof said.needs === 'number') this.#needs = said.needs;
        if (said.what === 'inflicted') this.#failed++;
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
    const dice = this.#dice.map(({ faces }) => faces.join(' '));
    const why = this.#why(String(step), whyOf(said), this.#dice);
    this.#dice = [];
    const text = this.#say.stage(String(step), typeof needs === 'number' ? needs : undefined, dice, going);
    return [[quiet(`  ${text}`, why)]];
  }

  /** Saves and damage, once the last blow of a pool has fallen. */
  #blows(): readonly Line[] {
    const lines: Line[] = [];
    const saves = this.#dice.filter(({ purpose }) => purpose.startsWith('save'));
    this.#dice = this.#dice.filter(({ purpose }) => !purpose.startsWith('save'));
    if (saves.length > 0) {
      const dice = saves.map(({ faces }) => faces.join(' '));
      const text = this.#say.saves(this.#needs, dice, this.#failed);
      lines.push([quiet(`  ${text}`, this.#why('save', this.#savedBy, []))]);
    }
    lines.push(...this.#rest());
    const struck = this.#struck.filter(({ lost, ignored }) => lost > 0 || ignored > 0);
    if (struck.length > 0) {
      const total = (of: 'lost' | 'ignored'): number => struck.reduce((sum, one) => sum + one[of], 0);
      const damage = struck.map((one) => one.damage).join(', ');
      const text = this.#say.damage(damage, total('lost'), total('ignored'));
      lines.push([told(`  ${text}`, this.#why('damage', this.#struckBy, []))]);
    }
    [this.#needs, this.#failed, this.#struck] = [undefined, 0, []];
    [this.#savedBy, this.#struckBy] = [[], []];
    return lines;
  }

  /** Dice that belong to nothing else: for the number of attacks, for damage. */
  #rest(): readonly Line[] {
    const lines = this.#dice.map(
      ({ purpose, faces }): Line => [quiet(`  ${this.#say.roll(purpose)} ${faces.join(' ')}`)],
    );
    this.#dice = [];
    return lines;
  }
}
