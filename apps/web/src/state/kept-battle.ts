import { serverShelf } from '../library/server-shelf.js';

const SAVED = 'umpire-battle';
const ID = 'under-way';

/** The battle that was left unfinished on this device, if any. */
export function savedBattle(): string | undefined {
  try {
    return localStorage.getItem(SAVED) ?? undefined;
  } catch {
    return undefined;
  }
}

let shelf: ReturnType<typeof serverShelf> | undefined;
let next: string | undefined;

/** Keeps the log on this device, and with the server where the page came from one. Throws where the device keeps nothing. */
export function keepBattle(log: string): void {
  next = log;
  void keepWithServer();
  localStorage.setItem(SAVED, log);
}

/** One log at a time goes out, and of those that waited the last. */
async function keepWithServer(): Promise<void> {
  shelf ??= serverShelf('battle');
  const server = await shelf;
  const log = next;
  next = undefined;
  if (server === undefined || log === undefined) return;
  await server.put({ id: ID, log } as { readonly id: string }).catch(() => undefined);
}

/** The battle that another browser left with the server. */
export async function battleWithServer(): Promise<string | undefined> {
  shelf ??= serverShelf('battle');
  const values = (await (await shelf)?.all().catch(() => [])) ?? [];
  const logs = values.flatMap((value) =>
    typeof value === 'object' && value !== null && 'log' in value && typeof value.log === 'string' ? [value.log] : [],
  );
  return logs.at(-1);
}
