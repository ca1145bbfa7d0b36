import type { CompileText } from '@umpire/w40k';
import type { Services, UnitsAsked } from './services.js';

/** The real services. Each loads the packages that it needs when it is first asked, so that a verb starts without the rest. */
export const services: Services = {
  editions: async () => (await import('./wiring/editions.js')).editions(),
  diff: async (a, b) => (await import('./wiring/diff.js')).diff(a, b),
  readScenario: async (value, override) => (await import('./wiring/scenario.js')).readScenario(value, override),
  exactOdds: async (scenario, options) => (await import('./wiring/odds.js')).exact(scenario, options),
  estimateOdds: async (scenario, options) => (await import('./wiring/odds.js')).estimated(scenario, options),
  matrix: async (lists, options) => (await import('./wiring/matrix.js')).matrix(lists, options),
  importFiles: async (files, options) => (await import('./wiring/import.js')).importFiles(files, options),
  exportRoster: async (roster, format) => (await import('./wiring/export.js')).exported(roster, format),
  sheetsIn: async (file, options) => (await import('./wiring/units.js')).sheetsIn(file, options),
  scenarioOfUnits: async (asked) =>
    (await import('./wiring/units.js')).scenarioOfUnits(asked, await compilerFor(asked)),
  rulesReport: async (file, options) => (await import('./wiring/rules.js')).rulesReport(file, options),
  armies: async (asked) => (await import('./wiring/armies.js')).armies(asked),
  armyListIn: async (file, asked) => (await import('./wiring/armies.js')).armyListIn(file, asked),
  armyIn: async (file, asked) => (await import('./wiring/armies.js')).armyIn(file, asked),
  playBattle: async (asked) => (await import('./wiring/battle.js')).playBattle(asked),
  replayBattle: async (log, options) => (await import('./wiring/battle.js')).replayBattle(log, options),
  simulate: async (asked, options) => (await import('./wiring/simulate.js')).simulate(asked, options),
  runCases: async (cases, options) => (await import('./wiring/cases.js')).runCases(cases, options),
};

/** The compiler, where a sheet or a rule beside it has words to read. */
async function compilerFor({ sheets, rules = [] }: UnitsAsked): Promise<CompileText | undefined> {
  const isWorded = sheets.some(({ abilities }) => abilities.some(({ text }) => text !== undefined));
  if (!isWorded && rules.length === 0) return undefined;
  const { compileText } = await import('./wiring/compile-text.js');
  return compileText(sheets);
}
