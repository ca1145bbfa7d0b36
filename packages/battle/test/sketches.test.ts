import { expect, test } from 'vitest';
import type { Battle, Procedure, Trigger } from '../src/index.js';
import * as sketch from './sketches.js';
import { answer, type Said, say, type Words, words } from './words.js';

const rolls: Procedure<Words, Said> = {
  id: 'hatchway-free',
  steps: [{ id: 'blow', run: () => ({ events: [say('a blow')] }) }],
};

/** One procedure begun, the rules in force, and faces for whoever throws. */
function table(
  call: Procedure<Words, Said>,
  data: object,
  more: readonly Procedure<Words, Said>[] = [],
  triggers: readonly Trigger<Words>[] = [],
): Battle<Words, Said> {
  const begin = () => ({ state: [], call: call.id, with: data });
  return words([call, ...more, rolls], triggers, { begin }, { dice: 'by-hand' });
}

function roll(battle: Battle<Words, Said>, ...faces: number[]): string | undefined {
  const { open } = battle;
  if (open?.kind !== 'throw') throw new Error('nobody throws');
  expect(battle.giveFaces(open.throw.seat, open.id, [faces]).ok).toBe(true);
  return open.throw.seat;
}

const casting = () => table(sketch.psychic, { seat: 'A' }, [sketch.deny], [sketch.denyTheWitch]);

test('a power may be denied once, by whichever unit', () => {
  const battle = casting();
  roll(battle, 3, 4);
  expect(answer(battle, { use: 'deny>null' }).ask).toMatchObject({
    offers: [{ key: 'deny>librarian' }, { key: 'deny>null' }],
  });
  expect(roll(battle, 3, 4)).toBe('B');
  expect(battle.state).toEqual(['manifested']);
});

test('a higher deny roll stops the power, after its perils', () => {
  const battle = casting();
  roll(battle, 6, 6);
  answer(battle, { pass: true });
  expect(battle.state).toEqual(['perils', 'manifested']);
  const denied = casting();
  roll(denied, 2, 3);
  answer(denied, { use: 'deny>null' });
  roll(denied, 5, 3);
  expect(denied.state).toEqual(['denied']);
});

test('a failed psychic test gives nothing to deny', () => {
  const battle = casting();
  roll(battle, 1, 2);
  expect([battle.isOver, battle.state]).toEqual([true, []]);
});

test('attrition takes those who did not flee at first', () => {
  const battle = table(sketch.morale, { lost: 3, leadership: 6, models: 4 });
  roll(battle, 4);
  roll(battle, 1, 5, 1);
  expect(battle.state).toEqual(['1 flees', '2 more']);
});

test('a hatchway is operated against the opponent’s die', () => {
  const battle = table(sketch.hatchway, { seat: 'A' });
  expect([roll(battle, 4), roll(battle, 4)]).toEqual(['A', 'B']);
  expect(battle.state).toEqual(['held shut']);
});

test('a target slips away, another is chosen, and its fallen fight before they are removed', () => {
  const battle = table(
    sketch.shooting,
    { seat: 'A' },
    [sketch.slipAway, sketch.fightOnDeath, sketch.remove],
    [sketch.reactiveMove],
  );
  answer(battle, { pick: ['near'] });
  expect(answer(battle, { use: 'slip-away' }).seat).toBe('B');
  expect(battle.choices[0]?.ask).toMatchObject({ options: [{ key: 'far' }] });
  answer(battle, { pick: ['far'] });
  const [order] = battle.choices;
  if (order?.ask.kind !== 'order') throw new Error('no order asked');
  answer(battle, { order: order.ask.options.map(({ key }) => key) });
  expect(battle.state).toEqual([
    'at near',
    'near moved',
    'at far',
    'far falls',
    'resolved',
    'far strikes back',
    'a blow',
    'far removed',
  ]);
});
