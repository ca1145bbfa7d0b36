import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { frenchCases } from './cases-french/index.js';

const root = path.join(import.meta.dirname, '../../../../conformance');

interface Cases {
  readonly [of: string]: unknown;
}

/** Titles of the cases that the pages of rules show. */
const titles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && file.includes(path.sep) && !file.startsWith('netepic'))
  .flatMap((file) => {
    const { cases, battles, ordeals }: Cases = parse(readFileSync(path.join(root, file), 'utf8')) ?? {};
    return [cases, battles, ordeals].flatMap((list) => (Array.isArray(list) ? list : []));
  })
  .flatMap(({ title }: { readonly title?: unknown }) => (typeof title === 'string' ? [title] : []));

test('no French is left of a case that is gone, or is called otherwise', () => {
  const known = new Set(titles);
  expect(Object.keys(frenchCases).filter((title) => !known.has(title))).toEqual([]);
});

test('cases are titled in French, but for a few new ones, which are told in English until they are', () => {
  const lacking = titles.filter((title) => frenchCases[title] === undefined);
  expect(lacking.length, lacking.join(' | ')).toBeLessThan(titles.length / 100);
});

test('French marks stand after their blanks, and apostrophes are set', () => {
  const wrong = /['"]|[^\u202f][;?]|[^\u00a0\d]:(?!\d)/;
  expect(Object.values(frenchCases).filter((one) => wrong.test(one))).toEqual([]);
});
