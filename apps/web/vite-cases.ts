import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { z } from 'zod';

const named = z.object({
  id: z.string(),
  title: z.string(),
  rules: z.array(z.string()),
  section: z.string().default(''),
  editions: z.array(z.string()).optional(),
});
/** Cases of attacks, of ordeals or of whole battles; of one edition or of several. */
const file = z.object({
  edition: z.string().optional(),
  editions: z.array(z.string()).optional(),
  cases: z.array(named).default([]),
  battles: z.array(named).default([]),
  ordeals: z.array(named).default([]),
});

/** Case files as the names of their cases: the page says which cases pin a rule, and does not play them. */
export function caseFiles(): Plugin {
  return {
    name: 'case-files',
    transform(code, id) {
      if (!/conformance\/[^/]+\/[^/]+\.yaml$/.test(id)) return;
      const { edition = '', editions = [edition], cases, battles, ordeals } = file.parse(parse(code));
      const all = [...cases, ...battles, ...ordeals];
      return {
        code: `export default ${JSON.stringify(all.map((one) => ({ editions, ...one })))}`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
