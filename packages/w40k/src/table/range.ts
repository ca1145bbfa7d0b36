import { foldModifiers, isAttacks } from '@umpire/effects';
import { amount, holds, isFound, type Reading } from './facts.js';
import { modelAt, unitAt } from './reads.js';
import { whileRead } from './while-read.js';

/** How far a ranged weapon of a model reaches, in inches, with all that rules in force say of its unit's attacks (02.02). */
export const rangeOf = (reading: Reading, model: number, printed: number): number =>
  answers(reading, `${modelAt(reading.table, model).unit}>${printed}`, () => {
    const { table, rules } = reading;
    const { ref, unit } = modelAt(table, model);
    const refs = [ref, unitAt(table, unit).ref];
    const modifiers = reading
      .forces()
      .modifying('range')
      .flatMap(({ verb, rule, owner, bound, condition }) => {
        if (!('modify' in verb) || verb.modify !== 'range' || !isAttacks(verb.for)) return [];
        const { by, attacks } = verb.for;
        if (attacks === 'melee' || by === undefined || (condition && !holds(reading, owner, condition, bound)))
          return [];
        if (!isFound(reading, owner, by, bound, refs)) return [];
        return [{ rule, how: verb.how, by: amount(reading, owner, verb.by, bound) }];
      });
    if (modifiers.length === 0) return printed;
    return foldModifiers(printed, modifiers, rules.numbers.operations, { improves: 'up' }).value;
  });

const answers = whileRead<number>();
