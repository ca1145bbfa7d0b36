import { type Issue, issue } from '@umpire/kernel';
import { issueBlocks, printText, voice } from '@umpire/views';
import { CommanderError } from 'commander';
import type { Status } from './context.js';
import { program, type Surroundings } from './program.js';

/** Runs one command line, without the name of the program, and says how it ended. */
export async function run(words: readonly string[], surroundings: Surroundings): Promise<Status> {
  let status: Status = 0;
  const root = program(surroundings, (ended) => {
    status = ended;
  });
  if (words.length === 0) {
    surroundings.terminal.out(root.helpInformation());
    return 0;
  }
  try {
    await root.parseAsync(words, { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const { terminal } = surroundings;
    terminal.err(printText(issueBlocks([issueOf(error, words)], voice('en')), { paint: terminal.paintErr }));
    return 2;
  }
}

/** `commander.unknownOption` becomes `unknown-option`. */
function issueOf(error: unknown, words: readonly string[]): Issue {
  if (error instanceof CommanderError) {
    const [message = '', ...more] = error.message.replace(/^error: /, '').split('\n');
    const code = error.code.replace(/^commander\./, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const near = /Did you mean (.*)\?/.exec(more.join(' '))?.[1];
    const verb = words.find((word) => !word.startsWith('-'));
    const help = verb === undefined || code === 'unknown-command' ? 'umpire --help' : `umpire ${verb} --help`;
    return issue(code, message.endsWith('.') ? message : `${message}.`, {
      hint: help,
      ...(near === undefined ? {} : { near: [near.replace(/^one of /, '')] }),
    });
  }
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return issue('internal-error', 'Umpire failed; this is a fault of its own.', {
    found: told,
    hint: 'report it together with the command and its files',
  });
}
