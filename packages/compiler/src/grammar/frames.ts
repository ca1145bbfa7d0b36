import type { Condition, Period, Search, Selector, Value, Verb } from '@umpire/effects';
import { every, mentions, not, said } from '../meaning/fill.js';
import type { Attack, Frame, Node } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { framed, mergeAttacks, state, verbs } from './build.js';
import { say } from './say.js';

/* Until, while, if, each time: what stands around a clause. */

export const frames: readonly Rule[] = [
  say('sentence', '{clauses}', (clauses) => clauses),
  say('sentence', 'LP {sentence} RP', (sentence) => sentence),
  say('clause', '{clause} (while|when) resolving that attack', (clause) => clause),
  say('clause', '{clause} for {each}', (clause, each) => timesEach(clause, each)),
  say('clause', '{clause} for {each} LP to a maximum of {most} RP', (clause, each, most) =>
    timesEach(clause, { op: 'min', of: [each, most] }),
  ),
  say('clauses', 'for {each} , {clause}', (each, clause) => timesEach(clause, each)),
  say('clauses', 'for {each} , {clause} LP to a maximum of {most} RP', (each, clause, most) =>
    timesEach(clause, { op: 'min', of: [each, most] }),
  ),
  say('most', '{num}', (most) => most),
  say('most', '{signed}', (most) => Math.abs(most)),
  say('clause', '{clause} (as well|too)', (clause) => clause),
  say('clause', '{clause} instead', (clause) => framed({ instead: true }, clause)),
  say('clauses', 'instead [,] {clauses}', (clauses) => framed({ instead: true }, clauses)),
  say('clause', '{clause} if {conds}', (clause, conds) =>
    isTest(clause) || isOfAnyone(clause, conds) ? undefined : framed({ if: conds }, clause),
  ),
  say('clause', '{clause} while {conds}', (clause, conds) =>
    isTest(clause) || isOfAnyone(clause, conds) ? undefined : framed({ if: conds, lasting: true }, clause),
  ),
  say('sentence', '(in addition|also|furthermore|additionally) [,] {clauses}', (clauses) => clauses),
  say('sentence', '(in addition|additionally) , {frame} [,] {clauses}', (frame, clauses) => framed(frame, clauses)),
  say('clauses', '{clause}', (clause) => clause),
  say('clauses', '{clause} [,] and [,] {clauses}', (a, b) =>
    endsInRow(a) ? undefined : { all: [...('all' in a ? a.all : [a]), ...('all' in b ? b.all : [b])] },
  ),
  say('clauses', '{clause} , {clauses}', (a, b) =>
    endsInRow(a) ? undefined : { all: [a, ...('all' in b ? b.all : [b])] },
  ),
  say('clauses', '{clause} : {clauses}', (a, b) => ({ all: [a, ...('all' in b ? b.all : [b])] })),
  say('clauses', '{clause} [,] but {clauses}', (a, b) => ({ all: [a, ...('all' in b ? b.all : [b])] })),
  say('clause', '{clause} [,] provided {conds}', (clause, conds) => framed({ if: conds }, clause)),
  say('clause', '{clause} unless {conds}', (clause, conds) => framed({ if: not(conds) }, clause)),
  say('frame', 'each time {np} make {attackdo} in a turn in which it {pred}', (by, attack, pred) => ({
    attack: { ...attack, by, where: [...(attack.where ?? []), said(pred, 'attacker')] },
  })),
  say('frame', 'each time {np} declare a charge', (np) => ({ about: np })),
  say('frame', 'each time a charge roll be made for {np}', (np) => ({ about: np })),
  say('frame', 'each time {np} target {np} [with [its|a|the] {name?}]', (by, at, name) => {
    const attack: Attack = { sort: 'any', by, at };
    return name === undefined ? { attack } : named(attack, name) && { attack: named(attack, name)! };
  }),
  say('frame', 'each time {np} target {np} with [a] {sort} (attack|weapon)', (by, at, sort) => ({
    attack: { sort, by, at },
  })),
  say('period', 'the attacking unit have (finished making|resolved) [all of] its attack', () => 'attacks'),
  say('period', 'the start of the next command phase', () => 'round'),
  say('period', 'the end of your next turn', (): Period => ({ my: 'turn-end' })),
  say('clauses', '{clause} ; [and|then] {clauses}', (a, b) => ({ all: [a, ...('all' in b ? b.all : [b])] })),
  say('clauses', '{clause} [,] (then|and then) {clauses}', (a, b) =>
    endsInRow(a) ? undefined : { all: [a, ...('all' in b ? b.all : [b])] },
  ),
  say('clauses', '{clause} . {clauses}', (a, b) => ({ all: [a, b] })),
  say('clauses', '{frame} [,] {clauses}', (frame, clauses) =>
    framed('attack' in frame && !('when' in frame) && !frame.narrows ? { ...frame, each: true } : frame, clauses),
  ),
  say('clauses', 'you can {clauses}', (clauses) => framed({ may: true }, clauses)),

  say('frame', 'until {period}', (until) => ({ until })),
  say('period', 'the end of (the|that|this) (phase|attack)', () => 'phase'),
  say('period', 'the end of (the|that|this) turn', () => 'turn'),
  say('period', 'the end of (the|that|this) battle round', () => 'round'),
  say('period', 'the end of the battle', () => 'battle'),
  say('period', 'the start of [the] next battle round', () => 'round'),
  say('period', 'the start of your next {phase} phase', (phase): Period => ({ my: phase })),
  say('period', 'the end of your next {phase} phase', (phase): Period => ({ my: afterPhase(phase) })),
  say('period', "the start of your opponent 's next {phase} phase", (phase): Period => ({ theirs: phase })),
  say('period', "the end of your opponent 's next {phase} phase", (phase): Period => ({ theirs: afterPhase(phase) })),
  say('period', "the end of your opponent 's next turn", (): Period => ({ theirs: 'turn-end' })),
  say('period', "the start of your opponent 's next turn", (): Period => ({ theirs: 'turn-start' })),
  say('period', 'the start of your next turn', (): Period => ({ my: 'turn-start' })),
  say('period', 'that unit have (shot|fought|resolved all of its attack)', () => 'attacks'),
  say('period', 'that attack (be|have be) resolved', () => 'attacks'),

  say('frame', '(if|provided) {conds}', (conds) => ({ if: conds })),
  say('frame', 'while {conds}', (conds) => (isExistence(conds) ? undefined : { if: conds, lasting: true })),
  say('frame', 'while {np} be leading (this|that) unit', (np) => leader(np.who)),
  say('frame', '(while|if|provided) {np} be in the same unit as {np}', (np, other) =>
    other.any && typeof other.who === 'object' && other.who.where === undefined ? undefined : leader(np.who),
  ),
  say('frame', '(while|when) targeting {target}', (at) => ({ attack: { sort: 'any', at }, narrows: true })),
  say('frame', 'once {conds}', (conds) => ({ if: conds })),
  say('frame', 'each time {np} shoot in your shooting phase', (by) => ({
    attack: { sort: 'ranged', by, where: [state('shooting-phase', 'mine')] },
  })),
  say('frame', 'unless {conds}', (conds) => ({ if: not(conds) })),
  say('frame', 'while {np} {pred}', (np, pred) => {
    if (!np.any || typeof np.who !== 'object') return undefined;
    const own = said(pred, 'it');
    const where = np.who.where
      ? { every: [...('every' in np.who.where ? np.who.where.every : [np.who.where]), own] }
      : own;
    const who: Search = { ...np.who, where };
    // One of this very unit is there or not; of others each that is found is spoken of.
    return np.who.in === undefined
      ? { about: { ...np, who }, lasting: true }
      : { if: { compare: [{ count: who }, '>', 0] }, refs: { '?model': np.who } };
  }),
  // Each that is so, if it is spoken of.
  say('frame', '(if|provided) {np} {pred}', (np, pred) => {
    if (!np.any || typeof np.who !== 'object' || np.who.in !== undefined) return undefined;
    const where = every([...(np.who.where ? [np.who.where] : []), said(pred, 'it')]);
    return { about: { ...np, who: { ...np.who, ...(where && { where }) } } };
  }),
  say('frame', 'each time {np} make {attackdo}', (by, attack) => ({ attack: { ...attack, by } })),
  say('frame', 'each time {np} make {attackdo} while {relative}', (by, attack, relative) => ({
    attack: { ...attack, by, where: [...(attack.where ?? []), said(relative, by.any ? 'attacker' : by.who)] },
  })),
  say('attackdo', '{attackdo} with a {sort} weapon', (attack, sort) => mergeAttacks(attack, { sort })),
  say('frame', '(when|while) resolving {attackdo}', (attack) => ({ attack, narrows: true })),
  say('frame', '(when|while) resolving that attack', () => ({ attack: { sort: 'any' }, narrows: true })),
  say('frame', 'each time {aimed}', (attack) => ({ attack })),
  say('frame', 'if you do [so] [,]', () => ({ then: true })),
  say('frame', 'if it do [so] [,]', () => ({ then: true })),
  say('frame', '(if so|then|when doing so|if one be|if this ability be used|if this (model|unit) do)', () => ({
    then: true,
  })),

  // Attacks: of which sort, with what, at whom.
  say('sort', 'ranged', () => 'ranged'),
  say('sort', 'melee', () => 'melee'),
  say('attackdo', '[a] [{sort?}] attack', (sort = 'any') => ({ sort })),
  say('attackdo', 'a psychic attack', () => ({ sort: 'any', where: [{ is: 'weapon', keywords: ['psychic'] }] })),
  say('attackdo', '{attackdo} with (its|the|a|that|) {name}', (attack, name) => named(attack, name)),
  say('attackdo', '{attackdo} that target {target}', (attack, at) => mergeAttacks(attack, { sort: 'any', at })),
  say('attackdo', '{attackdo} (targeting|against) {target}', (attack, at) => mergeAttacks(attack, { sort: 'any', at })),
  say('target', '{np}', (np) => (typeof np.who === 'object' && np.who.side === 'mine' ? undefined : np)),
  say('aimed', '[a] [{sort?}] attack (be made that|) target {np}', (sort = 'any', at) => ({ sort, at })),
  say('aimed', '[a] [{sort?}] attack be made by {np} that target {np}', (sort = 'any', by, at) => ({ sort, by, at })),
  say('aimed', '[a] [{sort?}] attack made by {np} target {np}', (sort = 'any', by, at) => ({ sort, by, at })),
  say('aimed', '[a] [{sort?}] attack be (allocated to|made against) {np}', (sort = 'any', at) => ({ sort, at })),
  say('aimed', '[a] [{sort?}] attack made by {np} be allocated to {np}', (sort = 'any', by, at) => ({ sort, by, at })),
  say('aimed', '{np} be (targeted by|the target of|allocated) [a] [{sort?}] attack', (at, sort = 'any') => ({
    sort,
    at,
  })),

  // Weapons and attacks as the subject of a clause.
  say('wpn', '[the] [{sort?}] weapon equipped by {np}', (sort = 'any', by) => ({ sort, by })),
  say('wpn', '(ranged and melee|melee and ranged) weapon equipped by {np}', (by) => ({ sort: 'any', by })),
  say('wpn', "[all] {np} 's [{sort?}] (weapon|attack)", (by, sort = 'any') => ({ sort, by })),
  say('wpn', '[all] [{sort?}] attack made by {np}', (sort = 'any', by) => ({ sort, by })),
  say('wpn', "{np} 's {name}", (by, name) => named({ sort: 'any', by }, name)),
  say('wpn', '[the|its] {name} equipped by {np}', (name, by) => named({ sort: 'any', by }, name)),
  say('wpn', "{np} 's {name} attack", (by, name) => named({ sort: 'any', by }, name)),
  say('wpn', '{wpn} that target {target}', (attack, at) => mergeAttacks(attack, { sort: 'any', at })),
  say('wpn', 'its [{sort?}] (weapon|attack)', (sort = 'any') => ({ sort, by: { who: '?it', sort: 'unit' } })),
  say('wpn', '[{sort?}] attack that target {np}', (sort = 'any', at) => ({ sort, at })),
];

const named = (attack: Attack, name: string): Attack | undefined => {
  if (attack.with) return undefined;
  const keyword = name
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
  return { ...attack, with: { all: 'weapon', keywords: [keyword] } };
};

const order = ['command-phase', 'movement-phase', 'shooting-phase', 'charge-phase', 'fight-phase'];

/** A phase ends as the next begins, the last with its turn. */
const afterPhase = (phase: string): string =>
  phase === 'psychic-phase' ? 'shooting-phase' : (order[order.indexOf(phase) + 1] ?? 'turn-end');

/** What comes behind the last result of a die belongs to that result. */
const endsInRow = (node: Node): boolean =>
  'rows' in node || ('body' in node && endsInRow(node.body)) || ('all' in node && endsInRow(node.all.at(-1)!));

/** A condition that only counts: "while a friendly unit is near" speaks of that unit instead. */
const isExistence = (condition: Condition): boolean =>
  'compare' in condition &&
  typeof condition.compare[0] === 'object' &&
  'count' in condition.compare[0] &&
  condition.compare[1] === '>' &&
  condition.compare[2] === 0 &&
  !isInside(condition.compare[0].count);

/** While such a model is in this unit; then it may be spoken of. */
function leader(who: Selector): Frame | undefined {
  if (typeof who !== 'object' || who.in !== undefined) return undefined;
  const model: Selector = {
    all: 'model',
    in: 'self',
    ...(who.keywords && { keywords: who.keywords }),
    ...(who.where && { where: who.where }),
  };
  return { if: { compare: [{ count: model }, '>', 0] }, refs: { '?model': model } };
}

/** The change of a clause once for each of those counted. */
function timesEach(clause: Node, each: Value): Node | undefined {
  if ('frame' in clause) {
    const body = timesEach(clause.body, each);
    return body && { ...clause, body };
  }
  if (!('verbs' in clause) || clause.verbs.length === 0) return undefined;
  const all = clause.verbs.map((verb) => verbTimes(verb, each));
  const found = all.filter((verb) => verb !== undefined);
  return found.length === all.length ? verbs(...found) : undefined;
}

function verbTimes(verb: Verb, each: Value): Verb | undefined {
  const times = (by: Value): Value | undefined =>
    by === 1 ? each : typeof by === 'number' ? { op: '*', of: [each, by] } : undefined;
  if ('modify' in verb) {
    const by = times(verb.by);
    return by === undefined || verb.how === 'set' || verb.how === 'best-of' ? undefined : { ...verb, by };
  }
  if ('gain' in verb) {
    const amount = times(verb.amount);
    return amount === undefined ? undefined : { ...verb, amount };
  }
  return undefined;
}

/** Counting in a unit is saying what the unit holds. */
const isInside = (who: Selector): boolean => typeof who === 'object' && who.in !== undefined && who.where === undefined;

/** "… while it is not battle-shocked": asked of whichever are found, not of whoever was spoken of before. */
const isOfAnyone = (clause: Node, condition: Condition): boolean =>
  mentions(condition, itself) &&
  'verbs' in clause &&
  clause.verbs.every(
    (verb) =>
      'for' in verb &&
      typeof verb.for === 'object' &&
      'all' in verb.for &&
      (verb.for.side !== undefined || typeof verb.for.in === 'object'),
  );

const itself = new Set(['?it']);

/** A test with a harder roll: a condition after it is about the roll, not the test. */
const isTest = (clause: Node): boolean =>
  ('verbs' in clause &&
    clause.verbs.some((verb) =>
      'each' in verb ? verb.do.length > 1 && verb.do.some((one) => 'activate' in one) : false,
    )) ||
  ('verbs' in clause && clause.verbs.length > 1 && clause.verbs.some((verb) => 'activate' in verb));
