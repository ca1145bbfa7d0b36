import type { OrdealSpec, Question } from '@umpire/dice';
import type { Assumption } from '@umpire/rules';
import { fears } from '../abilities/fear.js';
import { assaultField, assaultLegs, withApart } from '../attack/assault/course.js';
import { throwsAgain } from '../attack/assault/fight.js';
import { groupOfLot } from '../attack/assault/lots.js';
import { REGENERATION } from '../attack/assault/regenerating.js';
import type { AssaultField, AssaultSpec, AssaultState, FearTest, FighterLot } from '../attack/assault/spec.js';
import { DAMAGE, LOCATION } from '../attack/assault/striking.js';
import { totalsOf } from '../attack/assault/totals.js';
import { evenGroups } from '../attack/duel.js';
import { damageOf, withLegsApart } from '../attack/location.js';
import { attackRulings } from '../attack/rulings.js';
import type { EpicRules } from '../edition/layers.js';
import { looksAhead, plainAnswer } from './policies.js';
import type { Pieces, ReadScenario } from './read.js';

/** An assault as an ordeal: tests for fear, then a leg for each combat group. */
export interface Assault {
  readonly spec: OrdealSpec<AssaultField, AssaultState>;
  readonly assault: AssaultSpec;
  readonly assumed: readonly Assumption[];
  /** Groups of the ordeal by side, the attacker’s first. */
  readonly sides: readonly [a: readonly number[], b: readonly number[]];
}

interface Detachment {
  readonly side: 'a' | 'b';
  readonly name: string;
  readonly pieces: readonly Pieces[];
}

export function assaultOf(read: ReadScenario, rules: EpicRules): Assault {
  const { leaderLeadsItself, damageSteps, regenerationBeyondLast, legTracks } = attackRulings(rules.options);
  const detachments: readonly Detachment[] = [
    ...read.attackers.map((one): Detachment => ({ side: 'a', name: one.name, pieces: [one] })),
    { side: 'b', name: read.target, pieces: read.groups },
  ];
  const lots: FighterLot[] = [];
  const numbers = new Map<Pieces, number[]>();
  for (const { side, pieces } of detachments) {
    for (const one of pieces) {
      const others = detachments
        .filter((detachment) => detachment.side === side)
        .flatMap((detachment) => detachment.pieces);
      const isLed = others.some((other) => other.traits.leads && (other !== one || leaderLeadsItself));
      const own = lotsOf(legTracks === 'each' ? legsApart(one) : one, side, isLed, read);
      numbers.set(
        one,
        own.map((_, i) => lots.length + i),
      );
      lots.push(...own);
    }
  }
  const standsOf = (side: 'a' | 'b'): number =>
    lots.reduce((sum, lot) => sum + (lot.side === side ? lot.stands : 0), 0);
  const groups = evenGroups(standsOf('a'), standsOf('b'));
  const assault: AssaultSpec = {
    damageSteps,
    regenerationBeyondLast,
    lots: withApart(lots, groups),
    fear: read.said.conditions.round > 1 ? [] : detachments.flatMap((one) => fearOf(one, detachments, numbers, read)),
    groups,
  };
  const { poolA, poolB, assumed } = poolsOf(read);
  const { policies } = read.said;
  const indexes = (side: 'a' | 'b'): number[] => lots.flatMap((lot, i) => (lot.side === side ? [i] : []));
  return {
    assault,
    assumed,
    sides: [indexes('a'), indexes('b')],
    spec: {
      groups: assault.lots.map(groupOfLot),
      begin: assaultField(assault, { poolA, poolB }),
      legs: assaultLegs(assault, { a: policies.elite, b: policies.saveElite }),
      lost: ({ lost }) => lost,
      key: JSON.stringify,
      told: ({ poolA, poolB, afraid }) => ({
        attackerPool: poolA,
        defenderPool: poolB,
        afraid: afraid.filter(Boolean).length,
      }),
      answer: (question, state) => answered(question, state, assault, policies),
      looksAhead: looksAhead(policies),
    },
  };
}

const legsApart = (one: Pieces): Pieces =>
  one.locationSheet ? { ...one, locationSheet: withLegsApart(one.locationSheet) } : one;

/** Stands that are hurt are lots of their own, so that the others are alike. */
function lotsOf(one: Pieces, side: 'a' | 'b', isLed: boolean, { said }: ReadScenario): FighterLot[] {
  const who = side === 'a' ? 'attacker' : 'target';
  const { facts = {}, terrainBonus = {} } = said.conditions;
  const states = new Set<string>(facts[who] ?? []);
  const isApart = one.hitPoints > 1 && one.stands > 1;
  const hurt = isApart ? Math.ceil(one.hitPointsLost / one.hitPoints) : 0;
  const whole = one.stands > hurt ? 1 : 0;
  return Array.from({ length: hurt + whole }, (_, i): FighterLot => {
    const isHurt = i < hurt;
    const lost = Math.min(one.hitPoints, one.hitPointsLost - i * one.hitPoints);
    return {
      side,
      name: isHurt ? `${one.name} ${i + 1}` : one.name,
      stands: isHurt ? 1 : one.stands - hurt,
      hitPoints: one.hitPoints,
      lost: isHurt ? lost : isApart ? 0 : one.hitPointsLost,
      regenerationOn: one.traits.regenerationOn,
      isElite: one.traits.elite > 0,
      ...(one.locationSheet ? { locationSheet: one.locationSheet } : {}),
      standing: {
        closeAssaultFactor: one.closeAssaultFactor,
        pinningClass: one.pinningClass,
        isLed: isLed || states.has('led'),
        fallsBack: states.has('fall-back'),
        terrainBonus: terrainBonus[who] ?? 0,
        isImmobilised: states.has('immobilised'),
        fewerDice: false,
      },
    };
  });
}

/** One test for a detachment, if any of it fears what engages it (AB-20.1, .6). */
function fearOf(
  { side, name, pieces }: Detachment,
  detachments: readonly Detachment[],
  numbers: ReadonlyMap<Pieces, readonly number[]>,
  { said }: ReadScenario,
): FearTest[] {
  const feared = detachments
    .filter((other) => other.side !== side)
    .flatMap((other) => other.pieces)
    .filter(({ traits }) => traits.causesFear);
  const afraid = pieces.filter((one) => feared.some((enemy) => fears(one, enemy)));
  const morale = afraid[0]?.morale;
  if (morale === undefined || morale === null) return [];
  const facts = said.conditions.facts?.[side === 'a' ? 'attacker' : 'target'] ?? [];
  const isUnhurt = facts.includes('unhurt') || pieces.every(({ hitPointsLost }) => hitPointsLost === 0);
  return [{ name, side, morale, isUnhurt, lots: afraid.flatMap((one) => numbers.get(one) ?? []) }];
}

function poolsOf(read: ReadScenario) {
  const { eliteRerolls: said = {} } = read.said.conditions;
  const brought = (all: readonly Pieces[]): number => all.reduce((sum, { traits }) => sum + traits.elite, 0);
  const a = brought(read.attackers);
  const b = Math.max(0, ...read.groups.map(({ traits }) => traits.elite));
  const assumed: Assumption[] = [
    ...(said.attacker === undefined && a > 0 ? [{ code: 'elite-pool', what: `${a}`, of: 'attaquants' }] : []),
    ...(said.target === undefined && b > 0 ? [{ code: 'elite-pool', what: `${b}`, of: read.target }] : []),
  ];
  return { poolA: said.attacker ?? a, poolB: said.target ?? b, assumed };
}

/** Plain Elite policy: the lowest die of a duel that would be lost, or what failed of the dice after it. */
function answered(
  question: Question,
  state: AssaultState,
  assault: AssaultSpec,
  policies: ReadScenario['said']['policies'],
): readonly number[] | 'best' {
  if (question.rule !== 'elite') return plainAnswer(question, policies, 'front');
  const isAttacker = question.seat === 'attacker';
  const policy = isAttacker ? policies.elite : policies.saveElite;
  if (policy === 'best') return 'best';
  if (question.options[0]?.key === REGENERATION) return [policy === 'failed' ? 1 : 0];
  const [key = ''] = question.options.map((option) => option.key);
  // a shift has not failed, a die without effect has
  if (key.startsWith(LOCATION)) return question.options.map(() => 0);
  if (key.startsWith(DAMAGE)) {
    const { effect } = damageOf(Number(key.slice(DAMAGE.length)), assault.damageSteps);
    return [policy === 'failed' && !effect ? 1 : 0];
  }
  const [a, b] = totalsOf(assault, state);
  const isBehind = isAttacker ? a < b : b < a;
  const isWorth = throwsAgain(policy, isBehind, Number(question.options[0]?.key.slice('die:'.length)));
  return question.options.map((_, i) => (isWorth && i === 0 ? 1 : 0));
}
