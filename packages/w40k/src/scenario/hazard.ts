import { constant, type Pool, type Sequence, type Volley } from '@umpire/dice';
import type { BlowContext } from '../attack/blow.js';
import { ignoredOn } from '../attack/blow.js';
import { freshDie } from '../attack/die.js';
import type { W40kRules } from '../attack/force.js';
import type { Hazard } from '../attack/hooks.js';
import { listsRoll } from '../attack/listed-rolls.js';
import type { Target } from '../attack/scene.js';

/** Hazard rolls of one kind: so many, for weapons of one name. */
export interface HazardRolls {
  readonly name: string;
  readonly hazard: Hazard;
  readonly rolls: number;
  /** What is added to each roll. */
  readonly bonus: number;
  readonly onlyAfter?: { readonly unit: number; readonly pool: number };
  /** They were rolled before, and all failed: only their wounds are left to suffer. */
  readonly areFailed?: true;
}

/** Whether a hazard roll fails, with what is added to it. */
export const failsHazard = ({ failsUpTo }: Hazard, bonus: number, face: number): boolean =>
  face + bonus <= failsUpTo || face <= Math.min(1, failsUpTo);

/** Hazard rolls as a volley at the unit that makes them: `context` sees that unit as the target. */
export function hazardVolley(context: BlowContext, all: readonly HazardRolls[], rules: W40kRules): Volley {
  const { view, scene } = context;
  const pools = all.map(({ name, onlyAfter, ...rolls }): Pool => {
    const sequence = hazardSequence(context, rolls, listsRoll('hazard', rules));
    return { name, sequence: () => sequence, ...(onlyAfter ? { onlyAfter } : {}) };
  });
  return { groups: view.groups, uses: 0, units: [{ name: scene.target.name, pools: () => pools }] };
}

function hazardSequence(
  context: BlowContext,
  { hazard, rolls, bonus, areFailed }: Omit<HazardRolls, 'name' | 'onlyAfter'>,
  spare: boolean,
): Sequence {
  const { view, scene } = context;
  const suffers = hazard.suffers(modelsOf(scene.target));
  const isDestroyed = suffers === 'destroyed';
  const isFailure = (face: number): boolean => failsHazard(hazard, bonus, face);
  return {
    kinds: ['hazard roll', 'failure'],
    start: areFailed ? 1 : 0,
    gather: { weapons: rolls, each: constant(1), amount: (n) => n, mayReroll: () => false, spare: 'no' },
    steps: areFailed
      ? []
      : [
          {
            kind: 'stage',
            id: 'hazard',
            sides: (kind) => (kind === 0 ? 6 : 0),
            judge: (_, face) => (isFailure(face) ? [[1, 1]] : []),
            worth: (_, face) => (isFailure(face) ? 'failed' : 'plain'),
            mayReroll: () => false,
            spare,
          },
        ],
    blows: new Map([
      [
        1,
        {
          id: 'mortal wounds',
          discipline: 'one-by-one',
          damage: constant(isDestroyed ? 1 : suffers),
          amount: (g, n) => (isDestroyed ? view.groups[g]!.wounds : n),
          mayRerollDamage: () => false,
          ignoredOn: (g) => (isDestroyed ? 7 : ignoredOn(context, freshDie, g, true)),
          spills: !isDestroyed && hazard.spills,
          swallowed: false,
          orders: hazard.spills ? view.mortalOrders : view.bearerOrders,
          picks: [],
        },
      ],
    ]),
    order: [1],
    spareOn: { save: false, damage: false, onlyAlone: context.numbers.spareBatches === false },
  };
}

const modelsOf = ({ groups, keywords }: Target): ReadonlySet<string>[] =>
  groups.map((group) => (group.keywords.size > 0 ? group.keywords : keywords));
