import { isPrinted } from './sources.js';

const EDITIONS: Readonly<Record<string, string>> = { ninth: 'V9', tenth: 'V10', eleventh: 'V11' };

const DOCUMENTS: readonly (readonly [RegExp, string])[] = [
  [/^Core Rules Updates\b/i, 'Mise à jour des règles de base'],
  [/^Core Rules\b/i, 'Règles de base'],
  [/^Faction rules: /i, 'Règles de faction\u00a0: '],
  [/^Datasheets\b/, 'Fiches techniques'],
];

/** Where a rule is printed, in French: what we call a document ourselves, its edition and a ruling of ours. Other names stand as printed. */
export function frenchSource(source: string): string {
  if (!isPrinted(source)) return 'selon le scénario';
  const [known, french] = DOCUMENTS.find(([name]) => name.test(source)) ?? [];
  const named = known === undefined || french === undefined ? source : source.replace(known, french);
  return named
    .replace(/\((ninth|tenth|eleventh) edition\)/, (_, edition: string) => `(${EDITIONS[edition]})`)
    .replace(/, ruling /, ', décision ');
}
