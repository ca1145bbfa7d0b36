import type { Played } from './play.js';
import type { Script } from './script.js';

/** Re-rolls that the case asks for and that nobody was offered are refused, each by the rule that stands against it. */
export function refuseRerolls({ spare }: Pick<Played, 'spare'>, script: Script, barredBy: string | undefined): void {
  for (const answer of script.answers('command-re-roll').splice(0)) {
    const [, step = '', face = ''] = /^(.+) (\d+)$/.exec(String(answer)) ?? [];
    const again = spare.again.get(step)?.includes(Number(face)) === true;
    const because = barredBy ?? spare.barred.get(step) ?? (again ? 're-rolls' : 'command-re-roll');
    script.refuse(String(answer), because);
  }
}

/** An order that the case gives and nobody was asked for is refused unless it is the one legal order. */
export function refuseOrders({ offered }: Pick<Played, 'offered'>, script: Script): void {
  if (offered?.length !== 1) return;
  for (const answer of script.answers('allocation-order').splice(0)) {
    const order = Array.isArray(answer) ? answer.join(', ') : String(answer);
    if (order !== offered[0]) script.refuse(order, 'allocation-order');
  }
}

/** Whoever ignores modifiers keeps those that help, and is not asked; a case may still say which. */
export const unasked = ['ignore-modifiers'];
