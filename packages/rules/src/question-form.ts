/** A word in the languages of the page. */
export interface Worded {
  readonly fr: string;
  readonly en: string;
}

/** Laid over a scenario: objects are merged, lists joined, all else put in place. */
export type Overlay = Readonly<Record<string, unknown>>;

/** Something that may hold, or not, in a question of one phase, or of any. */
export interface FormSwitch {
  readonly id: string;
  readonly phase?: string;
  readonly name: Worded;
  readonly overlay: Overlay;
}

/** One of several; the first is what holds where nothing is said. */
export interface FormChoice {
  readonly id: string;
  readonly phase?: string;
  readonly name: Worded;
  readonly options: readonly FormSwitch[];
}

/** A whole number, put at a path where it is said. */
export interface FormNumber {
  readonly id: string;
  readonly phase?: string;
  readonly name: Worded;
  readonly path: readonly string[];
  readonly most: number;
}

/** A unit that may stand on either side, and what its name is found under. */
export interface FormUnit {
  readonly id: string;
  readonly name: Worded;
  readonly names: Worded;
  readonly of: Worded;
  /** Shoots at all; who does not is no attacker in `shooting`. */
  readonly shoots: boolean;
  /** How many usually act together. */
  readonly usual: number;
}

/** How a game’s questions of odds are put together: `{ phase, attackers: [{ sheet, stands }], target: { groups } }` and overlays. */
export interface QuestionForm {
  readonly phases: readonly { readonly id: string; readonly name: Worded }[];
  readonly units: readonly FormUnit[];
  readonly switches: readonly FormSwitch[];
  readonly choices: readonly FormChoice[];
  readonly numbers: readonly FormNumber[];
  /** What stands there first. */
  readonly first: {
    readonly phase: string;
    readonly attackers: readonly { readonly sheet: string; readonly stands: number }[];
    readonly groups: readonly { readonly sheet: string; readonly stands: number }[];
  };
}
