import type { Roster, RosterModels, RosterUnit } from '@umpire/datasheets';
import { loneModel, modelCount, uncountedOne, withoutCommas } from './parts.js';
import { labelled, printEnhancement, printFence, printLeading } from './wtc-fence.js';

/** The compact text of team tournaments: a line a model, `2 with …` for models alike. */
export function printWtcCompact(roster: Roster): string {
  const lines = labelled(roster.units).flatMap(([label, unit]) => printUnit(label, unit, roster.units));
  return `${[...printFence(roster), ...lines].join('\n')}\n`;
}

function printUnit(label: string, unit: RosterUnit, all: readonly RosterUnit[]): readonly string[] {
  const lone = loneModel(unit);
  const front = label === '' ? '' : `${label}: `;
  const head = `${front}${modelCount(unit)}x ${unit.name} (${unit.points ?? 0} pts)`;
  const marks = unit.isWarlord ? ['Warlord'] : [];
  const gear = [...marks, ...(lone ? [...lone.wargear, ...unit.wargear] : unit.wargear).map(uncountedOne)];
  return [
    gear.length === 0 ? head : `${head}: ${gear.join(', ')}`,
    ...unit.enhancements.map(printEnhancement),
    ...printLeading(unit, all),
    ...(lone ? [] : byName(unit.models).flatMap(printModels)),
  ];
}

function byName(models: readonly RosterModels[]): readonly (readonly RosterModels[])[] {
  const names = [...new Set(models.map(({ name }) => name))];
  return names.map((name) => models.filter((group) => group.name === name));
}

function printModels(groups: readonly RosterModels[]): readonly string[] {
  const armed = groups.filter(({ wargear }) => wargear.length > 0);
  const total = armed.reduce((sum, { count }) => sum + count, 0);
  const name = groups[0]?.name ?? '';
  const loadouts = armed.flatMap(({ count, wargear, shared }) => [
    `    ${count} with ${wargear.map(uncountedOne).join(', ')}`,
    ...shared.map((one) => `      • ${one.count}x ${withoutCommas(one.name)}`),
  ]);
  const others = groups
    .filter(({ wargear }) => wargear.length === 0)
    .flatMap(({ count, shared }) => [
      `• ${count}x ${name}`,
      ...shared.map((one) => `    • ${one.count}x ${withoutCommas(one.name)}`),
    ]);
  return [...(armed.length === 0 ? [] : [`• ${total}x ${name}`, ...loadouts]), ...others];
}
