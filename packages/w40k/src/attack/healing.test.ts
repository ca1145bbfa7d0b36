import { describe, expect, it } from 'vitest';
import { healed, type Patients, reassembled } from './healing.js';

const group = (name: string, wounds: number, left: number[], strength: number): Patients => ({
  name,
  wounds,
  left,
  strength,
  isCharacter: name === 'Leader',
});
const left = (groups: readonly Patients[]) => groups.map((one) => one.left);

describe('healed', () => {
  it('heals the hurt before it brings back the fallen, and heals those in turn', () => {
    expect(left(healed([group('Destroyers', 3, [2, 3], 3)], 3))).toEqual([[2, 3, 3]]);
  });

  it('stops at full strength', () => {
    expect(left(healed([group('Immortals', 1, [1], 2)], 5))).toEqual([[1, 1]]);
  });

  it('brings back no character, and no bodyguard after the last', () => {
    expect(left(healed([group('Warriors', 1, [], 3), group('Leader', 5, [3], 1)], 4))).toEqual([[], [5]]);
  });

  it('returns the only model of its group while other bodyguards stand', () => {
    expect(left(healed([group('Boyz', 1, [1, 1], 2), group('Boss Nob', 2, [], 1)], 1))).toEqual([[1, 1], [1]]);
  });

  it('asks where several groups could be healed', () => {
    const hurt = [group('A', 2, [1], 1), group('B', 2, [1], 1)];
    expect(left(healed(hurt, 1, (_, names) => names.indexOf('B')))).toEqual([[1], [2]]);
  });
});

describe('reassembled', () => {
  it('buys whole models, each for its wounds, and loses what is left over', () => {
    expect(left(reassembled([group('Lychguard', 2, [1, 2], 5)], [3], 3))).toEqual([[1, 2, 2]]);
  });
});
