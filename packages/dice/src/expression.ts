import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';

/** Dice as printed: `2D6+1` is `{ dice: 2, sides: 6, plus: 1 }`, a plain `3` has no dice. */
export interface DiceExpression {
  readonly dice: number;
  readonly sides: number;
  readonly plus: number;
}

export const constant = (plus: number): DiceExpression => ({ dice: 0, sides: 0, plus });

/** The largest numbers a printed expression may hold; beyond them a file is broken or hostile. */
const MOST_DICE = 100;
const MOST_PLUS = 10_000;

/**
 * Reads `3`, `D6`, `2D6+1`, `D3+3`, `4d6-1`. Errors: `dice-expression` (not of that form) and `dice-expression-range`
 * (more than 100 dice, or a number above 10,000).
 */
export function parseDice(text: string, path?: string): Result<DiceExpression, Issue> {
  const match = /^\s*(?:(\d{0,15})\s*[dD]\s*(3|6|66|\d{1,3}))?\s*(?:([+-])?\s*(\d{1,15}))?\s*$/.exec(text);
  const [, count, sides, sign, number] = match ?? [];
  const wrong =
    !match ||
    (sides === undefined && (number === undefined || sign !== undefined)) ||
    (sides !== undefined && number !== undefined && sign === undefined);
  const where = path === undefined ? {} : { path };
  const hint = 'a number or dice such as 3, D6, 2D6+1 or D3+3';
  if (wrong)
    return fail(
      issue('dice-expression', `"${text.slice(0, 40)}" is not dice`, { ...where, found: text.slice(0, 40), hint }),
    );
  const plus = number === undefined ? 0 : Number(number) * (sign === '-' ? -1 : 1);
  const expression =
    sides === undefined ? constant(plus) : { dice: count ? Number(count) : 1, sides: Number(sides), plus };
  if (
    expression.dice > MOST_DICE ||
    Math.abs(expression.plus) > MOST_PLUS ||
    (expression.dice > 0 && expression.sides < 2)
  ) {
    return fail(
      issue('dice-expression-range', `"${text.slice(0, 40)}" is beyond what can be rolled`, {
        ...where,
        found: text.slice(0, 40),
        hint: `at most ${MOST_DICE} dice, and numbers up to ${MOST_PLUS}`,
      }),
    );
  }
  return ok(expression);
}

/** The inverse of `parseDice`. */
export function printDice({ dice, sides, plus }: DiceExpression): string {
  if (dice === 0) return String(plus);
  const bonus = plus === 0 ? '' : plus > 0 ? `+${plus}` : String(plus);
  return `${dice === 1 ? '' : dice}D${sides}${bonus}`;
}

export const leastOf = ({ dice, plus }: DiceExpression): number => dice + plus;

export const mostOf = ({ dice, sides, plus }: DiceExpression): number => dice * sides + plus;

export const meanOf = ({ dice, sides, plus }: DiceExpression): number => (dice * (sides + 1)) / 2 + plus;
