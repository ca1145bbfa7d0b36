import { readdirSync, readFileSync } from 'node:fs';
import { armyRulesOf, w40k } from '@umpire/w40k';
import { describe, expect, test } from 'vitest';

const edition = 'w40k-11';
const root = new URL(`../../../conformance/${edition}/`, import.meta.url);

/** Every rule that a case of the edition says it shows. */
const shown: ReadonlySet<string> = new Set(
  readdirSync(root)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => [...readFileSync(new URL(file, root), 'utf8').matchAll(/^\s*rules: \[([^\]]*)\]/gm)])
    .flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim())),
);

describe('how far a rule of the eleventh is said to run is true', () => {
  const set = w40k.ruleSet(edition);
  if (!set.ok) throw new Error(edition);
  const rules = [...set.value.rules.values(), ...armyRulesOf(edition).values()];

  test('what is called tested is shown by a case, or mustered', () => {
    const tested = rules.filter((rule) => rule.stage === 'tested' && rule.why?.startsWith('battles'));
    expect(tested.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
