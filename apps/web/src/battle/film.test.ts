import { beforeAll, expect, test } from 'vitest';
import { Desk } from './desk.js';
import { Film } from './film.js';
import { lookBack } from './look-back.js';

/** A first battle of two programs, as it is stored. */
let log = '';
beforeAll(() => {
  const desk = new Desk();
  const first = desk.settings().find(({ edition }) => edition === 'w40k-11')?.first;
  const [a = '', b = ''] = first?.armies ?? [];
  const began = desk.start({
    edition: 'w40k-11',
    armies: { A: a, B: b },
    mission: first?.mission ?? '',
    players: { A: 'random', B: 'random' },
    seed: '3',
  });
  if (!began.ok) throw new Error(JSON.stringify(began.issues));
  for (let told = began.told; !told.isOver; ) {
    const next = desk.go('all');
    if (!next.ok) throw new Error(JSON.stringify(next.issues));
    ({ told } = next);
  }
  log = desk.file();
});

function filmOf(text: string): Film {
  const film = Film.open(text);
  if (!film.ok) throw new Error(JSON.stringify(film.error));
  return film.value;
}

function readWhole(text: string) {
  const film = filmOf(text);
  let now = 0;
  film.read(Number.POSITIVE_INFINITY, () => now++);
  return film;
}

test('a battle that is true to its end has the hash that it was stored with', () => {
  const told = readWhole(log).tell();
  const end = JSON.parse(log.trim().split('\n').at(-1) ?? '').end;
  expect(told).toMatchObject({ isDone: true, ended: true, isTrue: true, hash: end.hash, score: end.score });
  expect(told.rounds).toHaveLength(5);
  expect(told.turns.map(({ round }) => round)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});

test('any picture is the same whether one comes to it from before or from behind', () => {
  const film = readWhole(log);
  const { pictures, activations } = film.tell();
  const spots = [0, ...activations.slice(0, 6), Math.floor(pictures / 2), pictures - 1];
  const forth = spots.map((at) => JSON.stringify(film.picture(at)));
  expect(new Set(forth).size).toBeGreaterThan(5);
  expect(spots.toReversed().map((at) => JSON.stringify(film.picture(at)))).toEqual(forth.toReversed());
});

test('a battle is shown before all of it is read, and told of piece by piece', () => {
  const film = filmOf(log);
  let now = 0;
  film.read(5, () => now++);
  const first = film.tell();
  expect(first.isDone).toBe(false);
  expect(first.pictures).toBeGreaterThan(1);
  expect(film.picture(1).scene.units.length).toBeGreaterThan(0);
  film.read(Number.POSITIVE_INFINITY, () => now++);
  expect([...first.happened, ...film.tell().happened].map(({ at }) => at)).toEqual(
    readWhole(log)
      .tell()
      .happened.map(({ at }) => at),
  );
});

test('a log that was changed is true up to the line, which is named; what comes before can be looked at', () => {
  const lines = log.split('\n');
  const line = 20;
  lines[line - 1] = lines[line - 1]?.replace(/"h":"[0-9a-f]{8}"/, '"h":"00000000"') ?? '';
  const told = readWhole(lines.join('\n')).tell();
  expect(told).toMatchObject({ isTrue: false, stopped: { line } });
  expect(told.stopped?.why[0]?.code).toBe('log-hash-differs');
  expect(told.pictures).toBeGreaterThan(10);
});

test('a log that was cut is true as far as it goes; one of another version of the format says so', () => {
  const cut = log.split('\n').slice(0, 30).join('\n');
  expect(readWhole(cut).tell()).toMatchObject({ isDone: true, ended: false, isTrue: true });
  const other = Film.open(log.replace('"umpire":1', '"umpire":2'));
  expect(other.ok ? '' : other.error[0]?.code).toBe('log-version');
  const nothing = Film.open('{"hello": "there"}');
  expect(nothing.ok ? '' : nothing.error[0]?.code).toBe('log-heading-missing');
});

test('a battle of other rules says which, where it stops being true', () => {
  const other = log
    .replace(/"ruleSet":"[^"]+"/, '"ruleSet":"another"')
    .split('\n')
    .map((row) => row.replace(/"h":"[0-9a-f]{8}"/, '"h":"00000000"'))
    .join('\n');
  const codes = readWhole(other)
    .tell()
    .stopped?.why.map(({ code }) => code);
  expect(codes).toContain('log-rule-set-differs');
});

test('the moments of a battle stand where their answers were given', () => {
  const found = lookBack(log);
  const { pictures } = readWhole(log).tell();
  expect(found?.moments.length).toBe(found?.review.moments.length);
  for (const at of found?.moments ?? []) expect(at > 0 && at < pictures).toBe(true);
});

test('from any point a battle of its own goes on as it went', () => {
  const desk = new Desk();
  desk.watch(log);
  for (let film = desk.readOn(); film.ok && !film.film.isDone; ) film = desk.readOn();
  const branched = desk.branch(40, { A: 'person', B: 'random' });
  expect(branched.ok && branched.told.levels).toEqual({ A: 'person', B: 'random' });
  expect(desk.picture(40)?.scene.units).toEqual(branched.ok ? branched.told.scene.units : []);
});
