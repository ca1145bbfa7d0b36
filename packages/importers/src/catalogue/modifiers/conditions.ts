import type { Condition } from '@umpire/datasheets';
import type { CatalogueReport } from '../catalogue-report.js';
import { ancestors, type Entry, isInstance, within } from '../entry/entry.js';
import { isSkipped } from '../facts/skipped.js';
import type { Library } from '../library.js';
import { attributeOf, type CatalogueDocument, type CatalogueNode, idOf, isTrue, listOf, numberOf } from '../node.js';
import { allOf, anyOf, type Known, negated, someOf } from './known.js';

/** What is known while the modifiers of a unit are judged. */
export interface Setting {
  readonly library: Library;
  readonly report: CatalogueReport;
  /** The catalogue that the army is of. */
  readonly army: CatalogueDocument;
  /** Nobody has said which: the catalogue is read for itself, and other armies may use it too. */
  readonly isArmyOpen?: boolean;
  /** Ids of enhancements: chosen or not, nobody knows yet. */
  readonly isEnhancement: (id: string) => boolean;
  /** The tree hangs in no unit: what is asked of the unit above it stays open. */
  readonly isLoose?: true;
  /** How many models the unit has, or may have. */
  readonly size?: {
    readonly least: number;
    readonly most: number;
    readonly count?: (id: string) => number | undefined;
  };
}

interface At {
  readonly entry: Entry;
  readonly document: CatalogueDocument;
  readonly setting: Setting;
}

/** Whether all gates hold: yes, no, `unknown` where a word is not known, or the condition that decides it. */
export const gatesHold = (gates: readonly CatalogueNode[], at: At): Known =>
  allOf(gates.map((gate) => gateHolds(gate, at)));

const gateHolds = (node: CatalogueNode, at: At): Known => allOf(membersOf(node, at));

function membersOf(node: CatalogueNode, at: At): readonly Known[] {
  return [
    ...listOf(node, 'conditions').map((one) => conditionHolds(one, at)),
    ...listOf(node, 'conditionGroups').map((one) => groupHolds(one, at)),
    ...listOf(node, 'localConditionGroups').map((one) => localHolds(one, at)),
  ];
}

function groupHolds(node: CatalogueNode, at: At): Known {
  const members = membersOf(node, at);
  switch (attributeOf(node, 'type') ?? 'and') {
    case 'and':
      return allOf(members);
    case 'or':
      return anyOf(members);
    case 'count':
      return someOf(members, numberOf(node, 'min') ?? 1);
    default:
      return unknown(node, at, `A group of conditions of the kind "${attributeOf(node, 'type')}" is not known`);
  }
}

/** 11th: so many units of this kind stand before this one. */
function localHolds(node: CatalogueNode, at: At): Known {
  const types = listOf(node, 'conditions').map((one) => attributeOf(one, 'type'));
  const value = numberOf(node, 'value');
  const bounds = value === undefined ? undefined : boundsOf(attributeOf(node, 'type') ?? '', value);
  const isCopies =
    types.length === 2 &&
    types.includes('before') &&
    listOf(node, 'conditions').some(
      (one) => attributeOf(one, 'type') === 'instanceOf' && isInstance(at.entry, attributeOf(one, 'childId') ?? ''),
    );
  if (isCopies && bounds !== undefined && !Array.isArray(bounds)) return { kind: 'earlier-copies', ...bounds };
  return unknown(node, at, 'A condition on the other units of the list is of no known form');
}

type Bounds = { readonly least?: number; readonly most?: number };

function boundsOf(type: string, value: number): Bounds | readonly [Bounds, Bounds] | undefined {
  switch (type) {
    case 'atLeast':
      return { least: value };
    case 'greaterThan':
      return { least: value + 1 };
    case 'atMost':
      return { most: value };
    case 'lessThan':
      return { most: value - 1 };
    case 'equalTo':
      return { least: value, most: value };
    case 'notEqualTo':
      return [{ most: value - 1 }, { least: value + 1 }];
    default:
      return undefined;
  }
}

function conditionHolds(node: CatalogueNode, at: At): Known {
  const type = attributeOf(node, 'type') ?? '';
  if (type === 'instanceOf') return belongs(node, at);
  if (type === 'notInstanceOf') return negated(belongs(node, at));
  const value = numberOf(node, 'value');
  if (value === undefined) return unknown(node, at, 'A condition has no number to compare with');
  const bounds = boundsOf(type, value);
  if (bounds === undefined) return unknown(node, at, `A condition of the kind "${type}" is not known`);
  if (isTrue(node, 'percentValue') && value !== 0)
    return unknown(node, at, 'A condition on a percentage is not judged');
  return 'length' in bounds ? anyOf(bounds.map((one) => counted(node, one, at))) : counted(node, bounds, at);
}

const NEAREST: Readonly<Record<string, (entry: Entry) => boolean>> = {
  unit: ({ kind, parent }) => kind === 'unit' || parent === undefined,
  model: ({ kind, parent }) => kind === 'model' || parent === undefined,
  'model-or-unit': ({ kind }) => kind === 'unit' || kind === 'model',
  upgrade: ({ kind }) => kind === 'upgrade',
  'root-entry': ({ parent }) => parent === undefined,
};

/** The part of the unit that a scope looks at; nothing where it looks beyond the unit. */
export function scopeEntry(scope: string, entry: Entry): Entry | undefined {
  if (scope === 'self' || scope === '') return entry;
  if (scope === 'parent') return entry.parent;
  const isOne = NEAREST[scope] ?? (({ ids }: Entry) => ids.includes(scope));
  return [entry, ...ancestors(entry)].find(isOne);
}

const BEYOND: ReadonlySet<string> = new Set(['roster', 'force', 'primary-catalogue', 'parent', 'ancestor']);

function belongs(node: CatalogueNode, at: At): Known {
  const scope = attributeOf(node, 'scope') ?? 'self';
  const id = attributeOf(node, 'childId') ?? '';
  const { entry, setting } = at;
  if (scope === 'primary-catalogue')
    return id === idOf(setting.army.root) || (setting.isArmyOpen ? belongsTo(id, 'army', at) : false);
  const chain =
    scope === 'ancestor' ? [...ancestors(entry)] : [scopeEntry(scope, entry)].filter((one) => one !== undefined);
  if (chain.some((one) => isInstance(one, id))) return true;
  const reachesOut = scope === 'ancestor' || chain.length === 0;
  const what = setting.library.find(id, at.document)?.node;
  if (!reachesOut) return false;
  if (what?.kind === 'catalogue') return id === idOf(setting.army.root);
  if (what?.kind === 'forceEntry')
    return isSkipped(attributeOf(what, 'name') ?? '') ? false : belongsTo(id, 'force', at);
  if (setting.isLoose) return belongsTo(id, 'unit', at);
  if (scope === 'ancestor') return false;
  if (BEYOND.has(scope)) return belongsTo(id, scope, at);
  return unknown(node, at, `A condition looks at "${scope}", which is not known here`);
}

const belongsTo = (id: string, place: string, { setting }: At): Condition => ({
  kind: 'belongs',
  what: setting.library.nameOfId(id) ?? id,
  id,
  in: place,
});

function counted(node: CatalogueNode, bounds: Bounds, at: At): Known {
  const { entry, setting } = at;
  const field = attributeOf(node, 'field') ?? 'selections';
  const scope = attributeOf(node, 'scope') ?? 'self';
  const id = attributeOf(node, 'childId') ?? 'any';
  const what = setting.library.find(id, at.document)?.node;
  if (what?.kind === 'forceEntry' && isSkipped(attributeOf(what, 'name') ?? '')) return lies(0, bounds);
  if (what !== undefined && SWITCH.test(attributeOf(what, 'name') ?? '')) return lies(1, bounds);
  const isCost = field !== 'selections' && field !== 'forces';
  const base = BEYOND.has(scope) && scope !== 'parent' ? undefined : scopeEntry(scope, entry);
  const isOutside = base === undefined && scope === 'parent';
  if (base === undefined && !isOutside && !BEYOND.has(scope) && what === undefined && !setting.library.nameOfId(scope))
    return unknown(node, at, `A condition looks at "${scope}", which is not known here`);
  if (base !== undefined && !isCost) {
    const known = countWithin(base, { id, bounds, setting });
    if (known !== undefined) return known;
  }
  return {
    kind: 'count',
    what: setting.library.nameOfId(id) ?? id,
    id,
    in: base === undefined ? (setting.library.nameOfId(scope) ?? scope) : nameOfScope(base),
    ...bounds,
    ...(isCost ? { cost: setting.library.nameOfId(field) ?? field } : {}),
  };
}

/** Switches of list builders that only say what is shown; everything is. */
const SWITCH = /^show (?:legends|unaligned|crucible|.*units?$|.*options$)/i;

const nameOfScope = (base: Entry): string => (base.parent === undefined ? 'unit' : base.name);

interface Counting {
  readonly id: string;
  readonly bounds: Bounds;
  readonly setting: Setting;
}

function countWithin(base: Entry, { id, bounds, setting }: Counting): Known | undefined {
  const { size } = setting;
  if (base.parent === undefined && size !== undefined) {
    if (id === 'model') return decided(size, bounds);
    const exact = size.count?.(id);
    if (exact !== undefined) return lies(exact, bounds);
  }
  if (setting.isLoose && base.parent === undefined) return undefined;
  if (id === 'any' || id === 'model' || id === 'unit' || id === 'upgrade' || setting.isEnhancement(id))
    return undefined;
  for (const one of within(base)) if (isInstance(one, id)) return undefined;
  return lies(0, bounds);
}

const lies = (count: number, { least = 0, most = Number.POSITIVE_INFINITY }: Bounds): boolean =>
  count >= least && count <= most;

function decided(
  size: { readonly least: number; readonly most: number },
  { least = 0, most = Number.POSITIVE_INFINITY }: Bounds,
): boolean | undefined {
  if (size.least >= least && size.most <= most) return true;
  return size.most < least || size.least > most ? false : undefined;
}

function unknown(node: CatalogueNode, { document, setting }: At, message: string): 'unknown' {
  setting.report.warn(
    'condition-unknown',
    { file: document.file, node },
    {
      message: `${message}; what depends on it was left as it is`,
      found: [attributeOf(node, 'type'), attributeOf(node, 'scope'), attributeOf(node, 'childId')].join(' '),
    },
  );
  return 'unknown';
}
