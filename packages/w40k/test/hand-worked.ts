import { bestOutcome, exactOutcome, looksAhead, type Policies, type Standings, type Volley } from '@umpire/dice';
import type { AttackScenario } from '@umpire/rules';
import type { W40kRules } from '../src/attack/force.js';
import { w40k } from '../src/system.js';

/** For tests: one attack of a probe at twenty plain models, and what a case changes of it. */
export interface Case {
  /** The rules it proves. */
  readonly proves: string;
  /** Effects named for the attacker and for the target. */
  readonly by?: readonly string[];
  readonly at?: readonly string[];
  readonly weapon?: object;
  readonly weapons?: readonly object[];
  readonly attacker?: object;
  readonly target?: object;
  readonly group?: object;
  readonly groups?: readonly object[];
  readonly conditions?: object;
  readonly facts?: { readonly attacker?: readonly string[]; readonly target?: readonly string[] };
  readonly fight?: true;
  /** Why what is named changes nothing, as the scenario says it. */
  readonly says?: string;
}

/** Skill 3+, Strength 4 against Toughness 4, a 4+ save: 2/3 · 1/2 · 1/2 = 1/6 of a wound. */
const probe = (fight?: true) => ({
  name: 'Probe',
  attacks: 1,
  skill: '3+',
  strength: 4,
  damage: 1,
  ...(fight ? {} : { range: 24 }),
});
const plainModels = { name: 'Models', models: 20, toughness: 4, save: '4+', wounds: 2 };

const known = new Map<string, W40kRules>();
export function rulesOf(edition: string): W40kRules {
  const set = known.get(edition);
  if (set) return set;
  const made = w40k.ruleSet(edition);
  if (!made.ok) throw new Error(`no edition ${edition}`);
  known.set(edition, made.value);
  return made.value;
}

/** The wounds that the target loses in the mean. */
export function meanWounds(edition: string, one: Case): number {
  const { volley, policies } = attackOf(edition, one);
  return meanOf(volley, policies);
}

/** The wounds that the attacker loses in the mean, by its own hazard. */
export function meanWoundsOfItsOwn(edition: string, one: Case): number {
  const { own = [], policies } = attackOf(edition, one);
  return own.reduce((sum, volley) => sum + meanOf(volley, policies), 0);
}

function attackOf(edition: string, { by = [], at = [], fight, says, ...one }: Case): AttackScenario {
  const weapons = (one.weapons ?? [{ ...one.weapon }]).map((weapon) => ({ ...probe(fight), ...weapon }));
  const attack = w40k.attack(
    {
      phase: fight ? 'fight' : 'shooting',
      attackers: [{ name: 'Attacker', weapons, effects: by, ...one.attacker }],
      target: { groups: one.groups ?? [{ ...plainModels, ...one.group }], effects: at, ...one.target },
      conditions: { ...one.conditions, ...(one.facts ? { facts: one.facts } : {}) },
    },
    rulesOf(edition),
  );
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  const whys = attack.value.notModelled.map(({ why }) => why);
  if (whys.join() !== (says ?? '')) throw new Error(JSON.stringify(attack.value.notModelled));
  return attack.value;
}

function meanOf(volley: Volley, policies: Policies): number {
  const wounds =
    (of: Standings) =>
    (s: number): number =>
      of.standing(s).lost.reduce((sum, lost) => sum + lost, 0);
  const { standings, afterEach } = looksAhead(volley, policies)
    ? bestOutcome(volley, policies, wounds)
    : exactOutcome(volley, policies);
  const lostIn = wounds(standings);
  const before = lostIn(standings.start);
  return afterEach.at(-1)!.reduce((mean, weight, s) => (weight === 0 ? mean : mean + weight * (lostIn(s) - before)), 0);
}

export const fraction = (text: string): number => {
  const [over = 0, under = 1] = text.split('/').map(Number);
  return over / under;
};

/** The exact rules of an edition that touch an attack, carry no weapon's keyword, and are proved by none of the cases. */
export const unproved = (edition: string, cases: readonly Case[]): readonly string[] => {
  const proved = new Set(cases.flatMap(({ proves }) => proves.split(', ')));
  return [...rulesOf(edition).rules.values()]
    .filter(({ inAttack, stage, kind }) => inAttack && stage === 'exact' && !kind.startsWith('weapon'))
    .map(({ id }) => id)
    .filter((id) => !proved.has(id));
};
