import type { Entry, Printing } from './book.js';

/** What players say at the table, and the rule that they mean. */
const SHORT: Readonly<Record<string, string>> = {
  fnp: 'feel-no-pain',
  dev: 'devastating-wounds',
  devs: 'devastating-wounds',
  'dev wounds': 'devastating-wounds',
  sus: 'sustained-hits',
  sh: 'sustained-hits',
  lh: 'lethal-hits',
  tl: 'twin-linked',
  rf: 'rapid-fire',
  crr: 'command-re-roll',
  cr: 'command-re-roll',
  overwatch: 'fire-overwatch',
  dd: 'deadly-demise',
  mw: 'mortal-wounds',
  mortals: 'mortal-wounds',
  rp: 'reanimation-protocols',
};

/** What French players say, without accents. */
const FRENCH: Readonly<Record<string, string>> = {
  'touches fatales': 'lethal-hits',
  'touches soutenues': 'sustained-hits',
  'blessures devastatrices': 'devastating-wounds',
  'blessures mortelles': 'mortal-wounds',
  jumelee: 'twin-linked',
  'tir rapide': 'rapid-fire',
  deflagration: 'blast',
  fusion: 'melta',
  lourde: 'heavy',
  assaut: 'assault',
  pistolet: 'pistol',
  'tir indirect': 'indirect-fire',
  'ignore le couvert': 'ignores-cover',
  'benefice du couvert': 'benefit-of-cover',
  'insensible a la douleur': 'feel-no-pain',
  'frappe en profondeur': 'deep-strike',
  discretion: 'stealth',
  'agent solitaire': 'lone-operative',
  'tir au juge': 'snap-shooting',
  'relance de commandement': 'command-re-roll',
  'jet pour toucher': 'hit-roll',
  'jet pour blesser': 'wound-roll',
  'points de commandement': 'command-points',
  'portee d engagement': 'engagement-range',
};

/** What else a rule is called. */
const isCalled = (id: string, typed: string): boolean =>
  Object.entries(FRENCH).some(([name, rule]) => rule === id && name.startsWith(typed));

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-–—’']/g, ' ')
    .trim();

/** How well a printing answers what was typed: 0 is best, undefined not at all. */
function rank({ name, section }: Printing, id: string, typed: string): number | undefined {
  const said = folded(name);
  if (SHORT[typed] === id || said === typed || section === typed) return 0;
  if (said.startsWith(typed) || isCalled(id, typed) || (/^\d/.test(typed) && section.startsWith(typed))) return 1;
  if (said.split(' ').some((word) => word.startsWith(typed))) return 2;
  return said.includes(typed) || folded(id).includes(typed) ? 3 : undefined;
}

/** The rules that answer to a printed name, a section number or a short form, the best first; all of them for nothing. */
export function searchRules(entries: readonly Entry[], text: string): readonly Entry[] {
  const typed = folded(text);
  if (typed === '') return entries;
  return entries
    .flatMap((entry) => {
      const ranks = entry.printings.flatMap((printing) => rank(printing, entry.id, typed) ?? []);
      return ranks.length === 0 ? [] : [{ entry, best: Math.min(...ranks) }];
    })
    .sort((a, b) => a.best - b.best)
    .map(({ entry }) => entry);
}
