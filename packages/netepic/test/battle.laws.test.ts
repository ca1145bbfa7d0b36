import { battleHash, readBattle, writeBattle } from '@umpire/battle';
import { ok } from '@umpire/kernel';
import { seats } from '@umpire/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactsOf, squared, touching } from '../src/moves/contact.js';
import { isAlive, type Table } from '../src/table/table.js';
import { type EpicBattle, engine, playOn, started } from './play.js';

const seed = fc.nat(1_000_000);
/** Whole battles are long: a few say as much as many. */
const few = { numRuns: 4 };

const skirmish = { seats: { A: { army: 'necrons-300' }, B: { army: 'marines-300' } } };
const played = (s: number, most?: number, more = {}): EpicBattle => {
  const battle = started(`${s}`, more);
  playOn(battle, s, most === undefined ? {} : { most });
  return battle;
};
const whole = (battle: EpicBattle): string =>
  JSON.stringify([
    Object.values(battle.state.fields).map((field) => [...field]),
    battle.control.open,
    battleHash(battle),
  ]);

test('a battle of random answers ends, within its six turns, with the score it says', () => {
  fc.assert(
    fc.property(seed, (s) => {
      const battle = played(s);
      expect(battle.isOver).toBe(true);
      expect(battle.state.fields.turn[0]).toBeLessThanOrEqual(6);
      expect(battle.state.fields.winner[0]).toBeGreaterThan(0);
    }),
    few,
  );
});

test('greedy players end a battle too, and are never refused', () => {
  const battle = started('11');
  playOn(battle, 11, { greedy: true });
  expect(battle.isOver).toBe(true);
  expect(battle.entries.some(({ rule }) => rule === 'combat-groups')).toBe(true);
});

test('a replay equals the play, and is written in the same letters', () => {
  fc.assert(
    fc.property(seed, fc.nat(400), (s, most) => {
      const battle = played(s, most);
      const text = writeBattle(battle);
      const again = readBattle(text, () => ok(engine));
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(again.value.stopped).toBeUndefined();
      expect(writeBattle(again.value.battle)).toBe(text);
      expect(whole(again.value.battle as EpicBattle)).toBe(whole(battle));
    }),
    few,
  );
});

test('undo then redo is nothing', () => {
  let undone = 0;
  fc.assert(
    fc.property(seed, fc.integer({ min: 1, max: 300 }), (s, most) => {
      const battle = played(s, most, skirmish);
      const last = battle.entries.findLast(({ unasked }) => !unasked)!;
      const before = whole(battle);
      for (const seat of seats) {
        const undo = battle.undo(seat);
        if (!undo.ok) {
          expect(whole(battle)).toBe(before);
          continue;
        }
        undone++;
        expect(battle.answer(seat, last.n, undo.value).ok).toBe(true);
        expect(whole(battle)).toBe(before);
      }
    }),
    { numRuns: 30 },
  );
  expect(undone).toBeGreaterThan(5);
});

test('a copy goes its own way and leaves the other as it was', () => {
  fc.assert(
    fc.property(seed, fc.nat(200), (s, most) => {
      const battle = played(s, most);
      const before = whole(battle);
      const copy = battle.copy();
      playOn(copy, s + 1);
      expect(copy.isOver).toBe(true);
      expect(whole(battle)).toBe(before);
    }),
    few,
  );
});

/** What holds of a table whenever somebody is asked between moves. */
function conserved(table: Table): void {
  const { stands, formations } = table.roster;
  const { x, y, place, life, host, elite, lost, lostStands } = table.fields;
  stands.forEach(({ traits, radius, flies }, i) => {
    if (life[i]! > traits.hitPoints) throw new Error(`${stands[i]!.ref} has too many hit points`);
    if (life[i] === 0 || place[i] !== 1) return;
    if (x[i]! < 0 || y[i]! < 0 || x[i]! > table.ground.length || y[i]! > table.ground.width)
      throw new Error(`${stands[i]!.ref} is off the table`);
    if (flies) return;
    for (let k = 0; k < i; k++) {
      const other = stands[k]!;
      if (life[k] === 0 || place[k] !== 1 || other.flies) continue;
      const least = radius + other.radius - touching;
      const apart = squared(x[i]! - x[k]!, y[i]! - y[k]!);
      if (apart < least * least) throw new Error(`${stands[i]!.ref} and ${other.ref} overlap`);
    }
  });
  stands.forEach((_, i) => {
    if (place[i] === 2 && life[i]! > 0) expect(isAlive(table, host[i]! - 1)).toBe(true);
  });
  const isCounted = [...lostStands].every((count) => count === 0);
  formations.forEach(({ stands: mine }, i) => {
    const gone = mine.filter((stand) => life[stand] === 0 && place[stand] !== 4).length;
    if (isCounted) expect(lost[i]).toBe(gone);
  });
  for (const pool of elite) expect(pool).toBeGreaterThanOrEqual(0);
  for (const [i, contacts] of contactsOf(table).entries())
    for (const foe of contacts) expect(stands[foe]!.side).not.toBe(stands[i]!.side);
}

test('stands never overlap, losses are counted once, nobody leaves the table', () => {
  fc.assert(
    fc.property(seed, (s) => {
      const battle = started(`${s}`);
      playOn(battle, s, {
        watch: ({ rule }) => {
          if (rule === 'activate' || rule === 'orders' || rule.endsWith('-segment')) conserved(battle.state);
        },
      });
      conserved(battle.state);
    }),
    few,
  );
});

test('what a seat sees does not depend on an order of the other that lies face down', () => {
  let compared = 0;
  fc.assert(
    fc.property(seed, fc.nat(250), (s, most) => {
      const battle = played(s, most);
      for (const seat of seats) {
        const other = battle.copy();
        other.state.roster.detachments.forEach((one, i) => {
          if (one.seat === seat || other.state.fields.shown[i] !== 0 || other.state.fields.order[i] === 0) return;
          other.state.fields.order[i] = (other.state.fields.order[i]! % 3) + 1;
          compared++;
        });
        expect(JSON.stringify(other.seen(seat).view)).toBe(JSON.stringify(battle.seen(seat).view));
        for (const event of battle.eventsFor(seat))
          if ('secret' in event && event.secret !== undefined) expect(event.secret).toBe(seat);
      }
    }),
    { numRuns: 10 },
  );
  expect(compared).toBeGreaterThan(20);
});
