import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RuleId } from '@umpire/effects';
import { fail, type Issue, issue, nearest, ok, type Result } from '@umpire/kernel';
import type { Layer, LayerEntry, OptionValue, RuleOption } from './layer.js';
import { effectsOf, type Rule } from './rule.js';

/** A stack of layers resolved to one frozen set of rules. A battle and an answer name its hash. */
export interface RuleSet<Native = unknown, Numbers = unknown> {
  readonly id: string;
  readonly name: string;
  readonly parent?: string;
  readonly layers: readonly string[];
  readonly rules: ReadonlyMap<RuleId, Rule<Native>>;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly declared: Readonly<Record<string, RuleOption>>;
  readonly numbers: Numbers;
  /** `sha256:` over rules, effects, native revisions, options and numbers. */
  readonly hash: string;
}

/**
 * Resolves `w40k-11` or `w40k-11+app-2026-09`, with options set one by one. Issues: `unknown-edition`, `layer-misfit`,
 * `unknown-option`, `option-value`; a layer that overrides or removes what is not there is a bug, and throws.
 */
export function resolveRuleSet<Native, Numbers>(
  layers: readonly Layer<Native, Numbers>[],
  name: string,
  set: Readonly<Record<string, OptionValue>> = {},
): Result<RuleSet<Native, Numbers>> {
  const known = (resolved.get(layers) ?? new Map()) as Map<string, Result<RuleSet<Native, Numbers>>>;
  const key = JSON.stringify([name, Object.entries(set).sort(([a], [b]) => (a < b ? -1 : 1))]);
  const found = known.get(key);
  if (found) return found;
  const made = resolve(layers, name, set);
  if (!made.ok) return made;
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, made);
  resolved.set(layers, known);
  return made;
}

/** What was resolved of a list of layers: battles one after another play the same set, and hashing it takes longest. */
const resolved = new WeakMap<readonly Layer[], Map<string, unknown>>();
const MOST_KEPT = 32;

function resolve<Native, Numbers>(
  layers: readonly Layer<Native, Numbers>[],
  name: string,
  set: Readonly<Record<string, OptionValue>>,
): Result<RuleSet<Native, Numbers>> {
  const [base = '', ...above] = name.split('+');
  const byId = new Map(layers.map((layer) => [layer.id, layer]));
  const playable = layers.filter((layer) => layer.playable).map(({ id }) => id);
  const unknown = [base, ...above].filter((id, i) => !byId.has(id) || (i === 0 && !byId.get(id)?.playable));
  if (unknown.length > 0) return fail(unknown.map((id) => unknownEdition(id, playable, [...byId.keys()])));
  const stack = stackOf(byId, base);
  for (const id of above) {
    const layer = byId.get(id)!;
    if (!fits(layer, stack)) {
      const bases = playable.filter((one) => fits(layer, stackOf(byId, one)));
      return fail([misfit(id, stack.at(-1)!.id, bases)]);
    }
    stack.push(layer);
  }
  const declared = declaredIn(stack);
  const problems = Object.entries(set).flatMap(([key, value]) => optionIssues(declared, key, value));
  if (problems.length > 0) return fail(problems);
  const defaults = Object.fromEntries(Object.entries(declared).map(([key, option]) => [key, option.default]));
  const options = { ...defaults, ...Object.assign({}, ...stack.map((layer) => layer.set ?? {})), ...set };
  const rules = new Map<RuleId, Rule<Native>>();
  for (const layer of stack) for (const entry of layer.entries) apply(rules, entry, layer.id);
  const numbers: Numbers = Object.assign({}, ...stack.map((layer) => layer.numbers ?? {}));
  const digests = stack.flatMap(({ apartDigest }) => apartDigest ?? []);
  const apart: Partial<Numbers> = Object.assign({}, ...stack.map((layer) => layer.apart ?? {}));
  const parent = byId.get(base)?.on;
  return ok({
    id: name,
    name: stack.at(-1)!.name,
    ...(parent === undefined ? {} : { parent }),
    layers: stack.map(({ id }) => id),
    rules,
    options,
    declared,
    numbers: { ...numbers, ...apart },
    hash: hashOf([...rules.values()], options, numbers, digests),
  });
}

const declaredIn = (stack: readonly Layer[]): Readonly<Record<string, RuleOption>> =>
  Object.assign({}, ...stack.map((layer) => layer.options ?? {}));

/** What stands on another edition, sets options that are not there, or stands there already cannot be laid on top. */
function fits(layer: Layer, stack: readonly Layer[]): boolean {
  if (stack.some(({ id }) => id === layer.id)) return false;
  const stands =
    layer.on === undefined ? !layer.playable : stack.some(({ id, playable }) => playable && id === layer.on);
  const declared = declaredIn(stack);
  return stands && Object.keys(layer.set ?? {}).every((key) => Object.hasOwn(declared, key));
}

const misfit = (id: string, under: string, bases: readonly string[]): Issue =>
  issue('layer-misfit', `${id} cannot be laid on ${under}`, {
    found: id,
    hint: bases.length > 0 ? `it fits ${bases.join(', ')}` : 'it is an edition of its own: name it alone',
    ...(bases.length > 0 ? { near: bases.slice(0, 3).map((one) => `${one}+${id}`) } : {}),
  });

function unknownEdition(id: string, playable: readonly string[], known: readonly string[]): Issue {
  const shown = id.slice(0, 60).replaceAll(/\p{Cc}/gu, '\ufffd');
  const near = nearest(shown, known);
  return issue('unknown-edition', `there is no edition or layer "${shown}"`, {
    found: shown,
    hint: `one of ${playable.join(', ')}`,
    near: near.length > 0 ? near : sharingStart(shown, playable),
  });
}

/** `w40k-10-early`: the edition that it begins with, and its modes. */
function sharingStart(id: string, playable: readonly string[]): readonly string[] {
  const start = playable.filter((one) => id.startsWith(one)).sort((a, b) => b.length - a.length)[0];
  return start === undefined
    ? []
    : [start, ...playable.filter((one) => one !== start && one.startsWith(start))].slice(0, 3);
}

function stackOf<N, M>(byId: ReadonlyMap<string, Layer<N, M>>, id: string): Layer<N, M>[] {
  const layer = byId.get(id);
  if (!layer) throw new Error(`layer ${id} is missing`);
  return layer.on === undefined ? [layer] : [...stackOf(byId, layer.on), layer];
}

function apply<N>(rules: Map<RuleId, Rule<N>>, entry: LayerEntry<N>, layer: string): void {
  const id = 'add' in entry ? entry.add.id : 'override' in entry ? entry.override.id : entry.remove;
  const known = rules.has(id);
  if ('add' in entry && known) throw new Error(`${layer} adds ${id}, which stands already: override it, with a reason`);
  if (!('add' in entry) && !known) throw new Error(`${layer} changes ${id}, which is not there`);
  if ('add' in entry) rules.set(id, entry.add);
  else if ('override' in entry) rules.set(id, entry.override);
  else rules.delete(id);
}

function optionIssues(declared: Readonly<Record<string, RuleOption>>, key: string, value: OptionValue): Issue[] {
  const option = declared[key];
  if (!option) {
    const near = nearest(key, Object.keys(declared));
    return [
      issue('unknown-option', `there is no option "${key}"`, {
        found: key,
        near,
        hint:
          Object.keys(declared).length > 0
            ? `one of ${Object.keys(declared).join(', ')}`
            : 'leave it out: this edition has no options',
      }),
    ];
  }
  const isAllowed = option.among ? option.among.includes(value) : typeof value === typeof option.default;
  if (isAllowed) return [];
  const hint = option.among?.join(' or ') ?? `a ${typeof option.default}, such as ${option.default}`;
  return [issue('option-value', `${key} cannot be ${value}`, { found: String(value), hint })];
}

/** What a rule says, without functions: effects as values, native code by its revision. */
const content = (rule: Rule): unknown => {
  const { native, effects: _, ...data } = rule;
  return { ...data, effects: effectsOf(rule), native: native === undefined ? 0 : (rule.revision ?? 1) };
};

function hashOf(rules: readonly Rule[], options: object, numbers: unknown, digests: readonly string[]): string {
  const sorted = [...rules].sort((a, b) => (a.id < b.id ? -1 : 1)).map(content);
  const text = JSON.stringify([sorted, Object.entries(options).sort(), numbers, digests], (_, value) =>
    typeof value === 'function' ? 'code' : value,
  );
  return `sha256:${bytesToHex(sha256(utf8ToBytes(text)))}`;
}

/** One thing that two rule sets say differently. */
export interface Difference {
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'option' | 'number';
  readonly name: string;
  readonly a?: string;
  readonly b?: string;
}

/** Rule by rule, option by option: what differs between two sets, by printed name. `say` puts a rule in words. */
export function differences(
  a: RuleSet,
  b: RuleSet,
  say: (rule: Rule) => string = ({ summary }) => summary,
): Difference[] {
  const ids = [...new Set([...a.rules.keys(), ...b.rules.keys()])].sort();
  const rules = ids.flatMap((id): Difference[] => {
    const [left, right] = [a.rules.get(id), b.rules.get(id)];
    if (!left && right) return [{ id, kind: 'added', name: right.name, b: say(right) }];
    if (left && !right) return [{ id, kind: 'removed', name: left.name, a: say(left) }];
    if (!left || !right || left === right) return [];
    return say(left) === say(right) ? [] : [{ id, kind: 'changed', name: right.name, a: say(left), b: say(right) }];
  });
  return [
    ...rules,
    ...changed('option', a.options, b.options),
    ...changed('number', leavesOf(a.numbers), leavesOf(b.numbers)),
  ];
}

/** Numbers by their paths, `shooting.snapRange`; where things are printed is no number. */
function leavesOf(value: unknown, path = ''): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { [path]: value };
  const entries = Object.entries(value).filter(([key]) => key !== 'source');
  return Object.assign({}, ...entries.map(([key, one]) => leavesOf(one, path === '' ? key : `${path}.${key}`)));
}

function changed(
  kind: 'option' | 'number',
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): Difference[] {
  const say = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value));
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].sort().flatMap((id): Difference[] => {
    const [left, right] = [say(a[id]), say(b[id])];
    if (left === right) return [];
    return [
      { id, kind, name: id, ...(left === undefined ? {} : { a: left }), ...(right === undefined ? {} : { b: right }) },
    ];
  });
}
