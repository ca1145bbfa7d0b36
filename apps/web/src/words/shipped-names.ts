import { useStore } from '../state/store.js';

/** Armies and missions that ship, by what stands before and after the mark between; printed names of detachments stay as they are. */
const french: Readonly<Record<string, string>> = {
  Necrons: 'Nécrons',
  Tyranids: 'Tyranides',
  'Imperial Knights': 'Chevaliers Impériaux',
  'First battle': 'Première bataille',
  'boarding patrol': 'patrouille d’abordage',
  'two Land Raiders': 'deux Land Raiders',
  'First Company': 'Première Compagnie',
  'hand, spearhead and armoury': 'main, fer de lance et arsenal',
  'Held ground': 'Terrain tenu',
  'Break the line': 'Percer la ligne',
  'Signal chain': 'Chaîne de signaux',
  'Open War': 'Guerre ouverte',
  'Deck by deck': 'Pont par pont',
  Crossroads: 'Carrefour',
  Divide: 'Partage',
  Wedge: 'Coin',
  Steps: 'Gradins',
  'Two holds': 'Deux cales',
  'Cut them down': 'Les faucher',
  'Behind their lines': 'Derrière leurs lignes',
  'Four corners': 'Quatre coins',
  'Press the centre': 'Pousser au centre',
  'Storm home': 'Prendre leur base',
  'Fresh ground': 'Nouveau terrain',
  'Survey the ruins': 'Fouiller les ruines',
  'Lay charges': 'Poser des charges',
};

/** The name of a shipped army or mission in French; of anything else, as it is. */
export function frenchName(name: string): string {
  const whole = french[name];
  if (whole !== undefined) return whole;
  const [, before = '', mark = '', after = ''] = /^([^:,]+)([:,]) (.+)$/.exec(name) ?? [];
  if (french[before] === undefined && french[after] === undefined) return name;
  return `${french[before] ?? before}${mark === ':' ? '\u00a0:' : ','} ${french[after] ?? after}`;
}

const asItIs = (name: string): string => name;

/** Tells the name of a shipped army or mission in the language of the page. */
export function useShippedNames(): (name: string) => string {
  return useStore((state) => state.locale) === 'fr' ? frenchName : asItIs;
}
