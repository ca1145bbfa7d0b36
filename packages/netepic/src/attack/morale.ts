import type { StandTraits } from '../abilities/traits.js';

/** 2D6 against the morale value, one better while nothing was lost (MOR-1). */
export const passesMorale = (faces: readonly number[], morale: number, isUnhurt: boolean): boolean =>
  faces.reduce((sum, face) => sum + face, isUnhurt ? 1 : 0) >= morale;

/** Without a value, or fearless, nobody tests (MOR-2). */
export const testsMorale = (morale: number | null, { isFearless }: Pick<StandTraits, 'isFearless'>): morale is number =>
  morale !== null && !isFearless;
