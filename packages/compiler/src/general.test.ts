import { type Effect, printEffect } from '@umpire/effects';
import { describe, expect, it, test } from 'vitest';
import { type CompileOptions, compile } from './index.js';

/* General words put together: what they mean is printed by the effect language. */

const ability: CompileOptions = { edition: 'w40k-11', kind: 'ability', name: 'Kiln Song' };
const stratagem: CompileOptions = { edition: 'w40k-11', kind: 'stratagem', name: 'Kiln Song', cost: 1 };

const effectsOf = (text: string, options = ability): readonly Effect[] => {
  const { effects, unread } = compile(text, options);
  expect(unread).toEqual([]);
  return effects;
};
const told = (text: string, options = ability): readonly string[] => effectsOf(text, options).map(printEffect);

describe('several things said of one', () => {
  it.each([
    [
      'That cannot charge and must remain stationary',
      'At the start of the Fight phase, select one enemy unit within 6" of this model. That unit cannot charge and must remain stationary.',
      /forbid declare a charge for “enemy” until the end of the phase; forbid move for “enemy”/,
    ],
    [
      'of attacks',
      'This model’s melee attacks can re-roll wound rolls and have +1 AP.',
      /re-roll wound rolls .*; improve armour penetration by 1/i,
    ],
    [
      'numbers of one weapon',
      'Add 1 to the Strength characteristic and add 4 to the Attacks characteristic of melee weapons equipped by this unit.',
      /add 1 to strength .*; add 4 to attacks/i,
    ],
  ])('%s', (_why, text, words) => {
    expect(told(text).join(' ')).toMatch(words);
  });
});

describe('places', () => {
  const at = (place: string) => effectsOf(`While this unit is ${place}, this unit has +1 OC.`)[0]?.if;

  it.each([
    ['within range of an objective', { state: 'in-range-of-objective', of: 'self' }],
    ['within range of one or more objective markers you control', { state: 'in-range-of-own-objective', of: 'self' }],
    ['not within engagement range of any enemy units', { not: { state: 'engaged', of: 'self' } }],
    ['wholly within your deployment zone', { state: 'wholly-in-own-deployment-zone', of: 'self' }],
    ['in Reserves', { state: 'in-reserves', of: 'self' }],
    [
      'within engagement range of an enemy VEHICLE unit',
      {
        within: { the: 'engagement-range', of: 'mine' },
        of: 'self',
        from: { all: 'unit', side: 'theirs', keywords: ['VEHICLE'] },
      },
    ],
  ])('%s', (place, condition) => {
    expect(at(place)).toEqual(condition);
  });
});

describe('attacks that were made', () => {
  it.each([
    ['hit by one or more of those attacks', 'hit-by-subject'],
    ['hit by one or more of those attacks made with its mud cannon', 'hit-with-mud-cannon'],
    ['that was the target of one or more attacks made by this model', 'targeted-by-subject'],
  ])('%s', (words, state) => {
    const [effect] = effectsOf(`After this model has shot, select one enemy unit ${words}. That unit is soaked.`);
    expect(effect?.do[0]).toMatchObject({ choose: { where: { state, of: 'it' } } });
  });

  it('after they are resolved', () => {
    const text = 'When this unit is selected to fight, after resolving its attacks, it suffers 1 mortal wound.';
    expect(effectsOf(text)[0]?.when).toEqual({ at: 'unit-fought', edge: 'after', of: 'self' });
    expect(compile('After resolving its attacks, this unit suffers 1 mortal wound.', ability).whole).toBe(false);
  });
});

describe('periods', () => {
  it.each([
    ['until the end of your opponent’s next turn', { theirs: 'turn-end' }],
    ['until the start of your opponent’s next Shooting phase', { theirs: 'shooting-phase' }],
    ['until the start of your next Command phase', { my: 'command-phase' }],
  ])('%s', (words, until) => {
    const [effect] = effectsOf(`In your Shooting phase, select one enemy unit. That unit is soaked ${words}.`);
    expect(effect?.do[1]).toMatchObject({ mark: 'soaked', until });
  });
});

test('shares are rounded down', () => {
  expect(effectsOf('Improve this model’s Leadership characteristic by 1 for every 4 models in this unit.')).toEqual([
    {
      do: [
        {
          modify: 'leadership',
          how: 'improve',
          by: { op: '/', of: [{ count: { all: 'model', in: 'self' } }, 4] },
          for: 'self',
        },
      ],
    },
  ]);
  const up = 'Improve this model’s Leadership characteristic by 1 for every 4 models in this unit (rounding up).';
  expect(compile(up, ability).whole).toBe(false);
});

describe('stratagems', () => {
  it('what they set off later is known by a mark', () => {
    const [used, later] = effectsOf(
      'WHEN: Your Movement phase.\nTARGET: One CLAY unit from your army.\nEFFECT: Until the end of the phase, each time your unit ends a normal move, it suffers 1 mortal wound.',
      stratagem,
    );
    expect(used?.do).toEqual([{ mark: 'under-kiln-song', on: 'unit', until: 'phase' }]);
    expect(later?.when?.of).toEqual({ all: 'unit', side: 'mine', where: { state: 'under-kiln-song', of: 'it' } });
    expect(later?.do).toMatchObject([{ suffer: 1, on: 'subject' }]);
  });

  it('are for one or for several others', () => {
    const [effect] = effectsOf(
      'WHEN: Fight phase.\nTARGET: One CLAY unit from your army, or up to two MUD units from your army.\nEFFECT: Your unit’s melee attacks have +1 S.',
      stratagem,
    );
    expect(effect?.do[0]).toEqual({
      either: [
        [{ choose: { all: 'unit', side: 'mine', keywords: ['CLAY'] }, as: 'unit' }],
        [{ choose: { all: 'unit', side: 'mine', keywords: ['MUD'] }, as: 'unit', min: 1, max: 2 }],
      ],
    });
  });

  it('are used in steps of a phase, in its turn', () => {
    const [effect] = effectsOf(
      'WHEN: Your Movement phase, at the start of the Reinforcements step.\nTARGET: One CLAY unit from your army.\nEFFECT: Your unit has Deep Strike.',
      stratagem,
    );
    expect(effect?.when).toEqual({ at: 'reinforcements', turn: 'mine', edge: 'before' });
  });

  it('secure an objective for longer than the phase', () => {
    const [effect] = effectsOf(
      'WHEN: Your Command phase.\nTARGET: One friendly CLAY unit within range of an objective you control.\nEFFECT: That objective is secured by your army.',
      stratagem,
    );
    expect(effect?.do[0]).not.toHaveProperty('until');
  });
});

describe('nothing is lost on the way', () => {
  it('a condition on somebody else narrows nothing and is not read', () => {
    const text = 'While a friendly CLAY unit is within 6" of this model, this model’s melee attacks have +1 S.';
    expect(compile(text, ability).whole).toBe(false);
  });

  it('who may be chosen once is marked', () => {
    const [effect] = effectsOf(
      'In your Command phase, select one friendly CLAY model within 3" of this model. That model regains 1 lost wound. Each CLAY model can only be selected for this ability once per turn.',
    );
    expect(effect?.do.slice(0, 2)).toEqual([
      {
        choose: {
          all: 'model',
          side: 'mine',
          keywords: ['CLAY'],
          where: {
            every: [{ within: { inches: 3 }, of: 'it', from: 'self' }, { not: { state: 'under-kiln-song', of: 'it' } }],
          },
        },
        as: 'chosen-model',
      },
      { mark: 'under-kiln-song', on: 'chosen-model', until: 'turn' },
    ]);
  });

  it('what happens to one of several happens to that one', () => {
    const [effect] = effectsOf(
      'While an enemy BRICK unit is within 7" of this model, each time that unit fails a Battle-shock test, that unit suffers 1 mortal wound.',
    );
    expect(effect?.do).toEqual([{ suffer: 1, kind: 'mortal', on: 'subject' }]);
  });
});

describe('keywords as they are printed on datasheets', () => {
  it.each([
    ['more than one of them', 'EPIC HEROES', ['EPIC HERO']],
    ['a name that begins like a known one', 'DAEMON PRINCE WITH WINGS', ['DAEMON PRINCE WITH WINGS']],
    ['a slip of the print', 'TITIANIC', ['TITANIC']],
    ['no slip', 'HERETICUS', ['HERETICUS']],
  ])('%s', (_why, printed, keywords) => {
    const [effect] = effectsOf(
      `Each time this model makes an attack that targets a ${printed} unit, add 1 to the Hit roll.`,
    );
    expect(effect).toMatchObject({ do: [{ for: { where: { is: 'target', keywords } } }] });
  });

  it('says what it put right, and takes no link for a keyword', () => {
    expect(compile('Friendly TITIANIC units have 4+ InSv.', ability).notes).toEqual(['TITIANIC: read as TITANIC']);
    expect(compile('Friendly MONSTER of VEHICLE units have 4+ InSv.', ability).whole).toBe(false);
  });

  it('the closest of a kind need not be the closest of all', () => {
    const [effect] = effectsOf(
      'Each time this model targets the closest eligible VEHICLE unit, add 1 to the Hit roll.',
    );
    expect(JSON.stringify(effect)).toContain('closest-eligible-of-its-kind');
  });
});
