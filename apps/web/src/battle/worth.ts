import { type Battle, openedBy } from '@umpire/battle';
import type { Choice, Stakes } from '@umpire/rules';
import { atLeast } from '@umpire/views';
import { chanceOf, modelsOf, oddsOf } from './odds.js';
import type { ToldOdds, ToldStakes } from './told.js';

type Table = Battle<unknown, unknown>;

/**
 * By how much taking an offer would move a chance: of the roll on the table, or to destroy something where the attacks it leads
 * to can be declared before a die falls. Undefined: nothing can measure it.
 */
export function worthOf(battle: Table, choice: Choice, key: string): number | undefined {
  const stakes = stakesTold(battle, choice, key);
  return stakes === undefined ? worthOfAttacks(battle, choice, key) : Math.abs(stakes.with - stakes.without);
}

/** The chance that throwing a die again moves most, without it and with it. */
export function stakesTold(battle: Table, { seat, id }: Choice, key: string): ToldStakes | undefined {
  const stakes = battle.stakes(seat, id, key);
  if (stakes === undefined) return undefined;
  return stakes.kind === 'roll' ? { without: stakes.without, with: stakes.with } : ofAttack(stakes);
}

function ofAttack({ policies, without, with: ways }: Extract<Stakes, { kind: 'attack' }>): ToldStakes {
  const as = modelsOf(without, policies);
  const told = ways.flatMap((way) => {
    const again = modelsOf(way, policies);
    return Array.from({ length: Math.max(as.length, again.length) - 1 }, (_, i): ToldStakes => {
      const models = i + 1;
      return { models, without: atLeast(as, models), with: atLeast(again, models) };
    });
  });
  const moved = (one: ToldStakes): number => Math.abs(one.with - one.without);
  return told.reduce<ToldStakes>((most, one) => (moved(one) > moved(most) ? one : most), {
    models: 1,
    without: atLeast(as, 1),
    with: atLeast(as, 1),
  });
}

function worthOfAttacks(battle: Table, choice: Choice, key: string): number | undefined {
  const odds = attacksTold(battle, choice, key);
  return odds === undefined || odds.length === 0 ? undefined : chanceOf(odds);
}

/** What was worked out of offers that are open: they are looked at before they are asked about, and as they are. */
const worked = new WeakMap<Choice, Map<string, readonly ToldOdds[] | undefined>>();

/** The attacks that an offer leads to, at the target that suffers most; none where nothing can be attacked. */
export function attacksTold(battle: Table, choice: Choice, key: string): readonly ToldOdds[] | undefined {
  const known = worked.get(choice) ?? new Map<string, readonly ToldOdds[] | undefined>();
  worked.set(choice, known);
  if (!known.has(key)) known.set(key, worstOf(openedBy(battle, choice, key)));
  return known.get(key);
}

const worstOf = (opened: ReturnType<typeof openedBy>): readonly ToldOdds[] | undefined =>
  opened
    ?.map((forecasts) => forecasts.map(oddsOf))
    .reduce<readonly ToldOdds[]>(
      (most, odds) => (most.length === 0 || chanceOf(odds) > chanceOf(most) ? odds : most),
      [],
    );
