import type { Block, Cell, Locale, Piece, Voice } from '@umpire/views';
import type { ArmyRow, ArmyUnitRow } from '../services.js';

const WORDS = {
  en: {
    edition: 'edition',
    army: 'army',
    faction: 'faction',
    units: 'units',
    models: 'models',
    stands: 'stands',
    points: 'points',
    warlord: 'warlord',
    reserves: 'in reserves',
    leads: (unit: string) => `with ${unit}`,
    rides: (unit: string) => `in ${unit}`,
    prices: (source: string, date: string) => `Points: ${source}, ${date}.`,
    unplayed: 'Not played: ',
    legal: 'may be fielded',
    refused: (file: string) => `${file} may not be fielded:`,
  },
  fr: {
    edition: 'édition',
    army: 'armée',
    faction: 'faction',
    units: 'unités',
    models: 'figurines',
    stands: 'socles',
    points: 'points',
    warlord: 'seigneur de guerre',
    reserves: 'en réserve',
    leads: (unit: string) => `avec ${unit}`,
    rides: (unit: string) => `dans ${unit}`,
    prices: (source: string, date: string) => `Points : ${source}, ${date}.`,
    unplayed: 'Non joué : ',
    legal: 'peut être alignée',
    refused: (file: string) => `${file} ne peut pas être alignée :`,
  },
} as const satisfies Readonly<Record<Locale, object>>;

/** The shipped armies, one a row. */
export function armiesBlocks(armies: readonly ArmyRow[], { figures }: Voice, locale: Locale): readonly Block[] {
  const words = WORDS[locale];
  const rows = armies.map((army): Cell[] => [
    army.edition,
    army.name,
    figures.count(army.units.length),
    figures.count(army.units.reduce((sum, { models }) => sum + models, 0)),
    figures.count(army.points),
  ]);
  const kinds = new Set(armies.map(({ counted }) => counted ?? ('models' as const)));
  const counted = [...kinds].map((kind) => words[kind]).join(', ');
  const number = (title: string) => ({ title, align: 'right' }) as const;
  return [
    {
      kind: 'table',
      columns: [
        { title: words.edition },
        { title: words.army },
        number(words.units),
        number(counted),
        number(words.points),
      ],
      rows,
    },
  ];
}

/** One army: its units, what they cost and where they start. */
export function armyBlocks(army: ArmyRow, { figures }: Voice, locale: Locale): readonly Block[] {
  const words = WORDS[locale];
  const rows = army.units.map((unit): Cell[] => [
    unit.name,
    figures.count(unit.models),
    figures.count(unit.points),
    marksOf(unit, locale).join(', '),
  ]);
  const total = `${figures.count(army.points)}/${figures.count(army.pointsLimit)} ${words.points}, ${words.legal}`;
  const quiet = (text: string): readonly Piece[] => [{ text, tone: 'quiet' }];
  return [
    { kind: 'heading', text: [army.name, army.faction, ...army.detachments].join(' · '), note: total },
    {
      kind: 'table',
      columns: [{}, { title: words.models, align: 'right' }, { title: words.points, align: 'right' }, {}],
      rows,
    },
    {
      kind: 'lines',
      lines: [
        quiet(words.prices(army.pricesFrom.source, army.pricesFrom.date)),
        ...(army.notModelled.length === 0 ? [] : [quiet(`${words.unplayed}${army.notModelled.join(', ')}.`)]),
      ],
    },
  ];
}

const marksOf = (unit: ArmyUnitRow, locale: Locale): readonly string[] => {
  const words = WORDS[locale];
  return [
    ...(unit.isWarlord ? [words.warlord] : []),
    ...(unit.enhancement === undefined ? [] : [unit.enhancement]),
    ...(unit.attachedTo === undefined ? [] : [words.leads(unit.attachedTo)]),
    ...(unit.embarkedIn === undefined ? [] : [words.rides(unit.embarkedIn)]),
    ...(unit.inReserves ? [words.reserves] : []),
  ];
};

export const refusedWords = (file: string, locale: Locale): string => WORDS[locale].refused(file);
