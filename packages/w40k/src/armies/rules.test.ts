import type { ArmySheet } from '@umpire/armies';
import { lintEffect } from '@umpire/effects';
import { effectsOf } from '@umpire/rules';
import { describe, expect, test } from 'vitest';
import { layers } from '../editions/index.js';
import { w40k } from '../system.js';
import { isCarriedOut } from '../turn/carry-out.js';
import { vocabulary } from '../vocabulary.js';
import { armyRulesOf, musterOf, shippedLists } from './index.js';

const editions = layers.filter(({ id }) => shippedLists(id).length > 0).map(({ id }) => id);

const abilitiesOf = ({ abilities, wargear }: ArmySheet): readonly string[] =>
  [...abilities, ...wargear.flatMap((item) => item.abilities)].map(({ rule }) => rule);

describe.each(editions)('%s', (edition) => {
  const book = musterOf(edition);
  const rules = w40k.ruleSet(edition);
  if (!book.ok || !rules.ok) throw new Error(edition);
  const own = armyRulesOf(edition);
  const isKnown = (rule: string): boolean => rules.value.rules.has(rule) || own.has(rule);

  test('every ability of a sheet is a rule, of the edition or of the book', () => {
    for (const sheet of book.value.book.sheets)
      expect(
        abilitiesOf(sheet).filter((rule) => !isKnown(rule)),
        sheet.name,
      ).toEqual([]);
  });

  test('every rule and stratagem of a detachment is a rule of the edition or of the book', () => {
    for (const { name, rules: ids, stratagems } of book.value.book.detachments)
      expect(
        [...ids, ...stratagems].filter((rule) => !rules.value.rules.has(rule) && !own.has(rule)),
        name,
      ).toEqual([]);
  });

  test('every enhancement of a detachment that is played is a rule of the book', () => {
    for (const { name, rules: ids, enhancements } of book.value.book.detachments)
      if (ids.length > 0) {
        const shards = ['animus-damper', 'singularity-matrix'];
        const missing = enhancements.filter(({ rule }) => !own.has(rule) && !shards.includes(rule));
        expect(
          missing.map(({ rule }) => rule),
          name,
        ).toEqual([]);
      }
  });

  test('no rule of the book is one of the edition too, and what is unplayed says why', () => {
    for (const [id, rule] of own) {
      expect(rules.value.rules.has(id), id).toBe(false);
      if (rule.stage === 'text') expect(rule.why, id).toBeTruthy();
      expect(rule.summary.length, id).toBeLessThanOrEqual(140);
    }
  });

  test('what battles carry out they carry out whole', () => {
    const all = [...own.values(), ...rules.value.rules.values()].filter(({ stage }) => stage === 'executable');
    const idle = all.filter((rule) =>
      effectsOf(rule).some((effect) => effect.when !== undefined && !isCarriedOut(effect.do)),
    );
    expect(idle.map(({ id }) => id)).toEqual([]);
  });

  test('their effects are words of the game', () => {
    for (const rule of own.values())
      for (const effect of effectsOf(rule)) expect(lintEffect(effect, vocabulary), rule.id).toEqual([]);
  });
});
