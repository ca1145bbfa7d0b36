import type { Shelf } from './shelf.js';

/** The store of `umpire serve`, where the page came from one. */
export async function serverShelf(kind: 'library' | 'battle'): Promise<Shelf | undefined> {
  const ask = async (path: string, options: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`/api/${kind}${path}`, options);
    if (response.ok) return response;
    const name = response.status === TOO_LARGE ? 'QuotaExceededError' : 'NetworkError';
    throw new DOMException(`the server answered ${response.status}`, name);
  };
  const isServed = await ask('').then(
    ({ headers }) => (headers.get('content-type') ?? '').startsWith('application/json'),
    () => false,
  );
  if (!isServed) return undefined;
  return {
    where: 'server',
    all: async () => {
      const { values }: { readonly values: readonly unknown[] } = await (await ask('')).json();
      return values;
    },
    put: async (value) => {
      const headers = { 'content-type': 'application/json' };
      await ask(`/${encodeURIComponent(value.id)}`, { method: 'PUT', headers, body: JSON.stringify(value) });
    },
    remove: async (id) => {
      await ask(`/${encodeURIComponent(id)}`, { method: 'DELETE' });
    },
  };
}

const TOO_LARGE = 413;
