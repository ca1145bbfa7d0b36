import { printBase } from '../base.js';
import { type Draft, modelsIn, pointsOf } from '../draft.js';
import type { Reason } from '../illegal.js';
import type { MusterNumbers } from '../numbers.js';

/** Points of all units and enhancements against the battle size (25.03). */
export function checkPoints({ size, units }: Draft): readonly Reason[] {
  const points = units.reduce((sum, unit) => sum + pointsOf(unit), 0);
  if (points <= size.points) return [];
  return [
    {
      code: 'army-points-over',
      rule: 'battle-size',
      message: 'The army costs more points than the battle size allows.',
      found: `${points} points`,
      allowed: `at most ${size.points} points`,
    },
  ];
}

/** How many units may share a datasheet (25.03). */
export function checkCopies({ size, units }: Draft, { copies }: MusterNumbers): readonly Reason[] {
  const sheets = new Map(units.map((unit) => [unit.sheet.name, unit]));
  return [...sheets].flatMap(([name, { keywords }]): Reason[] => {
    const count = units.filter(({ sheet }) => sheet.name === name).length;
    const isSingle = copies.single.some((keyword) => keywords.has(keyword));
    const isDoubled = copies.doubled.some((keyword) => keywords.has(keyword));
    const most = isSingle ? 1 : isDoubled ? size.copies * 2 : size.copies;
    if (count <= most) return [];
    return [
      {
        code: 'army-copies-over',
        rule: 'unit-limit',
        message: `There are too many units of ${name}.`,
        found: `${count} units`,
        allowed: `at most ${most}`,
      },
    ];
  });
}

/** Every unit is of the army faction (25.04). */
export const checkFaction = ({ faction, units }: Draft): readonly Reason[] =>
  units
    .filter(({ sheet }) => !sheet.factions.includes(faction.keyword))
    .map(({ id, path, sheet }) => ({
      code: 'army-unit-foreign',
      rule: 'units',
      message: `${sheet.name} are not of the army faction.`,
      found: sheet.factions.join(', ') || 'no faction',
      allowed: faction.keyword,
      unit: id,
      path,
    }));

/** Whether units of that sort are taken at all. */
export const checkSorts = ({ units }: Draft, { only }: MusterNumbers): readonly Reason[] =>
  units
    .filter(({ keywords }) => only !== undefined && !only.some((keyword) => keywords.has(keyword)))
    .map(({ id, path, sheet, keywords }) => ({
      code: 'army-unit-sort',
      rule: 'units',
      message: `${sheet.name} are of no sort that is taken here.`,
      found: [...keywords].join(', '),
      allowed: `one of ${only?.join(', ')}`,
      unit: id,
      path,
    }));

/** How many models of each kind, and what they carry (25.04). */
export const checkComposition = ({ units }: Draft): readonly Reason[] =>
  units.flatMap((unit): Reason[] => {
    const place = { rule: 'units', unit: unit.id, path: unit.path } as const;
    const kinds = unit.sheet.models.flatMap((model): Reason[] => {
      const count = unit.groups.filter((group) => group.model === model).reduce((sum, group) => sum + group.count, 0);
      if (count >= model.least && count <= model.most) return [];
      return [
        {
          ...place,
          code: 'army-models-count',
          message: `${unit.sheet.name} have another number of ${model.name}.`,
          found: `${count}`,
          allowed: model.least === model.most ? `${model.least}` : `${model.least} to ${model.most}`,
        },
      ];
    });
    const all = modelsIn(unit);
    const largest = Math.max(...unit.sheet.prices.map(({ models }) => models));
    const over: Reason[] =
      all <= largest
        ? []
        : [
            {
              ...place,
              code: 'army-models-count',
              message: `${unit.sheet.name} have no price for so many models.`,
              found: `${all}`,
              allowed: `at most ${largest}`,
            },
          ];
    return [...kinds, ...over, ...wargearOver(unit, all), ...basePrinted(unit)];
  });

/** A base of one's own is for sheets that no source gives one. */
function basePrinted({ sheet, listed, id, path }: Draft['units'][number]): readonly Reason[] {
  const printed = sheet.models.map(({ base }) => base).find(({ shape }) => shape !== 'model');
  if (listed.base === undefined || printed === undefined) return [];
  return [
    {
      code: 'army-base-printed',
      rule: 'units',
      message: `${sheet.name} have a base of their own.`,
      found: printBase(listed.base),
      allowed: printBase(printed),
      unit: id,
      path: `${path}.base`,
    },
  ];
}

/** Wargear that only some models of a unit may take. */
function wargearOver({ sheet, groups, id, path }: Draft['units'][number], models: number): readonly Reason[] {
  const limited = sheet.models.flatMap(({ chooses }) => chooses.flat().filter(({ limit }) => limit !== undefined));
  return limited.flatMap((option): Reason[] => {
    const { most, per } = option.limit!;
    const allowed = per === undefined ? most : most * Math.floor(models / per);
    const taken = groups.filter(({ options }) => options.includes(option)).reduce((sum, { count }) => sum + count, 0);
    if (taken <= allowed) return [];
    return [
      {
        code: 'army-wargear-over',
        rule: 'units',
        message: `Too many models of ${sheet.name} carry ${option.items.join(' and ')}.`,
        found: `${taken}`,
        allowed: `at most ${allowed}`,
        unit: id,
        path,
      },
    ];
  });
}
