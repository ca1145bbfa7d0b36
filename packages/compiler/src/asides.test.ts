import { printEffect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* Constructions of attacks, each on wordings of our own. */

const read = (text: string, kind: Kind = 'ability') =>
  compile(text, { edition: 'w40k-10', kind, name: 'Kiln Song', cost: 1 });

const told = (text: string, kind?: Kind): string => {
  const { effects, unread } = read(text, kind);
  expect(unread).toEqual([]);
  return effects.map(printEffect).join(' / ');
};
const stratagem = (when: string, target: string, effect: string): string =>
  told(`WHEN: ${when}\nTARGET: ${target}\nEFFECT: ${effect}`, 'stratagem');

describe('whose attacks, and which', () => {
  it.each([
    [
      'Add 3 to the Hit roll each time a CLAY model in this unit makes a melee attack.',
      /^add 3 to hit rolls with melee weapons$|Add 3 to hit rolls for melee attacks by CLAY models/,
    ],
    ['Subtract 3 from Wound rolls for attacks that target this CLAY unit.', /subtract 3 from wound rolls/i],
    [
      'Each time this CLAY model makes a ranged attack that targets a KILN unit, or makes a melee attack in a turn in which it Fell Back, add 3 to the Strength characteristic of that attack.',
      /ranged attacks .* target is KILN; add 3 to strength for melee attacks .* the attacker fell back/,
    ],
    ['Each time this CLAY model attacks with a [PSYCHIC] weapon, re-roll the Hit roll.', /weapon is psychic/],
    [
      'Ranged weapons equipped by this model have the [LANCE] ability while this CLAY unit is within range of an objective marker.',
      /in range of objective/,
    ],
  ])('%s', (text, meaning) => {
    expect(told(text)).toMatch(meaning);
  });

  it('a keyword is no weapon', () => {
    expect(
      told(
        'Each time a friendly CLAY unit makes an attack that targets a unit with the KILN keyword, re-roll the Wound roll.',
      ),
    ).toMatch(/the target is KILN/);
  });

  it('armour penetration is compared and set as it is printed', () => {
    expect(
      told(
        'Each time an attack is allocated to this CLAY unit, if that attack has an Armour Penetration characteristic of -1 or -2, treat that attack as having an Armour Penetration characteristic of 0.',
      ),
    ).toMatch(
      /armour penetration to 0 .*armour penetration of the attack is -1 or the armour penetration of the attack is -2/,
    );
  });
});

describe('those who destroy', () => {
  it('an attack of somebody', () => {
    expect(
      told(
        'Each time an enemy CLAY unit is destroyed by a melee attack made by this model, this model regains 5 lost wounds.',
      ),
    ).toMatch(
      /After unit destroyed for enemy CLAY units, if the subject is destroyed by this unit and the subject is destroyed in melee: heal 5/,
    );
  });

  it('what has destroyed some of them this phase', () => {
    expect(
      told(
        'At the end of the Fight phase, if one or more enemy units were destroyed by this CLAY unit this phase, you gain 3CP.',
      ),
    ).toMatch(/if this unit destroyed enemies/);
  });

  it('a stratagem on whom the attacks of that unit have destroyed', () => {
    expect(
      stratagem(
        'Fight phase, just after an enemy unit has fought.',
        'One CLAY model from your army destroyed by that enemy unit this phase.',
        'Until the end of the battle, each time a friendly CLAY model makes an attack that targets the attacking unit, re-roll the Wound roll.',
      ),
    ).toMatch(
      /CLAY models for which it is destroyed by .*subject, as “unit”: re-roll wound rolls for attacks by friendly CLAY models at the subject/,
    );
  });
});

describe('stratagems', () => {
  it('on a model of the unit that gave the cause', () => {
    expect(
      stratagem(
        'Fight phase, when a CLAY unit from your army is selected to fight.',
        'One KILN model in your unit.',
        'Until the end of the phase, melee attacks made by that model have the [LANCE] ability.',
      ),
    ).toMatch(/on one of KILN models of the subject, as “model”: grant lance for melee attacks by “model”/);
  });

  it('an attached unit has a leader, and no such keyword', () => {
    expect(
      told('Each time this CLAY model makes an attack that targets an Attached unit, re-roll the Hit roll.'),
    ).not.toMatch(/ATTACHED/);
  });

  it('several, of which only the last was chosen, are not guessed', () => {
    expect(
      read(
        'WHEN: Your Shooting phase.\nTARGET: One CLAY unit from your army.\nEFFECT: Select up to one friendly KILN unit within 7" of your unit. Until the end of the turn, each time a CLAY model in those units makes an attack, re-roll the Hit roll.',
        'stratagem',
      ).whole,
    ).toBe(false);
  });

  it('a new unit like the one that fell', () => {
    expect(
      stratagem(
        'Any phase.',
        'One CLAY unit from your army that was just destroyed.',
        'Add a new unit to your army identical to your destroyed CLAY unit, in Strategic Reserves, at its Starting Strength.',
      ),
    ).toMatch(/make a new copy of “unit”, “again”; put “again” into reserve/);
  });
});

describe('choices', () => {
  it('of two deeds in one sentence', () => {
    expect(
      told(
        'In your Command phase, select one of the following: this CLAY model regains 3 lost wounds; or you gain 5CP.',
      ),
    ).toMatch(/do one of: \(heal 3 wounds of this unit\) or \(my army gains 5 command points\)/);
  });

  it('of abilities after a colon', () => {
    expect(
      told(
        'Each time this CLAY model is selected to shoot, select one of the following abilities for its ranged weapons to gain until the end of the phase: [LANCE]; [SUSTAINED HITS 3].',
      ),
    ).toMatch(/do one of: \(grant lance .*\) or \(grant sustained hits 3/);
  });

  it('of a weapon is kept as long as it is asked for', () => {
    expect(
      told(
        'At the start of the battle, select one melee weapon equipped by this model; add 3 to the Strength characteristic of that weapon. Each time this CLAY model is selected to fight, until the end of the phase, that weapon has the [LANCE] ability.',
      ),
    ).toMatch(/“chosen weapon” and keep it until the end of the battle; add 3 .* until the end of the battle/);
  });

  it('of one that may not be chosen twice marks it', () => {
    expect(
      told(
        'At the start of your Shooting phase, select one enemy CLAY unit that has not already been selected for this ability this phase. That unit must take a Battle-shock test.',
      ),
    ).toMatch(/it is not under kiln song.*as “enemy”; “enemy” become under kiln song until the end of the phase/);
  });
});

describe('wounds', () => {
  it('a number of dice as great as a characteristic', () => {
    expect(
      told(
        'Each time this CLAY model ends a Charge move, select one enemy KILN unit within Engagement Range of it. Roll a number of D6 equal to the Strength characteristic of this model. For each 5+, that enemy unit suffers 3 mortal wounds.',
      ),
    ).toMatch(/as many times as the strength of this unit and count those of 5 or more/);
  });

  it('one enemy for each success, chosen anew', () => {
    expect(
      told(
        'Each time this CLAY model is selected to fight, roll three D6: for each 5+, one enemy unit within Engagement Range of this model suffers 3 mortal wounds.',
      ),
    ).toMatch(
      /while “successes” is more than 0, \(choose one of enemy units .*; “struck” suffers 3 mortal wounds; let “successes” be \(“successes” - 1\)\)/,
    );
  });

  it('one that is not lost', () => {
    expect(
      told(['Each time this CLAY model would lose a wound', 'roll one D6: on a 6, that wound is not lost.'].join(', ')),
    ).toBe('feel no pain 6+');
  });

  it('one ability, or another in its place', () => {
    expect(
      told(
        'Melee weapons equipped by this CLAY model have the [SUSTAINED HITS 3] ability, or the [LANCE] ability instead if this model is Below Half-strength.',
      ),
    ).toMatch(/not below half strength.*sustained hits 3.*below half strength.*lance/is);
  });

  it('dice in the place of a number that stands', () => {
    expect(
      told(
        'Add 3 to the Strength characteristic of this model’s melee weapons. Each time this CLAY model is selected to fight, roll one D6; until the end of the phase, add the result to the Strength characteristic of this model’s melee weapons instead.',
      ),
    ).toMatch(/add \(“die” - 3\) to strength \(copies count once\)/);
  });
});

describe('what only leads on', () => {
  it('a deed of the ability’s own', () => {
    expect(
      told(
        'Once per battle, when this CLAY model is selected to fight, it can unleash its fury. If it does, until the end of the phase, its melee weapons have the [LANCE] ability.',
      ),
    ).toMatch(/you may, once per battle for each unit: grant lance/);
  });

  it('weapons of an ability', () => {
    expect(
      told(
        'Weapons with [LANCE] in their profile are known as Lance weapons. When making such an attack, re-roll the Wound roll.',
      ),
    ).toMatch(/for which the weapon is lance/);
  });
});

describe('misprints', () => {
  it.each([
    ['Add 3 to the Attacks characteristic of the bearer s melee weapons.', /Add 3 to attacks|add 3 to attacks/],
    ['This unit automatically passes Battle- shock tests.', /battle shock/],
    [
      'Each time this CLAY model makes an attack that targets a unit (excluding KILN units], re-roll the Hit roll.',
      /not KILN/,
    ],
  ])('%s', (text, meaning) => {
    expect(told(text)).toMatch(meaning);
  });
});
