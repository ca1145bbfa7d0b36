import { Battle, battleHash, readBattle, writeBattle } from '@umpire/battle';
import { playOut, randomPlayer } from '@umpire/bots';
import { ok, Rng } from '@umpire/kernel';
import { seats } from '@umpire/rules';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/table/table.js';
import { engineOf, heading, newBattle } from './table.js';

const players = (seed: string) => ({ A: randomPlayer(Rng.seeded(seed, 'A')), B: randomPlayer(Rng.seeded(seed, 'B')) });

function played(seed: string) {
  const battle = newBattle(seed);
  playOut(battle, players(seed));
  return battle;
}

const seeds = ['1', '2', '3', '4', '5', '6'];

/** Everything that can be told apart about a table. */
const snapshot = ({ numbers, effects }: Table) => ({ numbers: [...numbers], effects });

describe('a whole battle of two armies of three units', () => {
  it.each(seeds)('ends after five rounds of two turns (seed %s)', (seed) => {
    const battle = played(seed);
    const events = [...battle.opening.events, ...battle.entries.flatMap((entry) => entry.events)];
    expect(battle.isOver).toBe(true);
    expect(events.filter(({ kind }) => kind === 'round-began')).toHaveLength(5);
    expect(events.filter(({ kind }) => kind === 'turn-began')).toHaveLength(10);
  });

  it.each(seeds)('never loses or gains a wound that no event tells of, nor a point (seed %s)', (seed) => {
    const battle = played(seed);
    const { state } = battle;
    const { models } = state.ground.roster;
    for (const { index, kind } of models) {
      const lost = state.field.lost[index]!;
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(lost).toBeLessThanOrEqual(kind.wounds);
      expect(lost === kind.wounds).toBe(state.field.place[index] === 2);
    }
    const events = [...battle.opening.events, ...battle.entries.flatMap((entry) => entry.events)];
    for (const [number, seat] of seats.entries()) {
      const scored = events.filter(({ kind, say }) => kind === 'scored' && say?.seat === seat);
      const points = scored.reduce((sum, { say }) => sum + Number(say?.points), 0);
      expect(state.field.score[number]).toBe(points);
    }
  });

  it('is the same battle when it is read again from its log', () => {
    const battle = played('7');
    const again = readBattle(writeBattle(battle), () => ok(engineOf()));
    expect(again.ok && again.value.stopped).toBe(undefined);
    expect(again.ok && battleHash(again.value.battle)).toBe(battleHash(battle));
  });

  it('is the table it was when every event is taken back', () => {
    const fresh = newBattle('8');
    const before = snapshot(fresh.state);
    const battle = newBattle('8');
    playOut(battle, players('8'));
    const game = engineOf().game;
    const all = battle.entries.flatMap((entry) => entry.events);
    for (const event of all.toReversed()) game.revert(battle.state, event);
    expect(snapshot(battle.state)).toEqual(before);
  });

  it('goes on alike in a copy, and leaves the one it was copied from alone', () => {
    const battle = newBattle('9');
    const copy = battle.copy();
    const before = snapshot(battle.state);
    playOut(copy, players('9'));
    expect(snapshot(battle.state)).toEqual(before);
    playOut(battle, players('9'));
    expect(battleHash(battle)).toBe(battleHash(copy));
  });

  it('starts from a position set by hand', () => {
    const at = (x: number, y: number) => ({ x: x * 25_400, y: y * 25_400 });
    const models = { 'A1.1': at(22, 28), 'B1.1': at(22, 33) };
    const battle = Battle.start(
      engineOf(),
      heading('1', { position: { models, first: 'B', commandPoints: { A: 3, B: 0 } } }),
    );
    expect(battle.state.field.x[0]).toBe(22 * 25_400);
    expect(battle.choices[0]?.seat).toBe('B');
    expect(battle.state.field['command-points'][0]).toBe(4);
  });
});
