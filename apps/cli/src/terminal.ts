import type { Paint, Tone } from '@umpire/views';
import type { Progress } from './services.js';

/** Where answers and messages go. Tests hand in one that remembers. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly paintOut: Paint;
  readonly paintErr: Paint;
  /** Letters in a line of the answer. */
  readonly columns: number;
  /** A bar on stderr while something long runs; `stop` takes it away. Nothing where stderr is no terminal. */
  readonly progress: (what: string) => Promise<{ readonly show: Progress; readonly stop: () => void }>;
  /** A question to the person at the terminal; absent where nobody sits there. Nothing where the input has ended. */
  readonly ask?: (question: string) => Promise<string | undefined>;
}

const NARROWEST = 40;
const WIDEST = 120;
const ASSUMED = 80;

export async function realTerminal(): Promise<Terminal> {
  const { stdout, stderr, env } = process;
  const [paintOut, paintErr] = await Promise.all([painter(hasColour(stdout, env)), painter(hasColour(stderr, env))]);
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    paintOut,
    paintErr,
    columns: Math.min(WIDEST, Math.max(NARROWEST, stdout.columns || ASSUMED)),
    ...(process.stdin.isTTY && stderr.isTTY ? { ask: askPerson } : {}),
    progress: async (what) => (stderr.isTTY && env.TERM !== 'dumb' ? bar(what) : { show: () => {}, stop: () => {} }),
  };
}

async function askPerson(question: string): Promise<string | undefined> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  const answered = await Promise.race([lines.question(question), ended]);
  lines.close();
  if (answered === undefined) process.stderr.write('\n');
  return answered;
}

/** https://no-color.org: any value but an empty one switches colour off, whatever else is said. */
function hasColour(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR) return false;
  return stream.isTTY === true && env.TERM !== 'dumb';
}

async function painter(colour: boolean): Promise<Paint> {
  if (!colour) return (text) => text;
  const { default: picocolors } = await import('picocolors');
  const ink = picocolors.createColors(true);
  const tones: Readonly<Record<Tone, (text: string) => string>> = {
    plain: (text) => text,
    strong: ink.bold,
    quiet: ink.dim,
    accent: ink.cyan,
    warning: ink.yellow,
    error: ink.red,
  };
  return (text, tone) => (text === '' ? text : tones[tone](text));
}

/** Short work shows no bar: it appears once a quarter of a second has gone by. */
const PATIENCE_MS = 250;

async function bar(what: string): Promise<{ show: Progress; stop: () => void }> {
  const { SingleBar } = await import('cli-progress');
  const single = new SingleBar({
    format: `${what} {bar} {value}/{total}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
    stream: process.stderr,
  });
  const begun = performance.now();
  let started = false;
  return {
    show: (done, total) => {
      if (!started && performance.now() - begun > PATIENCE_MS) {
        single.start(total, done);
        started = true;
      }
      if (started) single.update(done);
    },
    stop: () => single.stop(),
  };
}
