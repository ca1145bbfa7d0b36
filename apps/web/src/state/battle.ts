import type { Issue } from '@umpire/kernel';
import type { Placing, Reply, SceneUnit } from '@umpire/rules';
import type { Happened } from '@umpire/views';
import { type Remote, wrap } from 'comlink';
import { create } from 'zustand';
import type { Setting } from '../battle/games.js';
import type { Judged, Outcome, Question, Told, Wanted } from '../battle/told.js';
import type { BattleDesk } from '../battle/worker.js';

const SAVED = 'umpire-battle';

interface BattleState {
  readonly settings: readonly Setting[];
  readonly told: Told | undefined;
  readonly happened: readonly Happened[];
  /** The unit that is looked at. */
  readonly chosen: string | undefined;
  /** Where models would be let go, and what the rules say to it. */
  readonly placing: Placing | undefined;
  readonly judged: Judged | undefined;
  readonly issues: readonly Issue[];
  readonly isBusy: boolean;
}

const fresh: BattleState = {
  settings: [],
  told: undefined,
  happened: [],
  chosen: undefined,
  placing: undefined,
  judged: undefined,
  issues: [],
  isBusy: false,
};

export const useBattle = create<BattleState>()(() => fresh);

let started: Remote<BattleDesk> | undefined;

function desk(): Remote<BattleDesk> {
  started ??= wrap<BattleDesk>(
    new Worker(new URL('../battle/worker.ts', import.meta.url), { type: 'module', name: 'battle' }),
  );
  return started;
}

/** The battle that was left unfinished on this device, if any. */
export function savedBattle(): string | undefined {
  try {
    return localStorage.getItem(SAVED) ?? undefined;
  } catch {
    return undefined;
  }
}

export async function learnSettings(): Promise<void> {
  if (useBattle.getState().settings.length === 0) useBattle.setState({ settings: await desk().settings() });
}

export const startBattle = (wanted: Wanted): Promise<void> => take(desk().start(wanted));
export const openBattle = (log: string): Promise<void> => take(desk().open(log));
export const battleFile = (): Promise<string> => desk().file();
export const answer = (question: Question, reply: Reply): Promise<void> =>
  take(desk().answer(question.seat, question.id, reply));
export const fillIn = (question: Question, filled: Readonly<Record<string, string>>): Promise<void> =>
  take(desk().fill(question.seat, question.id, filled));
export const undo = (question: Question): Promise<void> => take(desk().undo(question.seat));

export function leaveBattle(): void {
  asked++;
  useBattle.setState({ ...fresh, settings: useBattle.getState().settings });
}

/** Counts what was asked: an answer to a battle that was left is not shown. */
let asked = 0;

async function take(coming: Promise<Outcome>): Promise<void> {
  const mine = ++asked;
  useBattle.setState({ isBusy: true, issues: [] });
  const outcome = await coming;
  if (mine !== asked) return;
  if (!outcome.ok) {
    useBattle.setState({ issues: outcome.issues, isBusy: false });
    return;
  }
  // what is shown has been kept
  await save();
  if (mine !== asked) return;
  show(outcome.told);
  if (!outcome.told.isOver && outcome.told.questions.length === 0) await take(desk().go());
}

/** A question about one unit looks at it, and begins with where the engine would put it. */
function show(told: Told): void {
  const [question] = told.questions;
  useBattle.setState(({ happened, chosen }) => ({
    told,
    happened: told.isAnew ? told.happened : [...happened, ...told.happened],
    chosen: question?.about[0] ?? chosen,
    placing: undefined,
    judged: undefined,
    isBusy: false,
  }));
}

async function save(): Promise<void> {
  const log = await battleFile();
  try {
    localStorage.setItem(SAVED, log);
  } catch {
    // a full store keeps nothing; the battle goes on, and its file can be saved
  }
}

let asking = 0;

/** Models let go: drawn at once, judged as soon as the rules have spoken. */
export async function letGo(question: Question, placing: Placing): Promise<void> {
  useBattle.setState({ placing, judged: undefined });
  const mine = ++asking;
  const judged = await desk().judge(question.seat, question.id, placing);
  if (mine === asking) useBattle.setState({ judged });
}

export const putBack = (): void => useBattle.setState({ placing: undefined, judged: undefined });
export const look = (unit: SceneUnit | undefined): void => useBattle.setState({ chosen: unit?.ref });
