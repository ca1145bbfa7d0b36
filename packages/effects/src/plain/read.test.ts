import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../effect.js';
import type { Verb } from '../verb.js';
import type { WrittenOn } from './direct.js';
import { printPlain } from './print.js';
import { plainWordings, readEffect } from './read.js';

const mine = { attacks: 'any', by: 'self' } as const;
const atMe = { attacks: 'any', at: 'self' } as const;
const states = ['charging', 'battle-shocked', 'on-the-battlefield', 'within-half-range', 'unravelling'];

const read = (words: string, side: WrittenOn = 'attacker'): Effect | string => {
  const result = readEffect(words, { side, states });
  return result.ok ? result.value : result.error.text;
};

describe('readEffect', () => {
  test.each<[words: string, side: WrittenOn, verb: Verb]>([
    ['re-roll hit rolls', 'attacker', { reroll: 'hit', which: 'any', for: mine }],
    ['Reroll Hit Rolls of 1s', 'attacker', { reroll: 'hit', which: 'ones', for: mine }],
    ['re-roll failed wound rolls', 'attacker', { reroll: 'wound', which: 'failed', for: mine }],
    ['re-roll attacks rolls', 'attacker', { reroll: 'attacks', which: 'any', for: mine }],
    ['re-roll save rolls of 1', 'target', { reroll: 'save', which: 'ones', for: atMe }],
    ['re-roll save rolls of 1', 'attacker', { reroll: 'save', which: 'ones', for: atMe }],
    ['add 1 to hit rolls', 'attacker', { modify: 'hit-roll', how: 'add', by: 1, for: mine }],
    ['subtract 1 from hit rolls', 'target', { modify: 'hit-roll', how: 'add', by: -1, for: atMe }],
    ['add 2 to save rolls', 'target', { modify: 'save-roll', how: 'add', by: 2, for: atMe }],
    [
      'unmodified hit rolls of 5+ are critical hits',
      'attacker',
      { modify: 'critical-hit-on', how: 'best-of', by: 5, for: mine },
    ],
    [
      'unmodified wound rolls of 4+ are critical wounds',
      'attacker',
      { modify: 'critical-wound-on', how: 'best-of', by: 4, for: mine },
    ],
    ['add 1 to strength', 'attacker', { modify: 'strength', how: 'add', by: 1, for: mine }],
    ['subtract 1 from damage', 'target', { modify: 'damage', how: 'add', by: -1, for: atMe }],
    ['subtract 1 from toughness', 'attacker', { modify: 'toughness', how: 'add', by: -1, for: mine }],
    ['add 1 to toughness', 'target', { modify: 'toughness', how: 'add', by: 1, for: 'self' }],
    ['halve damage', 'target', { modify: 'damage', how: 'divide', by: 2, for: atMe }],
    [
      'improve armour  penetration by 1',
      'attacker',
      { modify: 'armour-penetration', how: 'improve', by: 1, for: mine },
    ],
    ['worsen armour penetration by 1', 'target', { modify: 'armour-penetration', how: 'worsen', by: 1, for: atMe }],
    ['improve save by 1', 'target', { modify: 'save', how: 'improve', by: 1, for: 'self' }],
    ['set damage to 1', 'target', { modify: 'damage', how: 'set', by: 1, for: atMe }],
    ['set save to 3+', 'target', { modify: 'save', how: 'set', by: 3, for: 'self' }],
    ['set armour penetration to –2', 'attacker', { modify: 'armour-penetration', how: 'set', by: -2, for: mine }],
    ['Invulnerable Save 4+', 'target', { modify: 'invulnerable-save', how: 'best-of', by: 4, for: 'self' }],
    ['feel no pain 5+', 'target', { modify: 'feel-no-pain', how: 'best-of', by: 5, for: 'self' }],
    [
      'feel no pain 5+ against mortal wounds',
      'target',
      { modify: 'feel-no-pain-mortal', how: 'best-of', by: 5, for: 'self' },
    ],
    [
      'feel no pain 4+ against psychic attacks',
      'attacker',
      { modify: 'feel-no-pain-psychic', how: 'best-of', by: 4, for: 'self' },
    ],
    [
      'feel no pain 4+ with melee weapons',
      'target',
      { modify: 'feel-no-pain', how: 'best-of', by: 4, for: { attacks: 'melee', at: 'self' } },
    ],
    ['benefit of cover', 'target', { grant: 'benefit-of-cover', for: atMe }],
    ['ignore the first failed save', 'target', { grant: 'ignore-first-failed-save', for: atMe }],
    ['ignore modifiers to hit rolls', 'attacker', { ignoreModifiers: ['hit-roll'], for: mine }],
    [
      'ignore modifiers to hit rolls, wound rolls and skill',
      'attacker',
      { ignoreModifiers: ['hit-roll', 'wound-roll', 'skill'], for: mine },
    ],
    ['[LETHAL HITS]', 'attacker', { grant: 'lethal-hits', for: mine }],
    ['sustained hits d3', 'attacker', { grant: { rule: 'sustained-hits', parameter: { dice: 'D3' } }, for: mine }],
    ['Sustained Hits 2', 'attacker', { grant: { rule: 'sustained-hits', parameter: 2 }, for: mine }],
    ['twin linked', 'attacker', { grant: 'twin-linked', for: mine }],
    ['blast', 'attacker', { grant: 'blast', for: mine }],
    ['blast 2', 'attacker', { grant: { rule: 'blast', parameter: 2 }, for: mine }],
    ['rapid fire D6+3', 'attacker', { grant: { rule: 'rapid-fire', parameter: { dice: 'D6+3' } }, for: mine }],
    ['Anti-Infantry 4+', 'attacker', { grant: { rule: 'anti', parameter: 4, keyword: 'INFANTRY' }, for: mine }],
    [
      'anti-chaos knights 4+',
      'attacker',
      { grant: { rule: 'anti', parameter: 4, keyword: 'CHAOS KNIGHTS' }, for: mine },
    ],
    [
      'lethal hits against vehicle',
      'attacker',
      { grant: 'lethal-hits', for: { ...mine, where: { is: 'target', keywords: ['VEHICLE'] } } },
    ],
    [
      'lethal hits against MONSTER or LAND RAIDER and IMPERIUM',
      'attacker',
      {
        grant: 'lethal-hits',
        for: {
          ...mine,
          where: {
            some: [
              { is: 'target', keywords: ['MONSTER'] },
              { is: 'target', keywords: ['LAND RAIDER', 'IMPERIUM'] },
            ],
          },
        },
      },
    ],
    [
      'subtract 1 from wound rolls against PSYKER',
      'target',
      { modify: 'wound-roll', how: 'add', by: -1, for: { ...atMe, where: { is: 'attacker', keywords: ['PSYKER'] } } },
    ],
    [
      'add 1 to strength while charging',
      'attacker',
      { modify: 'strength', how: 'add', by: 1, for: { ...mine, where: { state: 'charging', of: 'attacker' } } },
    ],
    [
      'halve damage while battle shocked',
      'target',
      { modify: 'damage', how: 'divide', by: 2, for: { ...atMe, where: { state: 'battle-shocked', of: 'target' } } },
    ],
    [
      'improve armour penetration by 1 while the target is unravelling',
      'attacker',
      {
        modify: 'armour-penetration',
        how: 'improve',
        by: 1,
        for: { ...mine, where: { state: 'unravelling', of: 'target' } },
      },
    ],
    [
      'improve armour penetration by 1 on unmodified wound rolls of 6 within half range with ranged weapons',
      'attacker',
      {
        modify: 'armour-penetration',
        how: 'improve',
        by: 1,
        for: {
          attacks: 'ranged',
          by: 'self',
          where: {
            every: [
              { state: 'within-half-range', of: 'target' },
              { state: 'wound-unmodified-6+', of: 'attack' },
            ],
          },
        },
      },
    ],
    [
      'add 1 to damage on critical wounds',
      'attacker',
      { modify: 'damage', how: 'add', by: 1, for: { ...mine, where: { state: 'critical-wound', of: 'attack' } } },
    ],
  ])('%s, on the %s', (words, side, verb) => {
    expect(read(words, side)).toEqual({ do: [verb] });
  });

  test.each<[words: string, unread: string]>([
    ['+1 to hit', '+1 to hit'],
    ['an unmodified wound roll', 'an unmodified wound roll'],
    ['heavy 4', 'heavy 4'],
    ['assault 3', 'assault 3'],
    ['grenade D6', 'grenade D6'],
    ['melee', 'melee'],
    ['sustained hits', 'sustained hits'],
    ['add 0 to hit rolls', 'add 0 to hit rolls'],
    ['invulnerable save 7+', 'invulnerable save 7+'],
    ['re-roll failed damage rolls', 're-roll failed damage rolls'],
    ['re-roll hit rolls and wound rolls', 're-roll hit rolls and wound rolls'],
    ['ignore modifiers to skill and skill', 'ignore modifiers to skill and skill'],
    ['  re-roll hit rolls while happy', 'while happy'],
    ['re-roll hit rolls against units that moved', 'against units that moved'],
    ['re-roll hit rolls against the enemy', 'against the enemy'],
    ['re-roll hit rolls with ranged weapons with melee weapons', 'with melee weapons'],
    ['', ''],
  ])('leaves "%s" unread', (words, unread) => {
    expect(read(words)).toBe(unread);
  });

  test('says where the unread words stand and what is nearest', () => {
    const near = (words: string) => {
      const result = readEffect(words, { side: 'attacker', states });
      return result.ok ? undefined : result.error;
    };
    expect(near('re-rol hit rolls of 1')?.near[0]).toBe('re-roll hit rolls of 1');
    expect(near('sustained hit D3')?.near[0]).toBe('sustained hits D3');
    expect(near('add 2 to hit roles')?.near[0]).toBe('add 2 to hit rolls');
    expect(near('re-roll hit rolls while charing')).toEqual({
      text: 'while charing',
      from: 18,
      to: 31,
      near: ['while charging'],
    });
  });

  test('a keyword or state handed in is the only one known', () => {
    const options = { side: 'attacker', keywords: ['INFANTRY'] } as const;
    expect(readEffect('lethal hits against infantry', options).ok).toBe(true);
    expect(readEffect('lethal hits against infantri', options).ok).toBe(false);
    expect(readEffect('lethal hits while charging', options).ok).toBe(false);
  });

  test('every known wording is read on both sides', () => {
    for (const wording of plainWordings) {
      for (const side of ['attacker', 'target'] as const) {
        expect(readEffect(wording.replaceAll('N', '3'), { side }), wording).toMatchObject({ ok: true });
      }
    }
  });

  test('no text makes it throw or hang', () => {
    const word = fc.constantFrom(
      're-roll',
      'hit',
      'rolls',
      'of',
      '1',
      'against',
      'A',
      'or',
      'and',
      'while',
      'with',
      'on',
      'anti-',
      '4+',
      ',',
      'skill',
      '\u0000',
      ']',
    );
    const text = fc.oneof(
      fc.string({ maxLength: 500 }),
      fc.array(word, { maxLength: 150 }).map((words) => words.join(' ')),
    );
    fc.assert(fc.property(text, (words) => typeof readEffect(words, { side: 'target' }).ok === 'boolean'));
  });
});

const suffixes = [
  ['', ' with ranged weapons', ' with melee weapons'],
  ['', ' against INFANTRY', ' against INFANTRY or LAND RAIDER', ' against FLY and VEHICLE', " against T'AU"],
  ['', ' within half range'],
  ['', ' on critical hits'],
  ['', ' on critical wounds'],
  ['', ' on unmodified hit rolls of 4+'],
  ['', ' on unmodified wound rolls of 6+'],
];

const normalForm = fc
  .tuple(
    fc.constantFrom(
      ...plainWordings,
      'ignore modifiers to hit rolls, strength and skill',
      'sustained hits 2D6+1',
      'anti-chaos knights N+',
    ),
    fc.integer({ min: 2, max: 6 }),
    fc.tuple(...suffixes.map((choices) => fc.constantFrom(...choices))),
    fc.constantFrom('', ' while charging', ' while on-the-battlefield', ' while within-half-range'),
    fc.constantFrom('', ' while the FOE is battle-shocked', ' while the FOE is charging'),
    fc.constantFrom<WrittenOn>('attacker', 'target'),
  )
  .map(([head, n, chosen, own, foe, side]) => ({
    head: head.replaceAll('N', `${n}`),
    suffix: chosen.join(''),
    own,
    foe,
    side,
  }));

test('printing what was read gives the words back, and reading those the value', () => {
  fc.assert(
    fc.property(normalForm, fc.boolean(), ({ head, suffix, own, foe, side }, upper) => {
      const bearer = 'by' in forOf(read(head, side)) ? 'attacker' : 'target';
      const half = own.includes('half') && (bearer === 'target' || suffix.includes('half'));
      const words = `${head}${suffix}${half ? '' : own}${foe.replace('FOE', bearer === 'attacker' ? 'target' : 'attacker')}`;
      const effect = read(upper ? words.toUpperCase() : words, side);
      expect(typeof effect === 'string' ? effect : printPlain(effect)).toBe(words);
      expect(read(words, side)).toEqual(effect);
    }),
    { numRuns: 1500 },
  );
});

const forOf = (effect: Effect | string): object => {
  const whom = typeof effect === 'string' ? {} : effect.do.map((verb) => ('for' in verb ? verb.for : {}))[0];
  return typeof whom === 'object' ? whom : {};
};
