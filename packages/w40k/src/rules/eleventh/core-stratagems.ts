import type { Condition, Effect } from '@umpire/effects';
import type { AttackRule } from '../../attack/hooks.js';
import { eleventhCore as core } from '../../sources.js';
import { carriedOut, exact, type Printed } from '../record.js';
import { rerollOneOf } from '../shared/command-re-roll.js';
import { attacksBy, during, every, isAny, model, near, not, offered, some, state, unit } from '../terms.js';

const printed = (
  section: string,
  id: string,
  name: string,
  cost: number,
  summary: string,
  ruling?: string,
): Printed => ({
  id,
  name,
  kind: 'stratagem',
  source: core(section, ruling),
  summary,
  cost,
});

const unengaged = not(state('engaged', 'it'));

/** The rolls that one player may throw again; the policy `commandReroll` answers it in the odds. */
export const commandReroll = (printedAs: Printed, ...more: readonly string[]): AttackRule => ({
  ...carriedOut(printedAs, rerollOneOf(['hazard', ...more], { cost: 1 })),
  stage: 'exact',
  why: 'a policy of the scenario answers it: commandReroll',
});

const atChargeEnd = { at: 'charge-phase', edge: 'after', turn: 'theirs' } as const;

/** 15.11: unengaged, near an enemy; of vehicles only characters and walkers. */
const mayIntervene = every(unengaged, state('on-the-battlefield', 'it'), near(12, 'it', unit('theirs')), {
  some: [not(isAny('it', 'VEHICLE')), isAny('it', 'CHARACTER', 'WALKER')],
});

const explosives = ['EXPLOSIVES', 'GRENADES'];
const throwers = isAny('it', ...explosives);
/** 15.05: measured from whoever throws. */
const inThrow = some(...explosives.map((keyword) => near(8, 'it', { ...model([keyword]), in: 'unit' })));

/** 15.07: an ingress move, which Deep Strike lets the unit make anywhere (24.09). */
const ingressBy = (move: string, ...may: readonly Condition[]): Effect =>
  offered(
    { at: 'movement-phase', edge: 'after', turn: 'theirs' },
    1,
    [],
    every(
      state('in-reserves', 'it'),
      not(state('kept-in-reserves', 'it')),
      not({ is: 'it', keywords: ['AIRCRAFT'] }),
      ...may,
      {
        compare: [{ the: 'battle-round', of: 'mine' }, '>', 1],
      },
    ),
    [{ activate: move, for: 'unit' }],
  );

/** Each 1 hurts the unit itself, each 5 or 6 an enemy that it is engaged with. */
const impact = (id: string, name: string): AttackRule =>
  carriedOut(
    printed(
      '15.06',
      id,
      name,
      1,
      'A MONSTER or VEHICLE that charged rolls dice by its Toughness: 1s hurt it, 5s and 6s the enemy, 6 at most.',
      'G-18',
    ),
    offered(
      { at: 'charge-move', edge: 'after', turn: 'mine' },
      1,
      [],
      every(state('subject', 'it'), not(state('crushing-impact-used', 'it')), isAny('it', 'MONSTER', 'VEHICLE')),
      [
        // both names are one stratagem, used once in a phase
        { mark: 'crushing-impact-used', on: unit('mine'), until: 'phase' },
        { choose: unit('theirs', [], near(2, 'it', 'unit')), as: 'enemy' },
        { roll: 'D6', as: 'shocks', purpose: 'crushing-impact', times: { the: 'toughness', of: 'unit' } },
        { suffer: { op: 'min', of: [{ the: 'ones', of: 'shocks' }, 6] }, kind: 'mortal', on: 'unit' },
        { suffer: { op: 'min', of: [{ the: 'fives', of: 'shocks' }, 6] }, kind: 'mortal', on: 'enemy' },
      ],
    ),
  );

export const eleventhCoreStratagems: readonly AttackRule[] = [
  commandReroll(
    printed(
      '15.02',
      'command-re-roll',
      'Command Re-roll',
      1,
      'One roll of a unit or model again, one die of several.',
      'G-35',
    ),
  ),
  exact(
    printed(
      '15.03',
      'epic-challenge',
      'Epic Challenge',
      1,
      'Melee weapons of one CHARACTER model have Precision this phase.',
    ),
    offered({ at: 'selected-to-fight', edge: 'after' }, 1, ['CHARACTER'], state('subject', 'it'), [
      { choose: { ...model(['CHARACTER']), in: 'unit' }, as: 'champion' },
      { grant: 'precision', for: attacksBy({ ...model(['CHARACTER']), in: 'champion' }, 'melee'), until: 'phase' },
    ]),
  ),
  carriedOut(
    printed(
      '15.04',
      'insane-bravery',
      'Insane Bravery',
      1,
      'A battle-shock roll succeeds without dice; once a battle.',
    ),
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
  carriedOut(
    printed(
      '15.05',
      'explosives',
      'Explosives',
      1,
      'Six dice at an unengaged enemy within 8"; each 4+ is a mortal wound.',
    ),
    offered(
      during.myShooting,
      1,
      [],
      every(unengaged, state('eligible-to-shoot', 'it'), not(state('advanced', 'it')), throwers),
      [
        {
          choose: unit('theirs', [], every(inThrow, unengaged, state('visible-to-unit', 'it'))),
          as: 'enemy',
        },
        {
          // G-34: with nobody in reach it is paid for, and nothing is thrown
          each: 'enemy',
          as: 'it',
          do: [
            { roll: 'D6', as: 'wounds', purpose: 'explosives', times: 6, success: 4 },
            { suffer: 'wounds', kind: 'mortal', on: 'it' },
          ],
        },
      ],
    ),
  ),
  impact('crushing-impact', 'Crushing Impact'),
  { ...impact('tank-shock', 'Tank Shock'), aliasOf: 'crushing-impact' },
  carriedOut(
    printed(
      '15.07',
      'rapid-ingress',
      'Rapid Ingress',
      1,
      "A unit in reserves, no AIRCRAFT, arrives as the opponent's Movement phase ends.",
    ),
    ingressBy('ingress-move'),
    ingressBy('deep-strike-move', state('may-deep-strike', 'it')),
  ),
  exact(
    printed(
      '15.08',
      'fire-overwatch',
      'Fire Overwatch',
      1,
      "An unengaged unit, not TITANIC, snap shoots as the opponent's Movement phase ends.",
    ),
    offered(
      { at: 'movement-phase', edge: 'after', turn: 'theirs' },
      1,
      [],
      every(state('on-the-battlefield', 'it'), unengaged, not({ is: 'it', keywords: ['TITANIC'] })),
      [
        { grant: 'snap-shooting', for: attacksBy('unit', 'ranged'), until: 'phase' },
        { activate: 'snap-shooting', for: 'unit' },
      ],
    ),
  ),
  exact(
    printed(
      '15.10',
      'smokescreen',
      'Smokescreen',
      1,
      'A SMOKE unit, and units partly hidden by it, have cover this phase.',
    ),
    {
      ...offered({ at: 'shooting-phase', edge: 'before', turn: 'theirs' }, 1, ['SMOKE'], undefined, [
        { grant: 'benefit-of-cover', for: { attacks: 'ranged', at: 'unit' }, until: 'phase' },
        { mark: 'smokescreen', on: 'unit', until: 'phase' },
      ]),
    },
  ),
  carriedOut(
    printed(
      '15.11',
      'heroic-intervention',
      'Heroic Intervention',
      1,
      'A unit charges as the opponent\'s Charge phase ends; 1 CP more lets it intervene within 6".',
    ),
    offered(atChargeEnd, 1, [], every(mayIntervene, state('enemy-charged-within-12', 'it')), [
      { activate: 'leap-to-defend', for: 'unit' },
    ]),
    offered(atChargeEnd, 2, [], every(mayIntervene, near(6, 'it', unit('theirs'))), [
      { activate: 'into-the-fray', for: 'unit' },
    ]),
  ),
  carriedOut(
    printed(
      '15.12',
      'counteroffensive',
      'Counteroffensive',
      2,
      'After an enemy fought, a unit has Fights First and is your next choice.',
    ),
    offered({ at: 'unit-fought', edge: 'after', turn: 'theirs' }, 2, [], state('eligible-to-fight', 'it'), [
      { grant: 'fights-first', for: 'unit', until: 'phase' },
      { mark: 'must-fight-next', on: 'unit', until: 'phase' },
    ]),
  ),
];
