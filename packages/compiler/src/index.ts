export {
  type Clause,
  type Compiled,
  type CompileOptions,
  compile,
  type Kind,
  type UnreadClause,
} from './compile.js';
export { compileRecords, namesIn, type ReadText } from './records.js';
export { tagOf, tagsOf } from './text/tags.js';
export type { Span } from './text/token.js';
export { type KindCount, type Understanding, understandingOf } from './understanding.js';
