import type { Effect } from '@umpire/effects';
import { expect, it } from 'vitest';
import { type Case, fraction, meanWounds, rulesOf } from '../../test/hand-worked.js';
import { knownFrom } from '../sheets/compiled-ability.js';

/*
 * What compiled texts say of hit rolls, of saves and of penalties, worked by hand: a hit on 3+, Strength 4 against
 * Toughness 4, a 4+ save: 2/3 · 1/2 · 1/2 of a wound.
 */

const own = (...verbs: Effect['do']): Pick<Case, 'attacker'> => ({
  attacker: { effects: [{ id: 'kiln-song', effects: [{ do: verbs }] }] },
});
const ofItsAttacks = { attacks: 'any', by: 'self' } as const;
const mean = (edition: string, one: Omit<Case, 'proves'>): number => meanWounds(edition, { proves: '', ...one });

it.each(['w40k-10', 'w40k-11'])('an unmodified 2+ hits, whatever skill and modifiers say: %s', (edition) => {
  const anyway = own(
    { modify: 'hits-on-unmodified', how: 'set', by: 2, for: ofItsAttacks },
    { modify: 'hit-roll', how: 'add', by: -1, for: ofItsAttacks },
  );
  // 5/6 · 1/2 · 1/2
  expect(mean(edition, anyway)).toBeCloseTo(fraction('5/24'), 12);
});

it.each(['w40k-10', 'w40k-11'])('only an unmodified 6 hits, though its skill is better: %s', (edition) => {
  const only = own({ modify: 'hits-on-unmodified', how: 'set', by: 6, for: ofItsAttacks });
  // 1/6 · 1/2 · 1/2
  expect(mean(edition, only)).toBeCloseTo(fraction('1/24'), 12);
});

it('no invulnerable save is made where it is forbidden', () => {
  const group = { invulnerableSave: '3+' };
  // 2/3 · 1/2 · 1/3, and without it 2/3 · 1/2 · 1/2
  expect(mean('w40k-10', { group })).toBeCloseTo(fraction('1/9'), 12);
  expect(mean('w40k-10', { group, ...own({ forbid: 'invulnerable-save', for: ofItsAttacks }) })).toBeCloseTo(
    fraction('1/6'),
    12,
  );
});

it('the penalty for what is not seen is not suffered; its cover and its misses stay', () => {
  const blind = { weapon: { abilities: ['indirect fire'] }, conditions: { visible: false } };
  const spared = { ...blind, ...own({ forbid: 'indirect-fire-penalty', for: ofItsAttacks }) };
  const lowered = mean('w40k-10-launch', blind);
  const kept = mean('w40k-10-launch', spared);
  // hit on 4+, and on 3+; the save is 3+ by cover
  expect(lowered).toBeCloseTo(fraction('1/12'), 12);
  expect(kept).toBeCloseTo(fraction('1/9'), 12);
});

it('what an ability forbids of attacks is in force, and what no attack plays says so', () => {
  const known = (verb: Effect['do'][number]) =>
    knownFrom('Kiln Song', [{ do: [verb] }], { side: 'attacker', rules: rulesOf('w40k-10') }).map(({ is }) => is);
  expect(known({ forbid: 'invulnerable-save', for: ofItsAttacks })).toEqual(['in-force']);
  expect(known({ forbid: 'indirect-fire-penalty', for: ofItsAttacks })).toEqual(['in-force']);
  expect(known({ modify: 'hits-on-unmodified', how: 'set', by: 6, for: ofItsAttacks })).toEqual(['in-force']);
  expect(known({ grant: 'majority-toughness', for: ofItsAttacks })).toEqual(['not-modelled']);
});
