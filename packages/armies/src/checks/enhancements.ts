import type { BookEnhancement } from '../book.js';
import type { Draft, DraftedUnit } from '../draft.js';
import { sameName } from '../find-name.js';
import type { Reason } from '../illegal.js';
import type { MusterNumbers } from '../numbers.js';

const rule = 'enhancements';

/** How many, on whom, none twice, one a unit; and those that a detachment demands (25.03, 25.04, Pantheon of Woe). */
export function checkEnhancements(draft: Draft, numbers: MusterNumbers): readonly Reason[] {
  return [
    ...tooMany(draft, numbers),
    ...draft.units.flatMap(bearerWrong),
    ...secondInUnit(draft),
    ...repeated(draft, numbers),
    ...missing(draft),
  ];
}

const taken = ({ units }: Draft): readonly BookEnhancement[] =>
  units.flatMap(({ enhancement }) => enhancement ?? []).filter(({ isBinding }) => isBinding !== true);

const timesTaken = (draft: Draft, enhancement: BookEnhancement): number =>
  taken(draft).filter((one) => one === enhancement).length;

function tooMany(draft: Draft, { upgrades }: MusterNumbers): readonly Reason[] {
  const counted = [...new Set(taken(draft))].reduce((sum, enhancement) => {
    const times = timesTaken(draft, enhancement);
    return sum + (enhancement.isUpgrade === true && upgrades !== null ? Math.min(times, upgrades.counted) : times);
  }, 0);
  const most = draft.size.enhancements;
  if (counted <= most) return [];
  return [
    {
      code: 'army-enhancements-over',
      rule,
      message: 'The army has more enhancements than the battle size allows.',
      found: `${counted}`,
      allowed: `at most ${most}`,
    },
  ];
}

const mayBear = (unit: DraftedUnit, { bearer }: BookEnhancement): boolean =>
  (bearer?.keywords ?? []).every((keyword) => unit.keywords.has(keyword)) &&
  (bearer?.sheets === undefined || bearer.sheets.some((name) => sameName(name, unit.sheet.name)));

function bearerWrong(unit: DraftedUnit): readonly Reason[] {
  const { enhancement, keywords, id, path } = unit;
  if (enhancement === undefined) return [];
  const bars = [
    ...(enhancement.isUpgrade || enhancement.isBinding || keywords.has('CHARACTER') ? [] : ['no CHARACTER']),
    ...(enhancement.isBinding || !keywords.has('EPIC HERO') ? [] : ['an EPIC HERO']),
    ...(enhancement.isBinding || !unit.sheet.noEnhancements ? [] : ['one that takes no enhancement']),
    ...(mayBear(unit, enhancement) ? [] : ['not one that it is for']),
  ];
  const wanted = [...(enhancement.bearer?.keywords ?? []), ...(enhancement.bearer?.sheets ?? [])];
  return bars.map((bar) => ({
    code: 'army-enhancement-bearer',
    rule,
    message: `${unit.sheet.name} cannot have ${enhancement.name}.`,
    found: bar,
    allowed: wanted.length === 0 ? 'a CHARACTER that is no EPIC HERO' : wanted.join(', '),
    unit: id,
    path: `${path}.enhancement`,
  }));
}

/** A bodyguard and those attached to it are one unit. */
const secondInUnit = ({ units }: Draft): readonly Reason[] =>
  units.flatMap(({ id, path }): Reason[] => {
    const found = units
      .filter((unit) => unit.id === id || unit.listed.attachedTo === id)
      .flatMap(({ enhancement }) => enhancement?.name ?? []);
    if (found.length < 2) return [];
    return [
      {
        code: 'army-enhancement-second',
        rule,
        message: 'A unit with those attached to it has one enhancement at most.',
        found: found.join(', '),
        allowed: 'one',
        unit: id,
        path,
      },
    ];
  });

const repeated = (draft: Draft, { upgrades }: MusterNumbers): readonly Reason[] =>
  [...new Set(taken(draft))].flatMap((enhancement): Reason[] => {
    const times = timesTaken(draft, enhancement);
    const most = enhancement.isUpgrade === true ? (upgrades?.most ?? 1) : 1;
    if (times <= most) return [];
    return [
      {
        code: 'army-enhancement-twice',
        rule,
        message: `${enhancement.name} is taken too often.`,
        found: `${times} times`,
        allowed: most === 1 ? 'once' : `at most ${most} times`,
      },
    ];
  });

/** What a detachment demands of every unit that it is for. */
const missing = ({ units, detachments }: Draft): readonly Reason[] =>
  detachments
    .flatMap(({ enhancements }) => enhancements)
    .filter(({ isBinding }) => isBinding === true)
    .flatMap((binding) =>
      units
        .filter((unit) => mayBear(unit, binding) && unit.enhancement !== binding)
        .map(
          ({ id, path, sheet, enhancement }): Reason => ({
            code: 'army-binding-missing',
            rule,
            message: `${sheet.name} must take ${binding.name} in this detachment.`,
            found: enhancement?.name ?? 'none',
            allowed: `${binding.name}, ${binding.points} points`,
            unit: id,
            path,
          }),
        ),
    );
