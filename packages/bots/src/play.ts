import { type Battle, openedBy } from '@umpire/battle';
import { type Issue, Rng } from '@umpire/kernel';
import type { Choice, Reply, Seat } from '@umpire/rules';
import type { Desk, Player } from './player.js';

export interface PlayOptions {
  /** After so many answers a battle is taken for one that does not end, which is a fault. */
  readonly most?: number;
  readonly onAnswer?: (choice: Choice, reply: Reply) => void;
}

const MOST = 20_000;

/** A reply that was refused, or a battle that does not end: a fault of the player or of the game. */
export class PlayFault extends Error {
  readonly choice: Choice | undefined;
  readonly issues: readonly Issue[];

  constructor(message: string, choice?: Choice, issues: readonly Issue[] = []) {
    super(message);
    this.choice = choice;
    this.issues = issues;
  }
}

/** What one seat's player may ask of a battle. */
export const deskAt = <S, E>(battle: Battle<S, E>, seat: Seat, chance: Rng): Desk => ({
  seen: () => battle.seen(seat).view,
  isLegal: ({ id }, reply) => battle.judge(seat, id, reply).ok,
  suggest: ({ id }) => battle.suggest(seat, id, chance),
  draw: ({ id }) => battle.draw(seat, id, chance),
  candidates: ({ id }) =>
    battle.candidatesFor(seat, id).flatMap(({ proposal, judged }) => (judged.ok ? [proposal] : [])),
  advise: ({ id }) => battle.advise(seat, id, chance),
  forecast: ({ id }, proposal) => battle.forecast(seat, id, proposal),
  stakes: ({ id }, key) => battle.stakes(seat, id, key),
  opened: (choice, key) => openedBy(battle, choice, key),
  appraise: ({ id }, reply, measured) => battle.appraise(seat, id, reply, measured),
  grounds: ({ id }, reply) => battle.grounds(seat, id, reply),
});

/** Plays on until the battle is over. Throws `PlayFault`. */
export function playOut<S, E>(
  battle: Battle<S, E>,
  players: Readonly<Record<Seat, Player>>,
  options: PlayOptions = {},
): void {
  const { most = MOST, onAnswer } = options;
  const chance = Rng.seeded(battle.heading.seed ?? '', 'suggestions');
  for (let answers = 0; !battle.isOver; answers++) {
    if (answers > most) throw new PlayFault(`the battle has not ended after ${most} answers`);
    const [choice] = battle.choices;
    if (!choice) throw new PlayFault('nobody is asked and the battle is not over');
    const { seat, id } = choice;
    const reply = players[seat].reply(choice, deskAt(battle, seat, chance));
    onAnswer?.(choice, reply);
    const answered = battle.answer(seat, id, reply);
    if (!answered.ok)
      throw new PlayFault(
        `${players[seat].name} answers ${choice.rule} illegally: ${JSON.stringify(reply).slice(0, 300)}`,
        choice,
        answered.error.issues,
      );
  }
}
