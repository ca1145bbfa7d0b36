import type { Citation } from '@umpire/kernel';
import { always } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { exact, type Printed } from '../record.js';
import {
  add,
  attacksBy,
  beforeAttacking,
  beforeFighting,
  beforeShooting,
  during,
  every,
  improve,
  isAny,
  isNone,
  offered,
  state,
  unit,
} from '../terms.js';

/* Necron rules that the tenth and eleventh editions print alike. */

type Cite = (section: string, ruling?: string) => Citation;

const stratagem = (source: Citation, of: string, id: string, name: string, summary: string): Printed => ({
  id,
  name,
  kind: 'stratagem',
  source,
  summary,
  of,
  cost: 1,
});

const ledAttacker = state('led-by-necrons-character', 'attacker');
const half = state('within-half-range', 'target');

/** Both re-rolls need half range; the wider one a leader too, asked for each attack. */
export const conqueringTyrant = (cite: Cite): AttackRule =>
  exact(
    stratagem(
      cite('Awakened Dynasty'),
      'Awakened Dynasty',
      'protocol-of-the-conquering-tyrant',
      'Protocol of the Conquering Tyrant',
      'Ones to hit again within half range; led by a CHARACTER, any hit roll there.',
    ),
    beforeShooting({ cost: 1, keywords: ['NECRONS'] }, [
      { reroll: 'hit', which: 'ones', for: attacksBy('unit', 'ranged', half), until: 'phase' },
      { reroll: 'hit', which: 'any', for: attacksBy('unit', 'ranged', every(half, ledAttacker)), until: 'phase' },
    ]),
  );

export const hungryVoid = (cite: Cite): AttackRule =>
  exact(
    stratagem(
      cite('Awakened Dynasty'),
      'Awakened Dynasty',
      'protocol-of-the-hungry-void',
      'Protocol of the Hungry Void',
      'Melee: 1 more Strength; led by a CHARACTER also better AP by 1, unless something else improves it.',
    ),
    beforeFighting({ cost: 1, keywords: ['NECRONS'] }, [
      { ...add('strength', 1, attacksBy('unit', 'melee')), until: 'phase' },
      { ...improve('armour-penetration', attacksBy('unit', 'melee', ledAttacker)), stacks: 'alone', until: 'phase' },
    ]),
  );

/** Assault for the weapons; the re-roll of the advance is the battle's. */
export const suddenStorm = (cite: Cite): AttackRule =>
  exact(
    stratagem(
      cite('Awakened Dynasty'),
      'Awakened Dynasty',
      'protocol-of-the-sudden-storm',
      'Protocol of the Sudden Storm',
      'Ranged weapons have Assault this turn; led by a CHARACTER, Advance rolls may be re-rolled.',
    ),
    offered(during.myMovement, 1, ['NECRONS'], undefined, [
      { grant: 'assault', for: attacksBy('unit', 'ranged'), until: 'turn' },
      {
        if: state('led-by-necrons-character', 'unit'),
        then: [{ reroll: 'advance', which: 'any', for: 'unit', until: 'phase' }],
      },
    ]),
  );

export const enslavedArtifice = (cite: Cite): AttackRule =>
  exact(
    stratagem(
      cite('Obeisance Phalanx'),
      'Obeisance Phalanx',
      'enslaved-artifice',
      'Enslaved Artifice',
      'Unmodified hit rolls of 5+ are critical hits; not for TITANIC units.',
    ),
    ...beforeAttacking({ cost: 1, keywords: ['NECRONS'], where: every(...isNone('it', 'TITANIC')) }, [
      { modify: 'critical-hit-on', how: 'best-of', by: 5, for: attacksBy('unit'), until: 'phase' },
    ]),
  );

/** Awakened Dynasty. */
export const commandProtocols = (cite: Cite): AttackRule =>
  exact(
    {
      id: 'command-protocols',
      name: 'Command Protocols',
      kind: 'detachment-rule',
      source: cite('Awakened Dynasty'),
      summary: 'Units led by a NECRONS CHARACTER add 1 to hit.',
      of: 'Awakened Dynasty',
    },
    ...always(add('hit-roll', 1, attacksBy(unit('mine', ['NECRONS'], state('led-by-necrons-character', 'it'))))),
  );

/** Obeisance Phalanx: the enemy is picked in the Command phase, and stays picked until the next one. */
export const worthyFoes = (cite: Cite, ...keywords: readonly string[]): AttackRule => {
  const champions = unit('mine', ['NECRONS'], isAny('it', ...keywords));
  return exact(
    {
      id: 'worthy-foes',
      name: 'Worthy Foes',
      kind: 'detachment-rule',
      source: cite('Obeisance Phalanx'),
      summary: `Each Command phase picks an enemy unit; ${keywords.join(', ')} units add 1 to wound against it.`,
      of: 'Obeisance Phalanx',
    },
    {
      when: during.myCommand,
      do: [
        { choose: unit('theirs'), as: 'foe' },
        { mark: 'worthy-foe', on: 'foe', until: { my: 'command-phase' } },
      ],
    },
    ...always(add('wound-roll', 1, attacksBy(champions, 'any', state('worthy-foe', 'target')))),
  );
};
