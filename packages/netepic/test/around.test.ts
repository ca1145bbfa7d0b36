import { expect, it } from 'vitest';
import { fromPosition } from './play.js';

const CM = 10_000;

/** A detachment that is asked for its move, and what comes of letting its first stand go at a point. */
function dropped(position: object, at: readonly [number, number]) {
  const { battle } = fromPosition({ A: {}, ...position });
  const activate = battle.choices.find(({ rule }) => rule === 'activate')!;
  battle.answer('A', activate.id, { pick: ['A.w'] });
  const { id } = battle.choices.find(({ rule }) => rule === 'move')!;
  const placing = { 'A.w.1': { x: at[0] * CM, y: at[1] * CM } };
  const judge = (propose: unknown) => battle.judge('A', id, { propose });
  const straight = judge(battle.proposalFor('A', id, placing));
  const around = battle.proposalAround('A', id, placing);
  return {
    straight,
    around,
    led: around === undefined ? undefined : judge(around),
    mended: battle.mendedByWays('A', id),
  };
}

const codes = (verdict: ReturnType<typeof dropped>['straight']): readonly string[] =>
  verdict.ok ? [] : verdict.error.issues.map(({ code }) => code);

it.each([
  [
    'an enemy zone of control',
    {
      A: { w: { stands: '1 warrior', at: [60, 60], order: 'charge' } },
      B: { t: { stands: '1 tactical', at: [60.5, 66], order: 'none' } },
    },
    [60, 72],
    'zone-of-control',
  ],
  [
    'a building',
    {
      terrain: [{ kind: 'standard-building', at: [60, 66], size: [4, 4] }],
      A: { w: { stands: '1 warrior', at: [60, 60], order: 'charge' } },
      B: { t: { stands: '1 tactical', at: [170, 110], order: 'none' } },
    },
    [60, 72],
    'impassable',
  ],
  [
    'two zones side by side',
    {
      A: { w: { stands: '1 warrior', at: [60, 60], order: 'charge' } },
      B: {
        t: {
          stands: '2 tactical',
          at: [
            [59, 66],
            [62, 66],
          ],
          order: 'none',
        },
      },
    },
    [60, 72],
    'zone-of-control',
  ],
] as const)('a drop behind %s is reached past it', (_, position, at, because) => {
  const { straight, led, around, mended } = dropped(position, at);
  expect(codes(straight).some((code) => mended.includes(code))).toBe(true);
  expect([because, 'enemy-in-the-way']).toContain(codes(straight)[0]);
  expect(led?.ok).toBe(true);
  expect(around).toMatchObject({ moves: [{ stand: 'A.w.1' }] });
});

it('the way is as long as it is: what is too far straight round is refused for its length', () => {
  const position = {
    A: { w: { stands: '1 warrior', at: [60, 60], order: 'advance' } },
    B: { t: { stands: '1 tactical', at: [60, 65], order: 'none' } },
  };
  const { led } = dropped(position, [60, 69.8]);
  expect(led && codes(led)).toEqual(['move-too-long']);
});

it('in the middle of a lake no way leads to the end', () => {
  const position = {
    terrain: [{ kind: 'water', at: [60, 70], size: [20, 10] }],
    A: { w: { stands: '1 rhino', at: [60, 60], order: 'charge' } },
    B: { t: { stands: '1 tactical', at: [170, 110], order: 'none' } },
  };
  expect(dropped(position, [60, 70]).around).toBeUndefined();
});

it('a stand is let go to the micrometre: as far as it may aslant is not a little farther', () => {
  const [x, y] = [60 + 14.1416, 60 + 14.1426];
  const { straight } = dropped(
    {
      A: { w: { stands: '1 warrior', at: [60, 60], order: 'charge' } },
      B: { t: { stands: '1 tactical', at: [170, 110], order: 'none' } },
    },
    [x, y],
  );
  expect(codes(straight)).toEqual([]);
});
