const SAVED = 'umpire-battle';

/** The battle that was left unfinished on this device, if any. */
export function savedBattle(): string | undefined {
  try {
    return localStorage.getItem(SAVED) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Throws where the device keeps nothing. */
export const saveBattle = (log: string): void => localStorage.setItem(SAVED, log);
export const forgetBattle = (): void => localStorage.removeItem(SAVED);
