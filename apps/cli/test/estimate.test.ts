import { fileURLToPath } from 'node:url';
import type { EstimateAnswer, ExactAnswer } from '@umpire/odds';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.js';
import { services } from '../src/wiring.js';
import { remembering } from './fake.js';

const plasma = (more: object = {}) => ({
  name: 'Plasma gun',
  range: 24,
  attacks: 1,
  skill: '4+',
  strength: 4,
  damage: 1,
  abilities: ['hazardous'],
  ...more,
});

const guard = (name: string, more: object = {}) => ({
  name,
  models: 5,
  wounds: 1,
  keywords: ['INFANTRY'],
  weapons: [plasma()],
  ...more,
});

/** Each attacker destroys the one model one time in four. */
const two = (more: object = {}) => ({
  edition: 'w40k-10',
  phase: 'shooting',
  attackers: [guard('First'), guard('Second')],
  target: { name: 'Target', groups: [{ name: 'Only', models: 1, toughness: 4, wounds: 1 }] },
  ...more,
});

async function read(value: object) {
  const scenario = await services.readScenario(value, { set: {} });
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return scenario.value;
}

async function exact(value: object): Promise<ExactAnswer> {
  const answer = await services.exactOdds(await read(value), {});
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

async function estimate(value: object, trials = 20_000): Promise<EstimateAnswer> {
  const answer = await services.estimateOdds(await read(value), { trials, seed: '1' });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

/** Every figure of the exact answer, by where it stands; no figure is below two and a half intervals from its estimate. */
function expectSame(exactly: unknown, estimated: unknown, where: string): void {
  if (typeof exactly === 'number') {
    const { value, interval } = estimated as { value: number; interval: readonly [number, number] };
    expect(interval[0], where).toBeLessThanOrEqual(value);
    expect(interval[1], where).toBeGreaterThanOrEqual(value);
    expect(Math.abs(value - exactly), where).toBeLessThanOrEqual(1.25 * (interval[1] - interval[0]) + 1e-3);
  } else if (typeof exactly === 'object' && exactly !== null) {
    const other = estimated as Readonly<Record<string, unknown>>;
    for (const [key, value] of Object.entries(exactly)) {
      if (key !== 'distribution') expectSame(value, other[key], `${where}.${key}`);
      else expectSameChances(value as readonly number[], other, where);
    }
  } else expect(estimated, where).toBe(exactly);
}

function expectSameChances(chances: readonly number[], estimated: Readonly<Record<string, unknown>>, where: string) {
  const intervals = estimated.intervals as readonly (readonly [number, number])[];
  const shares = estimated.distribution as readonly number[];
  expect(intervals).toHaveLength(shares.length);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  chances.forEach((chance, n) => {
    expectSame(chance, { value: shares[n] ?? 0, interval: intervals[n] ?? [0, 0] }, `${where}[${n}]`);
  });
}

const figuresOf = ({ woundsLost, modelsDestroyed, destroyed, groups, afterEach, attackersLost }: ExactAnswer) => ({
  woundsLost,
  modelsDestroyed,
  destroyed,
  groups,
  afterEach,
  attackersLost,
});

describe('an estimate', () => {
  it('has the figures worked by hand', async () => {
    const { destroyed, groups, afterEach, attackersLost } = await estimate(two());
    expect(destroyed.value).toBeCloseTo(7 / 16, 1);
    expect(groups.map(({ name }) => name)).toEqual(['Only']);
    expect(groups[0]!.destroyed).toEqual(destroyed);
    expect(afterEach.map(({ attacker }) => attacker)).toEqual(['First', 'Second']);
    expect(afterEach[0]!.destroyed.value).toBeCloseTo(1 / 4, 1);
    expect(afterEach[1]!.destroyed).toEqual(destroyed);
    // one of six each; the second only while there is a target
    expect(attackersLost!.mean.value).toBeCloseTo(1 / 6 + (3 / 4) * (1 / 6), 1);
    expect(attackersLost!.distribution).toHaveLength(3);
  });

  it('has every figure of the exact answer, with an interval', async () => {
    const target = {
      name: 'Both',
      attached: true,
      groups: [
        { name: 'Bodyguard', models: 3, toughness: 4, save: '4+', wounds: 2, keywords: ['INFANTRY'] },
        { name: 'Leader', models: 1, toughness: 4, save: '3+', wounds: 4, keywords: ['INFANTRY', 'CHARACTER'] },
      ],
    };
    const weapons = [plasma({ count: 3, attacks: 'D3', damage: 'D3' }), plasma({ name: 'Other', count: 2 })];
    const scenario = two({ target, attackers: [guard('First', { weapons }), guard('Second', { weapons })] });
    for (const one of [two(), scenario]) expectSame(figuresOf(await exact(one)), await estimate(one), 'answer');
  });

  it('is the same for the same seed', async () => {
    const { elapsedMs: _, ...once } = await estimate(two(), 500);
    expect(await estimate(two(), 500)).toMatchObject(once);
  });

  it('says in words what it cannot give', async () => {
    const { unmodelled } = await estimate(two({ want: ['stages', 'because'], offers: ['lethal hits'] }), 10);
    expect(unmodelled.map(({ what, restStands, figure }) => [what, restStands, figure])).toEqual([
      ['stages', true, true],
      ['because', true, true],
      ['offers', true, true],
    ]);
    const unknown = await estimate(
      two({ attackers: [guard('First', { wounds: undefined })], offers: ['no such'] }),
      10,
    );
    expect(unknown.unmodelled.map(({ what }) => what)).toEqual(['hazard rolls', 'no such']);
    expect((await estimate(two(), 10)).unmodelled).toEqual([]);
  });
});

it('says it at the command line too, of what --want asks', async () => {
  const terminal = remembering();
  const examples = new URL('../../../examples/', import.meta.url);
  const words = ['odds', fileURLToPath(new URL('leader.json', examples)), '--estimate', '100', '--want', 'stages'];
  const status = await run(words, { terminal, services: async () => services, version: '1.2.3', examples });
  expect(status).toBe(0);
  expect(terminal.said.out).toMatch(/^▲ 1 figure not given\. The rest stands\.\n {2}“stages” of the estimate: /);
  expect(terminal.said.out).toContain('after each attacker');
});

describe('too large, with a policy that looks ahead', () => {
  const weapons = Array.from({ length: 9 }, (_, n) =>
    plasma({ name: `Gun ${n}`, count: 60, attacks: '2D6', strength: 4 + n, damage: 1 + (n % 3), abilities: [] }),
  );
  const target = { name: 'Target', groups: [{ name: 'Only', models: 10, toughness: 6, save: '3+', wounds: 3 }] };
  const many = two({ attackers: [guard('First', { weapons })], target, policies: { order: 'best' } });

  it('names a plain policy or fewer weapons, never the estimate that would send back', async () => {
    const answer = await services.exactOdds(await read(many), {});
    const [issue] = answer.ok ? [] : [answer.error].flat();
    expect(issue).toMatchObject({ code: 'too-large' });
    expect(issue!.hint).toMatch(/plain policy .* or leave out a weapon/);
    expect(issue!.hint).not.toContain('--estimate');
    expect(issue!.found).toMatch(/^at least \d+$/);
    const [refused] = await services
      .estimateOdds(await read(many), { trials: 10, seed: '1' })
      .then((sampled) => (sampled.ok ? [] : sampled.error));
    expect(refused).toMatchObject({ code: 'estimate-looks-ahead' });
    expect(refused!.hint).toMatch(/^name a policy that looks at the dice alone/);
  });

  it('and the plain policy that it names can be estimated', async () => {
    expect((await estimate({ ...many, policies: {} }, 10)).exact).toBe(false);
  });
});
