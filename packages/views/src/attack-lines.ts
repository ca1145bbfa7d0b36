import type { Happened } from './battle-report.js';
import type { BattleWords } from './battle-words.js';
import { type Piece, quiet } from './blocks.js';

type Line = readonly Piece[];
type Said = Readonly<Record<string, unknown>>;

const sumOf = (counts: unknown): number =>
  Array.isArray(counts) ? counts.reduce((sum: number, n: unknown) => sum + Number(n), 0) : 0;

/** Brings the dice of one attack together with what they were thrown for, as they would be called out at a table. */
export class AttackLines {
  readonly #say: BattleWords['attack'];
  #isOpen = false;
  /** Faces by throw, which no line has told yet. */
  #dice: { readonly purpose: string; readonly faces: readonly number[] }[] = [];
  #going = 0;
  #needs: number | undefined;
  #failed = 0;
  #struck: { readonly damage: number; readonly lost: number; readonly ignored: number }[] = [];

  constructor(say: BattleWords['attack']) {
    this.#say = say;
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
        return said.source === 'suffering' ? [] : [...this.#rest(), [quiet(`  ${this.#say.attacks(this.#going)}`)]];
      case 'settled':
        return this.#stage(said);
      case 'saved':
      case 'inflicted':
      case 'swallowed':
        if (typeof said.needs === 'number') this.#needs = said.needs;
        if (said.what === 'inflicted') this.#failed++;
        return [];
      case 'struck':
        this.#struck.push({ damage: Number(said.damage), lost: Number(said.lost), ignored: Number(said.ignored) });
        return [];
      default:
        return [];
    }
  }

  #stage({ step, needs, counts, shown }: Said): readonly Line[] {
    const going = sumOf(counts);
    const before = this.#going;
    this.#going = going;
    if (!Array.isArray(shown) || shown.length === 0)
      return going === before || going === 0 ? [] : [[quiet(`  ${this.#say.goOn(String(step), going)}`)]];
    const dice = this.#dice.map(({ faces }) => faces.join(' '));
    this.#dice = [];
    return [[quiet(`  ${this.#say.stage(String(step), typeof needs === 'number' ? needs : undefined, dice, going)}`)]];
  }

  /** Saves and damage, once the last blow of a pool has fallen. */
  #blows(): readonly Line[] {
    const lines: Line[] = [];
    const saves = this.#dice.filter(({ purpose }) => purpose.startsWith('save'));
    this.#dice = this.#dice.filter(({ purpose }) => !purpose.startsWith('save'));
    if (saves.length > 0) {
      const dice = saves.map(({ faces }) => faces.join(' '));
      lines.push([quiet(`  ${this.#say.saves(this.#needs, dice, this.#failed)}`)]);
    }
    lines.push(...this.#rest());
    const struck = this.#struck.filter(({ lost, ignored }) => lost > 0 || ignored > 0);
    if (struck.length > 0) {
      const total = (of: 'lost' | 'ignored'): number => struck.reduce((sum, one) => sum + one[of], 0);
      const damage = struck.map((one) => one.damage).join(', ');
      lines.push([`  ${this.#say.damage(damage, total('lost'), total('ignored'))}`]);
    }
    [this.#needs, this.#failed, this.#struck] = [undefined, 0, []];
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
