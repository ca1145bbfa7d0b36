import type { Condition, Effect, When } from '@umpire/effects';
import type { AttackRule } from '../../attack/hooks.js';
import { tenthCore as core } from '../../sources.js';
import { carriedOut, exact, type Printed } from '../record.js';
import { rerollOneOf } from '../shared/command-re-roll.js';
import { attacksBy, every, model, near, not, offered, onceShotAt, some, state, unit } from '../terms.js';

const printed = (id: string, name: string, cost: number, summary: string): Printed => ({
  id,
  name,
  kind: 'stratagem',
  source: core('Core Stratagems'),
  summary,
  cost,
});

/** The unit that was just selected, where it fights an attached one. */
const championed = every(state('subject', 'it'), state('engaged-with-an-attached-unit', 'it'));

const unengaged = not(state('engaged', 'it'));

/** Whether one die of a batch may be re-rolled changed; the drivers ask the numbers of the edition. */
export const commandReroll = (summary: string, ruling?: string): AttackRule => ({
  ...carriedOut(
    { ...printed('command-re-roll', 'Command Re-roll', 1, summary), source: core('Command Re-roll', ruling) },
    rerollOneOf(['hazard', 'desperate-escape'], { cost: 1, limit: { times: 1, per: 'phase', by: 'army' } }),
  ),
  stage: 'exact',
  why: 'a policy of the scenario answers it: commandReroll',
});

export const heroicIntervention = (cost: number): AttackRule =>
  carriedOut(
    printed(
      'heroic-intervention',
      'Heroic Intervention',
      cost,
      'A unit within 6" charges an enemy that has just charged, without the charge bonus.',
    ),
    offered(
      { at: 'charge-move', edge: 'after', turn: 'theirs', of: unit('theirs') },
      cost,
      [],
      every(
        state('on-the-battlefield', 'it'),
        unengaged,
        near(6, 'it', 'subject'),
        not({ is: 'it', keywords: ['AIRCRAFT'] }),
        some(not({ is: 'it', keywords: ['VEHICLE'] }), { is: 'it', keywords: ['WALKER'] }),
      ),
      [
        { forbid: 'charge-bonus', for: 'unit', until: 'turn' },
        { activate: 'charge-the-subject', for: 'unit' },
      ],
    ),
  );

/** An enemy unit has begun or ended a move, or was set up: one of yours near it, that could shoot, does so. */
const overwatchAt = (at: string, edge: When['edge']): Effect => {
  const effect = offered(
    { at, edge, turn: 'theirs', of: unit('theirs') },
    1,
    [],
    every(
      state('on-the-battlefield', 'it'),
      unengaged,
      near(24, 'it', 'subject'),
      state('could-shoot-subject', 'it'),
      not({ is: 'it', keywords: ['TITANIC'] }),
    ),
    [
      { grant: 'snap-shooting', for: attacksBy('unit', 'ranged'), until: 'phase' },
      { activate: 'snap-shoot-the-subject', for: 'unit' },
    ],
  );
  return { ...effect, offer: { ...effect.offer, limit: { times: 1, per: 'turn', by: 'army' } } };
};

/** A unit in Reserves arrives by the move of its owner's choice, once units may arrive at all. */
const ingressBy = (move: string, ...may: readonly ReturnType<typeof state>[]): Effect =>
  offered(
    { at: 'movement-phase', edge: 'after', turn: 'theirs' },
    1,
    [],
    every(state('in-reserves', 'it'), not(state('kept-in-reserves', 'it')), ...may, {
      compare: [{ the: 'battle-round', of: 'mine' }, '>', 1],
    }),
    [{ activate: move, for: 'unit' }],
  );

/** Who may throw them: besides being unengaged and not having shot, what the printing says. */
export const grenade = (...may: readonly Condition[]): AttackRule =>
  carriedOut(
    printed(
      'grenade',
      'Grenade',
      1,
      'A GRENADES unit rolls six dice at an enemy within 8"; each 4+ is a mortal wound.',
    ),
    offered(
      { at: 'shooting-phase', edge: 'during', turn: 'mine' },
      1,
      ['GRENADES'],
      every(
        unengaged,
        ...may,
        not({ done: 'selected-to-shoot', by: 'it', since: 'phase' }),
        near(8, 'it', unit('theirs')),
      ),
      [
        {
          choose: unit('theirs', [], every(near(8, 'it', 'unit'), unengaged, state('visible-to-unit', 'it'))),
          as: 'enemy',
        },
        { roll: 'D6', as: 'wounds', purpose: 'grenade', times: 6, success: 4 },
        { suffer: 'wounds', kind: 'mortal', on: 'enemy' },
      ],
    ),
  );

export const tenthCoreStratagems: readonly AttackRule[] = [
  carriedOut(
    printed('insane-bravery', 'Insane Bravery', 1, 'A Battle-shock test passes without a roll; once a battle.'),
    {
      when: { at: 'battle-shock-roll', edge: 'before', turn: 'mine' },
      if: state('command-phase', 'mine'),
      offer: {
        cost: 1,
        limit: { times: 1, per: 'battle' },
        target: { as: 'unit', from: unit('mine', [], state('subject', 'it')) },
      },
      do: [{ mark: 'passes-battle-shock', on: 'unit', until: 'frame' }],
    },
  ),
  exact(
    printed(
      'fire-overwatch',
      'Fire Overwatch',
      1,
      'A unit within 24" shoots a moving enemy it sees: only unmodified 6s hit; once a turn.',
    ),
    overwatchAt('selected-to-move', 'after'),
    overwatchAt('move', 'after'),
    overwatchAt('disembarked', 'after'),
    overwatchAt('make-charge-move', 'before'),
    overwatchAt('charge-move', 'after'),
  ),
  carriedOut(
    printed('rapid-ingress', 'Rapid Ingress', 1, "A unit in Reserves arrives as the opponent's Movement phase ends."),
    ingressBy('ingress-move'),
    ingressBy('deep-strike-move', state('may-deep-strike', 'it')),
  ),
  carriedOut(
    printed(
      'counter-offensive',
      'Counter-offensive',
      2,
      'After an enemy unit has fought, one of your engaged units fights next.',
    ),
    offered(
      { at: 'unit-fought', edge: 'after', of: unit('theirs') },
      2,
      [],
      every(state('engaged', 'it'), state('eligible-to-fight', 'it')),
      [{ mark: 'fights-next', on: 'unit', until: 'phase' }],
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
    offered({ at: 'selected-to-fight', edge: 'after' }, 1, ['CHARACTER'], championed, [
      { choose: { ...model(['CHARACTER']), in: 'unit' }, as: 'champion' },
      { grant: 'precision', for: attacksBy({ ...model(['CHARACTER']), in: 'champion' }, 'melee'), until: 'phase' },
    ]),
  ),
  carriedOut(
    printed(
      'tank-shock',
      'Tank Shock',
      1,
      'A VEHICLE that charged rolls dice by its Toughness; each 5+ is a mortal wound, 6 at most.',
    ),
    offered({ at: 'charge-move', edge: 'after', turn: 'mine' }, 1, ['VEHICLE'], state('subject', 'it'), [
      { choose: unit('theirs', [], every(state('engaged', 'it'), near(1, 'it', 'unit'))), as: 'enemy' },
      { roll: 'D6', as: 'wounds', purpose: 'tank-shock', times: { the: 'toughness', of: 'unit' }, success: 5 },
      { suffer: { op: 'min', of: ['wounds', 6] }, kind: 'mortal', on: 'enemy' },
    ]),
  ),
];
