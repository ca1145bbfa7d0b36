import { type Effect, printEffect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { type CompileOptions, compile, type Kind } from './index.js';

/* Faults that a reader found in compiled texts beside their words, each in words of our own: read right, or not at all. */

const read = (text: string, kind: Kind = 'ability', more: Partial<CompileOptions> = {}) =>
  compile(text, { edition: 'w40k-10', kind, name: 'Kiln Song', ...more });

const effectsOf = (text: string, kind?: Kind): readonly Effect[] => {
  const { effects, unread } = read(text, kind);
  expect(unread).toEqual([]);
  return effects;
};
const told = (text: string, kind?: Kind): readonly string[] => effectsOf(text, kind).map(printEffect);
const stratagem = (when: string, target: string, effect: string): string =>
  `WHEN: ${when}\nTARGET: ${target}\nEFFECT: ${effect}`;
const isRead = (text: string, kind?: Kind): boolean => read(text, kind).whole;

describe('who else', () => {
  it('another unit is not the one that has the rule', () => {
    expect(
      told('While another friendly CLAY unit is within 6" of this model, add 1 to Charge rolls made for that unit.'),
    ).toEqual([
      'Add 1 to charge rolls for friendly CLAY units for which all of (it is not bearer; it is within 6" of this unit).',
    ]);
  });

  it('nor the one that a stratagem is used on, for which there is no word', () => {
    const text = stratagem(
      'Your Command phase.',
      'One CLAY unit from your army.',
      'Select another friendly CLAY unit within 6" of your unit. That unit heals 2 wounds.',
    );
    expect(isRead(text, 'stratagem')).toBe(false);
  });

  it('any other target is not every target', () => {
    const text = `Each time this model makes an attack that targets a MONSTER unit, that attack has the [LETHAL HITS] ability.
Each time this model makes an attack that targets any other unit, that attack has the [SUSTAINED HITS 1] ability.`;
    expect(read(text).effects.map(printEffect)).not.toContain('sustained hits 1');
  });
});

it('the unit of whoever attacks is the attacker’s, whoever has the rule', () => {
  expect(
    told(
      'Each time an attack targets this unit, if the attacking model’s unit is Battle-shocked, subtract 1 from the Hit roll.',
    ),
  ).toEqual(['Subtract 1 from hit rolls for attacks at this unit for which units of the attacker is battle shocked.']);
});

it('what each success does besides is not done once', () => {
  expect(
    isRead(
      'At the start of the Fight phase, select one enemy unit within 6" of this model and roll six D6: for each 4+, that enemy unit suffers 1 mortal wound and this model regains 1 lost wound.',
    ),
  ).toBe(false);
});

it('who may not embark in a move is said', () => {
  expect(
    told(
      'In your opponent’s Movement phase, when an enemy unit ends a Normal move within 9" of this model, it can shoot at that unit as if it were your Shooting phase and then make a Normal move of up to 4" (it cannot embark within a TRANSPORT as part of this move).',
    )[0],
  ).toContain('forbid embark for this unit until this is resolved; move this unit up to 4" (normal)');
});

describe('keywords', () => {
  it('a keyword that each unit has its own of is no markup', () => {
    expect(
      isRead(
        'While a friendly <CHAPTER> INFANTRY unit is within 6" of this model, add 1 to Charge rolls made for that unit.',
      ),
    ).toBe(false);
    expect(
      isRead(
        'While a friendly <b>CLAY</b> INFANTRY unit is within 6" of this model, add 1 to Charge rolls made for that unit.',
      ),
    ).toBe(true);
  });

  it('CORE is a keyword of its own', () => {
    expect(told('Add 1 to Charge rolls made for friendly CLAY CORE units.')).toEqual([
      'Add 1 to charge rolls for friendly CLAY CORE units.',
    ]);
    expect(effectsOf('Add 1 to Charge rolls made for friendly CLAY CORE units.')[0]?.do[0]).toMatchObject({
      for: { keywords: ['CLAY', 'CORE'] },
    });
  });

  it('a unit that may bear an enhancement is a unit', () => {
    expect(told('CLAY unit only. This unit has Stealth.', 'enhancement')[0]).toBe(
      'Allow bear enhancement for friendly CLAY units.',
    );
  });
});

describe('where and when', () => {
  it('wholly within an army’s own area is more than within it', () => {
    const [, , ...wholly] = told(
      'If this unit is wholly within your army’s Kiln Ground, it has the Stealth ability. If this unit is within your army’s Kiln Ground, it has the Lone Operative ability.',
    );
    expect(wholly).toEqual([]);
    expect(told('If this unit is wholly within your army’s Kiln Ground, it has the Stealth ability.')[0]).toContain(
      'wholly in range of kiln ground',
    );
  });

  it('a stratagem that answers mortal wounds or attacks answers both', () => {
    const text = stratagem(
      'Any phase, just after a mortal wound or attack is allocated to a model in a CLAY unit from your army.',
      'That CLAY unit.',
      'Until the end of the phase, models in your unit have the Feel No Pain 5+ ability.',
    );
    expect(effectsOf(text, 'stratagem').map(({ when }) => when?.at)).toEqual([
      'mortal-wounds-suffered',
      'attack-allocated',
    ]);
  });

  it('who falls to a unit of yours is an enemy', () => {
    const text = stratagem(
      'Fight phase, just after a CLAY unit from your army destroys a CHARACTER unit.',
      'That CLAY unit.',
      'Your unit regains up to 2 lost wounds.',
    );
    expect(effectsOf(text, 'stratagem')[0]?.when?.of).toEqual({ all: 'unit', side: 'theirs', keywords: ['CHARACTER'] });
  });

  it('who is destroyed by this model’s attacks is destroyed by it', () => {
    expect(
      told(
        'Each time an enemy unit is destroyed as a result of this model’s attacks, this model regains 1 lost wound.',
      )[0],
    ).toContain('if the subject is destroyed by this unit');
  });

  it('what comes of attacks is not asked before they are made', () => {
    const text = stratagem(
      'Your Shooting phase.',
      'One CLAY unit from your army that has not been selected to shoot this phase.',
      'Until the end of the phase, each time a model in your unit makes a ranged attack, add 1 to the Hit roll. If one or more enemy models are destroyed as a result of those attacks, your unit regains up to 2 lost wounds.',
    );
    expect(isRead(text, 'stratagem')).toBe(false);
  });
});

it('the price of a stratagem is told, never guessed', () => {
  const text = stratagem(
    'Your Movement phase, just after a CLAY unit from your army Falls Back.',
    'That CLAY unit.',
    'Until the end of the turn, your unit is eligible to shoot in a turn in which it Fell Back.',
  );
  expect(effectsOf(text, 'stratagem')[0]?.offer).toEqual({});
  expect(read(text, 'stratagem', { cost: 2 }).effects[0]?.offer).toEqual({ cost: 2 });
});
