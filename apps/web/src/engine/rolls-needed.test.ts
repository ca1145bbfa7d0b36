import { beforeAll, describe, expect, test } from 'vitest';
import { engine } from './engine.js';
import { ready } from './understand.js';

beforeAll(() => ready('w40k-11'));

async function neededBy(weapon: object, group: object) {
  const reply = await engine.details({
    edition: 'w40k-11',
    attackers: [
      { models: 5, weapons: [{ count: 5, range: 24, attacks: '2', skill: '3+', strength: 4, damage: 1, ...weapon }] },
    ],
    target: { keywords: ['INFANTRY'], groups: [{ models: 5, toughness: 4, save: '3+', wounds: 2, ...group }] },
  });
  if (reply.kind !== 'answer' || !reply.answer.exact) throw new Error(JSON.stringify(reply));
  return reply.answer.stages?.[0]?.needed;
}

const on = (face: number) => ({ on: face, chance: (7 - face) / 6 });

describe('what an ordinary die needs', () => {
  test('3+ to hit, 4+ to wound its like, and the target saves on 3+', async () => {
    expect(await neededBy({}, {})).toEqual({ hit: on(3), wound: on(4), save: on(3) });
  });

  test('twice the Toughness wounds on 2+, half of it on 6, as the wound table prints', async () => {
    expect((await neededBy({ strength: 8 }, {}))?.wound).toEqual(on(2));
    expect((await neededBy({ strength: 2 }, {}))?.wound).toEqual(on(6));
  });

  test('armour penetration makes the save harder, and an invulnerable save takes its place', async () => {
    expect((await neededBy({ armourPenetration: -2 }, {}))?.save).toEqual(on(5));
    expect((await neededBy({ armourPenetration: -4 }, { invulnerableSave: '4+' }))?.save).toEqual(on(4));
    expect(await neededBy({ armourPenetration: -4 }, {})).not.toHaveProperty('save');
  });

  test('what is not thrown needs nothing: a torrent hits by itself', async () => {
    expect(await neededBy({ skill: 'N/A', abilities: ['torrent'] }, {})).toEqual({ wound: on(4), save: on(3) });
  });

  test('an ability that ignores lost wounds stands beside the save', async () => {
    expect((await neededBy({}, { feelNoPain: '5+' }))?.ignore).toEqual(on(5));
  });

  test('lethal hits change nothing for a hit that is not critical', async () => {
    expect(await neededBy({ abilities: ['lethal hits'] }, {})).toEqual({ hit: on(3), wound: on(4), save: on(3) });
  });
});
