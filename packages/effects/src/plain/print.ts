import type { Effect } from '../effect.js';
import { isSame } from '../same.js';
import type { Verb } from '../verb.js';
import { isAttacks, type Whom } from '../whom.js';
import type { WrittenOn } from './direct.js';
import type { Said } from './head.js';
import { printMortal } from './mortal.js';
import { heads, readHead, readPlain } from './read.js';
import { type Direction, printSuffixes } from './suffix.js';

/** The plain wording that reads back as this effect; undefined if there is none. */
export function printPlain(effect: Effect): string | undefined {
  const [verb, ...more] = effect.do;
  if (!verb || more.length > 0 || Object.keys(effect).length > 1) return undefined;
  const mortal = printMortal(effect);
  if (mortal !== undefined) return readsBack(mortal, effect) ? mortal : undefined;
  const said = printSaid(verb);
  const suffix = 'for' in verb ? printSuffix(verb.for) : undefined;
  if (said === undefined || suffix === undefined || !readsBack(said + suffix, effect)) return undefined;
  return said + suffix;
}

/** The plain words of a verb without whom it is for and until when; undefined if it has none. */
export function printSaid(verb: Verb): string | undefined {
  const said = saidBy(verb);
  if (said === undefined) return undefined;
  const words = heads.map(({ print }) => print(said)).find((printed) => printed !== undefined);
  return words !== undefined && isSame(readHead(words), said) ? words : undefined;
}

function saidBy(verb: Verb): Said | undefined {
  if ('modify' in verb) {
    const { modify, how, by } = verb;
    return typeof by === 'number' ? { modify, how, by } : undefined;
  }
  if ('reroll' in verb) return { reroll: verb.reroll, which: verb.which };
  if ('grant' in verb) return { grant: verb.grant };
  return 'ignoreModifiers' in verb ? { ignoreModifiers: verb.ignoreModifiers } : undefined;
}

function printSuffix(whom: Whom): string | undefined {
  if (whom === 'self') return '';
  return isAttacks(whom) ? printSuffixes(whom, directionOfWhom(whom)) : undefined;
}

const directionOfWhom = (whom: Whom): Direction => (isAttacks(whom) && whom.by === 'self' ? 'by' : 'at');

/** What a wording cannot say (an `until`, a weapon) is lost in it, so only words that come back whole will do. */
function readsBack(words: string, effect: Effect): boolean {
  const whom = effect.do.map((verb) => ('for' in verb ? verb.for : 'self'))[0] ?? 'self';
  const side: WrittenOn = directionOfWhom(whom) === 'by' ? 'attacker' : 'target';
  const read = readPlain(words, { side, isState: () => true, isKeyword: () => true, states: [] });
  return read.ok && isSame(read.value, effect);
}
