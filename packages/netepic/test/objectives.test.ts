import { Battle, compileGame } from '@umpire/battle';
import type { Faces, Reply } from '@umpire/rules';
import { sealed } from '@umpire/rules';
import { expect, test } from 'vitest';
import { epicBattles } from '../src/index.js';
import { type EpicBattle, playOn, started } from './play.js';

const faces = (battle: EpicBattle, all: Faces): void => {
  if (battle.open?.kind !== 'throw') throw new Error('no dice are to be thrown');
  battle.giveFaces(battle.open.throw.seat, battle.open.id, all);
};

/** Both dice have fallen, and the first objective is to be placed. */
function begun(a: number, b: number): EpicBattle {
  const battle = started('objectives', { mission: 'open-objectives', dice: 'by-hand' });
  faces(battle, [[a]]);
  faces(battle, [[b]]);
  return battle;
}

const place = (battle: EpicBattle, at: readonly [number, number]) => {
  const [choice] = battle.choices;
  const reply: Reply = { propose: at };
  return battle.answer(choice!.seat, choice!.id, reply);
};

test('the higher die places the first objective, then they are placed in turn until all six lie', () => {
  const battle = begun(2, 5);
  const asked: string[] = [];
  for (let i = 0; i < 6; i++) {
    const [choice] = battle.choices;
    asked.push(`${choice!.seat} ${choice!.about[0]}`);
    expect(place(battle, [30 + 24 * i, 60 + (i % 2 === 0 ? 15 : -15)]).ok).toBe(true);
  }
  expect(asked).toEqual([
    'B objective-1',
    'A objective-2',
    'B objective-3',
    'A objective-4',
    'B objective-5',
    'A objective-6',
  ]);
  expect(battle.scene('A')?.objectives.map(({ at }) => [at.x / 10_000, at.y / 10_000])).toEqual([
    [30, 75],
    [54, 45],
    [78, 75],
    [102, 45],
    [126, 75],
    [150, 45],
  ]);
  expect(battle.open?.kind === 'throw' && battle.open.throw.purpose).toBe('edges');
});

test('equal dice are thrown again', () => {
  const battle = begun(3, 3);
  expect(battle.open?.kind === 'throw' && battle.open.throw.purpose).toBe('objectives');
});

test.each([
  ['14.9 cm from an edge', [14.9, 60], 'objective-edge', [15, 60]],
  ['in a building', [91, 26], 'objective-ground', [95, 26]],
  ['in a lake', [20, 30], 'objective-ground', [20, 23]],
] as const)('%s it is refused, with the nearest place that is legal', (_, at, code, near) => {
  const refused = place(begun(5, 2), at);
  expect(refused.ok ? [] : [refused.error.issues.map((issue) => issue.code), refused.error.nearest]).toEqual([
    [code],
    near,
  ]);
});

test('and within 20 cm of another', () => {
  const battle = begun(5, 2);
  expect(place(battle, [90, 60]).ok).toBe(true);
  const refused = place(battle, [90, 79.9]);
  expect(refused.ok ? [] : refused.error.issues.map(({ code }) => code)).toEqual(['objective-spacing']);
  expect(place(battle, [90, 80]).ok).toBe(true);
});

test('what is suggested lies where the mission prints it, and is legal', () => {
  const battle = begun(5, 2);
  const [choice] = battle.choices;
  expect(battle.measure(choice!.seat, choice!.id)?.markers?.map(({ ref }) => ref)).toEqual(['objective-1']);
  expect(battle.placingOf(choice!.seat, choice!.id, [45, 45])).toEqual({ 'objective-1': { x: 450_000, y: 450_000 } });
});

test('programs play such a battle to its end', () => {
  const battle = started('programs', { mission: 'open-objectives' });
  playOn(battle, 1, { greedy: true });
  expect(battle.isOver).toBe(true);
});

test('any mission may leave its objectives open, by an option', () => {
  const heading = { ...started('x').heading, options: { objectives: 'placed' } };
  const game = sealed(epicBattles).game(heading);
  if (!game.ok) throw new Error('there is a game');
  const battle = Battle.start(compileGame(game.value), heading);
  expect(battle.choices.map(({ rule }) => rule)).toEqual(['objectives']);
});

test.each([
  ['objectiveFromEdge', 10, [12, 60]],
  ['objectiveSpacing', 5, [90, 70]],
] as const)('%s may be set otherwise', (option, value, at) => {
  const heading = {
    ...started('x').heading,
    dice: 'by-hand' as const,
    options: { objectives: 'placed', [option]: value },
  };
  const game = sealed(epicBattles).game(heading);
  if (!game.ok) throw new Error('there is a game');
  const battle = Battle.start(compileGame(game.value), heading);
  for (const face of [5, 2]) {
    if (battle.open?.kind === 'throw') battle.giveFaces(battle.open.throw.seat, battle.open.id, [[face]]);
  }
  const answer = (place: readonly [number, number]) =>
    battle.answer(battle.choices[0]!.seat, battle.choices[0]!.id, { propose: place });
  expect([answer([90, 60]).ok, answer(at).ok]).toEqual([true, true]);
});
