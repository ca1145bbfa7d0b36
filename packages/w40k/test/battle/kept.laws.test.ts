import { deskAt, randomPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import { expect, it } from 'vitest';
import { unitCover } from '../../src/board/cover.js';
import { engagedWith } from '../../src/board/distances.js';
import { areScreened, modelSees, unitSees } from '../../src/board/sight.js';
import { boardOf } from '../../src/table/board-of.js';
import { numberOf } from '../../src/table/facts.js';
import { controlEvents } from '../../src/table/objectives.js';
import { readingOf } from '../../src/table/reading.js';
import { living, standing, unitsOf } from '../../src/table/reads.js';
import { copyTable, type Table } from '../../src/table/table.js';
import { eleventh, newBattle } from './table.js';

/** Everything that is kept while models stand, asked at once. */
function asked(table: Table): unknown {
  const board = boardOf(table, eleventh().board);
  const reading = readingOf(eleventh(), table, []);
  const forces = reading.forces();
  const granting = forces.all.flatMap(({ verb }) =>
    'grant' in verb && typeof verb.grant === 'string' ? [forces.saying('grant', verb.grant)] : [],
  );
  return unitsOf(table, 'A').map((unit) => [
    standing(table, unit),
    living(table, unit),
    forces.all,
    granting,
    controlEvents(reading),
    ['move', 'leadership', 'objective-control'].map((what) => numberOf(reading, what, unit.ref, {})),
    engagedWith(board, unit.index),
    unitsOf(table, 'B').map((other) => {
      const [from] = standing(table, unit);
      const [to] = standing(table, other);
      if (from === undefined || to === undefined) return 'gone';
      const { visible } = unitSees(board, unit.index, other.index);
      if (areScreened(board, unit.index, other.index)) expect(visible).toBe(false);
      return [visible, modelSees(board, from, to).visible, unitCover(board, from, other.index)];
    }),
  ]);
}

/** Plays by chance; of every so many answers one is taken back, where it may be, and given again. */
function played(seed: string, watch: (battle: ReturnType<typeof newBattle>, answers: number) => typeof battle) {
  let battle = newBattle(seed);
  const player = randomPlayer(Rng.seeded(seed, 'player'));
  const chance = Rng.seeded(seed, 'chance');
  for (let answers = 0; !battle.isOver; answers++) {
    battle = watch(battle, answers);
    const [choice] = battle.choices;
    const { seat, id } = choice!;
    const reply = player.reply(choice!, deskAt(battle, seat, chance));
    expect(battle.answer(seat, id, reply).ok).toBe(true);
    if (answers % 3 === 0 && battle.undo(seat).ok) {
      if (answers % 2 === 0) expect(asked(battle.state)).toEqual(asked(copyTable(battle.state)));
      expect(battle.answer(seat, id, reply).ok).toBe(true);
    }
  }
  return battle;
}

it('a battle played on a fresh copy after every answer, where nothing is kept, comes to the same', () => {
  const kept = played('31', (battle) => battle);
  const afresh = played('31', (battle) => battle.copy());
  expect(afresh.entries.map(({ events }) => events)).toEqual(kept.entries.map(({ events }) => events));
});

it('what is kept of sight and engagement is what a table that keeps nothing answers', () => {
  played('32', (battle, answers) => {
    if (answers % 4 === 0) expect(asked(battle.state)).toEqual(asked(copyTable(battle.state)));
    return battle;
  });
});
