import { expect, it } from 'vitest';
import { w40k } from '../system.js';
import { editionNames, w40kWith } from './load.js';

it('names what can be played as its layers do, in their order', () => {
  const playable = w40k.layers.filter((layer) => layer.playable).map(({ id, name }) => ({ id, name }));
  expect(editionNames).toEqual(playable);
});

it.each([...editionNames.map(({ id }) => id), 'w40k-11+app-2026-09'])(
  '%s loaded alone is the same rule set',
  async (id) => {
    const alone = (await w40kWith(id)).ruleSet(id);
    const all = w40k.ruleSet(id);
    if (!alone.ok || !all.ok) throw new Error(`no ${id}`);
    expect(alone.value.hash).toBe(all.value.hash);
  },
);

it('what is no edition is refused by name', async () => {
  const none = (await w40kWith('w40k-12')).ruleSet('w40k-12');
  expect(none.ok || none.error.map(({ code }) => code)).toEqual(['unknown-edition']);
});
