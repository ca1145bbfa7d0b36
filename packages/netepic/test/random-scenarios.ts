import fc from 'fast-check';

const names = {
  weapon: [
    'Dégâts (1)',
    'Ignore les Couverts',
    'Supprime de la Réalité',
    'Attaque Psychique Physique',
    'Attaque Psychique Éthérée',
  ],
  target: [
    'Régénération (5+)',
    'Inorganique',
    'Nécroderme Renforcé',
    'Sauvegarde Psychique (4+)',
    'Blindage Intégral',
    'Boucliers Énergétiques (1)',
    'Dur à Cibler',
    'Elite (1)',
    'QG',
  ],
} as const;

const weapons = fc.record({
  name: fc.constantFrom('Arme', 'Canon'),
  dice: fc.integer({ min: 1, max: 2 }),
  toHit: fc.integer({ min: 2, max: 7 }),
  targetSaveModifier: fc.constantFrom(0, -1, -2, '-D6', null),
  abilities: fc.subarray([...names.weapon], { maxLength: 2 }),
});

const side = { head: '2+', hull: '3+', weapon: '4+', legs: '2+/5+f' };
const locationSheet = { front: side, rear: { ...side, reactor: '4+' } };

const plain = fc.record({
  stands: fc.integer({ min: 1, max: 3 }),
  pinningClass: fc.integer({ min: 1, max: 4 }),
  save: fc.constantFrom(2, 4, 5, null),
  fixedSave: fc.constantFrom(null, 5, 6),
  hitPoints: fc.integer({ min: 1, max: 2 }),
  abilities: fc.subarray([...names.target], { maxLength: 3 }),
});

/** Engines with location sheets: every zone for itself, organic metal, shields. */
const engine = fc.record({
  stands: fc.constant(1),
  pinningClass: fc.constant(5),
  hitPoints: fc.integer({ min: 2, max: 3 }),
  locationSheet: fc.constant(locationSheet),
  abilities: fc.subarray([
    'Métal Organique (1)',
    'Boucliers Énergétiques (1)',
    'Nécroderme Renforcé',
    'Régénération (5+)',
  ]),
});

const conditions = fc.record({
  interception: fc.boolean(),
  cover: fc.constantFrom('none', 'light', 'heavy'),
  sector: fc.constantFrom('front', 'flank', 'rear'),
  firstFire: fc.boolean(),
});

const attacker = (most: number) =>
  fc.record({
    name: fc.constant('Tireurs'),
    stands: fc.integer({ min: 1, max: most }),
    abilities: fc.subarray(['Elite (1)']),
    weapons: fc.array(weapons, { minLength: 1, maxLength: 2 }),
  });

const shot = (groups: fc.Arbitrary<object[]>, most: number) =>
  fc.record({
    phase: fc.constant('shooting'),
    attackers: fc.array(attacker(most), { minLength: 1, maxLength: 2 }),
    target: fc.record({ name: fc.constant('Cible'), groups }),
    conditions,
  });

/** Two groups have names, so that an HQ may be saved by the other. */
const pair = fc
  .array(plain, { minLength: 1, maxLength: 2 })
  .map((groups) => groups.map((group, i) => ({ ...group, name: `Groupe ${i + 1}` })));

export const shootings = fc.oneof(
  shot(pair, 2),
  shot(
    engine.map((group) => [group]),
    1,
  ),
);

const fighters = fc.record({
  stands: fc.integer({ min: 1, max: 3 }),
  pinningClass: fc.integer({ min: 1, max: 4 }),
  closeAssaultFactor: fc.integer({ min: 0, max: 4 }),
  hitPoints: fc.integer({ min: 1, max: 2 }),
  morale: fc.constantFrom(5, null),
  abilities: fc.subarray(['Peur', 'Meneur', 'Régénération (5+)', 'Elite (1)'], { maxLength: 2 }),
});

const titan = fc.record({
  stands: fc.constant(1),
  pinningClass: fc.constant(5),
  closeAssaultFactor: fc.integer({ min: 4, max: 9 }),
  hitPoints: fc.integer({ min: 2, max: 3 }),
  locationSheet: fc.constant(locationSheet),
});

export const assaults = fc.record({
  phase: fc.constant('assault'),
  attackers: fc.array(fighters, { minLength: 1, maxLength: 2 }),
  target: fc.record({
    name: fc.constant('Défense'),
    groups: fc.oneof(
      fc.array(fighters, { minLength: 1, maxLength: 1 }),
      titan.map((one) => [one]),
    ),
  }),
  conditions: fc.record({ round: fc.constantFrom(1, 2) }),
});
