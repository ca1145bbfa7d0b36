import {
  Battle,
  type Choice,
  compileGame,
  type Game,
  type Heading,
  oneStep,
  type Procedure,
  type Reply,
  type Trigger,
} from '../src/index.js';

export interface Said {
  readonly kind: 'said';
  readonly word: string;
}
export type Words = string[];

export const say = (word: string): Said => ({ kind: 'said', word });
const heading: Heading = {
  umpire: 1,
  edition: 'words',
  ruleSet: 'sha256:words',
  engine: '0',
  options: {},
  seed: '1',
  seats: { A: {}, B: {} },
};

/** A game whose state is what was said, so that a test reads in which order things happened. */
export function words(
  procedures: readonly Procedure<Words, Said>[],
  triggers: readonly Trigger<Words>[] = [],
  more: Partial<Game<Words, Said>> = {},
  set: Partial<Heading> = {},
): Battle<Words, Said> {
  const game: Game<Words, Said> = {
    ruleSet: 'sha256:words',
    procedures: [...procedures, speak],
    triggers,
    validators: {},
    begin: () => ({ state: [], call: procedures[0]!.id, with: {} }),
    copy: (state) => [...state],
    apply: (state, { word }) => void state.push(word),
    revert: (state) => void state.pop(),
    active: () => 'A',
    view: (state) => state,
    result: () => ({ score: [0, 0] }),
    ...more,
  };
  return Battle.start(compileGame(game), { ...heading, ...set });
}

const speak = oneStep<Words, Said, { word: string }>('speak', ({ word }) => ({ events: [say(word)] }));
export const step = (id: string) => ({ id, run: () => ({ events: [say(id)] }) });
export const speaks = (
  at: string,
  edge: Trigger<Words>['edge'],
  word: string,
  more: Partial<Trigger<Words>> = {},
  seat: 'A' | 'B' = 'A',
): Trigger<Words> => ({
  rule: word,
  at,
  edge,
  call: 'speak',
  find: () => [{ key: word, seat, about: [], with: { word } }],
  ...more,
});

export function answer(battle: Battle<Words, Said>, reply: Reply): Choice {
  const [choice] = battle.choices;
  const answered = battle.answer(choice!.seat, choice!.id, reply);
  if (!answered.ok) throw new Error(JSON.stringify(answered.error));
  return choice!;
}
