import { existsSync } from 'node:fs';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { storeRoutes } from './store-routes.js';

const YEAR = 31_536_000;
const PLACES = /^\/(matrix|rules|support|library|battle)(\/[\w+.-]+)*\/?$/;

export interface Served {
  /** Where the store lies; without one it is forgotten when the server stops. */
  readonly data?: string;
  /** Names, with their port, under which others than this machine reach the server. */
  readonly hosts?: readonly string[];
}

/** Serves the built page: files named by their content for a year, the rest asked for anew; `GET /healthz` says that it is up. */
export async function pageServer(folder: string, { data, hosts }: Served = {}): Promise<FastifyInstance> {
  if (!existsSync(folder)) throw new Error(`the page is not built: ${folder} is missing`);
  const server = fastify();
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // react-aria sets `touch-action` on what can be pressed by one style element, which never changes
        styleSrc: ["'self'", "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // the page is served on this machine, without a certificate
    strictTransportSecurity: false,
  });
  await server.register(staticFiles, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const named = file.includes('/assets/') || file.includes('\\assets\\');
      reply.setHeader('cache-control', named ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  // a place within the page, such as /rules/w40k-11/lethal-hits, is the page; a missing file is missing
  server.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://page');
    const isPlace = request.method === 'GET' && PLACES.test(pathname);
    return isPlace ? reply.sendFile('index.html') : reply.code(404).send({ error: 'not found' });
  });
  storeRoutes(server, data, hosts);
  server.get('/healthz', async () => ({ ok: true }));
  return server;
}
