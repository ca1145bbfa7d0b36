import { atLeast, voice } from '@umpire/views';
import { beforeAll, describe, expect, test } from 'vitest';
import { aLeader, meansMislead } from '../scenario/examples.js';
import { draftOf } from '../scenario/from-scenario.js';
import { firstDraft, sampleUnits, USUAL, usualTarget } from '../scenario/samples.js';
import { candidatesOf, PLAIN } from '../scenario/switches.js';
import { pairsOf, scenarioOf } from '../scenario/to-scenario.js';
import { english } from '../words/english.js';
import { engine } from './engine.js';
import { AheadMissing, readyAhead } from './look-ahead.js';
import { readPage } from './paste.js';
import type { Offer } from './reply.js';
import { ready } from './understand.js';

const sample = scenarioOf(firstDraft());

beforeAll(() => ready(...engine.editions().map(({ id }) => id)));

test('what looks ahead is loaded by the first question that needs it', async () => {
  const asked = { ...sample, policies: { commandReroll: 'attacker' } };
  const chanceOfOne = (raw: typeof sample): number => {
    const reply = engine.answer(raw);
    if (reply.kind !== 'answer' || !reply.answer.exact) throw new Error('no exact answer');
    return atLeast(reply.answer.modelsDestroyed.distribution, 1);
  };
  expect(() => engine.answer(asked)).toThrow(AheadMissing);
  await readyAhead();
  expect(chanceOfOne(asked)).toBeGreaterThan(chanceOfOne(sample));
});

async function offersOf(raw = sample, candidates = PLAIN): Promise<Map<string, Offer>> {
  const told: Offer[] = [];
  await engine.offers(raw, candidates, (some) => told.push(...some));
  return new Map(told.map((offer) => [offer.effect, offer]));
}

describe('the sample', () => {
  test('is answered exactly, with nothing left out', () => {
    const reply = engine.answer(sample);
    if (reply.kind !== 'answer' || !reply.answer.exact) throw new Error('no exact answer');
    expect(reply.answer.unmodelled).toEqual([]);
    const { distribution } = reply.answer.modelsDestroyed;
    const perCent = [1, 2, 3, 4, 5].map((n) => Math.round(atLeast(distribution, n) * 100));
    expect(perCent).toEqual([98, 77, 38, 10, 1]);
  });

  test('says what a switch would add to what to count on', async () => {
    const offers = await offersOf();
    expect(offers.get('re-roll hit rolls of 1')?.adds).toBeCloseTo(0.1, 2);
    expect(offers.get('subtract 1 from hit rolls')?.adds).toBeCloseTo(-0.21, 2);
  });

  test('gives what each switch promised once it is on', async () => {
    const offers = await offersOf();
    const draft = firstDraft();
    const now = engine.answer(sample);
    for (const [effect, { side, adds }] of offers) {
      if (adds === undefined) continue;
      const on =
        side === 'attacker'
          ? { ...draft, attackers: draft.attackers.map((unit) => ({ ...unit, effects: [effect] })) }
          : { ...draft, target: { ...draft.target, defences: [effect] } };
      const then = engine.answer(scenarioOf(on));
      if (now.kind !== 'answer' || then.kind !== 'answer') throw new Error('no answer');
      const two = (reply: typeof now): number =>
        reply.answer.modelsDestroyed.distribution.slice(2).reduce((sum, share) => sum + share, 0);
      expect(two(then) - two(now), effect).toBeCloseTo(adds, 9);
    }
  });
});

describe('in every edition', () => {
  test.each(engine.editions())('$id: switches are known, and each can be judged', async ({ id }) => {
    const candidates = candidatesOf(engine.rules(id));
    const offers = await offersOf({ ...sample, edition: id }, candidates);
    expect(offers.size).toBe(candidates.length);
  });
});

test('every plain wording has a French name or is a printed one', () => {
  const printed = new Set(['lethal hits', 'sustained hits 1', 'devastating wounds']);
  expect(PLAIN.filter(({ effect }) => voice('fr').say.wording(effect) === effect && !printed.has(effect))).toEqual([]);
});

test('what only changes the losses of the attackers to their own hazard says by how much', async () => {
  const plasma = { range: 24, attacks: 1, skill: '3+', strength: 8, damage: 2, abilities: ['hazardous'] };
  const raw = {
    edition: 'w40k-11',
    phase: 'shooting',
    attackers: [{ keywords: ['INFANTRY'], models: 5, wounds: 1, weapons: [plasma] }],
    target: { groups: [{ models: 5, toughness: 4, save: '3+', wounds: 2 }] },
  };
  const effect = 'feel no pain 5+';
  const offers = await offersOf(raw, [{ effect, side: 'attacker' }]);
  // one roll fails on 1 and 2; a third of its one wound is then ignored
  expect(offers.get(effect)?.adds).toBeCloseTo(0, 12);
  expect(offers.get(effect)?.ownLosses).toBeCloseTo(-1 / 9, 12);
});

test('two weapons with nearly the same mean differ in what may be hoped for', () => {
  const tails = meansMislead({ many: 'many', heavy: 'heavy', target: 'five' }).map((draft) => {
    const reply = engine.answer(scenarioOf(draft));
    if (reply.kind !== 'answer' || !reply.answer.exact) throw new Error('no exact answer');
    const { mean, distribution } = reply.answer.modelsDestroyed;
    return [mean.toFixed(2), atLeast(distribution, 3).toFixed(2)];
  });
  expect(tails).toEqual([
    ['1.60', '0.10'],
    ['1.57', '0.17'],
  ]);
});

test('a leader falls with his bodyguard in 19% of cases in the tenth edition, in 7% in the eleventh', () => {
  const names = { attacker: 'shots', target: 'both', bodyguard: 'five', leader: 'one' };
  const chances = aLeader(names).map((draft) => {
    const reply = engine.answer(scenarioOf(draft));
    if (reply.kind !== 'answer' || !reply.answer.exact) throw new Error('no exact answer');
    return reply.answer.destroyed.toFixed(2);
  });
  expect(chances).toEqual(['0.19', '0.07']);
});

test('every sample unit is judged at every usual target', async () => {
  const targets = USUAL.map((id) => usualTarget(id, english.usual[id]));
  const reply = await engine.matrix(pairsOf(firstDraft(), sampleUnits(), targets));
  if (reply.kind !== 'matrix') throw new Error(JSON.stringify(reply.issues));
  expect(reply.report.cells.flat()).toHaveLength(sampleUnits().length * USUAL.length);
  expect(reply.report.unmodelled).toEqual([]);
});

test('a wrong entry is an issue at its place, and nothing throws', () => {
  const draft = draftOf(JSON.parse(JSON.stringify(sample)));
  if (draft === undefined) throw new Error('no draft');
  const [unit] = draft.attackers;
  const wrong = {
    ...draft,
    attackers:
      unit === undefined ? [] : [{ ...unit, weapons: unit.weapons.map((weapon) => ({ ...weapon, damage: 'Dx' })) }],
  };
  const reply = engine.answer(scenarioOf(wrong));
  expect(reply.kind === 'issues' && reply.issues.map(({ path }) => path)).toEqual(['attackers[0].weapons[0].damage']);
});

test('a pasted page becomes a unit with its weapons; its statline is left to be asked', () => {
  const page = [
    'Necrons – Clay Walkers',
    'RANGED WEAPONS | RANGE | A | BS | S | AP | D | |',
    '| Clay sling lethal hits | |||||||',
    '| Clay sling lethal hits | 24" | 2 | 4+ | 5 | -1 | D3+1 | |',
    'MELEE WEAPONS | RANGE | A | WS | S | AP | D | |',
    '| Clay fists | |||||||',
    '| Clay fists | Melee | 3 | 4+ | 6 | 0 | 1 | |',
    'UNIT COMPOSITION',
    '- 5 Clay Walkers',
    'KEYWORDS: INFANTRY; CLAY WALKERS',
    'FACTION KEYWORDS:',
    'NECRONS',
  ].join('\n');
  const reply = readPage(page, 'w40k-11');
  if (reply.kind !== 'units') throw new Error(JSON.stringify(reply.issues));
  const [unit] = reply.units;
  expect(unit?.name).toBe('Clay Walkers');
  expect(unit?.weapons.map(({ name, count, damage, abilities }) => [name, count, damage, abilities])).toEqual([
    ['Clay sling', 5, 'D3+1', 'lethal hits'],
    ['Clay fists', 5, '1', ''],
  ]);
  expect(unit?.groups[0]?.toughness).toBe('');
});

test('nonsense is said to be so', () => {
  expect(readPage('nothing of the kind', 'w40k-11').kind).toBe('issues');
});

describe('an answer that is too large to be exact', () => {
  const weapon = {
    count: 20,
    range: 24,
    attacks: '2D6+3',
    skill: '3+',
    strength: 5,
    damage: 'D6',
    abilities: ['sustained hits D3'],
  };
  const group = { models: 20, toughness: 4, save: '3+', wounds: 6, feelNoPain: '5+' };
  const large = {
    edition: 'w40k-11',
    phase: 'shooting',
    attackers: [{ models: 20, weapons: [weapon] }],
    target: { groups: [group, { ...group, name: 'second', wounds: 5 }, { ...group, name: 'third', wounds: 7 }] },
  };

  test('is said to be so, and may be estimated', async () => {
    expect(engine.answer(large).kind).toBe('too-large');
    const guess = await engine.estimate(large, 500);
    if (guess.kind !== 'answer' || guess.answer.exact) throw new Error('no estimate');
    expect(guess.answer.trials).toBe(500);
    expect(await engine.pace(large)).toBeGreaterThan(0);
  });

  test('may be estimated where a choice looks ahead, without it, and that is said', async () => {
    const ahead = { ...large, policies: { commandReroll: 'attacker', order: 'best', hitReroll: 'failed' } };
    expect(engine.answer(ahead).kind).toBe('too-large');
    const guess = await engine.estimate(ahead, 500);
    if (guess.kind !== 'answer' || guess.answer.exact) throw new Error('no estimate');
    expect(guess.answer.unmodelled.map(({ what }) => what)).toEqual(['Command Re-roll', 'order: best']);
  });
});

test('a ruling of ours may be set otherwise, and the answer follows', () => {
  const snap = {
    ...sample,
    conditions: { distance: 24, snapShooting: true },
    attackers: [{ ...firstAttacker(), effects: [] }],
  };
  const lost = (raw: object): number => {
    const reply = engine.answer(raw as typeof sample);
    if (reply.kind !== 'answer' || !reply.answer.exact) throw new Error(JSON.stringify(reply));
    return reply.answer.woundsLost.mean;
  };
  // 20 shots, a sixth hits and is critical: lethal hits wound at once, saved on 4+; else half of them wound
  expect(lost(snap)).toBeCloseTo((20 / 6) * (1 / 2), 2);
  expect(lost({ ...snap, options: { snapHitsAreCritical: false } })).toBeCloseTo((20 / 6) * (2 / 3) * (1 / 2), 2);
  expect(engine.answer({ ...snap, options: { noSuchRuling: true } }).kind).toBe('issues');
});

const firstAttacker = (): object => {
  const [first] = Array.isArray(sample.attackers) ? sample.attackers : [];
  return first;
};
