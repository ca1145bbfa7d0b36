import { type Issue, issue, nearest } from '@umpire/kernel';
import { frenchPrint } from '../words/typeset.js';
import { allAbilities } from './index.js';
import { abilityNamed } from './parse-ability.js';

/** A row of a printed table of abilities. */
interface NamedAbility {
  readonly name: string;
  readonly parameter?: string;
  readonly source: { readonly file: string; readonly lines: readonly [number, number] };
}

/**
 * What a table of abilities says otherwise than the game: names that nobody knows, and parameters that are missing or too many.
 * Warnings: `unknown-ability`, `parameter-missing`, `parameter-wrong`.
 */
export function abilityTableIssues(rules: readonly NamedAbility[]): readonly Issue[] {
  return rules.flatMap(({ name, parameter, source: { file, lines } }): Issue[] => {
    const [line] = lines;
    const said = (code: string, what: string, english: string, details: Partial<Issue>): Issue =>
      issue(code, frenchPrint(`Ligne ${line} : ${what}`), {
        severity: 'warning',
        span: { file, line },
        found: name,
        english,
        ...details,
      });
    const known = abilityNamed(name);
    if (!known) {
      const near = nearest(
        name,
        allAbilities.map((one) => one.name),
      );
      const hint = near[0] ?? 'une capacité imprimée';
      return [said('unknown-ability', 'capacité inconnue.', `No ability is called ${name}.`, { near, hint })];
    }
    const hasParameter = (known.native?.parameter ?? 'none') !== 'none';
    if (hasParameter === (parameter !== undefined)) return [];
    return hasParameter
      ? [
          said(
            'parameter-missing',
            `paramètre manquant, par exemple « ${known.name} (XX) ».`,
            `${known.name} takes a parameter.`,
            { hint: `${known.name} (XX)` },
          ),
        ]
      : [
          said('parameter-wrong', 'aucun paramètre n’est attendu.', `${known.name} takes no parameter.`, {
            hint: known.name,
          }),
        ];
  });
}
