import { expect, test } from 'vitest';
import { type Driver, unreadBy } from './driver.js';
import type { Effect } from './effect.js';

/** An engine that adds to numbers in the Fight phase and orders verbs by conditions. */
const driver: Driver = {
  fields: new Map([
    ['modify', new Set(['how', 'by', 'for'])],
    ['if', new Set(['then'])],
  ]),
  steps: new Set(['fight-phase']),
};
const mine = { attacks: 'any', by: 'self' } as const;
const stronger = { modify: 'strength', how: 'add', by: 1, for: mine } as const;

test.each<[why: string, effect: Effect, found: readonly (readonly [code: string, path: string])[]]>([
  ['all of it is read', { when: { at: 'fight-phase', edge: 'before' }, do: [stronger] }, []],
  ['a verb that is not carried out', { do: [{ destroy: 'self' }] }, [['unread-verb', 'do[0]']]],
  ['a field that is not read', { do: [{ ...stronger, stacks: false }] }, [['unread-field', 'do[0].stacks']]],
  [
    'inside another verb',
    { do: [{ if: { every: [] }, then: [{ destroy: 'self' }], else: [stronger] }] },
    [
      ['unread-field', 'do[0].else'],
      ['unread-verb', 'do[0].then[0]'],
    ],
  ],
  [
    'a step that never comes',
    { when: { at: 'fight-fase', edge: 'before' }, do: [stronger] },
    [['never-triggered', 'when']],
  ],
])('%s', (_why, effect, found) => {
  expect(unreadBy(driver, effect).map(({ code, path }) => [code, path])).toEqual(found);
});

test('the nearest step is named', () => {
  const [one] = unreadBy(driver, { when: { at: 'fight-fase', edge: 'before' }, do: [stronger] });
  expect(one?.near).toEqual(['fight-phase']);
});
