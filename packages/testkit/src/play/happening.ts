import { type Policies, parseDice, type Volley } from '@umpire/dice';
import type { Issue } from '@umpire/kernel';
import type { RuleSet } from '@umpire/rules';
import { type Befalling, befall, fallenWith, healed, listsRoll, type Patients } from '@umpire/w40k';
import type { Happens, RunnableCase } from '../case.js';
import type { Difference } from './compare.js';
import { asNotModelled, isKnown } from './not-modelled.js';
import { type Played, play } from './play.js';
import { refuseRerolls } from './refusals.js';
import { type Script, ScriptError } from './script.js';
import { type Left, leftOf, type Mended } from './standing.js';

export interface Happening {
  readonly one: RunnableCase;
  readonly raw: object;
  readonly ruleSet: RuleSet;
  readonly script: Script;
  /** The attacks that came before. */
  readonly before?: Played;
}

interface Happened {
  readonly after?: Played;
  readonly mended?: Mended;
  /** What stands of the unit once models of it were destroyed at once. */
  readonly bereft?: readonly Patients[];
}

/** Plays what befalls the target besides attacks. */
export function happening(what: Happening): Happened | { readonly problems: readonly Difference[] } {
  const { happens } = what.one;
  if (!happens) return {};
  if ('heal' in happens) return { mended: heal(what, String(happens.heal)) };
  if ('destroys' in happens) return destroyed(what, happens.destroys);
  const read = befall(what.raw, befallingOf(happens), rulesOf(what));
  if (!read.ok) return { problems: read.error.map(asProblem) };
  const { volley, notModelled } = read.value;
  const unknown = notModelled.filter((one) => !isKnown(one, what.ruleSet));
  if (unknown.length > 0) return { problems: unknown.map(asNotModelled) };
  const after = play(withSpare(continued(volley, what.before), what.one), plain, what.script);
  refuseRerolls(after, what.script, undefined);
  return { after };
}

const difference = (step: string, got: string): Difference => ({ step, expected: 'a rule that is modelled', got });
const asProblem = ({ code, message }: Issue): Difference => difference('scenario', `${code}: ${message}`);
const rulesOf = ({ ruleSet }: Happening) => ruleSet as Parameters<typeof befall>[2];

/** One group of the target is destroyed at once, and what falls with it. */
function destroyed(what: Happening, name: string): Happened | { readonly problems: readonly Difference[] } {
  const { one, raw, before } = what;
  const fallen = fallenWith(raw, name, rulesOf(what));
  if (!fallen.ok) return { problems: fallen.error.map(asProblem) };
  const known = one.scenario.target.groups.map((group) => group.name).join(', ');
  if (fallen.value.length === 0) return { problems: [{ step: 'destroys', expected: `one of ${known}`, got: name }] };
  const now = patientsOf(one, before).map((group) =>
    fallen.value.includes(group.name) ? { ...group, left: [] } : group,
  );
  return { bereft: now };
}

/** Nothing here is left to a policy. */
const plain: Policies = {
  goal: 'destroy',
  stages: () => 'never',
  forks: () => 'wound',
  attacks: 'never',
  damage: 'never',
  saves: 'never',
  picks: 'never',
  orders: 'listed',
  pools: 'listed',
};

type Volleyed = Exclude<Happens, { heal: unknown } | { destroys: unknown }>;

function befallingOf(happens: Volleyed): Befalling {
  if ('mortalWounds' in happens)
    return { mortalWounds: String(happens.mortalWounds), psychic: happens.psychic === true };
  if ('hazardRolls' in happens) return happens;
  if ('deadlyDemise' in happens) return { deadlyDemise: String(happens.deadlyDemise) };
  const { on, range, mortalWounds } = happens.explosion;
  return { explosion: { on: on === 'auto' ? 0 : Number.parseInt(on, 10), range, mortalWounds } };
}

/** The target as the attacks left it. */
function continued(volley: Volley, before: Played | undefined): Volley {
  if (!before) return volley;
  const { lost } = before.table.standings.standing(before.frame.standing);
  return { ...volley, groups: volley.groups.map((group, g) => ({ ...group, lost: lost[g]! })) };
}

/** Whoever is befallen throws the dice, and so may spend the re-roll. */
const withSpare = (volley: Volley, { choices }: RunnableCase): Volley =>
  choices.some(({ rule }) => rule === 'command-re-roll') ? { ...volley, spare: 'attacker' } : volley;

function heal(what: Happening, amount: string): Mended {
  const { one, script, before } = what;
  const dice = parseDice(amount);
  if (!dice.ok) throw new ScriptError('heal', 'dice such as D3', amount);
  const { dice: count, sides, plus } = dice.value;
  const thrown = script.faces('heal', count, sides);
  const faces = listsRoll('heal', rulesOf(what)) ? oneAgain(script, thrown, sides) : thrown;
  const unit = patientsOf(one, before);
  const wounds = faces.reduce((a, b) => a + b, plus);
  const now = healed(unit, wounds, (choice, names) => chosen(script, choice, names));
  refuseRerolls({ spare: { spent: false, again: new Map(), barred: new Map() } }, script, undefined);
  return mendedOf(unit, now);
}

/** One die that a Command Re-roll of the case names is thrown again. */
function oneAgain(script: Script, faces: readonly number[], sides: number): readonly number[] {
  const answers = script.answers('command-re-roll');
  const named = faces.map((face) => `heal ${face}`);
  const wanted = answers.findIndex((answer) => named.includes(String(answer)));
  if (wanted < 0) return faces;
  const [answer] = answers.splice(wanted, 1);
  const at = named.indexOf(String(answer));
  return faces.with(at, script.faces('heal-re-roll', 1, sides)[0]!);
}

/** A group by its name; one that may not be chosen is refused, and the next answer is tried. */
function chosen(script: Script, choice: string, names: readonly string[]): number {
  const answers = script.answers(choice);
  for (let answer = answers.shift(); answer !== undefined; answer = answers.shift()) {
    const at = names.indexOf(String(answer));
    if (at >= 0) return at;
    script.refuse(String(answer), 'healing');
  }
  return 0;
}

export function mendedOf(before: readonly Patients[], now: readonly Patients[]): Mended {
  const count = (groups: readonly Patients[]): number => groups.reduce((sum, { left }) => sum + left.length, 0);
  const left: Left = Object.fromEntries(now.map((group) => [group.name, [...group.left].sort((a, b) => a - b)]));
  return { left, returned: count(now) - count(before) };
}

export function patientsOf({ scenario }: RunnableCase, before: Played | undefined): Patients[] {
  const after = before && leftOf(before.table.standings.groups, before.table.standings.standing(before.frame.standing));
  return scenario.target.groups.map(({ name, models, wounds, woundsLost, startingStrength, keywords }) => ({
    name,
    wounds,
    strength: startingStrength ?? models,
    isCharacter: [...keywords, ...(scenario.target.attached ? [] : scenario.target.keywords)].includes('CHARACTER'),
    left: after?.[name] ?? fresh(models, wounds, woundsLost),
  }));
}

function fresh(models: number, wounds: number, lost: number | readonly number[]): number[] {
  const each = typeof lost === 'number' ? [lost] : lost;
  return Array.from({ length: models }, (_, i) => wounds - (each[i] ?? 0));
}
