import { epicBattles } from '@umpire/netepic';
import { sealed } from '@umpire/rules';
import { w40kBattles } from '@umpire/w40k';
import { expect, it } from 'vitest';
import { neverActed } from './never.js';

const systems = [sealed(w40kBattles), sealed(epicBattles)];

/** Rules with a time of their own that shipped armies bring to an edition's battles. */
function timedIn(edition: string): ReadonlySet<string> {
  const system = systems.find((one) => one.plays(edition))!;
  const armies = system.armies(edition).map(({ army }) => army);
  const [mission] = system.missions(edition);
  return new Set(
    armies.flatMap((army) => {
      const game = system.game({
        umpire: 1,
        edition,
        ruleSet: '',
        engine: 'list',
        options: {},
        seed: '1',
        ...(mission === undefined ? {} : { mission: mission.id }),
        seats: { A: { army }, B: { army: armies[0] } },
      });
      return game.ok ? game.value.triggers.map(({ rule }) => rule) : [];
    }),
  );
}

it.each(Object.entries(neverActed))('%s: what is said never to act is there to act', (edition, rules) => {
  const timed = timedIn(edition);
  expect(timed.size).toBeGreaterThan(10);
  expect(Object.keys(rules).filter((rule) => !timed.has(rule))).toEqual([]);
});

it('the list of rules that never acted does not grow', () => {
  const listed = Object.values(neverActed).flatMap((rules) => Object.keys(rules));
  expect(listed.length).toBeLessThanOrEqual(5);
});
