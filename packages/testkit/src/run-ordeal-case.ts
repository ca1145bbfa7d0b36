import { modelsLost, type Played, type Question, type Throw } from '@umpire/dice';
import { kebab } from '@umpire/kernel';
import type { OptionValue, OrdealScenario, OrdealSystem, RuleSet } from '@umpire/rules';
import type { OrdealCase } from './ordeal-case.js';

/** As much of a game as its ordeals need. Methods, so that several games can stand in one list. */
export interface OrdealGame {
  readonly layers: readonly { readonly id: string }[];
  ruleSet(name: string, set?: Readonly<Record<string, OptionValue>>): ReturnType<OrdealSystem['ruleSet']>;
  ordeal(raw: unknown, ruleSet: RuleSet): ReturnType<OrdealSystem['ordeal']>;
}

interface Difference {
  readonly step: string;
  readonly expected: string;
  readonly got: string;
}

/** Plays one ordeal with its dice and answers, and says everything that came otherwise. */
export function runOrdealCase(one: OrdealCase, game: OrdealGame, set: OrdealCase['set'] = {}): readonly Difference[] {
  const rules = game.ruleSet(one.edition, { ...one.set, ...set });
  if (!rules.ok) return rules.error.map(({ message }) => differs('edition', 'a rule set', message));
  const scenario = game.ordeal(one.scenario, rules.value);
  const { issues = [] } = one.expect;
  if (!scenario.ok) {
    const codes = scenario.error.map(({ code }) => code);
    return same('issues', issues, codes);
  }
  if (issues.length > 0) return [differs('issues', issues.join(', '), 'none')];
  const table = new CaseHands(one);
  try {
    const played = scenario.value.ordeal.play(table);
    return [...table.leftOver(), ...compared(one, scenario.value, played, table.refused)];
  } catch (fault) {
    if (!(fault instanceof OutOfDice)) throw fault;
    return [differs(fault.purpose, 'dice for it', `none left for a throw of ${fault.dice}`)];
  }
}

class OutOfDice extends Error {
  readonly purpose: string;
  readonly dice: number;
  constructor(purpose: string, dice: number) {
    super(purpose);
    this.purpose = purpose;
    this.dice = dice;
  }
}

/** Faces by what they are thrown for and answers by rule, used up in order. */
class CaseHands {
  readonly #faces: Map<string, number[]>;
  readonly #answers: Map<string, (string | Readonly<Record<string, number>>)[]>;
  readonly refused: string[] = [];

  constructor({ dice, choices }: OrdealCase) {
    this.#faces = new Map(Object.entries(dice).map(([purpose, faces]) => [kebab(purpose), [...faces]]));
    this.#answers = new Map(Object.entries(choices).map(([rule, answers]) => [kebab(rule), [...answers]]));
  }

  readonly faces = ({ purpose, lots }: Throw): number[][] => {
    const left = this.#faces.get(kebab(purpose)) ?? [];
    return lots.map(({ dice, summed }) => {
      const wanted = dice * summed;
      if (left.length < wanted) throw new OutOfDice(purpose, wanted);
      return left.splice(0, wanted);
    });
  };

  /** An answer that is not legal is refused, and the next one tried. */
  readonly taken = ({ rule, options, min, max }: Question): readonly number[] | undefined => {
    const answers = this.#answers.get(kebab(rule)) ?? [];
    for (let answer = answers.shift(); answer !== undefined; answer = answers.shift()) {
      const wanted = typeof answer === 'string' ? { [answer]: 1 } : answer;
      const taken = options.map(({ key }) => wanted[key] ?? 0);
      const sum = taken.reduce((all, n) => all + n, 0);
      const asked = Object.values(wanted).reduce((all, n) => all + n, 0);
      const isLegal = sum === asked && sum >= min && sum <= max && taken.every((n, i) => n <= (options[i]?.most ?? 0));
      if (isLegal) return taken;
      this.refused.push(rule);
    }
    return undefined;
  };

  leftOver(): Difference[] {
    const faces = [...this.#faces].filter(([, left]) => left.length > 0);
    const answers = [...this.#answers].filter(([, left]) => left.length > 0);
    return [
      ...faces.map(([purpose, left]) => differs(purpose, 'all faces thrown', `left over: ${left.join(', ')}`)),
      ...answers.map(([rule, left]) => differs(rule, 'all answers asked for', `left over: ${left.length}`)),
    ];
  }
}

function compared(
  { expect }: OrdealCase,
  { ordeal, assumed, notModelled }: OrdealScenario,
  { lost, fallen: down, events, told }: Played,
  refused: readonly string[],
): Difference[] {
  const { groups } = ordeal;
  const lostNow = groups.map((group, g) => (lost[g] ?? 0) - group.lost);
  const fallen = groups.map((group, g) => (down[g] ?? 0) - modelsLost(group, group.lost));
  const byGroup = (of: readonly number[]): Readonly<Record<string, number>> =>
    Object.fromEntries(
      [...new Set(groups.map(({ name }) => name))].map((name) => [
        name,
        sumOf(of.filter((_, g) => groups[g]?.name === name)),
      ]),
    );
  const happened = (what: string): number =>
    sumOf(events.filter((event) => event.what === what).map(({ count }) => count));
  return [
    ...counted('lost', expect.lost, lostNow, byGroup),
    ...counted('destroyed', expect.destroyed, fallen, byGroup),
    ...Object.entries(expect.events ?? {}).flatMap(([what, n]) => same(what, n, happened(what))),
    ...Object.entries(expect.told ?? {}).flatMap(([what, n]) => same(what, n, told[what] ?? 'nothing of the kind')),
    ...same('refused', expect.refused ?? [], refused),
    ...(expect.assumed
      ? same(
          'assumed',
          expect.assumed,
          assumed.map(({ code }) => code),
        )
      : []),
    ...(expect.notModelled
      ? same(
          'notModelled',
          expect.notModelled,
          notModelled.map(({ what }) => what),
        )
      : []),
  ];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

function counted(
  step: string,
  wanted: OrdealCase['expect']['lost'],
  got: readonly number[],
  byGroup: (of: readonly number[]) => Readonly<Record<string, number>>,
): Difference[] {
  if (wanted === undefined) return [];
  if (typeof wanted === 'number') return same(step, wanted, sumOf(got));
  const came = byGroup(got);
  return Object.entries(wanted).flatMap(([name, n]) => same(`${step} of ${name}`, n, came[name] ?? 'no such group'));
}

const same = (step: string, wanted: unknown, got: unknown): Difference[] =>
  JSON.stringify(wanted) === JSON.stringify(got) ? [] : [differs(step, show(wanted), show(got))];

const show = (value: unknown): string => (Array.isArray(value) ? value.join(', ') || 'none' : String(value));

const differs = (step: string, expected: string, got: string): Difference => ({ step, expected, got });
