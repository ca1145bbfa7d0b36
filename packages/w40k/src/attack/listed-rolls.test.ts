import { expect, it } from 'vitest';
import { w40k } from '../system.js';
import { listsRoll } from './listed-rolls.js';

const lists = (roll: string): string[] =>
  w40k.layers.flatMap(({ id, playable }) => {
    const rules = playable === false ? undefined : w40k.ruleSet(id);
    return rules?.ok && listsRoll(roll, rules.value) ? [id] : [];
  });

const all = lists('hit');

it.each(['hit', 'wound', 'save', 'damage', 'attacks', 'advance', 'charge'])(
  'every printing of Command Re-roll lists the %s roll',
  (roll) => {
    expect(all).toContain('w40k-11-boarding');
    expect(lists(roll)).toEqual(all);
  },
);

it('hazard rolls from the 10th on, psychic tests in the 9th alone', () => {
  expect(lists('hazard')).toEqual(all.filter((id) => !id.startsWith('w40k-9')));
  expect(lists('psychic test')).toEqual(all.filter((id) => id.startsWith('w40k-9')));
  expect(lists('desperate escape')).toEqual(all.filter((id) => id.startsWith('w40k-10') || id === 'w40k-11-boarding'));
});

it.each(['deadly demise', 'explosion', 'explosion range', 'arcing', 'heal', 'reanimation'])(
  'no printing lists the %s roll',
  (roll) => {
    expect(lists(roll)).toEqual([]);
  },
);
