import { Rng } from '@umpire/kernel';
import type { BattleSystem, Heading, ShippedArmy } from '@umpire/rules';
import { soakPlayers } from './players.js';

export interface SoakPlan {
  readonly edition: string;
  /** `small`: the first battle of the edition where it has one; `all`: any two shipped armies on any mission. */
  readonly armies: 'small' | 'all';
  /** One of `soakPlayers`, or any by chance. */
  readonly player?: string;
}

/** The n-th battle of a soak: the same whoever plays it, and however many are played. */
export function soakHeading(system: BattleSystem<unknown, unknown>, plan: SoakPlan, n: number): Heading {
  const { edition, armies, player } = plan;
  const seed = `${n}`;
  const chance = Rng.seeded('soak', edition, n);
  const pick = <T>(items: readonly T[]): T => items[chance.below(items.length)]!;
  const rules = system.ruleSet(edition);
  if (!rules.ok) throw new Error(rules.error.map(({ message }) => message).join('; '));
  const shipped = system.armies(edition);
  const first = armies === 'small' ? system.first?.(edition) : undefined;
  const named = (name: string): ShippedArmy => shipped.find((army) => army.name === name)!;
  const [a, b] = first ? first.armies.map(named) : [pick(shipped), pick(shipped)];
  const missions = system.missions(edition);
  const mission = first?.mission ?? (missions.length > 0 ? pick(missions).id : undefined);
  const playerOf = (): string => player ?? pick(Object.keys(soakPlayers));
  return {
    umpire: 1,
    edition,
    ruleSet: rules.value.hash,
    engine: 'soak',
    options: {},
    ...(mission === undefined ? {} : { mission }),
    seed,
    seats: { A: { army: a!.army, player: playerOf() }, B: { army: b!.army, player: playerOf() } },
  };
}
