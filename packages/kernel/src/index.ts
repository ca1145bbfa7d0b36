export { type Citation, printCitation } from './citation.js';
export { type Issue, issue, type Span } from './issue.js';
export { printKind, printProblem, type SchemaProblem } from './problem.js';
export { fail, ok, type Result } from './result.js';
export { Rng, type RngState } from './rng.js';
export { kebab, nearest } from './words.js';
