export interface EditionName {
  readonly id: string;
  readonly name: string;
}

/** What can be played, by name alone; a test holds them against the layers. */
export const playable = [
  { id: 'w40k-9', name: 'Warhammer 40,000, ninth edition' },
  { id: 'w40k-9-boarding', name: 'Warhammer 40,000, ninth edition, Boarding Actions' },
  { id: 'w40k-10-launch', name: 'Warhammer 40,000, tenth edition (early)' },
  { id: 'w40k-10', name: 'Warhammer 40,000, tenth edition' },
  { id: 'w40k-10-combat-patrol', name: 'Warhammer 40,000, tenth edition, Combat Patrol' },
  { id: 'w40k-11', name: 'Warhammer 40,000, eleventh edition' },
  { id: 'w40k-11-boarding', name: 'Warhammer 40,000, eleventh edition, Boarding Actions' },
] as const satisfies readonly EditionName[];
