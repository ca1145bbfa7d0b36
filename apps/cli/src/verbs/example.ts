import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { issue, nearest } from '@umpire/kernel';
import { answer, type Context, refuse, type Status } from '../context.js';
import { LARGEST_SCENARIO, readDocument, readText } from '../read-file.js';
import { oddsOfUnits, oddsText } from './odds.js';
import { answerAll } from './scenarios.js';

export interface ExampleOptions {
  readonly scenario?: boolean;
}

const FIRST = 'immortals';
/** The page that is shown without a name. */
const PAGE = 'clay-walker.txt';

/** A page in, odds out; or a shipped scenario by name. Then what to try next: the first thing that a newcomer sees. */
export async function example(
  context: Context,
  name: string | undefined,
  { scenario = false }: ExampleOptions,
): Promise<Status> {
  const folder = fileURLToPath(context.examples);
  if (name === undefined && !scenario) return answerPage(context, path.join(folder, PAGE));
  const names = (await readdir(folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'));
  const chosen = name ?? FIRST;
  if (!names.includes(chosen)) {
    return refuse(context, [
      issue('unknown-example', 'There is no such example.', {
        found: chosen,
        near: nearest(chosen, names),
        hint: `one of ${names.join(', ')}`,
      }),
    ]);
  }
  const file = path.join(folder, `${chosen}.json`);
  return scenario ? printScenario(context, file) : answerExample(context, { file, chosen, names });
}

async function answerPage(context: Context, page: string): Promise<Status> {
  const shown = path.relative('', page) || page;
  const options = {
    page: [page],
    attacker: 'Clay Walker',
    weapon: ['Shard thrower – burst'],
    target: 'Intercessor Squad',
  };
  const status = await oddsOfUnits(context, [], { options, set: {}, way: { kind: 'exact' } });
  const next = [
    '',
    `A page in, odds out: the page is ${shown}. Put your own in its place.`,
    `npx umpire rules ${shown}   # every rule in it, and how far it runs`,
    `npx umpire import ${shown} --out umpire-library   # keep it: its units are then known by name`,
    'npx umpire odds --attacker "Clay Walker" --weapon focus --target Rhino --range 9',
    'npx umpire --help',
  ];
  if (!context.json) context.terminal.err(`${next.join('\n')}\n`);
  return status;
}

async function printScenario(context: Context, file: string): Promise<Status> {
  const text = await readText(file, LARGEST_SCENARIO);
  if (!text.ok) return refuse(context, text.error);
  context.terminal.out(text.value);
  return 0;
}

async function answerExample(
  context: Context,
  { file, chosen, names }: { file: string; chosen: string; names: readonly string[] },
): Promise<Status> {
  const document = await readDocument(file);
  if (!document.ok) return refuse(context, document.error);
  const { told, issues } = await answerAll(
    context,
    [{ label: chosen, document: document.value, override: { set: {} } }],
    { kind: 'exact' },
  );
  if (issues.length > 0) return refuse(context, issues);
  answer(context, told[0]?.answer, () => oddsText(told, context));
  const others = names.filter((other) => other !== chosen);
  const next = [
    '',
    `npx umpire example ${chosen} --scenario > my.json   # this scenario, to change`,
    'npx umpire odds my.json --want stages,because',
    `npx umpire example ${others[0] ?? chosen}   # others: ${others.join(', ')}`,
    'npx umpire --help',
  ];
  if (!context.json) context.terminal.err(`${next.join('\n')}\n`);
  return 0;
}
