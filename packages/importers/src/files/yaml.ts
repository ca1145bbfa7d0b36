import { CST, LineCounter, Parser } from 'yaml';

/** A value of YAML as texts, lists and maps; numbers, dates and truths stay as they are written. */
export type YamlValue = YamlMap | readonly YamlValue[] | string;

export interface YamlMap {
  /** Counted from one. */
  readonly line: number;
  readonly fields: ReadonlyMap<string, YamlValue>;
}

export interface YamlText {
  readonly value: YamlValue;
  readonly lines: number;
  /** What is no YAML; the value is what could be read beside it. */
  readonly errors: readonly { readonly line: number; readonly message: string }[];
}

/** No table of ours is deeper. */
const DEEPEST = 32;

const closes: ReadonlySet<string> = new Set(['flow-map-end', 'flow-seq-end']);

/** Reads the first document, from its tokens; a name that points to another place is an error, and empty. */
export function readYaml(text: string): YamlText {
  const counter = new LineCounter();
  const errors: { line: number; message: string }[] = [];
  const lineAt = (offset: number): number => Math.max(1, counter.linePos(offset).line);
  const wrong = (offset: number, message: string): void => {
    errors.push({ line: lineAt(offset), message });
  };
  const of = (token: CST.Token | null | undefined, depth = 0): YamlValue => {
    if (!token) return '';
    if (depth > DEEPEST) {
      wrong(token.offset, `Nothing deeper than ${DEEPEST} levels is read`);
      return '';
    }
    if (token.type === 'flow-collection' && !token.end.some(({ type }) => closes.has(type)))
      wrong(token.end[0]?.offset ?? token.offset, `No bracket closes ${token.start.source}`);
    if (token.type === 'block-seq') return token.items.map(({ value }) => of(value, depth + 1));
    if (token.type === 'flow-collection' && token.start.source === '[') {
      const items = token.items.filter(({ key, value }) => key || value);
      return items.map(({ key, value }) => of(value ?? key, depth + 1));
    }
    if (token.type !== 'block-map' && token.type !== 'flow-collection') return textOf(token, wrong);
    const fields = new Map<string, YamlValue>();
    for (const { key, sep, value } of token.items) {
      if (!key) continue;
      const name = textOf(key, wrong);
      if (!sep?.some(({ type }) => type === 'map-value-ind') && token.type === 'block-map')
        wrong(key.offset, 'A name has no value');
      if (!name) continue;
      if (fields.has(name)) wrong(key.offset, 'Names of one map must differ');
      else fields.set(name, of(value, depth + 1));
    }
    return { line: lineAt(token.offset), fields };
  };
  const tokens = [...new Parser(counter.addNewLine).parse(text)];
  const [first, second] = tokens.filter((token) => token.type === 'document');
  if (second) wrong(second.offset, 'Only the first document was read');
  for (const token of tokens) if (token.type === 'error') wrong(token.offset, token.message);
  const value = of(first?.value);
  return { value, lines: Math.max(1, counter.lineStarts.length), errors };
}

function textOf(token: CST.Token, wrong: (offset: number, message: string) => void): string {
  if (token.type === 'alias') wrong(token.offset, 'A name that points to another place is not followed');
  const scalar = CST.resolveAsScalar(token, true, (offset, _code, message) => wrong(offset, message));
  if (!scalar) return '';
  return token.type === 'scalar' && /^(?:null|Null|NULL|~)$/.test(scalar.value) ? '' : scalar.value;
}
