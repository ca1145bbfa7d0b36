import type { Roster, RosterUnit } from '@umpire/datasheets';
import { counted, loneModel, totalGear } from './parts.js';

/** The text of the publisher's app, in the form that gives every item a bullet. */
export function printAppText(roster: Roster): string {
  return `${[...header(roster), ...attached(roster), ...sections(roster)].join('\n').trimEnd()}\n`;
}

const priced = (name: string, points = 0): string => `${name} (${points} points)`;

function header(roster: Roster): readonly string[] {
  const { name, faction, subfaction, battleSize, points, pointsLimit, detachments, dispositions } = roster;
  return [
    priced(name, points),
    '',
    faction ?? '',
    subfaction ?? '',
    battleSize === undefined ? '' : priced(battleSize, pointsLimit ?? points),
    battleSize === undefined && detachments.length > 0
      ? `Detachments: ${detachments.join(', ')}`
      : detachments.join(', '),
    dispositions.length === 0 ? '' : `Force Dispositions: ${dispositions.join(', ')}`,
  ].filter((line, i) => line !== '' || i === 1);
}

function attached({ units }: Roster): readonly string[] {
  const bodyguards = units.filter(({ id }) => units.some(({ attachedTo }) => attachedTo === id));
  if (bodyguards.length === 0) return [];
  const groups = bodyguards.map((bodyguard, i) => {
    const leaders = units.filter(({ attachedTo }) => attachedTo === bodyguard.id);
    const parts = [...leaders, bodyguard].map((unit) =>
      printUnit(unit, unit === bodyguard ? 'bodyguard' : (unit.attachedAs ?? 'leader')),
    );
    return ['', `Attached Unit ${i + 1}`, '', ...parts.flat()];
  });
  return ['', 'ATTACHED UNITS', ...groups.flat()];
}

function sections({ units }: Roster): readonly string[] {
  const alone = units.filter(
    ({ id, attachedTo }) => attachedTo === undefined && !units.some((other) => other.attachedTo === id),
  );
  const names = [...new Set(alone.map(sectionOf))];
  return names.flatMap((name) => [
    '',
    name,
    '',
    ...alone.filter((unit) => sectionOf(unit) === name).flatMap((unit) => printUnit(unit)),
  ]);
}

const sectionOf = ({ section = '' }: RosterUnit): string =>
  /^\p{L}[\p{L} ]*$/u.test(section) && !/^attached unit/i.test(section) ? section.toUpperCase() : 'OTHER DATASHEETS';

const ROLES = { leader: 'Leader', support: 'Support', bodyguard: 'Bodyguard' };

function printUnit(unit: RosterUnit, role?: keyof typeof ROLES): readonly string[] {
  const lone = loneModel(unit);
  const items = lone
    ? [...lone.wargear, ...unit.wargear].map((one) => `  • ${counted(one)}`)
    : [
        ...unit.models.flatMap((group) => [
          `  • ${group.count}x ${group.name}`,
          ...totalGear(group).map((one) => `     ◦ ${counted(one)}`),
        ]),
        ...unit.wargear.map((one) => `  • ${counted(one)}`),
      ];
  return [
    priced(unit.name, unit.points),
    ...(role === undefined ? [] : [`  • Attached as: ${ROLES[role]}`]),
    ...(unit.isWarlord ? ['  • Warlord'] : []),
    ...items,
    ...unit.enhancements.map(({ name }) => `  • Enhancements: ${name}`),
    '',
  ];
}
