import { constant, type Pool, type Sequence } from '@umpire/dice';
import { kebab } from '@umpire/kernel';
import { type BlowContext, packetOf } from '../attack/blow.js';
import { freshDie } from '../attack/die.js';
import type { Forces, W40kRules } from '../attack/force.js';
import type { Arc, AttackRule } from '../attack/hooks.js';
import { listsRoll } from '../attack/listed-rolls.js';
import type { Scene } from '../attack/scene.js';

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

interface Choosing {
  readonly scene: Scene;
  readonly natives: Forces['natives'];
  /** The rule that lets the weapon make no attacks, and so choose no target. */
  readonly bar: string | undefined;
}

/** What is rolled besides attacks as this weapon chooses its target, in the unit's own phase. */
export function arcsIn({ scene, natives, bar }: Choosing): readonly { readonly rule: AttackRule; readonly arc: Arc }[] {
  if (bar !== undefined || scene.conditions.snapShooting) return [];
  return natives.flatMap(({ rule, hooks: { arc } }) =>
    arc && kebab(scene.weapon.name) === arc.weapon ? [{ rule, arc }] : [],
  );
}

const weapons = new WeakMap<W40kRules, ReadonlySet<string>>();

/** The weapons of an edition for which something besides their attacks is rolled. */
export function arcingWeapons(rules: W40kRules): ReadonlySet<string> {
  let known = weapons.get(rules);
  if (!known) {
    known = new Set([...rules.rules.values()].flatMap(({ native }) => native?.arc?.weapon ?? []));
    weapons.set(rules, known);
  }
  return known;
}
