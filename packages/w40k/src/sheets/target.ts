import { type Issue, issue } from '@umpire/kernel';
import { type Made, modelCount } from './attacker.js';
import {
  type GroupPart,
  type KnownModel,
  keywordsOf,
  type Missing,
  modelsOf,
  type TargetPart,
  type UnitSource,
} from './unit-source.js';

/** What the player says over page and tables, for every model of the unit. */
export interface Statline {
  readonly toughness?: number;
  readonly wounds?: number;
  /** `3+`, or `none`. */
  readonly save?: string;
  readonly invulnerableSave?: string;
  readonly feelNoPain?: string;
}

export interface TargetChoice {
  readonly models?: number;
  readonly statline: Statline;
}

/** A unit as a scenario's target: its ordinary models first, those that stand out last. */
export function targetFrom(source: UnitSource, { models: asked, statline }: TargetChoice): Made<TargetPart> {
  const { name } = source;
  const { models, ...size } = modelCount(source, asked, 'target');
  const kinds = modelsOf(source);
  const missing = [...size.missing, ...missingOf(source, kinds, statline)];
  const counts = shared(kinds, models ?? 0);
  const groups = kinds.flatMap((kind, i): GroupPart[] => {
    const count = counts[i] ?? 0;
    const group = groupOf(kind, source, statline);
    return count === 0 || group === undefined ? [] : [{ ...group, models: count }];
  });
  const notes = [...size.notes, ...notesOf(source, kinds, statline)];
  if (missing.length > 0 || size.issues.length > 0 || groups.length === 0)
    return { missing, issues: size.issues, notes };
  return { part: { name, keywords: [...keywordsOf(source)], groups }, missing, issues: [], notes };
}

/** Those that stand out keep their number; the first, which grows, takes the rest. */
function shared(kinds: readonly KnownModel[], total: number): readonly number[] {
  const [, ...others] = kinds;
  const fixed = others.map(({ count = 1 }) => count);
  const rest = total - fixed.reduce((sum, count) => sum + count, 0);
  if (rest >= 0) return [rest, ...fixed];
  let left = total;
  return [
    0,
    ...fixed.map((count) => {
      const here = Math.min(count, left);
      left -= here;
      return here;
    }),
  ];
}

const FIELDS = ['toughness', 'save', 'wounds'] as const;

function missingOf({ name }: UnitSource, kinds: readonly KnownModel[], statline: Statline): readonly Missing[] {
  return FIELDS.filter((field) => statline[field] === undefined && kinds.some((kind) => kind[field] === undefined)).map(
    (field) => ({ field, of: name, side: 'target' }),
  );
}

const needed = (text: string): string | null => (/^(none|-|7\+?)$/i.test(text.trim()) ? null : text.trim());

/** `none` and `unknown` of the tables are none to the odds; the second is said. */
const printedSave = (save: number | 'none' | 'unknown' | undefined): string | null =>
  typeof save === 'number' ? `${save}+` : null;

function groupOf(kind: KnownModel, source: UnitSource, statline: Statline): GroupPart | undefined {
  const toughness = statline.toughness ?? kind.toughness;
  const wounds = statline.wounds ?? kind.wounds;
  const save = statline.save === undefined ? printedSave(kind.save) : needed(statline.save);
  if (toughness === undefined || wounds === undefined) return undefined;
  const { invulnerableSave, feelNoPain } = statline;
  return {
    name: kind.name,
    models: 1,
    toughness,
    save,
    invulnerableSave: invulnerableSave === undefined ? printedSave(kind.invulnerableSave) : needed(invulnerableSave),
    wounds,
    feelNoPain: feelNoPain === undefined ? printedSave(painOf(kind, source)) : needed(feelNoPain),
    keywords: [...(kind.keywords ?? keywordsOf(source))],
  };
}

/** The number that the sheet's ability carries, else the tables'. */
function painOf({ feelNoPain }: KnownModel, { sheet, facts }: UnitSource): number | undefined {
  const value = sheet?.abilities.find(({ id }) => id === 'feel-no-pain')?.value;
  const printed = /\d/.exec(value ?? '')?.[0];
  return printed === undefined ? (feelNoPain ?? facts?.models[0].feelNoPain) : Number(printed);
}

function notesOf(source: UnitSource, kinds: readonly KnownModel[], statline: Statline): Issue[] {
  const { sheet, facts, name } = source;
  const note = (message: string, hint: string): Issue =>
    issue('choice-assumed', message, { severity: 'warning', hint });
  const isPrinted = sheet?.models.some(({ characteristics }) => characteristics.toughness !== undefined) ?? false;
  const isSaid = FIELDS.every((field) => statline[field] !== undefined);
  const borrowed = sheet !== undefined && facts !== undefined && !isPrinted && !isSaid;
  const isOpen =
    statline.invulnerableSave === undefined &&
    kinds.some((kind) => isUnsaid(kind.invulnerableSave, facts !== undefined));
  const pain = sheet?.abilities.find(({ id }) => id === 'feel-no-pain');
  const isPainOpen =
    pain !== undefined &&
    statline.feelNoPain === undefined &&
    kinds.every((kind) => painOf(kind, source) === undefined);
  return [
    ...(borrowed
      ? [
          note(
            `${name}: its page has no statline; the shipped table has one.`,
            '--toughness, --save, --wounds say otherwise',
          ),
        ]
      : []),
    ...(isOpen
      ? [
          note(
            `${name}: no invulnerable save, as nothing says one.`,
            '--invulnerable 4+ says one, --invulnerable none that there is none',
          ),
        ]
      : []),
    ...(isPainOpen
      ? [note(`${name}: its page has lost the number of Feel No Pain, which is left out.`, '--feel-no-pain 5+ says it')]
      : []),
  ];
}

const isUnsaid = (save: number | 'none' | 'unknown' | undefined, isTabled: boolean): boolean =>
  save === 'unknown' || (save === undefined && !isTabled);
