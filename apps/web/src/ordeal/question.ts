import type { Overlay, QuestionForm } from '@umpire/rules';

/** So many stands of a unit. */
export interface Stands {
  readonly key: string;
  readonly sheet: string;
  readonly stands: number;
}

/** What a person has put together of a form. */
export interface Question {
  readonly phase: string;
  readonly attackers: readonly Stands[];
  readonly groups: readonly Stands[];
  readonly on: readonly string[];
  /** By choice, the option that is not the first. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
}

let made = 0;
export const standsOf = (sheet: string, stands: number): Stands => ({ key: `s${++made}`, sheet, stands });

export const firstQuestion = ({ first }: QuestionForm): Question => ({
  phase: first.phase,
  attackers: first.attackers.map(({ sheet, stands }) => standsOf(sheet, stands)),
  groups: first.groups.map(({ sheet, stands }) => standsOf(sheet, stands)),
  on: [],
  chosen: {},
  numbers: {},
});

/** What a part of the form asks in a phase. */
export const asksIn = ({ phase: own }: { readonly phase?: string }, phase: string): boolean =>
  own === undefined || own === phase;

const isObject = (value: unknown): value is Overlay =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects are merged, lists joined, all else put in place. */
export function laid(under: Overlay, over: Overlay): Overlay {
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const before = merged[key];
    if (isObject(before) && isObject(value)) merged[key] = laid(before, value);
    else if (Array.isArray(before) && Array.isArray(value)) merged[key] = [...before, ...value];
    else merged[key] = value;
  }
  return merged;
}

const at = (path: readonly string[], value: unknown): Overlay =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Overlay;

/** Everything that a question says beside who fights whom. */
function saidIn({ switches, choices, numbers }: QuestionForm, question: Question): Overlay {
  const { phase, on, chosen } = question;
  const overlays = [
    ...switches.filter((one) => asksIn(one, phase) && on.includes(one.id)).map(({ overlay }) => overlay),
    ...choices
      .filter((one) => asksIn(one, phase))
      .flatMap(({ id, options }) => options.filter((option) => option.id === chosen[id]).map(({ overlay }) => overlay)),
    ...numbers.flatMap(({ id, path }) => {
      const value = question.numbers[id];
      return value === undefined ? [] : [at(path, value)];
    }),
  ];
  return overlays.reduce(laid, {});
}

const plain = ({ sheet, stands }: Stands): Overlay => ({ sheet, stands });

export const scenarioOf = (form: QuestionForm, edition: string, question: Question): Overlay => ({
  edition,
  phase: question.phase,
  attackers: question.attackers.map(plain),
  target: { groups: question.groups.map(plain) },
  ...saidIn(form, question),
});

/** Each unit of one army that has a part in this phase at each of another, as many as usual, under what the question says. */
export function pairsOf(
  form: QuestionForm,
  edition: string,
  question: Question,
  [attackers, targets]: readonly [attackers: string, targets: string],
): Overlay {
  const of = (army: string): QuestionForm['units'] => form.units.filter((unit) => unit.of.en === army);
  const armed = of(attackers).filter(({ shoots }) => question.phase !== 'shooting' || shoots);
  return {
    edition,
    phase: question.phase,
    attackers: armed.map(({ id, usual }) => ({ sheet: id, stands: usual })),
    targets: of(targets).map(({ id, usual }) => ({ groups: [{ sheet: id, stands: usual }] })),
    ...saidIn(form, question),
  };
}

/** What is not in force, and the question with it. */
export interface Candidate {
  readonly id: string;
  readonly name: { readonly fr: string; readonly en: string };
  readonly question: Question;
}

export function candidatesOf({ switches, choices }: QuestionForm, question: Question): readonly Candidate[] {
  const { phase, on, chosen } = question;
  return [
    ...switches
      .filter((one) => asksIn(one, phase) && !on.includes(one.id))
      .map(({ id, name }) => ({ id, name, question: { ...question, on: [...on, id] } })),
    ...choices
      .filter((one) => asksIn(one, phase))
      .flatMap(({ id, options }) =>
        options
          .filter((option) => option.id !== (chosen[id] ?? options[0]?.id))
          .map((option) => ({
            id: `${id}=${option.id}`,
            name: option.name,
            question: { ...question, chosen: { ...chosen, [id]: option.id } },
          })),
      ),
  ];
}
