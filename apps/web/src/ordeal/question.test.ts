import { netepic } from '@umpire/netepic';
import { expect, it } from 'vitest';
import { ordealEngine } from './engine.js';
import { candidatesOf, firstQuestion, laid, pairsOf, scenarioOf } from './question.js';

const { form } = netepic;
const edition = 'netepic-fr2';

it('overlays merge objects, join lists and put all else in place', () => {
  const facts = { conditions: { facts: { attacker: ['led'] }, round: 1 } };
  expect(laid(facts, { conditions: { facts: { attacker: ['immobilised'], target: ['led'] }, round: 2 } })).toEqual({
    conditions: { facts: { attacker: ['led', 'immobilised'], target: ['led'] }, round: 2 },
  });
});

it('six warriors at six Marines: two kills in three sixths of thirds, and more with First Fire', () => {
  const question = firstQuestion(form);
  const raw = scenarioOf(form, edition, question);
  const reply = ordealEngine.answer(raw);
  // a hit on 5+, a save failed on less than 5: 2/9 a die
  const mean = reply.kind === 'answer' ? reply.answer.modelsDestroyed.mean : 0;
  expect(mean).toBeCloseTo((6 * 2) / 9, 12);
  const candidates = candidatesOf(form, question);
  const at = candidates.findIndex(({ id }) => id === 'first-fire');
  const adds = ordealEngine.offers(raw, [scenarioOf(form, edition, candidates[at]!.question)])[0];
  // ones again: the chance of a die is 7/18 × 2/3 in place of 1/3 × 2/3
  expect(adds).toBeCloseTo((1 - 2 / 9) ** 6 - (1 - 7 / 27) ** 6, 12);
});

it('what belongs to another phase is not said', () => {
  const question = { ...firstQuestion(form), on: ['attacker-led', 'first-fire'], chosen: { cover: 'heavy' } };
  expect(scenarioOf(form, edition, question)).toMatchObject({ conditions: { firstFire: true, cover: 'heavy' } });
  const assault = scenarioOf(form, edition, { ...question, phase: 'assault' });
  expect(assault['conditions']).toEqual({ facts: { attacker: ['led'] } });
});

it('a matrix is asked row by row, each unit as many as usual', () => {
  const raw = pairsOf(form, edition, firstQuestion(form), ['Space Marines', 'Necrons']);
  const pairs = ordealEngine.matrix(raw);
  if (pairs.kind !== 'matrix') throw new Error(JSON.stringify(pairs.issues));
  expect(pairs.report.attackers[0]).toBe('Marines tactiques');
  expect(pairs.report.attackers).not.toContain('Rhinos');
  const row = ordealEngine.row(raw, 0);
  expect(row).toHaveLength(pairs.report.targets.length);
  // six bolters at six warriors, who save on 5+
  expect(row[pairs.report.targets.indexOf('Guerriers Nécrons')]!.modelsDestroyed).toBeCloseTo((6 * 2) / 9, 12);
});

it('an edition of no such game is told so', () => {
  expect(ordealEngine.answer({ edition: 'w40k-10' })).toMatchObject({
    kind: 'issues',
    issues: [{ code: 'unknown-edition' }],
  });
});
