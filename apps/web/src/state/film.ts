import type { Issue } from '@umpire/kernel';
import type { Happened } from '@umpire/views';
import { wrap } from 'comlink';
import { create } from 'zustand';
import type { LookedBack } from '../battle/look-back.js';
import type { LookBackWorker } from '../battle/look-back-worker.js';
import type { FilmOutcome, Picture, ToldFilm } from '../battle/told.js';
import { desk } from './battle-desk.js';

interface FilmState {
  /** The file that is looked at. */
  readonly log: string | undefined;
  readonly film: ToldFilm | undefined;
  readonly happened: readonly { readonly at: number; readonly of: readonly Happened[] }[];
  readonly picture: Picture | undefined;
  /** Nothing until it has been worked out. */
  readonly lookedBack: LookedBack | undefined;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly issues: readonly Issue[];
}

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

const fresh: FilmState = {
  log: undefined,
  film: undefined,
  happened: [],
  picture: undefined,
  lookedBack: undefined,
  isPlaying: false,
  speed: 1,
  issues: [],
};

export const useFilm = create<FilmState>()(() => fresh);

let opened = 0;

/** Opens a stored battle: its beginning at once, the rest as it is read and checked. */
export async function watch(log: string): Promise<void> {
  const mine = ++opened;
  useFilm.setState({ ...fresh, log });
  take(await desk().watch(log));
  if (useFilm.getState().film === undefined) return;
  await goTo(0);
  while (mine === opened && useFilm.getState().film?.isDone === false) take(await desk().readOn());
}

function take(outcome: FilmOutcome): void {
  if (!outcome.ok) {
    useFilm.setState({ issues: outcome.issues });
    return;
  }
  const { film } = outcome;
  useFilm.setState(({ happened }) => ({ film, happened: [...happened, ...film.happened] }));
}

/** Works out luck and moments in a worker of their own, so that the replay goes on meanwhile. */
export async function lookBack(): Promise<void> {
  const mine = opened;
  const { log } = useFilm.getState();
  if (log === undefined) return;
  const worker = new Worker(new URL('../battle/look-back-worker.ts', import.meta.url), {
    type: 'module',
    name: 'look-back',
  });
  const lookedBack = await wrap<LookBackWorker>(worker).lookBack(log);
  worker.terminate();
  if (mine === opened) useFilm.setState({ lookedBack });
}

let going = 0;
/** Where one is on the way to: keys come faster than pictures. */
let aim = 0;

export async function goTo(at: number): Promise<void> {
  const mine = ++going;
  aim = Math.max(0, Math.min(at, (useFilm.getState().film?.pictures ?? 1) - 1));
  const picture = await desk().picture(aim);
  if (mine === going && picture !== undefined) useFilm.setState({ picture });
}

const here = (): number => aim;

/** One event on or back. */
export const step = (by: 1 | -1): Promise<void> => goTo(here() + by);

/** To the next activation, or to the one before. */
export function stepActivation(by: 1 | -1): Promise<void> {
  const { activations = [], pictures = 1 } = useFilm.getState().film ?? {};
  const at = here();
  const next = by > 0 ? activations.find((one) => one > at) : activations.findLast((one) => one < at);
  return goTo(next ?? (by > 0 ? pictures - 1 : 0));
}

/** What one event takes at speed 1, in milliseconds. */
const EVENT = 500;
let timer: ReturnType<typeof setInterval> | undefined;

export function play(isOn: boolean): void {
  clearInterval(timer);
  useFilm.setState({ isPlaying: isOn });
  if (!isOn) return;
  timer = setInterval(() => {
    const { film } = useFilm.getState();
    if (film === undefined || here() >= film.pictures - 1) play(false);
    else void step(1);
  }, EVENT / useFilm.getState().speed);
}

export function setSpeed(speed: number): void {
  useFilm.setState({ speed });
  if (useFilm.getState().isPlaying) play(true);
}

export function stopWatching(): void {
  opened++;
  play(false);
  useFilm.setState(fresh);
}
