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
const asIf = 'as if it were your Shooting phase';
const amongst = 'if that enemy unit is one of the targets';
const declares = 'each time your unit declares a charge,';
const could = 'would be eligible to declare a charge against one or more enemy units';
const only = 'that targets only';
const eligible = 'eligible to shoot or declare a charge';
const pile = 'a Pile-in or Consolidation move';
const closer = 'closer to the closest enemy model';
const then = 'and then make';
const phase = 'Until the end of the phase,';
const charges = 'add 1 to Charge rolls made for that unit.';
const aTest = 'a Leadership test';
const hit = 'select one enemy unit hit by one or more of those attacks';
const isRead = (text: string, kind?: Kind): boolean => read(text, kind).whole;

it('an ability of attacks is not one of the unit that they hit', () => {
  const text = `In your Shooting phase, after this model has shot, ${hit} that had the Psychic ability.
That unit must take ${aTest}.`;
  expect(told(text)).toEqual([
    'After unit shot for this unit in my turn: choose one of enemy units for which it is hit with psychic as “enemy”; activate leadership test for “enemy”.',
  ]);
});

it('every model is near only where none is far', () => {
  const text = `At the end of your opponent’s Fight phase, if every model in this unit is within 3" of a friendly CLAY unit, this unit regains 1 lost wound.`;
  expect(told(text)).toEqual([
    'After fight phase in the enemy turn, if the number of models of this unit for which it is not within 3" of friendly CLAY units is 0: heal 1 wounds of this unit.',
  ]);
});

describe('who else', () => {
  it('another unit is not the one that has the rule', () => {
    expect(told(`While another friendly CLAY unit is within 7" of this model, ${charges}`)).toEqual([
      'Add 1 to charge rolls for friendly CLAY units for which all of (it is not bearer; it is within 7" of this unit).',
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
Each time this model makes an attack that targets any other unit, that attack has [SUSTAINED HITS 1].`;
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
      'At the start of the Fight phase, select one enemy unit within 6" of this model and roll five D6: for each 4+, it suffers 1 mortal wound and this model regains 1 lost wound.',
    ),
  ).toBe(false);
});

it('who may not embark in a move is said', () => {
  expect(
    told(
      `In your opponent’s Movement phase, when an enemy CLAY unit ends a Normal move within 9" of this model, it can shoot at that unit ${asIf} ${then} a Normal move of up to 4" (it cannot embark within a TRANSPORT as part of this move).`,
    )[0],
  ).toContain('forbid embark for this unit until this is resolved; move this unit up to 4" (normal)');
});

describe('keywords', () => {
  it('a keyword that each unit has its own of is no markup', () => {
    expect(isRead(`While a friendly <CHAPTER> INFANTRY unit is within 7" of this model, ${charges}`)).toBe(false);
    expect(isRead(`While a friendly <b>CLAY</b> INFANTRY unit is within 7" of this model, ${charges}`)).toBe(true);
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
      'Any phase, just after a mortal wound or attack is allocated to CLAY models.',
      'That CLAY unit.',
      `${phase} your unit has the Feel No Pain 5+ ability.`,
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
      'One CLAY unit from your army.',
      `${phase} your unit’s attacks have [LETHAL HITS]. If one or more CLAY models were destroyed as a result of those attacks, your unit heals 2 wounds.`,
    );
    expect(told(text, 'stratagem')[0]).toMatch(
      /; later, after unit shot for “unit”, if the number of CLAY models for which it is destroyed by the subject is more than 0, heal 2 wounds/,
    );
  });
});

it('the price of a stratagem is told, never guessed', () => {
  const text = stratagem(
    'Your Movement phase, just after a CLAY unit from your army Falls Back.',
    'That CLAY unit.',
    'Your unit is eligible to shoot this turn.',
  );
  expect(effectsOf(text, 'stratagem')[0]?.offer).toEqual({});
  expect(read(text, 'stratagem', { cost: 2 }).effects[0]?.offer).toEqual({ cost: 2 });
});

it('of several stratagems that one use makes free, one is', () => {
  const text = 'Once per battle round, you can target this unit with the Kiln Fire or Kiln Smoke Stratagem for 0CP.';
  expect(effectsOf(text)[0]?.do).toEqual([
    {
      either: ['KILN FIRE', 'KILN SMOKE'].map((keyword) => [
        { grant: { rule: 'free-stratagem', keyword }, for: 'self' },
      ]),
    },
  ]);
});

it('weapons are named in the singular, however short', () => {
  const text = 'Add 1 to the Strength characteristic of kiln guns equipped by this model.';
  expect(effectsOf(text)[0]?.do[0]).toMatchObject({ for: { with: { keywords: ['kiln-gun'] } } });
});

it('what one targets with a stratagem is targeted in either turn', () => {
  expect(effectsOf('Each time you target this unit with a Stratagem, you gain 1CP.')[0]?.when).toEqual({
    at: 'stratagem-used',
    edge: 'after',
    of: 'self',
  });
});

it('attacks that are finished in the Fight phase were blows', () => {
  const text = 'In the Fight phase, after this model has finished making its attacks, it regains 1 lost wound.';
  expect(effectsOf(text)[0]?.when).toEqual({ at: 'unit-fought', edge: 'after', of: 'self' });
});

it('your own phase is not either player’s', () => {
  const both = (second: string) =>
    effectsOf(
      stratagem(
        `Your Shooting phase or ${second} Fight phase.`,
        'One CLAY unit from your army.',
        'Your unit has the Stealth ability.',
      ),
      'stratagem',
    ).map(({ when }) => when?.turn);
  expect(both('your')).toEqual(['mine', 'mine']);
  expect(both('the')).toEqual(['mine', undefined]);
});

it('a stratagem sees with the eyes of the unit it is used on', () => {
  const text = stratagem(
    'Your Command phase.',
    'One CLAY unit from your army.',
    'Select one visible enemy unit within 7" of your unit. That enemy unit must take a Battle-shock test.',
  );
  expect(JSON.stringify(effectsOf(text, 'stratagem'))).toContain('visible-to-unit');
});

it('an Attached unit is no keyword', () => {
  expect(effectsOf('If this unit is an Attached unit, it has the Stealth ability.')[0]?.if).toEqual({
    state: 'leading',
    of: 'self',
  });
});

describe('what nobody has done yet', () => {
  it('a charge that will be declared is asked about as it is rolled', () => {
    const text = stratagem(
      'Your Charge phase.',
      'One CLAY unit from your army.',
      `Select one enemy unit within 7" of your unit. ${phase} ${declares} ${amongst} of that charge, add 3 to the Charge roll.`,
    );
    const { effects } = compile(text, { edition: 'w40k-11', kind: 'stratagem', name: 'Kiln Song' });
    expect(JSON.stringify(effects)).not.toContain('"charge-target"');
    expect(effects[0]?.do.at(-1)).toMatchObject({ for: { where: { state: 'target-of-the-charge', of: 'enemy' } } });
  });

  it('nor is whoever could be charged', () => {
    const text = stratagem(
      'End of your opponent’s Charge phase.',
      `One CLAY unit from your army that ${could} if it were your Charge phase.`,
      `Your unit now declares a charge ${only} one or more of those enemy units.`,
    );
    expect(isRead(text, 'stratagem')).toBe(false);
  });

  it('a unit that advances has no such keyword', () => {
    const text = stratagem(
      'Your Movement phase.',
      'One CLAY unit from your army.',
      `${phase} if your unit Advances, add 3" to the Move characteristic of models in your unit.`,
    );
    expect(JSON.stringify(read(text, 'stratagem').effects)).not.toContain('ADVANCES');
  });
});

it('how often an ability may be used is not overheard where only its name says so', () => {
  const text =
    'In your Charge phase, you can use this ability. If you do, this unit has the Stealth ability until the end of the phase.';
  expect(read(text).whole).toBe(true);
  expect(read(text, 'ability', { name: 'Kiln Song (Once per battle, per army)' }).whole).toBe(false);
});

it('abilities of several sorts of units, each under its own heading, are not all of the last', () => {
  const text = `CLAY units from your army have the following ability:

Slow Fire: This unit has the Stealth ability.

KILN units from your army have the following ability:

Quick Fire: This unit has the Lone Operative ability.`;
  const { effects } = compile(text, { edition: 'w40k-10', kind: 'detachment-rule', name: 'Kiln Song' });
  expect(effects.map(printEffect)).toEqual([
    'Grant stealth for friendly CLAY units.',
    'Grant lone operative for friendly KILN units.',
  ]);
});

describe('whose and how long', () => {
  it('attacks of anybody are not those of whoever has the rule', () => {
    expect(isRead('Each time an attack is made against a KILN unit, add 1 to the Hit roll.')).toBe(false);
  });

  it('while one that was marked is so, it ends with the mark', () => {
    const text =
      'In your Shooting phase, after this model has shot, select one enemy unit hit by those attacks. That enemy unit is sooty until the start of your next turn. While that unit is sooty, each time it makes an attack, subtract 1 from the Hit roll.';
    expect(told(text)[0]).toContain('subtract 1 from hit rolls for attacks by “enemy” until my next turn start');
  });

  it('a move that prevents nothing is the one that gave the cause', () => {
    const text = stratagem(
      'Your Movement phase, when a friendly CLAY unit is selected to make a Fall Back move.',
      'That CLAY unit.',
      `That move does not prevent your unit from being ${eligible}.`,
    );
    expect(effectsOf(text, 'stratagem')[0]?.do).toMatchObject([
      { allow: 'shoot-after-falling-back' },
      { allow: 'charge-after-falling-back' },
    ]);
  });

  it('what is active for your unit may be so for it alone', () => {
    const text = stratagem(
      'Fight phase.',
      'One CLAY unit from your army.',
      'If the Kiln Song is active for your unit, your unit has the Stealth ability.',
    );
    expect(JSON.stringify(effectsOf(text, 'stratagem'))).toContain(
      '"some":[{"state":"kiln-song-active","of":"mine"},{"state":"kiln-song-active","of":"unit"}]',
    );
  });

  it('how it may pile in is known before it does', () => {
    const text = `Each time a model in this unit makes ${pile}, it does not need to end that move ${closer}.`;
    expect(effectsOf(text)).toMatchObject([{ do: [{ allow: 'pile-in-freely', for: 'self' }] }]);
    expect(effectsOf(text)[0]?.when).toBeUndefined();
  });
});

it('a name with a capital is followed by the noun', () => {
  const weapon = (text: string) => effectsOf(text)[0]?.do[0];
  expect(weapon('Add 2 to the Attacks characteristic of this model’s Kilnfang weapon.')).toMatchObject({
    for: { with: { keywords: ['kilnfang'] } },
  });
  expect(weapon('Add 2 to the Attacks characteristic of this model’s kiln weapon.')).toMatchObject({
    for: { with: { keywords: ['kiln-weapon'] } },
  });
});

it('several units that a stratagem is used on do not attack the enemy they chose as if they were it', () => {
  const text = stratagem(
    'Fight phase.',
    'One or more CLAY CHARACTER units from your army.',
    `Select one enemy unit. ${phase} melee weapons equipped by models in those CLAY units have [LANCE] while targeting that enemy unit.`,
  );
  expect(JSON.stringify(read(text, 'stratagem').effects)).not.toContain('"by":"enemy"');
});

describe('longer than any print', () => {
  it.each([
    ['a sentence', `This unit has the Stealth ability${', and it has the Stealth ability'.repeat(700)}.`],
    ['a text', 'This unit has the Stealth ability.\n'.repeat(20_000)],
  ])('%s is not read at all', (_, text) => {
    expect(read(text).unread).toMatchObject([{ why: 'unknown' }]);
  });
});

it('nobody is near himself: their unit is that of those who were spoken of', () => {
  const text =
    'You can re-roll hit rolls for attacks made by models in friendly CLAY units whilst their unit is within 7" of this model.';
  expect(JSON.stringify(read(text).effects)).not.toContain('"of":{"all":"unit","in":"self"},"from":"self"');
});
