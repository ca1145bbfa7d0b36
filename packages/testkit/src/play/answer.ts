import type { Frame, Question } from '@umpire/dice';
import type { Answer } from '../case.js';
import { blowOf, stepOf } from './at-work.js';
import type { Choosing } from './play.js';
import { printAnswer } from './script.js';

type Taken = readonly number[];

/** The case's answer to a question, if it has one: the first of its answers that is legal. Those before it are refused. */
export function answerOf(choosing: Choosing, frame: Frame, question: Question): Taken | undefined {
  if (question.rule === 'command-re-roll') return commandReroll(choosing, frame, question);
  const [name, read] = readerOf(choosing, frame, question);
  const answers = choosing.script.answers(name);
  for (let answer = answers.shift(); answer !== undefined; answer = answers.shift()) {
    const taken = read(question, answer);
    if (taken) return taken;
    choosing.script.refuse(printAnswer(answer), ruleOf[name] ?? name);
  }
  return undefined;
}

type Reader = (question: Question, answer: Answer) => Taken | undefined;

/** The rule that an answer breaks when it is not among the options. */
const ruleOf: Readonly<Record<string, string>> = { 'allocate-to': 'allocation-order' };

function readerOf({ table, own }: Choosing, frame: Frame, { rule }: Question): [string, Reader] {
  if (rule.endsWith(' re-roll')) return [`re-roll-${plural[rule.split(' ')[0] ?? ''] ?? ''}`, facesAgain];
  if (rule !== 'allocation') return [rule, byKey];
  const blow = blowOf(table, frame);
  if (blow?.discipline === 'lowest-first') return ['allocation-order', wholeOrder];
  if (own) return ['hazard-on', firstGroup];
  return [blow?.save ? 'allocate-to' : 'mortal-wounds-on', firstGroup];
}

const plural: Readonly<Record<string, string>> = {
  hit: 'hits',
  wound: 'wounds',
  save: 'saves',
  damage: 'damage',
  attacks: 'attacks',
};

const one = ({ options }: Question, at: number): Taken | undefined =>
  at < 0 ? undefined : options.map((_, i) => (i === at ? 1 : 0));

/** A branch for all dice, or so many for each: `wound`, `{ wound: 1, roll: 2 }`; a group by its name. */
function byKey(question: Question, answer: Answer): Taken | undefined {
  const { options, min } = question;
  if (typeof answer === 'object' && !Array.isArray(answer)) {
    const counts = answer as Readonly<Record<string, number>>;
    return options.map(({ key }) => counts[key] ?? 0);
  }
  const at = options.findIndex(({ key }) => key.toLowerCase() === String(answer).toLowerCase());
  return min > 1 && at >= 0 ? options.map((_, i) => (i === at ? min : 0)) : one(question, at);
}

const wholeOrder: Reader = (question, answer) =>
  one(
    question,
    question.options.findIndex(({ key }) => key === (Array.isArray(answer) ? answer.join(' > ') : answer)),
  );

const firstGroup: Reader = (question, answer) =>
  one(
    question,
    question.options.findIndex(({ key }) => key.split(' > ')[0] === answer),
  );

/** The faces thrown again, each once for every die that shows it. */
function facesAgain({ options }: Question, answer: Answer): Taken | undefined {
  const wanted = Array.isArray(answer) ? answer.map(Number) : [Number(answer)];
  const taken = options.map(() => 0);
  for (const face of wanted) {
    const at = options.findIndex(({ key, most }, i) => faceOf(key) === face && taken[i]! < most);
    if (at < 0) return undefined;
    taken[at]!++;
  }
  return taken;
}

/** The sum shown by `kind:faces`. */
const faceOf = (key: string): number =>
  (key.split(':')[1] ?? '')
    .split('+')
    .map(Number)
    .reduce((a, b) => a + b, 0);

/** `hit 5`: one die of that step that shows that face. Other steps leave the answer for later. */
function commandReroll({ table, script }: Choosing, frame: Frame, question: Question): Taken | undefined {
  const answers = script.answers('command-re-roll');
  const at = answers.findIndex((answer) => {
    const [, step, face] = /^(.+) (\d+)$/.exec(String(answer)) ?? [];
    return step === stepOf(table, frame) && optionOf(question, Number(face)) >= 0;
  });
  const answer = answers[at];
  if (answer === undefined) return undefined;
  answers.splice(at, 1);
  return one(question, optionOf(question, Number(/\d+$/.exec(String(answer))?.[0])));
}

const optionOf = ({ options }: Question, face: number): number =>
  options.findIndex(({ key }) => {
    const parts = key.split(':');
    const single = Number(parts.at(-1));
    return single === face || (single === 0 && faceOf(key) === face);
  });
