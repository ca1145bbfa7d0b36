import { fail, type Issue, issue } from '@umpire/kernel';
import type { Services } from './services.js';

const missing = async (): Promise<{ readonly ok: false; readonly error: readonly Issue[] }> =>
  fail([issue('not-wired', 'This part is not built in yet.')]);

/** The real services. Each loads the packages that it needs when it is first asked, so that a verb starts without the rest. */
export const services: Services = {
  editions: async () => [],
  diff: missing,
  readScenario: missing,
  exactOdds: missing,
  estimateOdds: missing,
  matrix: missing,
  importFile: missing,
  rulesReport: missing,
  runCases: missing,
};
