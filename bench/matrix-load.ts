import { Rng } from '@umpire/kernel';

type Json = Record<string, unknown>;

/** Load L5: a thousand attacker profiles, invented from a seed, and eleven targets from light infantry to a titan. */
export function matrixLoad(attackers = 1000, seed = 'L5'): { readonly attackers: Json[]; readonly targets: Json[] } {
  const rng = Rng.seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]!;
  const some = (list: readonly string[]): string[] => list.filter(() => rng.below(5) === 0);
  const profile = (i: number): Json => ({
    name: `Profile ${i + 1}`,
    weapons: [
      {
        name: 'Weapon',
        kind: 'ranged',
        range: 24,
        count: 1 + rng.below(10),
        attacks: pick(['1', '2', '3', '4', 'D3', 'D6', 'D6+3', '2D6']),
        skill: `${2 + rng.below(4)}+`,
        strength: 3 + rng.below(12),
        armourPenetration: -rng.below(5),
        damage: pick(['1', '1', '2', '3', 'D3', 'D6', 'D6+1']),
        abilities: some(ABILITIES),
      },
    ],
  });
  return { attackers: Array.from({ length: attackers }, (_, i) => profile(i)), targets };
}

const ABILITIES = [
  'sustained hits 1',
  'lethal hits',
  'devastating wounds',
  'twin-linked',
  'blast',
  'heavy',
  'anti-vehicle 4+',
];

const target = (
  name: string,
  models: number,
  toughness: number,
  save: string,
  wounds: number,
  more: Json = {},
): Json => {
  const { keywords = ['INFANTRY'], ...rest } = more;
  return { name, keywords, groups: [{ name, models, toughness, save, wounds, ...rest }] };
};

const targets: Json[] = [
  target('20 light infantry', 20, 3, '5+', 1),
  target('10 heavy infantry', 10, 4, '3+', 2),
  target('5 elite infantry', 5, 5, '2+', 3, { invulnerableSave: '4+' }),
  target('10 tough infantry', 10, 5, '4+', 2, { feelNoPain: '5+' }),
  target('6 bikes', 6, 5, '3+', 3, { keywords: ['MOUNTED'] }),
  target('3 heavy bikes', 3, 6, '3+', 6, { keywords: ['MOUNTED'], invulnerableSave: '5+' }),
  target('a walker', 1, 9, '2+', 8, { keywords: ['VEHICLE'] }),
  target('a tank', 1, 11, '2+', 13, { keywords: ['VEHICLE'] }),
  target('a monster', 1, 10, '3+', 12, { keywords: ['MONSTER'], feelNoPain: '5+' }),
  target('a hero', 1, 5, '2+', 6, { keywords: ['INFANTRY', 'CHARACTER'], invulnerableSave: '4+' }),
  target('a titan', 1, 13, '2+', 24, { keywords: ['VEHICLE'], invulnerableSave: '5+' }),
];
