import type { Effect, Offer } from '../effect.js';
import { printPlain } from '../plain/print.js';
import type { Verb } from '../verb.js';
import { isAttacks } from '../whom.js';
import { printCondition, printName, printSelector, printStepOf, printValue, printWhen, words } from './term.js';
import { printVerbs } from './verb.js';

/** Any effect in words: its plain wording where there is one that says whose attacks are meant, else a sentence. */
export const printEffect = (effect: Effect): string =>
  (effect.do.some(isOfSuffered) ? undefined : printPlain(effect)) ?? printSentence(effect);

/** The plain words for what is done to attacks are those for one's own, and only whoever writes them knows which. */
const isOfSuffered = (verb: Verb): boolean => 'for' in verb && isAttacks(verb.for) && verb.for.at !== undefined;

function printSentence({ when, if: condition, offer, do: verbs }: Effect): string {
  const head = [
    ...(when === undefined ? [] : [printWhen(when)]),
    ...(condition === undefined ? [] : [`if ${printCondition(condition)}`]),
    ...(offer === undefined ? [] : [printOffer(offer)]),
  ].join(', ');
  const body = head === '' ? printVerbs(verbs) : `${head}: ${printVerbs(verbs)}`;
  return `${body.charAt(0).toUpperCase()}${body.slice(1)}.`;
}

function printOffer({ cost, limit, target, despite }: Offer): string {
  return [
    'you may',
    ...(cost === undefined ? [] : [`at a cost of ${printValue(cost)}`]),
    ...(limit === undefined ? [] : [printLimit(limit)]),
    ...(target === undefined ? [] : [`on one of ${printSelector(target.from)}, as ${printName(target.as)}`]),
    ...(despite === undefined ? [] : [`though it is ${words(despite)}`]),
  ].join(', ');
}

function printLimit({ times, per, by }: NonNullable<Offer['limit']>): string {
  const often = times === 1 ? 'once' : `${printValue(times)} times`;
  const period = typeof per === 'string' ? per : printStepOf(per);
  return `${often} per ${period}${by === undefined ? '' : ` for each ${by}`}`;
}
