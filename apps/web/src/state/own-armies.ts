import type { WantedArmy } from '../battle/told.js';
import { library, useLibrary } from './library.js';
import { useStore } from './store.js';

/** An army of the player's own that may be taken to battle. */
export interface OwnArmy {
  readonly pack: string;
  readonly name: string;
  readonly edition: string;
}

/** Those of the library, once it was opened; it is opened only where there is one. */
export function useOwnArmies(edition: string): readonly OwnArmy[] {
  const told = useLibrary((state) => state.told);
  return (told?.armies ?? []).filter((army) => army.edition === edition);
}

export async function learnArmies(): Promise<void> {
  if (!useStore.getState().hasLibrary || useLibrary.getState().told !== undefined) return;
  const told = await library().library();
  useLibrary.setState({ told });
}

const OWN = 'own:';

/** How an army of one's own is chosen from a list of names. */
export const ownKey = ({ pack }: OwnArmy): string => `${OWN}${pack}`;

/** The army that a key of the list names. */
export async function wantedOf(key: string): Promise<WantedArmy> {
  if (!key.startsWith(OWN)) return key;
  const found = await library().battleList(key.slice(OWN.length));
  return { own: found?.list };
}
