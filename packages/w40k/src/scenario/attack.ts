import type { Volley } from '@umpire/dice';
import { printCitation } from '@umpire/kernel';
import type { Assumption, NotModelled, RuleAtWork } from '@umpire/rules';
import { struckFirst, type W40kRules } from '../attack/force.js';
import type { Scene } from '../attack/scene.js';
import { viewOf } from '../attack/target.js';
import { type Armed, arm, gathered } from './arm.js';
import { extraOf } from './extra.js';
import { atNeighbour, reachOfArcs } from './neighbours.js';
import { hazards } from './own-hazard.js';
import { unitOf } from './pools.js';
import type { ReadScenario } from './read.js';
import { unmetIn } from './unmet.js';

/** A read scenario as a volley, with what was assumed on the way and which rules took part. */
export interface BuiltAttack {
  readonly volley: Volley;
  readonly own: readonly Volley[] | undefined;
  readonly neighbours: readonly { readonly name: string; readonly volley: Volley }[];
  readonly assumed: readonly Assumption[];
  readonly rules: readonly RuleAtWork[];
  /** Named, and not counted beside the other rules of this attack. */
  readonly leftOut: readonly NotModelled[];
}

export interface BuildOptions {
  readonly spare?: 'attacker' | 'defender';
  /** A rule left out, to see what it changes. */
  readonly without?: string;
}

export function buildAttack(read: ReadScenario, rules: W40kRules, options: BuildOptions = {}): BuiltAttack {
  const assumed = new Map(read.assumed.map((one) => [JSON.stringify(one), one]));
  const assume: Scene['assume'] = (code, what, of) => {
    const state = what.replace(/^not /, '');
    if (code === 'frozen' && read.said.has(state)) return;
    const one = { code, what, of };
    assumed.set(JSON.stringify(one), one);
  };
  const view = viewOf(read.target, rules.numbers, struckFirst(read.targetForces, rules));
  const at = { target: read.target, targetForces: read.targetForces, conditions: read.conditions, assume };
  const armies = read.attackers.map((attacker) => ({
    attacker,
    armed: gathered(attacker, read.targetForces, rules).map((weapons) =>
      arm(attacker, weapons, at, rules, options.without),
    ),
  }));
  const extra = extraOf(
    armies.map(({ armed }) => armed),
    options.spare,
  );
  const units = armies.map(({ attacker, armed }, unit) => ({
    ...unitOf(attacker.name, armed, rules, view, extra.spares[unit]),
    atWork: armed.flatMap((one) => rulesAtWork(one, rules)),
    own: hazards(attacker, armed, { rules, unit }),
  }));
  const { spare } = extra;
  const reach = reachOfArcs(armies.flatMap(({ armed }) => armed));
  if (reach !== undefined && read.neighbours.length === 0) assume('alone', `${reach}`, read.target.name);
  const { spareBatches } = rules.numbers;
  const rerolled = extra.again ?? (extra.isAsked ? 'command-re-roll' : undefined);
  if (rerolled !== undefined && spare !== undefined && spareBatches !== true)
    assume(spareBatches === false ? 're-roll-alone' : 're-roll-of-batch', rerolled, spare);
  const swallows = Math.max(0, ...units.map(({ swallows }) => swallows));
  const working = new Map(units.flatMap(({ atWork }) => atWork).map((rule) => [rule.rule, rule]));
  const own = units.map(({ own }) => own);
  return {
    volley: {
      groups: view.groups,
      uses: swallows,
      ...(view.locks ? { locks: true } : {}),
      units: units.map(({ unit }) => unit),
      ...(spare ? { spare } : {}),
    },
    neighbours: read.neighbours.map((one) => ({
      name: one.unit.name,
      volley: atNeighbour(
        one,
        armies.map(({ armed }) => armed),
        rules,
      ),
    })),
    own: own.includes('unknown') ? undefined : own.flatMap((volley) => (typeof volley === 'string' ? [] : [volley])),
    assumed: [...assumed.values()],
    leftOut: [
      ...(options.without === undefined ? unmetIn(read, armies, rules) : []),
      ...extra.leftOut.map((id) => ({
        what: rules.rules.get(id)?.name ?? id,
        of: read.attackers[0]?.name ?? 'attacker',
        why: 'an attack counts one re-roll or automatic wound of this kind, and another one is counted',
        restStands: true,
      })),
    ],
    rules: [...working.values()],
  };
}

function rulesAtWork({ forces }: Armed, rules: W40kRules): RuleAtWork[] {
  const ids = [...new Set([...forces.verbs.map(({ rule }) => rule), ...forces.natives.map(({ rule }) => rule.id)])];
  return ids.map((id) => {
    const rule = rules.rules.get(id);
    return { rule: id, name: rule?.name ?? id, source: rule ? printCitation(rule.source) : 'as the scenario says' };
  });
}
