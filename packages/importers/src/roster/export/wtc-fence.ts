import type { Roster, RosterUnit } from '@umpire/datasheets';

const FENCE = '+'.repeat(47);

/** Units with the labels by which the header calls those it names. */
export function labelled(units: readonly RosterUnit[]): readonly (readonly [label: string, unit: RosterUnit])[] {
  let characters = 0;
  return units.map((unit) => [isNamed(unit) ? `Char${++characters}` : '', unit]);
}

const isNamed = ({ isWarlord, enhancements, attachedTo, section = '' }: RosterUnit): boolean =>
  isWarlord || enhancements.length > 0 || attachedTo !== undefined || /character|epic hero|^hq$/i.test(section);

/** What New Recruit puts above the lists of three of its formats. */
export function printFence(roster: Roster): readonly string[] {
  const { name, faction, subfaction, detachments, dispositions, points, pointsLimit } = roster;
  const named = labelled(roster.units);
  const warlord = named.find(([, unit]) => unit.isWarlord);
  const enhanced = named.flatMap(([label, unit]) =>
    unit.enhancements.map((one) => `${one.name} (on ${label}: ${unit.name})`),
  );
  const line = (key: string, value: string | undefined): readonly string[] =>
    value === undefined || value === '' ? [] : [`+ ${key}: ${value}`];
  return [
    FENCE,
    ...line('LIST NAME', name),
    ...line('FACTION KEYWORD', faction && (subfaction === undefined ? faction : `${faction} - ${subfaction}`)),
    ...line('DETACHMENT', detachments.join(', ')),
    ...line('FORCE DISPOSITION', dispositions.join(', ')),
    ...line('TOTAL ARMY POINTS', points === undefined ? undefined : `${points}pts`),
    ...line('POINTS LIMIT', pointsLimit === undefined ? undefined : `${pointsLimit}pts`),
    '+',
    ...line('WARLORD', warlord && `${warlord[0]}: ${warlord[1].name}`),
    ...enhanced.map((text, i) => (i === 0 ? `+ ENHANCEMENT: ${text}` : `& ${text}`)),
    `+ NUMBER OF UNITS: ${roster.units.length}`,
    FENCE,
    '',
  ];
}

export const printEnhancement = ({ name, points }: { readonly name: string; readonly points?: number }): string =>
  points === undefined ? `Enhancement: ${name}` : `Enhancement: ${name} (+${points} pts)`;

/** `Leading X[2]`: the second unit called X. */
export function printLeading({ attachedTo }: RosterUnit, all: readonly RosterUnit[]): readonly string[] {
  const bodyguard = all.find(({ id }) => id === attachedTo);
  if (!bodyguard) return [];
  const alike = all.filter(({ name }) => name === bodyguard.name);
  return [`Leading ${bodyguard.name}[${alike.indexOf(bodyguard) + 1}]`];
}
