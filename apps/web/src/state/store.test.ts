import { expect, test } from 'vitest';
import { firstDraft } from '../scenario/samples.js';

test('a store that is full keeps nothing, says so once, and the page works on', async () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
  };
  Object.defineProperty(globalThis, 'localStorage', { value: full, configurable: true });
  const { useStore } = await import('./store.js');
  const draft = { ...firstDraft(), edition: 'w40k-10' };
  useStore.setState({ draft });
  await expect.poll(() => useStore.getState()).toMatchObject({ draft, notice: 'no-store' });
});
