export { type Compiled, type CompileOptions, compile, type Kind, type Span, type UnreadClause } from './compile.js';
export { tagOf, tagsOf } from './text/classes.js';
export { isArmyName, passages, words } from './words.js';
