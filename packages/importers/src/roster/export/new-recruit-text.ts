import type { Roster, RosterUnit } from '@umpire/datasheets';
import { counted, loneModel, modelCount, totalGear } from './parts.js';
import { printEnhancement, printFence, printLeading } from './wtc-fence.js';

/** New Recruit's text in the style of the publisher's app, one bullet an item. */
export function printNewRecruitText(roster: Roster): string {
  return `${[...printFence(roster), ...roster.units.flatMap((unit) => printUnit(unit, roster.units))].join('\n').trimEnd()}\n`;
}

function printUnit(unit: RosterUnit, all: readonly RosterUnit[]): readonly string[] {
  const lone = loneModel(unit);
  return [
    `${modelCount(unit)}x ${unit.name} (${unit.points ?? 0} pts)`,
    ...(lone
      ? lone.wargear.map((one) => `• ${counted(one)}`)
      : unit.models.flatMap((group) => [
          `• ${group.count}x ${group.name}`,
          ...totalGear(group).map((one) => `    • ${counted(one)}`),
        ])),
    ...unit.wargear.map((one) => `• ${counted(one)}`),
    ...(unit.isWarlord ? ['• Warlord'] : []),
    ...unit.enhancements.map((one) => `• ${printEnhancement(one)}`),
    ...printLeading(unit, all).map((line) => `• ${line}`),
    '',
  ];
}
