import type { Issue } from '@umpire/kernel';
import type { Placing, Scene, Seat } from '@umpire/rules';
import { create } from 'zustand';
import type { Wanted, WantedSet } from '../battle/told.js';
import { desk } from './battle-desk.js';

type Stage = Omit<Wanted, 'set' | 'seed'>;

interface SandboxState {
  readonly wanted: Stage | undefined;
  readonly scene: Scene | undefined;
  /** Who stands where; a unit that is not here is not there. */
  readonly placed: Placing;
  /** Wounds lost, by model. */
  readonly lost: Readonly<Record<string, number>>;
  readonly chosen: string | undefined;
  readonly set: Pick<WantedSet, 'round' | 'first' | 'part'> & { readonly points: Readonly<Record<Seat, number>> };
  readonly issues: readonly Issue[];
}

const fresh: SandboxState = {
  wanted: undefined,
  scene: undefined,
  placed: {},
  lost: {},
  chosen: undefined,
  set: { round: 2, first: 'A', part: 'shooting', points: { A: 1, B: 1 } },
  issues: [],
};

export const useSandbox = create<SandboxState>()(() => fresh);

/** A table with nobody on it, to be set up by hand. */
export async function stage(wanted: Stage, parts: readonly string[]): Promise<void> {
  const staged = await desk().stage(wanted);
  if (!staged.ok) {
    useSandbox.setState({ issues: staged.issues });
    return;
  }
  const part = parts.find((one) => one === fresh.set.part) ?? parts[0] ?? '';
  useSandbox.setState({ ...fresh, wanted, scene: staged.scene, set: { ...fresh.set, part } });
}

export const closeSandbox = (): void => useSandbox.setState(fresh);

export const placeModels = (where: Placing): void =>
  useSandbox.setState(({ placed }) => ({ placed: { ...placed, ...where } }));

export function takeOff(refs: readonly string[]): void {
  useSandbox.setState(({ placed }) => ({
    placed: Object.fromEntries(Object.entries(placed).filter(([ref]) => !refs.includes(ref))),
  }));
}

/** The table as it was set up, for the battle to begin with. */
export function setOf({ placed, lost, set }: SandboxState): WantedSet {
  const models = Object.entries(placed).map(([ref, at]): readonly [string, WantedSet['models'][string]] => [
    ref,
    { ...at, ...(lost[ref] ? { lost: lost[ref] } : {}) },
  ]);
  return { ...set, models: Object.fromEntries(models) };
}
