/** The scenarios of the reference tables: S1 to S4, X1 to X13, and the loads L1 to L4. */
type Json = Record<string, unknown>;

const weapon = (
  attacks: string,
  skill: string,
  strength: number,
  ap: number,
  damage: string,
  abilities: string[] = [],
  count = 1,
  more: Json = {},
): Json => ({
  name: 'Weapon',
  kind: 'ranged',
  range: 24,
  count,
  attacks,
  skill,
  strength,
  armourPenetration: ap,
  damage,
  abilities,
  ...more,
});
const group = (models: number, toughness: number, save: string, wounds: number, more: Json = {}): Json => ({
  models,
  toughness,
  save,
  wounds,
  ...more,
});
interface More {
  readonly effects?: readonly string[];
  readonly target?: readonly string[];
  readonly rest?: Json;
}

const scenario = (edition: string, weapons: Json[], groups: Json[], more: More = {}): Json => ({
  edition,
  phase: 'shooting',
  attackers: [{ name: 'Attacker', weapons, effects: more.effects ?? [] }],
  target: {
    name: 'Target',
    groups,
    effects: more.target ?? [],
    ...(groups.length > 1 ? { attached: true } : {}),
  },
  conditions: { distance: 20, moved: true },
  ...more.rest,
});
const ten = 'w40k-10';
const attached = [
  group(5, 4, '3+', 2, { name: 'Bodyguard' }),
  group(1, 4, '2+', 5, { name: 'Leader', invulnerableSave: '4+', keywords: ['CHARACTER'] }),
];

export const referenceCases: Readonly<Record<string, Json>> = {
  S1: scenario(ten, [weapon('10', '3+', 4, -1, '1')], [group(10, 4, '3+', 2)]),
  S2: scenario(
    ten,
    [weapon('2D6', '3+', 8, -2, 'D3', ['blast', 'sustained hits 1', 'lethal hits'])],
    [group(1, 10, '2+', 12, { invulnerableSave: '4+', feelNoPain: '5+' })],
    { effects: ['re-roll hit rolls of 1'] },
  ),
  S3: scenario(
    ten,
    [weapon('40', '4+', 5, 0, '1', ['twin-linked', 'devastating wounds'])],
    [group(6, 5, '4+', 3, { feelNoPain: '5+' })],
  ),
  S4: scenario(ten, [weapon('D6+3', '3+', 9, -4, 'D6+1', [], 3)], [group(3, 9, '3+', 10)]),
  X1: scenario(
    ten,
    [weapon('6', '2+', 4, 0, '2', ['sustained hits 1', 'devastating wounds'])],
    [group(10, 4, '2+', 1)],
  ),
  X2: scenario(ten, [weapon('36', '6+', 4, 0, '1', ['sustained hits 1', 'lethal hits'])], [group(40, 8, '7+', 1)]),
  X4: scenario(ten, [weapon('8', '4+', 3, -1, '3', ['devastating wounds'])], [group(1, 11, '2+', 13)], {
    effects: ['unmodified wound rolls of 4+ are critical wounds'],
  }),
  X5: scenario(ten, [weapon('30', '3+', 5, -1, '2')], attached),
  X5e11: scenario('w40k-11', [weapon('30', '3+', 5, -1, '2')], attached),
  X7: scenario(ten, [weapon('12', '3+', 6, -2, '2')], [group(5, 5, '3+', 3)], { target: ['subtract 1 from damage'] }),
  X10: scenario(ten, [weapon('3', '3+', 8, 0, '10')], [group(3, 4, '7+', 11)]),
  X13e11: scenario(
    'w40k-11',
    [weapon('6', '3+', 8, -2, '3', ['devastating wounds']), weapon('12', '3+', 5, -1, '1')],
    [group(3, 4, '3+', 4)],
  ),
  L1: scenario(
    ten,
    Array.from({ length: 10 }, () => weapon('2D6', '3+', 8, -2, 'D3', ['blast'])),
    [group(30, 4, '3+', 2)],
  ),
  L2: scenario(ten, [weapon('120', '3+', 8, -2, 'D6')], [group(20, 4, '3+', 3)]),
  L3: scenario(
    ten,
    [weapon('120', '3+', 8, -2, 'D6', ['sustained hits 2', 'lethal hits', 'devastating wounds'])],
    [group(20, 4, '3+', 3)],
  ),
  L4: scenario(ten, [weapon('300', '3+', 5, -1, '1', ['lethal hits', 'sustained hits 1'])], [group(60, 4, '3+', 2)]),
};
