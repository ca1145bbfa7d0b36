import type { Citation } from '@umpire/kernel';
import type { AttackRule, Hazard } from '../attack/hooks.js';
import { nativeAbility } from './ability.js';

interface Hazardous extends Hazard {
  readonly source: Citation;
  readonly summary: string;
}

/** Once the unit's attacks are resolved, one roll for each such weapon; a failure hurts its own side. */
export const hazardous = ({ source, summary, ...hazard }: Hazardous): AttackRule =>
  nativeAbility({ id: 'hazardous', name: 'Hazardous', source, summary }, { hazard });
