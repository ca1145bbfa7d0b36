import type { Blow, Discipline, Group, Policies, Pool, Reroll, Sequence, Volley, Yield } from '../src/index.js';
import { parseDice, standsGroup } from '../src/index.js';

/** A tiny game for the tests of the drivers: hit, wound, save, damage, with the shapes that real games have. */
export interface Attack {
  weapons: number;
  attacks: string;
  hitOn: number;
  woundOn: number;
  /** The face that fails a save against each group: dice below it fail. */
  saveOn: readonly number[];
  damage: string;
  extraHits?: number;
  /** A critical hit may wound at once. */
  lethal?: boolean;
  /** A critical wound is a blow of its own: without a save, or with a harder one. */
  critical?: { discipline: Discipline; damage: string; spills?: boolean; saveOn?: readonly number[] };
  /** One hit of the volley may wound without a roll. */
  once?: boolean;
  /** The single re-roll is only for a die thrown alone. */
  onlyAlone?: boolean;
  /** Damage rolls, and rolls for the number of attacks, up to this may be made again. */
  damageReroll?: number;
  attacksReroll?: number;
  hitReroll?: boolean;
  woundReroll?: boolean;
  saveReroll?: boolean;
  discipline: Discipline;
  ignoredOn?: readonly number[];
  picks?: readonly number[];
  less?: number;
}

export interface Skirmish {
  groups: readonly Group[];
  uses?: number;
  /** Each inner list is a unit. */
  units: readonly (readonly Attack[])[];
  spare?: 'attacker' | 'defender';
}

const dice = (text: string) => {
  const read = parseDice(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const KINDS = ['attack', 'hit', 'critical hit', 'wound', 'critical wound'];

function sequenceFor(attack: Attack, groups: readonly Group[]): Sequence {
  const stands = (g: number, lost: readonly number[]): boolean => standsGroup(groups[g]!, lost[g]!);
  const base = (
    discipline: Discipline,
    damage: string,
    saveOn: readonly number[] | undefined,
    spills: boolean,
  ): Blow => ({
    id: saveOn ? 'wound' : 'critical wound',
    discipline,
    ...(saveOn
      ? {
          save: {
            sides: 6,
            fails: (g: number, face: number) => face < (saveOn[g] ?? 7),
            mayReroll: () => attack.saveReroll === true,
          },
        }
      : {}),
    damage: dice(damage),
    amount: (_, rolled) => (rolled === 0 ? 0 : Math.max(1, rolled - (attack.less ?? 0))),
    mayRerollDamage: (rolled) => attack.damageReroll !== undefined && rolled <= attack.damageReroll,
    ignoredOn: (g) => attack.ignoredOn?.[g] ?? 7,
    spills,
    swallowed: saveOn !== undefined,
    orders: ({ lost }) => [
      groups.map((_, g) => g).sort((a, b) => Number(stands(b, lost)) - Number(stands(a, lost)) || a - b),
    ],
    picks: (attack.picks ?? []).filter((g) => g < groups.length),
  });
  const { critical } = attack;
  const blows = new Map([[3, base(attack.discipline, attack.damage, attack.saveOn, false)]]);
  if (critical) blows.set(4, base(critical.discipline, critical.damage, critical.saveOn, critical.spills ?? false));
  const hits = (face: number): Yield => {
    if (face === 6) return [[2, 1], ...(attack.extraHits ? ([[1, attack.extraHits]] as const) : [])];
    return face >= attack.hitOn && face > 1 ? [[1, 1]] : [];
  };
  return {
    kinds: KINDS,
    start: 0,
    gather: {
      weapons: attack.weapons,
      each: dice(attack.attacks),
      amount: (n) => n,
      mayReroll: (n) => attack.attacksReroll !== undefined && n <= attack.attacksReroll,
      spare: 'die',
    },
    steps: [
      {
        kind: 'stage',
        id: 'hit',
        sides: (kind) => (kind === 0 ? 6 : 0),
        judge: (_, face) => hits(face),
        worth: (_, face) => (face === 6 ? 'critical' : face >= attack.hitOn ? 'plain' : 'failed'),
        mayReroll: () => attack.hitReroll === true,
        spare: true,
      },
      {
        kind: 'fork',
        id: 'lethal hits',
        forks: (kind) =>
          kind === 2 && attack.lethal
            ? [
                { key: 'wound', to: [[3, 1]] },
                { key: 'roll', to: [[1, 1]] },
              ]
            : [],
      },
      { kind: 'once', id: 'once', to: (kind) => (attack.once && kind !== 3 && kind !== 4 ? [[3, 1]] : undefined) },
      {
        kind: 'stage',
        id: 'wound',
        sides: (kind) => (kind === 1 || kind === 2 ? 6 : 0),
        judge: (_, face) => (face === 6 && critical ? [[4, 1]] : face >= attack.woundOn || face === 6 ? [[3, 1]] : []),
        worth: (_, face) => (face === 6 ? 'critical' : face >= attack.woundOn ? 'plain' : 'failed'),
        mayReroll: () => attack.woundReroll === true,
        spare: true,
      },
    ],
    blows,
    order: [...blows.keys()],
    spareOn: { save: true, damage: true, onlyAlone: attack.onlyAlone === true },
  };
}

export function skirmish({ groups, uses = 0, units, spare }: Skirmish): Volley {
  return {
    groups,
    uses,
    units: units.map((attacks, u) => {
      const pools: Pool[] = attacks.map((attack, i) => {
        const sequence = sequenceFor(attack, groups);
        return { name: `weapon ${i}`, sequence: () => sequence };
      });
      return { name: `unit ${u}`, pools: () => pools };
    }),
    ...(spare ? { spare } : {}),
  };
}

export const policies = (
  change: Partial<Policies> & { hit?: Reroll; wound?: Reroll; lethal?: string } = {},
): Policies => ({
  goal: 'destroy',
  stages: (stage) => (stage === 'hit' ? change.hit : change.wound) ?? 'failed',
  forks: () => change.lethal ?? 'wound',
  attacks: 'low',
  damage: 'low',
  saves: 'failed',
  picks: 'leader',
  orders: 'listed',
  pools: 'listed',
  ...change,
});
