import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import type { W40kRules } from '../attack/force.js';
import type { ScenarioInput } from '../scenario/schema.js';
import { w40k } from '../system.js';
import { abilitiesOf, type CompiledValue, type KnownAbility } from './abilities.js';
import { type AttackerChoice, attackerFrom } from './attacker.js';
import { type CompileText, ofLeader, reachesUnit } from './compiled-ability.js';
import { type Statline, targetFrom } from './target.js';
import type { Missing, TargetPart, UnitSource } from './unit-source.js';

export interface FromSheets {
  readonly edition: string;
  readonly attacker: Attacking & {
    readonly effects?: readonly string[];
    /** Those attached to it, who attack with it. */
    readonly leaders?: readonly Attacking[];
  };
  /** The unit; then the leaders attached to it. */
  readonly target: UnitSource & {
    readonly models?: number;
    readonly statline: Statline;
    readonly effects?: readonly string[];
  };
  readonly leaders?: readonly UnitSource[];
  /** Units beside the target, and how many inches from it. */
  readonly neighbours?: readonly { readonly unit: UnitSource; readonly distance: number }[];
  /** Inches between them. */
  readonly distance?: number;
  /** Reads what abilities say that no rule of the edition has by name. */
  readonly compile?: CompileText;
  /** What is said of the two units' places and states. */
  readonly states?: { readonly attacker: readonly string[]; readonly target: readonly string[] };
}

type Attacking = UnitSource & AttackerChoice;

export interface FoundAbility extends KnownAbility {
  readonly of: string;
  readonly side: 'attacker' | 'target';
  /** Which of the attackers it is for: a leader's own is not for those it leads. */
  readonly at: readonly number[];
}

export interface ScenarioFromSheets {
  /** Absent while something is missing or wrong. */
  readonly scenario?: ScenarioInput;
  readonly missing: readonly Missing[];
  readonly issues: readonly Issue[];
  /** What was taken for granted, as warnings. */
  readonly notes: readonly Issue[];
  readonly abilities: readonly FoundAbility[];
}

/** The scenario of one unit attacking another, as far as pages, tables and choices give it; never a number that nobody said. */
export function scenarioFrom(asked: FromSheets, rules: W40kRules): ScenarioFromSheets {
  const { edition, attacker, target, leaders = [], compile } = asked;
  const bodies: readonly Attacking[] = [attacker, ...(attacker.leaders ?? [])];
  const phase = attacker.phase;
  const made = bodies.map((one) => attackerFrom(one, phase === undefined ? one : { ...one, phase }, edition));
  const theirs = [targetFrom(target, target), ...leaders.map((leader) => targetFrom(leader, { statline: {} }))];
  const beside = (asked.neighbours ?? []).map(besideOf);
  const missing = [...made, ...theirs].flatMap((one) => one.missing);
  const issues = [...made, ...theirs, ...beside].flatMap((one) => one.issues);
  const sheets = [...bodies, target, ...leaders].flatMap(incomplete);
  const notes = onceEach([...sheets, ...[...made, ...theirs, ...beside].flatMap((one) => one.notes)]);
  const parts = theirs.flatMap(({ part }) => part ?? []);
  const mine = made.flatMap(({ part }) => part ?? []);
  if (mine.length < made.length || parts.length < theirs.length || missing.length > 0 || issues.length > 0)
    return { missing, issues, notes, abilities: [] };
  const abilities: readonly FoundAbility[] = [
    ...bodies.flatMap((unit, i) =>
      abilitiesOf(unit, 'attacker', rules, compile)
        .flatMap((one) => (i === 0 ? [one] : ofLeader(one)))
        .map((one) => ({
          ...one,
          of: unit.name,
          side: 'attacker' as const,
          at: i === 0 || reachesUnit(one) ? mine.map((_, at) => at) : [i],
        })),
    ),
    ...[target, ...leaders].flatMap((unit, i) =>
      abilitiesOf(unit, 'target', rules, compile)
        .flatMap((one) => (i === 0 ? [one] : ofLeader(one).filter(reachesUnit)))
        .map((one) => ({ ...one, of: unit.name, side: 'target' as const, at: [] })),
    ),
  ];
  const conditional = [target, ...leaders].flatMap(({ facts }) => facts?.offers ?? []);
  const whole: ScenarioInput = {
    umpire: 1,
    edition,
    phase: mine[0]?.weapons[0]?.kind === 'melee' ? 'fight' : 'shooting',
    attackers: mine.map((part, at) => ({
      ...part,
      effects: [...named(abilities, 'attacker', at), ...said(attacker, abilities, 'attacker')],
    })),
    target: { ...joined(parts), effects: [...named(abilities, 'target'), ...said(target, abilities, 'target')] },
    ...(beside.length > 0 ? { neighbours: beside.flatMap(({ part }) => part ?? []) } : {}),
    ...conditionsOf(withLeading(asked)),
    offers: conditional.map((effect) => ({ effect, for: 'target' as const })),
  };
  const names = new Set([...(attacker.effects ?? []), ...(target.effects ?? [])]);
  return pruned(whole, { abilities, rules, notes, said: names });
}

/** A unit beside the target: all that it needs has to be known, since nobody is asked about it. */
function besideOf({ unit, distance }: NonNullable<FromSheets['neighbours']>[number]) {
  const { part, missing, issues, notes } = targetFrom(unit, { statline: {} });
  const lacking = missing.map(({ field }) => field).join(', ');
  const incomplete =
    lacking === ''
      ? []
      : [
          issue('neighbour-incomplete', `${unit.name} beside the target cannot be said in full.`, {
            found: `without ${lacking}`,
            hint: 'write it into the scenario: --print-scenario, then its "neighbours"',
          }),
        ];
  return { ...(part ? { part: { ...part, distance } } : {}), issues: [...issues, ...incomplete], notes };
}

/** Whoever is attached leads: their abilities ask for it. */
function withLeading(asked: FromSheets): FromSheets {
  const { attacker = [], target = [] } = asked.states ?? {};
  const leads = (has: boolean, states: readonly string[]): readonly string[] =>
    has && !states.includes('leading') ? [...states, 'leading'] : states;
  const led = { attacker: (asked.attacker.leaders ?? []).length > 0, target: (asked.leaders ?? []).length > 0 };
  if (!led.attacker && !led.target) return asked;
  return { ...asked, states: { attacker: leads(led.attacker, attacker), target: leads(led.target, target) } };
}

/** What the player puts in force, an ability that was read from its text by its name. */
const said = (
  { effects = [] }: { readonly effects?: readonly string[] },
  abilities: readonly FoundAbility[],
  side: FoundAbility['side'],
): Effects =>
  effects.map((name) => {
    const found = abilities.find((one) => one.side === side && one.name.toLowerCase() === name.trim().toLowerCase());
    return found?.value ?? name;
  });

const onceEach = (notes: readonly Issue[]): readonly Issue[] => [
  ...new Map(notes.map((note) => [note.message, note])).values(),
];

function conditionsOf({ distance, states }: FromSheets): Pick<ScenarioInput, 'conditions'> {
  const { attacker = [], target = [] } = states ?? {};
  const facts =
    attacker.length + target.length === 0 ? {} : { facts: { attacker: [...attacker], target: [...target] } };
  const said = { ...(distance === undefined ? {} : { distance }), ...facts };
  return Object.keys(said).length === 0 ? {} : { conditions: said };
}

/** Gaps that have their own question or note. */
const known = new Set(['statline-missing', 'ability-value-missing', 'faction-keyword-lost', 'sheet-from-roster']);

/** A sheet that its page has lost parts of: what is missing there may have mattered. */
function incomplete({ name, sheet }: UnitSource): readonly Issue[] {
  if (sheet === undefined) return [];
  const parts = [sheet, ...sheet.weapons, ...sheet.abilities, ...sheet.models];
  const codes = new Set(parts.flatMap(({ gaps }) => gaps.map(({ code }) => code)).filter((code) => !known.has(code)));
  if (codes.size === 0) return [];
  const found = [...codes].join(', ');
  const hint = 'umpire import says what and on which line; the rest stands';
  return [
    issue('page-incomplete', `The page of ${name} has lost a part of its sheet.`, { severity: 'warning', found, hint }),
  ];
}

/** A leader and those it leads act as one unit. */
function joined(parts: readonly TargetPart[]): TargetPart {
  const [first] = parts;
  if (first === undefined) throw new Error('a target has at least one unit');
  if (parts.length === 1) return first;
  return {
    name: parts.map(({ name }) => name).join(' and '),
    keywords: [...new Set(parts.flatMap(({ keywords = [] }) => keywords))],
    attached: true,
    groups: parts.flatMap(({ groups }) => groups),
  };
}

/** What is in force, and what is not known to run: the answer lists that one as not modelled. */
const named = (abilities: readonly FoundAbility[], side: FoundAbility['side'], attacker?: number): Effects =>
  effectsIn(
    abilities.filter(({ is, at }) => is !== 'offered' && (attacker === undefined || at.includes(attacker))),
    side,
  );

interface Pruning {
  readonly abilities: readonly FoundAbility[];
  readonly rules: W40kRules;
  readonly notes: readonly Issue[];
  /** What the player put in force by name. */
  readonly said: ReadonlySet<string>;
}

/** Leaves out the abilities that this attack never asks; offers those that it would ask. */
function pruned(whole: ScenarioInput, { abilities, rules, notes, said }: Pruning): ScenarioFromSheets {
  const bare = asAllIsSaid(whole, abilities);
  const without = atWork(bare, rules);
  if (!without.ok) return { missing: [], issues: without.error, notes, abilities };
  const bears = (one: FoundAbility): boolean =>
    one.is === 'not-modelled' || said.has(one.name) || changes(one, { bare, without: without.value, rules });
  const kept = abilities.filter(bears);
  const idle = abilities.filter((one) => !kept.includes(one));
  const offered = kept.filter((one) => isOffered(one) && !said.has(one.name));
  const offers = [...(whole.offers ?? []), ...offered.map((one) => ({ effect: effectOf(one), for: one.side }))];
  const scenario: ScenarioInput = { ...withoutEffects(whole, idle), offers };
  const found = [
    ...offered.map(offerNote),
    ...kept.filter((one) => isOpen(one, whole)).map(openNote),
    ...kept.flatMap(unreadNote),
  ];
  return { scenario, missing: [], issues: [], notes: onceEach([...notes, ...found]), abilities: kept };
}

interface Comparing {
  readonly bare: ScenarioInput;
  readonly without: ReadonlySet<string>;
  readonly rules: W40kRules;
}

/** Whether other rules are at work once it is in force: its own, or one that it grants or forbids. */
function changes(one: FoundAbility, { bare, without, rules }: Comparing): boolean {
  const withIt = atWork(
    mapEffects(withFacts(bare, one.asks), (effects, own, at) =>
      own === one.side && (own === 'target' || one.at.includes(at)) ? [...effects, effectOf(one)] : effects,
    ),
    rules,
  );
  if (!withIt.ok) return true;
  return withIt.value.size !== without.size || [...withIt.value].some((rule) => !without.has(rule));
}

const isOffered = ({ is }: FoundAbility): boolean => is === 'offered';

const offerNote = ({ name, of, stage, side }: FoundAbility): Issue =>
  issue('ability-offered', `${of}: ${name} (${stage}) is its player's to use and is not in force.`, {
    severity: 'warning',
    hint: `the answer says what it would add; ${side === 'attacker' ? '--effect' : '--target-effect'} "${name}" puts it in force`,
  });

/** Whether it waits for a state that nobody has said. */
function isOpen({ is, asks }: FoundAbility, { conditions }: ScenarioInput): boolean {
  const said = new Set([...(conditions?.facts?.attacker ?? []), ...(conditions?.facts?.target ?? [])]);
  return is === 'in-force' && asks.length > 0 && !asks.some((state) => said.has(state));
}

const openNote = ({ name, of, stage, asks }: FoundAbility): Issue =>
  issue('ability-conditional', `${of}: ${name} (${stage}) acts only where the table is so: ${asks.join(' or ')}.`, {
    severity: 'warning',
    hint: `--attacker-fact ${asks[0]} or --target-fact ${asks[0]} says that it is`,
  });

const unreadNote = ({ name, of, why }: FoundAbility): readonly Issue[] =>
  why === undefined
    ? []
    : [issue('ability-unread', `${of}: ${name} is left out: ${why}`, { severity: 'warning', found: name })];

/** The rules at work in the attack, or why it cannot be read. */
function atWork(scenario: ScenarioInput, rules: W40kRules): Result<ReadonlySet<string>> {
  const attack = w40k.attack(scenario, rules);
  return attack.ok ? ok(new Set(attack.value.rules.map(({ rule }) => rule))) : fail([...attack.error]);
}

/** The attack without its abilities, in the place where all that they ask of the table is so. */
function asAllIsSaid(scenario: ScenarioInput, abilities: readonly FoundAbility[]): ScenarioInput {
  const asked = [...new Set(abilities.flatMap(({ asks, value }) => (value ? [] : asks)))];
  return withoutEffects(
    withFacts({ ...scenario, offers: [], conditions: conditionsAlone(scenario) }, asked),
    abilities,
  );
}

const conditionsAlone = ({ conditions }: ScenarioInput): NonNullable<ScenarioInput['conditions']> => ({
  ...conditions,
  facts: { attacker: [], target: [] },
});

function withFacts(scenario: ScenarioInput, more: readonly string[]): ScenarioInput {
  const { attacker = [], target = [] } = scenario.conditions?.facts ?? {};
  const facts = { attacker: [...new Set([...attacker, ...more])], target: [...new Set([...target, ...more])] };
  return { ...scenario, conditions: { ...scenario.conditions, facts } };
}

const withoutEffects = (scenario: ScenarioInput, idle: readonly FoundAbility[]): ScenarioInput =>
  mapEffects(scenario, (effects, side) => {
    const known = new Set<unknown>(effectsIn(idle, side));
    return effects.filter((effect) => !known.has(effect));
  });

type Effects = NonNullable<TargetPart['effects']>;

function mapEffects(
  scenario: ScenarioInput,
  change: (effects: Effects, side: FoundAbility['side'], at: number) => Effects,
): ScenarioInput {
  const { attackers, target } = scenario;
  return {
    ...scenario,
    attackers: attackers.map((one, at) => ({ ...one, effects: change(one.effects ?? [], 'attacker', at) })),
    target: { ...target, effects: change(target.effects ?? [], 'target', 0) },
  };
}

const effectOf = ({ name, value }: FoundAbility): string | CompiledValue => value ?? name;

const effectsIn = (abilities: readonly FoundAbility[], side: FoundAbility['side']): (string | CompiledValue)[] =>
  abilities.filter((one) => one.side === side).map(effectOf);
