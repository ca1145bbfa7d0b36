import { issue } from '@umpire/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Game,
  oneStep,
  opponent,
  type Procedure,
  repliesOf,
  type ThrowFrame,
  type Trigger,
  writeBattle,
} from '../src/index.js';
import { answer, type Said, say, speaks, step, type Words, words } from './words.js';

const turn: Procedure<Words, Said> = { id: 'turn', period: 'turn', steps: [step('one'), step('two')] };

describe('a step', () => {
  test('is told before, during and after', () => {
    const rules = [
      speaks('two', 'after', 'late'),
      speaks('two', 'before', 'early'),
      speaks('two', 'during', 'meanwhile'),
    ];
    expect(words([turn], rules).state).toEqual(['one', 'early', 'two', 'meanwhile', 'late']);
  });

  test('is replaced by a rule that acts instead, and is still followed by what comes after it', () => {
    const rules = [speaks('two', 'instead', 'other'), speaks('two', 'after', 'late'), speaks('two', 'during', 'never')];
    expect(words([turn], rules).state).toEqual(['one', 'other', 'late']);
  });

  test('happens where the rule that could replace it is not taken', () => {
    const battle = words([turn], [speaks('two', 'instead', 'other', { offer: {} })]);
    answer(battle, { pass: true });
    expect(battle.state).toEqual(['one', 'two']);
  });

  test('can be re-opened by a rule', () => {
    const reopening = oneStep<Words, Said, { frame: number }>('back', ({ frame }) => ({
      events: [say('back')],
      reopen: { frame, to: 'one' },
    }));
    const back: Trigger<Words> = {
      rule: 'back',
      at: 'two',
      edge: 'before',
      call: 'back',
      find: ({ state }, { id }) =>
        state.includes('back') ? [] : [{ key: 'back', seat: 'A', about: [], with: { frame: id } }],
    };
    expect(words([turn, reopening], [back]).state).toEqual(['one', 'back', 'one', 'two']);
  });

  test('can be re-opened from deep inside, and what was under way is cut', () => {
    const call = (to: string) => (_: object, given: unknown) => (given ? {} : { call: to, with: {} });
    const outer: Procedure<Words, Said> = { id: 'outer', steps: [step('one'), { id: 'two', run: call('middle') }] };
    const middle: Procedure<Words, Said> = {
      id: 'middle',
      steps: [{ id: 'm', run: call('inner') }, step('never')],
      end: () => [say('middle ends')],
    };
    const inner = oneStep<Words, Said, object>('inner', (_, __, { state, frames }) =>
      state.length > 2 ? {} : { events: [say('back')], reopen: { frame: frames[0]!.id, to: 'one', cut: true } },
    );
    const battle = words([outer, middle, inner]);
    expect(battle.state).toEqual(['one', 'back', 'middle ends', 'one', 'never', 'middle ends']);
  });

  test('can go to another step, or end its procedure', () => {
    const jumps: Procedure<Words, Said> = {
      id: 'turn',
      steps: [
        { id: 'one', run: () => ({ to: 'three' }) },
        step('two'),
        { id: 'three', run: () => ({ to: 'end' }) },
        step('four'),
      ],
    };
    expect(words([jumps]).state).toEqual([]);
  });

  test('opens a window as often as it likes', () => {
    const walking = oneStep<Words, Said, { at?: number }>('walk', ({ at = 0 }) =>
      at === 2 ? {} : { frame: { at: at + 1 }, events: [say(`${at}`)], window: true },
    );
    expect(words([walking], [speaks('walk', 'during', 'halt')]).state).toEqual(['0', 'halt', '1', 'halt']);
  });
});

describe('rules at one point', () => {
  test('are put in order by the seat that they belong to, the active seat first', () => {
    const rules = [
      speaks('two', 'before', 'b1', {}, 'B'),
      speaks('two', 'before', 'a1'),
      speaks('two', 'before', 'b2', {}, 'B'),
      speaks('two', 'before', 'a2'),
    ];
    const battle = words([turn], rules);
    expect(answer(battle, { order: ['a2', 'a1'] }).seat).toBe('A');
    expect(answer(battle, { order: ['b2', 'b1'] }).seat).toBe('B');
    expect(battle.state).toEqual(['one', 'a2', 'a1', 'b2', 'b1', 'two']);
  });

  test('are not asked about where their order cannot matter', () => {
    const rules = ['x', 'y', 'z'].map((word) => speaks('two', 'before', word, word === 'z' ? {} : { free: true }));
    expect([...words([turn], rules).state].sort()).toEqual(['one', 'two', 'x', 'y', 'z']);
  });

  test('follow the sequence of the game', () => {
    const sequence = () =>
      [
        { seat: 'B', sort: 'mandatory' },
        { seat: 'A', sort: 'mandatory' },
      ] as const;
    const battle = words([turn], [speaks('two', 'before', 'a'), speaks('two', 'before', 'b', {}, 'B')], { sequence });
    expect(battle.state).toEqual(['one', 'b', 'a', 'two']);
  });

  /** Becomes usable when a word was said. */
  const once = (word: string, said: string, seat: 'A' | 'B' = 'A', more: Partial<Trigger<Words>> = {}) =>
    speaks(
      'two',
      'before',
      word,
      {
        ...more,
        find: ({ state }) => (state.includes(said) ? [{ key: word, seat, about: [], with: { word } }] : []),
      },
      seat,
    );

  test('that become usable meanwhile act at the same moment, after those that were there', () => {
    const first = ['a1', 'a2'].map((word) => speaks('two', 'before', word));
    const battle = words([turn], [...first, speaks('two', 'before', 'b', {}, 'B'), once('late', 'a1')]);
    answer(battle, { order: ['a1', 'a2'] });
    expect(battle.state).toEqual(['one', 'a1', 'a2', 'b', 'late', 'two']);
  });

  test('that become usable meanwhile are offered when the others have been taken or passed', () => {
    const offered = [
      speaks('two', 'before', 'mine', { offer: {} }),
      speaks('two', 'before', 'theirs', { offer: {} }, 'B'),
    ];
    const late = [once('late', 'mine', 'A', { offer: {} }), once('later', 'late', 'B', { offer: {} })];
    const battle = words([turn], [...offered, ...late]);
    const offers = () =>
      battle.choices.flatMap(({ ask }) => (ask.kind === 'react' ? ask.offers.map(({ key }) => key) : []));
    const seen = (['mine', undefined, 'late', 'later'] as const).map((key) => {
      const asked = offers();
      answer(battle, key === undefined ? { pass: true } : { use: key });
      return asked;
    });
    expect(seen).toEqual([['mine'], ['theirs'], ['late'], ['later']]);
    expect(battle.state).toEqual(['one', 'mine', 'late', 'later', 'two']);
  });

  test('wait for a later step of a named frame, and go when it ends', () => {
    const put = { rule: 'r', seat: 'A', at: 'two', edge: 'after', call: 'speak', with: { word: 'waited' } } as const;
    const inner = oneStep<Words, Said, object>('inner', (_, __, { frames }) => ({
      events: [say('in')],
      later: [
        { ...put, frame: frames[0]!.id },
        { ...put, at: 'nowhere', frame: frames[1]!.id },
      ],
    }));
    const outer: Procedure<Words, Said> = {
      id: 'turn',
      steps: [{ id: 'one', run: (_, given) => (given ? {} : { call: 'inner', with: {} }) }, step('two')],
    };
    const battle = words([outer, inner]);
    expect(battle.state).toEqual(['in', 'two', 'waited']);
    expect(battle.control.laters).toEqual([]);
  });
});

describe('a window', () => {
  const twice = { offer: { limit: { times: 2, per: 'turn' } } } as const;
  const both = [speaks('two', 'before', 'mine', twice), speaks('two', 'before', 'theirs', twice, 'B')];

  test('is asked again until all pass', () => {
    const battle = words([turn], both);
    const asked = [{ use: 'mine' }, { pass: true }, { use: 'theirs' }, { use: 'mine' }, { use: 'theirs' }] as const;
    expect(asked.map((reply) => answer(battle, reply).seat)).toEqual(['A', 'A', 'B', 'A', 'B']);
    expect(battle.state).toEqual(['one', 'mine', 'theirs', 'mine', 'theirs', 'two']);
  });

  test('offers what nothing limits once at a point, and again at the next', () => {
    const freely = ['one', 'two'].map((at) => speaks(at, 'before', 'freely', { offer: {} }));
    const battle = words([turn], freely);
    answer(battle, { use: 'freely' });
    answer(battle, { use: 'freely' });
    expect(battle.isOver).toBe(true);
    expect(battle.state).toEqual(['freely', 'one', 'freely', 'two']);
  });

  const long: Procedure<Words, Said> = { id: 'turn', period: 'turn', steps: ['a', 'b', 'c'].map(step) };
  const everywhere = (word: string) => ['a', 'b', 'c'].map((at) => speaks(at, 'before', word, { offer: {} }));

  test('is passed unasked while a pass stands; the log says how long it stands, and counts the others', () => {
    const battle = words([long], everywhere('x'));
    answer(battle, { pass: true, until: 'turn' });
    expect(battle.isOver).toBe(true);
    expect(battle.entries.map(({ n, unasked }) => [n, unasked])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
    const [, standing = '', counted = ''] = writeBattle(battle).split('\n');
    expect(standing).toContain('{"n":1,"seat":"A","rule":"x","reply":{"pass":true,"until":"turn"},');
    expect(counted).toContain('{"n":3,"passes":2,');
  });

  test('still opens for another rule than the one passed for', () => {
    const battle = words([long], [...everywhere('x'), ...everywhere('y')]);
    answer(battle, { pass: true, until: 'turn', rule: 'x' });
    const [choice] = battle.choices;
    expect(choice?.ask).toEqual({ kind: 'react', offers: [{ key: 'y', rule: 'y', refs: [] }] });
  });

  test('opens again at the seat’s own step', () => {
    const battle = words([long], everywhere('x'));
    answer(battle, { pass: true, until: { my: 'c' } });
    expect(battle.state).toEqual(['a', 'b']);
    expect(battle.choices.length).toBe(1);
  });

  test('says what it withholds: what was used already, and what cannot be paid for', () => {
    const once = { offer: { limit: { times: 1, per: 'turn' } } } as const;
    const dear = speaks('two', 'before', 'dear', {
      offer: {},
      find: () => [{ key: 'dear', seat: 'A', about: ['it'], with: { word: 'dear' }, cost: 3 }],
    });
    const battle = words(
      [turn],
      [speaks('two', 'before', 'once', once), dear, ...[1, 2].map((n) => speaks('two', 'before', `free${n}`, once))],
      { pay: () => undefined },
    );
    answer(battle, { use: 'once' });
    const [choice] = battle.choices;
    expect(battle.withheld('A', choice!.id)).toEqual([
      { rule: 'once', about: [], why: 'used' },
      { rule: 'dear', about: ['it'], cost: 3, why: 'cost' },
    ]);
    expect(battle.withheld('B', choice!.id)).toEqual([]);
  });

  test('offers nothing that cannot be paid for', () => {
    const priced = speaks('two', 'before', 'dear', {
      offer: {},
      find: () => [{ key: 'dear', seat: 'A', about: [], with: { word: 'dear' }, cost: 3 }],
    });
    const pay: Game<Words, Said>['pay'] = (_, __, cost) => (cost > 2 ? undefined : []);
    expect(words([turn], [priced], { pay }).isOver).toBe(true);
    expect(words([turn], [priced], { pay: () => [say('paid')] }).choices.length).toBe(1);
  });
});

test('a fault in a rule leaves the battle as it was', () => {
  const faulty: Procedure<Words, Said> = {
    id: 'turn',
    steps: [
      {
        id: 'one',
        run: (_, given) => {
          const ask = { kind: 'pick', options: [{ key: 'x', refs: [] }], min: 1, max: 1 } as const;
          return repliesOf(given)
            ? { events: [say('one')] }
            : { need: { choices: [{ seat: 'A', rule: 'r', about: [], ask }] } };
        },
      },
      {
        id: 'two',
        run: () => {
          throw new Error('a bug');
        },
      },
    ],
  };
  const battle = words([faulty]);
  const before = battle.control;
  expect(() => answer(battle, { pick: ['x'] })).toThrow('a bug');
  expect([battle.state, battle.control, battle.entries]).toEqual([[], before, []]);
});

test('a refused proposal comes with every reason and the nearest legal one', () => {
  const ask = { kind: 'propose', shape: 'move', within: [] } as const;
  const moves: Procedure<Words, Said> = {
    id: 'turn',
    steps: [
      {
        id: 'one',
        run: (_, given) => (given ? {} : { need: { choices: [{ seat: 'A', rule: 'move', about: ['u'], ask }] } }),
      },
    ],
  };
  const reason = {
    ...issue('too-far', 'too far', { path: 'models[2]' }),
    rule: 'move',
    source: { document: 'Core rules', section: '07.01' },
  };
  const validators = {
    move: (to: unknown) =>
      to === 3 ? { legal: true as const } : { legal: false as const, reasons: [reason], nearest: 3 },
  };
  const battle = words([moves], [], { validators });
  expect(battle.answer('A', 1, { propose: 9 })).toEqual({ ok: false, error: { issues: [reason], nearest: 3 } });
  expect(battle.answer(opponent('A'), 1, { propose: 3 }).ok).toBe(false);
  expect(battle.answer('A', 1, { propose: 3 }).ok).toBe(true);
});

test.each([
  ['a step that is not there', [speaks('nowhere', 'before', 'x')]],
  ['a procedure that is not there', [speaks('two', 'before', 'x', { call: 'nothing' })]],
])('a rule that names %s is a bug', (_what, rules) => {
  expect(() => words([turn], rules)).toThrow('there is no such');
});

test.each([
  ['no legal answer', { kind: 'pick', options: [{ key: 'a', refs: [] }], min: 2, max: 2 }, 'nobody can answer'],
  [
    'a split that does not come out',
    { kind: 'split', options: [{ key: 'a', refs: [], most: 1 }], min: 2, max: 3 },
    'nobody can answer',
  ],
  [
    'two options of one key',
    {
      kind: 'order',
      options: [
        { key: 'a', refs: [] },
        { key: 'a', refs: [] },
      ],
    },
    'two options',
  ],
] as const)('a choice with %s is a bug', (_what, ask, message) => {
  const choices = [{ seat: 'A', rule: 'r', about: [], ask }] as const;
  expect(() => words([oneStep('turn', () => ({ need: { choices } }))])).toThrow(message);
});

test('an offer that is taken is written down under its own rule', () => {
  const battle = words(
    [turn],
    ['x', 'y'].map((word) => speaks('two', 'before', word, { offer: { limit: { times: 1, per: 'battle' } } })),
  );
  answer(battle, { use: 'y' });
  expect(battle.entries[0]?.rule).toBe('y');
});

test('dice that fall together are acted on when all of them show', () => {
  const lots = [{ kind: 0, dice: 1, sides: 6, summed: 1 }];
  const throws = (['A', 'B'] as const).map((seat) => ({ purpose: 'roll-off', seat, for: [], lots }));
  const both = oneStep<Words, Said, object>('turn', (_, given) => (given ? {} : { need: { throws } }));
  const seen: number[] = [];
  const watching = speaks('dice-shown', 'after', 'watched', {
    find: (_, { data }) => {
      seen.push((data as ThrowFrame).shown.length);
      return [];
    },
  });
  expect(words([both], [watching]).isOver).toBe(true);
  const battle = words([both], [watching], {}, { dice: 'by-hand' });
  expect(battle.giveFaces('A', 1, [[7]]).ok).toBe(false);
  expect(battle.giveFaces('B', 1, [[3]]).ok).toBe(false);
  expect(battle.giveFaces('A', 1, [[3]]).ok).toBe(true);
  expect(battle.seen('B').throw?.seat).toBe('B');
  expect(battle.giveFaces('B', 2, [[4]]).ok).toBe(true);
  expect(new Set(seen)).toEqual(new Set([2]));
});
