/** The closed set of weapon abilities, and whether each is printed with a number. */
interface WeaponTag {
  readonly id: string;
  readonly words: string;
  readonly value: 'none' | 'may' | 'must';
  /** The word can also end a weapon's name: bolt pistol, bright lance. */
  readonly endsNames?: true;
}

export const WEAPON_TAGS: readonly WeaponTag[] = [
  { id: 'assault', words: 'assault', value: 'none' },
  { id: 'blast', words: 'blast', value: 'may' },
  { id: 'cleave', words: 'cleave', value: 'must' },
  { id: 'close-quarters', words: 'close-quarters', value: 'none' },
  { id: 'conversion', words: 'conversion', value: 'none' },
  { id: 'devastating-wounds', words: 'devastating wounds', value: 'none' },
  { id: 'extra-attacks', words: 'extra attacks', value: 'none' },
  { id: 'hazardous', words: 'hazardous', value: 'none' },
  { id: 'heavy', words: 'heavy', value: 'none' },
  { id: 'ignores-cover', words: 'ignores cover', value: 'none' },
  { id: 'indirect-fire', words: 'indirect fire', value: 'none' },
  { id: 'lance', words: 'lance', value: 'none', endsNames: true },
  { id: 'lethal-hits', words: 'lethal hits', value: 'none' },
  { id: 'linked-fire', words: 'linked fire', value: 'none' },
  { id: 'melta', words: 'melta', value: 'must' },
  { id: 'one-shot', words: 'one shot', value: 'none' },
  { id: 'pistol', words: 'pistol', value: 'none', endsNames: true },
  { id: 'precision', words: 'precision', value: 'none' },
  { id: 'psychic', words: 'psychic', value: 'none' },
  { id: 'rapid-fire', words: 'rapid fire', value: 'must' },
  { id: 'sustained-hits', words: 'sustained hits', value: 'must' },
  { id: 'torrent', words: 'torrent', value: 'none' },
  { id: 'twin-linked', words: 'twin-linked', value: 'none' },
];

export const WEAPON_TAG_IDS: ReadonlySet<string> = new Set([...WEAPON_TAGS.map(({ id }) => id), 'anti', 'grenade']);

/** 9th: the words of the TYPE column, all followed by a number of attacks except Melee. */
export const NINTH_WEAPON_TYPES: ReadonlySet<string> = new Set([
  'assault',
  'heavy',
  'rapid-fire',
  'pistol',
  'grenade',
  'melee',
  'dakka',
]);
