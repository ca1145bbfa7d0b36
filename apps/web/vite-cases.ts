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
const file = z.object({ editions: z.array(z.string()), cases: z.array(named) });

/** Case files as the names of their cases: the page says which cases pin a rule, and does not play them. */
export function caseFiles(): Plugin {
  return {
    name: 'case-files',
    transform(code, id) {
      if (!/conformance\/[^/]+\/[^/]+\.yaml$/.test(id)) return;
      const { editions, cases } = file.parse(parse(code));
      return {
        code: `export default ${JSON.stringify(cases.map((one) => ({ editions, ...one })))}`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
