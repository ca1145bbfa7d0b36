import { ok } from '@umpire/kernel';
import { epicBattles } from '@umpire/netepic';
import { type BattleSystem, type Game, type Heading, sealed } from '@umpire/rules';
import { w40kBattles } from '@umpire/w40k';
import { expect, it } from 'vitest';
import { areAlike } from './alike.js';
import { soakHeading } from './plan.js';
import { soak } from './soak.js';

const systems = [sealed(w40kBattles), sealed(epicBattles)];
const editions = systems.flatMap((system) => system.editions().map((edition) => [edition, system] as const));

it.each(editions)('%s: what is true of every battle is true of three', (edition, system) => {
  const played = [0, 1, 2].map((n) => soak(system, soakHeading(system, { edition, armies: 'small' }, n)));
  expect(played.map(({ fault }) => fault?.what)).toEqual([undefined, undefined, undefined]);
  // of two small armies one may rest, and little happens
  expect(new Set(played.flatMap(({ happened }) => [...happened])).size).toBeGreaterThan(30);
  expect(played.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(200);
});

const [w40k] = systems;
const heading = soakHeading(w40k!, { edition: 'w40k-11', armies: 'small', player: 'random' }, 0);

/** Warhammer 40,000 with something wrong about it. */
const planted = (more: Partial<BattleSystem<unknown, unknown>>, spoil?: (game: Game<unknown, unknown>) => object) => ({
  ...w40k!,
  ...more,
  game: (asked: Heading) => {
    const game = w40k!.game(asked);
    return game.ok ? ok({ ...game.value, ...spoil?.(game.value) } as Game<unknown, unknown>) : game;
  },
});

it('an account says what the armies bring, and what of it left a trace', () => {
  const { brought, traced, fielded, active } = soak(w40k!, heading);
  expect([...fielded]).toContain('Immortals');
  expect([...active].filter((sheet) => !fielded.has(sheet))).toEqual([]);
  expect(active.size).toBeGreaterThan(3);
  expect(brought.has('malevolent-arcing')).toBe(true);
  expect(traced.has('reanimation-protocols')).toBe(true);
  expect([...traced].filter((rule) => !brought.has(rule))).toEqual([]);
});

it('a table that is as none may be is found, with the battle up to there', () => {
  const { fault } = soak(planted({ faults: () => ['A1.1 has fallen through the floor'] }), heading);
  expect(fault?.what).toContain('A1.1 has fallen through the floor');
  expect(fault?.log.startsWith('{"umpire":1')).toBe(true);
});

it('an event that is not taken back whole is found', () => {
  const { fault } = soak(
    planted({}, () => ({ revert: () => {} })),
    heading,
  );
  expect(fault?.what).toMatch(/taken back leave another table/);
});

it('a game that suggests what it refuses is found', () => {
  const { fault } = soak(
    planted({}, ({ suggest = {}, validators }) => ({
      draw: Object.fromEntries(Object.keys(suggest).map((shape) => [shape, () => ({ no: 'proposal' })])),
      // and says nothing better
      validators: Object.fromEntries(
        Object.entries(validators).map(([shape, judge]) => [
          shape,
          (...asked: Parameters<typeof judge>) => {
            const verdict = judge(...asked);
            return verdict.legal ? verdict : { legal: false, reasons: verdict.reasons };
          },
        ]),
      ),
    })),
    heading,
  );
  expect(fault?.what).toMatch(/is refused at/);
});

it('a game of chance that no log can replay is found', () => {
  let thrown = 0;
  const { fault } = soak(
    planted({}, ({ result }) => ({
      result: (state: unknown) => ({ ...result(state), score: [thrown++, 0] }),
    })),
    heading,
  );
  expect(fault?.what).toMatch(/stops being true|another one/);
});

it('tables are alike when their numbers are, whatever else points where', () => {
  expect(areAlike({ a: Int32Array.of(1, 2), b: [{ c: 1 }] }, { a: Int32Array.of(1, 2), b: [{ c: 1 }] })).toBe(true);
  expect(areAlike({ a: Int32Array.of(1, 2) }, { a: Int32Array.of(1, 3) })).toBe(false);
  expect(areAlike({ a: Int32Array.of(1) }, { a: Int32Array.of(1, 0) })).toBe(false);
  expect(areAlike({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(areAlike({ revision: 1 }, { revision: 2 })).toBe(true);
});
