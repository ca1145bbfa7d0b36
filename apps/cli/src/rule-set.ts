import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import type { OptionValue } from '@umpire/rules';

/** `--set snapHitsAreCritical=false`, as often as wanted. Errors: `option-without-value`. */
export function parseSettings(list: readonly string[]): Result<Readonly<Record<string, OptionValue>>> {
  const issues: Issue[] = [];
  const settings: Record<string, OptionValue> = {};
  for (const text of list) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined) {
      issues.push(
        issue('option-without-value', '--set wants a name and a value.', {
          found: text,
          hint: '--set name=value; `umpire editions --options` lists the names',
        }),
      );
    } else settings[name.trim()] = optionValue(value.trim());
  }
  return issues.length > 0 ? fail(issues) : ok(settings);
}

function optionValue(text: string): OptionValue {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
