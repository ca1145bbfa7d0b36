import { expect, test } from 'vitest';
import { readBook } from './book.js';

const book = readBook();
const touchesOf = (id: string, edition: string) =>
  book.entries.find((entry) => entry.id === id)?.printings.find((one) => one.edition === edition)?.touches;

test('a weapon ability names the weapons that print it, with or without a number, and the rules that give it', () => {
  const lethal = touchesOf('lethal-hits', 'w40k-11');
  expect(lethal?.weapons).toContain('Gauss blaster');
  expect(lethal?.weapons).not.toContain('Fleshborer');
  expect(touchesOf('rapid-fire', 'w40k-11')?.weapons).toContain('Boltgun');
  expect(lethal?.givenBy).toContain('prelocational-optimiser');
});

test('an ability of a datasheet names its units', () => {
  expect(touchesOf('reanimation-protocols', 'w40k-11')?.units).toContain('Immortals');
  expect(touchesOf('feel-no-pain', 'w40k-11')?.units.length).toBeGreaterThan(0);
});

test('what a rule changes and when is said in both languages', () => {
  const void_ = touchesOf('protocol-of-the-hungry-void', 'w40k-11');
  expect(void_?.numbers).toEqual([
    { en: 'strength', fr: 'Force' },
    { en: 'armour penetration', fr: 'pénétration d’armure' },
  ]);
  expect(void_?.steps).toEqual([{ en: 'fight phase', fr: 'phase de combat' }]);
});

test('rules that one gives are known in its edition, and none gives itself', () => {
  for (const { id, printings } of book.entries)
    for (const { edition, touches } of printings) {
      expect(touches.gives).not.toContain(id);
      for (const given of touches.gives) expect(touchesOf(given, edition), `${id} gives ${given}`).toBeDefined();
    }
});

test('what the army books print has its page: a core ability, an enhancement, a stratagem', () => {
  for (const id of ['leader', 'scouts', 'prelocational-optimiser', 'protocol-of-the-eternal-revenant'])
    expect(touchesOf(id, 'w40k-11'), id).toBeDefined();
});
