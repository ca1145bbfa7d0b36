import type { Battle } from '@umpire/battle';
import type { BattleSystem, Game, Trigger } from '@umpire/rules';

/** What of a battle's rules and datasheets did something in it. */
export interface RulesUsed {
  /** What happened and was thrown, by name. */
  readonly happened: ReadonlySet<string>;
  /** Rules that act at a time, and those of them that did: on their own, or as an offer that was taken. */
  readonly timed: ReadonlySet<string>;
  readonly acted: ReadonlySet<string>;
  /** Rules that the armies bring, timed or not, and those of them that an event, a die or a number names. */
  readonly brought: ReadonlySet<string>;
  readonly traced: ReadonlySet<string>;
  /** Datasheets in the battle, and those of them that did something once they were set up. */
  readonly fielded: ReadonlySet<string>;
  readonly active: ReadonlySet<string>;
}

/** The same game, whose rules that nobody is asked about note themselves as they find something to act on. */
export const watched = <S, E>(game: Game<S, E>, acted: Set<string>): Game<S, E> => ({
  ...game,
  triggers: game.triggers.map((one) => watchedTrigger(one, acted)),
});

function watchedTrigger<S>(trigger: Trigger<S>, acted: Set<string>): Trigger<S> {
  if (trigger.offer) return trigger;
  return {
    ...trigger,
    find: (context, frame) => {
      const found = trigger.find(context, frame);
      if (found.length > 0) acted.add(trigger.rule);
      return found;
    },
  };
}

/** The account of a battle on a watched game, as far as it has come. `acted`: what its rules have noted. */
export function rulesUsed<S, E>(
  { brings }: Pick<BattleSystem<S, E>, 'brings'>,
  { triggers }: Pick<Game<S, E>, 'triggers'>,
  battle: Battle<S, E>,
  acted: ReadonlySet<string>,
): RulesUsed {
  const { rules, sheets } = brings?.(battle.state, battle.heading.edition) ?? nothing;
  const seen: Seen = { happened: new Set(), active: new Set(), sheets };
  note(battle.opening, seen);
  for (const entry of battle.entries) note(entry, seen);
  const taken = battle.entries.filter(({ answer }) => 'reply' in answer && 'use' in answer.reply);
  const all = new Set([...acted, ...taken.map(({ rule }) => rule)]);
  const { happened, active } = seen;
  const brought = new Set(rules);
  return {
    happened,
    timed: new Set(triggers.map(({ rule }) => rule)),
    acted: all,
    brought,
    traced: new Set([...brought].filter((rule) => happened.has(rule) || all.has(rule))),
    fielded: new Set([...sheets.values()].flat()),
    active,
  };
}

const nothing = { rules: [], sheets: new Map<string, readonly string[]>() };

interface Seen {
  readonly happened: Set<string>;
  readonly active: Set<string>;
  readonly sheets: ReadonlyMap<string, readonly string[]>;
}

/** What acted, by the names that events, dice and answers give it. */
function note<E>({ events, rolls }: Pick<Battle<unknown, E>['opening'], 'events' | 'rolls'>, seen: Seen): void {
  const { happened } = seen;
  for (const { throw: thrown } of rolls) for (const word of thrown.purpose.split(/[ ,]+/)) happened.add(word);
  for (const { throw: thrown } of rolls) happened.add(thrown.purpose);
  for (const event of events) {
    if (!isRecord(event)) continue;
    for (const key of ['rule', 'kind', 'say'] as const) {
      const word = event[key];
      if (typeof word === 'string') happened.add(word);
    }
    named(event.say, happened);
    active(event, seen);
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The rules behind the numbers that an event tells. */
function named(said: unknown, happened: Set<string>): void {
  if (Array.isArray(said)) for (const one of said) named(one, happened);
  else if (isRecord(said))
    for (const [key, value] of Object.entries(said)) {
      if (key === 'rule' && typeof value === 'string') happened.add(value);
      else if ((key === 'acts' || key === 'again' || key === 'gives') && Array.isArray(value))
        for (const rule of value) happened.add(`${rule}`);
      else named(value, happened);
    }
}

/** Who did something: whoever an event is about first, unless it only came to be there, or went. */
function active({ kind, of }: Readonly<Record<string, unknown>>, { sheets, active: seen }: Seen): void {
  if (kind === 'set-up' || kind === 'left' || kind === 'model-destroyed' || !Array.isArray(of)) return;
  for (const sheet of sheets.get(String(of[0])) ?? []) seen.add(sheet);
}
