import { type Answer, headlineOf } from '@umpire/views';
import { useStore } from './store.js';

/** What the charts count: as chosen, but wounds where models say too little. */
export function useMeasure(answers: readonly Answer[]): 'models' | 'wounds' {
  const chosen = useStore(({ measure }) => measure);
  return answers.every((answer) => headlineOf(answer).counted === 'wounds') ? 'wounds' : chosen;
}
