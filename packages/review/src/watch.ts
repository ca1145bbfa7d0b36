import { Battle, compileGame } from '@umpire/battle';
import type { Attack, AttackReading, Context, Frame, Game, Given, Procedure } from '@umpire/rules';

/** An attack that was made, where in the battle, and what it came to. */
export interface Made {
  readonly attack: Attack;
  /** The number of the answer that it followed from; 0 before the first. */
  readonly answer: number;
  readonly round: number;
  /** Wounds lost by group of its odds, those lost before counted. */
  readonly lost: readonly number[];
}

/** What the score was when a round was over. */
export interface RoundScore {
  readonly round: number;
  readonly score: readonly [number, number];
  /** The number of the last answer of the round. */
  readonly answer: number;
}

export interface Watched {
  readonly attacks: readonly Made[];
  readonly rounds: readonly RoundScore[];
}

/** Plays a battle's answers again and looks on: a battle keeps what was answered, not how its attacks stood. */
export function watch<S, E>(game: Game<S, E>, rounds: (state: S) => number, battle: Battle<S, E>): Watched {
  const attacks: Made[] = [];
  const scores: RoundScore[] = [];
  const open = new Map<number, { readonly attacks: readonly Attack[]; readonly answer: number }>();
  const over = new Set<number>();
  let answer = 0;
  const onBegin = (reading: AttackReading<S>, frame: Frame, context: Context<S>): void => {
    if (!open.has(frame.id)) open.set(frame.id, { attacks: reading.begins(frame, context), answer });
  };
  const onEnd = (reading: AttackReading<S>, id: number, data: object, context: Context<S>): void => {
    const begun = open.get(id);
    if (begun === undefined || over.has(id)) return;
    over.add(id);
    const lost = reading.ends(data, begun.attacks, context);
    const round = rounds(context.state);
    for (const [i, attack] of begun.attacks.entries())
      if (lost[i] !== undefined) attacks.push({ attack, answer: begun.answer, round, lost: lost[i] });
  };
  const watchedGame: Game<S, E> = {
    ...game,
    procedures: game.procedures.map((procedure) => {
      const reading = game.attacks?.[procedure.id];
      return reading ? watchedProcedure(procedure, reading, { onBegin, onEnd }) : procedure;
    }),
    apply: (state, event) => {
      const before = rounds(state);
      game.apply(state, event);
      if (rounds(state) === before || before === 0) return;
      game.revert(state, event);
      scores.push({ round: before, score: game.result(state).score, answer });
      game.apply(state, event);
    },
  };
  const again = Battle.start(compileGame(watchedGame), battle.heading);
  for (const { n, seat, answer: given, unasked } of battle.entries) {
    if (unasked) continue;
    answer = n;
    const done = 'reply' in given ? again.answer(seat, n, given.reply) : again.giveFaces(seat, n, given.faces);
    if (!done.ok) throw new Error(`answer ${n} is refused when it is played again`);
  }
  const last = rounds(again.state);
  if (last > 0) scores.push({ round: last, score: game.result(again.state).score, answer });
  return { attacks, rounds: scores };
}

interface Watcher<S> {
  readonly onBegin: (reading: AttackReading<S>, frame: Frame, context: Context<S>) => void;
  readonly onEnd: (reading: AttackReading<S>, id: number, data: object, context: Context<S>) => void;
}

function watchedProcedure<S, E>(
  procedure: Procedure<S, E>,
  reading: AttackReading<S>,
  { onBegin, onEnd }: Watcher<S>,
): Procedure<S, E> {
  const { from = procedure.steps[0]?.id, until } = reading;
  const steps = procedure.steps.map((step) =>
    step.id !== from && step.id !== until
      ? step
      : {
          id: step.id,
          run: (frame: object, given: Given | undefined, context: Context<S>) => {
            const top = context.frames.at(-1)!;
            if (step.id === from) onBegin(reading, top, context);
            if (step.id === until) onEnd(reading, top.id, frame, context);
            return step.run(frame, given, context);
          },
        },
  );
  return {
    ...procedure,
    steps,
    end: (data, context, id) => {
      onEnd(reading, id, data, context);
      return procedure.end?.(data, context, id) ?? [];
    },
  };
}
