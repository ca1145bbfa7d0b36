import { issue } from '@umpire/kernel';
import { issueBlocks, printText, voice } from '@umpire/views';
import type { Status } from '../context.js';
import type { Surroundings } from '../program.js';

export interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}

interface Asked {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
}

/** What `apps/server` gives. It is no part of the command line, and loaded only to serve. */
interface Server {
  readonly start: (asked: Asked) => Promise<string>;
}

const LAST_PORT = 65_535;

/** Serves until it is stopped. Issues: `port-invalid`, `serve-failed`. */
export async function serve({ terminal, examples }: Surroundings, { port, host, data }: ServeOptions): Promise<Status> {
  const refuse = (code: string, message: string, found: string): Status => {
    terminal.err(printText(issueBlocks([issue(code, message, { found })], voice('en')), { paint: terminal.paintErr }));
    return 2;
  };
  const number = port === undefined ? undefined : Number(port);
  if (number !== undefined && !(Number.isInteger(number) && number >= 0 && number <= LAST_PORT))
    return refuse('port-invalid', `A port is a whole number up to ${LAST_PORT}.`, port ?? '');
  try {
    const server: Server = await import(new URL('../apps/server/dist/start.js', examples).href);
    const address = await server.start({
      ...(number === undefined ? {} : { port: number }),
      ...(host === undefined ? {} : { host }),
      ...(data === undefined ? {} : { data }),
    });
    terminal.out(`Umpire is at ${address}\n`);
    return 0;
  } catch (error) {
    return refuse('serve-failed', 'The page cannot be served.', error instanceof Error ? error.message : String(error));
  }
}
