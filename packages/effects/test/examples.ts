import type { Ability, Condition, Selector, Value } from '../src/index.js';

/* Eleven hard rules of both game systems as values: the least that the language must say. */

const unit = (side: 'mine' | 'theirs', keywords: string[] = [], where?: Condition): Selector => ({
  all: 'unit',
  side,
  keywords,
  ...(where && { where }),
});
const not = (c: Condition): Condition => ({ not: c }),
  state = (s: string, of: Selector): Condition => ({ state: s, of });
const near = (within: Value, of: Selector, from: Selector): Condition => ({ within, of, from }),
  nine = { inches: 9 };

// 1 (11th). Both re-rolls need half range (FAQ); the wider one also a leader, asked for each attack.
const half = state('within-half-range', 'target'),
  led = state('led-by-necrons-character', 'attacker');
const conqueringTyrant: Ability = {
  id: 'protocol-of-the-conquering-tyrant',
  effects: [
    {
      when: { at: 'shooting-phase', edge: 'during', turn: 'mine' },
      offer: {
        cost: 1,
        target: {
          as: 'unit',
          from: unit('mine', ['NECRONS'], not({ done: 'selected-to-shoot', by: 'it', since: 'phase' })),
        },
      },
      do: [
        { reroll: 'hit', which: 'ones', for: { attacks: 'ranged', by: 'unit', where: half }, until: 'phase' },
        {
          reroll: 'hit',
          which: 'any',
          for: { attacks: 'ranged', by: 'unit', where: { every: [half, led] } },
          until: 'phase',
        },
      ],
    },
  ],
};

// 2 (11th). Cosmic Distortion grants this to NECRONS MONSTER units. The aura is a mark that follows its selector.
const distortionFields: Ability = {
  id: 'distortion-fields',
  effects: [
    {
      do: [
        {
          mark: 'unravelling',
          on: unit('theirs', [], near({ the: 'distortion-fields-range', of: 'self' }, 'it', 'self')),
        },
      ],
    },
    {
      do: [
        {
          modify: 'armour-penetration',
          how: 'improve',
          by: 1,
          for: { attacks: 'any', where: state('unravelling', 'target') },
          stacks: false,
        },
      ],
    },
    {
      when: { at: 'phase', edge: 'before' },
      offer: {},
      do: [
        { suffer: 3, kind: 'mortal', on: 'self' },
        { modify: 'distortion-fields-range', how: 'set', by: nine, for: 'self', until: 'phase' },
      ],
    },
  ],
};

// 3 (11th). Dice when the target is chosen (it is within 3" of itself), wounds once the model's attacks on it are done; the set is frozen between.
const malevolentArcing: Ability = {
  id: 'malevolent-arcing',
  effects: [
    {
      when: {
        at: 'weapon-target-chosen',
        edge: 'after',
        turn: 'mine',
        of: { all: 'weapon', in: 'self', keywords: ['twin-tesla-destructor'] },
      },
      if: state('shooting-phase', 'mine'),
      do: [
        {
          each: unit('theirs', [], near({ inches: 3 }, 'it', 'target')),
          as: 'unit',
          do: [
            { roll: 'D6', as: 'arc', purpose: 'arcing' },
            { if: { compare: ['arc', '>=', 5] }, then: [{ collect: 'unit', into: 'struck', keep: 'attacks' }] },
          ],
        },
        {
          later: { at: 'target-resolved', edge: 'after', of: 'self' },
          do: [{ each: 'struck', as: 'unit', do: [{ suffer: { dice: 'D3' }, kind: 'mortal', on: 'unit' }] }],
        },
      ],
    },
  ],
};

// 4. 9th: successes buy back whole models; the step binds 'fallen'. 11th: wounds one by one.
const affordable: Selector = {
  all: 'model',
  in: 'fallen',
  where: { compare: [{ the: 'wounds', of: 'it' }, '<=', 'pool'] },
};
const reanimation9: Ability = {
  id: 'reanimation-protocols',
  effects: [
    {
      when: { at: 'unit-attacked', edge: 'after', of: 'self' },
      if: { every: [state('on-the-battlefield', 'self'), { compare: [{ count: 'fallen' }, '>', 0] }] },
      do: [
        { roll: 'D6', as: 'pool', purpose: 'reanimation', times: { sum: 'wounds', over: 'fallen' }, success: 5 },
        {
          while: { compare: [{ count: affordable }, '>', 0] },
          do: [
            { choose: affordable, as: 'risen' },
            { return: 'risen', wounds: 'full' },
            { bind: 'pool', to: { op: '-', of: ['pool', { the: 'wounds', of: 'risen' }] } },
            { drop: 'risen', from: 'fallen' },
          ],
        },
      ],
    },
  ],
};
const reanimation11: Ability = {
  id: 'reanimation-protocols',
  effects: [
    {
      when: { at: 'command-end', edge: 'during', turn: 'mine' },
      if: state('on-the-battlefield', 'self'),
      do: [{ heal: { dice: 'D3' }, on: 'self', revive: true }],
    },
  ],
};

// 5 (9th). Five of six in secret, one shown a round (binding an item of a secret list reveals it), the one left over in every round; a directive of each.
const six = [
  'eternal-guardian',
  'sudden-storm',
  'vengeful-stars',
  'hungry-void',
  'undying-legions',
  'conquering-tyrant',
];
const able = unit('mine', [], state('eligible-for-protocols', 'it')),
  here = unit('mine', ['NECRONS', 'CHARACTER'], state('on-the-battlefield', 'it'));
const commandProtocols: Ability = {
  id: 'command-protocols',
  effects: [
    {
      when: { at: 'deployment', edge: 'after' },
      do: [{ choose: six, as: 'plan', min: 5, max: 5, ordered: true, secret: true, keep: 'battle' }],
    },
    {
      when: { at: 'battle-round', edge: 'before' },
      if: { compare: [{ count: here }, '>', 0] },
      do: [
        { bind: 'now', to: { item: { the: 'battle-round', of: 'mine' }, of: 'plan' } },
        { choose: { entriesOf: 'now' }, as: 'directive' },
        { grant: { bound: 'directive' }, for: able, until: 'round' },
      ],
    },
    {
      when: { at: 'battle-round', edge: 'before' },
      do: [
        { bind: 'other', to: { rest: six, of: 'plan' } },
        { choose: { entriesOf: 'other' }, as: 'second' },
        { grant: { bound: 'second' }, for: able, until: 'round' },
      ],
    },
  ],
};

// 6 (10th). A destroyed unit may come back, new, from a marker; an enemy that ends a move close by removes it.
const markers = (where?: Condition): Selector => ({
  all: 'marker',
  side: 'mine',
  keywords: ['cult-ambush'],
  ...(where && { where }),
});
const cultAmbush: Ability = {
  id: 'cult-ambush',
  effects: [
    {
      when: { at: 'unit-destroyed', edge: 'after', of: 'self' },
      do: [
        { roll: 'D6', as: 'die', purpose: 'cult-ambush' },
        {
          if: { compare: ['die', '>=', 5] },
          then: [
            { copy: 'self', as: 'again' },
            { reserve: 'again', as: 'cult-ambush' },
            {
              place: 'cult-ambush',
              as: 'marker',
              within: [not({ within: nine, of: 'marker', from: unit('theirs'), measure: 'horizontal' })],
            },
          ],
        },
      ],
    },
    {
      if: { compare: [{ the: 'battle-round', of: 'mine' }, '<=', 2] },
      do: [{ modify: 'cult-ambush', how: 'add', by: 1, for: 'self' }],
    },
    {
      when: { at: 'move', edge: 'after', turn: 'theirs' },
      if: not({ is: 'subject', keywords: ['AIRCRAFT'] }),
      do: [{ remove: markers(near(nine, 'it', 'subject')) }],
    },
    {
      when: { at: 'reinforcements', edge: 'after', turn: 'theirs' },
      do: [
        {
          each: markers(),
          as: 'marker',
          do: [
            { choose: unit('mine', [], state('in-cult-ambush', 'it')), as: 'back', min: 0 },
            {
              if: { compare: [{ count: 'back' }, '>', 0] },
              then: [
                {
                  setUp: 'back',
                  as: 'cult-ambush',
                  within: [
                    { within: { inches: 3 }, of: 'back', from: 'marker', wholly: true },
                    state('one-touches-marker', 'back'),
                    not({ within: nine, of: 'back', from: unit('theirs'), measure: 'horizontal' }),
                  ],
                },
                { remove: 'marker' },
              ],
            },
          ],
        },
      ],
    },
  ],
};

// 7 (11th). A reaction once targets are chosen; best-of keeps a better save.
const quantumDeflection: Ability = {
  id: 'quantum-deflection',
  effects: [
    {
      when: { at: 'targets-selected', edge: 'after', of: unit('theirs') },
      if: { some: [state('shooting-phase', 'theirs'), state('fight-phase', 'mine'), state('fight-phase', 'theirs')] },
      offer: {
        cost: 1,
        target: { as: 'unit', from: unit('mine', ['NECRONS', 'VEHICLE'], state('targeted-by-subject', 'it')) },
      },
      do: [{ modify: 'invulnerable-save', how: 'best-of', by: 4, for: 'unit', until: 'phase' }],
    },
  ],
};

// 8 (11th). How many depends on the battle size.
const hyperphasing: Ability = {
  id: 'hyperphasing',
  effects: [
    {
      when: { at: 'turn-end', edge: 'during', turn: 'theirs' },
      do: [
        {
          choose: unit('mine', ['NECRONS'], not(state('engaged', 'it'))),
          as: 'units',
          min: 0,
          max: { table: { incursion: 1, 'strike-force': 2, onslaught: 3 }, by: { the: 'battle-size', of: 'mine' } },
        },
        { reserve: 'units', as: 'repositioned' },
      ],
    },
  ],
};

// 9 (NetEpic). While a point is left the hit is cancelled; a die up to the save modifier costs one, a printed 0 never (AB-16).
const points = 'organic-metal-points';
const organicMetal: Ability = {
  id: 'organic-metal',
  effects: [
    {
      when: { at: 'zone-found', edge: 'after', of: 'self' },
      if: { compare: [{ the: points, of: 'self' }, '>', 0] },
      do: [
        { roll: 'D6', as: 'die', purpose: 'organic-metal' },
        {
          if: {
            every: [
              { compare: [{ the: 'printed-save-modifier', of: 'weapon' }, '<', 0] },
              { compare: ['die', '<=', { op: 'abs', of: [{ the: 'save-modifier', of: 'attack' }] }] },
            ],
          },
          then: [{ gain: points, amount: -1, for: 'self' }],
        },
        { cancel: 'hit' },
      ],
    },
  ],
};

// 10 (NetEpic). The pool is the army's; after the dice are shown one declaration an action, one die a stand. The bearer is the detachment.
const fresh: Selector = {
  all: 'die',
  in: 'shown',
  where: { every: [state('of-elite', 'it'), not(state('re-rolled', 'it'))] },
};
const elite: Ability = {
  id: 'elite',
  effects: [
    {
      when: { at: 'battle', edge: 'before' },
      do: [{ gain: 'elite-pool', amount: { the: 'parameter', of: 'self' }, for: 'mine' }],
    },
    {
      when: { at: 'dice-shown', edge: 'after' },
      offer: { limit: { times: 1, per: 'frame', by: 'unit' } },
      do: [
        { choose: fresh, as: 'dice', min: 1, max: { the: 'elite-pool', of: 'mine' }, distinctBy: 'stand' },
        { gain: 'elite-pool', amount: { op: '-', of: [0, { count: 'dice' }] }, for: 'mine' },
        { rerollNow: 'dice' },
      ],
    },
  ],
};

// 11 (9th). One attempt a power; the step binds 'test'. Command Re-roll has the same shape: at 'dice-shown', cost 1, rerollNow.
const denyTheWitch: Ability = {
  id: 'deny-the-witch',
  effects: [
    {
      when: { at: 'psychic-test-passed', edge: 'after', turn: 'theirs' },
      offer: {
        limit: { times: 1, per: 'frame', by: 'army' },
        target: {
          as: 'denier',
          from: unit('mine', [], { every: [state('may-deny', 'it'), near({ inches: 24 }, 'it', 'subject')] }),
        },
      },
      do: [
        { roll: '2D6', as: 'deny', purpose: 'deny-the-witch' },
        { if: { compare: ['deny', '>', 'test'] }, then: [{ cancel: 'power' }] },
      ],
    },
  ],
};

export const examples: readonly Ability[] = [
  conqueringTyrant,
  distortionFields,
  malevolentArcing,
  reanimation9,
  reanimation11,
  commandProtocols,
  cultAmbush,
  quantumDeflection,
  hyperphasing,
  organicMetal,
  elite,
  denyTheWitch,
];
