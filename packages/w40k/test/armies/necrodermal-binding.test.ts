import { type ArmyList, type ListedUnit, muster } from '@umpire/armies';
import { describe, expect, test } from 'vitest';
import { musterOf } from '../../src/index.js';

/* Pantheon of Woe: every C'tan takes its binding and pays for it, or is not in the army. */

const book = musterOf('w40k-11');

const reasons = (units: readonly ListedUnit[], battleSize = 'Strike Force') => {
  if (!book.ok) throw new Error('no book');
  const list: ArmyList = {
    name: 'C-105',
    edition: 'w40k-11',
    faction: 'Necrons',
    battleSize,
    detachments: ['Pantheon of Woe'],
    units,
  };
  const army = muster(list, book.value);
  return army.ok
    ? [`legal, ${army.value.points} points`]
    : army.error.map(({ code, found, allowed }) => `${code}: ${found}; ${allowed}`);
};

const warriors: ListedUnit = { datasheet: 'Necron Warriors', models: 20 };
/** 1,545 points. */
const others: readonly ListedUnit[] = [
  { datasheet: 'Overlord', warlord: true },
  { datasheet: 'Monolith' },
  { datasheet: 'Tesseract Vault' },
  warriors,
  warriors,
  warriors,
];
const bound: ListedUnit = { datasheet: "Transcendent C'tan", enhancement: 'Reletavistic Tether' };

describe('the Necrodermal Binding (C-105)', () => {
  test('is paid: 340, 40 and 1,640 are too many for 2,000 points', () => {
    expect(reasons([...others, { datasheet: 'Annihilation Barge' }, bound])).toEqual([
      'army-points-over: 2020 points; at most 2000 points',
    ]);
  });

  test('340, 40 and 1,600 are not', () => {
    expect(reasons([...others, { datasheet: 'Flayed Ones' }, bound])).toEqual(['legal, 1980 points']);
  });

  test('cannot be left out', () => {
    expect(reasons([...others, { datasheet: 'Flayed Ones' }, { datasheet: "Transcendent C'tan" }])).toEqual([
      'army-binding-missing: none; Reletavistic Tether, 40 points',
    ]);
  });

  test("is taken by each of two Transcendent C'tan, and counts as no enhancement (A-02)", () => {
    const few = others.slice(0, 1);
    expect(reasons([...few, bound, bound])).toEqual(['legal, 870 points']);
    expect(reasons([...few, bound, { datasheet: "Transcendent C'tan" }])).toEqual([
      'army-binding-missing: none; Reletavistic Tether, 40 points',
    ]);
  });

  test('goes on an epic hero too, and no C’tan is a warlord', () => {
    const shard: ListedUnit = { datasheet: "C'tan Shard of the Nightbringer", enhancement: 'Quantum Goad' };
    expect(reasons([{ datasheet: 'Overlord', warlord: true }, shard])).toEqual(['legal, 495 points']);
    expect(reasons([{ datasheet: 'Overlord' }, { ...shard, warlord: true }])).toEqual([
      "army-warlord-unfit: C'tan Shard of the Nightbringer; one of overlord-1",
    ]);
  });
});
