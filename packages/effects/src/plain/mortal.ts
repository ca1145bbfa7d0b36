import { parseDice, printDice } from '@umpire/dice';
import type { Effect } from '../effect.js';
import type { Value } from '../term.js';
import { wording } from './head.js';

/** Mortal wounds that an attack adds to its own damage: `unmodified wound rolls of 6 inflict 1 mortal wound`. */
const pattern = wording(
  '(?:unmodified (?<roll>hit|wound) rolls? of (?<face>[2-6])\\+?|critical (?<critical>hit|wound)s?) inflicts? (?<amount>[1-9]|[1-9]?D\\d{1,2}) mortal wounds?',
);

export const mortalSamples: readonly string[] = [
  ...['hit', 'wound'].map((roll) => `unmodified ${roll} rolls of N+ inflict N mortal wounds`),
  ...['hit', 'wound'].map((roll) => `critical ${roll}s inflict N mortal wounds`),
];

export function readMortal(words: string): Effect | undefined {
  const { roll, face, critical, amount = '' } = pattern.exec(words.trim())?.groups ?? {};
  const dice = parseDice(amount);
  if (!dice.ok) return undefined;
  const state = critical ? `critical-${critical.toLowerCase()}` : `${roll?.toLowerCase()}-unmodified-${face}+`;
  const suffer = dice.value.dice === 0 ? dice.value.plus : { dice: printDice(dice.value) };
  return { do: [{ if: { state, of: 'attack' }, then: [{ suffer, kind: 'mortal', on: 'target' }] }] };
}

/** The words that read back as this effect, if it has that shape. */
export function printMortal({ do: [verb] }: Effect): string | undefined {
  if (!verb || !('if' in verb) || !('state' in verb.if) || verb.if.of !== 'attack') return undefined;
  const [inner] = verb.then;
  const amount = inner && 'suffer' in inner ? printAmount(inner.suffer) : undefined;
  const [, roll, face] = /^(hit|wound)-unmodified-([2-6])\+$/.exec(verb.if.state) ?? [];
  const [, critical] = /^critical-(hit|wound)$/.exec(verb.if.state) ?? [];
  if (amount === undefined || (roll === undefined && critical === undefined)) return undefined;
  const when = critical ? `critical ${critical}s` : `unmodified ${roll} rolls of ${face}${face === '6' ? '' : '+'}`;
  return `${when} inflict ${amount} mortal wound${amount === '1' ? '' : 's'}`;
}

function printAmount(amount: Value): string | undefined {
  if (typeof amount === 'number') return `${amount}`;
  return typeof amount === 'object' && 'dice' in amount ? amount.dice : undefined;
}
