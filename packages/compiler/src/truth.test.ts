import type { Effect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { type CompileOptions, compile, type Kind } from './index.js';

/* Faults that a person found in compiled texts, each on wordings of our own: right now, or not read. */

const read = (text: string, kind: Kind = 'ability', more: Partial<CompileOptions> = {}) =>
  compile(text, { edition: 'w40k-11', kind, name: 'Kiln Song', ...more });

const effectsOf = (text: string, kind?: Kind): readonly Effect[] => {
  const { effects, unread } = read(text, kind);
  expect(unread).toEqual([]);
  return effects;
};
const stratagem = (when: string, target: string, effect: string): string =>
  `WHEN: ${when}\nTARGET: ${target}\nEFFECT: ${effect}`;

describe('keywords of several words', () => {
  it.each([
    ['BEAST GROWLER', ['BEAST GROWLER']],
    ['CHAOS LAMPLIGHTER', ['CHAOS LAMPLIGHTER']],
    ['CHAOS KNIGHT CHARACTER', ['CHAOS KNIGHTS', 'CHARACTER']],
    ['CHAOS VEHICLE', ['CHAOS', 'VEHICLE']],
    ['TERMINATOR CAPTAIN', ['TERMINATOR', 'CAPTAIN']],
    ['CLAY SWARMS', ['CLAY SWARMS']],
    ['GENESTEALER CULT INFANTRY', ['GENESTEALER CULTS', 'INFANTRY']],
  ])('%s', (printed, keywords) => {
    expect(effectsOf(`${printed} model only. The bearer has the Stealth ability.`)[0]?.do[0]).toMatchObject({
      for: { keywords },
    });
  });
});

it('what an army’s kinds share is said once', () => {
  expect(effectsOf('Friendly ORKS INFANTRY/MOUNTED units have Stealth.')[0]?.do[0]).toMatchObject({
    for: { where: { some: [{ keywords: ['ORKS', 'INFANTRY'] }, { keywords: ['ORKS', 'MOUNTED'] }] } },
  });
});

describe('how often', () => {
  it.each([
    ['Twice per battle round, at the start of any phase,', { times: 2, per: 'round', by: 'unit' }],
    ['(Once per phase, per unit) At the start of any phase,', { times: 1, per: 'phase', by: 'unit' }],
    ['(Once per turn, per model) At the start of any phase,', { times: 1, per: 'turn', by: 'unit' }],
  ])('%s', (frame, limit) => {
    expect(effectsOf(`${frame} select one friendly CLAY unit. That unit heals 2 wounds.`)[0]?.offer?.limit).toEqual(
      limit,
    );
  });

  it('whichever of those with an ability uses it, the army has used it', () => {
    const [effect] = effectsOf(
      'Once per turn, after one CLAY model from your army with this ability has fought, you gain 1CP.',
    );
    expect(effect?.offer?.limit?.by).toBe('army');
  });

  it('a rule of a detachment that waits for an enemy is limited for the army', () => {
    const [effect] = effectsOf(
      'Once per battle round, after an enemy CLAY unit is destroyed, you gain 1CP.',
      'detachment-rule',
    );
    expect(effect?.offer?.limit).toEqual({ times: 1, per: 'round', by: 'army' });
  });
});

describe('who', () => {
  it('sees: nobody but this unit, the one that a stratagem is used on, or the attacker', () => {
    const text =
      'At the start of your Command phase, if a CLAY model from your army is on the battlefield, select one enemy KILN unit visible to that CLAY model. It suffers 1 mortal wound.';
    expect(read(text, 'detachment-rule').whole).toBe(false);
  });

  it('passes its tests: whoever was said to move', () => {
    const effects = effectsOf(
      'Each time the bearer’s unit makes a Normal or Fall Back move, it can move through models. When doing so, it can move within Engagement Range of such models, but it cannot end a move in Engagement Range of such models, and any Desperate Escape test is automatically passed.',
    );
    expect(effects.at(-1)?.do).toEqual([{ forbid: 'desperate-escape-tests', for: { all: 'unit', in: 'self' } }]);
  });

  it('“this unit” in a stratagem is the one that it is used on', () => {
    const [effect] = effectsOf(
      stratagem(
        'Your Shooting phase.',
        'One CLAY unit from your army.',
        'Until the end of the phase, each time a CLAY model in this unit makes a ranged attack, add 2 to the Damage roll.',
      ),
      'stratagem',
    );
    expect(effect?.do[0]).toMatchObject({ for: { attacks: 'ranged', by: { in: 'unit' } } });
  });

  it('“it”, behind the bearer’s unit, is the unit', () => {
    const [effect] = effectsOf(
      'The bearer’s unit has the Stealth ability, and if the bearer is Battle-shocked, it has +1 T.',
    );
    expect(effect?.do).toMatchObject([
      { for: { all: 'unit', in: 'self' } },
      { then: [{ modify: 'toughness', for: { all: 'unit', in: 'self' } }] },
    ]);
  });

  it('is chosen before it is attacked keeps its name', () => {
    const [effect] = effectsOf(
      'At the end of your Movement phase, select one enemy CLAY unit. Until the end of the phase, that CLAY unit cannot have the Benefit of Cover. That CLAY unit suffers 4 mortal wounds.',
    );
    expect(effect?.do.at(-1)).toMatchObject({ suffer: 4, on: 'enemy' });
  });

  it('“that unit”, behind a condition of the bearer’s unit, is the unit', () => {
    const [effect] = effectsOf('While the bearer’s unit is Battle-shocked, that unit has +2 T.');
    expect(effect?.do).toMatchObject([{ modify: 'toughness', for: { all: 'unit', in: 'self' } }]);
  });

  it('was selected: nobody, if nobody was', () => {
    expect(read('Each time the bearer uses its Kiln Craft ability, the selected CLAY model has +2 T.').whole).toBe(
      false,
    );
  });

  it('falls back: “it” is the one that does', () => {
    const [effect] = effectsOf(
      stratagem(
        'Your opponent’s Movement phase, just after an enemy CLAY unit is selected to Fall Back.',
        'One KILN unit from your army.',
        'When that enemy unit Falls Back, it suffers 2 mortal wounds.',
      ),
      'stratagem',
    );
    expect(effect?.do).toMatchObject([{ later: { at: 'fall-back-move' }, do: [{ suffer: 2, on: 'subject' }] }]);
  });

  it('that transport is the one that carries', () => {
    const [effect] = effectsOf(
      'While the bearer is embarked within a TRANSPORT, add 1 to the Toughness characteristic of that TRANSPORT.',
    );
    expect(effect?.do[0]).toMatchObject({ for: { all: 'unit', keywords: ['TRANSPORT'] } });
  });

  it('while those attacks are resolved: of whoever makes them', () => {
    const [effect] = effectsOf(
      'Each time the bearer is selected to fight, while resolving those attacks, add 1 to the Hit roll.',
    );
    expect(effect?.do[0]).toMatchObject({ for: { attacks: 'any', by: 'self' } });
    expect(read('While resolving those attacks, add 1 to the Hit roll.').whole).toBe(false);
  });

  it('an army includes what its own side includes', () => {
    const [effect] = effectsOf(
      'If your army does not include one or more CLAY units, this model has the Stealth ability.',
    );
    expect(effect?.if).toEqual({ compare: [{ count: { all: 'unit', side: 'mine', keywords: ['CLAY'] } }, '=', 0] });
  });
});

describe('how much, and until when', () => {
  it('a price that is reduced goes down', () => {
    const text = (how: string) =>
      `Each time you target this unit with a Stratagem, the CP cost of that use of that Stratagem is ${how} by 1CP.`;
    expect(effectsOf(text('reduced'))[0]?.do[0]).toMatchObject({ by: -1 });
    expect(effectsOf(text('increased'))[0]?.do[0]).toMatchObject({ by: 1 });
  });

  it.each([
    ['Leadership', ['leadership']],
    ['Battle-shock', ['battle-shock']],
  ])('re-rolls of %s tests only', (kind, rerolls) => {
    const [effect] = effectsOf(`This unit can re-roll ${kind} rolls.`);
    expect(effect?.do.map((verb) => 'reroll' in verb && verb.reroll)).toEqual(rerolls);
  });

  it('one of these dice, or one of each', () => {
    const keywords = (text: string) => effectsOf(text)[0]?.do.map((verb) => 'grant' in verb && verb.grant);
    expect(keywords('Once per phase, you can re-roll one Hit roll or one Wound roll made for the bearer.')).toEqual([
      { rule: 'single-re-roll', keyword: 'HIT/WOUND' },
    ]);
    expect(keywords('Once per phase, you can re-roll one Hit roll and one Wound roll made for the bearer.')).toEqual([
      { rule: 'single-re-roll', keyword: 'HIT' },
      { rule: 'single-re-roll', keyword: 'WOUND' },
    ]);
  });

  it('held at the start of a phase is asked then', () => {
    const [effect] = effectsOf(
      'If you control an objective at the start of your Fight phase and this unit is within range of that objective, it remains under your control until your opponent controls it at the end of any turn.',
    );
    expect(effect?.when).toEqual({ at: 'fight-phase', edge: 'before', turn: 'mine' });
  });

  it('who may charge later may do so in that turn', () => {
    const [effect] = effectsOf(
      stratagem(
        'Your Movement phase.',
        'One CLAY unit from your army.',
        'Your unit is eligible to shoot and declare a charge this turn.',
      ),
      'stratagem',
    );
    expect(effect?.do.map((verb) => 'until' in verb && verb.until)).toEqual(['turn', 'turn']);
  });

  it('either of two events opens a stratagem', () => {
    const effects = effectsOf(
      stratagem(
        'Your Movement phase, just after a CLAY unit from your army Advances or Falls Back.',
        'That CLAY unit.',
        'Your unit heals 2 wounds.',
      ),
      'stratagem',
    );
    expect(effects.map(({ when }) => when?.at)).toEqual(['advance-move', 'fall-back-move']);
  });

  it('what is given to whoever a stratagem was used on ends with the phase', () => {
    const effects = effectsOf(
      stratagem(
        'Your Shooting phase.',
        'One CLAY unit from your army.',
        'When your unit uses the Kiln Heat ability, its ranged attacks have [HEAVY].',
      ),
      'stratagem',
    );
    expect(effects.at(-1)).toMatchObject({ when: { at: 'used-kiln-heat' }, do: [{ grant: 'heavy', until: 'phase' }] });
  });

  it('through models, as it charges', () => {
    const effects = effectsOf(
      stratagem(
        'Your Charge phase, when a friendly CLAY unit starts a charge move.',
        'That CLAY unit.',
        'Your unit can move through models (excluding MONSTER/VEHICLE models).',
      ),
      'stratagem',
    );
    expect(effects[0]?.do).toEqual([
      { allow: 'charge-through-models-but-monsters-and-vehicles', for: 'subject', until: 'phase' },
    ]);
  });

  it('has one of several abilities, not all', () => {
    const [effect] = effectsOf(
      'Each time a CLAY unit from your army is selected to fight, select one of the abilities below. While resolving those attacks, its melee weapons have the ability:\n- [LANCE]\n- [HEAVY]',
      'detachment-rule',
    );
    expect(effect?.do).toMatchObject([
      { either: [[{ grant: 'lance', for: { attacks: 'melee', by: 'subject' } }], [{ grant: 'heavy' }]] },
    ]);
    expect(read('This unit’s attacks have the ability:\n- [LANCE]\n- [KILN]').whole).toBe(false);
  });

  it('a test is harder before it is taken', () => {
    const [effect] = effectsOf(
      'Each time an enemy CLAY unit Falls Back, models in that enemy CLAY unit must take a Desperate Escape test. When doing so, if this model is Battle-shocked, subtract 2 from each of those tests.',
    );
    expect(effect?.do).toMatchObject([
      {
        if: { state: 'battle-shocked', of: 'self' },
        then: [{ modify: 'desperate-escape-roll', by: -2, for: 'subject' }],
      },
      { activate: 'desperate-escape-tests', for: 'subject' },
    ]);
  });

  it('attacks are finished in either phase', () => {
    const clay = { all: 'unit', side: 'mine', keywords: ['CLAY'] };
    const effects = effectsOf(
      'In your Shooting phase and the Fight phase, after a friendly CLAY unit has finished making its attacks, you gain 1CP.',
    );
    expect(effects.map(({ when }) => when)).toEqual([
      { at: 'unit-shot', edge: 'after', of: clay, turn: 'mine' },
      { at: 'unit-fought', edge: 'after', of: clay },
    ]);
  });

  it('fell in melee, and not to shots', () => {
    const [effect] = effectsOf(
      'At the end of the Fight phase, if one or more enemy CLAY models were destroyed because of a melee attack made by the bearer, you gain 1CP.',
    );
    expect(effect?.if).toMatchObject({
      compare: [
        { count: { where: { every: [{ state: 'destroyed-by-self' }, { state: 'destroyed-in-melee' }] } } },
        '>',
        0,
      ],
    });
  });

  it('battle-shocked is no keyword', () => {
    const text = 'At the start of your Command phase, roll one D6: on a 1, this model is Battle-shocked.';
    expect(effectsOf(text)[0]?.do[1]).toMatchObject({ then: [{ mark: 'battle-shocked', on: 'self' }] });
  });

  it('a move of no known length, and what is offered but never said, is not read', () => {
    expect(read('At the end of your Command phase, this unit can make a Surge move.').whole).toBe(false);
    expect(read('At the end of your Command phase, this unit can make a Kiln move.').whole).toBe(false);
  });
});
