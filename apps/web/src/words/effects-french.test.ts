import { type Effect, parseEffect } from '@umpire/effects';
import { effectsOf } from '@umpire/rules';
import { armyRulesOf, vocabulary, w40k } from '@umpire/w40k';
import { expect, test } from 'vitest';
import { frenchEffect } from './effects-french/index.js';
import { deeds, numbers, steps } from './effects-french/nouns.js';
import { states } from './effects-french/states.js';

const mine = { attacks: 'any', by: 'self' } as const;

test.each<[words: string, effect: Effect]>([
  [
    'Relancer les 1 des jets pour toucher pour les attaques de cette unité.',
    { do: [{ reroll: 'hit', which: 'ones', for: mine }] },
  ],
  [
    'Retirer 1 aux Dégâts pour les attaques contre cette unité.',
    { do: [{ modify: 'damage', how: 'add', by: -1, for: { attacks: 'any', at: 'self' } }] },
  ],
  [
    'Donner la sauvegarde invulnérable 5+, si c’est mieux pour les attaques à distance contre cette unité.',
    { do: [{ modify: 'invulnerable-save', how: 'best-of', by: 5, for: { attacks: 'ranged', at: 'self' } }] },
  ],
  [
    'Si c’est la phase de combat de mon tour et cette unité n’est pas engagée : donner stealth pour cette unité.',
    {
      if: {
        every: [{ state: 'fight-phase', of: 'mine' }, { not: { state: 'engaged', of: 'self' } }],
      },
      do: [{ grant: 'stealth', for: 'self' }],
    },
  ],
  [
    'Si cette unité ne s’est pas repliée : donner stealth pour cette unité.',
    { if: { not: { state: 'fell-back', of: 'self' } }, do: [{ grant: 'stealth', for: 'self' }] },
  ],
  [
    'Après le jet pour toucher à mon tour, au choix, au prix de 1, une fois par phase et par unité, sur une parmi les unités amies (si elle est à 6″ ou moins de l’unité en cause), comme « unité choisie » : annuler la touche.',
    {
      when: { at: 'hit-roll', edge: 'after', turn: 'mine' },
      offer: {
        cost: 1,
        limit: { times: 1, per: 'phase', by: 'unit' },
        target: {
          as: 'unit',
          from: { all: 'unit', side: 'mine', where: { within: { inches: 6 }, of: 'it', from: 'subject' } },
        },
      },
      do: [{ cancel: 'hit' }],
    },
  ],
  [
    'L’unité en cause subit D3 blessure(s) mortelle(s).',
    { do: [{ suffer: { dice: 'D3' }, kind: 'mortal', on: 'subject' }] },
  ],
  [
    'Ajouter 1 au Mouvement pour cette unité jusqu’à ma prochaine phase de commandement.',
    { do: [{ modify: 'move', how: 'add', by: 1, for: 'self', until: { my: 'command-phase' } }] },
  ],
])('%s', (words, effect) => {
  expect(parseEffect(effect).ok).toBe(true);
  expect(frenchEffect(effect).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words);
});

const printed: ReadonlySet<string> = vocabulary.rules ?? new Set();

test('every state, step, number and permission of the game has its French', () => {
  const lacking = (words: Iterable<string>, french: Readonly<Record<string, string>>): readonly string[] =>
    [...words].filter((word) => french[word] === undefined && !printed.has(word));
  expect(lacking(vocabulary.states ?? [], states)).toEqual([]);
  expect(lacking(vocabulary.steps?.keys() ?? [], steps)).toEqual([]);
  expect(lacking(vocabulary.numbers ?? [], numbers)).toEqual([]);
  expect(lacking(vocabulary.permissions ?? [], deeds)).toEqual([]);
});

test('nothing is left in English of any effect that ships, but printed names', () => {
  const effects = w40k.layers
    .filter(({ playable }) => playable)
    .flatMap(({ id }) => {
      const set = w40k.ruleSet(id, {});
      return set.ok ? [...set.value.rules.values(), ...armyRulesOf(id).values()] : [];
    })
    .flatMap((rule) => (typeof rule.effects === 'function' ? [] : effectsOf(rule)));
  const english =
    /(?<!\p{L})(?:the|if|of|with|until|units?|models|attacks|rolls?|is|not|enemy|friendly|shown)(?!\p{L})/u;
  const names = [...printed].map((id) => id.replaceAll('-', ' ')).sort((a, b) => b.length - a.length);
  const unnamed = (told: string): string =>
    names
      .concat('sceptre-of-eternal-glory', 'staff-of-stars', 'scythe-of-dust')
      .reduce((rest, name) => rest.replaceAll(name, ''), told);
  const wrong = effects.map(frenchEffect).filter((told) => english.test(unnamed(told)));
  expect(effects.length).toBeGreaterThan(300);
  expect([...new Set(wrong)].slice(0, 10)).toEqual([]);
});
