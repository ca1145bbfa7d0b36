import type { Effect } from '../effect.js';
import { isSame } from '../same.js';
import type { Verb } from '../verb.js';
import { isAttacks, type Whom } from '../whom.js';
import type { WrittenOn } from './direct.js';
import type { Said } from './head.js';
import { heads, readPlain } from './read.js';
import { type Direction, printSuffixes } from './suffix.js';

/** The plain wording that reads back as this effect; undefined if there is none. */
export function printPlain(effect: Effect): string | undefined {
  const [verb, ...more] = effect.do;
  if (!verb || more.length > 0 || Object.keys(effect).length > 1) return undefined;
  const plain = plainVerb(verb);
  const words = plain && printSaid(plain.said, plain.whom);
  return words !== undefined && readsBack(words, effect) ? words : undefined;
}

interface Plain {
  readonly said: Said;
  readonly whom: Whom;
}

function plainVerb(verb: Verb): Plain | undefined {
  if ('modify' in verb) {
    const { modify, how, by } = verb;
    return typeof by === 'number' ? { said: { modify, how, by }, whom: verb.for } : undefined;
  }
  if ('reroll' in verb) return { said: { reroll: verb.reroll, which: verb.which }, whom: verb.for };
  if ('grant' in verb) return { said: { grant: verb.grant }, whom: verb.for };
  if ('ignoreModifiers' in verb) return { said: { ignoreModifiers: verb.ignoreModifiers }, whom: verb.for };
  return undefined;
}

function printSaid(said: Said, whom: Whom): string | undefined {
  const suffixes = whom === 'self' ? '' : isAttacks(whom) ? printSuffixes(whom, directionOfWhom(whom)) : undefined;
  if (suffixes === undefined) return undefined;
  for (const { print } of heads) {
    const words = print(said);
    if (words !== undefined) return words + suffixes;
  }
  return undefined;
}

const directionOfWhom = (whom: Whom): Direction => (isAttacks(whom) && whom.by === 'self' ? 'by' : 'at');

/** What a wording cannot say (an `until`, a weapon) is lost in it, so only words that come back whole will do. */
function readsBack(words: string, effect: Effect): boolean {
  const whom = effect.do.map((verb) => ('for' in verb ? verb.for : 'self'))[0] ?? 'self';
  const side: WrittenOn = directionOfWhom(whom) === 'by' ? 'attacker' : 'target';
  const read = readPlain(words, { side, isState: () => true, isKeyword: () => true, states: [] });
  return read.ok && isSame(read.value, effect);
}
