import { type Answer, headlineOf, type Promised, type Voice } from '@umpire/views';

/** One thing that a player takes from an answer at a glance. */
export interface Told {
  readonly label: string;
  readonly what: string;
  readonly chance: string;
  readonly share: number;
}

export const chanceIn = (answer: Answer, { figures }: Voice): ((share: number) => string) =>
  answer.exact ? figures.chance : (share) => figures.sampled(share, answer.trials);

/** What to count on, what to hope for and the chance of all, in the words and the order of the terminal. */
export function promisesOf(answer: Answer, voice: Voice): readonly Told[] {
  const { say, figures } = voice;
  const chance = chanceIn(answer, voice);
  const head = headlineOf(answer);
  const what = ({ n, all }: Promised): string => {
    const shown = figures.count(n);
    if (all) return say.allOf(shown);
    return head.counted === 'wounds' ? say.wounds({ value: n, text: shown }) : shown;
  };
  const told = (label: string, promise: Promised | undefined): Told[] =>
    promise === undefined
      ? []
      : [{ label, what: what(promise), chance: chance(promise.chance), share: promise.chance }];
  const promises = [
    ...told(say.countOn, head.countOn),
    ...told(say.hopeFor, head.hopeFor),
    ...(head.atLeastOne === undefined
      ? []
      : [{ label: say.atLeastOne, what: '', chance: chance(head.atLeastOne), share: head.atLeastOne }]),
  ];
  const whole = { what: '', chance: chance(head.destroyed), share: head.destroyed };
  if (head.single) return [{ label: say.destroysIt, ...whole }, ...promises];
  const said = head.countOn?.all === true || head.hopeFor?.all === true || head.destroyed === 0;
  const all = said ? [] : [{ label: allOf(answer, voice), ...whole }];
  return [...promises, ...all, ...leadersOf(answer, voice)];
}

/** A leader, and whoever else stands behind the first group, has a line of its own. */
function leadersOf(answer: Answer, voice: Voice): Told[] {
  if (!answer.exact) return [];
  const chance = chanceIn(answer, voice);
  return answer.groups
    .slice(1)
    .map(({ name, destroyed }) => ({ label: name, what: '', chance: chance(destroyed), share: destroyed }));
}

function allOf({ modelsDestroyed }: Answer, { say, figures }: Voice): string {
  return say.allOf(figures.count(modelsDestroyed.distribution.findLastIndex((chance) => chance > 0)));
}

/** `Count on 2`: what the switches add to. */
export function firstPromise(answer: Answer, voice: Voice): string {
  const first = promisesOf(answer, voice).find(({ label }) => label !== voice.say.destroysIt);
  return first === undefined ? voice.say.atLeastOne : [first.label, first.what].filter((part) => part !== '').join(' ');
}
