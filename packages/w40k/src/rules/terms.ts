import type { Condition, Effect, Search, Selector, Value, Verb, When, Whom } from '@umpire/effects';

/* Short words for the terms that printed rules are made of. */

export const unit = (side: 'mine' | 'theirs', keywords: readonly string[] = [], where?: Condition): Search => ({
  all: 'unit',
  side,
  ...(keywords.length > 0 && { keywords }),
  ...(where && { where }),
});
export const model = (keywords: readonly string[], where?: Condition): Search => ({
  ...unit('mine', keywords, where),
  all: 'model',
});
export const weaponNamed = (...keywords: readonly string[]): Search => ({ all: 'weapon', keywords });

export const not = (condition: Condition): Condition => ({ not: condition });
export const every = (...conditions: readonly Condition[]): Condition => ({ every: conditions });
export const some = (...conditions: readonly Condition[]): Condition => ({ some: conditions });
export const state = (name: string, of: Selector): Condition => ({ state: name, of });
export const is = (of: Selector, ...keywords: readonly string[]): Condition => ({ is: of, keywords });
/** One of the owner's own units, with these keywords. */
export const isOneOfMine = (of: string, ...keywords: readonly string[]): Condition => ({
  compare: [{ count: { all: 'unit', side: 'mine', in: of, keywords } }, '>', 0],
});
/** Has at least one of the keywords. */
export const isAny = (of: Selector, ...keywords: readonly string[]): Condition =>
  some(...keywords.map((keyword) => is(of, keyword)));
export const isNone = (of: Selector, ...keywords: readonly string[]): readonly Condition[] =>
  keywords.map((keyword) => not(is(of, keyword)));
export const near = (inches: number, of: Selector, from: Selector): Condition => ({ within: { inches }, of, from });
export const allOf = (...of: readonly (Condition | undefined)[]): Condition | undefined => {
  const conditions = of.filter((one) => one !== undefined);
  return conditions.length > 1 ? every(...conditions) : conditions[0];
};

type Attacks = 'ranged' | 'melee' | 'any';
export const attacksBy = (by: Selector, attacks: Attacks = 'any', where?: Condition): Whom => ({
  attacks,
  by,
  ...(where && { where }),
});
export const attacksAt = (at: Selector, attacks: Attacks = 'any', where?: Condition): Whom => ({
  attacks,
  at,
  ...(where && { where }),
});

type Number = 'hit-roll' | 'wound-roll' | 'strength' | 'damage' | 'attacks' | 'save-roll';
export const add = (number: Number, by: Value, whom: Whom): Verb => ({ modify: number, how: 'add', by, for: whom });
export const improve = (number: 'armour-penetration' | 'skill', whom: Whom): Verb => ({
  modify: number,
  how: 'improve',
  by: 1,
  for: whom,
});

export const during = {
  myShooting: { at: 'shooting-phase', edge: 'during', turn: 'mine' },
  theirShooting: { at: 'shooting-phase', edge: 'during', turn: 'theirs' },
  fight: { at: 'fight-phase', edge: 'during' },
  myCommand: { at: 'command-phase', edge: 'during', turn: 'mine' },
  theirCommand: { at: 'command-phase', edge: 'during', turn: 'theirs' },
  myMovement: { at: 'movement-phase', edge: 'during', turn: 'mine' },
  anyPhase: { at: 'phase', edge: 'during' },
} as const satisfies Record<string, When>;

/** Not yet selected for that in this phase. */
export const unselected = (step: 'selected-to-move' | 'selected-to-shoot' | 'selected-to-fight'): Condition =>
  not({ done: step, by: 'it', since: 'phase' });

/** A stratagem for one of your units, bound to `unit`; `where` narrows whom it may be used on. */
export const offered = (
  when: When,
  cost: Value | undefined,
  keywords: readonly string[],
  where: Condition | undefined,
  verbs: readonly Verb[],
): Effect => ({
  when,
  offer: { ...(cost !== undefined && { cost }), target: { as: 'unit', from: unit('mine', keywords, where) } },
  do: verbs,
});

interface Selected {
  readonly cost: Value;
  readonly keywords: readonly string[];
  readonly where?: Condition;
}

/** In your Shooting phase, for a unit that has not been selected to shoot. */
export const beforeShooting = ({ cost, keywords, where }: Selected, verbs: readonly Verb[]): Effect =>
  offered(during.myShooting, cost, keywords, allOf(where, unselected('selected-to-shoot')), verbs);

/** In either player's Fight phase, for a unit that has not been selected to fight. */
export const beforeFighting = ({ cost, keywords, where }: Selected, verbs: readonly Verb[]): Effect =>
  offered(during.fight, cost, keywords, allOf(where, unselected('selected-to-fight')), verbs);

/** In your Shooting phase or the Fight phase, for a unit that has not been selected. */
export const beforeAttacking = (selected: Selected, verbs: readonly Verb[]): readonly Effect[] => [
  beforeShooting(selected, verbs),
  beforeFighting(selected, verbs),
];

const targetsSelected: When = { at: 'targets-selected', edge: 'after', of: unit('theirs') };
const targeted = state('targeted-by-subject', 'it');

/** In the opponent's Shooting phase, once an enemy has selected this unit as a target. */
export const onceShotAt = ({ cost, keywords, where }: Selected, verbs: readonly Verb[]): Effect => ({
  ...offered(targetsSelected, cost, keywords, allOf(where, targeted), verbs),
  if: state('shooting-phase', 'theirs'),
});

/** In either player's Fight phase, once an enemy has selected this unit as a target. */
export const onceFought = ({ cost, keywords, where }: Selected, verbs: readonly Verb[]): Effect => ({
  ...offered(targetsSelected, cost, keywords, allOf(where, targeted), verbs),
  if: some(state('fight-phase', 'mine'), state('fight-phase', 'theirs')),
});

/** In the opponent's Shooting phase or the Fight phase, once an enemy has selected this unit as a target. */
export const onceTargeted = ({ cost, keywords, where }: Selected, verbs: readonly Verb[]): Effect => ({
  ...offered(targetsSelected, cost, keywords, allOf(where, targeted), verbs),
  if: some(state('shooting-phase', 'theirs'), state('fight-phase', 'mine'), state('fight-phase', 'theirs')),
});
