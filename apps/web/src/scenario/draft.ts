import type { OptionValue } from '@umpire/rules';

/** What a person types stays as typed, right or wrong, until the engine has judged it. Fields are texts, counts numbers. */
export interface WeaponDraft {
  readonly key: string;
  readonly name: string;
  /** How many fire; none leaves the weapon out. */
  readonly count: number;
  readonly kind: 'ranged' | 'melee';
  readonly range: string;
  readonly attacks: string;
  readonly skill: string;
  readonly strength: string;
  readonly armourPenetration: string;
  readonly damage: string;
  /** As printed, with commas. */
  readonly abilities: string;
  /** What a scenario may say besides, kept as it came. */
  readonly rest: Rest;
}

export interface GroupDraft {
  readonly key: string;
  readonly name: string;
  readonly models: number;
  readonly toughness: string;
  readonly save: string;
  readonly invulnerableSave: string;
  readonly wounds: string;
  /** Of the next model that would be lost. */
  readonly woundsLost: number;
  readonly feelNoPain: string;
  readonly keywords: string;
  readonly rest: Rest;
}

/** A unit, whichever side it stands on: swapping the sides loses nothing. */
export interface UnitDraft {
  readonly key: string;
  readonly name: string;
  readonly keywords: string;
  readonly points: string;
  readonly weapons: readonly WeaponDraft[];
  readonly groups: readonly GroupDraft[];
  /** In force while it attacks, and while it is attacked. */
  readonly effects: readonly NamedEffect[];
  readonly defences: readonly NamedEffect[];
  readonly rest: Rest;
}

/** Words, or a value of the effect language. */
export type NamedEffect = string | Rest;
export type Rest = Readonly<Record<string, unknown>>;

export type Phase = 'shooting' | 'fight';
export const FLAGS = [
  'cover',
  'moved',
  'advanced',
  'charged',
  'fellBack',
  'engaged',
  'snapShooting',
  'notVisible',
] as const;
export type Flag = (typeof FLAGS)[number];

export interface ConditionsDraft {
  readonly distance: string;
  readonly flags: readonly Flag[];
  /** States that rules ask about, with commas. */
  readonly attackerStates: string;
  readonly targetStates: string;
}

export type Options = Readonly<Record<string, OptionValue>>;

export interface Draft {
  readonly edition: string;
  /** Rulings of ours that are set otherwise. */
  readonly options?: Options;
  readonly phase: Phase;
  readonly attackers: readonly UnitDraft[];
  readonly target: UnitDraft;
  readonly conditions: ConditionsDraft;
  readonly policies: Readonly<Record<string, string>>;
  /** What a scenario may say besides, kept as it came. */
  readonly rest?: Rest;
}

let made = 0;
/** A name for React, new on every page. */
export const newKey = (): string => `k${++made}-${Math.random().toString(36).slice(2, 8)}`;

export const models = ({ groups }: UnitDraft): number => groups.reduce((sum, group) => sum + group.models, 0);

export const weaponDraft = (given: Partial<WeaponDraft> = {}): WeaponDraft => ({
  key: newKey(),
  name: '',
  count: 1,
  kind: 'ranged',
  range: '24',
  attacks: '1',
  skill: '4+',
  strength: '4',
  armourPenetration: '0',
  damage: '1',
  abilities: '',
  rest: {},
  ...given,
});

export const groupDraft = (given: Partial<GroupDraft> = {}): GroupDraft => ({
  key: newKey(),
  name: '',
  models: 1,
  toughness: '4',
  save: '4+',
  invulnerableSave: '',
  wounds: '1',
  woundsLost: 0,
  feelNoPain: '',
  keywords: '',
  rest: {},
  ...given,
});

export const unitDraft = (given: Partial<UnitDraft> = {}): UnitDraft => ({
  key: newKey(),
  name: '',
  keywords: '',
  points: '',
  weapons: [],
  groups: [groupDraft()],
  effects: [],
  defences: [],
  rest: {},
  ...given,
});

/** The same unit again, under new keys. */
export const copyOf = (unit: UnitDraft): UnitDraft => ({
  ...unit,
  key: newKey(),
  weapons: unit.weapons.map((weapon) => ({ ...weapon, key: newKey() })),
  groups: unit.groups.map((group) => ({ ...group, key: newKey() })),
});

export const noConditions: ConditionsDraft = { distance: '', flags: [], attackerStates: '', targetStates: '' };
