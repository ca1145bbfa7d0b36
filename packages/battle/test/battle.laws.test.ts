import { ok } from '@umpire/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyedFaces } from '../src/chance.js';
import { canonical } from '../src/hash.js';
import { Battle, battleHash, type Heading, type Reply, readBattle, seats, writeBattle } from '../src/index.js';
import { type Change, engine, heading, seatOf, type Table } from './outpost.js';
import { playOn } from './random-play.js';

const seed = fc.nat(1_000_000);
const most = fc.nat(40);
const hands = fc.constantFrom<Partial<Heading>>({}, { dice: 'by-hand' });

/** Battles are long: fifty say as much as a hundred would. */
const few = { numRuns: 50 };

const started = (s: number, more: Partial<Heading> = {}) => Battle.start(engine, heading(`${s}`, more));
const played = (s: number, options: { most?: number; more?: Partial<Heading> } = {}) => {
  const battle = started(s, options.more);
  playOn(battle, s, options);
  return battle;
};
const read = (text: string) => {
  const result = readBattle(text, () => ok(engine));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
/** Everything that there is to know of a battle. */
const whole = (battle: Battle<Table, Change>) => {
  return canonical([Object.values(battle.state).map((field) => [...field]), battle.control, battleHash(battle)]);
};

test('a replay equals the play, and is written in the same letters', () => {
  fc.assert(
    fc.property(seed, most, hands, (s, m, more) => {
      const battle = played(s, { most: m * 4, more });
      const text = writeBattle(battle);
      const again = read(text);
      expect(again.stopped).toBeUndefined();
      expect(again.ended).toBe(battle.isOver);
      expect(writeBattle(again.battle)).toBe(text);
      expect(whole(again.battle)).toBe(whole(battle));
    }),
    few,
  );
});

test('undo then redo is nothing, and undo is refused past dice, secrets and the other seat', () => {
  const refusals = new Set<string>();
  let undone = 0;
  fc.assert(
    fc.property(seed, most, (s, m) => {
      const battle = played(s, { most: m });
      const entry = battle.entries.findLast(({ unasked }) => !unasked);
      const before = whole(battle);
      for (const seat of seats) {
        const undo = battle.undo(seat);
        if (!undo.ok) {
          refusals.add(undo.error[0]!.code);
          expect(whole(battle)).toBe(before);
          continue;
        }
        undone++;
        expect(seat).toBe(entry?.seat);
        expect(battle.answer(seat, entry!.n, undo.value).ok).toBe(true);
        expect(whole(battle)).toBe(before);
      }
    }),
    { numRuns: 200 },
  );
  expect(undone).toBeGreaterThan(20);
  expect([...refusals].sort()).toEqual(['undo-die', 'undo-nothing', 'undo-other-seat', 'undo-secret']);
});

test('taking everything back leads to the start', () => {
  const battle = started(1);
  const before = whole(battle);
  const [first, second] = battle.choices;
  battle.answer(first!.seat, first!.id, { pick: [] });
  expect(whole(battle)).not.toBe(before);
  expect(battle.undo(second!.seat).ok).toBe(false);
  expect(battle.undo(first!.seat)).toEqual(ok({ pick: [] }));
  expect(whole(battle)).toBe(before);
});

test('a copy goes its own way and leaves the other as it was', () => {
  fc.assert(
    fc.property(seed, most, (s, m) => {
      const battle = played(s, { most: m });
      const before = whole(battle);
      const copy = battle.copy();
      expect(whole(copy)).toBe(before);
      playOn(copy, s + 1);
      expect(whole(battle)).toBe(before);
      expect(copy.isOver).toBe(true);
    }),
    few,
  );
});

test('every window is answered or passed, each choice once, in the order of its number', () => {
  fc.assert(
    fc.property(seed, (s) => {
      const battle = played(s);
      const numbers = battle.entries.map(({ n }) => n).sort((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, i) => i + 1));
      expect(battle.control.choices).toBe(numbers.length);
      expect(battle.control.stack).toEqual([]);
      expect([battle.control.laters, battle.control.uses, battle.control.passes]).toEqual([[], [], []]);
      expect([...battle.state.life].filter((life) => life === 2)).toEqual([]);
    }),
    few,
  );
});

test('the same answers give the same hash, another answer another', () => {
  const replies: Reply[] = [];
  const battle = started(7);
  playOn(battle, 7, { watch: (_, reply) => replies.push(reply) });
  expect(battleHash(played(7))).toBe(battleHash(battle));
  expect(battleHash(played(8))).not.toBe(battleHash(battle));
});

test('what a seat sees does not depend on a secret of the other', () => {
  let compared = 0;
  fc.assert(
    fc.property(seed, most, (s, m) => {
      const battle = played(s, { most: m });
      for (const seat of seats) {
        const exported = writeBattle(battle, { for: seat });
        const other = battle.copy();
        for (const [unit, shown] of other.state.shown.entries()) {
          if (shown || seatOf(unit) === seat) continue;
          other.state.order[unit] = 3 - other.state.order[unit]!;
          compared++;
        }
        const { view } = other.seen(seat);
        expect(JSON.stringify(view)).toBe(JSON.stringify(battle.seen(seat).view));
        for (const event of battle.eventsFor(seat))
          expect(event.kind === 'order' && seatOf(event.of) !== seat).toBe(false);
        if (battle.isOver) continue;
        expect(exported).not.toContain('"seed"');
        const rows = exported
          .trim()
          .split('\n')
          .map((row) => JSON.parse(row));
        const first = rows.findIndex((row) => row.secret && row.seat !== seat);
        for (const [i, row] of rows.entries()) {
          if (row.secret && row.seat !== seat) expect(row).not.toHaveProperty('reply');
          if (first >= 0 && i >= first) expect(row).not.toHaveProperty('h');
        }
      }
    }),
    few,
  );
  expect(compared).toBeGreaterThan(50);
});

test('two battles that differ in a sealed answer look the same to the other seat', () => {
  const [first, second] = [started(3), started(3)];
  const mine = first.choices.find(({ seat }) => seat === 'B')!;
  first.answer('B', mine.id, { pick: [] });
  second.answer('B', mine.id, { pick: ['1', '3'] });
  expect(first.seen('A')).toEqual(second.seen('A'));
  expect(first.eventsFor('A')).toEqual(second.eventsFor('A'));
  expect(writeBattle(first, { for: 'A' })).toBe(writeBattle(second, { for: 'A' }));
});

const nonsense: readonly unknown[] = [
  undefined,
  null,
  3,
  'pass',
  [],
  {},
  { pick: 'x' },
  { pick: ['nobody'] },
  { pick: ['0', '0'] },
  { order: ['x'] },
  { split: { x: -1 } },
  { use: 'nothing' },
  { use: 3 },
  { propose: 99 },
  { propose: null },
  { propose: { to: 1 } },
  { pass: true, until: 'doomsday' },
];

test('an illegal answer is refused with reasons and changes nothing', () => {
  fc.assert(
    fc.property(seed, most, fc.constantFrom(...nonsense), (s, m, reply) => {
      const battle = played(s, { most: m });
      const before = whole(battle);
      for (const choice of battle.choices) {
        const seat = choice.seat === 'A' ? 'B' : 'A';
        const answers = [
          battle.answer(choice.seat, choice.id, reply as Reply),
          battle.answer(seat, choice.id, reply as Reply),
          battle.answer(seat, choice.id + 100, reply as Reply),
        ];
        for (const answer of answers) {
          expect(answer.ok).toBe(false);
          if (!answer.ok) expect(answer.error.issues.length).toBeGreaterThan(0);
        }
      }
      expect(whole(battle)).toBe(before);
    }),
    few,
  );
});

test('a log cut anywhere reads up to the cut', () => {
  fc.assert(
    fc.property(seed, fc.double({ min: 0, max: 1, noNaN: true }), (s, share) => {
      const text = writeBattle(played(s));
      const headingEnds = text.indexOf('\n') + 1;
      const at = headingEnds + Math.floor(share * (text.length - headingEnds));
      const { battle, stopped, ended } = read(text.slice(0, at));
      expect(stopped).toBeUndefined();
      const lines = text.slice(0, at).split('\n').slice(1, -1);
      const last = text.slice(0, at).split('\n').at(-1)!;
      const complete = text.slice(at - last.length).startsWith(`${last}\n`) ? [...lines, last] : lines;
      expect(ended).toBe(text.slice(0, at).includes('"end"') && complete.some((line) => line.startsWith('{"end"')));
      const answers = complete.filter((line) => line !== '' && !line.startsWith('{"end"'));
      expect(
        writeBattle(battle)
          .split('\n')
          .slice(1, 1 + answers.length),
      ).toEqual(answers);
    }),
    few,
  );
});

test('a log that was edited says where it stops being true', () => {
  fc.assert(
    fc.property(seed, fc.nat(), fc.constantFrom('reply', 'h', 'drop', 'twice'), (s, where, how) => {
      const lines = writeBattle(played(s)).trim().split('\n');
      const at = 1 + (where % (lines.length - 2));
      const row = JSON.parse(lines[at]!);
      const flipped = { pick: [], order: [] } as const;
      const other = {
        reply: { ...row, reply: JSON.stringify(row.reply) === '{"pick":[]}' ? { pick: ['0', '2'] } : flipped },
        h: { ...row, h: '00000000' },
      };
      const edited =
        how === 'reply' || how === 'h' ? [JSON.stringify(other[how])] : how === 'drop' ? [] : [lines[at]!, lines[at]!];
      const { stopped, battle } = read(lines.toSpliced(at, 1, ...edited).join('\n'));
      expect(stopped?.why.length).toBeGreaterThan(0);
      // A dropped line may be missed only by the next one; nothing later than that.
      expect(stopped!.line).toBeLessThanOrEqual(at + 2);
      expect(stopped!.line).toBeGreaterThan(at);
      expect(battle.entries.length).toBeLessThanOrEqual(lines.length * 100);
    }),
    few,
  );
});

test('the dice of each seat and purpose are its own: one throw more does not shift the others', () => {
  let thrown = 0;
  fc.assert(
    fc.property(seed, (s) => {
      const before: Record<string, number> = {};
      for (const { throw: fell, faces } of played(s).entries.flatMap(({ rolls }) => rolls)) {
        const key = `${fell.seat}${fell.purpose}`;
        expect(faces).toEqual(keyedFaces(`${s}`, fell, before[key] ?? 0));
        before[key] = (before[key] ?? 0) + 1;
        thrown++;
      }
    }),
    few,
  );
  expect(thrown).toBeGreaterThan(50);
});

test('everything that the game has happens in random play', () => {
  const purposes = new Set<string>();
  const rules = new Set<string>();
  for (let s = 0; s < 60; s++) {
    for (const { rule, rolls, answer } of played(s).entries) {
      const used = 'reply' in answer && 'use' in answer.reply ? 'used' : 'asked';
      rules.add(`${rule} ${used}`);
      for (const roll of rolls) purposes.add(roll.throw.purpose);
    }
  }
  expect([...purposes].sort()).toEqual(['again', 'shot']);
  const expected = ['intercept', 'duck', 'lucky'].flatMap((rule) => [`${rule} used`, `${rule} asked`]);
  expect([...rules]).toEqual(expect.arrayContaining([...expected, 'round asked', 'join asked', 'orders asked']));
});

test('a battle starts from a position set up by hand', () => {
  const position = { at: [9, 10, 0, 0, 0, 0, 0, 0], life: [1, 1, 0, 0, 0, 0, 0, 0] };
  const battle = started(5, { position });
  expect(battle.choices.map(({ ask }) => ('options' in ask ? ask.options.length : 0))).toEqual([1, 1]);
  playOn(battle, 5);
  const again = read(writeBattle(battle));
  expect(again.ended).toBe(true);
  expect(again.stopped).toBeUndefined();
});
