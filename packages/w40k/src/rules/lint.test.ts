import { type GrantedRule, lintAbility } from '@umpire/effects';
import { effectsOf } from '@umpire/rules';
import { expect, test } from 'vitest';
import { layers } from '../editions/index.js';
import { vocabulary } from '../vocabulary.js';

const given = (rule: string): GrantedRule => ({ rule, parameter: 2, keyword: 'INFANTRY' });

test.each(layers.map((layer) => [layer.id, layer] as const))(
  '%s: every word of its effects is declared',
  (_, layer) => {
    const issues = layer.entries.flatMap((entry) => {
      const rule = 'add' in entry ? entry.add : 'override' in entry ? entry.override : undefined;
      if (!rule) return [];
      const found = lintAbility({ id: rule.id, effects: effectsOf(rule, given(rule.id)) }, vocabulary);
      return found.map(({ message, path }) => `${rule.id} ${path}: ${message}`);
    });
    expect(issues).toEqual([]);
  },
);

test.each(layers.map((layer) => [layer.id, layer] as const))('%s: summaries are short, and why is said', (_, layer) => {
  for (const entry of layer.entries) {
    const rule = 'add' in entry ? entry.add : 'override' in entry ? entry.override : undefined;
    if (!rule) continue;
    expect(rule.summary.length, rule.id).toBeGreaterThan(0);
    expect(rule.summary.length, rule.id).toBeLessThanOrEqual(240);
    expect(rule.stage === 'exact' || rule.why !== undefined, rule.id).toBe(true);
  }
});
