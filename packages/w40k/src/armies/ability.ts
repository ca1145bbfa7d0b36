import type { ArmyAbility } from '@umpire/armies';
import { kebab } from '@umpire/kernel';

const GIVEN = String.raw`(\d*D\d+(?:\+\d+)?)|(\d+)["+]?`;
const ALONE = new RegExp(`^(?:${GIVEN})$`);
const BEHIND_NAME = new RegExp(`^(.+?) (?:${GIVEN})$`);

const parameterOf = (dice: string | undefined, number: string | undefined): Pick<ArmyAbility, 'parameter'> =>
  dice === undefined ? (number === undefined ? {} : { parameter: Number(number) }) : { parameter: { dice } };

/** As printed: `Deadly Demise D3` is the rule `deadly-demise` with D3; `Feel No Pain 5+`, `Scouts 8"` with a number. */
export function abilityOf(name: string): ArmyAbility {
  const [, word = name, dice, number] = BEHIND_NAME.exec(name) ?? [];
  return { name, rule: kebab(word), ...parameterOf(dice, number) };
}

/** As a catalogue keeps it: the name apart from what it is given. */
export function abilityGiven(name: string, value: string | undefined): ArmyAbility {
  const [, dice, number] = ALONE.exec(value ?? '') ?? [];
  return {
    name: value === undefined ? name : `${name} ${value}`,
    rule: kebab(name),
    ...parameterOf(dice, number),
  };
}
