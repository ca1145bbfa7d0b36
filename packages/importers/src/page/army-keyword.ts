import type { Gap } from '@umpire/datasheets';
import type { PageContext } from './page-context.js';

/** Units of the army without a keyword before them: one may have stood there. */
const BARE_UNITS =
  /(?:^|[.,:;] |\b(?:one|each|every|any|of|a|an|or more|if your) )units?(?: \([^)]{0,80}\))? from your army\b/i;
const BARE_CHARACTER = /\ban? CHARACTER is leading\b/;

/**
 * A page that lost its faction keyword lost it inside sentences too. Where one would have fitted, the text is doubtful;
 * where a sentence is broken for want of it, `textGaps` says so.
 */
export function suspectKeyword(
  text: string,
  { name, line, page }: { readonly name: string; readonly line: number; readonly page: PageContext },
): readonly Gap[] {
  if (!BARE_UNITS.test(text) && !BARE_CHARACTER.test(text)) return [];
  return [
    page.report.warn(
      'army-keyword-suspect',
      line,
      `The page has lost its army’s keyword, and ${name} may have named it`,
      {
        hint: 'check the rule: it may say which army’s units it means',
      },
    ),
  ];
}
