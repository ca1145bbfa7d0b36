import { printEffect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile } from './index.js';

/* Whom a stratagem may be used on, on wordings of our own. */

const read = (target: string, effect = 'Until the end of the phase, your unit’s attacks have +2 to hit rolls.') =>
  compile(`WHEN: Your Shooting phase.\nTARGET: ${target}\nEFFECT: ${effect}`, {
    edition: 'w40k-10',
    kind: 'stratagem',
    name: 'Kiln Song',
    cost: 1,
  });
const told = (target: string, effect?: string): string => {
  const { effects, unread } = read(target, effect);
  expect(unread, target).toEqual([]);
  return effects.map(printEffect).join(' / ');
};

describe('units of several kinds', () => {
  it.each([
    'One CLAY unit or one KILN unit from your army that has not declared a charge this turn.',
    'One CLAY unit or KILN unit from your army that has not declared a charge this turn.',
    'One CLAY unit, or one KILN unit, from your army that has not declared a charge this turn.',
  ])('%s', (target) => {
    expect(told(target)).toMatch(/CLAY or .*KILN/);
    expect(told(target)).toMatch(/charge declared/);
  });

  it('of which one is narrowed', () => {
    expect(told('One CLAY unit (excluding ASH units) or KILN unit from your army.')).toMatch(/not ASH/);
  });
});

describe('what it did, suffered, holds, has left', () => {
  it.each([
    ['One CLAY unit from your army that has not been selected to charge or move this turn.', /charge declared/],
    ['One CLAY unit from your army that was not selected to shoot this phase.', /selected to shoot/],
    ['One CLAY unit from your army that is eligible to declare a charge.', /could charge/],
    ['One CLAY unit from your army that has a Starting Strength of 7 or more.', /starting strength .* at least 7/],
    ['One CLAY model from your army with its starting number of wounds.', /not damaged/],
    ['One CLAY model from your army that has 3 or more wounds missing.', /at least 3/],
    ['One CLAY unit from your army that has one or more models equipped with [TORRENT] weapons.', /torrent/],
    ['One CLAY unit from your army that is wholly within No Man’s Land.', /deployment zone/],
  ])('%s', (target, means) => expect(told(target)).toMatch(means));
});

describe('two units', () => {
  const pair = 'One CLAY unit from your army and one friendly KILN unit within 7" of that CLAY unit.';
  it('are both meant', () => {
    expect(told(pair, 'Attacks made by models in either of those units have +2 to hit rolls.')).toMatch(
      /within 7" of “unit” as “second”.*hit rolls for attacks by “both”/,
    );
  });
  it('one of which is named again by its kind, are told apart by it', () => {
    expect(told(pair, 'Attacks made by models in your CLAY unit have +2 to hit rolls.')).toMatch(/attacks by “unit”/);
    expect(told(pair, 'Attacks made by models in your KILN unit have +2 to hit rolls.')).toMatch(/attacks by “second”/);
    expect(read(pair, 'Attacks made by models in that CLAY unit have +2 to hit rolls.').whole).toBe(false);
  });
});

describe('one such unit, or two such others', () => {
  it('two are two', () => {
    expect(
      told('Two CLAY units from your army, or one KILN unit from your army.', 'Your units have the Stealth ability.'),
    ).toMatch(/choose 2 of friendly CLAY units|exactly 2|2 .*CLAY/);
  });
});

it('those units are not the enemy that was chosen behind them', () => {
  expect(
    told(
      'One or more CLAY CHARACTER units from your army.',
      'Select one enemy unit. Until the end of the phase, those CHARACTER units’ attacks that target that enemy unit have +2 to hit rolls.',
    ),
  ).toMatch(/by “unit” at “enemy”/);
});

it('what is said of those that were marked one by one lasts as long as their marks', () => {
  const { effects } = compile(
    'WHEN: Your Charge phase.\nTARGET: One CLAY unit from your army.\nEFFECT: For each KILN unit within 7" of your unit, until the end of the turn, that KILN unit is drenched. While a unit is drenched, its attacks have -2 to hit rolls.',
    { edition: 'w40k-10', kind: 'stratagem', name: 'Kiln Song', cost: 1 },
  );
  expect(effects.map(printEffect).join()).toMatch(
    /drenched until the end of the turn.*subtract 2 .* until the end of the turn/,
  );
});

it('a proviso behind the deed asks of what is known before it', () => {
  const restricted = (proviso: string) =>
    compile(
      `WHEN: Your Charge phase.\nTARGET: One CLAY unit from your army.\nEFFECT: Until the end of the turn, your unit has the Stealth ability.\nRESTRICTIONS: You can only use this Stratagem if ${proviso}.`,
      { edition: 'w40k-10', kind: 'stratagem', name: 'Kiln Song', cost: 1 },
    );
  expect(restricted('a KILN model from your army is on the battlefield').effects[0]?.if).toBeDefined();
  expect(restricted('your unit is Below Half-strength').whole).toBe(false);
});

it('an enemy beside the unit is one that the unit sees', () => {
  expect(
    told(
      'One CLAY unit from your army, and one enemy unit within 7" of and visible to the CLAY unit.',
      'Your unit’s attacks that target that enemy unit have +2 to hit rolls.',
    ),
  ).toMatch(/within 7" of “unit”.*visible to unit.*as “enemy”/);
});
