import { Battle, compileGame } from '@umpire/battle';
import { expect, test } from 'vitest';
import { allOptions } from '../src/edition/register.js';
import { tableFaults } from '../src/table/faults.js';
import { rulingsOf } from '../src/table/rulings.js';
import { epicGame } from '../src/turn/game.js';
import { playOn, started } from './play.js';

/** Every ruling that is a choice of ways, as it is not played. */
const otherwise = Object.fromEntries(
  Object.entries(allOptions).flatMap(([name, { default: usual, among, ruling }]) => {
    if (ruling === undefined || typeof usual === 'number') return [];
    return [[name, typeof usual === 'boolean' ? !usual : (among?.find((one) => one !== usual) ?? usual)]];
  }),
);
const engine = compileGame(epicGame({ ruleSet: 'sha256:test', rulings: rulingsOf(otherwise) }));

test.each([
  ['necrons-2350', 'marines-2350', false, 1],
  ['necrons-2350', 'marines-2350', true, 2],
  ['orks-2350', 'dark-eldar-2350', false, 3],
  ['orks-2350', 'dark-eldar-2350', true, 4],
  ['necrons-300', 'marines-300', false, 5],
  ['necrons-300', 'marines-300', false, 6],
] as const)(
  'with every ruling set otherwise %s against %s is played to its end, and the table stays whole (greedy: %s)',
  (a, b, greedy, seed) => {
    const { heading } = started(`otherwise ${seed}`);
    const battle = Battle.start(engine, { ...heading, seats: { A: { army: a }, B: { army: b } } });
    const faults = (): readonly string[] => tableFaults({ state: battle.state, frames: battle.control.stack });
    playOn(battle, seed, {
      greedy,
      watch: () => {
        const [fault] = faults();
        if (fault !== undefined) throw new Error(fault);
      },
    });
    expect([battle.isOver, faults()]).toEqual([true, []]);
  },
);
