import { describe, expect, test } from 'vitest';
import { type ArmyList, type ListedUnit, muster } from '../src/index.js';
import { invented, list, numbers } from './invented.js';

const walkers: ListedUnit = { id: 'walkers', datasheet: 'Walkers' };

/** Code, section, unit, what was found and what is allowed. */
function reasons(asked: ArmyList, from = invented) {
  const army = muster(asked, from);
  return army.ok
    ? []
    : army.error.map(({ code, source, unit = '-', found, allowed }) => [code, source.section, unit, found, allowed]);
}

const pointsOf = (asked: ArmyList): number | undefined => {
  const army = muster(asked, invented);
  return army.ok ? army.value.points : undefined;
};

describe('points', () => {
  test('are the price of the next larger size, and enhancements', () => {
    expect(pointsOf(list([walkers]))).toBe(70 + 50);
    expect(pointsOf(list([{ ...walkers, models: 6 }]))).toBe(70 + 90);
    expect(pointsOf(list([{ ...walkers, enhancement: 'Straw' }]))).toBe(70 + 50 + 10);
  });

  test('rise with the third copy, in the order of the list', () => {
    const three = [walkers, { datasheet: 'Walkers', models: 10 }, { datasheet: 'Walkers' }];
    expect(pointsOf(list(three))).toBe(70 + 50 + 90 + 60);
  });

  test('stay within the battle size', () => {
    const golems = [1, 2, 3].map((n) => ({ id: `golem-${n}`, datasheet: 'Golem' }));
    expect(reasons(list(golems, { battleSize: 'war', detachments: ['Sea Host'] }))).toEqual([]);
    const four = [...golems, { datasheet: 'Cart' }];
    expect(reasons(list(four))).toEqual([
      ['army-points-over', '2', '-', '580 points', 'at most 500 points'],
      ['army-copies-over', '3', '-', '3 units', 'at most 2'],
      ['army-transport-empty', '9', 'cart-1', 'nobody inside', 'at least one unit'],
    ]);
  });
});

describe('units', () => {
  test('a battleline unit may be taken twice as often, an epic hero once', () => {
    const many = (datasheet: string, n: number) => Array.from({ length: n }, () => ({ datasheet }));
    expect(reasons(list(many('Walkers', 4)))).toEqual([]);
    expect(reasons(list(many('Walkers', 5)))).toEqual([['army-copies-over', '3', '-', '5 units', 'at most 4']]);
    expect(reasons(list(many('Old Mother', 2)))).toEqual([['army-copies-over', '3', '-', '2 units', 'at most 1']]);
  });

  test('of another faction are foreign', () => {
    expect(reasons(list([{ datasheet: 'Sand Raiders' }]))).toEqual([
      ['army-unit-foreign', '5', 'sand-raiders-1', 'SAND', 'CLAY'],
    ]);
  });

  test('have the models that their sheet has', () => {
    const chiefs = [
      { model: 'Chief', count: 2 },
      { model: 'Walker', count: 3 },
    ];
    expect(reasons(list([{ ...walkers, models: chiefs }]))).toEqual([
      ['army-models-count', '5', 'walkers', '2', '1'],
      ['army-models-count', '5', 'walkers', '3', '4 to 9'],
    ]);
    expect(reasons(list([{ ...walkers, models: 11 }]))).toEqual([
      ['army-models-count', '5', 'walkers', '10', '4 to 9'],
      ['army-models-count', '5', 'walkers', '11', 'at most 10'],
    ]);
  });

  test('carry what they may, some of it only so often', () => {
    const great = (count: number): ListedUnit => ({
      ...walkers,
      models: [
        { model: 'Chief', count: 1 },
        { model: 'Walker', count, wargear: ['Great sling'] },
        { model: 'Walker', count: 4 - count },
      ],
    });
    expect(reasons(list([great(1)]))).toEqual([]);
    expect(reasons(list([great(2)]))).toEqual([['army-wargear-over', '5', 'walkers', '2', 'at most 1']]);
    expect(reasons(list([{ ...walkers, wargear: ['Bow'] }]))).toEqual([
      ['army-wargear-unknown', '5', 'walkers', 'Bow', 'Sling, Great sling'],
    ]);
  });

  test('stand on a base that the list says, where the book knows none', () => {
    const base = { shape: 'rectangle', length: 120, width: 70 } as const;
    const riding: ListedUnit = { ...walkers, embarkedIn: 'cart' };
    const army = muster(list([{ id: 'cart', datasheet: 'Cart', base }, riding]), invented);
    expect(army.ok && army.value.units[1]?.models[0].base).toEqual(base);
    const bare = muster(list([{ id: 'cart', datasheet: 'Cart' }, riding]), invented);
    expect(bare.ok && bare.value.units[1]?.models[0].base).toEqual({ shape: 'model' });
    expect(reasons(list([{ ...walkers, base }]))).toEqual([
      ['army-base-printed', '5', 'walkers', '120 x 70 mm rectangle', '32 mm'],
    ]);
  });

  test('names that are unknown hide no other reason', () => {
    const asked = list(
      [
        { id: 'x', datasheet: 'Wakers' },
        { id: 'x', datasheet: 'Golem' },
      ],
      {
        detachments: ['Rivr Host'],
        units: [
          { id: 'x', datasheet: 'Wakers' },
          { id: 'x', datasheet: 'Golem' },
        ],
      },
    );
    const army = muster(asked, invented);
    expect(army.ok ? [] : army.error.map(({ code, near }) => [code, near])).toEqual([
      ['army-detachment-unknown', ['River Host']],
      ['army-unit-unknown', ['Walkers']],
      ['army-unit-id-twice', undefined],
      ['army-detachments-count', undefined],
      ['army-warlord-count', undefined],
    ]);
  });
});

describe('detachments', () => {
  test('stay within the detachment points, or one stands alone', () => {
    expect(reasons(list([], { detachments: ['Sea Host'] }))).toEqual([]);
    expect(reasons(list([], { detachments: ['Sea Host', 'River Host'] }))).toEqual([
      [
        'army-detachment-points-over',
        '2',
        '-',
        '4 (Sea Host 3, River Host 1)',
        'at most 2, or one detachment of 3 alone',
      ],
    ]);
  });

  test('are not taken twice, nor two of one tag', () => {
    expect(reasons(list([], { detachments: ['River Host', 'River Host'] }))).toEqual([
      ['army-detachment-twice', '4', '-', 'River Host', 'each detachment once'],
    ]);
    expect(reasons(list([], { battleSize: 'war', detachments: ['River Host', 'Lake Host'] }))).toEqual([
      ['army-detachment-tags', '4', '-', 'River Host, Lake Host: RIVER', 'one detachment of each tag'],
    ]);
  });
});

describe('the warlord', () => {
  const asked = (units: readonly ListedUnit[]) => reasons(list([], { units }));
  test('is one character', () => {
    expect(asked([walkers])).toEqual([['army-warlord-count', '6', '-', 'none', 'a CHARACTER of CLAY']]);
    expect(asked([{ ...walkers, warlord: true }])).toEqual([
      ['army-warlord-unfit', '6', 'walkers', 'Walkers', 'a CHARACTER of CLAY'],
    ]);
  });
  test('must be who must be, unless who must be may not', () => {
    expect(asked([{ id: 'potter', datasheet: 'Potter', warlord: true }, { datasheet: 'Firstborn' }])).toEqual([
      ['army-warlord-must', '6', '-', 'potter', 'one of firstborn-1'],
    ]);
    expect(
      asked([
        { datasheet: 'Old Mother', warlord: true },
        { id: 'potter', datasheet: 'Potter' },
      ]),
    ).toEqual([['army-warlord-unfit', '6', 'old-mother-1', 'Old Mother', 'one of potter']]);
  });
  test('has the keyword', () => {
    const army = muster(list([]), invented);
    expect(army.ok && army.value.units[0].keywords).toContain('WARLORD');
  });
});

describe('attached units', () => {
  const keeper: ListedUnit = { id: 'keeper', datasheet: 'Kiln Keeper', attachedTo: 'walkers' };
  const leading: ListedUnit = { id: 'potter', datasheet: 'Potter', warlord: true, attachedTo: 'walkers' };

  test('a leader and a support may lead the same unit', () => {
    const army = muster(list([], { units: [leading, keeper, walkers] }), invented);
    expect(army.ok && army.value.units.map(({ id, attachedAs }) => [id, attachedAs])).toEqual([
      ['potter', 'leader'],
      ['keeper', 'support'],
      ['walkers', undefined],
    ]);
  });

  test('a support must be attached', () => {
    expect(reasons(list([{ id: 'keeper', datasheet: 'Kiln Keeper' }]))).toEqual([
      ['army-support-alone', '7', 'keeper', 'not attached', 'Walkers'],
    ]);
  });

  test('two leaders are one too many', () => {
    const second: ListedUnit = { id: 'second', datasheet: 'Potter', attachedTo: 'walkers' };
    expect(reasons(list([], { units: [leading, second, walkers] }))).toEqual([
      ['army-attached-over', '7', 'walkers', 'potter, second', 'at most 1'],
    ]);
  });

  test('only whom the sheet names, and who is there', () => {
    const golem: ListedUnit = { id: 'golem', datasheet: 'Golem' };
    expect(reasons(list([], { units: [{ ...leading, attachedTo: 'golem' }, golem] }))).toEqual([
      ['army-attached-wrong', '7', 'potter', 'Golem', 'Walkers'],
    ]);
    expect(reasons(list([{ ...golem, attachedTo: 'nobody' }]))).toEqual([
      ['army-attached-unknown', '7', 'golem', 'nobody', 'nobody: it is no leader and no support'],
    ]);
  });
});

describe('enhancements', () => {
  test('are for characters, upgrades for all', () => {
    expect(reasons(list([{ ...walkers, enhancement: 'Glaze' }]))).toEqual([
      ['army-enhancement-bearer', '8', 'walkers', 'no CHARACTER', 'a CHARACTER that is no EPIC HERO'],
    ]);
    expect(reasons(list([{ ...walkers, enhancement: 'Straw' }]))).toEqual([]);
  });
  test('not for epic heroes, and some only for some', () => {
    expect(reasons(list([{ id: 'mother', datasheet: 'Old Mother', enhancement: 'Wet Hands' }]))).toEqual([
      ['army-enhancement-bearer', '8', 'mother', 'an EPIC HERO', 'Potter'],
      ['army-enhancement-bearer', '8', 'mother', 'not one that it is for', 'Potter'],
    ]);
  });
  test('none twice, and one in a unit with those attached to it', () => {
    const two: ListedUnit[] = [
      { id: 'potter', datasheet: 'Potter', warlord: true, attachedTo: 'walkers', enhancement: 'Glaze' },
      { id: 'keeper', datasheet: 'Kiln Keeper', attachedTo: 'walkers', enhancement: 'Glaze' },
      walkers,
    ];
    expect(reasons(list([], { units: two }))).toEqual([
      ['army-enhancement-second', '8', 'walkers', 'Glaze, Glaze', 'one'],
      ['army-enhancement-twice', '8', '-', '2 times', 'once'],
    ]);
  });
  test('the second and third of an upgrade do not count, the fourth is not allowed', () => {
    const straw = (n: number) =>
      Array.from({ length: n }, (): ListedUnit => ({ datasheet: 'Walkers', enhancement: 'Straw' }));
    const potters: ListedUnit = { id: 'p', datasheet: 'Potter', warlord: true, enhancement: 'Glaze' };
    expect(reasons(list([], { units: [potters, ...straw(3)] }))).toEqual([]);
    expect(reasons(list([], { units: [potters, ...straw(4)] }))).toEqual([
      ['army-enhancement-twice', '8', '-', '4 times', 'at most 3 times'],
    ]);
  });
  test('no more than the battle size has', () => {
    const units: ListedUnit[] = [
      { id: 'a', datasheet: 'Potter', warlord: true, enhancement: 'Glaze' },
      { id: 'b', datasheet: 'Potter', enhancement: 'Handprint' },
      { id: 'c', datasheet: 'Firstborn', enhancement: 'Straw' },
    ];
    const found = reasons(list([], { units })).filter(([code]) => code === 'army-enhancements-over');
    expect(found).toEqual([['army-enhancements-over', '8', '-', '3', 'at most 2']]);
  });
  test('a binding is taken by all that it is for, epic heroes too', () => {
    const lake = { detachments: ['Lake Host'] };
    const mother = { id: 'mother', datasheet: 'Old Mother' };
    expect(reasons(list([mother], lake))).toEqual([
      ['army-binding-missing', '8', 'mother', 'none', 'Leash, 15 points'],
    ]);
    expect(
      reasons(
        list(
          [
            { ...mother, enhancement: 'Leash' },
            { datasheet: 'Golem', enhancement: 'Leash' },
          ],
          lake,
        ),
      ),
    ).toEqual([]);
  });
});

describe('transports', () => {
  const cart: ListedUnit = { id: 'cart', datasheet: 'Cart' };
  const riding: ListedUnit = { ...walkers, models: 10, embarkedIn: 'cart' };
  test('start with somebody inside who fits', () => {
    expect(reasons(list([cart, riding]))).toEqual([]);
    expect(reasons(list([cart]))).toEqual([
      ['army-transport-empty', '9', 'cart', 'nobody inside', 'at least one unit'],
    ]);
  });
  test('carry those attached too, and no more than there are places', () => {
    const leading: ListedUnit = { id: 'potter', datasheet: 'Potter', warlord: true, attachedTo: 'walkers' };
    expect(reasons(list([], { units: [cart, riding, leading] }))).toEqual([
      ['army-transport-full', '10', 'potter', '2 wanted, 0 left', '10 models: INFANTRY, no GIANT'],
    ]);
  });
  test('refuse whom they do not carry', () => {
    expect(reasons(list([cart, riding, { id: 'golem', datasheet: 'Golem', embarkedIn: 'cart' }]))).toEqual([
      ['army-passenger-refused', '10', 'golem', 'Golem', '10 models: INFANTRY, no GIANT'],
    ]);
    expect(reasons(list([cart, riding, { id: 'golem', datasheet: 'Golem', embarkedIn: 'walkers' }]))).toEqual([
      ['army-transport-unknown', '10', 'golem', 'walkers', 'cart'],
    ]);
  });
});

describe('reserves', () => {
  test('half of the points limit, passengers with their transport', () => {
    const units: ListedUnit[] = [
      { id: 'cart', datasheet: 'Cart', inReserves: true },
      { id: 'inside', datasheet: 'Walkers', models: 10, embarkedIn: 'cart' },
      { id: 'golem', datasheet: 'Golem', inReserves: true },
    ];
    expect(reasons(list(units))).toEqual([
      ['army-reserves-over', '11', '-', '300 points (cart, inside, golem)', 'at most 250 points'],
    ]);
    expect(
      reasons(list(units), { ...invented, numbers: { ...numbers, reserves: { ...numbers.reserves, share: 1 } } }),
    ).toEqual([]);
  });
  test('aircraft start there unasked, fortifications never', () => {
    const army = muster(list([{ datasheet: 'Kite' }]), invented);
    expect(army.ok && army.value.units.map(({ inReserves }) => inReserves)).toEqual([false, true]);
    expect(reasons(list([{ id: 'wall', datasheet: 'Wall', inReserves: true }]))).toEqual([
      ['army-reserves-never', '11', 'wall', 'in reserves', 'no FORTIFICATION'],
    ]);
  });
});
