import type { Choice } from '@umpire/rules';
import { expect, test } from 'vitest';
import type { ArmyFacts } from '../src/table/stand.js';
import { get, type Table } from '../src/table/table.js';
import { anyAnswer, type EpicBattle, started } from './play.js';

const army = (id: string, sheet: string, count: number): ArmyFacts => ({
  umpire: 1,
  edition: 'netepic-fr2',
  id,
  name: { fr: id, en: id },
  faction: 'other',
  points: 100,
  formations: [
    {
      id: 'f',
      name: { fr: id, en: id },
      kind: 'company',
      points: 100,
      detachments: [{ id: 'd', name: { fr: id, en: id }, stands: [{ sheet, count }] }],
    },
  ],
});

const seats = { A: { army: army('Dépeceurs', 'flayed-one', 3) }, B: { army: army('Scouts', 'scout', 3) } };

/** Plays by chance up to the first choice that fits. */
function until(
  fits: (choice: Choice) => boolean,
  seed = '1',
  more = seats,
): { readonly battle: EpicBattle; readonly choice: Choice } {
  const battle = started(seed, { seats: more });
  for (let i = 0; i < 200; i++) {
    const [choice] = battle.choices;
    if (choice && fits(choice)) return { battle, choice };
    anyAnswer(battle, i);
  }
  throw new Error('nobody asks that');
}

const codes = (battle: EpicBattle, { seat, id }: Choice, propose: unknown): readonly string[] => {
  const judged = battle.judge(seat, id, { propose });
  return judged.ok ? [] : judged.error.issues.map(({ code }) => code);
};

const placeOf = (table: Table, ref: string): readonly [number, number] => {
  const stand = table.roster.indexOf.get(ref)!;
  return [get(table, 'x', stand) / 10_000, get(table, 'y', stand) / 10_000];
};

const isInfiltrating = ({ rule, ask }: Choice): boolean => rule === 'infiltration' && ask.kind === 'propose';

test('infantry infiltrates up to twice its Move, all of it (AB-12.1)', () => {
  const { battle, choice } = until(isInfiltrating);
  const [detachment] = choice.about;
  const stands = [1, 2, 3].map((n) => `${detachment}.${n}`);
  const up = placeOf(battle.state, stands[0]!)[1] < 60 ? 1 : -1;
  const by = (length: number) => ({
    moves: stands.map((stand) => {
      const [x, y] = placeOf(battle.state, stand);
      return { stand, path: [[x, y + up * length]] };
    }),
  });
  expect(codes(battle, choice, by(20))).toEqual([]);
  expect(codes(battle, choice, by(20.01))).toEqual(['move-too-long']);
});

test('infiltration ends in no enemy zone of control (AB-12.2)', () => {
  const { battle, choice } = until(isInfiltrating);
  const [detachment = ''] = choice.about;
  const enemy = detachment.startsWith('A') ? 'B.d' : 'A.d';
  const table = battle.state;
  const mine = table.roster.indexOf.get(`${detachment}.1`)!;
  const [x, y] = placeOf(table, `${enemy}.1`);
  table.fields.x[mine] = x * 10_000;
  table.fields.y[mine] = y * 10_000 + 60_000;
  table.derived.contacts = undefined;
  const reasons = codes(battle, choice, { moves: [{ stand: `${detachment}.1`, path: [[x, y + 2.5]] }] });
  expect(reasons).toEqual(['infiltration']);
});

test('outcasts are deployed, and a detachment without a way in is not kept off (AB-21.1, SET-8)', () => {
  const isDeploying = ({ rule, ask, about }: Choice): boolean =>
    rule === 'deployment' && ask.kind === 'propose' && about[0] === 'A.d';
  const outcasts = until(isDeploying);
  expect(codes(outcasts.battle, outcasts.choice, { reserve: true })).toEqual(['outcasts-deployed']);
  const walkers = until(isDeploying, '1', { ...seats, A: { army: army('Marines', 'tactical', 3) } });
  expect(codes(walkers.battle, walkers.choice, { reserve: true })).toEqual(['no-reserve']);
});

test('a deployment keeps to its zone, its coherency, and names every stand (SET-7)', () => {
  const { battle, choice } = until(({ rule, ask }) => rule === 'deployment' && ask.kind === 'propose');
  const [detachment] = choice.about;
  const low = get(battle.state, 'edge', choice.seat === 'A' ? 0 : 1) === 0;
  const at = (xs: readonly number[], depth: number) => ({
    stands: xs.map((x, n) => ({ stand: `${detachment}.${n + 1}`, at: [x, low ? depth : 120 - depth] })),
  });
  expect(codes(battle, choice, at([50, 53, 56], 30))).toEqual([]);
  expect(codes(battle, choice, at([50, 53, 56], 30.01))).toEqual(['outside-zone']);
  expect(codes(battle, choice, at([50, 53, 59.01], 20))).toEqual(['coherency']);
  expect(codes(battle, choice, at([50, 53, 59], 20))).toEqual([]);
  expect(codes(battle, choice, at([50, 53], 20))).toEqual(['stands-missing']);
  expect(codes(battle, choice, at([50, 51.9, 54], 20))).toEqual(['overlap']);
});
