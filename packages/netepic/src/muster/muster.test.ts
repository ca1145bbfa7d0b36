import { describe, expect, it } from 'vitest';
import { armies, sheets } from '../facts/index.js';
import type { ArmyFacts, FormationFacts } from '../table/stand.js';
import { muster } from './muster.js';
import { usualBreakPoint, usualVictoryPoints } from './values.js';

const army = (id: string): ArmyFacts => armies.find((one) => one.id === id)!;
const necrons = army('necrons-2350');
const marines = army('marines-2350');

function mustered(facts: ArmyFacts) {
  const made = muster(facts, sheets);
  if (!made.ok) throw new Error(made.error.map(({ message }) => message).join(' '));
  return made.value;
}

function refusals(facts: ArmyFacts): readonly (readonly [rule: string, french: string])[] {
  const made = muster(facts, sheets);
  return made.ok ? [] : made.error.map(({ rule, message }) => [rule, message.replaceAll('\u00a0', ' ')]);
}

const changed = (facts: ArmyFacts, id: string, change: Partial<FormationFacts>): ArmyFacts => ({
  ...facts,
  points: 100_000,
  formations: facts.formations.map((card) => (card.id === id ? { ...card, ...change } : card)),
});
const added = (facts: ArmyFacts, ...cards: readonly FormationFacts[]): ArmyFacts => ({
  ...facts,
  points: 100_000,
  formations: [...facts.formations, ...cards],
});

describe('the shipped armies', () => {
  it.each(armies.map(({ id }) => id))('%s may be fielded', (id) => {
    expect(refusals(army(id))).toEqual([]);
  });

  it('17.2: the company breaks at 11 with the Overlord, the group phases out at 18 for 19 victory points, the outcasts alone', () => {
    const { formations, groups, elitePool, reserveOrders, victoryTarget } = mustered(necrons);
    expect(formations.find(({ id }) => id === 'N-C1')).toMatchObject({
      stands: 20,
      breakPoint: 11,
      victoryPoints: 8,
      points: 800,
    });
    expect(groups).toEqual([
      { company: 'N-C1', formations: ['N-C1', 'N-S2', 'N-S3', 'N-S4', 'N-S5'], breakPoint: 18, victoryPoints: 19 },
      { company: 'N-S1', formations: ['N-S1'], breakPoint: 4, victoryPoints: 2 },
    ]);
    expect([elitePool, reserveOrders, victoryTarget]).toEqual([3, 2, 34]);
  });

  it('17.4: the tactical company breaks at 16 with the Librarian, the pool is 9, all of it is worth 25', () => {
    const { formations, elitePool, reserveOrders } = mustered(marines);
    expect(formations.find(({ id }) => id === 'M-C2')).toMatchObject({ stands: 30, breakPoint: 16, victoryPoints: 8 });
    expect(formations.reduce((sum, { victoryPoints }) => sum + victoryPoints, 0)).toBe(25);
    expect([elitePool, reserveOrders]).toEqual([9, 0]);
  });

  it('break points and victory points that are not printed (SET-2, VIC-2)', () => {
    expect([13, 16, 9, 5, 15, 3, 29, 1].map((stands) => usualBreakPoint(stands))).toEqual([7, 9, 5, 3, 8, 2, 15, 1]);
    expect([150, 250, 350, 750, 1000].map(usualVictoryPoints)).toEqual([2, 3, 4, 8, 10]);
  });
});

const support = (id: string, company: string, sheet: string, count = 5): FormationFacts => ({
  id,
  name: { fr: `Support ${id}`, en: `Support ${id}` },
  kind: 'support',
  company,
  points: 100,
  detachments: [{ id: `${id}-1`, name: { fr: id, en: id }, stands: [{ sheet, count }] }],
});

describe('what may not be fielded, in French', () => {
  it.each<[why: string, army: ArmyFacts, rule: string, french: string]>([
    [
      'no company',
      { ...necrons, formations: necrons.formations.filter(({ kind }) => kind === 'special') },
      'SET-1',
      'Il faut au moins une compagnie.',
    ],
    [
      'a sixth support',
      added(necrons, support('Z', 'N-C1', 'destroyer')),
      'SET-1',
      'Trop de supports : cinq par compagnie (Compagnie d’infanterie nécron).',
    ],
    [
      'a second special',
      added(necrons, { ...support('Z', 'N-C1', 'tomb-guardian', 1), kind: 'special' }),
      'SET-1',
      'Trop de formations spéciales : une par compagnie.',
    ],
    [
      'a support of nobody',
      added(marines, support('Z', 'N-C1', 'scout')),
      'SET-1',
      'Support Z : support sans compagnie.',
    ],
    ['too many points', { ...marines, points: 2000 }, 'SET-3', 'Armée Space Marine : 2350 points pour 2000.'],
    [
      'an infantry character in a monolith (C-114)',
      changed(necrons, 'N-OV', { characters: [{ sheet: 'overlord', joins: 'N-S3-1' }] }),
      'AB-19.8',
      'Overlord : classe de blocage incompatible.',
    ],
    [
      'a third character (C-114)',
      changed(necrons, 'N-OV', { characters: ['overlord', 'overlord'].map((sheet) => ({ sheet, joins: 'N-C1-1' })) }),
      'AB-19.6',
      'Guerriers Nécrons I : deux Personnages Liés au plus.',
    ],
    [
      'a company character in a support (C-115)',
      changed(necrons, 'N-C1', { characters: [{ sheet: 'necron-lord', joins: 'N-S2-1' }] }),
      'AB-19.7',
      'Seigneur Nécron : détachement d’une autre compagnie.',
    ],
    [
      'a company of Flayed Ones with destroyers (C-125)',
      added(necrons, { ...support('F', 'F', 'flayed-one', 10), kind: 'company' }, support('Z', 'F', 'destroyer')),
      'AB-21.3',
      'Support Z : compagnie de Dépeceurs, supports de Dépeceurs seulement.',
    ],
    [
      'seven stands in three rhinos of two',
      changed(marines, 'M-C2', {
        detachments: [
          {
            id: 'M-C2-1',
            name: { fr: 'Marines', en: 'Marines' },
            stands: [{ sheet: 'tactical', count: 7 }],
            carriedBy: 'M-C2-4',
          },
          { id: 'M-C2-4', name: { fr: 'Rhinos', en: 'Rhinos' }, stands: [{ sheet: 'rhino', count: 3 }] },
          { id: 'M-C2-2', name: { fr: 'Marines', en: 'Marines' }, stands: [{ sheet: 'tactical', count: 1 }] },
        ],
      }),
      'TRN-1',
      'Marines : 7 socles pour 6 places.',
    ],
  ])('%s', (_, facts, rule, french) => {
    expect(refusals(facts)).toContainEqual([rule, french]);
  });

  it('a company of Flayed Ones takes Flayed Ones, and an infantry company too (C-125)', () => {
    const own = { ...support('F', 'F', 'flayed-one', 10), kind: 'company' as const };
    expect(refusals(added(necrons, own, support('Z', 'F', 'flayed-one')))).toEqual([]);
  });

  it('an Overlord rides with destroyers, six Marines and their HQ in three rhinos (C-114, C-119)', () => {
    expect(refusals(changed(necrons, 'N-OV', { characters: [{ sheet: 'overlord', joins: 'N-S2-1' }] }))).toEqual([]);
    const [first] = marines.formations.find(({ id }) => id === 'M-C2')!.detachments;
    expect(first?.carriedBy).toBe('M-C2-4');
  });

  it('an unknown sheet and an id that stands twice are told with their place', () => {
    const made = muster(added(marines, support('M-S1', 'M-C1', 'necromancer')), sheets);
    expect(made.ok ? [] : made.error.map(({ code, path, found, english }) => [code, path, found, english])).toEqual([
      [
        'army-unknown-sheet',
        'formations[8].detachments[0].stands[0].sheet',
        'necromancer',
        'No such unit sheet: necromancer.',
      ],
      ['army-id-twice', 'formations', 'M-S1', 'An id stands twice: M-S1.'],
      ['army-id-twice', 'formations', 'M-S1-1', 'An id stands twice: M-S1-1.'],
    ]);
  });
});
