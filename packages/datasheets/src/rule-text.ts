import type { ArmyRule, DetachmentRule } from './printed-rule.js';
import type { Stratagem } from './stratagem.js';

const SECTIONS = ['when', 'target', 'effect', 'restrictions'] as const;

/** The card of a stratagem with the names of its sections before them; `undefined` where it is only named. */
export function stratagemText(record: Stratagem): string | undefined {
  const parts = SECTIONS.flatMap((name) => {
    const passage = record[name];
    return passage === undefined ? [] : [`${name.toUpperCase()}: ${passage.text}`];
  });
  return parts.length === 0 ? undefined : parts.join('\n');
}

/** What rules: not the tale, the examples, the pointers. Empty where a rule is only named. */
export const ruleText = ({ body }: Pick<ArmyRule | DetachmentRule, 'body'>): string =>
  body
    .filter(({ kind }) => kind === 'text' || kind === 'bullet')
    .map(({ kind, text }) => (kind === 'bullet' ? `- ${text}` : text))
    .join('\n');
