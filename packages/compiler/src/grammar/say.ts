import type { Rule } from '../parse/grammar.js';
import type { Parts } from './parts.js';

/** The arguments of a pattern: what each `{slot}` means, or perhaps nothing for `{slot?}`. */
type Captured<Says extends string> = Says extends `${string}{${infer Name}}${infer Rest}`
  ? [
      Name extends `${infer Bare}?`
        ? Bare extends keyof Parts
          ? Parts[Bare] | undefined
          : never
        : Name extends keyof Parts
          ? Parts[Name]
          : never,
      ...Captured<Rest>,
    ]
  : [];

/**
 * One way to say a part of speech. `[x]` may be left out, `(a|b)` is either, `{part}` a slot, `{part?}` one that may stay
 * empty. Words are written in the form that `lemma` gives. A meaning of `undefined` refuses the words.
 */
export function say<Of extends keyof Parts, const Says extends string>(
  of: Of,
  says: Says,
  means: (...slots: Captured<Says>) => Parts[Of] | undefined,
): Rule {
  return { of, says, means: means as Rule['means'] };
}
