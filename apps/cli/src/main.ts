import { readFileSync } from 'node:fs';
import { run } from './run.js';
import { realTerminal } from './terminal.js';

interface Manifest {
  readonly version: string;
}

/** The program: command line, terminal and exit status of this process. */
export async function start(): Promise<void> {
  // a reader that has seen enough (`umpire … | head`) is no failure
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  const home = new URL('../', import.meta.url);
  const { version } = JSON.parse(readFileSync(new URL('package.json', home), 'utf8')) as Manifest;
  process.exitCode = await run(process.argv.slice(2), {
    terminal: await realTerminal(),
    services: async () => (await import('./wiring.js')).services,
    version,
    examples: new URL('../../examples/', home),
  });
}
