import { Battle } from '@umpire/battle';
import { exactOutcome, type Policies, standingsOf } from '@umpire/dice';
import { expect, test } from 'vitest';
import { readingOf } from '../../src/table/reading.js';
import { volleyAt } from '../../src/table/volley.js';
import { army, tank, troopers } from './armies.js';
import { row } from './by-hand.js';
import { eleventh, engineOf, heading } from './table.js';

const armies = { A: army('Reds', [troopers('reds', 5)]), B: army('Blues', [troopers('blues', 5), tank('tank')]) };
const position = {
  first: 'A' as const,
  commandPoints: { A: -99, B: -99 },
  models: { ...row('A1', 5, 10, 20), ...row('B1', 5, 10, 33) },
};

/** Plays the attack of A1 at B1 with the dice of one seed; how many wounds B1 has lost. */
function played(engine: ReturnType<typeof engineOf>, seed: string): number {
  const battle = Battle.start(engine, heading(seed, { position }));
  for (let i = 0; i < 200; i++) {
    const [choice] = battle.choices;
    if (!choice) break;
    const { rule, ask, seat, id } = choice;
    const isShot = battle.entries.some((entry) => entry.rule === 'select-targets-step');
    if (isShot && rule !== 'select-model') break;
    const reply =
      rule === 'select-to-shoot'
        ? { pick: ['normal>A1'] }
        : rule === 'select-targets-step'
          ? { propose: { at: { B1: 'all' } } }
          : ask.kind === 'pick'
            ? { pick: ask.options.slice(0, ask.min).map(({ key }) => key) }
            : ({ pass: true } as const);
    if (!battle.answer(seat, id, reply).ok) throw new Error(rule);
  }
  const { field, ground } = battle.state;
  return ground.roster.unitBy.get('B1')!.models.reduce((sum, model) => sum + field.lost[model]!, 0);
}

test('attacks played in a battle lose as many wounds as the odds say, within five sigma', () => {
  const engine = engineOf({ armies });
  const trials = 600;
  const counts = new Map<number, number>();
  for (let seed = 0; seed < trials; seed++) {
    const lost = played(engine, `law-${seed}`);
    counts.set(lost, (counts.get(lost) ?? 0) + 1);
  }
  const { state } = Battle.start(engine, heading('1', { position }));
  const reading = readingOf(eleventh(), state, []);
  const [unit, target] = [state.ground.roster.unitBy.get('A1')!, state.ground.roster.unitBy.get('B1')!];
  const shots = unit.models.map((model) => ({
    model,
    arm: 'rifle',
    profile: 0,
    target: target.index,
    visible: true,
    cover: false,
    plunging: false,
    half: false,
  }));
  const { volley } = volleyAt(reading, { phase: 'shooting', unit, target, shots, snap: false });
  const standings = standingsOf(volley.groups, volley.uses);
  const policies: Policies = {
    goal: 'wounds',
    stages: () => 'never',
    forks: () => '',
    attacks: 'never',
    damage: 'never',
    saves: 'never',
    picks: 'never',
    orders: 'listed',
    pools: 'listed',
  };
  const chances = exactOutcome(volley, policies).afterEach.at(-1)!;
  const exact = new Map<number, number>();
  chances.forEach((chance, standing) => {
    const lost = standings.standing(standing).lost.reduce((sum, wounds) => sum + wounds, 0);
    exact.set(lost, (exact.get(lost) ?? 0) + chance);
  });
  for (const [lost, chance] of exact) {
    const far = Math.abs((counts.get(lost) ?? 0) - trials * chance);
    expect(far).toBeLessThanOrEqual(5 * Math.sqrt(trials * chance * (1 - chance)) + 6);
  }
  expect([...counts.keys()].every((lost) => (exact.get(lost) ?? 0) > 0)).toBe(true);
});
