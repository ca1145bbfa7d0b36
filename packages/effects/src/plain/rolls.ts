import { type Head, named, oneOf, spaced, wording } from './head.js';

const rolls = ['hit', 'wound', 'save', 'hazard', 'reanimation'];
const rerolled = ['hit', 'wound', 'damage', 'attacks', 'save'];
const canFail = ['hit', 'wound', 'save'];

const reroll: Head = {
  samples: rerolled.flatMap((roll) => [`re-roll ${roll} rolls`, `re-roll ${roll} rolls of 1`]),
  pattern: wording(`re-?roll (?<roll>${oneOf(rerolled)}) rolls?(?<ones> of 1s?)?`),
  read: ({ roll, ones }) => ({ reroll: named(roll), which: ones ? 'ones' : 'any' }),
  print: (said) => {
    if (!('reroll' in said) || said.which === 'failed') return undefined;
    return `re-roll ${said.reroll} rolls${said.which === 'ones' ? ' of 1' : ''}`;
  },
};

const rerollFailed: Head = {
  samples: canFail.map((roll) => `re-roll failed ${roll} rolls`),
  pattern: wording(`re-?roll failed (?<roll>${oneOf(canFail)}) rolls?`),
  read: ({ roll }) => ({ reroll: named(roll), which: 'failed' }),
  print: (said) => ('reroll' in said && said.which === 'failed' ? `re-roll failed ${said.reroll} rolls` : undefined),
};

const addToRoll: Head = {
  samples: rolls.flatMap((roll) => [`add N to ${roll} rolls`, `subtract N from ${roll} rolls`]),
  pattern: wording(`(?:add (?<plus>\\d{1,4}) to|subtract (?<minus>\\d{1,4}) from) (?<roll>${oneOf(rolls)}) rolls?`),
  read: ({ plus, minus, roll }) => ({
    modify: `${named(roll)}-roll`,
    how: 'add',
    by: plus === undefined ? -Number(minus) : Number(plus),
  }),
  print: (said) => {
    if (!('modify' in said) || said.how !== 'add' || !said.modify.endsWith('-roll')) return undefined;
    const name = `${spaced(said.modify)}s`;
    return said.by > 0 ? `add ${said.by} to ${name}` : `subtract ${-said.by} from ${name}`;
  },
};

const critical: Head = {
  samples: ['hit', 'wound'].map((roll) => `unmodified ${roll} rolls of N+ are critical ${roll}s`),
  pattern: wording('unmodified (?<roll>hit|wound) rolls? of (?<face>[2-6])\\+? (?:are|is an?|is) critical \\k<roll>s?'),
  read: ({ roll, face }) => ({ modify: `critical-${named(roll)}-on`, how: 'best-of', by: Number(face) }),
  print: (said) => {
    if (!('modify' in said) || said.how !== 'best-of' || !said.modify.startsWith('critical-')) return undefined;
    const roll = said.modify.replace(/^critical-|-on$/g, '');
    return `unmodified ${roll} rolls of ${said.by}+ are critical ${roll}s`;
  },
};

const ignorable = [
  'hit-roll',
  'wound-roll',
  'save-roll',
  'skill',
  'strength',
  'attacks',
  'damage',
  'armour-penetration',
];
const ignorableWords = ignorable.map((name) => (name.endsWith('-roll') ? `${spaced(name)}s?` : spaced(name))).join('|');

const ignoreModifiers: Head = {
  samples: ['ignore modifiers to hit rolls', 'ignore modifiers to wound rolls', 'ignore modifiers to skill'],
  pattern: wording(
    `ignore modifiers to (?<list>(?:${ignorableWords})(?:, (?:${ignorableWords})){0,9}(?:,? and (?:${ignorableWords}))?)`,
  ),
  read: ({ list = '' }) => {
    const names = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i).map((word) => named(word).replace(/rolls$/, 'roll'));
    return new Set(names).size === names.length ? { ignoreModifiers: names } : undefined;
  },
  print: (said) => {
    if (!('ignoreModifiers' in said)) return undefined;
    const words = said.ignoreModifiers.map((name) => (name.endsWith('-roll') ? `${spaced(name)}s` : spaced(name)));
    const last = words.at(-1) ?? '';
    return `ignore modifiers to ${words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`}`;
  },
};

export const rollHeads: readonly Head[] = [reroll, rerollFailed, addToRoll, critical, ignoreModifiers];
