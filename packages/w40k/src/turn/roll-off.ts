import { facesOf, type Given, type Need, type Seat, seats } from '@umpire/rules';

/** 01.05.05: a die each. */
export const rollOffFor = (purpose: string): Need => ({
  throws: seats.map((seat) => ({
    purpose: `${purpose} roll-off`,
    seat,
    for: [seat],
    lots: [{ kind: 0, dice: 1, sides: 6, summed: 1 }],
  })),
});

/** Who threw higher; nobody while it is a tie, which is thrown again. */
export function winnerOf(given: Given | undefined): Seat | undefined {
  const [[a = 0] = []] = facesOf(given, 0) ?? [];
  const [[b = 0] = []] = facesOf(given, 1) ?? [];
  return a === b ? undefined : a > b ? 'A' : 'B';
}
