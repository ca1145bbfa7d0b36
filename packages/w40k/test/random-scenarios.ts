import fc from 'fast-check';

const within = (least: number, most: number) => fc.integer({ min: least, max: most });

/** Weapon abilities that an edition prints, with a number where one is printed. */
const abilitiesOf: Readonly<Record<string, readonly string[]>> = {
  'w40k-9': ['blast', 'rapid fire', 'assault', 'heavy'],
  'w40k-10-launch': [
    'lethal hits',
    'sustained hits 1',
    'sustained hits D3',
    'devastating wounds',
    'twin-linked',
    'torrent',
    'anti-infantry 4+',
    'precision',
    'blast',
    'rapid fire 1',
    'melta 2',
    'psychic',
    'ignores cover',
  ],
  'w40k-10': [
    'lethal hits',
    'sustained hits 1',
    'devastating wounds',
    'twin-linked',
    'anti-infantry 4+',
    'precision',
    'heavy',
    'lance',
    'ignores cover',
    'melta 2',
    'indirect fire',
  ],
  'w40k-11': [
    'lethal hits',
    'sustained hits 1',
    'devastating wounds',
    'twin-linked',
    'anti-infantry 4+',
    'precision',
    'blast 2',
    'heavy',
    'psychic',
    'torrent',
    'ignores cover',
  ],
};

const attackersWords = [
  're-roll hit rolls of 1',
  're-roll wound rolls',
  'add 1 to hit rolls',
  'subtract 1 from wound rolls',
  'improve armour penetration by 1',
  'improve armour penetration by 1 on critical wounds',
  'unmodified hit rolls of 5+ are critical hits',
  're-roll damage rolls',
  'add 1 to strength',
];
const targetsWords = [
  'subtract 1 from damage',
  'halve damage',
  'invulnerable save 5+',
  'feel no pain 5+',
  'feel no pain 4+ against mortal wounds',
  'benefit of cover',
  'ignore the first failed save',
  're-roll save rolls of 1',
  'subtract 1 from hit rolls',
];

const weapon = (edition: string) =>
  fc.record({
    name: fc.constant('Weapon'),
    kind: fc.constant('ranged'),
    range: fc.constant(24),
    count: within(1, 2),
    attacks: fc.constantFrom('1', '1', '2', 'D3'),
    skill: fc.constantFrom('2+', '3+', '4+', '5+'),
    strength: within(3, 8),
    armourPenetration: within(-3, 0),
    damage: fc.constantFrom('1', '2', 'D3'),
    abilities: fc.subarray([...abilitiesOf[edition]!], { maxLength: 2 }),
  });

const bodyguard = fc.record({
  name: fc.constant('Bodyguard'),
  models: within(1, 3),
  toughness: within(3, 6),
  save: fc.constantFrom('2+', '3+', '4+', '7+'),
  invulnerableSave: fc.constantFrom(null, '4+'),
  wounds: within(1, 3),
  keywords: fc.constant(['INFANTRY']),
});

const leader = fc.record({
  name: fc.constant('Leader'),
  models: fc.constant(1),
  toughness: within(3, 6),
  save: fc.constantFrom('2+', '4+'),
  invulnerableSave: fc.constantFrom(null, '5+'),
  wounds: within(1, 4),
  keywords: fc.constant(['INFANTRY', 'CHARACTER']),
});

const most: Readonly<Record<string, number>> = { '1': 1, '2': 2, D3: 3 };

interface Size {
  readonly count: number;
  readonly attacks: string;
  readonly abilities: readonly string[];
}

/** Attack dice, with what critical hits and large targets may add. */
const dice = ({ count, attacks, abilities }: Size): number =>
  count *
  (most[attacks]! + (abilities.some((one) => one.startsWith('rapid')) ? 1 : 0)) *
  (abilities.includes('sustained hits D3') ? 3 : abilities.includes('sustained hits 1') ? 2 : 1);

/** Small scenarios of every edition, with effects, attached units and conditions. */
export const scenariosOf = (largest: number) =>
  fc.constantFrom('w40k-9', 'w40k-10-launch', 'w40k-10', 'w40k-11').chain((edition) =>
    fc
      .record({
        weapons: fc.array(weapon(edition), { minLength: 1, maxLength: 2 }),
        effects: fc.subarray(attackersWords, { maxLength: 2 }),
        bodyguard,
        leader: fc.option(leader, { nil: undefined }),
        attached: fc.constantFrom(true, true, false),
        targetEffects: fc.subarray(targetsWords, { maxLength: 2 }),
        conditions: fc.record({
          distance: fc.constantFrom(6, 20),
          moved: fc.boolean(),
          charged: fc.boolean(),
          cover: fc.boolean(),
          visible: fc.constantFrom(true, true, true, false),
        }),
      })
      .filter(({ weapons }) => weapons.reduce((sum, one) => sum + dice(one), 0) <= largest)
      .map(({ weapons, effects, targetEffects, conditions, ...target }) => ({
        edition,
        scenario: {
          phase: 'shooting',
          attackers: [{ name: 'Attacker', weapons, effects }],
          target: {
            name: 'Target',
            attached: target.leader !== undefined && target.attached,
            groups: target.leader ? [target.bodyguard, target.leader] : [target.bodyguard],
            effects: targetEffects,
          },
          conditions,
        },
      })),
  );
