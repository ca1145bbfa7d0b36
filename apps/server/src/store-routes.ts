import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Kind, kinds, openStore, type Store } from './store.js';

const LARGEST = 64 * 1024 * 1024;
/** Milliseconds after a page was given. */
const SOON = 3000;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

interface Named {
  readonly kind: Kind;
  readonly id: string;
}

const params = {
  type: 'object',
  properties: { kind: { enum: [...kinds] }, id: { type: 'string', minLength: 1, maxLength: 300 } },
} as const;
const body = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } as const;

/**
 * The store behind `/api/KIND`: all values, one put, one removed. It opens with the first question, so that a server nobody
 * asks keeps no database in memory. Only pages of this very server may ask.
 */
export function storeRoutes(server: FastifyInstance, folder: string | undefined, hosts: readonly string[] = []): void {
  let opening: Promise<Store> | undefined;
  const store = async (): Promise<Store> => {
    opening ??= openStore(folder);
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  server.addHook('onResponse', async ({ url }) => {
    // whoever opened the page may ask soon; the page itself is not to wait for a database
    if (folder === undefined || opening !== undefined || url.startsWith('/api/') || url === '/healthz') return;
    setTimeout(() => void store().catch(() => undefined), SOON).unref();
  });
  server.addHook('onClose', async () => {
    const open = await opening?.catch(() => undefined);
    await open?.close();
  });
  server.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (!isOwn(request, hosts)) return reply.code(403).send({ error: 'only the page of this server may ask' });
    });
    api.get<{ Params: Named }>('/api/:kind', { schema: { params } }, async ({ params: { kind } }, reply) => {
      const values = await (await store()).all(kind);
      return reply
        .type('application/json')
        .header('cache-control', 'no-store')
        .send(`{"umpire":1,"values":[${values.join(',')}]}`);
    });
    api.put<{ Params: Named; Body: { readonly id: string } }>(
      '/api/:kind/:id',
      { schema: { params, body }, bodyLimit: LARGEST },
      async ({ params: { kind, id }, body: value }, reply) => {
        if (value.id !== id) return reply.code(400).send({ error: 'the value bears another id than its address' });
        await (await store()).put(kind, id, JSON.stringify(value));
        return reply.code(204).send();
      },
    );
    api.delete<{ Params: Named }>('/api/:kind/:id', { schema: { params } }, async ({ params: { kind, id } }, reply) => {
      const was = await (await store()).remove(kind, id);
      return reply.code(was ? 204 : 404).send();
    });
  });
}

/** A name that leads elsewhere, and pages of other places, are refused: a browser sends them here as readily. */
function isOwn({ headers }: FastifyRequest, hosts: readonly string[]): boolean {
  const host = headers.host ?? '';
  const site = headers['sec-fetch-site'];
  const origin = headers.origin;
  return (
    (LOOPBACK.test(host) || hosts.includes(host)) &&
    (site === undefined || site === 'same-origin' || site === 'none') &&
    (origin === undefined || origin === `http://${host}`)
  );
}
