import type { Change, Condition } from '@umpire/datasheets';
import type { Entry } from '../entry/entry.js';
import { attributeOf, numberOf } from '../node.js';
import { changedCell } from './change-cell.js';
import { gatesHold, type Setting } from './conditions.js';
import { allOf } from './known.js';
import type { Modifier } from './modifier.js';

/** A modifier that stands open, with what decides it. */
export interface OpenModifier {
  readonly modifier: Modifier;
  readonly when: Condition | undefined;
  readonly each: Change['each'];
}

export interface Applied<Value> {
  readonly value: Value;
  readonly open: readonly OpenModifier[];
}

export interface Applying {
  readonly entry: Entry;
  /** Where modifiers stand that come from elsewhere. */
  readonly owner?: ReadonlyMap<Modifier, Entry>;
  readonly setting: Setting;
  /** What must be chosen before the modifier counts at all. */
  readonly unless?: ReadonlyMap<Modifier, Condition | true>;
}

/** `set` comes before what adds to it, bounds come last. */
const RANK: Readonly<Record<string, number>> = { set: 0, floor: 2, ceil: 2 };

const KNOWN_TYPES: ReadonlySet<string> = new Set(
  'set increment decrement multiply divide append prepend add remove replace floor ceil set-primary unset-primary'.split(
    ' ',
  ),
);

/** What a printed value becomes. Modifiers that hold are applied; those that may hold are given back. */
export function applyAll(value: string, modifiers: readonly Modifier[], applying: Applying): Applied<string> {
  const open: OpenModifier[] = [];
  let now = value;
  const ranked = [...modifiers].sort((a, b) => (RANK[a.type] ?? 1) - (RANK[b.type] ?? 1));
  for (const modifier of ranked) {
    const judged = judge(modifier, applying);
    if (judged === false) continue;
    if (judged !== true) open.push(judged);
    else now = changed(now, modifier, applying.setting);
  }
  return { value: now, open };
}

/** Whether a modifier holds; where that is open, with its condition. */
export function judge(modifier: Modifier, applying: Applying): boolean | OpenModifier {
  const { setting, unless, owner } = applying;
  const { document } = modifier;
  const entry = owner?.get(modifier) ?? applying.entry;
  const chosen = unless?.get(modifier) ?? true;
  const holds = allOf([gatesHold(modifier.gates, { entry, document, setting }), chosen]);
  if (holds === false || holds === 'unknown') return false;
  const each = eachOf(modifier, { entry, setting });
  if (each === 'never') return false;
  if (holds === true && each === undefined) return true;
  return { modifier, when: holds === true ? undefined : holds, each };
}

function changed(value: string, modifier: Modifier, { report }: Setting): string {
  const result = KNOWN_TYPES.has(modifier.type) ? changedCell(value, modifier) : undefined;
  if (result !== undefined) return result;
  report.warn(
    'modifier-unknown',
    { file: modifier.document.file, node: modifier.node },
    {
      message: `A modifier of the kind "${modifier.type}" cannot change "${value.slice(0, 30)}"; it was left out`,
      found: `${modifier.type} ${modifier.value}`,
    },
  );
  return value;
}

function eachOf({ repeats, document }: Modifier, { entry, setting }: Applying): Change['each'] | 'never' {
  const [repeat] = repeats;
  if (repeat === undefined) return undefined;
  const id = attributeOf(repeat, 'childId') ?? 'any';
  const scope = attributeOf(repeat, 'scope') ?? 'self';
  // As a condition "at least one of them", which also says when there can be none.
  const some = gatesHold(
    [
      {
        ...repeat,
        lists: { conditions: [{ ...repeat, attributes: { ...repeat.attributes, type: 'atLeast', value: '1' } }] },
      },
    ],
    {
      entry,
      document,
      setting,
    },
  );
  if (some === false || some === 'unknown') return 'never';
  return {
    every: numberOf(repeat, 'value') ?? 1,
    times: numberOf(repeat, 'repeats') ?? 1,
    what: setting.library.nameOfId(id) ?? id,
    id,
    in: typeof some === 'object' && some.kind === 'count' ? some.in : scope,
  };
}

const HOW: Readonly<Record<string, Change['how']>> = {
  set: 'set',
  increment: 'increase',
  decrement: 'decrease',
  multiply: 'multiply',
  divide: 'divide',
  append: 'append',
  prepend: 'append',
  add: 'add',
  remove: 'remove',
  replace: 'replace',
  floor: 'at-least',
  ceil: 'at-most',
  'set-primary': 'add',
};

export interface Target {
  readonly of: Change['of'];
  readonly ids: readonly string[];
  readonly field: string;
  /** Where the modifier's own value is an id. */
  readonly value?: string;
}

/** An open modifier as a change on the sheet. */
export function changeOf(
  { modifier, when, each }: OpenModifier,
  { of, ids, field, value }: Target,
): Change | undefined {
  const how = HOW[modifier.type];
  if (how === undefined) return undefined;
  return {
    of,
    ids,
    field,
    how,
    value: value ?? modifier.value,
    ...(modifier.type === 'replace' && modifier.arg !== undefined ? { from: modifier.arg } : {}),
    ...(when === undefined ? {} : { when }),
    ...(each === undefined ? {} : { each }),
    line: modifier.node.line,
  };
}
