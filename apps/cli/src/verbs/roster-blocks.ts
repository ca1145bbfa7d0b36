import type { Roster } from '@umpire/datasheets';
import type { Block, Cell, Column, Locale, Voice } from '@umpire/views';

const WORDS = {
  en: { points: 'points', units: ['unit', 'units'], models: ['model', 'models'], of: 'of', warlord: 'warlord' },
  fr: {
    points: 'points',
    units: ['unité', 'unités'],
    models: ['figurine', 'figurines'],
    of: 'sur',
    warlord: 'seigneur de guerre',
  },
} as const satisfies Readonly<Record<Locale, object>>;

type Words = (typeof WORDS)[Locale];

/** An army as its list tells it: whose it is, its units with models and points. */
export function rosterBlocks(roster: Roster, voice: Voice, locale: Locale): readonly Block[] {
  const { figures } = voice;
  const words = WORDS[locale];
  const rows = roster.units.map((unit): Cell[] => {
    const points = unit.points === undefined ? '' : figures.count(unit.points);
    const marks = [...(unit.isWarlord ? [words.warlord] : []), ...unit.enhancements.map(({ name }) => name)];
    return [unit.name, figures.count(modelsOf(unit)), points, marks.join(', ')];
  });
  const columns: Column[] = [{}, numbers(words.models[1]), numbers(words.points), {}];
  return [
    { kind: 'heading', text: titleOf(roster), note: totalsOf(roster, words, voice) },
    ...(rows.length === 0 ? [] : [{ kind: 'table', columns, rows } as const]),
  ];
}

const numbers = (title: string): Column => ({ title, align: 'right' });

function titleOf({ name, faction, subfaction, detachments }: Roster): string {
  const parts = [name, faction, subfaction, detachments.join(', ')];
  return [...new Set(parts)].filter((part) => part !== undefined && part !== '').join(' · ');
}

function totalsOf({ units, points, pointsLimit }: Roster, words: Words, { figures }: Voice): string {
  const counted = (count: number, [one, more]: readonly [string, string]): string =>
    `${figures.count(count)} ${count === 1 ? one : more}`;
  const models = units.reduce((sum, unit) => sum + modelsOf(unit), 0);
  const limit = pointsLimit === undefined ? '' : ` ${words.of} ${figures.count(pointsLimit)}`;
  return [
    counted(units.length, words.units),
    counted(models, words.models),
    ...(points === undefined ? [] : [`${figures.count(points)}${limit} ${words.points}`]),
  ].join(' · ');
}

const modelsOf = ({ models }: Roster['units'][number]): number => models.reduce((sum, { count }) => sum + count, 0);
