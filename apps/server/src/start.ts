import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageServer } from './page-server.js';

export interface Asked {
  readonly port?: number;
  /** Only this machine reaches the server, unless another name is given. */
  readonly host?: string;
  /** The folder of the store. */
  readonly data?: string;
}

const USUAL_PORT = 4400;
const THIS_MACHINE = '127.0.0.1';
const page = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Serves the page until the process is asked to stop; gives its address. Throws where page or port cannot be had. */
export async function start({ port = USUAL_PORT, host = THIS_MACHINE, data }: Asked = {}): Promise<string> {
  const folder = data ?? process.env.UMPIRE_DATA ?? path.join(homedir(), '.umpire');
  const server = await pageServer(page, { data: folder, hosts: [`${host}:${port}`] });
  const address = await server.listen({ port, host });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  return address;
}
