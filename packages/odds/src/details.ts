import { reasonsOf } from './because.js';
import { stagesOf } from './stages.js';

/** What an answer says beside its figures: stage by stage what became of the dice, and what each rule changed. */
export const details = { stagesOf, reasonsOf };

export type Details = typeof details;
