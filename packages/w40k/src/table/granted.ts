import { grantedRule } from '@umpire/effects';
import { type Reading, reaches } from './facts.js';
import type { RosterUnit } from './roster.js';

/** Whether a rule in force grants a rule to a unit, or forbids or allows it something. */
export const isGranted = (
  reading: Reading,
  tag: 'grant' | 'allow' | 'forbid',
  what: string,
  unit: RosterUnit,
): boolean =>
  reading
    .forces()
    .saying(tag, what)
    .some((force) => reaches(reading, force, unit.ref));

/** The names that a rule is granted to a unit with, to it or to its whole army. */
export const grantedNames = (reading: Reading, rule: string, unit: RosterUnit): readonly string[] =>
  reading
    .forces()
    .saying('grant', rule)
    .filter(
      (force) =>
        reaches(reading, force, unit.ref) ||
        ('for' in force.verb && force.verb.for === 'mine' && force.owner.seat === unit.seat),
    )
    .flatMap(({ verb }) => ('grant' in verb ? (grantedRule(verb.grant)?.keyword ?? []) : []));

/** What a rule is granted to a unit with: each grant's number, nothing where it has none. */
export const grantedWith = (reading: Reading, rule: string, unit: RosterUnit): readonly (number | undefined)[] =>
  reading
    .forces()
    .saying('grant', rule)
    .filter((force) => reaches(reading, force, unit.ref))
    .map(({ verb }) => {
      const parameter = 'grant' in verb ? grantedRule(verb.grant)?.parameter : undefined;
      return typeof parameter === 'number' ? parameter : undefined;
    });
