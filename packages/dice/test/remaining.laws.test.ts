import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  advance,
  answererOf,
  begin,
  everyFace,
  exactOutcome,
  type Frame,
  type Given,
  type Policies,
  remaining,
  type Throw,
  toNumber,
  type Volley,
} from '../src/index.js';
import { standingsFor } from '../src/standings.js';
import { volleysOf } from './random-volleys.js';
import { policies, skirmish } from './skirmish.js';

/** Chances of the standings that a volley ends in, gone on with from a throw whose faces are known: by the procedure alone. */
function truth(volley: Volley, policy: Policies, from: Frame, given: Given): ReadonlyMap<number, number> {
  const table = { volley, standings: standingsFor(volley) };
  const answer = answererOf(table, policy);
  const known = new Map<string, ReadonlyMap<number, number>>();
  const follow = (frame: Frame, now: Given): ReadonlyMap<number, number> => {
    const { frame: next, need } = advance(table, frame, now);
    if (need === undefined) return new Map([[next.standing, 1]]);
    const key = JSON.stringify([next, need]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const chances = new Map<number, number>();
    const add = (more: Given, weight: number): void => {
      for (const [end, chance] of follow(next, more)) chances.set(end, (chances.get(end) ?? 0) + weight * chance);
    };
    if ('throw' in need) for (const { faces, chance } of everyFace(need.throw)) add({ faces }, toNumber(chance));
    else {
      const taken = answer(need.ask, next);
      if (taken === 'best') throw new Error(`nobody answers ${need.ask.rule}`);
      add({ taken }, 1);
    }
    known.set(key, chances);
    return chances;
  };
  return follow(from, given);
}

interface Lying {
  readonly frame: Frame;
  readonly thrown: Throw;
  readonly faces: readonly (readonly number[])[];
}

/** Chances by wounds lost of the first group. */
function byLoss(of: Volley, ends: Iterable<readonly [number, number]>): readonly number[] {
  const sums: number[] = [];
  for (const [end, chance] of ends) {
    const lost = standingsFor(of).standing(end).lost[0] ?? 0;
    sums[lost] = (sums[lost] ?? 0) + chance;
  }
  return Array.from({ length: 10 }, (_, n) => sums[n] ?? 0);
}

/** The n-th throw of a volley that may be followed, its faces as a generator says. */
function lying(volley: Volley, policy: Policies, nth: number, faceOf: (n: number) => number): Lying | undefined {
  const table = { volley, standings: standingsFor(volley) };
  const answer = answererOf(table, policy);
  let turn = advance(table, begin(table));
  for (let dice = 0, left = nth; turn.need !== undefined; ) {
    const { need, frame } = turn;
    if ('throw' in need) {
      const faces = need.throw.lots.map(({ dice: many, summed, sides }) =>
        Array.from({ length: many * summed }, () => (faceOf(dice++) % sides) + 1),
      );
      if (left-- === 0) return { frame, thrown: need.throw, faces };
      turn = advance(table, frame, { faces });
    } else {
      const taken = answer(need.ask, frame);
      if (taken === 'best') return undefined;
      turn = advance(table, frame, { taken });
    }
  }
  return undefined;
}

test('what is left of a volley while dice lie on the table comes to what the procedure makes of them', () => {
  let followed = 0;
  const usual = policies({ hit: 'failed', wound: 'failed', lethal: 'wound', picks: 'never' });
  fc.assert(
    fc.property(
      volleysOf({ dice: 3, units: 1, spares: [undefined] }),
      fc.nat(5),
      fc.array(fc.nat(5), { minLength: 12, maxLength: 12 }),
      (shape, nth, list) => {
        const units = shape.units.map((attacks) => attacks.map(({ picks: _, ...attack }) => attack));
        const volley = skirmish({ ...shape, groups: shape.groups.slice(0, 1), units });
        const found = lying(volley, usual, nth, (n) => list[n % list.length] ?? 0);
        if (found === undefined) return;
        const { frame, thrown, faces } = found;
        const rest = remaining({ volley, standings: standingsFor(volley) }, frame, thrown, faces);
        if (rest === undefined) return;
        const told = exactOutcome(rest.without, usual).afterEach.at(-1)!;
        const real = truth(volley, usual, frame, { faces });
        const [here, there] = [byLoss(rest.without, told.entries()), byLoss(volley, real)];
        here.forEach((chance, n) => {
          expect(chance).toBeCloseTo(there[n] ?? 0, 9);
        });
        followed++;
        for (const one of rest.with)
          expect(
            exactOutcome(one, usual)
              .afterEach.at(-1)!
              .reduce((a, b) => a + b),
          ).toBeCloseTo(1, 9);
      },
    ),
    { numRuns: 250, interruptAfterTimeLimit: 15_000 },
  );
  expect(followed).toBeGreaterThan(20);
});

/** From which face on a wound is ignored. */
function onOf(volley: Volley, { standing, pool, deal }: Frame): number {
  const { standing: at } = standingsFor(volley);
  const pools = volley.units[0]!.pools(at(standing));
  return pools[deal?.pool ?? pool]!.sequence(at(standing)).blows.get(deal!.kind)!.ignoredOn(deal!.group);
}

test('a die that failed to ignore a wound, thrown again, comes to the mean of all that it may show', () => {
  let followed = 0;
  const usual = policies({ hit: 'failed', wound: 'failed', lethal: 'wound', picks: 'never' });
  fc.assert(
    fc.property(
      volleysOf({ dice: 2, units: 1, spares: [undefined] }),
      fc.nat(7),
      fc.array(fc.nat(5), { minLength: 12, maxLength: 12 }),
      (shape, nth, list) => {
        const units = shape.units.map((attacks) => attacks.map(({ picks: _, ...attack }) => attack));
        const volley = skirmish({ ...shape, groups: shape.groups.slice(0, 1), units });
        const found = lying(volley, usual, nth, (n) => list[n % list.length] ?? 0);
        if (found?.thrown.purpose !== 'feel no pain') return;
        const { frame, thrown, faces } = found;
        const rest = remaining({ volley, standings: standingsFor(volley) }, frame, thrown, faces);
        // one way a face that failed: the first of them stands for all that are the same
        const [again] = rest?.with ?? [];
        const [row = []] = faces;
        const place = row.findIndex((face) => face < onOf(volley, frame));
        if (again === undefined || place < 0) return;
        const told = byLoss(again, exactOutcome(again, usual).afterEach.at(-1)!.entries());
        const each = [1, 2, 3, 4, 5, 6].map((face) =>
          byLoss(volley, truth(volley, usual, frame, { faces: [row.toSpliced(place, 1, face)] })),
        );
        told.forEach((chance, n) => {
          expect(chance).toBeCloseTo(
            each.reduce((sum, one) => sum + (one[n] ?? 0) / 6, 0),
            9,
          );
        });
        followed++;
      },
    ),
    { numRuns: 1500, interruptAfterTimeLimit: 20_000 },
  );
  expect(followed).toBeGreaterThan(10);
});
