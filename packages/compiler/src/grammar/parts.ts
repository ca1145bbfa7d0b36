import type { Condition, Period, Selector, Value, Verb, When } from '@umpire/effects';
import type { Attack, Deed, Frame, Keywords, Node, Np, Row, Slots } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import type { Struck } from './dice.js';
import type { Standing } from './last-stands.js';

/** What each part of speech means. */
export interface Parts extends Slots {
  readonly sentence: Node;
  readonly clauses: Node;
  readonly clause: Node;
  readonly frame: Frame;
  readonly period: Period;
  readonly np: Np;
  readonly who: Np;
  readonly noun: Sorted;
  readonly side: 'mine' | 'theirs' | 'any';
  readonly kws: Keywords;
  readonly except: Condition;
  readonly posts: readonly Condition[];
  readonly post: Condition;
  readonly relative: Condition;
  readonly pred: Condition;
  readonly cond: Condition;
  readonly conds: Condition;
  readonly attack: Attack;
  readonly attackdo: Attack;
  readonly aimed: Attack;
  readonly wpn: Attack;
  readonly sort: Attack['sort'];
  readonly tags: readonly Verb[];
  readonly chars: readonly string[];
  readonly char: string;
  readonly modchars: readonly string[];
  readonly amount: Value;
  readonly small: number;
  readonly far: Value;
  readonly whens: { readonly when: When; readonly if?: Condition; readonly also?: readonly When[] };
  readonly phase: string;
  readonly phases: readonly { readonly at: string; readonly turn?: 'mine' | 'theirs' }[];
  readonly turns: { readonly turn?: 'mine' | 'theirs' };
  readonly roll: string;
  readonly rolls: readonly string[];
  readonly reroll: readonly string[];
  readonly target: Np;
  readonly plus1: number;
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly moves: readonly string[];
  readonly move: string;
  readonly rules: readonly string[];
  readonly choice: Np;
  readonly abilities: readonly Verb[];
  readonly gift: readonly Verb[];
  readonly gifts: readonly Verb[];
  readonly limit: Frame;
  readonly event: Frame;
  readonly stand: Frame;
  readonly step: When;
  readonly marker: Condition;
  readonly eligible: readonly string[];
  readonly modlist: readonly string[];
  readonly pluses: readonly Plus[];
  readonly many: Value;
  readonly each: Value;
  readonly movekind: string;
  readonly movelist: readonly string[];
  readonly obstacles: readonly string[];
  readonly places: readonly Condition[];
  readonly place: Condition;
  readonly at: Condition;
  readonly area: Condition;
  readonly held: Condition;
  readonly holder: 'own' | 'enemy';
  readonly some: true;
  readonly whose: true;
  readonly shots: { readonly name?: string; readonly bearer?: true; readonly melee?: true };
  readonly struck: Condition;
  /** Whose attacks did it. */
  readonly result: { readonly by: 'subject' | 'self'; readonly melee?: true };
  readonly stratagems: readonly string[];
  readonly adj: Condition;
  readonly exceptitem: Condition;
  readonly excepts: readonly Condition[];
  readonly again: true;
  readonly already: true;
  readonly taken: true;
  readonly most: number;
  readonly left: Value | 'full';
  readonly mine: true;
  readonly stays: true;
  readonly acts: Deed;
  readonly acted: true;
  readonly done2: true;
  readonly standing: Standing;
  readonly play: true;
  readonly hurdle: string;
  readonly which: true;
  readonly whatever: true;
  readonly named: string;
  readonly bearer: Np;
  readonly who2: 'mine' | 'theirs';
  readonly bycause: true;
  readonly oneroll: readonly string[];
  readonly onerolls: { readonly rolls: readonly string[]; readonly all?: boolean };
  readonly doing: Node;
  readonly doings: Node;
  readonly barred: readonly string[];
  readonly anymods: true;
  readonly unitmods: readonly string[];
  readonly andor: true;
  readonly wdoing: Node;
  readonly delta: readonly Verb[];
  readonly proviso: true;
  readonly atthem: Np;
  readonly perch: true;
  readonly nearer: true;
  readonly fell: true;
  readonly past: readonly string[];
  readonly inwhich: readonly string[];
  readonly creep: readonly string[];
  readonly goal: string;
  readonly heading: string;
  readonly bound: string;
  readonly pretend: string;
  readonly price: true;
  readonly usage: true;
  readonly howoften: 'phase' | 'turn' | 'round' | 'battle';
  readonly hitdie: number;
  readonly wounddie: number;
  readonly only6: true;
  readonly unaltered: true;
  readonly theirs: Value;
  readonly ours: Value;
  readonly than: '>' | '<' | '>=' | '<=' | '=';
  readonly from: string;
  readonly recent: true;
  readonly arrived: string;
  readonly thereby: number;
  readonly fallen: true;
  readonly deed: Deed;
  readonly spent: true;
  readonly gone: true;
  readonly purpose: Np;
  readonly roundno: true;
  readonly using: true;
  readonly closing: true;
  readonly ride: true;
  readonly penalty: true;
  readonly cause: Condition;
  readonly use: { readonly np: Np; readonly title: string };
  readonly resolving: true;
  readonly scored: number;
  readonly targeting: Attack;
  readonly objective: true;
  readonly despite: true;
  readonly edges: true;
  readonly holding: true;
  readonly edgeof: When;
  readonly touched: true;
  readonly often: 'phase' | 'turn' | 'round' | 'battle';
  readonly these: readonly string[];
  readonly inphase: true;
  readonly passing: true;
  readonly ending: true;
  readonly aside: true;
  readonly asides: true;
  readonly carrier: true;
  readonly moved: 'moving' | 'advancing';
  readonly out: 'moving' | 'advancing' | 'standing';
  readonly ignoring: true;
  readonly pretence: true;
  readonly aimedset: true;
  readonly idle: true;
  readonly dies: { readonly np: Np; readonly melee?: true };
  readonly dying: { readonly np: Np; readonly melee?: true };
  readonly owner: true;
  readonly span: 'phase' | 'turn' | 'round' | 'battle';
  readonly surface: true;
  readonly place2: true;
  readonly spot: Condition;
  readonly tests: true;
  readonly kinds: readonly string[];
  readonly tested: { readonly np: Np; readonly kinds: readonly string[] };
  readonly above: true;
  readonly others: Keywords;
  readonly listed: true;
  readonly hosts: Keywords;
  readonly joined: Keywords;
  readonly joining: Keywords;
  readonly ours2: true;
  readonly company: Keywords;
  readonly led: true;
  readonly strength: true;
  readonly ghost: true;
  readonly travel: readonly string[];
  readonly cap: number;
  readonly strikes: Struck;
  readonly early: true;
  readonly failing: true;
  readonly so: true;
  readonly having: Node;
  readonly havings: Node;
  readonly strwhen: WhenSaid;
  readonly strtarget: Target;
  readonly selector: Selector;
  readonly othermuch: { readonly amount: Value; readonly conds: Condition };
  readonly lost: true;
  readonly mover: true;
  readonly failed: true;
  readonly passed: true;
  readonly source2: true;
  readonly twice: true;
  readonly thing: true;
  readonly bearers: true;
  readonly section: string;
  readonly decree: true;
  readonly reach: Value;
  readonly titles: readonly string[];
  readonly toolist: Np;
  readonly notthere: true;
  readonly pickone: true;
  readonly tagsof: readonly (readonly Verb[])[];
  readonly back: true;
  readonly nextstep: true;
  readonly how2: true;
  readonly uncounted: true;
  readonly normally: true;
  readonly early2: true;
  readonly asmoved: true;
  readonly unable: true;
  readonly transit: Condition;
  readonly fired: Np;
  readonly instead2: true;
  readonly evenif: true;
  readonly titled: readonly string[];
  readonly aimedat: true;
  readonly resolve2: true;
  readonly bonus: true;
  readonly heldby: string;
  readonly owned: true;
  readonly sight: true;
  readonly types: readonly string[];
  readonly suchone: true;
  readonly otherfree: true;
  readonly theengaged: true;
  readonly anewstrength: true;
  readonly oneshot: true;
  readonly upright: Np;
  readonly testroll: true;
  readonly firing: true;
  readonly synapse: true;
  readonly aiming: Frame;
  readonly blast: { readonly far: Value; readonly side?: 'mine' | 'theirs' | 'any'; readonly kws?: Keywords };
  readonly anything: true;
  readonly watching: true;
  readonly needed: number;
  readonly noride: true;
  readonly asif: true;
  readonly aboard2: true;
  readonly drawn: true;
  readonly aboard: Np;
  readonly muster: true;
  readonly butone: Keywords;
  readonly aside2: true;
  readonly boss: Keywords;
  readonly ispart: true;
  readonly grows: true;
  readonly load: readonly Verb[];
  readonly weaponlist: readonly string[];
  readonly unforced: true;
  readonly token: true;
  readonly spentuse: true;
  readonly rode: true;
  readonly lately: Period;
  readonly aimedcharge: true;
  readonly inarmy: true;
  readonly onlyone: true;
  readonly evengiven: true;
  readonly again2: true;
  readonly ofthose: true;
  readonly timesas: number;
  readonly farther: number;
  readonly rolledmove: Np;
}

/** When a stratagem is used: phases, and what happens in them. */
export interface WhenSaid {
  readonly phases: readonly When[];
  readonly event?: Extract<Frame, { when: unknown }>;
}

/** Whom a stratagem is used on: one to choose, or whoever the event was about. */
export type Target =
  | {
      readonly np: Np;
      readonly most?: number;
      readonly least?: number;
      readonly with?: Np;
      readonly ride?: true;
      readonly or?: { readonly np: Np; readonly most: number };
    }
  | { readonly that: true };

/** What is added to a die, and when. */
export interface Plus {
  readonly by: Value;
  readonly if: Condition;
}

export interface Sorted {
  readonly sort: 'unit' | 'model';
}

/** The arguments of a pattern: what each `{slot}` means, or perhaps nothing for `{slot?}`. */
type Captured<Says extends string> = Says extends `${string}{${infer Name}}${infer Rest}`
  ? [
      Name extends `${infer Bare}?`
        ? Bare extends keyof Parts
          ? Parts[Bare] | undefined
          : never
        : Name extends keyof Parts
          ? Parts[Name]
          : never,
      ...Captured<Rest>,
    ]
  : [];

/**
 * One way to say a part of speech. `[x]` may be left out, `(a|b)` is either, `{part}` a slot, `{part?}` one that may stay
 * empty. Words are written in the form that `lemma` gives. A meaning of `undefined` refuses the words.
 */
export function say<Of extends keyof Parts, const Says extends string>(
  of: Of,
  says: Says,
  means: (...slots: Captured<Says>) => Parts[Of] | undefined,
): Rule {
  return { of, says, means: means as Rule['means'] };
}
