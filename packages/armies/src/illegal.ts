import { type Citation, type Issue, issue, printCitation } from '@umpire/kernel';
import type { MusterNumbers, MusterRule } from './numbers.js';

/** Why an army may not be fielded: the printed rule, where it stands, the unit, what was found and what is allowed. */
export interface Illegal extends Issue {
  readonly rule: MusterRule;
  readonly source: Citation;
  /** The id of the unit that it is about. */
  readonly unit?: string;
  readonly allowed: string;
}

export interface Reason {
  readonly code: string;
  readonly rule: MusterRule;
  readonly message: string;
  readonly found: string;
  readonly allowed: string;
  readonly unit?: string;
  readonly path?: string;
  readonly near?: readonly string[];
}

/** The reason with its section, as a problem that any door can print. */
export function illegal(numbers: MusterNumbers, reason: Reason): Illegal {
  const { code, message, rule, allowed, unit, ...details } = reason;
  const source = numbers.sources[rule];
  return {
    ...issue(code, message, { ...details, hint: `${allowed} (${printCitation(source)})` }),
    rule,
    source,
    allowed,
    ...(unit === undefined ? {} : { unit }),
  };
}
