import { displayed } from './bb-code.js';
import { exportAbilityTable } from './netepic-abilities.js';
import { readAbilityTable } from './read-ability-table.js';

/** A table of abilities as a case writes it: a text or the name of one, and what is done to it before it is read. */
interface AskedTable {
  readonly text?: string;
  readonly named?: string;
  /** Lines put in place of others, by their number. */
  readonly replace?: Readonly<Record<string, string>>;
  /** As other programs save it. */
  readonly mark?: boolean;
  readonly lineEnds?: 'crlf';
  readonly encoding?: 'windows-1252';
}

function bytesOf(
  { text, named, replace = {}, mark, lineEnds, encoding }: AskedTable,
  texts: Texts,
): string | Uint8Array {
  const lines = (text ?? texts[named ?? ''] ?? '').trimEnd().split('\n');
  const replaced = lines.map((line, i) => replace[`${i + 1}`] ?? line);
  const whole = lineEnds === 'crlf' ? `${replaced.join('\r\n')}\r\n` : replaced.join('\n');
  if (encoding === 'windows-1252') return Uint8Array.from(whole, (char) => char.charCodeAt(0));
  return mark ? `\uFEFF${whole}` : whole;
}

type Texts = Readonly<Record<string, string>>;

/** What is read of a table of abilities, for cases: names, lines, texts and issues. */
export function abilityTableAnswer(asked: unknown, texts: Texts): object {
  const bytes = bytesOf(asked as AskedTable, texts);
  const { rules, issues } = readAbilityTable('table.csv', bytes);
  const of = rules.map(({ name, source, repeats = [], parameter, aliases, body, gaps, printed = '' }) => {
    const shown = body.map(({ text }) => text);
    const signs = (sign: string): number => printed.split(sign).length - 1;
    return [
      name,
      {
        lines: [source.lines[0], ...repeats],
        parameter: parameter ?? null,
        short: aliases[0] ?? null,
        status: gaps.flatMap(({ what = [] }) => what)[0] ?? 'text',
        paragraphs: shown.length,
        text: shown.join('\n'),
        /** A dash that was lost, with the word behind it. */
        dash: displayed(printed) === printed ? null : (/ – \S+/.exec(displayed(printed))?.[0] ?? null),
        openBrackets: signs('(') - signs(')'),
      },
    ] as const;
  });
  return {
    rules: rules.map(({ name }) => name),
    parametrised: rules.filter(({ parameter }) => parameter !== undefined).map(({ name }) => name),
    paragraphs: rules.reduce((sum, { body }) => sum + body.length, 0),
    tags: rules.filter(({ body }) => body.some(({ text }) => text.includes('['))).length,
    twice: rules.filter(({ repeats = [] }) => repeats.length === 1).length,
    of: Object.fromEntries(of),
    errors: issues.filter(({ severity }) => severity === 'error').length,
    issues: Object.fromEntries(
      [...new Set(issues.map(({ code }) => code))].map((code) => [
        code,
        issues.filter((one) => one.code === code).map(({ span }) => span?.line ?? 0),
      ]),
    ),
    messages: issues.map(({ message }) => message),
    again: exportAbilityTable(rules) === bytes ? 'the same bytes' : 'other bytes',
  };
}
