import { solved, woundsLost } from '@umpire/dice';
import { Rng } from '@umpire/kernel';
import type { Choice, Reply } from '@umpire/rules';
import { expect, it } from 'vitest';
import { epicBattles } from '../src/index.js';
import { assaultOf } from '../src/scenario/assault.js';
import { readScenario } from '../src/scenario/read.js';
import { scenarioSchema } from '../src/scenario/schema.js';
import { shootingOf } from '../src/scenario/shooting.js';
import { netepic } from '../src/system.js';
import { fromPosition } from './play.js';

/** One attack, as the odds are asked about it and as a battle plays it. */
interface Both {
  readonly why: string;
  readonly scenario: object;
  readonly position: object;
  readonly steps: readonly (readonly [rule: string, reply: unknown])[];
  /** Hit points of these stands are compared. */
  readonly target: readonly string[];
}

const TRIALS = 400;

const found = netepic.ruleSet('netepic-fr2');
if (!found.ok) throw new Error('no such edition');
const rules = found.value;

/** The exact chance of each number of hit points lost by the target. */
function oddsOf(scenario: object): number[] {
  const read = readScenario(scenarioSchema.parse(scenario), rules);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const isAssault = read.value.said.phase === 'assault';
  const assault = isAssault ? assaultOf(read.value, rules) : undefined;
  const { standings, afterEach } = assault
    ? solved(assault.spec, () => () => 0)
    : solved(shootingOf(read.value, rules).spec, () => () => 0);
  const own = assault ? assault.sides[1] : standings.groups.map((_, g) => g);
  const chances: number[] = [];
  afterEach.at(-1)!.forEach((chance, s) => {
    const { lost } = standings.standing(s);
    const sum = own.reduce((all, g) => all + woundsLost(standings.groups[g]!, lost[g]!), 0);
    chances[sum] = (chances[sum] ?? 0) + chance;
  });
  return Array.from(chances, (chance) => chance ?? 0);
}

/** The same in a battle with dice by hand, thrown by a generator. */
function lostInBattle({ position, steps, target }: Both, rng: Rng): number {
  const { battle } = fromPosition(position);
  const pointsOf = (): number =>
    target.reduce((sum, stand) => sum + Number(epicBattles.read!(battle.state, `${stand} life`, 'netepic-fr2')), 0);
  const before = pointsOf();
  const waiting = [...steps];
  for (let i = 0; i < 300 && !battle.isOver; i++) {
    const { open } = battle;
    if (open?.kind === 'throw') {
      const { seat, lots } = open.throw;
      const faces = lots.map(({ dice, summed, sides }) => Array.from({ length: dice * summed }, () => rng.die(sides)));
      battle.giveFaces(seat, open.id, faces);
      continue;
    }
    // the attack is over once somebody is asked for something else
    if (waiting.length === 0 && !battle.choices.some(({ rule }) => of(steps, rule))) break;
    const [next] = waiting;
    const choice = battle.choices.find(({ rule }) => rule === next?.[0]);
    if (choice && next) {
      waiting.shift();
      answer(choice, replyTo(choice, next[1]));
    } else answer(battle.choices[0]!, plain(battle.choices[0]!));
  }
  if (waiting.length > 0) throw new Error(`${waiting[0]![0]} was never asked`);
  return before - pointsOf();

  function answer({ seat, id }: Choice, reply: Reply): void {
    const done = battle.answer(seat, id, reply);
    if (!done.ok) throw new Error(JSON.stringify([reply, done.error]));
  }
}

/** Zones, Elite dice and who is lost of those equally near are asked inside the attack; they are answered as the odds do. */
const of = (steps: Both['steps'], rule: string): boolean =>
  /zone|location|elite|sacrifice|losses/.test(rule) && steps.length > 0;

function replyTo({ ask }: Choice, value: unknown): Reply {
  return ask.kind === 'pick' ? { pick: [String(value)] } : { propose: value };
}

function plain({ ask, rule }: Choice): Reply {
  if (ask.kind === 'pick') {
    const hull = ask.options.find(({ key }) => /zone|location/.test(rule) && key.includes('3C'));
    return { pick: hull ? [hull.key] : ask.options.slice(0, ask.min).map(({ key }) => key) };
  }
  if (ask.kind === 'split') return { split: { [ask.options[0]!.key]: ask.min } };
  if (ask.kind === 'order') return { order: ask.options.map(({ key }) => key) };
  return ask.kind === 'react' ? { pass: true } : { propose: null };
}

const each = (side: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${side}.${i + 1}`);

const volley = (gun: string, dice: number, shooters: readonly string[], at: readonly string[]) => ({
  shots: shooters.map((by) => ({ by, gun, dice, at })),
});

const both: readonly Both[] = [
  {
    why: 'six warriors, First Fire unrevealed, at six Marines in the open',
    scenario: {
      attackers: [{ sheet: 'warrior', stands: 6 }],
      target: { groups: [{ sheet: 'tactical', stands: 6 }] },
      conditions: { firstFire: true },
    },
    position: {
      phase: 'combat',
      initiative: 'A',
      A: { w: { stands: '6 warrior', line: [50, 40], order: 'first-fire' } },
      B: { t: { stands: '6 tactical', line: [50, 80], order: 'charge' } },
    },
    steps: [
      ['first-fire-segment', 'A.w'],
      ['first-fire', volley('gauss-flayer', 1, each('A.w', 6), each('B.t', 6))],
    ],
    target: each('B.t', 6),
  },
  {
    why: 'three predators’ lascannons at a monolith of two hit points',
    scenario: {
      attackers: [{ sheet: 'predator', stands: 3, weapons: [{ dice: 2, toHit: '5+', targetSaveModifier: -1 }] }],
      target: { groups: [{ sheet: 'monolith' }] },
      conditions: { firstFire: true },
    },
    position: {
      phase: 'combat',
      initiative: 'A',
      A: {
        p: {
          stands: '3 predator',
          at: [
            [56, 40],
            [60, 40],
            [64, 40],
          ],
          facing: 0,
          order: 'first-fire',
        },
      },
      B: { m: { stands: '1 monolith', at: [60, 80], facing: 180, order: 'charge' } },
    },
    steps: [
      ['first-fire-segment', 'A.p'],
      ['first-fire', volley('lascannons', 2, each('A.p', 3), ['B.m.1'])],
    ],
    target: ['B.m.1'],
  },
  {
    why: 'a monolith against three Marines in close assault',
    scenario: {
      phase: 'assault',
      attackers: [{ sheet: 'monolith' }],
      target: { groups: [{ sheet: 'tactical', stands: 3 }] },
    },
    position: {
      phase: 'combat',
      A: { m: { stands: '1 monolith', at: [60, 60], order: 'advance' } },
      B: {
        t: {
          stands: '3 tactical',
          at: [
            [57, 60],
            [63, 60],
            [60, 63],
          ],
          order: 'charge',
          each: { engaged: 1 },
        },
      },
    },
    steps: [
      ['assault-segment', 'A.m.1'],
      ['combat-groups', { groups: [{ one: 'A.m.1', many: each('B.t', 3) }] }],
    ],
    target: each('B.t', 3),
  },
  {
    why: 'a Tomb Guardian against a Warhound: zones and damage rolls in close assault',
    scenario: {
      phase: 'assault',
      attackers: [{ sheet: 'tomb-guardian', closeAssaultFactor: 12 }],
      target: { groups: [{ sheet: 'warhound' }] },
    },
    position: {
      phase: 'combat',
      A: { g: { stands: '1 tomb-guardian', at: [60, 60], order: 'advance' } },
      B: { h: { stands: '1 warhound', at: [60, 66], order: 'charge', each: { engaged: 1 } } },
    },
    steps: [
      ['assault-segment', 'A.g.1'],
      ['combat-groups', { groups: [{ one: 'A.g.1', many: ['B.h.1'] }] }],
    ],
    target: ['B.h.1'],
  },
  {
    why: 'three predators at a Warhound: shields, zones, damage rolls',
    scenario: {
      attackers: [{ sheet: 'predator', stands: 3, weapons: [{ dice: 2, toHit: '5+', targetSaveModifier: -1 }] }],
      target: { groups: [{ sheet: 'warhound' }] },
      conditions: { firstFire: true },
    },
    position: {
      phase: 'combat',
      initiative: 'A',
      A: {
        p: {
          stands: '3 predator',
          at: [
            [56, 40],
            [60, 40],
            [64, 40],
          ],
          facing: 0,
          order: 'first-fire',
        },
      },
      B: { h: { stands: '1 warhound', at: [60, 80], facing: 180, order: 'advance' } },
    },
    steps: [
      ['first-fire-segment', 'A.p'],
      ['first-fire', volley('lascannons', 2, each('A.p', 3), ['B.h.1'])],
    ],
    target: ['B.h.1'],
  },
];

it.each(both)('$why: a battle comes to what the odds say', (one) => {
  const odds = oddsOf(one.scenario);
  expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  const rng = Rng.seeded('odds and battle', one.why);
  const counts = odds.map(() => 0);
  for (let i = 0; i < TRIALS; i++) counts[lostInBattle(one, rng)]!++;
  odds.forEach((chance, lost) => {
    const sigma = Math.sqrt(TRIALS * chance * (1 - chance));
    expect(Math.abs(counts[lost]! - TRIALS * chance), `${lost} lost`).toBeLessThanOrEqual(5 * sigma + 3);
  });
});
