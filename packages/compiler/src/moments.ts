import type { Effect, Verb } from '@umpire/effects';
import { every } from './meaning/fill.js';
import { replaceAll } from './meaning/talk.js';

/* Moments that the words leave to be understood: a charge that is rolled for, a unit that has just shot, a phase that ends. */

const isOfCharge = (verb: Verb): boolean =>
  ('modify' in verb && verb.modify === 'charge-roll') || ('reroll' in verb && verb.reroll === 'charge');

/** Which units a charge is declared at is known while it is made: what a roll for it asks of them is asked then. */
export function ofTheCharge(effects: readonly Effect[]): readonly Effect[] {
  if (!JSON.stringify(effects).includes('"charge-target"')) return effects;
  const now = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replaceAll('"charge-target"', '"target-of-the-charge"')) as T;
  return effects.map((effect) => {
    if (!effect.when && effect.do.every(isOfCharge)) return now(effect);
    return {
      ...effect,
      do: effect.do.map((verb): Verb => {
        if (!('then' in verb) || verb.else || !verb.then.every(isOfCharge)) return verb;
        const asked = now(verb);
        if (effect.when?.at !== 'charge-phase' || asked === verb) return asked;
        const [only, ...more] = asked.then;
        if (!only || more.length > 0 || !('for' in only) || typeof only.for !== 'string') return asked;
        return { ...only, for: { all: 'unit', in: only.for, where: asked.if } } as Verb;
      }),
    };
  });
}

/** "Just after it has shot" is when it has shot: whoever an offer at large in the phase is for. */
export function onceDone(effects: readonly Effect[]): readonly Effect[] {
  return effects.map((effect) => {
    const { when, offer } = effect;
    const from = offer?.target?.from;
    const at = when?.at === 'shooting-phase' ? 'shot' : when?.at === 'fight-phase' ? 'fought' : undefined;
    if (when?.edge !== 'during' || !at || typeof from !== 'object' || !offer?.target) return effect;
    const asked = from.where === undefined ? [] : 'every' in from.where ? from.where.every : [from.where];
    const rest = asked.filter((one) => !('state' in one && one.state === `just-${at}` && one.of === 'it'));
    if (rest.length === asked.length) return effect;
    const where = every(rest);
    const { where: _, ...bare } = from;
    const { target, ...offered } = offer;
    const of = { ...bare, ...(where && { where }) };
    return {
      ...effect,
      when: { ...when, at: `unit-${at}`, edge: 'after', of },
      offer: offered,
      do: replaceAll(effect.do, target.as, 'subject'),
    };
  });
}

/** At the end of the enemy's Charge phase nobody has given the cause: a charge is declared at whoever is near. */
export function chargesAtLast(effects: readonly Effect[]): readonly Effect[] {
  return effects.map((effect) => {
    const { when, offer } = effect;
    const near = JSON.stringify(offer?.target?.from ?? '');
    if (when?.at !== 'charge-phase' || when.edge !== 'after' || !near.includes('"within":{"inches":6}')) return effect;
    if (/"within":\{"inches":(?!6\})/.test(near)) return effect;
    return JSON.parse(
      JSON.stringify(effect)
        .replaceAll('"could-charge-subject"', '"could-charge"')
        .replaceAll('"charge-at-enemy"', '"charge-who-is-near"'),
    ) as Effect;
  });
}

/** "It shoots, but while doing so it can only target that unit": shots at whoever gave the cause. */
export function aimedShots(effects: readonly Effect[]): readonly Effect[] {
  return effects.map((effect) => {
    const only = effect.do.find((verb) => 'forbid' in verb && verb.forbid === 'attacks-but-at-subject');
    const isSnap = (verb: Verb): boolean => 'activate' in verb && verb.activate === 'snap-shooting';
    if (!only || !effect.do.some(isSnap)) return effect;
    const verbs = effect.do.filter((verb) => verb !== only);
    return {
      ...effect,
      do: verbs.map((verb) => (isSnap(verb) ? { ...verb, activate: 'snap-shoot-the-subject' } : verb)),
    };
  });
}
