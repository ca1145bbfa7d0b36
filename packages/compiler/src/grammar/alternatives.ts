import type { Condition, Value, Verb } from '@umpire/effects';
import { not, replaceNames } from '../meaning/fill.js';
import type { Node } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { both, framed } from './build.js';
import { say } from './say.js';

/* More, or something else, in some case: "or 6 if …", and what stands in brackets behind a clause. */

export const alternatives: readonly Rule[] = [
  say('clauses', '{clause} LP {clauses} RP', (clause, aside) => both(clause, aside)),
  say('othermuch', '[,] or [add|subtract] [up to] {amount} [{lost?}] instead if {conds}', (amount, _lost, conds) => ({
    amount,
    conds,
  })),
  say('othermuch', '[,] or [add|subtract] [up to] {amount} [{lost?}] if {conds}', (amount, _lost, conds) => ({
    amount,
    conds,
  })),
  say('othermuch', '[,] or [adding|subtracting] {amount} [instead] if {conds}', (amount, conds) => ({ amount, conds })),
  say('lost', '(wound|lost wound|mortal wound)', () => true),
  say('clause', '{clause} {othermuch}', (clause, { amount, conds }) => otherwise(clause, amount, conds)),
  say('clause', '{clause} LP {othermuch} RP', (clause, { amount, conds }) => otherwise(clause, amount, conds)),
];

/** The clause with another amount where the condition holds. */
function otherwise(clause: Node, amount: Value, condition: Condition): Node | undefined {
  const each = 'verbs' in clause && clause.verbs.length === 1 ? clause.verbs[0] : undefined;
  if (each && 'each' in each && typeof amount === 'number') return harderForSome(each, amount, condition);
  const other = withAmount(clause, amount);
  if (!other) return undefined;
  if ('verbs' in clause && 'verbs' in other && clause.verbs.every((verb) => 'suffer' in verb))
    return { ...clause, verbs: [{ if: condition, then: other.verbs, else: clause.verbs }] };
  return both(framed({ if: not(condition) }, clause), framed({ if: condition }, other));
}

/** Each takes a test, and some a harder one. */
function harderForSome(each: Extract<Verb, { each: unknown }>, amount: number, condition: Condition): Node | undefined {
  const [first, ...rest] = each.do;
  if (!first || !('modify' in first) || typeof first.by !== 'number' || rest.length !== 1) return undefined;
  const by = first.by < 0 ? -amount : amount;
  const asked = replaceNames(condition, (name) => (pointers.has(name) ? each.as : undefined));
  return { verbs: [{ ...each, do: [{ if: asked, then: [{ ...first, by }], else: [first] }, ...rest] }] };
}

const pointers: ReadonlySet<string> = new Set(['?unit', '?it', '?enemy']);

/** The same with another amount, if one amount is all that it says. */
function withAmount(node: Node, amount: Value): Node | undefined {
  if ('frame' in node) {
    const body = withAmount(node.body, amount);
    return body && { ...node, body };
  }
  if (!('verbs' in node)) return undefined;
  const verbs = node.verbs.map((verb) => changed(verb, amount));
  const found = verbs.filter((verb) => verb !== undefined);
  const [only, ...more] = found;
  if (!only || more.length > 0) return undefined;
  return { ...node, verbs: node.verbs.map((verb, at) => verbs[at] ?? verb) };
}

function changed(verb: Verb, amount: Value): Verb | undefined {
  if ('suffer' in verb) return { ...verb, suffer: amount };
  if ('heal' in verb) return { ...verb, heal: amount };
  if ('move' in verb) return { ...verb, upTo: typeof amount === 'number' ? { inches: amount } : amount };
  if ('choose' in verb && verb.max !== undefined) return { ...verb, max: amount };
  if ('gain' in verb) return { ...verb, amount };
  if (!('modify' in verb)) return undefined;
  const isLess = typeof verb.by === 'number' && verb.by < 0;
  return typeof amount === 'number' || !isLess
    ? { ...verb, by: isLess && typeof amount === 'number' ? -amount : amount }
    : undefined;
}
