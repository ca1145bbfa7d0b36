import { describe, expect, it } from 'vitest';
import { noStandTraits, noWeaponTraits, type StandTraits } from '../abilities/traits.js';
import { sheets } from '../facts/index.js';
import { sectorOf } from '../moves/direction.js';
import { evenGroups, factorOf, loserOf, type Standing } from './duel.js';
import { cellOf, damageOf, shifted, suffer, undamaged, zoneAt } from './location.js';
import { passesMorale } from './morale.js';
import { proposedRulings as rulings } from './rulings.js';
import { buildingSaves, saveNeeded, sectorModifier } from './save.js';
import { type Aim, scoreNeeded, scoreOf } from './to-hit.js';

const target = (traits: Partial<StandTraits> = {}, more: Partial<Aim['target']> = {}): Aim['target'] => ({
  pinningClass: 1,
  isPoppedUp: false,
  isOverTerrain: false,
  ...more,
  traits: { ...noStandTraits, ...traits },
});

const plain: Aim = {
  toHit: 5,
  weapon: noWeaponTraits,
  usesAntiAircraft: false,
  target: target(),
  cover: 0,
};

describe('scores', () => {
  it.each<[why: string, needed: number, aim: Partial<Aim>]>([
    ['in the open', 5, {}],
    ['heavy cover (C-038)', 7, { cover: 2 }],
    ['interception (C-029)', 6, { reaction: 'interception' }],
    ['counter-charge fire (C-030)', 5, { reaction: 'counter-charge' }],
    ['anti-aircraft at a Flyer (C-055)', 5, { usesAntiAircraft: true, target: target({ isFlyer: true }) }],
    ['anti-aircraft at the ground, in ruins (C-056)', 8, { usesAntiAircraft: true, cover: 1 }],
    ['anti-aircraft at class 5 (C-057)', 5, { usesAntiAircraft: true, target: target({}, { pinningClass: 5 }) }],
    [
      'anti-aircraft intercepts a skimmer over a lake (C-058)',
      5,
      {
        usesAntiAircraft: true,
        reaction: 'interception',
        target: target({ isSkimmer: true }, { isOverTerrain: true }),
      },
    ],
    [
      'and over open ground (C-058)',
      7,
      { usesAntiAircraft: true, reaction: 'interception', target: target({ isSkimmer: true }) },
    ],
    ['a Flyer is a hard target to others (C-059)', 7, { target: target({ isFlyer: true }) }],
    [
      'close defence has its penalty in its score (C-080)',
      8,
      { toHit: 7, isCloseDefence: true, reaction: 'interception', cover: 1 },
    ],
    [
      'cover ignored, the other two not (C-091)',
      6,
      {
        toHit: 4,
        weapon: { ...noWeaponTraits, ignoresCover: true },
        reaction: 'interception',
        cover: 1,
        target: target({ isHardToHit: true }),
      },
    ],
    [
      'an engaged shooter at its own opponent: once',
      6,
      { shooterIsEngaged: true, intoAssault: true, atOwnOpponent: true },
    ],
    ['an engaged shooter into the assault of others: both', 7, { shooterIsEngaged: true, intoAssault: true }],
    ['into an assault (C-043)', 6, { intoAssault: true }],
    ['never below 2', 2, { toHit: 1 }],
  ])('%s: %d+', (_, needed, aim) => {
    expect(scoreNeeded({ ...plain, ...aim }, rulings)).toBe(needed);
  });

  it('7+ is a 6 and then 4+, 9+ a 6 and then a 6, 10+ is beyond reach', () => {
    expect([6, 7, 8, 9, 10].map((needed) => scoreOf(needed, rulings))).toEqual([
      { on: 6 },
      { on: 6, then: 4 },
      { on: 6, then: 5 },
      { on: 6, then: 6 },
      undefined,
    ]);
  });
});

describe('saves', () => {
  const of = (save: number | null, fixedSave: number | null, modifier: number | null, isEthereal = false) =>
    saveNeeded(
      { save, fixedSave, psychicSave: isEthereal ? 4 : 7 },
      { modifier, psychic: isEthereal ? 'ethereal' : undefined },
      rulings,
    ).on;

  it.each<[why: string, on: number, got: number]>([
    ['5+ against −1 (C-033)', 6, of(5, null, -1)],
    ['4+/6+f against −3 (C-034)', 6, of(4, 6, -3)],
    ['1+ cannot fail against 0 (C-035)', 1, of(1, null, 0)],
    ['1+ against −3 (C-035)', 4, of(1, null, -3)],
    ['armour that cannot save is none (C-068)', 7, of(5, null, -3)],
    ['ethereal: the psychic one only (C-138)', 4, of(2, 4, null, true)],
    ['an attack without a modifier is saved as by 0', 5, of(5, null, null)],
  ])('%s: %d', (_, on, got) => {
    expect(got).toBe(on);
  });

  it('the rear quarter and the flanks weigh one point more on vehicles not armoured all round (C-036, C-037, C-069)', () => {
    // seen from a stand that faces up the table, ten to each side of the bound
    const from = (dx: number, dy: number) => sectorOf(0, dx, dy, 90);
    expect([from(10, 1), from(10, 0), from(10, -1), from(10, -9), from(10, -11), from(0, -10)]).toEqual([
      'front',
      'front',
      'flank',
      'flank',
      'rear',
      'rear',
    ]);
    expect(sectorModifier('rear', { pinningClass: 3, noFlank: false, hasSideArmour: false })).toBe(-1);
    expect(sectorModifier('flank', { pinningClass: 3, noFlank: false, hasSideArmour: false })).toBe(-1);
    expect(sectorModifier('rear', { pinningClass: 1, noFlank: false, hasSideArmour: false })).toBe(0);
    expect(sectorModifier('rear', { pinningClass: 4, noFlank: true, hasSideArmour: false })).toBe(0);
    const sideArmour = { pinningClass: 3, noFlank: false, hasSideArmour: true };
    expect([sectorModifier('flank', sideArmour), sectorModifier('rear', sideArmour)]).toEqual([0, -1]);
  });

  it('a building saves on two dice (C-044)', () => {
    expect(buildingSaves([3, 4], 4, -4)).toBe(false);
    expect(buildingSaves([4, 4], 4, -4)).toBe(true);
  });
});

describe('location sheets', () => {
  const front = sheets.get('warhound')!.locationSheet!.front;

  it('up and left of the hull is weapon A (C-040); up from the head is nothing (C-041)', () => {
    expect(zoneAt(front, shifted(cellOf('2C'), 6, 1))).toMatchObject({ track: 'weapon-a', save: 4 });
    expect(zoneAt(front, shifted(cellOf('4C'), 6, 3))).toBeUndefined();
    expect(zoneAt(front, shifted(cellOf('1L'), 1, 4))).toBeUndefined();
  });

  it('the damage roll (C-042, C-071)', () => {
    expect([1, 3, 4, 5, 6, 7, 8, 9].map((total) => damageOf(total).hitPoints)).toEqual([1, 1, 1, 1, 2, 2, 3, 3]);
    expect([3, 4].map((total) => damageOf(total).effect)).toEqual([false, true]);
  });

  it('legs slow down twice, then stand; what follows is the hull’s', () => {
    let damaged = undamaged;
    const effects = Array.from({ length: 6 }, () => {
      const next = suffer(damaged, 'legs');
      damaged = next.damaged;
      return [next.effect, next.hitPoints];
    });
    expect(effects).toEqual([
      ['slower', 0],
      ['slower', 0],
      ['immobilised', 0],
      ['none', 0],
      ['hit-point', 1],
      ['hit-point', 1],
    ]);
    expect(damaged).toMatchObject({ legs: 3, hull: 2 });
  });

  it('the reactor costs a point each time, and explodes later', () => {
    const first = suffer(undamaged, 'reactor');
    expect(first).toMatchObject({ effect: 'will-explode', hitPoints: 1 });
    expect(suffer(first.damaged, 'reactor')).toMatchObject({ effect: 'hit-point', hitPoints: 1 });
  });
});

describe('close assault', () => {
  const stand: Standing = {
    closeAssaultFactor: 2,
    pinningClass: 1,
    isLed: false,
    isAfraid: false,
    fallsBack: false,
    terrainBonus: 0,
    isImmobilised: false,
    fewerDice: false,
  };

  it('factors add up (C-102, C-120)', () => {
    expect(factorOf({ ...stand, isLed: true })).toBe(3);
    expect(factorOf({ ...stand, isLed: true, pinningClass: 5 })).toBe(2);
    expect(factorOf({ ...stand, isAfraid: true, fallsBack: true, terrainBonus: 1 })).toBe(-1);
  });

  it('the lower total loses, nobody a tie (C-045, C-046)', () => {
    expect(loserOf(9, 8)).toBe('b');
    expect(loserOf(11, 11)).toBeUndefined();
  });

  it('three against two: the first of the two fights twice', () => {
    expect(evenGroups(2, 3)).toEqual([
      { one: { side: 'a', stand: 0 }, many: [0, 2] },
      { one: { side: 'a', stand: 1 }, many: [1] },
    ]);
    expect(evenGroups(1, 1)).toEqual([{ one: { side: 'b', stand: 0 }, many: [0] }]);
  });

  it('morale: one better while unhurt (C-048, C-049)', () => {
    expect(passesMorale([1, 3], 5, false)).toBe(false);
    expect(passesMorale([1, 3], 5, true)).toBe(true);
  });
});
