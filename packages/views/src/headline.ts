import type { Answer } from './answer.js';
import { COUNT_ON, destroyedChance, HOPE_FOR, isSingleModel, most, reached, wholeUnit } from './reading.js';
import type { Voice } from './voice.js';

export interface Promised {
  readonly n: number;
  readonly chance: number;
  /** Whether n is the whole unit. */
  readonly all: boolean;
}

/** What a player takes from an answer at a glance. Counted in models, or in wounds where models say too little. */
export interface Headline {
  readonly counted: 'models' | 'wounds';
  readonly single: boolean;
  readonly countOn?: Promised;
  /** Only where it is more than what to count on. */
  readonly hopeFor?: Promised;
  /** The chance of one or more, where there is nothing to hope for. */
  readonly atLeastOne?: number;
  readonly destroyed: number;
}

export function headlineOf(answer: Answer): Headline {
  const single = isSingleModel(answer);
  const counted = single || most(answer.modelsDestroyed.distribution) < 1 ? 'wounds' : 'models';
  const { distribution } = counted === 'models' ? answer.modelsDestroyed : answer.woundsLost;
  const whole = counted === 'models' ? wholeUnit(answer) : undefined;
  const promise = (share: number): Promised | undefined => {
    const found = reached(distribution, share);
    return found === undefined ? undefined : { ...found, all: found.n === whole };
  };
  const countOn = promise(COUNT_ON);
  const hope = promise(HOPE_FOR);
  const hopeFor = hope !== undefined && hope.n > (countOn?.n ?? 0) ? hope : undefined;
  const one = reached(distribution, 0);
  return {
    counted,
    single,
    destroyed: destroyedChance(answer),
    ...(countOn === undefined ? {} : { countOn }),
    ...(hopeFor === undefined ? {} : { hopeFor }),
    ...(hope === undefined && one !== undefined ? { atLeastOne: 1 - (distribution[0] ?? 0) } : {}),
  };
}

/** A chance of this answer: sampled ones never claim certainty. */
export const chanceIn = (answer: Answer, { figures }: Voice): ((share: number) => string) =>
  answer.exact ? figures.chance : (share) => figures.sampled(share, answer.trials);

/** `2`, `all 5`, `4 wounds`: what a promise is about. */
export function promised({ n, all }: Promised, counted: Headline['counted'], { say, figures }: Voice): string {
  const shown = figures.count(n);
  if (all) return say.allOf(shown);
  return counted === 'wounds' ? say.wounds({ value: n, text: shown }) : shown;
}
