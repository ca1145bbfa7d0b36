import { type Condition, type Effect, isAttacks, type Selector, type Whom, type WrittenOn } from '@umpire/effects';

const phases: Readonly<Record<string, 'shooting' | 'fight'>> = {
  'shooting-phase': 'shooting',
  'selected-to-shoot': 'shooting',
  'charge-phase': 'fight',
  'fight-phase': 'fight',
  'selected-to-fight': 'fight',
};

export const fitsPhase = ({ when }: Effect, phase: 'shooting' | 'fight'): boolean => {
  const only = when ? phases[when.at] : undefined;
  return only === undefined || only === phase;
};

/** Whether the turn is right: whoever shoots has the turn, while both fight in either. */
export function fitsTurn({ when }: Effect, phase: 'shooting' | 'fight', holder: 'attacker' | 'target'): boolean {
  if (phase === 'fight' || when?.turn === undefined) return true;
  const isLasting = when.at === 'command-phase' || when.at === 'battle-round';
  return isLasting || when.turn === (holder === 'attacker' ? 'mine' : 'theirs');
}

/**
 * Why the unit may not be whom an effect is for: a keyword it lacks or must not have. A unit whose keywords nobody said may be
 * chosen for an offer; whose attacks an effect works for is asked all the same, since it changes nothing for another.
 */
export function barredBy(
  effect: Effect,
  holder: WrittenOn,
  keywords: ReadonlySet<string> | undefined,
): string | undefined {
  if (!keywords) return undefined;
  const { offer, when, do: verbs } = effect;
  const from = offer?.target?.from ?? when?.of;
  const barred = keywords.size === 0 ? undefined : lackedBy(from, keywords);
  if (barred) return barred;
  const whys = verbs.flatMap((verb) => ('for' in verb ? [lackedBy(unitOf(verb.for, holder), keywords)] : [undefined]));
  return whys.includes(undefined) ? undefined : whys[0];
}

/** Of one's own units, whom a verb works for from that side. */
const unitOf = (whom: Whom, holder: WrittenOn): Selector | undefined =>
  isAttacks(whom) ? (holder === 'attacker' ? whom.by : whom.at) : whom;

function lackedBy(unit: Selector | undefined, keywords: ReadonlySet<string>): string | undefined {
  // a model or weapon of the unit may have keywords that the unit is not said to have
  if (typeof unit !== 'object' || unit.in !== undefined || !['unit', 'model'].includes(unit.all)) return undefined;
  if (unit.side === 'theirs') return undefined;
  const lacks = (unit.keywords ?? []).filter((keyword) => !keywords.has(keyword));
  if (lacks.length > 0) return `it needs a unit with the keyword ${lacks.join(' and ')}`;
  for (const part of unit.where === undefined ? [] : partsOf(unit.where)) {
    if (isMet(part, keywords) !== false) continue;
    const named = keywordsIn(part);
    const banned = 'not' in part ? named.filter((keyword) => keywords.has(keyword)) : [];
    return banned.length > 0
      ? `it cannot be used on a ${banned.join(' or ')} unit`
      : `it needs a unit with the keyword ${named.join(' or ')}`;
  }
  return undefined;
}

const partsOf = (condition: Condition): readonly Condition[] =>
  'every' in condition ? condition.every.flatMap(partsOf) : [condition];

/** Whether keywords decide a condition on the unit, and how; undefined where something else does. */
function isMet(condition: Condition, keywords: ReadonlySet<string>): boolean | undefined {
  if ('is' in condition && condition.is === 'it') return condition.keywords.every((keyword) => keywords.has(keyword));
  if ('not' in condition) {
    const inner = isMet(condition.not, keywords);
    return inner === undefined ? undefined : !inner;
  }
  if ('every' in condition || 'some' in condition) {
    const decisive = 'some' in condition;
    const parts = ('some' in condition ? condition.some : condition.every).map((part) => isMet(part, keywords));
    if (parts.includes(decisive)) return decisive;
    return parts.includes(undefined) ? undefined : !decisive;
  }
  return undefined;
}

function keywordsIn(condition: Condition): readonly string[] {
  if ('is' in condition) return [condition.keywords.join(' ')];
  if ('not' in condition) return keywordsIn(condition.not);
  if ('every' in condition) return condition.every.flatMap(keywordsIn);
  return 'some' in condition ? condition.some.flatMap(keywordsIn) : [];
}
