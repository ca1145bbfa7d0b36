import {
  type Condition,
  type Effect,
  type GrantedRule,
  type Search,
  type Verb,
  type Whom,
  walkEffect,
} from '@umpire/effects';
import { type Bound, effectsOf, type Owner, type Seat, seats } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import { hasFallen, isAlive, modelAt, unitAt, unitsOf } from './reads.js';
import type { RosterUnit } from './roster.js';
import type { StandingEffect, Table } from './table.js';
import { whilePresent } from './while-present.js';

/** A verb in force on the table: whose it is, what its names stand for, and what it waits for. */
export interface Force {
  readonly rule: string;
  readonly verb: Verb;
  readonly owner: Owner;
  readonly bound: Bound;
  readonly condition: Condition | undefined;
}

/** A rule with the unit or army that has it. `part`: of an attached unit, which part brought it (19). */
export interface Carried {
  readonly rule: string;
  readonly given: GrantedRule;
  readonly owner: Owner;
  readonly effects: readonly Effect[];
  readonly unit?: number;
  readonly part?: number;
  /** It holds only while every part that is left has it, and then once. */
  readonly ofEveryModel?: true;
}

/** Effects as a flat list of verbs with what each waits for; what is chosen, rolled or asked is no standing verb. */
function standingVerbs(effect: Effect): readonly { readonly verb: Verb; readonly condition: Condition | undefined }[] {
  const found: { verb: Verb; condition: Condition | undefined }[] = [];
  const visit = (verbs: readonly Verb[], conditions: readonly Condition[]): void => {
    for (const verb of verbs) {
      if ('if' in verb) {
        visit(verb.then, [...conditions, verb.if]);
        visit(verb.else ?? [], [...conditions, { not: verb.if }]);
      } else if (isStanding(verb)) {
        const [only] = conditions;
        found.push({ verb, condition: conditions.length > 1 ? { every: conditions } : only });
      }
    }
  };
  visit(effect.do, effect.if === undefined ? [] : [effect.if]);
  return found;
}

const standingTags = ['modify', 'ignoreModifiers', 'reroll', 'grant', 'mark', 'allow', 'forbid'];
export const isStanding = (verb: Verb): boolean => standingTags.some((tag) => tag in verb);

const carriedBy = new WeakMap<object, readonly Carried[]>();

/** Every rule that units and armies have, found once for a battle. */
export function carriedOf(table: Table, rules: W40kRules): readonly Carried[] {
  const { roster } = table.ground;
  const known = carriedBy.get(roster);
  if (known) return known;
  const ofUnits = roster.units.flatMap((unit) =>
    unit.parts.flatMap((part, p) =>
      part.abilities.map(
        ({ given, effects }): Carried => ({
          rule: given.rule,
          given,
          owner: { self: unit.ref, seat: unit.seat },
          effects,
          unit: unit.index,
          part: p,
          ...(rules.rules.get(given.rule)?.ofEveryModel ? { ofEveryModel: true } : {}),
        }),
      ),
    ),
  );
  const ofArmies = seats.flatMap((seat) => [
    ...armyRules(seat, roster.armies[seat].rules, rules),
    ...roster.armies[seat].brought.map(
      ({ given, effects }): Carried => ({ rule: given.rule, given, owner: { self: seat, seat }, effects }),
    ),
  ]);
  const given = ofArmies.flatMap((carried) => givenBy(carried, table, rules));
  const all = [...ofUnits, ...ofArmies, ...given, ...placedBy([...ofUnits, ...ofArmies], rules)];
  carriedBy.set(roster, all);
  return all;
}

const armyRules = (seat: Seat, ids: readonly string[], rules: W40kRules): Carried[] =>
  ids.flatMap((id) => {
    const rule = rules.rules.get(id);
    if (!rule || rule.kind === 'stratagem') return [];
    return [{ rule: id, given: { rule: id }, owner: { self: seat, seat }, effects: effectsOf(rule) }];
  });

/** The rules of markers, which are named after them: of every army that has a rule that places some, whoever is left of it. */
function placedBy(all: readonly Carried[], { rules }: W40kRules): readonly Carried[] {
  const found = new Map<string, Carried>();
  for (const { owner, effects } of all)
    for (const id of effects.flatMap(placedIn)) {
      const rule = rules.get(id);
      const { seat } = owner;
      if (rule)
        found.set(`${seat}>${id}`, {
          rule: id,
          given: { rule: id },
          owner: { self: seat, seat },
          effects: effectsOf(rule),
        });
    }
  return [...found.values()];
}

function placedIn(effect: Effect): readonly string[] {
  const ids: string[] = [];
  walkEffect(effect, (part) => {
    if (part.kind === 'verb' && 'place' in part.node) ids.push(part.node.place);
  });
  return ids;
}

/** Rules of its own that an army rule gives to units by their keywords: they carry them like those of their sheets. */
const givenBy = ({ owner: { seat }, effects }: Carried, table: Table, rules: W40kRules): readonly Carried[] =>
  effects.flatMap(({ when, if: condition, do: verbs }) =>
    when !== undefined || condition !== undefined
      ? []
      : verbs.flatMap((verb): readonly Carried[] => {
          if (!('grant' in verb) || typeof verb.grant !== 'string' || !isSearchOfUnits(verb.for)) return [];
          const rule = rules.rules.get(verb.grant);
          const { keywords = [] } = verb.for;
          if (rule === undefined || typeof rule.effects === 'function') return [];
          return unitsOf(table, seat)
            .filter((unit) => keywords.every((keyword) => hasEver(table, unit, keyword)))
            .map(
              ({ ref, index }): Carried => ({
                rule: rule.id,
                given: { rule: rule.id },
                owner: { self: ref, seat },
                effects: effectsOf(rule),
                unit: index,
              }),
            );
        }),
  );

/** 02.05: a unit has the keywords of its models. */
const hasEver = (table: Table, { keywords, models }: RosterUnit, keyword: string): boolean =>
  keywords.has(keyword) || models.some((model) => modelAt(table, model).kind.keywords.has(keyword));

const isSearchOfUnits = (whom: Whom): whom is Search =>
  typeof whom === 'object' && 'all' in whom && whom.all === 'unit' && whom.side === 'mine' && whom.where === undefined;

const carriedByUnit = new WeakMap<readonly Carried[], ReadonlyMap<number, readonly Carried[]>>();

/** The rules of one unit. */
export function carriedIn(table: Table, rules: W40kRules, unit: RosterUnit): readonly Carried[] {
  const all = carriedOf(table, rules);
  let byUnit = carriedByUnit.get(all);
  if (byUnit === undefined) {
    const made = new Map<number, Carried[]>();
    for (const carried of all) {
      if (carried.unit === undefined) continue;
      const own = made.get(carried.unit);
      if (own) own.push(carried);
      else made.set(carried.unit, [carried]);
    }
    byUnit = made;
    carriedByUnit.set(all, byUnit);
  }
  return byUnit.get(unit.index) ?? [];
}

/** 19: abilities of a part hold until its last model is removed. 01.02.04: what is not measured works off the battlefield too. */
export function isCarried(table: Table, { unit, part, rule, ofEveryModel }: Carried): boolean {
  if (unit === undefined) return true;
  const carrier = unitAt(table, unit);
  const parts = partsLeft(table, carrier);
  if (part === undefined) return parts.size > 0;
  if (!ofEveryModel) return parts.has(part);
  const isOf = (p: number): boolean => carrier.parts[p]!.abilities.some(({ given }) => given.rule === rule);
  return part === Math.min(...parts) && [...parts].every(isOf);
}

const partsLeft = whilePresent((table, { models }): ReadonlySet<number> => {
  const left = models.filter((model) => isAlive(table, model) || hasFallen(table, model));
  return new Set(left.map((model) => modelAt(table, model).part));
});

/** Every verb in force, and those of one sort without looking at all. */
export interface InForceNow {
  readonly all: readonly Force[];
  /** Those that name attacks or units and change something there: what attacks ask. */
  readonly onAttacks: readonly Force[];
  /** Those that modify a number. */
  readonly modifying: (what: string) => readonly Force[];
  readonly marking: (mark: string) => readonly Force[];
  /** Those that grant a rule by its id, or allow or forbid something. */
  readonly saying: (tag: 'grant' | 'allow' | 'forbid', what: string) => readonly Force[];
}

interface KnownForces {
  readonly presence: number;
  readonly effects: Table['effects'];
  readonly rules: W40kRules;
  readonly now: InForceNow;
}

const knownForces = new WeakMap<Table, KnownForces>();

/** The same as long as the same effects are in force and every model is there that was. */
export function inForceNow(table: Table, rules: W40kRules): InForceNow {
  const known = knownForces.get(table);
  const { effects, revision } = table;
  if (known?.presence === revision.presence && known.effects === effects && known.rules === rules) return known.now;
  const now = indexed(forcesOf(table, rules));
  knownForces.set(table, { presence: revision.presence, effects, rules, now });
  return now;
}

const none: readonly Force[] = [];

function indexed(all: readonly Force[]): InForceNow {
  const by = new Map<string, Force[]>();
  const onAttacks: Force[] = [];
  for (const force of all) {
    const { verb } = force;
    const key = keyOf(verb);
    if (key !== undefined) {
      const list = by.get(key);
      if (list) list.push(force);
      else by.set(key, [force]);
    }
    if ('for' in verb && !('gain' in verb) && !('activate' in verb)) onAttacks.push(force);
  }
  return {
    all,
    onAttacks,
    modifying: (what) => by.get(`modify ${what}`) ?? none,
    marking: (mark) => by.get(`mark ${mark}`) ?? none,
    saying: (tag, what) => by.get(`${tag} ${what}`) ?? none,
  };
}

function keyOf(verb: Verb): string | undefined {
  if ('modify' in verb) return `modify ${verb.modify}`;
  if ('mark' in verb) return `mark ${verb.mark}`;
  if ('allow' in verb) return `allow ${verb.allow}`;
  if ('forbid' in verb) return `forbid ${verb.forbid}`;
  if (!('grant' in verb)) return undefined;
  return typeof verb.grant === 'string'
    ? `grant ${verb.grant}`
    : 'rule' in verb.grant
      ? `grant ${verb.grant.rule}`
      : undefined;
}

/** Every verb in force: of effects without a time, as long as their carriers live, and of those that were put in force. */
function forcesOf(table: Table, rules: W40kRules): readonly Force[] {
  const always = carriedOf(table, rules)
    .filter((carried) => isCarried(table, carried))
    .flatMap((carried) => alwaysVerbs(carried));
  return [...always, ...table.effects.flatMap(verbsOf)];
}

const begun = new WeakMap<StandingEffect, readonly Force[]>();

function verbsOf(standing: StandingEffect): readonly Force[] {
  const known = begun.get(standing);
  if (known) return known;
  const { rule, effect, owner, bound } = standing;
  const verbs = standingVerbs(effect).map(({ verb, condition }): Force => ({ rule, verb, owner, bound, condition }));
  begun.set(standing, verbs);
  return verbs;
}

const kept = new WeakMap<Carried, readonly Force[]>();

function alwaysVerbs(carried: Carried): readonly Force[] {
  const known = kept.get(carried);
  if (known) return known;
  const { rule, owner, effects } = carried;
  const verbs = effects
    .filter(({ when }) => when === undefined)
    .flatMap((effect) =>
      standingVerbs(effect).map(
        ({ verb, condition }): Force => ({ rule, verb, owner, bound: { self: owner.self }, condition }),
      ),
    );
  kept.set(carried, verbs);
  return verbs;
}
