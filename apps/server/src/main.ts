import { fileURLToPath } from 'node:url';
import { pageServer } from './page-server.js';

const USUAL_PORT = 4400;

const port = Number(process.env.PORT ?? USUAL_PORT);
try {
  const server = await pageServer(fileURLToPath(new URL('../../web/dist', import.meta.url)));
  const address = await server.listen({ port, host: '127.0.0.1' });
  console.log(`Umpire is at ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
} catch (error) {
  console.error(`[umpire] ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
