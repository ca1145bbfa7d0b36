import type { Effect, Selector, Verb } from '@umpire/effects';
import { type Issue, ok, type Result } from '@umpire/kernel';
import { effectsOf } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import type { Target, TargetGroup } from '../attack/scene.js';
import { readAlone } from './befall.js';

/**
 * The groups of the target that are gone once an effect destroys one of them: that one, and whatever the rules in force on
 * the unit destroy with it (9th, the Silent King). None where the target has no such group.
 */
export function fallenWith(raw: object, name: string, rules: W40kRules): Result<readonly string[], readonly Issue[]> {
  const alone = readAlone(raw, rules);
  if (!alone.ok) return alone;
  const { target, targetForces } = alone.value;
  const fallen = new Set(target.groups.filter((group) => group.name === name));
  const effects = targetForces.flatMap(({ rule, effect }) => {
    const known = rules.rules.get(rule);
    return known ? effectsOf(known) : [effect];
  });
  // what falls while the set is walked is walked too
  for (const one of fallen)
    for (const effect of effects) for (const group of takenAlong(effect, one, target)) fallen.add(group);
  return ok([...fallen].map((group) => group.name));
}

/** Only what the keywords of the fallen decide: what asks for more is not asked of a unit alone. */
function takenAlong(effect: Effect, fallen: TargetGroup, target: Target): readonly TargetGroup[] {
  const { when, do: verbs } = effect;
  if (when?.at !== 'model-destroyed' || effect.if !== undefined || !isAmong(fallen, when.of, target)) return [];
  return verbs.flatMap((verb: Verb) =>
    'destroy' in verb ? target.groups.filter((group) => isAmong(group, verb.destroy, target)) : [],
  );
}

/** Models of this unit with all keywords that a selection asks for. */
function isAmong(group: TargetGroup, selector: Selector | undefined, target: Target): boolean {
  if (typeof selector !== 'object' || selector.all !== 'model' || selector.in !== 'self' || selector.where)
    return false;
  const has = group.keywords.size > 0 ? group.keywords : target.keywords;
  return (selector.keywords ?? []).every((keyword) => has.has(keyword));
}
