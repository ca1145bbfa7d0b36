import { mostOf } from '@umpire/dice';
import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { nativeAbility, numberOf } from './ability.js';

/** 10th and 11th: more attacks for every five models in the target when it was selected. */
export const blastPerFive = (source: Citation): AttackRule =>
  nativeAbility(
    {
      id: 'blast',
      name: 'Blast',
      source,
      summary: 'One attack more (or as many as printed) for every full five models in the target when it was selected.',
    },
    { attacks: (rolled, { models, given }) => rolled + Math.floor(models / 5) * numberOf(given) },
  );

/** 9th: large targets are never missed by much. */
export const blastByMinimum = (source: Citation): AttackRule =>
  nativeAbility(
    {
      id: 'blast',
      name: 'Blast',
      source,
      summary: 'At least three attacks against 6 to 10 models; the maximum, without rolling, against 11 or more.',
    },
    {
      attacks: (rolled, { models, printed }) => {
        if (models >= 11) return mostOf(printed);
        return models >= 6 ? Math.max(3, rolled) : rolled;
      },
    },
  );
