import type { AttackRule } from '../../attack/hooks.js';
import { tenthCore as core } from '../../sources.js';
import { compiled, exact, inText, type Printed } from '../record.js';
import { rerollOneOf } from '../shared/command-re-roll.js';
import { attacksBy, model, near, not, offered, onceShotAt, state, unit } from '../terms.js';

const printed = (id: string, name: string, cost: number, summary: string): Printed => ({
  id,
  name,
  kind: 'stratagem',
  source: core('Core Stratagems'),
  summary,
  cost,
});

/** Whether one die of a batch may be re-rolled changed; the drivers ask the numbers of the edition. */
export const commandReroll = (summary: string, ruling?: string): AttackRule => ({
  ...compiled(
    { ...printed('command-re-roll', 'Command Re-roll', 1, summary), source: core('Command Re-roll', ruling) },
    rerollOneOf(['hazard', 'desperate-escape'], { cost: 1, limit: { times: 1, per: 'phase', by: 'army' } }),
  ),
  stage: 'exact',
  why: 'a policy of the scenario answers it: commandReroll',
});

export const heroicIntervention = (cost: number): AttackRule =>
  inText(
    printed(
      'heroic-intervention',
      'Heroic Intervention',
      cost,
      'A unit within 6" charges an enemy that has just charged, without the charge bonus.',
    ),
  );

export const tenthCoreStratagems: readonly AttackRule[] = [
  inText(printed('insane-bravery', 'Insane Bravery', 1, 'A Battle-shock test passes without a roll; once a battle.')),
  exact(
    printed(
      'fire-overwatch',
      'Fire Overwatch',
      1,
      'A unit within 24" shoots a moving enemy it sees: only unmodified 6s hit; once a turn.',
    ),
    {
      ...offered(
        { at: 'move', edge: 'after', turn: 'theirs', of: unit('theirs') },
        1,
        [],
        not({ is: 'it', keywords: ['TITANIC'] }),
        [
          { grant: 'snap-shooting', for: attacksBy('unit', 'ranged') },
          { activate: 'snap-shooting', for: 'unit' },
        ],
      ),
    },
  ),
  inText(
    printed('rapid-ingress', 'Rapid Ingress', 1, "A unit in Reserves arrives as the opponent's Movement phase ends."),
  ),
  inText(
    printed(
      'counter-offensive',
      'Counter-offensive',
      2,
      'After an enemy unit has fought, one of your engaged units fights next.',
    ),
  ),
  exact(
    printed(
      'go-to-ground',
      'Go to Ground',
      1,
      'A targeted INFANTRY unit has a 6+ invulnerable save and the benefit of cover this phase.',
    ),
    onceShotAt({ cost: 1, keywords: ['INFANTRY'] }, [
      { modify: 'invulnerable-save', how: 'best-of', by: 6, for: 'unit', until: 'phase' },
      { grant: 'benefit-of-cover', for: { attacks: 'ranged', at: 'unit' }, until: 'phase' },
    ]),
  ),
  exact(
    printed('smokescreen', 'Smokescreen', 1, 'A targeted SMOKE unit has the benefit of cover and Stealth this phase.'),
    onceShotAt({ cost: 1, keywords: ['SMOKE'] }, [
      { grant: 'benefit-of-cover', for: { attacks: 'ranged', at: 'unit' }, until: 'phase' },
      { grant: 'stealth', for: 'unit', until: 'phase' },
    ]),
  ),
  exact(
    printed('epic-challenge', 'Epic Challenge', 1, 'Melee attacks of one CHARACTER model have Precision this phase.'),
    offered({ at: 'selected-to-fight', edge: 'after' }, 1, ['CHARACTER'], undefined, [
      { grant: 'precision', for: attacksBy(model(['CHARACTER']), 'melee'), until: 'phase' },
    ]),
  ),
  compiled(
    printed(
      'grenade',
      'Grenade',
      1,
      'A GRENADES unit rolls six dice at an enemy within 8"; each 4+ is a mortal wound.',
    ),
    offered({ at: 'shooting-phase', edge: 'during', turn: 'mine' }, 1, ['GRENADES'], not(state('engaged', 'it')), [
      { choose: unit('theirs', [], near(8, 'it', 'unit')), as: 'enemy' },
      { roll: 'D6', as: 'wounds', purpose: 'grenade', times: 6, success: 4 },
      { suffer: 'wounds', kind: 'mortal', on: 'enemy' },
    ]),
  ),
  compiled(
    printed(
      'tank-shock',
      'Tank Shock',
      1,
      'A VEHICLE that charged rolls dice by its Toughness; each 5+ is a mortal wound, 6 at most.',
    ),
    offered({ at: 'charge-move', edge: 'after', turn: 'mine' }, 1, ['VEHICLE'], undefined, [
      { choose: unit('theirs', [], near(1, 'it', 'unit')), as: 'enemy' },
      { roll: 'D6', as: 'wounds', purpose: 'tank-shock', times: { the: 'toughness', of: 'unit' }, success: 5 },
      { suffer: { op: 'min', of: ['wounds', 6] }, kind: 'mortal', on: 'enemy' },
    ]),
  ),
];
