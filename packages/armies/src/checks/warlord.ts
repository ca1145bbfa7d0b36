import type { Draft, DraftedUnit } from '../draft.js';
import type { Reason } from '../illegal.js';

const rule = 'warlord';

/** One CHARACTER of the army faction is the warlord; who may not be one is not, even if he must (25.04). */
export function checkWarlord({ units, faction }: Draft): readonly Reason[] {
  const warlords = units.filter(({ listed }) => listed.warlord === true);
  const isAble = ({ keywords, sheet }: DraftedUnit): boolean =>
    keywords.has('CHARACTER') && keywords.has(faction.keyword) && sheet.warlord !== 'never';
  const must = units.filter((unit) => unit.sheet.warlord === 'must' && isAble(unit));
  const able = units.filter(isAble).map(({ id }) => id);
  return [
    ...(warlords.length === 1
      ? []
      : [
          {
            code: 'army-warlord-count',
            rule,
            message: 'An army has one warlord.',
            found: warlords.length === 0 ? 'none' : warlords.map(({ id }) => id).join(', '),
            allowed: able.length === 0 ? `a CHARACTER of ${faction.keyword}` : `one of ${able.join(', ')}`,
          } as const,
        ]),
    ...warlords
      .filter((unit) => !isAble(unit))
      .map(
        ({ id, path, sheet }) =>
          ({
            code: 'army-warlord-unfit',
            rule,
            message: `${sheet.name} cannot be the warlord.`,
            found: sheet.name,
            allowed: able.length === 0 ? `a CHARACTER of ${faction.keyword}` : `one of ${able.join(', ')}`,
            unit: id,
            path,
          }) as const,
      ),
    ...(must.length === 0 || warlords.some((unit) => must.includes(unit))
      ? []
      : [
          {
            code: 'army-warlord-must',
            rule,
            message: 'A unit that must be the warlord is not.',
            found: warlords.map(({ id }) => id).join(', ') || 'none',
            allowed: `one of ${must.map(({ id }) => id).join(', ')}`,
          } as const,
        ]),
  ];
}
