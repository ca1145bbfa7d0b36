import type { Seat } from '@umpire/rules';
import { openShelf } from '../library/shelf.js';
import { forgetBattle, saveBattle, savedBattle } from './saved-battle.js';

/** A battle as it is kept: its log, and enough to know it by. */
export interface KeptBattle {
  readonly id: string;
  readonly log: string;
  readonly titles: Readonly<Record<Seat, string>>;
  readonly round: number;
  readonly score: readonly [number, number];
  readonly isOver: boolean;
  /** When it was last kept, as an ISO date. */
  readonly at: string;
}

const ID = 'umpire-battle-id';

/** The battle that is played from now on: one that is kept already, or a new one. */
export function playKept(id: string = crypto.randomUUID()): void {
  try {
    localStorage.setItem(ID, id);
  } catch {
    // said when the battle itself cannot be kept
  }
}

let shelf: ReturnType<typeof openShelf> | undefined;
const opened = (): ReturnType<typeof openShelf> => {
  shelf ??= openShelf('battle');
  return shelf;
};

let next: KeptBattle | undefined;

/** Keeps the battle that is played on this device, and with the server where the page came from one. Throws where the device keeps nothing. */
export function keepBattle(battle: Omit<KeptBattle, 'id' | 'at'>): void {
  const id = localStorage.getItem(ID) ?? 'under-way';
  next = { ...battle, id, at: new Date().toISOString() };
  void shelve();
  saveBattle(battle.log, battle.round);
}

/** One log at a time goes to the shelf, and of those that waited the last. */
async function shelve(): Promise<void> {
  const there = await opened().catch(() => undefined);
  const battle = next;
  next = undefined;
  if (battle !== undefined) await there?.put(battle).catch(() => undefined);
}

/** All that are kept, the newest first. */
export async function keptBattles(): Promise<readonly KeptBattle[]> {
  const values = await (await opened()).all();
  return values.filter(isKept).toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

/** For good, here and with the server; the one that would be resumed too, if it is that. */
export async function removeBattle({ id, log }: KeptBattle): Promise<void> {
  await (await opened()).remove(id);
  if (savedBattle() === log) forgetBattle();
}

function isKept(value: unknown): value is KeptBattle {
  if (typeof value !== 'object' || value === null) return false;
  const { id, log, titles, score, at } = value as Partial<Record<keyof KeptBattle, unknown>>;
  return (
    typeof id === 'string' &&
    typeof log === 'string' &&
    typeof at === 'string' &&
    typeof titles === 'object' &&
    titles !== null &&
    Array.isArray(score)
  );
}
