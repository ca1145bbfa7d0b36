import {
  attackRerolls,
  type Condition,
  type Effect,
  grantedRule,
  isAttackNumber,
  isAttacks,
  type Verb,
  type Whom,
} from '@umpire/effects';
import { effectsOf } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import { type Asking, type Holder, isHolder, sideOf } from '../attack/holds.js';
import { sideOfNative } from '../attack/native-side.js';
import { namesBoundBy } from '../attack/reach.js';
import { ownerOf } from '../attack/whom.js';
import { ABROAD } from './wrong-side.js';

type Phase = 'shooting' | 'fight';

interface Stand extends Pick<Asking, 'holder' | 'names'> {
  readonly phase: Phase;
  readonly rules: W40kRules;
  readonly effect: Effect;
  /** Rules on the way here, so that those that grant each other end. */
  readonly by: readonly string[];
}

/**
 * Why effects of a rule can change nothing about the attacks from where they stand, whatever else is true of them. None where
 * one might, or where none would from either side.
 */
export function idleBecause(
  effects: readonly Effect[],
  { rules, phase, holder }: { readonly rules: W40kRules; readonly phase: Phase; readonly holder: Holder },
): string | undefined {
  const might = (from: Holder, during: Phase): boolean =>
    effects.some((effect) => reaches(effect, from, { rules, phase: during, by: [] }));
  if (might(holder, phase)) return undefined;
  const then = phase === 'shooting' ? 'fight' : 'shooting';
  const other = holder === 'attacker' ? 'target' : 'attacker';
  if (might(holder, then)) return `it is not used in the ${phase} phase`;
  return might(other, phase) || might(other, then) ? ABROAD[holder] : undefined;
}

function reaches(effect: Effect, holder: Holder, on: Pick<Stand, 'rules' | 'phase' | 'by'>): boolean {
  const stand = { ...on, effect, holder, names: namesBoundBy(effect, holder) };
  return mayHold(effect.if, stand) && effect.do.some((verb) => verbReaches(verb, stand));
}

function verbReaches(verb: Verb, stand: Stand): boolean {
  if ('if' in verb)
    return [...(mayHold(verb.if, stand) ? verb.then : []), ...(verb.else ?? [])].some((one) => verbReaches(one, stand));
  if ('either' in verb) return verb.either.some((one) => one.some((inner) => verbReaches(inner, stand)));
  // a mark beside other deeds is of the table, and works where those do
  if ('mark' in verb) return isHolder(sideOf(verb.on, stand)) && stand.effect.do.every(isMarking);
  if ('suffer' in verb) return stand.effect.when === undefined;
  if (!('modify' in verb || 'reroll' in verb || 'grant' in verb || 'ignoreModifiers' in verb || 'forbid' in verb))
    return false;
  return whomReaches(verb.for, verb, stand);
}

const isMarking = (verb: Verb): boolean => 'mark' in verb || 'choose' in verb;

function whomReaches(whom: Whom, verb: Verb, stand: Stand): boolean {
  if ('reroll' in verb && !attackRerolls.some((roll) => roll === verb.reroll)) return false;
  if (isAttacks(whom)) {
    const sort = stand.phase === 'shooting' ? 'ranged' : 'melee';
    if (whom.attacks !== 'any' && whom.attacks !== sort) return false;
    const isTheirs = whom.by === undefined || sideOf(whom.by, stand) === 'attacker';
    return isTheirs && (whom.at === undefined || sideOf(whom.at, stand) === 'target') && mayHold(whom.where, stand);
  }
  const side = sideOf(whom, stand);
  if (side === undefined) return false;
  if (side === 'attack') return isAttackOfStep(stand);
  if ('modify' in verb)
    return (
      verb.modify === 'wounds-left' ||
      (isAttackNumber(verb.modify) && (side === 'weapon' || side === ownerOf(verb.modify)))
    );
  return !('grant' in verb) || !isHolder(side) || isOfUseTo(verb.grant, side, stand);
}

/** An effect on the attack that is being rolled for works where the step is about a unit that attacks. */
function isAttackOfStep({ effect: { when }, ...stand }: Stand): boolean {
  if (when?.of === undefined || !['hit-roll', 'wound-roll'].includes(when.at)) return true;
  return sideOf(when.of, stand) === 'attacker';
}

/** Whether a unit of that side has anything from a rule that it is given, for these attacks. */
function isOfUseTo(
  grant: Extract<Verb, { grant: unknown }>['grant'],
  side: Holder,
  { rules, phase, by }: Stand,
): boolean {
  const given = grantedRule(grant);
  const rule = given && rules.rules.get(given.rule);
  if (!given || !rule?.inAttack || by.includes(rule.id)) return false;
  if (rule.native) return sideOfNative(rule) === side;
  const effects = effectsOf(rule, given);
  return effects.length === 0 || effects.some((one) => reaches(one, side, { rules, phase, by: [...by, rule.id] }));
}

/** Only the phase is asked for, and whose it is: whoever shoots has the turn, while both fight in either. */
function mayHold(condition: Condition | undefined, stand: Stand): boolean {
  if (condition === undefined) return true;
  if ('every' in condition) return condition.every.every((part) => mayHold(part, stand));
  if ('some' in condition) return condition.some.some((part) => mayHold(part, stand));
  if (!('state' in condition)) return true;
  if (condition.state === 'fight-phase') return stand.phase === 'fight';
  if (condition.state !== 'shooting-phase') return true;
  return stand.phase === 'shooting' && sideOf(condition.of, stand) !== 'target';
}
