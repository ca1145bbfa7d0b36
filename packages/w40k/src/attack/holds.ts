import type { Condition, Operator, Selector, Value } from '@umpire/effects';
import type { Die } from './die.js';
import { headcountOf } from './headcount.js';
import type { Scene } from './scene.js';

/** Whose effect it is: the names `self`, `mine` and the target of an offer stand for that side. */
export type Holder = 'attacker' | 'target';

export const isHolder = (side: ReturnType<typeof sideOf>): side is Holder => side === 'attacker' || side === 'target';

/** A number of the attack, worked out when it is asked for. */
export type Read = (name: string, of: Holder) => number;

/** A condition on one attack: what the die has shown may decide it. */
export type Held = (die: Die, read: Read) => boolean;

export const always: Held = () => true;
const never: Held = () => false;

export interface Asking {
  readonly scene: Scene;
  /** Whose condition it is. */
  readonly rule?: string;
  readonly holder: Holder;
  /** Names that the effect binds to one of the two units (the target of its offer). */
  readonly names: ReadonlyMap<string, Holder>;
}

/** Whether a condition holds for these attacks. What the scenario does not say does not hold, and is noted as frozen. */
export function holds(condition: Condition | undefined, asking: Asking): Held {
  if (condition === undefined) return always;
  if ('every' in condition) return all(upTo(condition.every, never, asking));
  if ('some' in condition) return any(upTo(condition.some, always, asking));
  if ('not' in condition) return negated(holds(condition.not, unasked(asking)));
  if ('is' in condition) return hasKeywords(condition.is, condition.keywords, asking);
  if ('state' in condition) return stateHolds(condition.state, condition.of, asking);
  if ('within' in condition) return isWithin(condition, asking);
  if ('done' in condition) return never;
  const counted = headcountOf(condition);
  if (counted) return hasKeywords(counted, counted.keywords ?? [], asking);
  const [left, how, right] = condition.compare;
  const [known, bound] = [knownNumber(left, asking), knownNumber(right, asking)];
  if (known !== undefined && bound !== undefined) return certain(compared(known, how, bound));
  const [a, b] = [numberFrom(left, asking), numberFrom(right, asking)];
  return (_, read) => compared(a(read), how, b(read));
}

/** Asks no further once a part decides the whole, so that nothing is assumed without need. */
function upTo(conditions: readonly Condition[], decisive: Held, asking: Asking): Held[] {
  const parts: Held[] = [];
  for (const condition of conditions) {
    parts.push(holds(condition, asking));
    if (parts.at(-1) === decisive) break;
  }
  return parts;
}

const certain = (value: boolean): Held => (value ? always : never);

/** Why the scenario does not meet a condition; no reason where it does not say. */
function unmet({ scene, rule = '' }: Asking, why?: string): Held {
  scene.unmet?.(rule, why);
  return never;
}

/** What does not hold is no want where just that is asked for. */
const unasked = (asking: Asking): Asking =>
  asking.scene.unmet === undefined ? asking : { ...asking, scene: { ...asking.scene, unmet: () => {} } };

export function all(parts: readonly Held[]): Held {
  if (parts.includes(never)) return never;
  const open = parts.filter((part) => part !== always);
  return open.length === 0 ? always : (die, read) => open.every((part) => part(die, read));
}

export function any(parts: readonly Held[]): Held {
  if (parts.includes(always)) return always;
  const open = parts.filter((part) => part !== never);
  return open.length === 0 ? never : (die, read) => open.some((part) => part(die, read));
}

function negated(part: Held): Held {
  if (part === always) return never;
  return part === never ? always : (die, read) => !part(die, read);
}

/** Both at once; what waits for nothing adds nothing. */
export const both = (a: Held, b: Held): Held =>
  a === always || b === never ? b : b === always || a === never ? a : (die, read) => a(die, read) && b(die, read);

export const isNever = (held: Held): boolean => held === never;

/** Which side a selector means, if it means one of the two. */
export function sideOf(
  selector: Selector | undefined,
  { holder, names }: Pick<Asking, 'holder' | 'names'>,
): Holder | 'weapon' | 'attack' | undefined {
  const other = holder === 'attacker' ? 'target' : 'attacker';
  if (selector === undefined) return undefined;
  if (typeof selector !== 'string') {
    if (selector.all === 'weapon') return 'weapon';
    if (selector.side === undefined)
      return selector.in === undefined ? undefined : sideOf(selector.in, { holder, names });
    return selector.side === 'mine' ? holder : other;
  }
  if (selector === 'attacker' || selector === 'target' || selector === 'weapon' || selector === 'attack')
    return selector;
  if (names.has(selector)) return names.get(selector);
  if (selector === 'self' || selector === 'mine' || selector === 'it') return holder;
  return selector === 'theirs' || selector === 'subject' ? other : undefined;
}

/** Inside a search `it` is the one found. */
export const withIt = (of: Asking, it: Holder | 'weapon'): Asking =>
  it === 'weapon' ? of : { ...of, names: new Map([...of.names, ['it', it]]) };

function hasKeywords(selector: Selector, keywords: readonly string[], asking: Asking): Held {
  const side = sideOf(selector, asking);
  const { attacker, target, weapon } = asking.scene;
  const has =
    side === 'attacker'
      ? attacker.keywords
      : side === 'target'
        ? target.keywords
        : side === 'weapon'
          ? weaponKeywords(weapon)
          : new Set<string>();
  const lacks = keywords.filter((keyword) => !has.has(keyword.toUpperCase()) && !has.has(keyword));
  if (lacks.length === 0) return always;
  const wanted = lacks.join(' and ');
  if (side === 'weapon') return unmet(asking, `it needs a weapon that is or has ${wanted.replaceAll('-', ' ')}`);
  return unmet(asking, `it needs a ${side === 'target' ? side : 'unit'} with the keyword ${wanted}`);
}

const weaponKeywords = ({ name, abilities }: Scene['weapon']): ReadonlySet<string> =>
  new Set([...abilities.map(({ rule }) => rule), ...namesOf(name), name.toUpperCase()]);

/** As rules call a weapon: with its mode or without, of one or of several. */
export function namesOf(name: string): readonly string[] {
  const [bare = name] = name.split(/ [–—-] /);
  const slugs = [name, bare].map((one) =>
    one
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, '-')
      .replace(/^-|-$/g, ''),
  );
  return slugs.flatMap((slug) => [slug, slug.replace(/s$/, '')]);
}

function stateHolds(state: string, of: Selector, asking: Asking): Held {
  const side = sideOf(of, asking);
  if (side === 'attack') return dieState(state);
  const { conditions, weapon } = asking.scene;
  if (state === 'within-half-range') return isWithinHalfRange(asking);
  if (state === 'ranged-attack') return certain(weapon.sort === 'ranged');
  if (state === 'indirect-fire') return certain(!!conditions.indirect);
  if (state === 'shooting-phase') return certain(conditions.phase === 'shooting' && !conditions.outOfPhase);
  if (state === 'fight-phase') return certain(conditions.phase === 'fight');
  if (state === 'targeted-by-subject') return always;
  const given = side === 'target' ? conditions.target : conditions.attacker;
  if (state === 'stationary') return certain(isStationary(asking.scene));
  if (side === undefined) return never;
  const isGiven = given.has(state);
  asking.scene.assume('frozen', isGiven ? state : `not ${state}`, side);
  return isGiven ? always : unmet(asking);
}

function isStationary({ conditions, assume }: Scene): boolean {
  const moved = ['moved', 'advanced', 'fell-back', 'charged'].some((state) => conditions.attacker.has(state));
  if (!moved && !conditions.attacker.has('stationary')) assume('frozen', 'stationary', 'attacker');
  return !moved;
}

function isWithinHalfRange(asking: Asking): Held {
  const { weapon, conditions, assume } = asking.scene;
  if (weapon.range === undefined) return never;
  if (conditions.distance === undefined) {
    assume('distance', 'beyond half range', 'target');
    return unmet(asking);
  }
  return conditions.distance * 2 <= weapon.range ? always : unmet(asking, 'the target is beyond half range');
}

/** Units that fight are no farther apart than this, in inches: the longest engagement range of all editions. */
const ENGAGED = 2;

function isWithin(
  { within, of, from }: { readonly within: Value; readonly of: Selector; readonly from: Selector },
  asking: Asking,
): Held {
  const [a, b] = [sideOf(of, asking), sideOf(from, asking)];
  const { phase, distance = phase === 'fight' ? ENGAGED : undefined } = asking.scene.conditions;
  if (a === b && a !== undefined) return always;
  if (distance === undefined || typeof within === 'string' || typeof within === 'number' || !('inches' in within)) {
    asking.scene.assume('distance', 'not within reach of an effect', 'target');
    return unmet(asking);
  }
  return distance <= within.inches ? always : unmet(asking, `it reaches no farther than ${within.inches}″`);
}

/** What the rolls of this attack have shown: `critical-hit`, `wound-unmodified-5+`. */
function dieState(state: string): Held {
  if (state === 'critical-hit') return (die) => die.criticalHit;
  if (state === 'critical-wound') return (die) => die.criticalWound;
  const [, roll, face] = /^(hit|wound)-unmodified-(\d)\+$/.exec(state) ?? [];
  if (roll === undefined) return never;
  return (die) => (roll === 'hit' ? die.hitFace : die.woundFace) >= Number(face);
}

/** A number that the scene decides before any die is thrown. */
function knownNumber(value: Value, asking: Asking): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || !('the' in value) || value.the !== 'wounds-left') return undefined;
  const { attacker, assume } = asking.scene;
  if (sideOf(value.of, asking) !== 'attacker') return undefined;
  if (attacker.woundsLeft === undefined) assume('frozen', 'undamaged', 'attacker');
  return attacker.woundsLeft ?? Number.POSITIVE_INFINITY;
}

type Worked = (read: Read) => number;

/** The value of a number in an effect, as far as an attack knows it: NaN compares as false. */
export function numberFrom(value: Value, asking: Asking): Worked {
  if (typeof value === 'number') return () => value;
  if (typeof value === 'string') return () => Number.NaN;
  if ('inches' in value) return () => value.inches;
  if ('the' in value) {
    const side = sideOf(value.of, asking);
    return (read) => read(value.the, side === 'target' ? 'target' : 'attacker');
  }
  if ('op' in value) {
    const parts = value.of.map((part) => numberFrom(part, asking));
    return (read) =>
      operate(
        value.op,
        parts.map((part) => part(read)),
      );
  }
  if ('table' in value) return () => Number.NaN;
  return () => Number.NaN;
}

function operate(op: Operator, [first = 0, ...rest]: readonly number[]): number {
  if (op === 'abs') return Math.abs(first);
  if (op === 'min') return Math.min(first, ...rest);
  if (op === 'max') return Math.max(first, ...rest);
  if (op === '/') return rest.reduce((a, b) => Math.floor(a / b), first);
  return rest.reduce((a, b) => (op === '+' ? a + b : op === '-' ? a - b : a * b), first);
}

function compared(a: number, how: '<' | '<=' | '=' | '>=' | '>', b: number): boolean {
  if (how === '<') return a < b;
  if (how === '<=') return a <= b;
  if (how === '=') return a === b;
  return how === '>=' ? a >= b : a > b;
}
