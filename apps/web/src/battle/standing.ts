import type { Battle } from '@umpire/battle';
import { deskAt, greedyPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import type { Choice, Option, Reply, Seat } from '@umpire/rules';
import type { Asking } from './told.js';
import { worthOf } from './worth.js';

type Table = Battle<unknown, unknown>;

/** What moves the chance in view by less is not asked about. */
const WORTH = 0.1;

/** An answer that nobody was asked for. */
export interface Unasked {
  readonly reply: Reply;
  /** What was passed, and by how much it would have moved the chance. */
  readonly quiet: readonly { readonly option: Option; readonly points: number }[];
  /** The person passed the same before. */
  readonly again?: true;
}

const windowOf = (battle: Table): number | undefined => battle.control.stack.at(-1)?.id;

const plain = (reply: Reply): Unasked => ({ reply, quiet: [] });

/** What a person has said once so as not to be asked again. */
export class Standing {
  readonly #asking = new Map<string, Asking>();
  readonly #defends = new Set<Seat>();
  readonly #deploys = new Set<Seat>();
  /** Offers that were passed, by the frame of their window: one that opens again is not asked again. */
  readonly #passed = new Map<number, Set<string>>();
  #all: { readonly seat: Seat; readonly rule: string } | undefined;

  ask(rule: string, how: Asking): void {
    this.#asking.set(rule, how);
  }

  /** Losses and saves under another's attack answer themselves. */
  defend(seat: Seat, isOn: boolean): void {
    if (isOn) this.#defends.add(seat);
    else this.#defends.delete(seat);
  }

  defends(seat: Seat): boolean {
    return this.#defends.has(seat);
  }

  /** A window that was passed stays so while it is the same window with the same offers. */
  passed(battle: Table, { ask }: Choice): void {
    const frame = windowOf(battle);
    if (ask.kind !== 'react' || frame === undefined) return;
    const known = this.#passed.get(frame) ?? new Set();
    for (const { key } of ask.offers) known.add(key);
    this.#passed.set(frame, known);
  }

  /** What was passed may be asked again: somebody went back. */
  forget(): void {
    this.#passed.clear();
  }

  /** Everything that is asked before the first round is answered by suggestions. */
  deploy(seat: Seat): void {
    this.#deploys.add(seat);
  }

  /** Takes every offer of one rule, one after the other. */
  takeAll(seat: Seat, rule: string): void {
    this.#all = { seat, rule };
  }

  /** The answer to a person's choice, where it need not be asked. */
  replyTo(battle: Table, choice: Choice, isBefore: boolean): Unasked | undefined {
    const { seat, ask } = choice;
    if (ask.kind === 'react') return this.#reaction(battle, choice, ask.offers);
    this.#all = undefined;
    if (isBefore && this.#deploys.has(seat) && !choice.secret) return suggested(battle, choice);
    const isUnderAttack = this.#defends.has(seat) && battle.activeSeat !== seat && ask.kind !== 'propose';
    return isUnderAttack ? suggested(battle, choice) : undefined;
  }

  #reaction(battle: Table, choice: Choice, offers: readonly Option[]): Unasked | undefined {
    const { seat } = choice;
    const all = this.#all;
    const next = all?.seat === seat ? offers.find(({ rule }) => rule === all.rule) : undefined;
    if (next !== undefined) return plain({ use: next.key });
    this.#all = undefined;
    const known = this.#passed.get(windowOf(battle) ?? -1);
    if (known !== undefined && offers.every(({ key }) => known.has(key)))
      return { reply: { pass: true }, quiet: offers.map((option) => ({ option, points: 0 })), again: true };
    const quiet = offers.map((option) => ({ option, points: this.#pointsOf(battle, choice, option) }));
    if (quiet.some(({ points }) => points === undefined)) return undefined;
    return { reply: { pass: true }, quiet: quiet.map(({ option, points = 0 }) => ({ option, points })) };
  }

  /** In points of a hundred; undefined: it is to be asked about. */
  #pointsOf(battle: Table, choice: Choice, { key, rule = '' }: Option): number | undefined {
    if (this.#asking.get(rule) === 'always') return undefined;
    const worth = worthOf(battle, choice, key);
    return worth === undefined || worth >= WORTH ? undefined : Math.round(worth * 100);
  }
}

function suggested(battle: Table, choice: Choice): Unasked | undefined {
  const rng = Rng.seeded(`${battle.heading.seed}`, `for me ${choice.id}`);
  const reply = greedyPlayer(rng).reply(choice, deskAt(battle, choice.seat, rng));
  return battle.judge(choice.seat, choice.id, reply).ok ? plain(reply) : undefined;
}
