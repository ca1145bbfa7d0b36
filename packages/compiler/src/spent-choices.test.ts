import { printEffect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* Choices that are used up, story between rules, who slew whom, and who is not meant; on wordings of our own. */

const read = (text: string, kind: Kind = 'detachment-rule') =>
  compile(text, { edition: 'w40k-10', kind, name: 'Kiln Song', cost: 1 });
const told = (text: string, kind?: Kind): readonly string[] => {
  const { effects, unread } = read(text, kind);
  expect(unread).toEqual([]);
  return effects.map(printEffect);
};

const fires = (
  between = '',
) => `At the start of your turn, select one of the Fires shown below. Until the end of the turn, that Fire is active.${between}

Slow Fire
While this Fire is active, CLAY units from your army have +1 T.

White Fire
While this Fire is active, CLAY units from your army have +2 T.`;

describe('a part that can be chosen once', () => {
  const [choice, slow] = told(fires(' Each Fire can only be selected once per battle.'));
  it('is remembered as chosen', () => {
    expect(choice).toMatch(
      /if my army is not slow fire active before, \(my army become slow fire active until the end of the turn; my army become slow fire active before until the end of the battle\)/,
    );
  });
  it('holds once, however often the text says so', () => expect(slow?.match(/slow fire active/g)).toHaveLength(1));
  it('needs a choice', () => expect(read('Each Fire can only be selected once per battle.').whole).toBe(false));
});

it('story under a name is no rule', () => {
  expect(
    told(
      fires().replace(
        'Slow Fire\n',
        'Slow Fire\nIn the deep kilns the old masters watch the embers, as they always did.\n',
      ),
    ),
  ).toEqual(told(fires()));
});

it('a heading of the page is no choice', () => {
  expect(told(`${fires()}\n\nKEYWORDS\nASH units from your army have the BELLOWS keyword.`)[0]).not.toMatch(/keywords/);
});

const used = (target: string, effect: string) =>
  read(`WHEN: Any phase.\nTARGET: ${target}\nEFFECT: ${effect}`, 'stratagem');

describe('whoever slew a unit', () => {
  it('is noted as a stratagem is used on the unit', () => {
    const { effects } = used(
      'One CLAY unit from your army that was just destroyed by an enemy model.',
      'Until the end of the battle, friendly KILN units’ attacks that target the enemy unit that just destroyed your unit have +2 to hit rolls.',
    );
    expect(effects.map(printEffect).join()).toMatch(/let “slayer” be .*slayer of unit.*hit rolls for .*“slayer”/);
  });
  it('is nobody, if nobody did', () => {
    expect(
      used(
        'One CLAY unit from your army.',
        'Until the end of the battle, friendly KILN units’ attacks that target the enemy unit that destroyed your unit have +2 to hit rolls.',
      ).whole,
    ).toBe(false);
  });
});

it('a unit named by keywords that are not its own is another', () => {
  expect(
    used(
      'One CLAY unit from your army within 7" of a friendly KILN unit.',
      'Until the end of the turn, models in your KILN unit have a 5+ invulnerable save.',
    ).whole,
  ).toBe(false);
});

it('what lies on the other side of a door is told from the unit that is spoken of', () => {
  const { effects, unread } = used(
    'One CLAY unit from your army.',
    'Select one enemy unit on the opposite side of a Hatchway from your unit. That unit is battle-shocked.',
  );
  expect(unread).toEqual([]);
  expect(JSON.stringify(effects)).toContain('across-opened-hatchway');
});
