import type { Issue, Result } from '@umpire/kernel';
import type { Ref } from '../facts.js';
import type { OptionValue } from '../layer.js';
import type { RuleSet } from '../rule-set.js';
import type { Choice, Seat } from './choice.js';
import type { Game, Heading } from './game.js';
import type { Spot } from './scene.js';
import type { Context } from './step.js';

/** An army that ships: its printed name, and what stands in a heading for it. */
export interface ShippedArmy {
  readonly name: string;
  readonly army: unknown;
}

/** A start as anybody sets it up on the board, whatever the game: who is not placed is not there. */
export interface HandSet {
  readonly models: Readonly<Record<Ref, Spot & { readonly facing?: number; readonly lost?: number }>>;
  /** The round that begins. */
  readonly round: number;
  readonly first: Seat;
  /** The part of the round that it begins with, where the game can begin anywhere. */
  readonly part?: string;
  /** What each side may spend. */
  readonly points?: Readonly<Record<Seat, number>>;
}

export interface PrintedRule {
  readonly name: string;
  readonly section?: string;
}

export interface FirstBattle {
  readonly armies: readonly [string, string];
  readonly mission?: string;
}

/** What a game offers around its battles, so that the command line, cases and simulations need not know which game it is. */
export interface BattleSystem<S, E> {
  /** Those with armies to play. */
  readonly editions: () => readonly string[];
  /** Whether the edition that a heading names is one of this game's. */
  readonly plays: (edition: string) => boolean;
  /** The game of a heading: its rule set, armies and mission, all checked. */
  readonly game: (heading: Heading) => Result<Game<S, E>, readonly Issue[]>;
  /** The first two play where none are named. */
  readonly armies: (edition: string) => readonly ShippedArmy[];
  /** Those to choose from; the first is played where none is named. */
  readonly missions: (edition: string) => readonly { readonly id: string; readonly name: string }[];
  /** A small battle to begin with, by the names of its armies. */
  readonly first?: (edition: string) => FirstBattle | undefined;
  readonly ruleSet: (
    edition: string,
    set?: Readonly<Record<string, OptionValue>>,
  ) => Result<RuleSet<unknown, unknown>, readonly Issue[]>;
  /** A rule that battles of the heading speak of, as it is printed: of the rule set, of an army book, or brought by an army. */
  readonly printedRule: (heading: Heading, id: string) => PrintedRule | undefined;
  /** The rules of an army that do not act in battle, by their printed names. Issues: why the army may not be fielded. */
  readonly unplayed?: (edition: string, army: unknown) => Result<readonly string[], readonly Issue[]>;
  /** The parts of a turn or round that a start set up by hand may begin with. */
  readonly parts?: readonly string[];
  /** A start set up by hand in the form of the game's headings. */
  readonly setByHand?: (set: HandSet) => unknown;
  /** How many rounds were begun. */
  readonly rounds: (state: S) => number;
  /** What no table may come to while somebody is asked, for tests: none where all is as it should be. */
  readonly faults?: (context: Context<S>, edition: string) => readonly string[];
  /** What a battle brings, for accounts of what never acts: rules by id, and the datasheets of each unit and model by ref. */
  readonly brings?: (
    state: S,
    edition: string,
  ) => { readonly rules: readonly string[]; readonly sheets: ReadonlyMap<Ref, readonly string[]> };
  /** An event in words; nothing where there is nothing to say. Absent: events are told by the views. */
  readonly tell?: (event: E, state: S) => Told | undefined;
  /** The printed name of what a ref stands for, of a game that tells its events itself. */
  readonly nameOf?: (ref: string, state: S) => Told['text'];
  /** Its own words for what battles are counted in; absent: rounds, and wounds. */
  readonly terms?: Terms;
  /** A case's short way of writing a position, with its two armies. */
  readonly position?: (raw: unknown) => Result<Pick<Heading, 'seats' | 'position' | 'mission'>, readonly Issue[]>;
  /** One fact of the table, by the words a case uses: `A.warriors.1 life`. */
  readonly read?: (state: S, path: string, edition: string) => number | string | boolean | undefined;
  /** A proposal in a case's short words, as the game's validators take it. Absent: as it is written. */
  readonly proposal?: (raw: unknown, choice: Choice, state: S) => unknown;
}

/** Words of a game as it is printed: `Tour`, `PdV`. */
export interface Terms {
  readonly round: Told['text'];
  readonly hitPoints: Told['text'];
}

export interface Told {
  /** 0 heads a round or phase, 1 a line, 2 what belongs to the line before. */
  readonly level: 0 | 1 | 2;
  readonly text: { readonly en: string; readonly fr: string };
}

/** A system whose tables nobody else looks into: it is only ever handed its own, so their types may be forgotten. */
export const sealed = <S, E>(system: BattleSystem<S, E>): BattleSystem<unknown, unknown> =>
  system as unknown as BattleSystem<unknown, unknown>;
