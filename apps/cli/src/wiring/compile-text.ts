import { compile, namesIn } from '@umpire/compiler';
import type { Datasheet } from '@umpire/datasheets';
import type { CompileText } from '@umpire/w40k';

/** Reads abilities that may name the keywords and rules of these sheets. */
export function compileText(sheets: readonly Datasheet[]): CompileText {
  const names = namesIn(sheets);
  return (text, { edition, name }) => compile(text, { edition, name, kind: 'ability', ...names });
}
