/** One way to say something: what it is, the words with slots, and what they mean. */
export interface Rule {
  readonly of: string;
  readonly says: string;
  readonly means: (...slots: readonly unknown[]) => unknown;
}

/** A symbol of a rule: a word, or something that a slot or a class of tokens stands for. */
export interface Symbol {
  readonly kind: 'word' | 'slot';
  readonly name: string;
  /** Which argument of the meaning it fills. */
  readonly argument?: number;
}

/** The pattern written out: every choice of what is optional or one of several. */
export function writtenOut(says: string): readonly (readonly Symbol[])[] {
  const pieces = says.match(/\{[a-zA-Z0-9]+\??\}|[[\]()|]|[^\s[\](){}|]+/g) ?? [];
  let at = 0;
  let slots = 0;
  const choices = (): Symbol[][] => {
    const all: Symbol[][] = [];
    let current: Symbol[][] = [[]];
    for (;;) {
      const piece = pieces[at];
      if (piece === undefined || piece === ')' || piece === ']') return [...all, ...current];
      at++;
      if (piece === '|') {
        all.push(...current);
        current = [[]];
      } else if (piece === '(' || piece === '[') {
        const inner = choices();
        at++;
        const ways = piece === '[' ? [[], ...inner] : inner;
        current = current.flatMap((before) => ways.map((way) => [...before, ...way]));
      } else {
        const symbol: Symbol = piece.startsWith('{')
          ? { kind: 'slot', name: piece.replace(/[{}?]/g, ''), argument: slots++ }
          : { kind: 'word', name: piece };
        current = current.map((before) => [...before, symbol]);
      }
    }
  };
  const all = choices();
  if (at < pieces.length) throw new Error(`unbalanced: ${says}`);
  return all;
}
