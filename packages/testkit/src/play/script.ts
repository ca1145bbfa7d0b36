import type { Answer, RunnableCase } from '../case.js';

/** Raised where the dice of a case do not fit what is thrown: the case fails there. */
export class ScriptError extends Error {
  readonly step: string;
  readonly expected: string;
  readonly got: string;

  constructor(step: string, expected: string, got: string) {
    super(`${step}: ${expected}, got ${got}`);
    this.step = step;
    this.expected = expected;
    this.got = got;
  }
}

export interface Refusal {
  readonly answer: string;
  readonly because: string;
}

/** The dice and answers of one case, used up as they are asked for. Strict: a face missing or left over fails the case. */
export class Script {
  readonly #faces: Map<string, number[]>;
  readonly #answers: Map<string, Answer[]>;
  readonly refused: Refusal[] = [];

  constructor({ dice, choices }: Pick<RunnableCase, 'dice' | 'choices'>) {
    this.#faces = new Map(dice.map(({ purpose, faces }) => [purpose, [...faces]]));
    this.#answers = new Map(choices.map(({ rule, answers }) => [rule, [...answers]]));
  }

  /** The next faces of a purpose. A die with three sides is given as its D6. */
  faces(purpose: string, dice: number, sides: number): number[] {
    const left = this.#faces.get(purpose) ?? [];
    if (left.length < dice) {
      const given = left.length === 0 ? 'no more dice' : `${left.length} more dice`;
      throw new ScriptError(purpose, given, `a throw of ${dice === 1 ? 'one die' : `${dice} dice`}`);
    }
    return left.splice(0, dice).map((face) => (sides === 3 ? Math.ceil(face / 2) : face));
  }

  /** Answers still to be given for one kind of question, first to last; what is taken out of the list is used up. */
  answers(rule: string): Answer[] {
    return this.#answers.get(rule) ?? [];
  }

  refuse(answer: string, because: string): void {
    this.refused.push({ answer, because });
  }

  /** What the case gives and nobody asked for. */
  leftOver(): readonly { readonly step: string; readonly what: string }[] {
    const faces = [...this.#faces].flatMap(([step, left]) =>
      left.length > 0 ? [{ step, what: `faces left over: ${left.join(', ')}` }] : [],
    );
    const answers = [...this.#answers].flatMap(([step, left]) =>
      left.length > 0 ? [{ step, what: `answers left over: ${left.map(printAnswer).join('; ')}` }] : [],
    );
    return [...faces, ...answers];
  }
}

export const printAnswer = (answer: Answer): string =>
  Array.isArray(answer) ? answer.join(', ') : typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
