import { start } from './start.js';

try {
  const { PORT } = process.env;
  console.log(`Umpire is at ${await start(PORT === undefined ? {} : { port: Number(PORT) })}`);
} catch (error) {
  console.error(`[umpire] ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
