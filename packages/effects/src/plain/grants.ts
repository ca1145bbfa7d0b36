import { parseDice, printDice } from '@umpire/dice';
import { type GrantedRule, grantedRule } from '../grant.js';
import { defensiveRules, type WeaponAbility, weaponAbilities } from '../vocabulary.js';
import { type Head, type Said, wording } from './head.js';
import { parseKeyword } from './keyword.js';

const plainRule = (said: Said): string | undefined =>
  'grant' in said && typeof said.grant === 'string' ? said.grant : undefined;

const withParameter = (said: Said): GrantedRule | undefined => ('grant' in said ? grantedRule(said.grant) : undefined);

const cover: Head = {
  samples: ['benefit of cover'],
  pattern: wording('(?:the )?benefit of cover'),
  read: () => ({ grant: defensiveRules.cover }),
  print: (said) => (plainRule(said) === defensiveRules.cover ? 'benefit of cover' : undefined),
};

const failedSave: Head = {
  samples: ['ignore the first failed save'],
  pattern: wording('ignore (?:the )?first failed save'),
  read: () => ({ grant: defensiveRules.failedSave }),
  print: (said) => (plainRule(said) === defensiveRules.failedSave ? 'ignore the first failed save' : undefined),
};

const parameters: Readonly<Record<WeaponAbility['parameter'], string>> = {
  none: '',
  number: ' (?<parameter>\\d{1,2})',
  dice: ' (?<parameter>\\d{1,2}|\\d{0,2}D\\d{1,2}(?:\\+\\d{1,2})?)',
  'optional-number': '(?: (?<parameter>\\d{1,2}))?',
};

const weaponAbility = ({ rule, words, parameter }: WeaponAbility): Head => ({
  samples: [...(parameter === 'optional-number' ? [words] : []), parameter === 'none' ? words : `${words} N`],
  pattern: wording(`${words.replaceAll('-', '[- ]')}${parameters[parameter]}`),
  read: (groups) => {
    if (groups.parameter === undefined) return { grant: rule };
    const dice = parseDice(groups.parameter);
    if (!dice.ok) return undefined;
    const { value } = dice;
    if (value.dice === 0) return value.plus === 0 ? undefined : { grant: { rule, parameter: value.plus } };
    return { grant: { rule, parameter: { dice: printDice(value) } } };
  },
  print: (said) => {
    const granted = withParameter(said);
    if (granted?.rule !== rule || granted.keyword !== undefined) return undefined;
    if (granted.parameter === undefined) return words;
    return `${words} ${typeof granted.parameter === 'number' ? granted.parameter : granted.parameter.dice}`;
  },
});

const anti: Head = {
  samples: ['anti-infantry N+', 'anti-vehicle N+', 'anti-monster N+', 'anti-fly N+', 'anti-psyker N+'],
  pattern: wording('anti[- ](?<keyword>[^\\d+]{1,60}?) (?<face>[2-6])\\+'),
  read: ({ keyword = '', face }) => {
    const known = parseKeyword(keyword, { severalWords: true });
    return known === undefined ? undefined : { grant: { rule: 'anti', parameter: Number(face), keyword: known } };
  },
  print: (said) => {
    const granted = withParameter(said);
    if (granted?.rule !== 'anti' || granted.keyword === undefined) return undefined;
    return `anti-${granted.keyword.toLowerCase()} ${granted.parameter}+`;
  },
};

const additional: Head = {
  samples: ['N additional attacks'],
  pattern: wording('(?<number>[1-9]\\d?) additional attacks?'),
  read: ({ number }) => ({ grant: { rule: 'additional-attacks', parameter: Number(number) } }),
  print: (said) => {
    const granted = withParameter(said);
    if (granted?.rule !== 'additional-attacks' || typeof granted.parameter !== 'number') return undefined;
    return `${granted.parameter} additional attack${granted.parameter === 1 ? '' : 's'}`;
  },
};

export const grantHeads: readonly Head[] = [cover, failedSave, ...weaponAbilities.map(weaponAbility), anti, additional];
