// Runs dependency-cruiser and makes sure that it really looked: a tool that cannot read TypeScript reports success over no files.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const roots = ['packages', 'apps'];

const onDisk = roots.flatMap((root) =>
  readdirSync(root, { recursive: true })
    .map((file) => path.posix.join(root, file.split(path.sep).join('/')))
    .filter((file) => /^[^/]+\/[^/]+\/src\/.*\.ts$/.test(file)),
);

const { output } = await cruise(roots, { ...options, ruleSet: { forbidden }, validate: true });
const seen = new Set(output.modules.map(({ source }) => source));
const missed = onDisk.filter((file) => !seen.has(file));

for (const { from, to, rule } of output.summary.violations)
  console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
for (const file of missed.slice(0, 10)) console.error(`error not-cruised: ${file}`);
console.error(
  `${onDisk.length - missed.length} of ${onDisk.length} source files cruised, ${output.summary.error} errors`,
);
process.exit(output.summary.error || missed.length || !onDisk.length ? 1 : 0);
