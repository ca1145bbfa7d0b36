import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { offences, PLAN, readWorkspaces, type Workspace } from './house.js';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

describe('the house plan', () => {
  const workspaces = readWorkspaces(root);

  it('finds the packages and their files', () => {
    expect(workspaces.length).toBeGreaterThanOrEqual(12);
    expect(workspaces.flatMap(({ files }) => files).length).toBeGreaterThanOrEqual(20);
  });

  it('is kept by every import', () => {
    expect(offences(workspaces)).toEqual([]);
  });

  it('lets no package reach itself', () => {
    const reaches = (from: string, to: string): boolean => {
      const next = PLAN[from];
      return Array.isArray(next) && next.some((name) => name === to || reaches(name, to));
    };
    expect(Object.keys(PLAN).filter((name) => reaches(name, name))).toEqual([]);
  });
});

/** A package of one file, declared as it should be unless the case says otherwise. */
function planted(name: string, text: string, more: Partial<Workspace> = {}): Workspace {
  const folder = more.folder ?? `packages/${name}`;
  return {
    name,
    folder,
    dependencies: ['@umpire/kernel', '@umpire/dice', 'zod'],
    references: ['kernel', 'dice'],
    files: [{ path: `${folder}/src/a.ts`, text }],
    ...more,
  };
}

describe('the check itself', () => {
  it.each([
    [
      'an import that the plan does not allow',
      planted('datasheets', `import { x } from '@umpire/odds';`),
      'datasheets may not import odds',
    ],
    [
      'a forbidden import of types only',
      planted('datasheets', `import type { X } from '@umpire/w40k';`),
      'datasheets may not import w40k',
    ],
    [
      'a forbidden import at run time',
      planted('datasheets', `const x = await import('@umpire/odds');`),
      'datasheets may not import odds',
    ],
    [
      'a forbidden re-export',
      planted('datasheets', `export { x } from '@umpire/rules';`),
      'datasheets may not import rules',
    ],
    ['the second line', planted('datasheets', `\nimport '@umpire/odds';`), 'a.ts:2: datasheets'],
    ['a Node built-in', planted('datasheets', `import { readFileSync } from 'node:fs';`), 'node:fs belongs in apps/'],
    [
      'a Node built-in by its short name',
      planted('datasheets', `import fs from 'fs/promises';`),
      'fs/promises belongs in apps/',
    ],
    [
      'a door passed',
      planted('datasheets', `import { x } from '@umpire/dice/src/roll.js';`),
      `goes past the package's door`,
    ],
    [
      'a path into a neighbour',
      planted('datasheets', `import { x } from '../../dice/src/roll.js';`),
      'leaves packages/datasheets',
    ],
    [
      'a package that is not declared',
      planted('datasheets', `import { parse } from 'yaml';`),
      'yaml is not among the dependencies',
    ],
    ['chance', planted('datasheets', 'export const x = () => Math.random();'), 'Math.random belongs in apps/'],
    ['the clock', planted('datasheets', 'export const x = () => Date.now();'), 'Date.now belongs in apps/'],
    [
      'the clock by its object',
      planted('datasheets', 'export const x = () => new Date();'),
      'new Date() belongs in apps/',
    ],
    ['the environment', planted('datasheets', 'export const x = () => process.env;'), 'process belongs in apps/'],
    [
      'a timer',
      planted('datasheets', 'export const x = () => setTimeout(() => {}, 1);'),
      'setTimeout belongs in apps/',
    ],
    ['a missing reference', planted('datasheets', '', { references: ['kernel'] }), 'no reference to dice'],
    [
      'a missing dependency',
      planted('datasheets', '', { dependencies: ['@umpire/kernel'] }),
      '@umpire/dice is missing',
    ],
    ['a dependency that the plan does not allow', planted('text', ''), 'text may not depend on dice'],
    ['a package that the plan does not know', planted('extras', ''), 'extras is not in the house plan'],
  ])('catches %s', (_what, workspace, message) => {
    expect(offences([workspace]).join('\n')).toContain(message);
  });

  it('catches a cycle', () => {
    const there = planted('dice', `import '@umpire/datasheets';`);
    const back = planted('datasheets', `import '@umpire/dice';`);
    expect(offences([there, back])).toContain('datasheets imports itself through other packages');
  });

  it.each([
    [
      'what the plan allows',
      planted('datasheets', `import { x } from '@umpire/dice';\nimport { z } from 'zod';\nimport { y } from './b.js';`),
    ],
    [
      'a member that shares a name with a global',
      planted('datasheets', 'export const f = (a: { process: number }) => a.process;'),
    ],
    [
      'a parameter that shares a name with a global',
      planted('datasheets', 'export const f = (process: number) => process + 1;'),
    ],
    [
      'words in comments and strings',
      planted('datasheets', '// Math.random, Date.now\nexport const s = "process.env";'),
    ],
    ['a date that is given', planted('datasheets', 'export const f = (t: string) => new Date(t);')],
    ['a built-in in an app', planted('cli', `import 'node:fs';\nprocess.exit(0);`, { folder: 'apps/cli' })],
  ])('lets pass %s', (_what, workspace) => {
    expect(offences([workspace])).toEqual([]);
  });

  it('lets a test read files and use the test kit', () => {
    const text = `import 'node:fs';\nimport '@umpire/testkit';`;
    expect(
      offences([planted('datasheets', '', { files: [{ path: 'packages/datasheets/src/a.test.ts', text }] })]),
    ).toEqual([]);
  });
});
