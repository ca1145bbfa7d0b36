import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { layers } from './index.js';

it.each(layers.filter(({ apart }) => apart !== undefined).map((layer) => [layer.id, layer] as const))(
  'the digest of %s is that of its board',
  (_, { apart, apartDigest }) => {
    const digest = createHash('sha256').update(JSON.stringify(apart)).digest('hex');
    expect(apartDigest).toBe(digest.slice(0, 8));
  },
);
