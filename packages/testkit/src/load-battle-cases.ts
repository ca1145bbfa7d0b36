import { fail, type Issue, issue, ok, type Result, type Span } from '@umpire/kernel';
import { type BattleCase, battleFileSchema } from './battle-case.js';
import { readYaml, type TextFile, zodIssues } from './yaml-file.js';

export interface PlacedBattleCase extends BattleCase {
  readonly edition: string;
  readonly at: Span;
}

/** Files of battles are known by their key `battles`. */
export const isBattleFile = ({ text }: TextFile): boolean => /^battles:/m.test(text);

/** Reads files of battle cases into one list. Issues: those of YAML and shape, `case-id-twice`. */
export function loadBattleCases(files: readonly TextFile[]): Result<readonly PlacedBattleCase[]> {
  const issues: Issue[] = [];
  const cases: PlacedBattleCase[] = [];
  for (const file of files) {
    const yaml = readYaml(file);
    if (!yaml.ok) {
      issues.push(...yaml.error);
      continue;
    }
    const { value, lineOf } = yaml.value;
    const parsed = battleFileSchema.safeParse(value);
    if (!parsed.success) {
      issues.push(...zodIssues(parsed.error, value, (path) => ({ file: file.name, line: lineOf(path) })));
      continue;
    }
    const { edition, battles } = parsed.data;
    cases.push(
      ...battles.map((one, i) => ({ ...one, edition, at: { file: file.name, line: lineOf(['battles', i]) } })),
    );
  }
  const seen = new Set<string>();
  for (const { id, at } of cases) {
    if (seen.has(id)) issues.push(issue('case-id-twice', `two cases are called ${id}`, { span: at, found: id }));
    seen.add(id);
  }
  return issues.length > 0 ? fail(issues) : ok(cases);
}
