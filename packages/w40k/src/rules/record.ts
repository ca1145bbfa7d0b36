import type { Effect } from '@umpire/effects';
import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';

/** What is printed about a rule, before how far it runs. */
export type Printed = Pick<AttackRule, 'id' | 'name' | 'kind' | 'source' | 'summary' | 'of' | 'cost'>;

/** A rule that a scenario can switch on by name, and whose odds are exact. */
export const exact = (printed: Printed, ...effects: readonly Effect[]): AttackRule => ({
  ...printed,
  effects,
  inAttack: true,
  stage: 'exact',
});

/** A rule that every attack follows already: the sequence carries it out, so that naming it adds nothing. */
export const ground = (printed: Printed): AttackRule => ({ ...printed, effects: [], inAttack: true, stage: 'exact' });

const WAITS = 'waits for the battle';

/** A rule as a value that no driver carries out yet. */
export const compiled = (printed: Printed, ...effects: readonly Effect[]): AttackRule => ({
  ...printed,
  effects,
  stage: 'compiled',
  why: WAITS,
});

const IN_BATTLE = 'battles carry it out; it changes no attack by itself';

/** A rule as a value that a battle carries out, all of it. */
export const carriedOut = (printed: Printed, ...effects: readonly Effect[]): AttackRule => ({
  ...printed,
  effects,
  stage: 'executable',
  why: IN_BATTLE,
});

/** A rule that the steps of a battle follow, and that conformance cases name. */
export const inSteps = (printed: Printed): AttackRule => ({ ...printed, stage: 'tested', why: IN_BATTLE });

/** A rule known by name. */
export const inText = (printed: Printed, why = WAITS): AttackRule => ({ ...printed, stage: 'text', why });

/** A rule that the steps of a battle ask for by its name, and that is no effect. */
export const byName = (printed: Printed, why = 'the steps of a battle ask for it by name'): AttackRule => ({
  ...carriedOut(printed),
  why,
});

export type Row = readonly [id: string, name: string, section: string, summary: string];
type Cite = (section: string, ruling?: string) => Citation;

/** A table of rules of one kind and one document, each made by `make`. */
export const table = (
  kind: Printed['kind'],
  cite: Cite,
  make: (printed: Printed) => AttackRule,
  rows: readonly Row[],
): readonly AttackRule[] =>
  rows.map(([id, name, section, summary]) => make({ id, name, kind, source: cite(section), summary }));
