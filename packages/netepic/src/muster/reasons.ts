import { type Issue, issue } from '@umpire/kernel';
import type { Words } from '../table/stand.js';

/** Why an army may not be fielded: the message is French, the English stands beside it. */
export interface MusterReason extends Issue {
  readonly rule: string;
  readonly english: string;
}

const reasons = {
  'no-company': { rule: 'SET-1', fr: 'Il faut au moins une compagnie.', en: 'An army needs at least one company.' },
  'too-many-supports': {
    rule: 'SET-1',
    fr: 'Trop de supports : cinq par compagnie ({name}).',
    en: 'Too many supports: five for each company ({name}).',
  },
  'too-many-specials': {
    rule: 'SET-1',
    fr: 'Trop de formations spéciales : une par compagnie.',
    en: 'Too many special formations: one for each company.',
  },
  'support-without-company': {
    rule: 'SET-1',
    fr: '{name} : support sans compagnie.',
    en: '{name}: a support of no company of the army.',
  },
  'too-many-points': {
    rule: 'SET-3',
    fr: '{name} : {found} points pour {most}.',
    en: '{name}: {found} points of {most}.',
  },
  'unknown-sheet': { rule: 'SET-3', fr: 'Fiche d’unité inconnue : {found}.', en: 'No such unit sheet: {found}.' },
  'id-twice': { rule: 'SET-3', fr: 'Identifiant double : {found}.', en: 'An id stands twice: {found}.' },
  'joins-nothing': {
    rule: 'AB-19.1',
    fr: '{name} : pas de détachement « {found} » à rejoindre.',
    en: '{name}: there is no detachment “{found}” to join.',
  },
  'not-attached': {
    rule: 'AB-19.1',
    fr: '{name} : pas de Personnage Lié.',
    en: '{name}: no attached character.',
  },
  'too-many-characters': {
    rule: 'AB-19.6',
    fr: '{name} : deux Personnages Liés au plus.',
    en: '{name}: two attached characters at most.',
  },
  'other-company': {
    rule: 'AB-19.7',
    fr: '{name} : détachement d’une autre compagnie.',
    en: '{name}: a detachment of another company.',
  },
  class: {
    rule: 'AB-19.8',
    fr: '{name} : classe de blocage incompatible.',
    en: '{name}: its pinning class does not fit.',
  },
  outcasts: {
    rule: 'AB-21.3',
    fr: '{name} : compagnie de Dépeceurs, supports de Dépeceurs seulement.',
    en: '{name}: a company of Flayed Ones takes supports of Flayed Ones only.',
  },
  'no-carrier': {
    rule: 'TRN-1',
    fr: '{name} : pas de transport « {found} ».',
    en: '{name}: there is no carrier “{found}”.',
  },
  'carrier-full': {
    rule: 'TRN-1',
    fr: '{name} : {found} socles pour {most} places.',
    en: '{name}: {found} stands for {most} places.',
  },
  'carrier-class': {
    rule: 'TRN-1',
    fr: '{name} : infanterie seulement dans un transport.',
    en: '{name}: only infantry rides in a carrier.',
  },
} as const satisfies Readonly<Record<string, Words & { readonly rule: string }>>;

export type MusterCode = keyof typeof reasons;

export function reason(
  code: MusterCode,
  path: string,
  values: { readonly name?: Words; readonly found?: string; readonly most?: string } = {},
): MusterReason {
  const { rule, fr, en } = reasons[code];
  const { found = '', most = '' } = values;
  const filled = (text: string, language: keyof Words): string =>
    text
      .replace('{name}', values.name?.[language] ?? '')
      .replace('{found}', found)
      .replace('{most}', most);
  return {
    ...issue(`army-${code}`, filled(fr, 'fr'), { path, ...(found === '' ? {} : { found }) }),
    rule,
    english: filled(en, 'en'),
  };
}
