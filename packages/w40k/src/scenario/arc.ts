import { constant, type Pool, type Sequence } from '@umpire/dice';
import { kebab } from '@umpire/kernel';
import { type BlowContext, packetOf } from '../attack/blow.js';
import { freshDie } from '../attack/die.js';
import type { W40kRules } from '../attack/force.js';
import type { Arc, AttackRule } from '../attack/hooks.js';
import { listsRoll } from '../attack/listed-rolls.js';

/** What a rule does to the target besides the attacks, as a pool of its own: dice first, mortal wounds when all is resolved. */
export function arcPool(context: BlowContext, { id, name }: AttackRule, arc: Arc, rules: W40kRules): Pool {
  const { weapon } = context.scene;
  const sequence: Sequence = {
    kinds: ['die', `mortal wounds by ${id}`],
    start: 0,
    gather: { weapons: weapon.count, each: constant(1), amount: (n) => n, mayReroll: () => false, spare: 'no' },
    steps: [
      {
        kind: 'stage',
        id: arc.purpose,
        sides: (kind) => (kind === 0 ? 6 : 0),
        judge: (_, face) => (face >= arc.on ? [[1, 1]] : []),
        worth: () => 'plain',
        mayReroll: () => false,
        spare: listsRoll(arc.purpose, rules),
      },
      // Where hits are counted: there are none.
      { kind: 'fork', id: 'lethal-hits', forks: () => [] },
    ],
    blows: new Map([[1, packetOf(context, arc.mortalWounds, 'unit', freshDie)]]),
    order: [1],
    spareOn: { save: false, damage: false },
  };
  return { name, sequence: () => sequence };
}

export const isArcing = (arc: Arc, weapon: string): boolean => kebab(weapon) === arc.weapon;
