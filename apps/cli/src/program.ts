import { type Locale, voice } from '@umpire/views';
import { Command, Option } from 'commander';
import type { Context, Status } from './context.js';
import type { Services } from './services.js';
import type { Terminal } from './terminal.js';

export interface Surroundings {
  readonly terminal: Terminal;
  readonly services: () => Promise<Services>;
  readonly version: string;
  /** The folder of the shipped scenarios. */
  readonly examples: URL;
}

interface GlobalOptions {
  readonly json?: boolean;
  readonly lang: Locale;
  readonly bars: boolean;
}

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];
const EDITION = 'rule set: an edition and its layers, w40k-11+app-2026-09';
const SET = 'an option of the rule set, as often as wanted';
const WITH = 'a catalogue or page with sheets that the army book has not, as often as wanted';

/** The grammar of the command line. Each verb is loaded only when it is the one that runs. */
export function program(surroundings: Surroundings, done: (status: Status) => void): Command {
  const { terminal, version } = surroundings;
  const root = new Command('umpire')
    .description('Adjudicates tabletop wargames: exact odds, rules reports, editions compared.')
    .version(version, '-V, --version', 'print the version')
    .helpCommand('help [verb]', 'print the help of a verb')
    .helpOption('-h, --help', 'print this help')
    .configureHelp({ showGlobalOptions: false })
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err, outputError: () => {} })
    .showSuggestionAfterError()
    .exitOverride();

  /** A verb with the options that all of them have. */
  const verb = (usage: string, what: string): Command =>
    root
      .command(usage)
      .description(what)
      .option('--json', 'print the answer as JSON')
      .addOption(new Option('--lang <language>', 'language of the answer').choices(['en', 'fr']).default('en'))
      .option('--no-bars', 'print figures without bars');
  const context = async ({ json = false, lang, bars }: GlobalOptions): Promise<Context> => ({
    terminal,
    services: await surroundings.services(),
    voice: voice(lang),
    locale: lang,
    json,
    bars,
    examples: surroundings.examples,
  });

  verb('odds [scenario...]', 'exact odds of a scenario or of two units; several scenarios or editions are compared')
    .option('--want <list>', 'also work out: stages, because, or all')
    .option('--edition <id>', `${EDITION}; several are compared`, collect)
    .option('--set <name=value>', SET, collect)
    .option('--estimate <n>', 'sample so many trials instead; the answer says that it is an estimate')
    .option('--seed <seed>', 'seed of the estimate (default: 1)')
    .option('--line', 'print one line a scenario, to paste in chat')
    .optionsGroup('Two units instead of a scenario:')
    .option('--attacker <name>', 'the unit that attacks, from pages, library or the shipped table')
    .option('--target <name>', 'the unit attacked; "Unit + Leader" is an attached unit')
    .option('--page <file...>', 'pages, or what `umpire import` wrote, to find the units in')
    .option('--library <folder>', 'a folder of imports (default: umpire-library, where there is one)')
    .option('--weapon <name...>', 'the weapons, "3 gauss cannon" for three of them')
    .option('--models <n>', 'models that attack')
    .option('--target-models <n>', 'models in the target')
    .option('--phase <phase>', 'shooting or fight (default: as the weapons are)')
    .option('--range <inches>', 'distance between them')
    .option('--skill <roll>', 'the roll to hit, for weapons that have none of their own')
    .option('--effect <text...>', 'an effect on the attacker: plain words or a rule by name')
    .option('--target-effect <text...>', 'an effect on the target')
    .option('--attacker-fact <state...>', 'a state of the attacker that its rules ask about')
    .option('--target-fact <state...>', 'a state of the target')
    .option('--beside <unit:inches...>', 'another enemy unit, so far from the target')
    .option('--toughness <n>', 'of the target, over page and table')
    .option('--save <roll>', 'of the target: 3+, or none')
    .option('--invulnerable <roll>', 'of the target: 4+, or none')
    .option('--wounds <n>', 'of each model of the target')
    .option('--feel-no-pain <roll>', 'of the target: 5+, or none')
    .option('--print-scenario', 'print the scenario file to start from, and no odds')
    .action(async (files, options) =>
      done(await (await import('./verbs/odds.js')).odds(await context(options), files, options)),
    );

  verb('matrix', 'every attacker on every target, exactly')
    .requiredOption('--attackers <file>', 'list of attackers, or a scenario with `attackers`')
    .requiredOption('--targets <file>', 'list of targets, or a document with `targets`')
    .requiredOption('--edition <id>', EDITION)
    .option('--set <name=value>', SET, collect)
    .option('--phase <phase>', 'shooting or fight')
    .option('--show <figure>', 'destroyed, models or wounds (default: destroyed)')
    .option('--csv', 'print a row a cell, for spreadsheets')
    .action(async (options) => done(await (await import('./verbs/matrix.js')).matrix(await context(options), options)));

  verb('editions', 'the rule sets and how far they are supported')
    .option('--options', 'list the options of each, for --set')
    .action(async (options) =>
      done(await (await import('./verbs/editions.js')).editions(await context(options), options)),
    );

  verb('diff <a> <b>', 'what differs between two rule sets, rule by rule')
    .option('--odds <scenario>', 'also compare the odds of a scenario, as often as wanted', collect)
    .option('--set <name=value>', `${SET}; laid on the second`, collect)
    .action(async (a, b, options) =>
      done(await (await import('./verbs/diff.js')).diff(await context(options), [a, b], options)),
    );

  verb('rules <file...>', 'every rule named in a document, where it is printed, how far it is supported')
    .option('--edition <id>', EDITION)
    .action(async (files, options) =>
      done(await (await import('./verbs/rules.js')).rules(await context(options), files, options)),
    );

  verb('import <file...>', 'read pages, catalogues, rosters and tables; a folder stands for its files')
    .option('--as <format>', 'page, roster, catalogue or tables, where it is not recognised')
    .option('--edition <id>', EDITION)
    .option('--out <folder>', 'write the records there, a JSON file each')
    .option('--to <format>', 'print each army list for another program; with --out, write it there')
    .action(async (files, options) =>
      done(await (await import('./verbs/import.js')).importFiles(await context(options), files, options)),
    );

  verb(
    'armies [file...]',
    'the shipped armies; or whether the armies of files may be fielded, and every reason why not',
  )
    .option('--edition <id>', EDITION)
    .option('--with <file>', WITH, collect)
    .action(async (files, options) =>
      done(await (await import('./verbs/armies.js')).armies(await context(options), files, options)),
    );

  verb('check <cases...>', 'run conformance cases, from files or folders')
    .option('--edition <id>', `only in this ${EDITION}`)
    .option('--set <name=value>', SET, collect)
    .action(async (paths, options) =>
      done(await (await import('./verbs/check.js')).check(await context(options), paths, options)),
    );

  verb('battle', 'play a whole battle')
    .requiredOption('--edition <id>', EDITION)
    .option('--set <name=value>', SET, collect)
    .option('--army <army>', 'a file or the name of a shipped army; twice, first A and then B', collect)
    .option('--with <file>', WITH, collect)
    .option('--mission <id>', 'the mission (default: the first of the edition)')
    .option('--players <list>', 'who plays A and B (default: random,random)')
    .requiredOption('--seed <seed>', 'the dice and the bots follow from it')
    .option('--log <file>', 'write the stored battle there')
    .action(async (options) => done(await (await import('./verbs/battle.js')).battle(await context(options), options)));

  verb('replay <log>', 'play a stored battle again')
    .option('--verify', 'say only whether it is the same battle, to the last event')
    .option('--at <n>', 'stop after this choice')
    .action(async (log, options) =>
      done(await (await import('./verbs/replay.js')).replay(await context(options), log, options)),
    );

  verb('simulate', 'play many battles')
    .requiredOption('--battles <n>', 'how many; the n-th has the seed + n')
    .option('--workers <n>', 'threads (default: one a core)')
    .requiredOption('--edition <id>', EDITION)
    .option('--set <name=value>', SET, collect)
    .option('--army <army>', 'a file or the name of a shipped army; twice, first A and then B', collect)
    .option('--with <file>', WITH, collect)
    .option('--mission <id>', 'the mission (default: the first of the edition)')
    .option('--players <list>', 'who plays A and B (default: random,random)')
    .option('--seed <n>', 'the first seed (default: 1)')
    .option('--rules', 'say which rules never acted, and which datasheets did nothing')
    .action(async (options) =>
      done(await (await import('./verbs/simulate.js')).simulate(await context(options), options)),
    );

  verb('serve', 'the page on this machine, with a store for libraries and battles')
    .option('--port <n>', 'default: 4400')
    .option('--host <name>', 'who may reach it (default: this machine alone)')
    .option('--data <folder>', 'where it keeps what is saved (default: .umpire in the home folder)')
    .action(async (options) => done(await (await import('./verbs/serve.js')).serve(surroundings, options)));

  verb('example [name]', 'a page in, odds out; or a shipped scenario and its answer')
    .option('--scenario', 'print the scenario itself, to change')
    .action(async (name, options) =>
      done(await (await import('./verbs/example.js')).example(await context(options), name, options)),
    );

  return root;
}
