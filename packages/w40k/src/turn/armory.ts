import { grantedRule, type Verb } from '@umpire/effects';
import { effectsOf } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import type { Armed } from '../scenario/arm.js';
import type { Reading } from '../table/facts.js';
import { isGivenOn } from '../table/in-force.js';
import { enemiesOf, modelAt, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { armedAt, profileOf, type Shot, type Sighted, type VolleyAsked } from '../table/volley.js';
import { whileRead } from '../table/while-read.js';

/** Weapons made ready once for all models that nothing about the attack tells apart. */
export function armory(
  reading: Reading,
  unit: RosterUnit,
  how: Pick<VolleyAsked, 'phase' | 'snap'>,
): (shot: Shot & Sighted, target: RosterUnit) => Armed | undefined {
  const ids = new Map<object, number>();
  const known = new Map<string, Armed | undefined>();
  const idOf = (value: object): number => {
    const id = ids.get(value) ?? ids.size;
    ids.set(value, id);
    return id;
  };
  return (shot, target) => {
    const { kind } = modelAt(reading.table, shot.model);
    const profile = profileOf(reading.table, shot);
    if (!profile) return undefined;
    const { visible, cover, plunging, half, indirect } = shot;
    const key = [idOf(kind), idOf(profile), target.index, visible, cover, plunging, half, indirect].join();
    if (!known.has(key)) known.set(key, armedAt(reading, { ...how, unit, target, shots: [shot] })[0]);
    return known.get(key);
  };
}

/** Whether a weapon has an ability, printed or given by a rule in force. */
export function isWith(reading: Reading, unit: RosterUnit, shot: Omit<Shot, 'target'>, ability: string): boolean {
  const weapon = profileOf(reading.table, shot)?.weapon;
  if (weapon?.abilities.some(({ rule }) => rule === ability)) return true;
  if (!isGivenByAny(reading, ability)) return false;
  return given(reading, [shot.model, shot.lender, shot.arm, shot.profile, ability].join('>'), () =>
    isGiven(reading, unit, shot, ability),
  );
}

const given = whileRead<boolean>();

function isGiven(reading: Reading, unit: RosterUnit, shot: Omit<Shot, 'target'>, ability: string): boolean {
  const [enemy] = enemiesOf(reading.table, unit.seat);
  if (!enemy) return false;
  const pairing = { attacker: unit, target: enemy, model: modelAt(reading.table, shot.model) };
  if (!isGivenOn(reading, pairing, ability)) return false;
  const at = { ...shot, target: enemy.index, visible: true, cover: false, plunging: false, half: false };
  const armedOf = armories(reading, unit.ref, () => armory(reading, unit, { phase: 'shooting', snap: false }));
  return armedOf(at, enemy)?.forces.granted.has(ability) ?? false;
}

const armories = whileRead<ReturnType<typeof armory>>();

/** Whether any rule in force gives that ability to anybody: where none does, what is printed is all. */
const isGivenByAny = (reading: Reading, ability: string): boolean =>
  reading.forces().saying('grant', ability).length > 0;

/** Whether a weapon could come to have an ability, by whatever works on it: asked first, since all that works on it is many. */
export function mayBeWith(reading: Reading, unit: RosterUnit, shot: Shot, ability: string): boolean {
  const { table, rules } = reading;
  const profile = profileOf(table, shot);
  if (profile === undefined) return false;
  const pairing = { attacker: unit, target: unitAt(table, shot.target), model: modelAt(table, shot.model) };
  return (
    profile.forces.length > 0 ||
    profile.weapon.abilities.some(({ rule }) => rule === ability) ||
    isGivenByRules(rules, ability) ||
    isGivenOn(reading, pairing, ability)
  );
}

const givenByRules = new WeakMap<W40kRules, Map<string, boolean>>();

/** Whether some rule of the edition gives that ability to whatever has the rule; a stratagem is in force where it was used. */
function isGivenByRules(rules: W40kRules, ability: string): boolean {
  const known = givenByRules.get(rules) ?? new Map<string, boolean>();
  givenByRules.set(rules, known);
  let is = known.get(ability);
  if (is === undefined) {
    is = [...rules.rules.values()].some(
      (rule) =>
        rule.id !== ability &&
        rule.kind !== 'stratagem' &&
        effectsOf(rule).some((effect) => grantsOf(effect.do).includes(ability)),
    );
    known.set(ability, is);
  }
  return is;
}

const grantsOf = (verbs: readonly Verb[]): readonly string[] =>
  verbs.flatMap((verb): readonly string[] => {
    if ('if' in verb) return grantsOf([...verb.then, ...(verb.else ?? [])]);
    if ('either' in verb) return verb.either.flatMap(grantsOf);
    const given = 'grant' in verb ? grantedRule(verb.grant) : undefined;
    return given ? [given.rule] : [];
  });
