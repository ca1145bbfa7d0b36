/** Categories that list builders keep for themselves; no sheet prints them as keywords. */
const BOOKKEEPING: ReadonlySet<string> = new Set(
  [
    'Configuration',
    'Uncategorized',
    'Uncategorised',
    'Illegal Units',
    'Unit',
    'Warlord',
    'Allied Units',
    'Order of Battle',
    'Crucible',
    'Reference',
    'Pilot',
    'Docked Vehicle',
    'Retinue',
    'Stratagems',
    'Reinforcement Points',
    'No Force Org Slot',
    'Non-Compulsory Troop',
    'Non-Compulsory Elite',
    'Non-Compulsory Fast Attack',
    'Non-Compulsory HQ',
    'Elite Character',
  ].map((name) => name.toLowerCase()),
);

/** Roles of the 9th edition: places in a list, not keywords. */
const ROLES: ReadonlySet<string> = new Set(
  [
    'HQ',
    'Elites',
    'Troops',
    'Fast Attack',
    'Heavy Support',
    'Lord of War',
    'Lords of War',
    'Fortification',
    'Flyer',
    'Flyers',
    'Dedicated Transport',
    'Other',
  ].map((name) => name.toLowerCase()),
);

export const isRole = (name: string): boolean => ROLES.has(name.toLowerCase());

export const isBookkeeping = (name: string): boolean =>
  BOOKKEEPING.has(name.toLowerCase()) ||
  / (?:weapon|modifier)$/i.test(name) ||
  / - boarding patrol$/i.test(name) ||
  name.includes(' | ');

const FACTION = /^Faction: */i;

export const factionKeyword = (name: string): string | undefined =>
  FACTION.test(name) ? name.replace(FACTION, '').replace(/^<|>$/g, '') : undefined;
