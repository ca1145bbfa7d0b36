const SAVED = 'umpire-battle';
const ROUND = 'umpire-battle-round';

/** The battle that was left unfinished on this device, if any. */
export function savedBattle(): string | undefined {
  try {
    return localStorage.getItem(SAVED) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The round that it is in; nothing before the first. */
export function savedRound(): number | undefined {
  try {
    return Number(localStorage.getItem(ROUND)) || undefined;
  } catch {
    return undefined;
  }
}

/** Throws where the device keeps nothing. */
export function saveBattle(log: string, round: number): void {
  localStorage.setItem(SAVED, log);
  localStorage.setItem(ROUND, `${round}`);
}

export const forgetBattle = (): void => localStorage.removeItem(SAVED);
