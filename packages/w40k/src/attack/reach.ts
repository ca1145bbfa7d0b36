import { type Effect, isAttacks, printVerb, type Verb } from '@umpire/effects';
import { type Asking, both, type Held, type Holder, holds, isHolder, isNever, sideOf } from './holds.js';
import type { AttackRule } from './hooks.js';
import { sideOfNative } from './native-side.js';
import type { Scene } from './scene.js';
import { whomHolds } from './whom.js';

/** An effect as a scenario names it: whose, and by which rule. */
export interface InForce {
  readonly rule: string;
  readonly holder: Holder;
  readonly effect: Effect;
}

/** The names that an effect binds to one of the two units: whom its offer is used on, whom it chooses. */
export function namesBoundBy({ when, offer, do: verbs }: Effect, holder: Holder): ReadonlyMap<string, Holder> {
  const other = holder === 'attacker' ? 'target' : 'attacker';
  const chosen = verbs.flatMap((verb) => ('choose' in verb ? [{ as: verb.as, from: verb.choose }] : []));
  const names = [...(offer?.target ? [offer.target] : []), ...chosen].map(({ as, from }): [string, Holder] => [
    as,
    typeof from === 'object' && 'side' in from && from.side === 'theirs' ? other : holder,
  ]);
  const bound = new Map(names);
  // whom its moment is about
  const subject = sideOf(when?.of, { holder, names: bound });
  return isHolder(subject) ? bound.set('subject', subject) : bound;
}

export const askingOf = ({ rule, effect, holder }: InForce, scene: Scene): Asking => ({
  scene,
  rule,
  holder,
  names: namesBoundBy(effect, holder),
});

/** The unit that is given a rule; none where attacks are. */
export function granteeOf(verb: Verb, one: InForce, scene: Scene): Holder | undefined {
  const side = 'for' in verb && !isAttacks(verb.for) ? sideOf(verb.for, askingOf(one, scene)) : undefined;
  return isHolder(side) ? side : undefined;
}

export const isOfUseTo = (unit: Holder | undefined, rule: AttackRule | undefined): boolean =>
  unit === undefined || !rule?.native || sideOfNative(rule) === unit;

/** The verbs of an effect that reach these attacks, with what they wait for. */
export function reachOf(effect: Effect, asking: Asking): { verb: Verb; held: Held }[] {
  const outer = holds(effect.if, asking);
  const found: { verb: Verb; held: Held }[] = [];
  const visit = (verbs: readonly Verb[], held: Held): void => {
    for (const verb of verbs) {
      if ('if' in verb) {
        const inner = holds(verb.if, asking);
        visit(verb.then, both(held, inner));
        visit(verb.else ?? [], (die, read) => held(die, read) && !inner(die, read));
      } else if ('either' in verb) {
        // Nobody said which: the first that reaches these attacks.
        const [first] = verb.either.filter((one) => reachesAny(one, asking));
        if (first) asking.scene.assume('chosen', first.map(printVerb).join(', '), asking.holder);
        visit(first ?? [], held);
      } else {
        // What is suffered at another time is no part of the attack.
        if ('suffer' in verb && effect.when !== undefined) continue;
        const whom = 'for' in verb ? verb.for : 'mark' in verb ? verb.on : undefined;
        const reach = whom === undefined ? held : whomHolds(whom, verb, asking);
        const now = both(held, reach);
        if (!isNever(now)) found.push({ verb, held: now });
      }
    }
  };
  if (!isNever(outer)) visit(effect.do, outer);
  return found;
}

const reachesAny = (verbs: readonly Verb[], asking: Asking): boolean =>
  verbs.some((verb) => !('for' in verb) || !isNever(whomHolds(verb.for, verb, asking)));
