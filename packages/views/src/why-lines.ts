import type { Why, Worked } from '@umpire/rules';
import type { Happened } from './battle-report.js';
import type { WhyWords } from './why-words.js';

/** Dice that fell for a number: the first throw, then what was thrown again, and by which rule. */
export interface Fell {
  readonly purpose: string;
  readonly faces: readonly number[];
}

interface Telling {
  readonly say: WhyWords;
  /** A rule as it is printed, with its section. */
  readonly rule: (id: string) => string;
  readonly isRule: (id: string) => boolean;
}

/** The core rule of each roll, by what it is told as. */
const rollRules: Readonly<Record<string, readonly string[]>> = {
  hit: ['hit-roll'],
  wound: ['wound-roll'],
  save: ['save-rolls', 'saving-throw'],
  damage: ['damage-roll'],
  'charge-roll': ['charge-roll', 'charge-move'],
  'advance-roll': ['advance-roll', 'advance-move', 'advance'],
  'battle-shock': ['battle-shock-rolls', 'battle-shock'],
};

/** What made a number, line by line: the roll's own rule, every characteristic with what changed it, rules that acted, dice thrown again. */
export function whyLines(
  roll: string,
  why: readonly Why[],
  fell: readonly Fell[],
  { say, rule, isRule }: Telling,
): readonly string[] {
  const core = [...(rollRules[roll] ?? []), roll].find(isRule);
  const rules = (ids: readonly string[]): string => ids.map(rule).join(', ');
  const again = fell.slice(1).map(({ purpose, faces }) => say.thrownAgain(faces.join(' '), rerollOf(purpose, rule)));
  const lines = why.flatMap(({ of, numbers, acts, again: may }) => [
    ...(of === undefined ? [] : [of]),
    ...numbersTold(numbers, say, rule),
    ...(acts.length > 0 ? [say.acts(rules(acts))] : []),
    ...(may.length > 0 ? [say.again(rules(may))] : []),
  ]);
  return [...new Set([...(core === undefined ? [] : [rule(core)]), ...lines, ...again])];
}

/** The rules that made a number or acted on its dice, by name, for the end of a line. */
export function rulesActing(
  why: readonly Why[],
  fell: readonly Fell[],
  rule: (id: string) => string,
): readonly string[] {
  const thrownAgain = fell.slice(1).flatMap(({ purpose }) => rerollOf(purpose, rule) ?? []);
  const ids = why.flatMap(({ numbers, acts, again }) => [
    ...numbers.flatMap(({ by }) => by.map((one) => one.rule)),
    ...acts,
    ...(fell.length > 1 ? again : []),
  ]);
  return [...new Set([...ids.map(rule), ...thrownAgain])];
}

/** The rule that a throw was made again by, where its purpose names one. */
function rerollOf(purpose: string, rule: (id: string) => string): string | undefined {
  if (purpose.endsWith(' re-roll')) return undefined;
  const by = purpose.split(', ').at(-1);
  return by === undefined ? undefined : rule(by);
}

/** Numbers that nothing changed stand side by side; each of the others has its line. */
function numbersTold(numbers: readonly Worked[], say: WhyWords, rule: (id: string) => string): readonly string[] {
  const plain = numbers.filter(({ by }) => by.length === 0);
  const named = (worked: Worked, value: string): string => `${say.number(worked.what)} ${value}`;
  const side = plain.map((worked) => named(worked, printedAs(worked, worked.to ?? worked.from)));
  return [
    ...(side.length > 0 ? [side.join(' · ')] : []),
    ...numbers
      .filter(({ by }) => by.length > 0)
      .map((worked) => {
        const changes = worked.by.map(({ rule: id, how, by }) => `${rule(id)} ${say.change(how, signed(how, by))}`);
        const printed = isRollModifier(worked.what) ? [] : [say.printed(printedAs(worked, worked.from))];
        const value = worked.to === undefined ? '' : ` ${printedAs(worked, worked.to)}`;
        return say.changed(`${say.number(worked.what)}${value}`, [...printed, ...changes].join(', '));
      }),
  ];
}

/** Every rule that a log may name, by id: those of its events, of its rolls and of their reasons. */
export const rulesTold = (happened: readonly Happened[]): readonly string[] => [...new Set(happened.flatMap(rulesOf))];

function rulesOf(one: Happened): readonly string[] {
  if (one.kind === 'told') return [];
  if (one.kind === 'passes') return one.rule === undefined ? [] : [one.rule];
  if (one.kind === 'dice') {
    const [id = ''] = one.purpose.split(' ');
    const by = one.purpose.split(', ').at(-1) ?? '';
    return [id, by, ...(rollRules[id] ?? [])];
  }
  const why = whyOf(one.say).filter(isWhy);
  const rolls = [one.say.step, one.say.for].flatMap((roll) => rollRules[String(roll)] ?? []);
  return [
    ...(one.rule === undefined ? [] : [one.rule]),
    ...(one.event === 'attack' ? [...rolls, ...(rollRules.save ?? []), ...(rollRules.damage ?? [])] : rolls),
    ...why.flatMap(({ numbers, acts, again }) => [
      ...acts,
      ...again,
      ...numbers.flatMap(({ by }) => by.map(({ rule }) => rule)),
    ]),
  ];
}

const faces = new Set([
  'skill',
  'save',
  'invulnerable-save',
  'feel-no-pain',
  'feel-no-pain-mortal',
  'feel-no-pain-psychic',
  'critical-hit-on',
  'critical-wound-on',
  'leadership',
]);

const isRollModifier = (what: string): boolean => ['hit-roll', 'wound-roll', 'save-roll', 'armour-save'].includes(what);

/** As it is printed: a face with its plus, a modifier with its sign, a penetration below zero. */
function printedAs({ what }: Worked, value: number | string): string {
  if (typeof value === 'string') return value;
  if (faces.has(what)) return `${value}+`;
  return isRollModifier(what) || what === 'armour-penetration' ? sign(value) : `${value}`;
}

const sign = (value: number): string => (value === 0 ? '0' : `${value < 0 ? '−' : '+'}${Math.abs(value)}`);
const signed = (how: string, by: number): string => (how === 'add' ? sign(by) : `${Math.abs(by)}`);

/** What the record of a roll says of its reasons. */
export const whyOf = ({ why }: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(why) ? why : [];

export const isWhy = (value: unknown): value is Why =>
  typeof value === 'object' && value !== null && 'numbers' in value;
