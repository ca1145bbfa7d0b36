import { type Draft, type DraftedUnit, pointsOf } from '../draft.js';
import type { Reason } from '../illegal.js';
import type { MusterNumbers } from '../numbers.js';

const rule = 'strategic-reserves';

/** Whether it starts in reserves: declared, or because its kind always does. */
export const startsInReserves = ({ listed, keywords }: DraftedUnit, { reserves }: MusterNumbers): boolean =>
  listed.inReserves === true || reserves.always.some((keyword) => keywords.has(keyword));

/** How many points start in reserves, passengers and attached units with them, and who never may (20.01). */
export function checkReserves({ size, units }: Draft, numbers: MusterNumbers): readonly Reason[] {
  const { reserves } = numbers;
  const inside = units.filter((unit) => startsInReserves(unit, numbers));
  const isCounted = ({ sheet }: DraftedUnit): boolean =>
    !sheet.abilities.some(({ rule: ability }) => reserves.free.includes(ability));
  const counted = inside.filter(isCounted);
  const withThem = units.filter((unit) =>
    counted.some((one) => one === unit || unit.listed.attachedTo === one.id || isAboard(unit, one, units)),
  );
  const points = withThem.reduce((sum, unit) => sum + pointsOf(unit), 0);
  const most = Math.floor(size.points * reserves.share);
  return [
    ...inside
      .filter(({ keywords }) => reserves.never.some((keyword) => keywords.has(keyword)))
      .map(
        ({ id, path, sheet }): Reason => ({
          code: 'army-reserves-never',
          rule,
          message: `${sheet.name} cannot start in reserves.`,
          found: 'in reserves',
          allowed: `no ${reserves.never.join(', ')}`,
          unit: id,
          path,
        }),
      ),
    ...(points <= most
      ? []
      : [
          {
            code: 'army-reserves-over',
            rule,
            message: 'More points start in reserves than may.',
            found: `${points} points (${withThem.map(({ id }) => id).join(', ')})`,
            allowed: `at most ${most} points`,
          } as const,
        ]),
  ];
}

const isAboard = (unit: DraftedUnit, carrier: DraftedUnit, units: readonly DraftedUnit[]): boolean =>
  unit.listed.embarkedIn === carrier.id ||
  units.some((one) => one.id === unit.listed.attachedTo && one.listed.embarkedIn === carrier.id);
