import { Few } from './few.js';
import type { End, State, Table } from './table.js';

/** What the parser asks of the words before it: the word at a place, and what classes of tokens begin there. */
export interface Input {
  readonly length: number;
  readonly word: (at: number) => string;
  readonly classes: (at: number) => readonly Class[];
}

/** A class of tokens found at a place: where it ends and what it is worth. */
export interface Class {
  readonly name: string;
  readonly to: number;
  readonly value: unknown;
}

interface Item {
  readonly state: State;
  readonly origin: number;
  readonly part: number;
  /** Every way to reach this item: from which item, over what. */
  readonly links: Link[];
}

type Link = { readonly from: Item; readonly over: Node | Leaf } | undefined;

interface Leaf {
  readonly value: unknown;
}

interface Node {
  readonly ends: { readonly item: Item; readonly end: End }[];
  values?: readonly unknown[];
}

/** The distinct meanings of the words as that part of speech, or how far they could be read. */
export type Parsed =
  | { readonly ok: true; readonly values: readonly unknown[] }
  | { readonly ok: false; readonly reached: number; readonly trace: Trace };

/** What was found up to where reading stopped: other words may be read from any place of it on. */
export interface Trace {
  readonly columns: readonly (Column | undefined)[];
}

/** More readings than this of one piece are not worth telling apart. */
const MOST = 12;
/** And so many ways to fill the slots of one rule are tried. */
const MOST_FILLINGS = 48;

interface Column {
  /** How many items the words before it led to: they stand first, what follows from them behind. */
  kernel: number;
  readonly items: Few<Item>;
  readonly queue: Item[];
  /** Who waits for a part of speech that can begin here; it was looked for as soon as one did. */
  readonly waiting: Few<Item[]>;
  readonly nodes: Few<Node>;
}

const column = (): Column => ({
  kernel: 0,
  items: new Few(),
  queue: [],
  waiting: new Few(),
  nodes: new Few(),
});

/** A column as it was before anything was made of it. */
function anew({ kernel, queue }: Column): Column {
  const made = column();
  for (const { links, ...rest } of queue.slice(0, kernel)) {
    const item: Item = { ...rest, links: [...links] };
    made.items.add(item.state.id * STRIDE + item.origin, item);
    made.queue.push(item);
  }
  return made;
}

/** No sentence is longer than this many words. */
const STRIDE = 4096;

/**
 * Earley's algorithm over states that rules share. No rule says nothing, which keeps completion simple. With a trace, only
 * what stands from a place on is read anew.
 */
export function parse(
  table: Table,
  part: string,
  input: Input,
  { trace, from = 0 }: { readonly trace?: Trace; readonly from?: number } = {},
): Parsed {
  const { length } = input;
  const goal = table.names.get(part);
  if (goal === undefined) throw new Error(`no part of speech ${part}`);
  const stride = STRIDE;
  const columns: (Column | undefined)[] = trace ? trace.columns.slice(0, from) : [];
  const again = trace?.columns[from];
  if (again) columns[from] = anew(again);

  const add = (to: number, state: State, origin: number, of: number, link: Link): void => {
    const at = columns[to] ?? column();
    columns[to] = at;
    const key = state.id * stride + origin;
    const known = at.items.get(key);
    if (known) {
      if (link) known.links.push(link);
      return;
    }
    const item: Item = { state, origin, part: of, links: link ? [link] : [] };
    at.items.add(key, item);
    at.queue.push(item);
  };

  const startAt = (at: number, of: number): void => add(at, table.roots[of]!, at, of, undefined);
  if (!trace) startAt(0, goal);
  let reached = 0;
  for (let at = from; at <= length; at++) {
    const now = columns[at];
    if (!now) continue;
    const { queue, waiting, nodes } = now;
    reached = at;
    now.kernel = queue.length;
    const word = at < length ? input.word(at) : '';
    const classes = at < length ? input.classes(at) : [];
    const begun = table.begunBy(word, classes);
    for (let next = 0; next < queue.length; next++) {
      const item = queue[next]!;
      const { state, origin, part: of } = item;
      if (at < length) {
        const over = state.words.get(word);
        if (over) add(at + 1, over, origin, of, { from: item, over: none });
        if (state.classes.size > 0) {
          for (const { name, to, value } of classes) {
            const past = state.classes.get(name);
            if (past) add(to, past, origin, of, { from: item, over: { value } });
          }
        }
        for (const wanted of state.wants) {
          if (begun[wanted] !== 1) continue;
          const list = waiting.get(wanted);
          if (list) list.push(item);
          else {
            waiting.add(wanted, [item]);
            startAt(at, wanted);
          }
        }
      }
      if (state.ends.length === 0) continue;
      const key = of * stride + origin;
      const known = nodes.get(key);
      const node: Node = known ?? { ends: [] };
      for (const end of state.ends) node.ends.push({ item, end });
      if (known) continue;
      nodes.add(key, node);
      for (const waiter of columns[origin]!.waiting.get(of) ?? []) {
        const past = waiter.state.parts.get(of);
        if (past) add(at, past, waiter.origin, waiter.part, { from: waiter, over: node });
      }
    }
  }
  const root = columns[length]?.nodes.get(goal * stride);
  const values = root ? valuesOf(root) : [];
  return values.length > 0 ? { ok: true, values } : { ok: false, reached, trace: { columns } };
}

/** Whether a word can stand at a place that was reached. */
export const canFollow = (table: Table, { columns }: Trace, at: number, word: string): boolean =>
  (columns[at]?.queue ?? []).some(
    ({ state }) => state.words.has(word) || [...state.parts.keys()].some((wanted) => table.firsts[wanted]!.has(word)),
  );

const none: Leaf = { value: undefined };

/** Every distinct meaning of a node. A meaning of `undefined` is no meaning: the rule refuses the words. */
function valuesOf(node: Node): readonly unknown[] {
  if (node.values) return node.values;
  node.values = [];
  const all: unknown[] = [];
  for (const { item, end } of node.ends) {
    for (const slots of fillings(item, end, end.slots.length)) {
      const value = end.rule.means(...slots);
      if (value !== undefined) all.push(value);
    }
  }
  node.values = all.length > 1 ? distinct(all) : all;
  return node.values;
}

function distinct(all: readonly unknown[]): readonly unknown[] {
  const found = new Map<string, unknown>();
  for (const value of all) {
    if (found.size >= MOST) break;
    found.set(JSON.stringify(value), value);
  }
  return [...found.values()];
}

/** The arguments that lead to an item, for every way to reach it. */
function fillings(item: Item, end: End, depth: number): readonly (readonly unknown[])[] {
  if (depth === 0) return [[]];
  const slot = end.slots[depth - 1];
  const all: unknown[][] = [];
  for (const link of item.links) {
    if (!link) continue;
    const values = slot === undefined ? [undefined] : 'ends' in link.over ? valuesOf(link.over) : [link.over.value];
    if (values.length === 0) continue;
    for (const before of fillings(link.from, end, depth - 1)) {
      for (const value of values) {
        const slots = [...before];
        if (slot !== undefined) slots[slot] = value;
        all.push(slots);
        if (all.length >= MOST_FILLINGS) return all;
      }
    }
  }
  return all;
}
