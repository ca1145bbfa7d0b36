import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { always, attacksAtIt } from './ability.js';

const cover = (source: Citation, name: string, summary: string): Omit<AttackRule, 'effects' | 'native'> => ({
  id: 'benefit-of-cover',
  name,
  kind: 'terrain',
  source,
  summary,
  inAttack: true,
  stage: 'exact',
});

/** 9th, Light Cover: +1 to armour saves against ranged attacks, whatever save and AP. */
export const lightCover = (source: Citation): AttackRule => ({
  ...cover(source, 'Benefit of Cover', 'Light Cover adds 1 to armour saves against ranged attacks.'),
  native: { phase: 'shooting', armourSave: ({ scene }) => (scene.weapon.sort === 'ranged' ? 1 : 0) },
});

/** 10th: +1 to armour saves against ranged attacks, but not for a save of 3+ or better against AP 0. */
export const coverSave = (source: Citation): AttackRule => ({
  ...cover(
    source,
    'Benefit of Cover',
    'Adds 1 to armour saves against ranged attacks; not for a save of 3+ or better against AP 0.',
  ),
  native: {
    phase: 'shooting',
    armourSave: ({ group, armourPenetration, scene }) =>
      scene.weapon.sort === 'melee' || (group.save <= 3 && armourPenetration === 0) ? 0 : 1,
  },
});

/** 11th: the attack's skill is worse by 1, which no clamp on the hit roll touches; saves are as they are. */
export const coverSkill = (source: Citation): AttackRule => ({
  ...cover(source, 'Benefit of Cover', 'Worsens the Ballistic Skill of ranged attacks at the unit by 1.'),
  effects: always({ modify: 'skill', how: 'worsen', by: 1, for: attacksAtIt('ranged'), stacks: false }),
});
