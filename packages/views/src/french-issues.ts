import type { Issue } from '@umpire/kernel';
import { armyMessages } from './french-messages/armies.js';
import { battleMessages } from './french-messages/battle.js';
import { fileMessages } from './french-messages/files.js';
import { textMessages } from './french-messages/texts.js';

/** What a problem is, in French, by its code: what was found, where, and the nearest names stand beside it. */
export const frenchMessages: Readonly<Record<string, string>> = {
  ...textMessages,
  ...armyMessages,
  ...battleMessages,
  ...fileMessages,
};

/** Advice whose words come round again: numbers and dice that would be right. */
const advice: readonly (readonly [english: RegExp, french: string])[] = (
  [
    ['a number from 1 on, or dice such as (.+)', 'un nombre à partir de 1, ou des dés comme $1'],
    ['a number or dice such as (.+)', 'un nombre ou des dés comme $1'],
    ['(\\S+) to (\\S+), or null for none', '$1 à $2, ou rien'],
    ['(\\S+) to (\\S+), or "N/A" where the weapon hits without a roll', '$1 à $2, ou N/A si l’arme touche sans jet'],
    ['(\\S+), or "N/A" where the weapon needs none', '$1, ou N/A si l’arme n’en demande pas'],
    ['(\\d\\S*) to (\\d\\S*)', '$1 à $2'],
    [
      'a number, or User, \\+2 or x2 for a melee weapon of the ninth edition',
      'un nombre, ou User, +2 ou x2 pour une arme de mêlée de la neuvième édition',
    ],
    ['"shooting" or "fight"', '« shooting » ou « fight »'],
    ['at most (\\d+) dice, and numbers up to (\\d+)', 'au plus $1 dés, et des nombres jusqu’à $2'],
    ['must be at least (\\S+)', 'au moins $1'],
    ['must be at most (\\S+)', 'au plus $1'],
    ['perhaps (.+)', 'peut-être $1'],
    ['leave it out', 'le retirer'],
  ] as const
).map(([english, french]) => [new RegExp(`^${english}$`), french]);

/** A refused move says what was measured and what would do, in micrometres. */
interface Measured {
  readonly measured?: number;
  readonly allowed?: number;
}

const hundredths = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** Micrometres as inches, never rounded onto the limit that they miss. */
function inchesOf(length: number, limit: number): string {
  const round = length > limit ? Math.ceil : Math.floor;
  return `${hundredths.format(round(length / 254) / 100)}″`;
}

const limitsOf = ({ measured, allowed }: Measured): string =>
  measured === undefined || allowed === undefined
    ? ''
    : ` ${inchesOf(measured, allowed)}\u202f; la limite est ${inchesOf(allowed, allowed)}.`;

/** The issue in French: its sentence by its code, advice where there are words for it. A code without words stays as it is. */
export function frenchIssue(issue: Issue & Measured): Issue {
  const message = frenchMessages[issue.code];
  if (message === undefined || issue.english !== undefined) return issue;
  const { hint, ...rest } = issue;
  const found = hint === undefined ? undefined : advice.find(([english]) => english.test(hint));
  return {
    ...rest,
    message: message + limitsOf(issue),
    ...(found === undefined || hint === undefined
      ? {}
      : { hint: hint.replace(found[0], found[1]).replaceAll(' or ', ' ou ') }),
  };
}
