/* What French does to a noun that stands with its article: « le jet », « au jet », « du jet ». */

/** « à » before a noun with its article, or before a name in quotes. */
export const to = (noun: string): string => contracted(noun, 'à', 'au', 'aux');

/** « de » before a noun with its article, or before a name in quotes. */
export const of = (noun: string): string =>
  contracted(noun, /^(?:elle|eux|[aeiouéèêh])/i.test(noun) ? 'd’' : 'de', 'du', 'des');

function contracted(noun: string, plain: string, one: string, many: string): string {
  if (noun.startsWith('le ')) return `${one} ${noun.slice(3)}`;
  if (noun.startsWith('les ')) return `${many} ${noun.slice(4)}`;
  return plain.endsWith('’') ? `${plain}${noun}` : `${plain} ${noun}`;
}

/** A noun without its article: « la phase de tir » is « phase de tir ». */
export const bare = (noun: string): string => noun.replace(/^(?:les? |la |l’)/, '');

/** « les points de vie » of somebody named before are « ses points de vie ». */
export const its = (noun: string): string =>
  noun.replace(/^(?:les |le |la |l’)/, (article) => ({ 'les ': 'ses ', 'la ': 'sa ' })[article] ?? 'son ');

/** What is said of somebody, or that it is not so: « est engagée », « n’est pas engagée ». */
export function said(predicate: string, isNot: boolean): string {
  if (!isNot) return predicate;
  const [verb = '', ...rest] = predicate.split(' ');
  return [`${/^[aeiouéèêh]/i.test(verb) ? 'n’' : 'ne '}${verb}`, 'pas', ...rest].join(' ');
}

/** « que elle » is « qu’elle ». */
export const that = (clause: string): string => (/^[aeiouéèêh]/i.test(clause) ? `qu’${clause}` : `que ${clause}`);

export const quoted = (words: string): string => `«\u00a0${words}\u00a0»`;

/** One, another or a third. */
export function listed(parts: readonly string[], last: 'et' | 'ou'): string {
  if (parts.length < 2) return parts[0] ?? 'rien';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** `within-half-range` as people read it, where there is no French of it: names of printed rules stay as they are printed. */
export const plain = (name: string): string => name.replaceAll('-', ' ');
