// Plays many battles on all cores and holds each against what is true of every battle. It goes on where it was stopped:
//   npm run soak -- --battles 10000 [--editions w40k-11,netepic-fr2] [--armies small|all] [--player random|resting|greedy]
//                   [--workers 4] [--keep reports/soak.json] [--anew] [--rules]
// With --rules it says which rules never acted or left no trace, and which datasheets did nothing. A battle that fails is named with its number; the log of the shortest is written beside the kept figures.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const load = (name) => import(new URL(`packages/${name}/dist/index.js`, `file://${root}/`).href);

async function systems() {
  const [{ w40kBattles }, { epicBattles }] = await Promise.all([load('w40k'), load('netepic')]);
  return [w40kBattles, epicBattles];
}

/** What is gathered over all battles. */
const accounts = ['timed', 'acted', 'brought', 'traced', 'fielded', 'active'];

/** A thread plays one battle after another, as it is told. */
async function thread() {
  const [{ soak, soakHeading }, games] = await Promise.all([load('testkit'), systems()]);
  const { armies, player } = workerData;
  parentPort.on('message', ({ edition, n }) => {
    const system = games.find((game) => game.plays(edition));
    const plan = { edition, armies, ...(player && { player }) };
    const began = performance.now();
    const { answers, fault, ...found } = soak(system, soakHeading(system, plan, n));
    const seconds = (performance.now() - began) / 1000;
    const lists = Object.fromEntries(accounts.map((name) => [name, [...found[name]]]));
    parentPort.postMessage({ edition, n, answers, ...lists, fault, seconds });
  });
  parentPort.postMessage('ready');
}

async function main() {
  const { values } = parseArgs({
    options: {
      battles: { type: 'string', default: '100' },
      editions: { type: 'string' },
      armies: { type: 'string', default: 'small' },
      player: { type: 'string' },
      workers: { type: 'string', default: `${availableParallelism()}` },
      keep: { type: 'string', default: 'reports/soak.json' },
      anew: { type: 'boolean', default: false },
      rules: { type: 'boolean', default: false },
    },
  });
  const all = (await systems()).flatMap((game) => game.editions());
  const editions = values.editions?.split(',') ?? all;
  const unknown = editions.filter((edition) => !all.includes(edition));
  const [battles, workers] = [Number(values.battles), Number(values.workers)];
  if (unknown.length > 0 || !(battles > 0) || !(workers > 0) || !['small', 'all'].includes(values.armies)) {
    console.error(
      `soak: --battles and --workers want a number, --armies small or all, --editions some of ${all.join(', ')}`,
    );
    process.exit(2);
  }
  const file = path.resolve(root, values.keep);
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const key = (edition) => [edition, values.armies, values.player ?? 'any'].join(' ');
  const kept = !values.anew && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const edition of editions) kept[key(edition)] ??= { played: 0, answers: 0, faults: [] };
  // the n-th battle of each edition in turn, so that a soak that is stopped has played as many of each
  let turn = 0;
  const waiting = new Map(editions.map((edition) => [edition, kept[key(edition)].played]));
  const next = () => {
    for (let i = 0; i < editions.length; i++) {
      const edition = editions[turn++ % editions.length];
      const n = waiting.get(edition);
      if (n >= battles) continue;
      waiting.set(edition, n + 1);
      return { edition, n };
    }
    return undefined;
  };
  /** Battles are told in their order, so that what is kept says how many are done. */
  const early = new Map(editions.map((edition) => [edition, new Map()]));
  let shortest;
  const began = performance.now();
  let done = 0;
  const take = (battle) => {
    const { edition } = battle;
    const at = kept[key(edition)];
    early.get(edition).set(battle.n, battle);
    done++;
    if (battle.fault) {
      const { what, log } = battle.fault;
      console.log(`${edition} ${battle.n} (${battle.answers} answers): ${what}`);
      if (shortest === undefined || log.length < shortest.length) {
        shortest = log;
        writeFileSync(path.join(folder, 'shortest.jsonl'), log);
      }
    }
    for (let ready = early.get(edition).get(at.played); ready; ready = early.get(edition).get(at.played)) {
      early.get(edition).delete(at.played);
      at.played++;
      at.answers += ready.answers;
      for (const name of accounts) at[name] = [...new Set([...(at[name] ?? []), ...ready[name]])].sort();
      if (ready.fault) at.faults.push({ n: ready.n, answers: ready.answers, what: ready.fault.what });
    }
    writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`);
    if (done % 50 === 0)
      console.log(`${done} battles, ${(done / ((performance.now() - began) / 1000)).toFixed(2)} a second`);
  };
  await Promise.all(
    Array.from(
      { length: workers },
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker(fileURLToPath(import.meta.url), {
            workerData: { armies: values.armies, player: values.player },
            // battles make much that is gone at once
            resourceLimits: { maxYoungGenerationSizeMb: 192 },
          });
          worker.on('message', (message) => {
            if (message !== 'ready') take(message);
            const task = next();
            if (task) worker.postMessage(task);
            else worker.terminate().then(resolve);
          });
          worker.on('error', reject);
        }),
    ),
  );
  let faults = 0;
  for (const edition of editions) {
    const { played, answers, faults: found } = kept[key(edition)];
    faults += found.length;
    const first = found.length > 0 ? `, the first is number ${found[0].n}: ${found[0].what.slice(0, 200)}` : '';
    console.log(`${key(edition)}: ${played} battles, ${answers} answers, ${found.length} faults${first}`);
  }
  const { neverActed } = await load('testkit');
  if (values.rules)
    for (const edition of editions) {
      const { timed = [], acted = [], brought = [], traced = [], fielded = [], active = [] } = kept[key(edition)];
      const known = neverActed[edition] ?? {};
      const never = timed.filter((rule) => !acted.includes(rule) && !(rule in known));
      const wrong = Object.keys(known).filter((rule) => acted.includes(rule));
      console.log(`${edition}: ${acted.length} of ${timed.length} rules with a time of their own acted`);
      if (never.length > 0) console.log(`  never, and not known for it: ${never.join(', ')}`);
      const untraced = brought.filter((rule) => !traced.includes(rule));
      console.log(`${edition}: ${traced.length} of ${brought.length} rules that armies bring left a trace`);
      if (untraced.length > 0) console.log(`  never: ${untraced.join(', ')}`);
      const idle = fielded.filter((sheet) => !active.includes(sheet));
      console.log(`${edition}: ${active.length} of ${fielded.length} datasheets acted`);
      if (idle.length > 0) console.log(`  never: ${idle.join(', ')}`);
      if (wrong.length > 0) console.log(`  said never to act, and did: ${wrong.join(', ')}`);
    }
  if (shortest)
    console.log(
      `the shortest log that shows a fault: ${path.relative(process.cwd(), path.join(folder, 'shortest.jsonl'))}`,
    );
  process.exitCode = faults > 0 ? 1 : 0;
}

await (isMainThread ? main() : thread());
