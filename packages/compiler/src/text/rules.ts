/** Rules of the core that texts name, by their printed words. */
const names = `stealth|deep strike|lone operative|infiltrators|fights first|scouts|leader|deadly demise|firing deck|hover|super-heavy walker`;

export const coreRules: ReadonlyMap<string, string> = new Map(
  names.split('|').map((name) => [name, name.replaceAll(' ', '-')]),
);
