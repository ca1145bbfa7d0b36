import { bestOutcome, type Standings } from '@umpire/dice';
import { describe, expect, it } from 'vitest';
import { w40k } from '../system.js';

const shot = { name: 'Shot', range: 24, attacks: 1, skill: 'N/A', strength: 8, damage: 3, abilities: ['torrent'] };
const darts = { ...shot, name: 'Darts', attacks: 3, damage: 1 };
const guard = { name: 'Guard', models: 1, toughness: 4, save: '4+', wounds: 1 };
const brute = { name: 'Brute', models: 1, toughness: 4, save: '4+', wounds: 3 };
const leader = { ...guard, name: 'Leader', keywords: ['CHARACTER'] };

function lost(edition: string, weapons: readonly object[], target: object, policies: object): number[] {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error('no such edition');
  const attack = w40k.attack({ attackers: [{ weapons }], target, policies }, rules.value);
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  expect(attack.value.notModelled).toEqual([]);
  const models =
    ({ standing, groups }: Standings) =>
    (s: number): number =>
      standing(s).lost.reduce((sum, wounds, g) => sum + Math.floor(wounds / groups[g]!.wounds), 0);
  const { standings, afterEach } = bestOutcome(attack.value.volley, attack.value.policies, models);
  const last = afterEach.at(-1)!;
  return standings.groups.map(({ wounds }, g) =>
    last.reduce((sum, chance, s) => sum + chance * Math.floor(standings.standing(s).lost[g]! / wounds), 0),
  );
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** A defender who may or may not change his mind, by hand: each shot wounds with 5/6 and is saved with 1/2. */
function byHand(isLocked: boolean): number {
  const [missed, saved, failed] = [1 / 6, 5 / 12, 5 / 12];
  const darted = (left: number, guards: number, wounds: number, locked: '' | 'guard' | 'brute'): number => {
    if (left === 0 || (guards === 0 && wounds === 0)) return 0;
    const stay = (now: typeof locked): number => darted(left - 1, guards, wounds, isLocked ? now : '');
    const atGuard = (): number =>
      missed * stay(locked) + saved * stay('guard') + failed * (1 + darted(left - 1, 0, wounds, ''));
    const atBrute = (): number =>
      missed * stay(locked) +
      saved * stay('brute') +
      failed * ((wounds === 1 ? 1 : 0) + darted(left - 1, guards, wounds - 1, ''));
    if (guards === 0 || (wounds > 0 && wounds < 3)) return atBrute();
    if (wounds === 0) return atGuard();
    return locked === 'guard' ? atGuard() : locked === 'brute' ? atBrute() : Math.min(atGuard(), atBrute());
  };
  const first = (guardFalls: boolean): number =>
    missed * darted(3, 1, 3, '') +
    saved * darted(3, 1, 3, isLocked ? (guardFalls ? 'guard' : 'brute') : '') +
    failed * (1 + (guardFalls ? darted(3, 0, 3, '') : darted(3, 1, 0, '')));
  return Math.min(first(true), first(false));
}

describe('saves made one by one: who was allocated an attack takes the next (10th 6.3)', () => {
  it.each(['w40k-10-launch', 'w40k-10'])('%s: by hand, and worse for the defender than a free choice', (edition) => {
    const policies = { allocation: 'best', goal: 'models' };
    const models = sum(lost(edition, [shot, darts], { groups: [guard, brute] }, policies));
    expect(models).toBeCloseTo(byHand(true), 12);
    expect(models).toBeGreaterThan(byHand(false) + 0.05);
  });
});

describe('Precision in the 10th picks characters of attached units', () => {
  const sniper = { ...shot, abilities: ['torrent', 'precision'] };
  const policies = { precision: 'leader' };
  it('of a leader and his bodyguard, the leader', () => {
    const [, fallen] = lost('w40k-10', [sniper], { attached: true, groups: [guard, leader] }, policies);
    expect(fallen).toBeCloseTo(5 / 12, 12);
  });
  it('of a unit that is not attached, nobody', () => {
    const [, fallen] = lost('w40k-10', [sniper], { attached: false, groups: [guard, leader] }, policies);
    expect(fallen).toBe(0);
  });
});
