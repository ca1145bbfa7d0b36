import { fail, type Issue, ok, type Result } from '@umpire/kernel';
import { type AttackScenario, type AttackSystem, type OfferedScenario, resolveRuleSet } from '@umpire/rules';
import type { W40kRules } from './attack/force.js';
import type { AttackHooks } from './attack/hooks.js';
import type { W40kLayer } from './editions/layer.js';
import type { W40kNumbers } from './numbers.js';
import { buildAttack } from './scenario/attack.js';
import { resolveEffect } from './scenario/effects.js';
import { issuesOf } from './scenario/issues.js';
import { policiesOf } from './scenario/policies.js';
import { type ReadScenario, readScenario } from './scenario/read.js';
import { type Scenario, scenarioSchema } from './scenario/schema.js';

/** Warhammer 40,000 as far as these layers go: its rule sets, and its attack scenarios. */
export const gameOf = (layers: readonly W40kLayer[]): AttackSystem<AttackHooks, W40kNumbers> => ({
  id: 'w40k',
  layers,
  ruleSet: (name, set) => resolveRuleSet(layers, name, set),
  attack: (raw, rules) => readAttack(raw, rules),
});

function readAttack(raw: unknown, rules: W40kRules): Result<AttackScenario, readonly Issue[]> {
  const parsed = scenarioSchema.safeParse(raw);
  if (!parsed.success) return fail(issuesOf(parsed.error.issues, raw, scenarioSchema));
  const { read, issues } = readScenario(parsed.data, rules);
  const policies = policiesOf(parsed.data.policies, read.target);
  const all = policies.ok ? issues : [...issues, policies.error];
  if (all.length > 0 || !policies.ok) return fail(all);
  const { commandReroll } = parsed.data.policies;
  const make = (from: ReadScenario, without?: string): AttackScenario => {
    const leftOut = new Map<string, AttackScenario>();
    const isShocked = commandReroll !== 'never' && isBattleShocked(from, commandReroll);
    const options = {
      ...(commandReroll === 'never' || isShocked ? {} : { spare: commandReroll }),
      ...(without === undefined ? {} : { without }),
    };
    const built = buildAttack(from, rules, options);
    return {
      title: {
        attackers: from.attackers.map(({ name }) => name),
        target: from.target.name,
        phase: from.conditions.phase,
      },
      volley: built.volley,
      policies: policies.value,
      own: built.own,
      neighbours: built.neighbours,
      notModelled: [...from.notModelled, ...built.leftOut],
      assumed: built.assumed,
      rules: built.rules,
      offers: () => parsed.data.offers.map((offer) => offered(offer, from, rules, make)),
      without: (rule) => {
        const made = leftOut.get(rule) ?? make(from, rule);
        leftOut.set(rule, made);
        return made;
      },
      landmarks,
      ...(isShocked ? { noReroll: 'battle-shock' } : {}),
    };
  };
  return ok(make(read));
}

/** No stratagem is used on a battle-shocked unit. */
const isBattleShocked = ({ conditions }: ReadScenario, seat: 'attacker' | 'defender'): boolean =>
  (seat === 'attacker' ? conditions.attacker : conditions.target).has('battle-shocked');

const isPacket = (kind: string): boolean => kind.startsWith('mortal wounds');

const landmarks: AttackScenario['landmarks'] = {
  hitsAt: 'lethal-hits',
  isHit: (kind) => !isPacket(kind),
  isCriticalHit: (kind) => kind.startsWith('critical hit'),
  isWound: (kind) => !isPacket(kind),
};

/** The same attack with one more effect in force. */
function offered(
  offer: Scenario['offers'][number],
  read: ReadScenario,
  rules: W40kRules,
  make: (read: ReadScenario) => AttackScenario,
): OfferedScenario {
  const { effect, side } =
    typeof offer === 'object' &&
    'effect' in offer &&
    'for' in offer &&
    (offer.for === 'attacker' || offer.for === 'target')
      ? { effect: offer.effect as string | Record<string, unknown>, side: offer.for as 'attacker' | 'target' }
      : { effect: offer as string | Record<string, unknown>, side: 'attacker' as const };
  const name = typeof effect === 'string' ? effect : nameOf(effect);
  const { phase, attacker, target } = read.conditions;
  const states = [...read.said, ...attacker, ...target];
  const keywords = side === 'target' ? read.target.keywords : (read.attackers[0]?.keywords ?? new Set<string>());
  const of = side === 'target' ? read.target.name : (read.attackers[0]?.name ?? 'attacker');
  const harmsItself = side === 'attacker' && read.attackers.some((one) => one.harmsItself);
  const context = { rules, phase, of, keywords, states };
  const { inForce, notModelled } = resolveEffect({ ...context, holder: side, harmsItself }, effect);
  if (inForce.length === 0) return { effect: name, attack: fail(notModelled) };
  // what its own weapons do to it, it bears as a target does
  const ownForces = harmsItself ? resolveEffect({ ...context, holder: 'target' }, effect).inForce : [];
  const withIt: ReadScenario =
    side === 'target'
      ? { ...read, targetForces: [...read.targetForces, ...inForce] }
      : {
          ...read,
          attackers: read.attackers.map((one) => ({
            ...one,
            inForce: [...one.inForce, ...inForce],
            ownForces: [...one.ownForces, ...ownForces],
          })),
        };
  return { effect: name, attack: ok(make(withIt)) };
}

/** An ability has a name; an effect alone is told by its value. */
const nameOf = (effect: Readonly<Record<string, unknown>>): string =>
  typeof effect['id'] === 'string' ? effect['id'] : JSON.stringify(effect).slice(0, 80);
