import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';

/** The first save that fails does nothing: a limited use, which the standing of the target remembers. */
export const ignoreFirstFailedSave = (source: Citation): AttackRule => ({
  id: 'ignore-first-failed-save',
  name: 'Ignore the first failed save',
  kind: 'ability',
  source,
  summary: 'The first failed save of the unit causes no damage.',
  native: { swallows: 1 },
  inAttack: true,
  stage: 'exact',
});
