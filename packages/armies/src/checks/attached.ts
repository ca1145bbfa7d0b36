import type { Joining } from '../book.js';
import type { Draft, DraftedUnit } from '../draft.js';
import { sameName } from '../find-name.js';
import type { Reason } from '../illegal.js';
import type { MusterNumbers } from '../numbers.js';

const rule = 'attached-units';

/** Who may join whom, how many of them, and that supports must (19.01, 25.04). */
export function checkAttached({ units }: Draft, numbers: MusterNumbers): readonly Reason[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return [
    ...units.flatMap((unit) => wrongly(unit, byId)),
    ...units.flatMap((unit) => crowded(unit, units, numbers)),
    ...(numbers.supportsMustJoin ? units.filter(isAlone).map(supportAlone) : []),
  ];
}

const isAlone = ({ sheet, listed }: DraftedUnit): boolean =>
  sheet.joins?.as === 'support' && listed.attachedTo === undefined;

const supportAlone = ({ id, path, sheet }: DraftedUnit): Reason => ({
  code: 'army-support-alone',
  rule,
  message: `${sheet.name} must be attached to a bodyguard unit.`,
  found: 'not attached',
  allowed: sheet.joins?.units.join(', ') ?? '',
  unit: id,
  path,
});

/** By its sheet, and by its enhancement. */
const joiningsOf = ({ sheet, enhancement }: DraftedUnit): readonly Joining[] =>
  [sheet.joins, enhancement?.joins].filter((joining) => joining !== undefined);

/** As what a unit is attached to a bodyguard of this name; undefined if it may not be. */
export const attachedAs = (unit: DraftedUnit, bodyguard: string): Joining['as'] | undefined =>
  joiningsOf(unit).find(({ units }) => units.some((name) => sameName(name, bodyguard)))?.as;

function wrongly(unit: DraftedUnit, byId: ReadonlyMap<string, DraftedUnit>): readonly Reason[] {
  const { listed, sheet, id, path } = unit;
  const { attachedTo, embarkedIn, inReserves } = listed;
  if (attachedTo === undefined) return [];
  const allowed =
    joiningsOf(unit)
      .flatMap(({ units }) => units)
      .join(', ') || 'nobody: it is no leader and no support';
  const place = { rule, unit: id, path: `${path}.attachedTo` } as const;
  const bodyguard = byId.get(attachedTo);
  if (bodyguard === undefined)
    return [{ ...place, code: 'army-attached-unknown', message: 'No unit has this id.', found: attachedTo, allowed }];
  const joins = attachedAs(unit, bodyguard.sheet.name) !== undefined;
  return [
    ...(joins
      ? []
      : [
          {
            ...place,
            code: 'army-attached-wrong',
            message: `${sheet.name} cannot be attached to this unit.`,
            found: bodyguard.sheet.name,
            allowed,
          },
        ]),
    ...(embarkedIn === undefined && inReserves === undefined
      ? []
      : [
          {
            ...place,
            code: 'army-attached-elsewhere',
            message: 'Where an attached unit starts is said of its bodyguard.',
            found: embarkedIn ?? 'in reserves',
            allowed: `no place of its own: it starts with ${attachedTo}`,
          },
        ]),
  ];
}

function crowded(
  { id, path, sheet }: DraftedUnit,
  units: readonly DraftedUnit[],
  { attached }: MusterNumbers,
): readonly Reason[] {
  const having = (as: Joining['as']) =>
    units.filter((unit) => unit.listed.attachedTo === id && attachedAs(unit, sheet.name) === as);
  return (['leader', 'support'] as const).flatMap((as): Reason[] => {
    const most = as === 'leader' ? attached.leaders : (attached.supports ?? 0);
    const found = having(as);
    if (found.length <= most || (found.length === most + 1 && isBeside(found))) return [];
    return [
      {
        code: 'army-attached-over',
        rule,
        message: `Too many ${as}s are attached to one unit.`,
        found: found.map((unit) => unit.id).join(', '),
        allowed: `at most ${most}`,
        unit: id,
        path,
      },
    ];
  });
}

/** One of them may join beside another. */
const isBeside = (leaders: readonly DraftedUnit[]): boolean =>
  leaders.some((unit) =>
    joiningsOf(unit).some(({ beside = [] }) =>
      leaders.some((other) => other !== unit && beside.some((keyword) => other.keywords.has(keyword))),
    ),
  );
