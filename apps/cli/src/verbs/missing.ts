import { type Issue, issue } from '@umpire/kernel';
import type { Missing } from '@umpire/w40k';
import type { UnitsAsked } from '../services.js';
import { isRoll } from './unit-flags.js';

interface Field {
  readonly question: string;
  /** How it is said on the command line. */
  readonly flag: (side: Missing['side']) => string;
  /** What the answer has to look like; nothing is wrong where it returns nothing. */
  readonly wrong: (text: string) => string | undefined;
}

const number = (text: string): string | undefined =>
  /^[1-9]\d{0,2}$/.test(text) ? undefined : 'A whole number, 1 or more.';
const roll = (text: string): string | undefined => (isRoll(text) ? undefined : '2+ to 6+, or none.');
const anything = (): undefined => undefined;

const FIELDS: Readonly<Record<Missing['field'], Field>> = {
  toughness: { question: 'Toughness?', flag: () => '--toughness N', wrong: number },
  save: { question: 'Save?', flag: () => '--save 3+', wrong: roll },
  wounds: { question: 'Wounds of a model?', flag: () => '--wounds N', wrong: number },
  models: {
    question: 'How many models?',
    flag: (side) => (side === 'attacker' ? '--models N' : '--target-models N'),
    wrong: number,
  },
  weapon: { question: 'Which weapons?', flag: () => '--weapon NAME', wrong: anything },
  skill: { question: 'Hits on?', flag: () => '--skill 3+', wrong: roll },
  strength: { question: 'Strength of its bearer?', flag: () => 'a page or scenario that says it', wrong: number },
  attacks: { question: 'Attacks of its bearer?', flag: () => 'a page or scenario that says it', wrong: number },
};

/** What is missing and how to say it. */
export function missingIssue({ field, of, side, among = [] }: Missing): Issue {
  const { question, flag } = FIELDS[field];
  const hint = among.length === 0 && field === 'weapon' ? 'nothing is known of its weapons: --page FILE' : flag(side);
  return issue('field-missing', `${of}: ${question}`, { hint, ...(among.length === 0 ? {} : { near: among }) });
}

type Ask = (question: string) => Promise<string | undefined>;

/** Asks until the answer can be one; nothing where the person has gone. */
export async function askFor(
  { field, of, among = [] }: Missing,
  ask: Ask,
  say: (text: string) => void,
): Promise<string | undefined> {
  if (field === 'strength' || field === 'attacks' || (field === 'weapon' && among.length === 0)) return undefined;
  const { question, wrong } = FIELDS[field];
  for (const [i, name] of among.entries()) say(`  ${i + 1}  ${name}\n`);
  for (;;) {
    const said = (await ask(`${of}: ${question} `))?.trim();
    if (said === undefined) return undefined;
    const problem = said === '' ? 'An answer is needed.' : wrong(said);
    if (problem === undefined) return said;
    say(`  ${problem}\n`);
  }
}

/** The choices with one answer more. */
export function answered(asked: UnitsAsked, { field, side, among = [] }: Missing, said: string): UnitsAsked {
  const { attacker, target } = asked;
  switch (field) {
    case 'toughness':
    case 'wounds':
      return { ...asked, target: { ...target, statline: { ...target.statline, [field]: Number(said) } } };
    case 'save':
      return { ...asked, target: { ...target, statline: { ...target.statline, save: said } } };
    case 'models':
      return side === 'attacker'
        ? { ...asked, attacker: { ...attacker, models: Number(said) } }
        : { ...asked, target: { ...target, models: Number(said) } };
    case 'skill':
      return { ...asked, attacker: { ...attacker, skill: said } };
    default:
      return {
        ...asked,
        attacker: { ...attacker, weapons: [...kept(attacker.weapons, among), ...named(said, among)] },
      };
  }
}

/** `1, 3` of the list, or names. */
const named = (said: string, among: readonly string[]): string[] =>
  said
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => among[Number(part) - 1] ?? part);

/** A weapon named without its mode gives way to the mode chosen. */
const kept = (weapons: readonly string[] = [], among: readonly string[]): readonly string[] =>
  weapons.filter((name) => !among.some((mode) => mode.toLowerCase().startsWith(name.toLowerCase())));
