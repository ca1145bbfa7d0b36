import { printEffect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { type CompileOptions, compile, type Kind } from './index.js';

/* Constructions of whole sentences, on wordings of our own: what they mean is printed by the effect language. */

const read = (text: string, kind: Kind = 'ability') => {
  const options: CompileOptions = { edition: 'w40k-10', kind, name: 'Kiln Song' };
  return compile(text, options);
};

const told = (text: string, kind?: Kind): string => {
  const { effects, unread } = read(text, kind);
  expect(unread).toEqual([]);
  return effects.map(printEffect).join(' / ');
};

describe('instead', () => {
  it('takes the place of what was said before', () => {
    expect(
      told(
        'In your Command phase, one destroyed model is returned to this unit. If this unit is below Half-strength, D3 destroyed models are returned to this unit instead.',
      ),
    ).toMatch(/if this unit is not below half strength, .*up to 1.*; if this unit is below half strength, .*up to D3/);
  });

  it('of a number that stands is what is more', () => {
    expect(
      told(
        'Melee weapons equipped by this model have the [LANCE] ability. If such a weapon already has that ability, add 1 to the Damage characteristic of that weapon.',
      ),
    ).toBe('lance with melee weapons / Add 1 to damage for melee attacks by this unit for which the weapon is lance.');
  });

  it('of nothing is not read', () => {
    expect(read('Add 7" to the Move characteristic of CLAY models in this unit instead.').whole).toBe(false);
  });
});

describe('dice', () => {
  it('a test harder for some', () => {
    expect(
      told(
        'At the end of your opponent’s Movement phase, select one enemy CLAY unit within 7" of this model. That CLAY unit must take a Battle-shock test, subtracting 3 from that test if it is below Half-strength.',
      ),
    ).toMatch(
      /if “enemy” is below half strength, subtract 3 from battle shock rolls for “enemy” until this is resolved; activate/,
    );
  });
});

describe('who is spoken of', () => {
  it('what moves after an enemy has is the one that reacts', () => {
    expect(
      told(
        'Each time an enemy unit ends a Normal move within 7" of this CLAY unit, it can make a Normal move of up to 5".',
      ),
    ).toMatch(/you may: move this unit up to 5"/);
  });

  it('one unit of those with the ability may use it, so often in the army', () => {
    expect(
      told(
        'Once per battle, at the start of any phase, one CLAY unit from your army with this ability can use it. If so, CLAY models in that unit have a 2+ invulnerable save until the end of the turn.',
      ),
    ).toMatch(/once per battle for each army/);
  });

  it('as long as any with the ability stand', () => {
    expect(
      told(
        'While one or more models with this ability are on the battlefield, add 1 to the Leadership characteristic of models in this unit.',
      ),
    ).toMatch(/If the number of friendly models .* is more than 0/);
  });

  it('a stratagem for one kind or the other', () => {
    expect(
      told(
        'WHEN: Fight phase.\nTARGET: One KILN unit from your army, or one FORGE VEHICLE unit from your army within 7" of an enemy KILN unit.\nEFFECT: Your unit’s melee attacks have +1 S.',
        'stratagem',
      ),
    ).toMatch(/for which .*it is KILN.*it is FORGE VEHICLE/);
  });
});

describe('choices and their end', () => {
  it('of a list, each with its own end', () => {
    expect(
      told(
        'At the start of the Fight phase, select one of the following:\n■ Until the end of the turn, this unit’s melee attacks have [LETHAL HITS].\n■ Until the end of the turn, this unit’s melee attacks have [LANCE].',
      ),
    ).toMatch(/lethal hits .* until the end of the turn\) or \(grant lance .* until the end of the turn\)/);
  });

  it('what begins with being selected to shoot ends with those attacks', () => {
    expect(
      told(
        'When this unit is selected to shoot, you can select one enemy CLAY unit. If you do, this unit’s ranged attacks have [LANCE].',
      ),
    ).toMatch(/until those attacks are resolved/);
  });

  it('a word of the text’s own is a state', () => {
    expect(
      told(
        'After this unit has shot, select one enemy CLAY unit hit by those attacks. Until the end of the turn, that CLAY unit is dazzled. While a unit is dazzled, subtract 1 from its Move characteristic.',
      ),
    ).toMatch(/become dazzled until the end of the turn.*for units for which it is dazzled/);
  });
});

describe('slips of the pen', () => {
  it('are put right, and noted', () => {
    const { whole, notes } = read('Each time this model makes an attack, re-roll a Wound rol of 1.');
    expect(whole).toBe(true);
    expect(notes.join()).toMatch(/rol/);
  });
});
