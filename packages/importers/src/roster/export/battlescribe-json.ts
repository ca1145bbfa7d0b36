import type { Roster, RosterUnit, Selection } from '@umpire/datasheets';
import { loneModel, totalGear } from './parts.js';

/** The tree that New Recruit and others exchange, without profiles: those belong to the catalogue. */
export function printBattleScribeJson(roster: Roster): string {
  const { name, faction, subfaction, points, pointsLimit, battleSize, detachments, dispositions, edition, units } =
    roster;
  const settings = [
    ...(battleSize === undefined
      ? []
      : [
          setting('Battle Size', [
            pointsLimit === undefined ? battleSize : `${battleSize} (${pointsLimit} Point limit)`,
          ]),
        ]),
    ...(detachments.length === 0 ? [] : [setting('Detachment', detachments)]),
    ...(dispositions.length === 0 ? [] : [setting('Force Disposition', dispositions)]),
  ];
  const force = {
    name: 'Army Roster',
    catalogueName: [faction, subfaction].filter((part) => part !== undefined).join(' - '),
    selections: [...settings, ...units.map(unitNode)],
  };
  const body = {
    name,
    gameSystemName: SYSTEMS[edition.replace(/^(w40k-\d+).*$/, '$1')] ?? edition,
    costs: points === undefined ? [] : [cost(points)],
    costLimits: pointsLimit === undefined ? [] : [cost(pointsLimit)],
    forces: [force],
  };
  return `${JSON.stringify({ roster: body }, null, 2)}\n`;
}

const SYSTEMS: Readonly<Record<string, string>> = {
  'w40k-9': 'Warhammer 40,000 9th Edition',
  'w40k-10': 'Warhammer 40,000 10th Edition',
  'w40k-11': 'Warhammer 40,000 11th Edition',
};

const cost = (value: number): object => ({ name: 'pts', value });
const named = (name: string, type: string, number = 1): object => ({ name, type, number });

const setting = (name: string, chosen: readonly string[]): object => ({
  ...named(name, 'upgrade'),
  categories: [{ name: 'Configuration', primary: true }],
  selections: chosen.map((one) => named(one, 'upgrade')),
});

function unitNode(unit: RosterUnit): object {
  const lone = loneModel(unit);
  const priced = [
    ...unit.enhancements,
    ...unit.wargear,
    ...unit.models.flatMap(({ wargear, shared }) => [...wargear, ...shared]),
  ];
  const parts = priced.reduce((sum, { points = 0 }) => sum + points, 0);
  const section = unit.section === undefined ? [] : [{ name: unit.section, primary: true }];
  const keywords = unit.keywords.filter((name) => name !== unit.section?.toUpperCase());
  const models = lone
    ? lone.wargear.map(gearNode)
    : unit.models.map((group) => ({
        ...named(group.name, 'model', group.count),
        selections: totalGear(group).map(gearNode),
      }));
  return {
    ...named(unit.name, lone ? 'model' : 'unit'),
    categories: [...section, ...keywords.map((name) => ({ name, primary: false }))],
    ...(unit.points === undefined ? {} : { costs: [cost(unit.points - parts)] }),
    selections: [
      ...models,
      ...unit.wargear.map(gearNode),
      ...unit.enhancements.map((one) => ({ ...gearNode(one), group: 'Enhancements' })),
      ...(unit.isWarlord ? [named('Warlord', 'upgrade')] : []),
    ],
  };
}

const gearNode = ({ name, count, points }: Selection): object => ({
  ...named(name, 'upgrade', count),
  ...(points === undefined ? {} : { costs: [cost(points)] }),
});
