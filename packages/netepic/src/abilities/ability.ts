import type { Citation } from '@umpire/kernel';
import type { Rule } from '@umpire/rules';
import type { AbilityId, Words } from '../table/stand.js';
import type { StandTraits, WeaponTraits } from './traits.js';

/** What stands in the brackets behind a printed name: Dégâts (1), Régénération (5+), Gabarit (6 cm). */
export type ParameterKind = 'none' | 'number' | 'threshold' | 'size';

/** What an ability gives to the stand or weapon that has it. */
export interface AbilityHooks {
  readonly parameter: ParameterKind;
  readonly english: string;
  /** Other ways in which it is printed or typed. */
  readonly also: readonly string[];
  readonly stand?: (value: number) => Partial<StandTraits>;
  readonly weapon?: (value: number | 'flame') => Partial<WeaponTraits>;
}

export type EpicRule = Rule<AbilityHooks>;

export interface AbilitySpec {
  readonly id: AbilityId;
  readonly name: Words;
  readonly also?: readonly string[];
  readonly parameter?: ParameterKind;
  readonly source: Citation;
  readonly summary: string;
  readonly stand?: (value: number) => Partial<StandTraits>;
  readonly weapon?: (value: number | 'flame') => Partial<WeaponTraits>;
  /** Whether it touches shooting or close assault, and so belongs in an odds scenario. */
  readonly inAttack?: boolean;
  /** Why nothing comes of it by itself. */
  readonly why?: string;
}

/** One printed ability. `name` is as printed, so French. */
export function epicAbility(spec: AbilitySpec): EpicRule {
  const { id, name, also = [], parameter = 'none', source, summary, stand, weapon, inAttack = false, why } = spec;
  const native: AbilityHooks = {
    parameter,
    english: name.en,
    also,
    ...(stand ? { stand } : {}),
    ...(weapon ? { weapon } : {}),
  };
  return {
    id,
    name: name.fr,
    kind: weapon && !stand ? 'weapon-ability' : 'ability',
    source,
    summary,
    native,
    ...(inAttack ? { inAttack: true } : {}),
    stage: why === undefined ? (inAttack ? 'exact' : 'executable') : 'text',
    ...(why === undefined ? {} : { why }),
  };
}

/** The table of abilities (*capacités spéciales*) and the section of our reference that says how each is played. */
export const table = (section: string): Citation => ({ document: 'NetEpic, capacités spéciales v2', section });
export const core = (section: string): Citation => ({ document: 'NetEpic Palladium v2', section });
