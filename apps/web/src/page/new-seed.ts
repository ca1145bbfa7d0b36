/** What the dice of a battle come from. */
export const newSeed = (): string => `${crypto.getRandomValues(new Uint32Array(1))[0]}`;
