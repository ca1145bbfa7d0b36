import type { Choice, Forecast, Grounds, Reply, Stakes } from '@umpire/rules';

/** What a player may ask before it answers: what its seat sees, whether a proposal is legal, and what might be proposed. */
export interface Desk {
  readonly seen: () => unknown;
  readonly isLegal: (choice: Choice, reply: Reply) => boolean;
  /** A legal proposal, by chance; undefined where nobody knows one. */
  readonly suggest: (choice: Choice) => unknown;
  /** Any legal proposal, drawn without weighing; undefined where nobody knows one. */
  readonly draw: (choice: Choice) => unknown;
  /** What the game itself would answer, looking no further than this choice; undefined where it has no opinion. */
  readonly advise: (choice: Choice) => Reply | undefined;
  /** Legal proposals worth listing: the targets of a unit. */
  readonly candidates: (choice: Choice) => readonly unknown[];
  readonly forecast: (choice: Choice, proposal: unknown) => readonly Forecast[];
  /** What an offer to throw again stakes. */
  readonly stakes: (choice: Choice, key: string) => Stakes | undefined;
  /** Attacks that an offer leads to, by target; undefined where it leads to none, or dice fall before. */
  readonly opened: (choice: Choice, key: string) => readonly (readonly Forecast[])[] | undefined;
  /** `measured`: what an offer brings, in points, where the odds say so. */
  readonly appraise: (choice: Choice, reply: Reply, measured?: number) => number;
  /** What the worth of a reply rests on. */
  readonly grounds: (choice: Choice, reply: Reply) => readonly Grounds[];
}

/** Why a reply was given. */
export interface Because {
  /** Out of how many that were weighed. */
  readonly of: number;
  /** How many were worth as much as this one, which chance then chose. */
  readonly alike: number;
  /** The attacks that it declares, with what they should do. */
  readonly forecasts: readonly Forecast[];
  /** What its worth rests on, where it declares none. */
  readonly grounds: readonly Grounds[];
}

/** Answers choices for one seat. It gets nothing but choices and what its desk says, as people do. */
export interface Player {
  readonly name: string;
  reply(choice: Choice, desk: Desk): Reply;
  /** Why its last reply; nothing where it weighed nothing. */
  because?(): Because | undefined;
}
