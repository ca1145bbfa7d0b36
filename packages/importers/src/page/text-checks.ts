import type { Gap } from '@umpire/datasheets';
import type { PageContext } from './page-context.js';
import { CUT_MARK } from './split-glued.js';

interface Where {
  /** The last line of the text. */
  readonly line: number;
  readonly page: PageContext;
}

const TOKEN = /%\d{3,}[^%]{0,60}%/;
const KEYWORD_LOST = /\bFaction is ?[,.]|\bThe and [A-Z]|\b(?:One|one|an?|each|every) and [A-Z]{3}/;
const FOREIGN_TO_LATER =
  /\bLook [Oo]ut, Sir\b|\bWarlord Traits?\b|\bPsychic [Pp]hase\b|\bMorale [Pp]hase\b|\bCombat Attrition\b|\bDeny the Witch\b|\bPower Level\b/;
const ENDS = /[.!?:;)\]’”"'*…]$|[.!?]\W{0,3}$/;
const ENDS_INSIDE = /(?:\b(?:a|an|the|of|to|and|or|if|is|are|with|for|in|on|by|that|it|your|each)|[,–-])$/;

/** Shorter text without a full stop is an entry of a list. */
const SENTENCE = 60;

/** What is wrong with a text as text; each answer is reported and belongs to the record that has the text. */
export function textGaps(text: string, { line, page }: Where): readonly Gap[] {
  const gaps: Gap[] = [];
  const { report } = page;
  const token = TOKEN.exec(text)?.[0];
  if (token !== undefined) {
    gaps.push(report.warn('template-token', line, 'The page shows a placeholder in place of words', { found: token }));
  }
  if (KEYWORD_LOST.test(text)) {
    gaps.push(
      report.warn('army-keyword-lost', line, 'A keyword is missing inside this sentence', {
        found: KEYWORD_LOST.exec(text)?.[0] ?? '',
        hint: 'the page lost its coloured words; put the army’s keyword back',
      }),
    );
  }
  if (text.includes(CUT_MARK)) gaps.push({ code: 'text-cut', line });
  else gaps.push(...endGaps(text, { line, page }));
  return gaps;
}

function endGaps(text: string, { line, page }: Where): readonly Gap[] {
  const last = text.slice(text.lastIndexOf('\n') + 1);
  if (text === '' || ENDS.test(last)) return [];
  if (line === page.openLine || ENDS_INSIDE.test(text)) {
    return [
      page.report.warn('text-cut', line, 'This text stops in the middle of a sentence', {
        found: text.slice(-40),
        hint: 'copy the page again',
      }),
    ];
  }
  if (last.length < SENTENCE) return [];
  page.report.warn('sentence-unfinished', line, 'This text ends without a full stop; something may be missing', {
    found: text.slice(-40),
  });
  return [];
}

/** The edition whose words a text speaks where the page is of a later one; 9th names phases and rules the later ones dropped. */
export function foreignEdition(text: string, edition: string): string | undefined {
  return !edition.startsWith('w40k-9') && FOREIGN_TO_LATER.test(text) ? 'w40k-9' : undefined;
}

const OLDER_TERMS =
  /\bEngagement Range\b|\bDesperate Escape tests?\b|\bBattle-shock tests?\b|\bHazardous tests?\b|\bsaving throws?\b|(?<=[a-z] )(?:Hit|Wound) rolls?\b/;

/** The first term of 10th edition in a text of an 11th edition page; both editions' rules stand there side by side. */
export const olderTerm = (text: string, edition: string): string | undefined =>
  edition.startsWith('w40k-11') ? OLDER_TERMS.exec(text)?.[0] : undefined;

/** Words that only the game uses so, and words that it shares with every other war and board game. */
const STRONG =
  /\b(?:units?|models?|weapons?|\d?D[36]|Stratagems?|[1-9]CP|battle-shock\w*|mortal wounds?|saving throws?|invulnerable saves?|engagement range|battlefield|datasheets?|objective markers?)\b/gi;
const WEAK =
  /\b(?:army|armies|attacks?|abilit(?:y|ies)|battle|charges?|damage|dice|enem(?:y|ies)|fights?|friendly|hits?|inches|keywords?|moves?|opponent\S*|phase|players?|rolls?|rolled|saves?|shoots?|strength|targets?|toughness|turns?|wounds?|\d+")/gi;

const distinct = (text: string, pattern: RegExp): number =>
  new Set([...text.matchAll(pattern)].map(([word]) => word.toLowerCase().replace(/s$/, ''))).size;

/** Whether a text can be a rule by its words: one that only such games use, and another. */
export function speaksOfTheGame(text: string): boolean {
  const strong = distinct(text, STRONG);
  return strong > 1 || (strong === 1 && distinct(text, WEAK) > 0);
}
