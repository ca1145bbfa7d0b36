import type { Citation } from '@umpire/kernel';
import { always, effectAbility, itsAttacks, numberOf } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { exact, ground, type Printed } from '../record.js';
import { add, every, isAny, not } from '../terms.js';

/* Core rules of the tenth and eleventh that change an attack by the state its unit is in. */

/** After an advance only [ASSAULT] weapons shoot: the numbers of the edition say so. */
export const advanceMove = (id: string, name: string, source: Citation): AttackRule =>
  ground({
    id,
    name,
    kind: 'core-rule',
    source,
    summary: 'Move and D6 more; then no charge, and only Assault weapons shoot.',
  });

/** Engaged monsters and vehicles shoot at 1 less to hit, save with the weapons made for it. */
export const engagedShooter = (printed: Printed, closeWeapon: string): AttackRule => ({
  ...exact(
    printed,
    ...always(
      add(
        'hit-roll',
        -1,
        itsAttacks(
          'ranged',
          every(isAny('attacker', 'MONSTER', 'VEHICLE'), not({ is: 'weapon', keywords: [closeWeapon] })),
        ),
      ),
    ),
  ),
  always: { while: 'engaged', of: 'attacker' },
});

/** An engaged monster or vehicle is shot at with 1 less to hit, save with the weapons made for it. */
export const engagedTarget = (printed: Printed, closeWeapon: string): AttackRule => ({
  ...exact(
    printed,
    ...always(
      add('hit-roll', -1, {
        attacks: 'ranged',
        at: 'self',
        where: every(isAny('target', 'MONSTER', 'VEHICLE'), not({ is: 'weapon', keywords: [closeWeapon] })),
      }),
    ),
  ),
  always: { while: 'engaged', of: 'target' },
});

/** Damaged X: 1 less to hit with that many wounds left or fewer. */
export const damaged = (source: Citation): AttackRule =>
  effectAbility(
    {
      id: 'damaged',
      name: 'Damaged',
      kind: 'core-ability',
      source,
      summary: 'Subtracts 1 from its hit rolls with the printed number of wounds left or fewer.',
    },
    (given) => [
      {
        if: { compare: [{ the: 'wounds-left', of: 'self' }, '<=', numberOf(given, 0)] },
        do: [add('hit-roll', -1, itsAttacks())],
      },
    ],
  );
