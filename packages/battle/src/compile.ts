import type { Edge, Game, Procedure, ProcedureId, Step, Trigger } from '@umpire/rules';
import { stageOrder } from '@umpire/rules';

/** The rules at one edge of a step. */
export interface EdgeRules<S> {
  readonly mandatory: readonly Trigger<S>[];
  readonly offers: readonly Trigger<S>[];
}

/** A step with the rules that act on it, found once. An edge without rules is undefined and costs nothing. */
export interface Compiled<S, E> {
  readonly step: Step<S, E, object>;
  readonly rules: Readonly<Record<Edge, EdgeRules<S> | undefined>>;
}

export interface Engine<S, E> {
  readonly game: Game<S, E>;
  readonly procedures: ReadonlyMap<
    ProcedureId,
    { readonly procedure: Procedure<S, E>; readonly steps: readonly Compiled<S, E>[] }
  >;
  /** Whether any rule acts on throws: if none does they need no frame. */
  readonly throwsAct: boolean;
}

/** The procedure of a throw, so that rules may act on it: `before` the dice fall, `after` they show. */
export const THROW = 'throw';
const throwSteps = ['dice-thrown', 'dice-shown'] as const;

/** Indexes a game's rules by step. Throws where a table names what is not there: that is a bug. */
export function compileGame<S, E>(game: Game<S, E>): Engine<S, E> {
  const byPoint = new Map<string, Trigger<S>[]>();
  for (const trigger of game.triggers) {
    const key = `${trigger.at}/${trigger.edge}`;
    byPoint.set(key, [...(byPoint.get(key) ?? []), trigger]);
  }
  const compiled = (step: Step<S, E, object>): Compiled<S, E> => {
    const at = (edge: Edge): EdgeRules<S> | undefined => {
      const rules = byPoint.get(`${step.id}/${edge}`);
      return rules && { mandatory: rules.filter(({ offer }) => !offer), offers: rules.filter(({ offer }) => offer) };
    };
    return { step, rules: { before: at('before'), instead: at('instead'), during: at('during'), after: at('after') } };
  };
  const throwing: Procedure<S, E> = { id: THROW, steps: throwSteps.map((id) => ({ id, run: () => ({}) })) };
  const all = [...game.procedures, throwing];
  const procedures = new Map(
    all.map((procedure) => [procedure.id, { procedure, steps: procedure.steps.map(compiled) }] as const),
  );
  if (procedures.size < all.length) throw new Error('two procedures have the same name');
  const known = new Set(all.flatMap(({ steps }) => steps.map(({ id }) => id)));
  for (const { rule, at, call } of game.triggers) {
    if (!known.has(at)) throw new Error(`${rule} acts at ${at}, and there is no such step`);
    if (!procedures.has(call)) throw new Error(`${rule} calls ${call}, and there is no such procedure`);
  }
  const throwsAct = throwSteps.some((id) => stageOrder.some((edge) => byPoint.has(`${id}/${edge}`)));
  return { game, procedures, throwsAct };
}
