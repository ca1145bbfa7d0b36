import type { Bracket, Characteristics, ModelProfile } from '@umpire/datasheets';
import { rollCell } from '../../page/sheet/cells.js';
import { characteristicOf, readCharacteristics } from '../../page/sheet/statline.js';
import { type Entry, within } from '../entry/entry.js';
import { attributeOf, plainSpaces } from '../node.js';
import { kindOfProfile, openChanges, type ResolvedInfo, resolveInfo, textOf } from './resolved-profile.js';
import { freeId, sourceOf, type UnitContext, warnUnit } from './unit-context.js';

export interface ReadModels {
  readonly models: readonly ModelProfile[];
  /** The profile that an entry itself has, or the unit's where it has none and the unit has one. */
  readonly profileOf: (entry: Entry) => string | undefined;
}

interface Read {
  readonly entry: Entry;
  readonly info: ResolvedInfo;
  readonly base: string;
  readonly range: Range | undefined;
}

interface Range {
  readonly from: number;
  readonly to: number | undefined;
}

/** Every statline of a unit: one a name, with its rows by remaining wounds where it degrades. */
export function readModels(context: UnitContext): ReadModels {
  const read: Read[] = [];
  const tracks: ResolvedInfo[] = [];
  for (const entry of within(context.unit))
    for (const use of entry.info) {
      const kind = use.kind === 'profile' ? kindOfProfile(use) : undefined;
      if (kind !== 'unit' && kind !== 'track') continue;
      const info = resolveInfo(use, context);
      if (info === undefined) continue;
      if (kind === 'unit') read.push({ entry, info, ...bracketName(info.name) });
      else tracks.push(info);
    }
  if (read.length === 0)
    warnUnit(context, 'statline-missing', {
      message: `No statline of ${context.name} is in the files`,
      found: context.name,
    });
  const models = new Map<string, ModelProfile>();
  const byEntry = new Map<Entry, string>();
  const byContent = new Map<string, string>();
  for (const rows of rowsByName(read)) {
    const [first] = rows;
    if (first === undefined) continue;
    const model = modelOf(rows, { context, tracks });
    const key = JSON.stringify([model.name, model.characteristics, model.brackets.length]);
    const id = byContent.get(key) ?? freeId(model.name, models);
    byContent.set(key, id);
    if (!models.has(id)) models.set(id, { ...model, id });
    for (const { entry } of rows) byEntry.set(entry, byEntry.get(entry) ?? id);
    context.changes.push(...openChanges(first.info, { of: 'model', id, fieldOf: characteristicOf }));
  }
  return { models: [...models.values()], profileOf: (entry) => profileOf(entry, { byEntry, models, context }) };
}

/** `20+"` moves at least 20"; two apostrophes are inches. */
const statCell = (text: string): string => plainSpaces(text).replace(/^(\d{1,3})\+?(?:"|”|'')\+?$/, '$1"');

/** `Ark [2] (4-7 Wounds Remaining)` is a row of Ark. */
function bracketName(name: string): { readonly base: string; readonly range: Range | undefined } {
  const match =
    /^(.*?)\s*(?:\[\d\]\s*)?\(\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*(\+)?\s*wounds?(?: remaining)?\s*\)$/i.exec(name);
  if (match === null) return { base: name, range: undefined };
  const from = Number(match[2]);
  return { base: match[1] ?? name, range: { from, to: match[4] ? undefined : Number(match[3] ?? from) } };
}

function rowsByName(read: readonly Read[]): readonly (readonly Read[])[] {
  const rows = new Map<string, Read[]>();
  const plain: Read[][] = [];
  for (const one of read) {
    if (one.range === undefined) plain.push([one]);
    else rows.set(one.base, [...(rows.get(one.base) ?? []), one]);
  }
  return [
    ...plain,
    ...[...rows.values()].map((some) => some.toSorted((a, b) => (b.range?.from ?? 0) - (a.range?.from ?? 0))),
  ];
}

interface Modelling {
  readonly context: UnitContext;
  readonly tracks: readonly ResolvedInfo[];
}

function modelOf(rows: readonly Read[], { context, tracks }: Modelling): ModelProfile {
  const { info, base, range } = rows[0]!;
  const cells = info.cells.map(({ name, text }) => [name, statCell(text)] as const);
  const { characteristics, unreadable, missing } = readCharacteristics(cells);
  const starred = cells.filter(([, cell]) => cell.includes('*')).map(([column]) => column);
  const wounds = characteristics.wounds;
  const brackets =
    range === undefined
      ? trackBrackets(tracks, { starred, wounds, characteristics })
      : rows.map((row) => bracketOf(row, wounds));
  const filled = brackets[0] ? { ...characteristics, ...brackets[0].characteristics } : characteristics;
  const lost = [
    ...unreadable.filter((field) => filled[field] === undefined),
    ...missing.filter((field) => field === 'wounds'),
  ];
  if (lost.length > 0) {
    const place = { file: info.use.document.file, node: info.use.node };
    context.gaps.push({
      ...context.setting.report.warn('statline-incomplete', place, {
        message: `The statline of ${base} lacks ${lost.join(', ')}`,
        found: cells.map(([, cell]) => cell).join(' | '),
      }),
      what: lost,
    });
  }
  return {
    id: '',
    name: base,
    edition: context.edition,
    source: sourceOf(info.use),
    gaps: lost.length > 0 ? [{ code: 'statline-incomplete', line: info.use.node.line, what: lost }] : [],
    characteristics: filled,
    brackets,
  };
}

function bracketOf({ info, range }: Read, wounds: number | undefined): Bracket {
  const { wounds: _, ...characteristics } = readCharacteristics(
    info.cells.map(({ name, text }) => [name, statCell(text)] as const),
  ).characteristics;
  const from = Math.max(1, range?.from ?? 1);
  return { from, to: Math.max(from, range?.to ?? wounds ?? from), characteristics, line: info.use.node.line };
}

interface Tracking {
  /** The columns of the statline that hold a star, in order. */
  readonly starred: readonly string[];
  readonly wounds: number | undefined;
  readonly characteristics: Characteristics;
}

/** `Wound Track` rows: remaining wounds, then the starred columns in their order. */
function trackBrackets(tracks: readonly ResolvedInfo[], { starred, wounds }: Tracking): readonly Bracket[] {
  if (starred.length === 0) return [];
  return tracks
    .flatMap((info) => {
      const match = /(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*(\+)?/.exec(textOf(info, 'remaining w') || info.name);
      if (match === null) return [];
      const values = info.cells.filter(({ name }) => !/^remaining/i.test(name));
      const cells = values.map(
        ({ name, text }, i) => [characteristicOf(name) ? name : (starred[i] ?? ''), plainSpaces(text)] as const,
      );
      const from = Math.max(1, Number(match[1]));
      const to = match[3] ? (wounds ?? from) : Number(match[2] ?? from);
      return [
        {
          from,
          to: Math.max(from, to),
          characteristics: readCharacteristics(cells).characteristics,
          line: info.use.node.line,
        },
      ];
    })
    .toSorted((a, b) => b.from - a.from);
}

interface Choosing {
  readonly byEntry: ReadonlyMap<Entry, string>;
  readonly models: ReadonlyMap<string, ModelProfile>;
  readonly context: UnitContext;
}

function profileOf(entry: Entry, { byEntry, models, context }: Choosing): string | undefined {
  for (const one of within(entry)) {
    const own = byEntry.get(one);
    if (own !== undefined && (one === entry || one.kind !== 'model')) return own;
  }
  const [only] = models.keys();
  if (models.size === 1) return only;
  const same = [...models.values()].find(({ name }) => name.toLowerCase() === entry.name.toLowerCase());
  return same?.id ?? byEntry.get(context.unit);
}

/** 10th: the invulnerable save is an ability; it counts as a number only where it has no condition. */
export function withInvulnerable(models: readonly ModelProfile[], context: UnitContext): readonly ModelProfile[] {
  const saves: { readonly name: string; readonly save: number; readonly entry: Entry }[] = [];
  for (const entry of within(context.unit))
    for (const use of entry.info) {
      if (use.kind !== 'profile' || entry.kind === 'upgrade' || !/^invulnerable save\b/i.test(use.name)) continue;
      const info = resolveInfo(use, context);
      if (info === undefined || info.when !== undefined) continue;
      const save = plainInvulnerable(`${info.name}`, info.cells.map(({ text }) => plainSpaces(text)).join(' '));
      if (save !== undefined) saves.push({ name: attributeOf(use.node, 'name') ?? '', save, entry });
    }
  const [only] = saves;
  if (only === undefined || saves.some(({ save }) => save !== only.save)) return models;
  const isWhole = only.entry.parent === undefined || models.length === 1;
  if (!isWhole) return models;
  return models.map((model) =>
    model.characteristics.invulnerableSave === undefined
      ? { ...model, characteristics: { ...model.characteristics, invulnerableSave: only.save } }
      : model,
  );
}

const WHOLE = /^(?:this model has|models in this unit have|this unit has) an? ([2-6])\+ invulnerable save\.?$/i;

function plainInvulnerable(name: string, text: string): number | undefined {
  if (name.includes('*') || text.includes('*')) return undefined;
  return rollCell(WHOLE.exec(text)?.[1] === undefined ? text : `${WHOLE.exec(text)?.[1]}+`);
}
