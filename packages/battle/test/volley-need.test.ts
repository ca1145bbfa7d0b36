import {
  advance,
  type Blow,
  begin,
  constant,
  type Frame,
  type Sequence,
  standingsOf,
  type Turn,
  type Volley,
} from '@umpire/dice';
import { ok } from '@umpire/kernel';
import { expect, test } from 'vitest';
import {
  Battle,
  compileGame,
  type Game,
  givenToVolley,
  type Heading,
  needOfVolley,
  oneStep,
  readBattle,
  writeBattle,
} from '../src/index.js';

/** A volley fought inside a battle: dice that may each be sent one of two ways, then a save. */
const blow: Blow = {
  id: 'wound',
  discipline: 'one-by-one',
  damage: constant(1),
  amount: (_group, rolled) => rolled,
  save: { sides: 6, fails: (_group, face) => face < 4, mayReroll: () => false },
  mayRerollDamage: () => false,
  ignoredOn: () => 7,
  spills: false,
  swallowed: false,
  orders: () => [[0]],
  picks: [],
};
const sequence: Sequence = {
  kinds: ['shot', 'wound'],
  start: 0,
  steps: [
    {
      kind: 'fork',
      id: 'aim',
      forks: (kind) =>
        kind === 0
          ? [
              { key: 'true', to: [[1, 1]] },
              { key: 'wide', to: [] },
            ]
          : [],
    },
  ],
  blows: new Map([[1, blow]]),
  order: [1],
  spareOn: { save: false, damage: false },
  gather: { weapons: 3, each: constant(1), amount: (rolled) => rolled, mayReroll: () => false, spare: 'no' },
};
const volley: Volley = {
  groups: [{ name: 'target', models: 5, wounds: 1, lost: 0 }],
  uses: 0,
  units: [{ name: 'attacker', pools: () => [{ name: 'pool', sequence: () => sequence }] }],
};
const table = { volley, standings: standingsOf(volley.groups, volley.uses) };
const seats = { attacker: 'B', defender: 'A', units: { attacker: ['attacker'], defender: ['target'] } } as const;

interface Fighting {
  readonly turn?: Turn;
  readonly at?: Frame;
}

const fight = oneStep<{ standing: number }, { kind: 'struck'; from: number; to: number }, Fighting>(
  'fight',
  ({ turn }, given, { state }) => {
    const next = turn?.need
      ? advance(table, turn.frame, givenToVolley(turn.need, given))
      : advance(table, begin(table));
    if (next.need) return { frame: { turn: next }, need: needOfVolley(next.need, seats) };
    return { events: [{ kind: 'struck', from: state.standing, to: next.frame.standing }] };
  },
);

const game: Game<{ standing: number }, { kind: 'struck'; from: number; to: number }> = {
  ruleSet: 'sha256:volley',
  procedures: [fight],
  triggers: [],
  validators: {},
  begin: () => ({ state: { standing: table.standings.start }, call: 'fight', with: {} }),
  copy: (state) => ({ ...state }),
  apply: (state, { to }) => void Object.assign(state, { standing: to }),
  revert: (state, { from }) => void Object.assign(state, { standing: from }),
  active: () => 'B',
  view: (state) => state,
  result: () => ({ score: [0, 0] }),
};
const heading: Heading = {
  umpire: 1,
  edition: 'volley',
  ruleSet: game.ruleSet,
  engine: '0',
  options: {},
  seed: '4',
  seats: { A: {}, B: {} },
};

test('an attack runs inside a battle, its questions asked as choices and its dice thrown by the seed', () => {
  const engine = compileGame(game);
  const battle = Battle.start(engine, heading);
  const [choice] = battle.choices;
  expect(choice).toMatchObject({ seat: 'B', rule: 'aim', ask: { kind: 'split', min: 3, max: 3 } });
  expect(battle.answer('B', choice!.id, { split: { true: 4 } }).ok).toBe(false);
  expect(battle.answer('B', choice!.id, { split: { true: 2, wide: 1 } }).ok).toBe(true);
  expect(battle.isOver).toBe(true);
  const faces = battle.entries.flatMap(({ rolls }) => rolls.flatMap((roll) => roll.faces.flat()));
  const failed = faces.filter((face) => face < 4).length;
  expect(faces.length).toBe(2);
  expect(table.standings.standing(battle.state.standing).lost).toEqual([failed]);
  const again = readBattle(writeBattle(battle), () => ok(engine));
  expect(again.ok && again.value.ended && again.value.stopped === undefined).toBe(true);
});
