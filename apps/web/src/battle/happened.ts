import type { Game, Roll, Seat } from '@umpire/rules';
import type { Happened } from '@umpire/views';
import type { Played } from './games.js';

export interface Told {
  readonly events: readonly unknown[];
  readonly rolls: readonly Roll[];
}

interface Teller {
  readonly system: Played;
  readonly game: Game<unknown, unknown>;
  readonly state: unknown;
  /** Whose eyes must be able to see it: all of them. */
  readonly eyes: readonly Seat[];
}

/** What may be told of an answer and all that followed from it, in the order in which it happened. */
export function happenedIn({ events, rolls }: Told, { system, game, state, eyes }: Teller): readonly Happened[] {
  const shown = events.map((event) => eyes.reduce<unknown>((seen, eye) => seenBy(game, seen, eye), event));
  const { tell } = system;
  if (tell !== undefined)
    return shown.flatMap((event): readonly Happened[] => {
      const told = event === undefined ? undefined : tell(event, state);
      return told === undefined ? [] : [{ kind: 'told', ...told }];
    });
  const dice = (from: number, to: number): readonly Happened[] =>
    rolls.filter(({ after = 0 }) => after >= from && after < to).map(diceOf);
  return [
    ...shown.flatMap((event, i) => [...dice(i, i + 1), ...toldEvent(event)]),
    ...dice(shown.length, Number.POSITIVE_INFINITY),
  ];
}

const seenBy = ({ shown }: Game<unknown, unknown>, event: unknown, eye: Seat): unknown =>
  event === undefined || shown === undefined ? event : shown(event, eye);

const diceOf = ({ throw: { seat, purpose, for: of }, faces }: Roll): Happened => ({
  kind: 'dice',
  seat,
  purpose,
  of: [...of],
  faces: faces.flat(),
});

/** Events of every game name their kind; what else they say is for whoever tells of them. */
function toldEvent(event: unknown): readonly Happened[] {
  if (typeof event !== 'object' || event === null || !('kind' in event)) return [];
  const of = 'of' in event && Array.isArray(event.of) ? event.of.map(String) : [];
  const say = 'say' in event && typeof event.say === 'object' && event.say !== null ? { ...event.say } : {};
  const rule = 'rule' in event && typeof event.rule === 'string' ? { rule: event.rule } : {};
  return [{ kind: 'event', event: String(event.kind), of, say, ...rule }];
}
