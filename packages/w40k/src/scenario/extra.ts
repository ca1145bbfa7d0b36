import type { RuleId } from '@umpire/effects';
import type { Spares } from '../attack/roll-tables.js';
import type { Armed } from './arm.js';

/** The one extra of a volley: whose it is, what of each unit it may take, and what else was named and is not counted. */
export interface Extra {
  readonly spare: 'attacker' | 'defender' | undefined;
  readonly spares: readonly Spares[];
  /** Whether it is the Command Re-roll that a policy asks for. */
  readonly isAsked: boolean;
  /** The rule by which a wound roll is thrown again, if that is the extra. */
  readonly again?: string;
  readonly leftOut: readonly RuleId[];
}

/** An automatic wound goes before the Command Re-roll that a policy asks for, and that before a rule's wound roll again. */
export function extraOf(armies: readonly (readonly Armed[])[], asked: 'attacker' | 'defender' | undefined): Extra {
  const named = (by: 'sparesWoundRoll' | 'woundRollAgain') =>
    armies.map((armed) => armed.map(({ plan }) => plan[by]).find((rule) => rule !== undefined));
  const again = named('woundRollAgain');
  const agains = again.filter((rule) => rule !== undefined);
  if (named('sparesWoundRoll').some((rule) => rule !== undefined))
    return {
      spare: 'attacker',
      spares: armies.map(() => 'nothing'),
      isAsked: false,
      leftOut: [...(asked === undefined ? [] : ['command-re-roll']), ...agains],
    };
  const [only] = agains;
  if (asked !== undefined || only === undefined || agains.length > 1)
    return { spare: asked, spares: armies.map(() => 'all'), isAsked: asked !== undefined, leftOut: agains };
  return {
    spare: 'attacker',
    spares: again.map((rule) => (rule === undefined ? 'nothing' : 'wound')),
    isAsked: false,
    again: only,
    leftOut: [],
  };
}
