import { defineConfig } from 'vitest/config';
import { caseFiles } from './apps/web/vite-cases.js';
import { webProjects } from './apps/web/vitest.projects.js';
import { CHROMIUM_ARGS } from './scripts/chromium.mjs';

const conditions = ['umpire-src', 'module', 'node', 'development|production'];

export default defineConfig({
  test: {
    reporters: ['default', './scripts/closing-line.mjs'],
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        plugins: [caseFiles()],
        test: {
          name: 'node',
          include: ['packages/*/{src,test}/**/*.test.ts', 'apps/*/{src,test}/**/*.test.ts', 'test/**/*.test.ts'],
          setupFiles: ['./scripts/seed.mjs'],
          testTimeout: 240_000,
        },
      },
      ...webProjects(CHROMIUM_ARGS),
    ],
  },
});
