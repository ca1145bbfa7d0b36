import { deskAt } from '@umpire/bots';
import type { Rng } from '@umpire/kernel';
import type { Choice, Faces, Seat, Throw } from '@umpire/rules';
import { gameOf } from './games.js';
import { leastReply } from './least.js';
import { passedUnasked, reasonOf } from './notes.js';
import { nameOf, toldOption } from './question.js';
import type { Standing } from './standing.js';
import type { Playing, Teller } from './teller.js';

/* What answers itself: programs, standing orders, dice of those who throw none by hand. */

/** So many answers before the page is told how things stand. */
export const A_BREATH = 400;

interface Settling {
  readonly now: Playing;
  readonly standing: Standing;
  readonly teller: Teller;
}

/** What need not be asked is answered, and dice of programs fall. */
export function settle({ now, standing, teller }: Settling): void {
  const { battle, players, chance } = now;
  for (let answers = 0; answers < A_BREATH && !battle.isOver; answers++) {
    const { open } = battle;
    if (open?.kind === 'throw') {
      const { seat } = open.throw;
      const isTheirs = players[seat] !== undefined || standing.defends(seat);
      if (!isTheirs || !battle.giveFaces(seat, open.id, thrown(open.throw, chance)).ok) return;
      continue;
    }
    const choice = battle.choices.find(({ seat }) => players[seat] === undefined);
    if (choice === undefined || !answerUnasked({ now, standing, teller }, choice)) return;
  }
}

function answerUnasked({ now: { battle }, standing, teller }: Settling, choice: Choice): boolean {
  const isBefore = (gameOf(battle.heading.edition)?.rounds(battle.state) ?? 0) === 0;
  const unasked = standing.replyTo(battle, choice, isBefore);
  if (unasked === undefined || !battle.answer(choice.seat, choice.id, unasked.reply).ok) return false;
  const { quiet, again } = unasked;
  const { seat, id: n, rule } = choice;
  teller.auto.add(n);
  if (quiet.length === 0) return true;
  const names = again ? [] : [...new Set(quiet.map(({ option }) => nameOf(battle, option.rule ?? rule)))];
  teller.notes.set(n, names.map(passedUnasked));
  const still = again ? [] : teller.quiet;
  teller.quiet = [
    ...still,
    ...quiet.map(({ option, points }) => ({ seat, option: toldOption(battle, option), points, n })),
  ];
  return true;
}

/** A program answers; whether it may go on before the page is told. */
export function programActs({ now, teller }: Omit<Settling, 'standing'>, pace: 'deed' | 'all'): boolean {
  const { battle, players, chance } = now;
  const choice = battle.choices.find(({ seat }) => players[seat] !== undefined);
  const player = choice && players[choice.seat];
  if (battle.isOver || choice === undefined || player === undefined) return false;
  const reply = player.reply(choice, deskAt(battle, choice.seat, chance));
  const because = player.because?.();
  const answered = battle.answer(choice.seat, choice.id, reply);
  if (!answered.ok) throw new Error(`${player.name} answers ${choice.rule} illegally`);
  // which unit comes next is weighed too, and nobody wants to read it
  if (because !== undefined && 'propose' in reply) {
    const units = battle.scene(choice.seat)?.units ?? [];
    const named = (ref: string): string => units.find((unit) => unit.ref === ref)?.name ?? ref;
    teller.notes.set(choice.id, [reasonOf(because, named)]);
  }
  return pace === 'all' || !('propose' in reply || 'use' in reply);
}

/** Does as little as it may until the part of the turn begins that is wanted. */
export function skipTo({ battle, chance }: Playing, part: string, first: Seat): void {
  for (let answers = 0; answers < A_BREATH && !battle.isOver; answers++) {
    const scene = battle.scene('A');
    if (scene?.part === part && (scene.turn ?? first) === first) return;
    const { open } = battle;
    if (open?.kind === 'throw') battle.giveFaces(open.throw.seat, open.id, thrown(open.throw, chance));
    const [choice] = battle.choices;
    if (choice !== undefined) battle.answer(choice.seat, choice.id, leastReply(battle, choice));
  }
}

/** Faces of dice that nobody throws by hand. */
export const thrown = ({ lots }: Throw, chance: Rng): Faces =>
  lots.map(({ dice, sides, summed }) => Array.from({ length: dice * summed }, () => chance.die(sides)));
