import { expect, test } from 'vitest';
import { fromPosition } from './play.js';

/** One ark is about to fire at six stands in two groups. */
function aboutToFire() {
  const { battle } = fromPosition({
    phase: 'combat',
    A: { a: { stands: '1 doomsday-ark', at: [60, 40], order: 'first-fire', bearing: 0 } },
    B: {
      t: {
        stands: '4 tactical',
        at: [
          [58, 80],
          [62, 80],
          [58, 83],
          [62, 83],
        ],
        order: 'none',
      },
    },
  });
  battle.answer('A', battle.choices[0]!.id, { pick: ['A.a'] });
  const [choice] = battle.choices;
  return { battle, id: choice!.id };
}

const shots = (template: readonly [number, number]) => ({
  shots: [{ by: 'A.a.1', gun: 'doomsday-cannon/0', dice: 1, template }],
});

test('a template that may not lie there is refused with the nearest place where it may', () => {
  const { battle, id } = aboutToFire();
  const judged = battle.judge('A', id, { propose: shots([50, 80]) });
  if (judged.ok) throw new Error('nobody is under it');
  expect(judged.error.issues.map(({ code, message }) => [code, message])).toEqual([
    ['template-empty', 'Ce gabarit ne couvre aucune cible valable.'],
  ]);
  expect(judged.error.nearest).toEqual(shots([55, 80]));
  expect(battle.judge('A', id, { propose: judged.error.nearest }).ok).toBe(true);
});

test('a marker dragged on the board lays the template of the suggested fire', () => {
  const { battle, id } = aboutToFire();
  const [marker] = battle.measure('A', id)?.markers ?? [];
  expect(marker).toEqual({
    ref: 'A.a.1 doomsday-cannon/0',
    name: 'canon Doomsday',
    at: { x: 580_000, y: 800_000 },
    outline: { kind: 'round', radius: 30_000 },
  });
  const proposal = battle.proposalFor('A', id, { [marker!.ref]: { x: 600_000, y: 815_000 } });
  expect(proposal).toEqual(shots([60, 81.5]));
  expect(battle.placingOf('A', id, proposal)).toEqual({ [marker!.ref]: { x: 600_000, y: 815_000 } });
  expect(battle.answer('A', id, { propose: proposal }).ok).toBe(true);
  expect(battle.open?.kind === 'throw' && battle.open.throw.lots.map(({ dice }) => dice)).toEqual([1, 1, 1, 1]);
});

test('fire without a template places nothing', () => {
  const { battle } = aboutToFire();
  battle.undo('A');
  const [choice] = battle.choices;
  expect(battle.proposalFor('A', choice!.id, {})).toBeUndefined();
});
