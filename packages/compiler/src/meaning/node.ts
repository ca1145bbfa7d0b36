import type { Condition, GrantedRule, Offer, Period, Selector, Value, Verb, When } from '@umpire/effects';

/*
 * What a sentence means before names are settled. Selectors that start with `?` wait: `?x` for whatever a predicate is
 * said of, `?unit`, `?enemy`, `?model`, `?it` for what was spoken of last, `?attacks` for the attacks of the frame.
 */

export type Sort = 'unit' | 'model' | 'weapon' | 'marker' | 'army';

/** A noun phrase: who, and whether any such one is meant. */
export interface Np {
  readonly who: Selector;
  readonly sort: Sort;
  /** "A", "each", "friendly …": whichever is found. */
  readonly any?: true;
  /** The one model that carries what the text is about. */
  readonly bearer?: true;
  /** "One model in that unit": some one of them. */
  readonly among?: true;
  /** "Every model in that unit". */
  readonly each?: true;
}

/** Which attacks a frame is about. */
export interface Attack {
  readonly sort: 'ranged' | 'melee' | 'any';
  readonly by?: Np;
  readonly at?: Np;
  readonly with?: Selector;
  readonly where?: readonly Condition[];
}

export type Frame =
  | { readonly until: Period }
  /** `lasting`: asked as long as what follows holds, not only when it begins. */
  | { readonly if: Condition; readonly refs?: Refs; readonly lasting?: true; readonly each?: true }
  /** While one found by the search is so, it is what is spoken of. */
  | { readonly about: Np; readonly lasting?: true }
  /** `such`: of those that were spoken of; `narrows`: some of those at hand; `each`: said of each such attack, which ends what was said of others. */
  | { readonly attack: Attack; readonly such?: true; readonly narrows?: true; readonly each?: true }
  /** Of those weapons the ones that have already what was just given. */
  | { readonly already: true }
  | {
      readonly when: When;
      readonly if?: Condition;
      readonly refs?: Refs;
      readonly also?: readonly When[];
      readonly attack?: Attack;
      readonly limit?: NonNullable<Offer['limit']>;
      readonly that?: Np;
    }
  | { readonly limit: NonNullable<Offer['limit']>; readonly refs?: Refs }
  | { readonly may: true }
  /** "If you do", "then": goes on with what was begun. */
  | { readonly then: true }
  | { readonly instead: true }
  /** One of all those of the army that may: so often, whoever does it. */
  | { readonly byArmy: true };

export type Refs = Readonly<Record<string, Selector>>;

export type Node =
  | { readonly frame: Frame; readonly body: Node }
  | { readonly all: readonly Node[] }
  | {
      readonly verbs: readonly Verb[];
      readonly refs?: Refs;
      readonly instead?: true;
      readonly may?: true;
      readonly timeless?: true;
    }
  | {
      /** None: the die that was rolled before. */
      readonly roll?: string;
      readonly each?: Np;
      readonly rows: readonly Row[];
      readonly plus?: readonly { readonly by: Value; readonly if: Condition }[];
    }
  /** A choice among lists of clauses; empty until the list that follows is read. */
  | { readonly menu: readonly (readonly Node[])[]; readonly attack?: Attack }
  /** Abilities of which one is chosen, to be given by what follows. */
  | { readonly options: readonly (readonly Verb[])[] }
  /** Some of the entries of a named list of abilities. */
  | { readonly pick: string; readonly many: number }
  /** What is done where the condition of the last clause does not hold. */
  | { readonly otherwise: Node }
  /** The same for each of those found. */
  | { readonly forEach: Np; readonly body: Node }
  /** What waits for a later step. */
  | { readonly later: When; readonly body: Node }
  /** How often what was said may be used. */
  | { readonly limit: NonNullable<Offer['limit']>; readonly unless?: Condition }
  /** What was offered is not offered then. */
  | { readonly unless: Condition }
  /** A stratagem that may not be used on such a unit. */
  | { readonly bar: Condition }
  /** A stratagem that may only be used then. */
  | { readonly proviso: Condition }
  /** Nobody is affected twice in that time, nor by both this and the ability `beside` it. */
  | { readonly say: 'once-each'; readonly per: Period; readonly beside?: string }
  | { readonly say: 'nothing' }
  /** Abilities that the text names below: who has them, that some are chosen, that those chosen are in force. */
  | { readonly parts: 'given' | 'active' | 'listed'; readonly to?: Np }
  | { readonly parts: 'chosen'; readonly many: number; readonly to?: Np }
  /** None is chosen twice. */
  | { readonly parts: 'spent' }
  /** A number that says what it is by the name of its ability. */
  | { readonly say: 'named-number'; readonly by: number }
  /** What was just changed adds up with no other change of its kind. */
  | { readonly say: 'alone' }
  /** Attacks that are only spoken of, for what follows. */
  | { readonly speak: Attack }
  /** What makes the test that was just asked for harder, for whoever takes it. */
  | { readonly say: 'harder'; readonly by: number; readonly if?: Condition }
  /** Who does not come back. */
  | { readonly say: 'not-returned'; readonly keywords: Keywords }
  /** Whom alone a charge may be declared at. */
  | { readonly say: 'charge-at'; readonly at: Selector }
  /** Who may not make the move that was just offered. */
  | { readonly say: 'unmoved'; readonly if: Condition }
  /** Whoever took a battle-shock test in this phase takes no other. */
  | { readonly say: 'one-test' }
  /** What the dying may still do, if it was said that they stay. */
  | { readonly say: 'last-stand'; readonly deed?: Deed };

export type Deed = 'fight' | 'shoot' | 'shoot-or-fight';

/** A row of a small table of results. */
export interface Row {
  readonly from: number;
  readonly to?: number;
  readonly body: Node;
}

/** Keywords as alternatives, each of which asks for all of its words. */
export type Keywords = readonly (readonly string[])[];

export interface Slots {
  readonly num: number;
  readonly dice: { readonly dice: string };
  readonly inches: number;
  readonly plus: number;
  readonly range: readonly [number, number];
  readonly signed: number;
  readonly tag: readonly GrantedRule[];
  /** Weapons by an ability, whatever its number. */
  readonly wtype: string;
  readonly kw: readonly string[];
  readonly name: string;
  readonly rule: string;
  readonly title: string;
  readonly coined: string;
  readonly notcumulative: true;
}
