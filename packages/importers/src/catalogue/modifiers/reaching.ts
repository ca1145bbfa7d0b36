import type { Condition } from '@umpire/datasheets';
import { ancestors, type Entry, type InfoUse, isInstance, within } from '../entry/entry.js';
import { attributeOf, numberOf } from '../node.js';
import { type Setting, scopeEntry } from './conditions.js';
import type { Modifier } from './modifier.js';

/** Modifiers that change something elsewhere in the unit, by what they change, and what must be chosen for them. */
export interface Reaching {
  readonly ofEntry: ReadonlyMap<Entry, readonly Modifier[]>;
  readonly ofProfile: ReadonlyMap<InfoUse, readonly Modifier[]>;
  readonly unless: ReadonlyMap<Modifier, Condition | true>;
  /** The entry a modifier stands in: its conditions are judged there. */
  readonly owner: ReadonlyMap<Modifier, Entry>;
}

/** Fields of list builders that say something to the person who builds, and nothing of the unit. */
const SILENT: ReadonlySet<string> = new Set([
  'error',
  'warning',
  'info',
  'annotation',
  'readme',
  'page',
  'description',
]);

export function reachingModifiers(unit: Entry, setting: Setting): Reaching {
  const ofEntry = new Map<Entry, Modifier[]>();
  const ofProfile = new Map<InfoUse, Modifier[]>();
  const unless = new Map<Modifier, Condition | true>();
  const owner = new Map<Modifier, Entry>();
  for (const entry of within(unit))
    for (const modifier of entry.modifiers) {
      const { scope, affects, field } = modifier;
      if (SILENT.has(field) || (affects === undefined && (scope === undefined || scope === 'self'))) continue;
      const base = scopeEntry(scope ?? 'self', entry);
      if (base === undefined) {
        if (!OUTSIDE.has(scope ?? '') && setting.library.nameOfId(scope ?? '') === undefined)
          scopeUnknown(modifier, setting);
        continue;
      }
      unless.set(modifier, chosen(entry));
      owner.set(modifier, entry);
      const reached = affects === undefined ? { entries: [base], type: undefined } : follow(affects, base);
      if (reached === undefined) {
        scopeUnknown(modifier, setting);
        continue;
      }
      for (const one of reached.entries) {
        if (reached.type === undefined) push(ofEntry, one, modifier);
        else for (const use of one.info) if (isOfType(use, reached.type)) push(ofProfile, use, modifier);
      }
    }
  return { ofEntry, ofProfile, unless, owner };
}

/** Beyond the unit: what they change is not of this sheet. */
const OUTSIDE: ReadonlySet<string> = new Set(['roster', 'force', 'parent', 'ancestor', 'unit', 'model', 'upgrade']);

const isOfType = ({ kind, node }: InfoUse, type: string): boolean =>
  kind === 'profile' && attributeOf(node, 'typeName')?.toLowerCase() === type.toLowerCase();

function push<Key>(map: Map<Key, Modifier[]>, key: Key, modifier: Modifier): void {
  const before = map.get(key);
  if (before) before.push(modifier);
  else map.set(key, [modifier]);
}

interface Followed {
  readonly entries: readonly Entry[];
  readonly type: string | undefined;
}

/** `self.entries.recursive.<id>.profiles.Melee Weapons` from an entry; nothing where a step is not known. */
function follow(path: string, base: Entry): Followed | undefined {
  const [way = '', type] = path.split(/\.?profiles\./);
  const [first, ...rest] = way.split('.').filter((step) => step !== '');
  const steps = first === undefined || first === 'self' ? rest : [first, ...rest];
  if (steps.includes('forces')) return { entries: [], type };
  let entries: readonly Entry[] = [base];
  for (const step of steps) {
    // `self.entries` are those below and itself.
    if (step === 'entries')
      entries = [
        ...(first === 'self' ? entries : []),
        ...entries.flatMap(({ children }) => children.flatMap(outOfGroups)),
      ];
    else if (step === 'recursive') entries = [...new Set(entries.flatMap((one) => [...within(one)]))];
    else if (/^[\w-]{3,}$/.test(step)) entries = named(entries, step);
    else return undefined;
  }
  return { entries, type };
}

/** Groups are no selections: what stands in them counts as standing beside them. */
const outOfGroups = (entry: Entry): readonly Entry[] =>
  entry.kind === 'group' ? entry.children.flatMap(outOfGroups) : [entry];

const named = (entries: readonly Entry[], id: string): readonly Entry[] => entries.filter((one) => isInstance(one, id));

/** Nothing need be chosen for what every unit of the kind has. */
function chosen(entry: Entry): Condition | true {
  const loose = [entry, ...ancestors(entry)].find((one) => one.parent !== undefined && !isFixed(one));
  return loose === undefined
    ? true
    : {
        kind: 'count',
        what: loose.kind === 'group' ? entry.name : loose.name,
        id: loose.ids[0] ?? '',
        in: 'unit',
        least: 1,
      };
}

/** An entry that must be taken, or a group on the way to one. */
function isFixed(entry: Entry): boolean {
  if (entry.kind === 'group') return true;
  const own = leastOf(entry);
  if (own !== undefined) return own > 0;
  return entry.parent?.kind === 'group' && entry.parent.children.length === 1 && (leastOf(entry.parent) ?? 0) > 0;
}

function leastOf({ parts }: Entry): number | undefined {
  for (const { node } of [...parts].reverse())
    for (const one of node.lists['constraints'] ?? [])
      if (
        attributeOf(one, 'type') === 'min' &&
        attributeOf(one, 'field') === 'selections' &&
        attributeOf(one, 'scope') === 'parent'
      )
        return numberOf(one, 'value');
  return undefined;
}

function scopeUnknown({ node, document, scope, affects }: Modifier, { report, isLoose }: Setting): void {
  if (isLoose) return;
  report.warn(
    'modifier-unknown',
    { file: document.file, node },
    {
      message: 'A modifier changes something in a place that is not known; it was left out',
      found: affects ?? scope ?? '',
    },
  );
}
