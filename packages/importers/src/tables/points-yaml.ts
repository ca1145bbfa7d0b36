import type { Attachment, DetachmentRule, ImportRecord, PointsEntry } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { readYaml, type YamlMap, type YamlValue } from '../files/yaml.js';
import type { Report } from '../page/report.js';

interface Reading {
  readonly file: string;
  readonly edition: string;
  readonly report: Report;
  readonly faction: string;
}

interface PointsInput {
  readonly file: string;
  readonly edition: string;
  readonly report: Report;
}

/** A list of points by faction in YAML; `undefined` where the file is YAML of something else. */
export function readPointsYaml(
  text: string,
  { file, edition, report }: PointsInput,
): readonly ImportRecord[] | undefined {
  const { value: root, lines: last, errors } = readYaml(text);
  if (!isMap(root)) return undefined;
  const name = textOf(root, 'name');
  if (name === '' || (seq(root, 'units').length === 0 && seq(root, 'detachments').length === 0)) return undefined;
  const [error] = errors;
  if (error)
    report.warn('yaml-invalid', error.line, 'The file is not quite YAML; what could be read was', {
      found: error.message,
    });
  const reading: Reading = { file, edition, report, faction: name };
  const detachments = seq(root, 'detachments');
  const entries = [
    ...detachments.flatMap((one) => detachmentEntries(one, reading)),
    ...seq(root, 'units').flatMap((one) => unitEntries(one, reading)),
  ];
  const date = /^\d{4}-\d{2}-\d{2}/.exec(textOf(root, 'lastUpdated') || textOf(root, 'firstSeen'))?.[0];
  return [
    {
      kind: 'points',
      id: textOf(root, 'slug') || kebab(name),
      name: `${name} points`,
      edition,
      source: { file, lines: [1, last] },
      gaps: [],
      faction: name,
      ...(date === undefined ? {} : { date }),
      entries,
    },
    ...detachments.flatMap((one) => detachmentRecord(one, reading)),
  ];
}

const isMap = (value: YamlValue | undefined): value is YamlMap => typeof value === 'object' && !Array.isArray(value);

const listOf = (map: YamlMap, key: string): readonly YamlValue[] => {
  const value = map.fields.get(key);
  return typeof value === 'object' && !isMap(value) ? value : [];
};

const seq = (map: YamlMap, key: string): readonly YamlMap[] => listOf(map, key).filter(isMap);

const textOf = (map: YamlMap, key: string): string => {
  const value = map.fields.get(key);
  return typeof value === 'string' ? value.trim() : '';
};

const texts = (map: YamlMap, key: string): readonly string[] =>
  listOf(map, key).filter((value): value is string => typeof value === 'string' && value !== '');

function wholeOf(map: YamlMap, key: string): number | undefined {
  const text = textOf(map, key);
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

/** `points` of a row; without it the row is reported and left out. */
function pointsOf(map: YamlMap, reading: Reading, what: string): number | undefined {
  const points = wholeOf(map, 'points');
  if (points === undefined)
    reading.report.warn('cost-unreadable', map.line, `${what} has no points that can be read`, {
      found: textOf(map, 'points'),
    });
  return points;
}

function detachmentEntries(map: YamlMap, reading: Reading): readonly PointsEntry[] {
  const owner = textOf(map, 'name');
  const cost = wholeOf(map, 'dp');
  const own: readonly PointsEntry[] =
    cost === undefined ? [] : [{ id: kebab(owner), name: owner, of: 'detachment', points: cost }];
  const enhancements = seq(map, 'enhancements').flatMap((one): readonly PointsEntry[] => {
    const name = textOf(one, 'name');
    const points = pointsOf(one, reading, name);
    if (name === '' || points === undefined) return [];
    const attachments = [...joins(one, 'leaderTo', 'leader'), ...joins(one, 'supportTo', 'support')];
    return [
      { id: kebab(name), name, of: 'enhancement', points, owner, ...(attachments.length === 0 ? {} : { attachments }) },
    ];
  });
  return [...own, ...enhancements];
}

const joins = (map: YamlMap, key: string, as: Attachment['as']): readonly Attachment[] =>
  texts(map, key).map((unit) => ({ unit, as, line: map.line }));

function unitEntries(map: YamlMap, reading: Reading): readonly PointsEntry[] {
  const name = textOf(map, 'name');
  if (name === '') {
    reading.report.warn('row-without-name', map.line, 'A unit has no name; it was left out');
    return [];
  }
  const as = textOf(map, 'role') === 'support' ? 'support' : 'leader';
  const attachments = joins(map, 'attachTo', as);
  const notes = [textOf(map, 'groupTitle'), textOf(map, 'legends') === 'true' ? 'Legends' : ''].filter(
    (one) => one !== '',
  );
  const prices = seq(map, 'pricing').flatMap((pricing) => {
    const copies = copiesOf(pricing, reading);
    return seq(pricing, 'costs').flatMap((cost): readonly PointsEntry[] => {
      const points = pointsOf(cost, reading, name);
      const models = wholeOf(cost, 'models');
      if (points === undefined) return [];
      const note = [...notes, textOf(cost, 'desc')].filter((one) => one !== '').join('; ');
      return [
        {
          id: kebab(name),
          name,
          of: 'unit',
          points,
          ...(models === undefined || models < 1 ? {} : { models }),
          ...(copies === undefined ? {} : { copies }),
          ...(textOf(cost, 'addon') === 'true' ? { isAddition: true as const } : {}),
          ...(note === '' ? {} : { note }),
          ...(attachments.length === 0 ? {} : { attachments }),
        },
      ];
    });
  });
  const wargear = seq(map, 'wargear').flatMap((one): readonly PointsEntry[] => {
    const item = textOf(one, 'item');
    const points = pointsOf(one, reading, item);
    return item === '' || points === undefined
      ? []
      : [{ id: kebab(item), name: item, of: 'wargear', points, owner: name, isAddition: true }];
  });
  if (prices.length === 0) reading.report.warn('cost-unreadable', map.line, `${name} has no price`, { found: name });
  return [...prices, ...wargear];
}

/** `[1,2]` is the first two copies, `[3,)` all from the third; every copy needs no bounds. */
function copiesOf(map: YamlMap, reading: Reading): PointsEntry['copies'] {
  const printed = textOf(map, 'range');
  const match = /^\[(\d{1,3}),(?:(\d{1,3})\]|\s*\))$/.exec(printed);
  if (match === null) {
    if (printed !== '')
      reading.report.warn('cost-unreadable', map.line, 'It cannot be read for which copies of the unit a price is', {
        found: printed,
      });
    return undefined;
  }
  const from = Math.max(1, Number(match[1]));
  if (match[2] === undefined) return from === 1 ? undefined : { from };
  return { from, to: Math.max(from, Number(match[2])) };
}

/** A detachment is named here with what it costs; its rule is printed elsewhere. */
function detachmentRecord(map: YamlMap, reading: Reading): readonly DetachmentRule[] {
  const name = textOf(map, 'name');
  if (name === '') return [];
  const points = wholeOf(map, 'dp');
  const tags = [textOf(map, 'objective'), textOf(map, 'unique')].filter((one) => one !== '');
  const line = map.line;
  return [
    {
      kind: 'detachment',
      id: kebab(name),
      name,
      edition: reading.edition,
      source: { file: reading.file, lines: [line, line] },
      gaps: [],
      body: [],
      parts: [],
      aliases: [],
      referenced: true,
      detachment: name,
      faction: reading.faction,
      ...(points === undefined ? {} : { points }),
      ...(tags.length === 0 ? {} : { tags }),
    },
  ];
}
