import type { Gap } from '@umpire/datasheets';
import { type Issue, issue } from '@umpire/kernel';
import type { CatalogueNode } from './node.js';

export interface Problem {
  readonly message: string;
  readonly found?: string;
  readonly hint?: string;
}

/** What goes wrong in a set of catalogues. A problem of one kind and finding is said once, at its first place. */
export interface CatalogueReport {
  readonly issues: readonly Issue[];
  warn(code: string, at: { readonly file: string; readonly node: CatalogueNode }, problem: Problem): Gap;
  take(issues: readonly Issue[]): void;
}

const MOST_OF_ONE_CODE = 60;

export function createCatalogueReport(): CatalogueReport {
  const issues: Issue[] = [];
  const said = new Set<string>();
  const counts = new Map<string, number>();
  return {
    issues,
    take: (more) => {
      for (const one of more) issues.push(one);
    },
    warn: (code, { file, node }, { message, found, hint }) => {
      const key = `${code} ${file} ${found ?? message}`;
      const count = counts.get(code) ?? 0;
      if (!said.has(key) && count < MOST_OF_ONE_CODE) {
        said.add(key);
        counts.set(code, count + 1);
        issues.push(
          issue(code, count + 1 === MOST_OF_ONE_CODE ? `${message} (and perhaps more of this kind)` : message, {
            severity: 'warning',
            span: { file, line: node.line },
            ...(found === undefined ? {} : { found: found.slice(0, 80) }),
            ...(hint === undefined ? {} : { hint }),
          }),
        );
      }
      return { code, line: node.line };
    },
  };
}
