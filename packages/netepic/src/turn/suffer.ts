import { eliteRegeneration } from './elite-dice.js';
import { regenerate, regenerated, takenNow } from './failed-saves.js';
import { woundEvents } from './losses.js';
import type { EpicProcedure } from './play.js';
import type { Resolving } from './resolving.js';
import { sacrificeStep } from './sacrifice.js';

/** From what is about to be lost to what is: regeneration, losses, who goes in an HQ's place. */
export const suffering: EpicProcedure<Resolving>['steps'] = [
  { id: 'regeneration', run: (frame, given, { state }) => regenerate(frame, given, state) },
  { id: 'elite-regeneration', run: (frame, given, { state }) => eliteRegeneration(frame, given, state) },
  { id: 'regenerated', run: (frame, _, { state }) => regenerated(frame, state) },
  { id: 'losses', run: (frame, _, { state }) => ({ events: woundEvents(state, takenNow(frame, state)) }) },
  { id: 'sacrifices', run: (frame, given, { state }) => sacrificeStep(frame, given, state) },
];

/** Hit points about to be lost, whatever costs them: of who does not escape (TRN-3). */
export const suffer: EpicProcedure<Resolving> = { id: 'suffer', steps: suffering };
