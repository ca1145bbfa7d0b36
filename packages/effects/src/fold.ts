import type { RuleId } from './period.js';
import type { How, Stacks } from './verb.js';

/** One change of a number, with its value known, and the rule that makes it. */
export interface Modifier {
  readonly rule: RuleId;
  readonly how: How;
  readonly by: number;
  readonly stacks?: Stacks;
}

/** The operations an edition prints in an order. Negative additions are subtractions, whoever wrote them. */
export type Operation = 'set' | 'multiply' | 'divide' | 'add' | 'subtract';

/** What bounds a number, as its edition prints it. */
export interface Limits {
  /** Which way is better: 3+ becomes 2+ and AP -1 becomes -2 when they improve. */
  readonly improves: 'up' | 'down';
  readonly least?: number;
  readonly most?: number;
  /** Clamps the sum of all that is added and subtracted (hit and wound rolls: -1 to +1). */
  readonly net?: { readonly least: number; readonly most: number };
  /** The number that stands for "none" (a save of 7): only `set` and `best-of` change it. */
  readonly absent?: number;
  /** A value set to 0 stays 0, whatever else would change or bound it. */
  readonly zeroStays?: true;
}

export interface Folded {
  readonly value: number;
  /** The rules that took part, sorted. */
  readonly because: readonly RuleId[];
}

/**
 * Folds modifiers in the printed order of operations, rounds up and applies the limits. The order of `modifiers` never matters.
 * Of several values set, the best counts; `best-of` follows `set`.
 */
export function foldModifiers(
  base: number,
  modifiers: readonly Modifier[],
  order: readonly Operation[],
  limits: Limits,
): Folded {
  if (modifiers.length === 0)
    return { value: base === limits.absent ? base : bounded(Math.ceil(base) + 0, limits), because: [] };
  const replaced = replace(base, modifiers, limits);
  if (replaced.ends) return replaced.folded;
  const counted = countedSums(modifiers, limits);
  const rest = modifiers.filter(
    ({ how, by }) => (how === 'multiply' || how === 'divide') && by !== 1 && !(how === 'divide' && by === 0),
  );
  const terms = {
    multiply: product(rest, 'multiply'),
    divide: product(rest, 'divide'),
    ...clampedSums(counted, limits),
  };
  return {
    value: bounded(calculate(replaced.folded.value, terms, order), limits),
    because: rulesOf([...counted, ...rest], replaced.folded.because),
  };
}

/** The starting value after `set` and `best-of`, and whether it ends there. */
function replace(base: number, modifiers: readonly Modifier[], limits: Limits): { folded: Folded; ends: boolean } {
  const sets = modifiers.filter(({ how }) => how === 'set');
  const zero = sets.filter(({ by }) => by === 0);
  if (limits.zeroStays && zero.length > 0) return { folded: { value: 0, because: rulesOf(zero) }, ends: true };
  const set = sets.length === 0 ? base : best(sets, limits);
  const offered = modifiers.filter(({ how }) => how === 'best-of');
  const value = best([{ by: set }, ...offered], limits);
  const because = rulesOf([
    ...(value === set ? sets.filter(({ by }) => by === set) : []),
    ...(value === set ? [] : offered.filter(({ by }) => by === value)),
  ]);
  return { folded: { value, because }, ends: value === limits.absent };
}

/** Additions and improvements as signed numbers, without those that do not stack. */
function countedSums(modifiers: readonly Modifier[], limits: Limits): readonly Modifier[] {
  const signed = modifiers.flatMap((modifier) => signedAddition(modifier, limits));
  const once = signed.filter((modifier) => modifier.stacks !== false || isStrongest(modifier, signed));
  return withoutRivals(once, limits);
}

function signedAddition(modifier: Modifier, { improves }: Limits): readonly Modifier[] {
  const { how, by } = modifier;
  if ((how !== 'add' && how !== 'improve' && how !== 'worsen') || by === 0) return [];
  const turned = how !== 'add' && (how === 'improve') !== (improves === 'up');
  return [{ ...modifier, how: 'add', by: turned ? -by : by }];
}

/** Of the copies of one rule that pull the same way, the first of the strongest. */
function isStrongest(modifier: Modifier, signed: readonly Modifier[]): boolean {
  const copies = signed.filter(
    ({ rule, by, stacks }) => stacks === false && rule === modifier.rule && by > 0 === modifier.by > 0,
  );
  const strength = Math.max(...copies.map(({ by }) => Math.abs(by)));
  return modifier === copies.find(({ by }) => Math.abs(by) === strength);
}

/** An improvement that is not cumulative stands against the sum of the others: the better of the two counts. */
function withoutRivals(signed: readonly Modifier[], { improves }: Limits): readonly Modifier[] {
  const isAlone = ({ stacks }: Modifier): boolean => stacks === 'alone';
  if (!signed.some(isAlone)) return signed;
  const isBetter = ({ by }: Modifier): boolean => by > 0 === (improves === 'up');
  return [true, false].flatMap((better) => {
    const oneWay = signed.filter((modifier) => isBetter(modifier) === better);
    const others = oneWay.filter((modifier) => !isAlone(modifier));
    const strongest = strongestAlone(oneWay.filter(isAlone));
    if (!strongest) return others;
    return Math.abs(strongest.by) > Math.abs(sum(others)) ? [strongest] : others;
  });
}

/** Ties go by name, so that the reasons do not depend on the order either. */
const strongestAlone = (alone: readonly Modifier[]): Modifier | undefined =>
  alone.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by) || (a.rule < b.rule ? -1 : 1))[0];

/** What is added and what is subtracted, after the clamp on both together. */
function clampedSums(counted: readonly Modifier[], { net }: Limits): { add: number; subtract: number } {
  const add = sum(counted.filter(({ by }) => by > 0));
  const subtract = sum(counted.filter(({ by }) => by < 0));
  if (!net) return { add, subtract };
  const clamped = Math.min(net.most, Math.max(net.least, add + subtract));
  return { add: Math.max(clamped, 0), subtract: Math.min(clamped, 0) };
}

/** Keeps a fraction whole until the end: a third of a number, three times, is that number. Rounds up. */
function calculate(
  base: number,
  terms: Readonly<Record<Exclude<Operation, 'set'>, number>>,
  order: readonly Operation[],
): number {
  let over = base;
  let under = 1;
  for (const operation of order) {
    if (operation === 'multiply') over *= terms.multiply;
    if (operation === 'divide') under *= terms.divide;
    if (operation === 'add') over += terms.add * under;
    if (operation === 'subtract') over += terms.subtract * under;
  }
  return Math.ceil(over / under) + 0;
}

const bounded = (value: number, { least = -Infinity, most = Infinity }: Limits): number =>
  Math.min(most, Math.max(least, value));

const best = (values: readonly { readonly by: number }[], { improves }: Limits): number =>
  improves === 'up' ? Math.max(...values.map(({ by }) => by)) : Math.min(...values.map(({ by }) => by));

const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((total, { by }) => total + by, 0);

const product = (modifiers: readonly Modifier[], wanted: How): number =>
  modifiers.filter(({ how }) => how === wanted).reduce((total, { by }) => total * by, 1);

const rulesOf = (modifiers: readonly Modifier[], more: readonly RuleId[] = []): readonly RuleId[] =>
  [...new Set([...modifiers.map(({ rule }) => rule), ...more])].sort();
