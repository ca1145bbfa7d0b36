import type { Attachment, DetachmentRule, ImportRecord, PointsEntry } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { Report } from '../page/report.js';

interface Reading {
  readonly file: string;
  readonly edition: string;
  readonly report: Report;
  readonly lines: LineCounter;
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
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, maxAliasCount: 20 } as never);
  const [error] = document.errors;
  const root = document.contents;
  if (!isMap(root)) return undefined;
  const name = textOf(root, 'name');
  if (name === '' || (seq(root, 'units').length === 0 && seq(root, 'detachments').length === 0)) return undefined;
  if (error)
    report.warn(
      'yaml-invalid',
      lines.linePos(error.pos[0]).line,
      'The file is not quite YAML; what could be read was',
      {
        found: error.message,
      },
    );
  const reading: Reading = { file, edition, report, lines, faction: name };
  const detachments = seq(root, 'detachments');
  const entries = [
    ...detachments.flatMap((one) => detachmentEntries(one, reading)),
    ...seq(root, 'units').flatMap((one) => unitEntries(one, reading)),
  ];
  const date = /^\d{4}-\d{2}-\d{2}/.exec(textOf(root, 'lastUpdated') || textOf(root, 'firstSeen'))?.[0];
  const last = Math.max(1, lines.lineStarts.length);
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

const seq = (map: YAMLMap, key: string): readonly YAMLMap[] => {
  const value = map.get(key, true) as unknown;
  return isSeq(value) ? value.items.filter((item): item is YAMLMap => isMap(item)) : [];
};

function textOf(map: YAMLMap, key: string): string {
  const value = map.get(key, true) as unknown;
  return isScalar(value) && value.value !== null && value.value !== undefined
    ? String(value.source ?? value.value).trim()
    : '';
}

function texts(map: YAMLMap, key: string): readonly string[] {
  const value = map.get(key, true) as unknown;
  return isSeq(value) ? value.items.flatMap((item) => (isScalar(item) ? [String(item.value)] : [])) : [];
}

function wholeOf(map: YAMLMap, key: string): number | undefined {
  const text = textOf(map, key);
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

const lineOf = ({ range }: YAMLMap, { lines }: Reading): number => Math.max(1, lines.linePos(range?.[0] ?? 0).line);

/** `points` of a row; without it the row is reported and left out. */
function pointsOf(map: YAMLMap, reading: Reading, what: string): number | undefined {
  const points = wholeOf(map, 'points');
  if (points === undefined)
    reading.report.warn('cost-unreadable', lineOf(map, reading), `${what} has no points that can be read`, {
      found: textOf(map, 'points'),
    });
  return points;
}

function detachmentEntries(map: YAMLMap, reading: Reading): readonly PointsEntry[] {
  const owner = textOf(map, 'name');
  const cost = wholeOf(map, 'dp');
  const own: readonly PointsEntry[] =
    cost === undefined ? [] : [{ id: kebab(owner), name: owner, of: 'detachment', points: cost }];
  const enhancements = seq(map, 'enhancements').flatMap((one): readonly PointsEntry[] => {
    const name = textOf(one, 'name');
    const points = pointsOf(one, reading, name);
    if (name === '' || points === undefined) return [];
    const attachments = [...joins(one, 'leaderTo', 'leader', reading), ...joins(one, 'supportTo', 'support', reading)];
    return [
      { id: kebab(name), name, of: 'enhancement', points, owner, ...(attachments.length === 0 ? {} : { attachments }) },
    ];
  });
  return [...own, ...enhancements];
}

function joins(map: YAMLMap, key: string, as: Attachment['as'], reading: Reading): readonly Attachment[] {
  const line = lineOf(map, reading);
  return texts(map, key).map((unit) => ({ unit, as, line }));
}

function unitEntries(map: YAMLMap, reading: Reading): readonly PointsEntry[] {
  const name = textOf(map, 'name');
  if (name === '') {
    reading.report.warn('row-without-name', lineOf(map, reading), 'A unit has no name; it was left out');
    return [];
  }
  const as = textOf(map, 'role') === 'support' ? 'support' : 'leader';
  const attachments = joins(map, 'attachTo', as, reading);
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
  if (prices.length === 0)
    reading.report.warn('cost-unreadable', lineOf(map, reading), `${name} has no price`, { found: name });
  return [...prices, ...wargear];
}

/** `[1,2]` is the first two copies, `[3,)` all from the third; every copy needs no bounds. */
function copiesOf(map: YAMLMap, reading: Reading): PointsEntry['copies'] {
  const printed = textOf(map, 'range');
  const match = /^\[(\d{1,3}),(?:(\d{1,3})\]|\s*\))$/.exec(printed);
  if (match === null) {
    if (printed !== '')
      reading.report.warn(
        'cost-unreadable',
        lineOf(map, reading),
        'It cannot be read for which copies of the unit a price is',
        { found: printed },
      );
    return undefined;
  }
  const from = Math.max(1, Number(match[1]));
  if (match[2] === undefined) return from === 1 ? undefined : { from };
  return { from, to: Math.max(from, Number(match[2])) };
}

/** A detachment is named here with what it costs; its rule is printed elsewhere. */
function detachmentRecord(map: YAMLMap, reading: Reading): readonly DetachmentRule[] {
  const name = textOf(map, 'name');
  if (name === '') return [];
  const points = wholeOf(map, 'dp');
  const tags = [textOf(map, 'objective'), textOf(map, 'unique')].filter((one) => one !== '');
  const line = lineOf(map, reading);
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
