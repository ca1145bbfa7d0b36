/** Rules with a time of their own that no battle of shipped armies has seen act, by edition, and why. Nothing may come to it. */
export const neverActed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'w40k-10': {
    grenade: 'no shipped army has GRENADES',
    smokescreen: 'no shipped army has SMOKE',
  },
  'w40k-11-boarding': {
    'crushing-impact': 'no boarding patrol has a MONSTER or VEHICLE',
    smokescreen: 'no boarding patrol has SMOKE',
  },
};
