import { weaponAbilities } from '@umpire/effects';

export const WITHOUT_NUMBER = 'the number behind its name is missing or impossible';

/** Whether words begin with the name of an ability that is printed with a number, so that only the number can be wrong. */
export function wantsNumber(words: string): boolean {
  const said = words.trim().toLowerCase().replaceAll('-', ' ');
  return (
    /^anti( |$)/.test(said) ||
    weaponAbilities.some(
      ({ words, parameter }) =>
        parameter !== 'none' && (said.startsWith(`${words} `) || (said === words && parameter !== 'optional-number')),
    )
  );
}
