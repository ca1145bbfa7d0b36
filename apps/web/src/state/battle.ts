import type { Issue } from '@umpire/kernel';
import type { Faces, Placing, Reply, SceneUnit, Seat, Survey } from '@umpire/rules';
import type { Happened } from '@umpire/views';
import { create } from 'zustand';
import type { Setting } from '../battle/games.js';
import type {
  Asking,
  Judged,
  Level,
  Outcome,
  Question,
  Told,
  ToldMove,
  ToldThrow,
  Wanted,
  Weighed,
} from '../battle/told.js';
import { desk } from './battle-desk.js';
import { confirmsMoves, setHabits, useHabits } from './battle-habits.js';
import { keepBattle, playKept } from './kept-battle.js';

/** How long a program's deed stands before the next, at pace 1, in milliseconds. */
const DEED = 300;

interface BattleState {
  readonly settings: readonly Setting[];
  readonly told: Told | undefined;
  readonly happened: readonly Happened[];
  /** After how many answers each of it had happened. */
  readonly at: readonly number[];
  /** The unit that is looked at. */
  readonly chosen: string | undefined;
  /** Where models would be let go, and what the rules say to it. */
  readonly placing: Placing | undefined;
  readonly judged: Judged | undefined;
  /** The model that is moved by itself. */
  readonly only: string | undefined;
  /** Moves in words for the question that is open, once they were asked for. */
  readonly moves: readonly ToldMove[] | undefined;
  readonly survey: Survey | undefined;
  readonly issues: readonly Issue[];
  readonly isBusy: boolean;
  /** Whether this battle cannot be kept on the device. */
  readonly isUnkept: boolean;
  /** Whether the first battle is being learned: a line tells the next deed. */
  readonly isGuided: boolean;
  /** Whether a place is being typed. */
  readonly isNaming: boolean;
  /** What was done once already. */
  readonly learned: readonly string[];
}

const fresh: BattleState = {
  settings: [],
  told: undefined,
  happened: [],
  at: [],
  chosen: undefined,
  placing: undefined,
  judged: undefined,
  only: undefined,
  moves: undefined,
  survey: undefined,
  issues: [],
  isBusy: false,
  isUnkept: false,
  isGuided: false,
  isNaming: false,
  learned: [],
};

export const useBattle = create<BattleState>()(() => fresh);

export async function learnSettings(): Promise<void> {
  if (useBattle.getState().settings.length === 0) useBattle.setState({ settings: await desk().settings() });
}

export async function startBattle(wanted: Wanted, isGuided = false): Promise<void> {
  playKept();
  await take(desk().start(wanted));
  useBattle.setState({ isGuided });
  await tellHabits();
}

/** Goes on with a battle; `id`: the kept one that it is, where it is not the last. */
export async function openBattle(log: string, id?: string): Promise<void> {
  if (id !== undefined) playKept(id);
  await take(desk().open(log));
  await tellHabits();
}

/** A battle of its own from a point of the replay. */
export async function branchBattle(at: number, players: Readonly<Record<Seat, Level>>): Promise<void> {
  playKept();
  await take(desk().branch(at, players));
  await tellHabits();
}

async function tellHabits(): Promise<void> {
  const { asking, defends } = useHabits.getState();
  for (const [rule, how] of Object.entries(asking)) await desk().asking(rule, how);
  if (defends) for (const seat of peopleOf(useBattle.getState().told)) await desk().defend(seat, true);
}

const peopleOf = (told: Told | undefined): readonly Seat[] =>
  told === undefined ? [] : (['A', 'B'] as const).filter((seat) => told.levels[seat] === 'person');

export const battleFile = (): Promise<string> => desk().file();
export function answer(question: Question, reply: Reply): Promise<void> {
  useBattle.setState(({ learned }) => ({ learned: [...learned, lessonOf(question)] }));
  return take(desk().answer(question.seat, question.id, reply));
}

/** Takes the first way in which a question offers a unit. */
export function pick(question: Question, ref: string): void {
  const option = question.options.find(({ refs }) => refs[0] === ref);
  if (option !== undefined) void answer(question, { pick: [option.key] });
}

/** What one learns by answering it. */
export const lessonOf = ({ kind, shape }: Question): string => shape ?? kind;
export const takeAll = (question: Question, rule: string, key: string): Promise<void> =>
  take(desk().useAll(question.seat, question.id, rule, key));
export const takeQuiet = (seat: Seat, key: string): Promise<void> => take(desk().useQuiet(seat, key));
export const throwDice = ({ seat, id }: ToldThrow, faces?: Faces): Promise<void> =>
  take(desk().throwDice(seat, id, faces));
export const fillIn = (question: Question, filled: Readonly<Record<string, string>>): Promise<void> =>
  take(desk().fill(question.seat, question.id, filled));
export const weigh = (question: Question, filled: Readonly<Record<string, string>>): Promise<Weighed> =>
  desk().weigh(question.seat, question.id, filled);
export const deployForMe = (seat: Seat): Promise<void> => take(desk().deploy(seat));
export const holdDevice = (seat: Seat): Promise<void> => take(desk().hold(seat));

export function undo(): void {
  const { told } = useBattle.getState();
  if (told !== undefined) void take(desk().undo(told.viewer));
}

/** What a rule asks from now on; not this phase passes it at once. */
export async function askOf(question: Question, rule: string, how: Asking): Promise<void> {
  if (how === 'not-this-phase') return answer(question, { pass: true, until: 'phase', rule });
  await askOften(rule, how);
}

/** From now on, in the battle under way and in every other on this device. */
export async function askOften(rule: string, how: Asking): Promise<void> {
  setHabits({ asking: { ...useHabits.getState().asking, [rule]: how } });
  if (useBattle.getState().told !== undefined) await desk().asking(rule, how);
}

export async function defend(isOn: boolean): Promise<void> {
  setHabits({ defends: isOn });
  for (const seat of peopleOf(useBattle.getState().told)) await take(desk().defend(seat, isOn));
}

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
  const { told } = outcome;
  // what a person is shown has been kept; a program's deeds are kept with the next question
  if (!told.goesOn) await keep(told);
  if (mine !== asked) return;
  show(told);
  if (told.goesOn) await goOn(mine);
}

/** Programs act at the pace that is set. */
async function goOn(mine: number): Promise<void> {
  const { pace } = useHabits.getState();
  if (pace !== 'skip') await new Promise((later) => setTimeout(later, DEED / pace));
  if (mine !== asked) return;
  await take(desk().go(useHabits.getState().pace === 'skip' ? 'all' : 'deed'));
}

/** A question about one unit looks at it, and begins with where the engine would put it. */
function show(told: Told): void {
  const [question] = told.questions;
  useBattle.setState(({ happened, at, chosen }) => ({
    told,
    happened: told.isAnew ? told.happened : [...happened, ...told.happened],
    at: told.isAnew ? told.at : [...at, ...told.at],
    chosen: question?.about[0] ?? chosen,
    placing: undefined,
    judged: undefined,
    only: undefined,
    moves: undefined,
    isBusy: false,
  }));
  void see();
}

async function keep({ titles, scene, isOver }: Told): Promise<void> {
  const log = await battleFile();
  try {
    keepBattle({ log, titles, round: scene.round, score: [scene.score.A, scene.score.B], isOver });
    if (useBattle.getState().isUnkept) useBattle.setState({ isUnkept: false });
  } catch {
    // a full store keeps nothing; the battle goes on, and its file can be saved
    useBattle.setState({ isUnkept: true });
  }
}

let judging: Promise<void> | undefined;

/** Models on their way: drawn at once, judged one place after the other, the newest next. */
export function carry(question: Question, placing: Placing): void {
  useBattle.setState({ placing });
  judging ??= judgeNewest(question).finally(() => {
    judging = undefined;
  });
}

async function judgeNewest(question: Question): Promise<void> {
  for (;;) {
    const { placing, told } = useBattle.getState();
    if (placing === undefined || told?.questions[0]?.id !== question.id) return;
    const judged = await desk().judge(question.seat, question.id, placing);
    if (useBattle.getState().placing === undefined) return;
    useBattle.setState({ judged });
    if (useBattle.getState().placing === placing) return;
  }
}

/**
 * Models let go. What is legal counts at once where moves need no confirming, unless it `stays`: a shape or a suggestion is
 * there to be looked at first.
 */
export async function letGo(question: Question, placing: Placing, how: 'counts' | 'stays' = 'counts'): Promise<void> {
  useBattle.setState({ placing, judged: undefined });
  await judging;
  carry(question, placing);
  await judging;
  const { judged, placing: now, isBusy } = useBattle.getState();
  if (
    how === 'counts' &&
    now === placing &&
    judged?.isLegal === true &&
    !isBusy &&
    !confirmsMoves(useHabits.getState())
  )
    confirmMove(question);
}

export function confirmMove(question: Question): void {
  const { judged } = useBattle.getState();
  if (judged?.isLegal === true) void answer(question, { propose: judged.proposal });
}

export const putBack = (): void => useBattle.setState({ placing: undefined, judged: undefined, only: undefined });

export async function findMoves(question: Question): Promise<void> {
  useBattle.setState({ moves: undefined });
  const moves = await desk().moves(question.seat, question.id);
  if (useBattle.getState().told?.questions[0]?.id === question.id) useBattle.setState({ moves });
}

/** Done once it is known what there is to see from it. */
export function look(unit: SceneUnit | undefined): Promise<void> {
  useBattle.setState({ chosen: unit?.ref });
  return see();
}

let seeing = 0;

/** What there is to see from the unit that is looked at. */
async function see(): Promise<void> {
  const { chosen } = useBattle.getState();
  const mine = ++seeing;
  const survey = chosen === undefined ? undefined : await desk().survey(chosen);
  if (mine === seeing) useBattle.setState({ survey });
}
