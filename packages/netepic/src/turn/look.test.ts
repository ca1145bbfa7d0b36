import { Battle, compileGame } from '@umpire/battle';
import type { Heading } from '@umpire/rules';
import { expect, test } from 'vitest';
import { epicBattles } from './battle-system.js';

const CENTIMETRE = 10_000;

/** A battle of the two skirmish armies from a table set up by hand. */
function battleOf(models: Record<string, { x: number; y: number }>, part: string): Battle<unknown, unknown> {
  const edition = 'netepic-fr2';
  const rules = epicBattles.ruleSet(edition);
  if (!rules.ok || epicBattles.setByHand === undefined) throw new Error('no rules');
  const small = epicBattles.armies(edition).filter(({ name }) => name.startsWith('Escarmouche'));
  const heading: Heading = {
    umpire: 1,
    edition,
    ruleSet: rules.value.hash,
    engine: 'test',
    options: {},
    seed: 'look',
    seats: { A: { army: small[0]?.army }, B: { army: small[1]?.army } },
    position: epicBattles.setByHand({ models, round: 1, first: 'A', part }),
  };
  const game = epicBattles.game(heading);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return Battle.start(compileGame(game.value), heading) as Battle<unknown, unknown>;
}

test('of two stands 30 cm apart in the open each sees the other, centre to centre', () => {
  const empty = battleOf({}, 'orders').scene('A');
  const [a] = empty?.units.filter(({ seat }) => seat === 'A').map(({ ref }) => ref) ?? [];
  const [b] = empty?.units.filter(({ seat }) => seat === 'B').map(({ ref }) => ref) ?? [];
  const at = (x: number, y: number) => ({ x: x * CENTIMETRE, y: y * CENTIMETRE });
  const names = (unit: string | undefined): string => `${unit}.1`;
  const battle = battleOf({ [names(a)]: at(60, 40), [names(b)]: at(60, 70) }, 'orders');
  const survey = battle.survey('A', a ?? '');
  expect(survey?.others).toHaveLength(1);
  expect(survey?.others[0]).toMatchObject({ of: b, apart: 30 * CENTIMETRE, isEngaged: false });
  expect(survey?.threat.move).toBeGreaterThan(0);
});
