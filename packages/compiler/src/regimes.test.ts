import type { Effect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* What an army chooses among its own, abilities by their names, attacks of either sort once they are over: on wordings of our own. */

const effectsOf = (text: string, kind: Kind = 'ability'): readonly Effect[] => {
  const { effects, unread } = compile(text, { edition: 'w40k-10', kind, name: 'Kiln Song', cost: 1 });
  expect(unread).toEqual([]);
  return effects;
};

describe('regimes', () => {
  it('one that is chosen for one unit beside those of the army', () => {
    const [effect] = effectsOf(
      'At the start of your Command phase, select one Mud Hymn ability to be active for this model until the end of the phase, in addition to the Mud Hymn abilities active for your army.',
    );
    expect(effect?.do).toMatchObject([
      { bind: 'list', to: ['abilities-of-mud-hymn'] },
      { choose: { entriesOf: 'list' }, as: 'picked' },
      { grant: { bound: 'picked' }, for: 'self', until: 'phase' },
    ]);
  });

  it('two at once, and none', () => {
    expect(
      effectsOf(
        'If Mud Hymn and Clay Hymn are both active for your army, add 1 to this model’s Wounds characteristic.',
      ),
    ).toMatchObject([
      {
        if: {
          every: [
            { state: 'mud-hymn-active', of: 'mine' },
            { state: 'clay-hymn-active', of: 'mine' },
          ],
        },
      },
    ]);
    expect(
      effectsOf('If no Mud Hymn is active for your army, add 1 to this model’s Wounds characteristic.'),
    ).toMatchObject([{ if: { not: { state: 'mud-hymn-active', of: 'mine' } } }]);
  });

  it('points that are won and asked about', () => {
    const [effect] = effectsOf(
      'At the end of your turn, if you have 3 or more Mud points, you gain 1 additional Clay point.',
    );
    expect(effect).toMatchObject({
      if: { compare: [{ the: 'mud-points', of: 'mine' }, '>=', 3] },
      do: [{ gain: 'clay-points', amount: 1, for: 'mine' }],
    });
  });
});

describe('an ability of a name that has an owner', () => {
  it('is used', () => {
    const [effect] = effectsOf(
      'Each time this model uses its Potter’s Blessing ability, this model regains 1 lost wound.',
    );
    expect(effect).toMatchObject({ when: { at: 'used-potter-s-blessing', of: 'self' }, do: [{ heal: 1, on: 'self' }] });
  });
});

describe('attacks of either sort', () => {
  it('answered once they are over', () => {
    const effects = effectsOf(
      'Each time an enemy CLAY unit is selected to shoot or fight, after that unit has finished making its attacks, if any of those attacks targeted this CLAY model, this model can make a Normal move.',
    );
    expect(effects.map(({ when }) => when?.at)).toEqual(['unit-shot', 'unit-fought']);
    expect(effects[0]?.if).toEqual({ state: 'targeted-by-subject', of: 'self' });
  });
});

describe('as long as it holds', () => {
  it('what a moment began, of a unit that the text calls one', () => {
    const [effect] = effectsOf(
      'The first time this unit destroys an enemy CLAY unit, until the end of the battle, while this unit is below Half-strength, add 2 to the Objective Control characteristic of models in this unit.',
    );
    expect(effect?.do).toMatchObject([
      { modify: 'objective-control', for: { all: 'unit', in: 'self', where: { state: 'below-half-strength' } } },
    ]);
  });

  it('of a model or its unit is not read', () => {
    const { whole } = compile(
      'The first time this model destroys an enemy CLAY unit, until the end of the battle, while this unit is below Half-strength, add 2 to this model’s Objective Control characteristic.',
      { edition: 'w40k-10', kind: 'ability', name: 'Kiln Song' },
    );
    expect(whole).toBe(false);
  });
});

describe('objectives', () => {
  it('one that was asked about is the one that is secured', () => {
    const [effect] = effectsOf(
      'In your Command phase, select one CLAY unit from your army within range of an objective marker. If there are no enemy CLAY models within range of that objective marker, that objective marker is Secured.',
    );
    const last = effect?.do.at(-1);
    const secured = last && 'if' in last ? last.then[0] : undefined;
    expect(JSON.stringify(secured)).toContain('"friend"');
    expect(JSON.stringify(secured)).not.toContain('"theirs"');
  });
});
