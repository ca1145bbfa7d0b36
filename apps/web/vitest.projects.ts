import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { caseFiles } from './vite-cases.js';

const chromium = process.env.UMPIRE_CHROMIUM;
const conditions = ['umpire-src', 'module', 'browser', 'development|production'];
const root = import.meta.dirname;

/** Tests that click in a browser, and those that open the built page. Without a Chromium there are none. */
export function webProjects(args: readonly string[]): TestProjectInlineConfiguration[] {
  if (chromium === undefined) return [];
  return [
    {
      root,
      resolve: { conditions, dedupe: ['react', 'react-dom'] },
      worker: { format: 'es' },
      plugins: [react(), caseFiles()],
      // found before the first test: a dependency found later reloads the page under it
      optimizeDeps: {
        entries: [
          'src/main.tsx',
          'src/engine/worker.ts',
          'src/page/*.tsx',
          'src/engine/import-worker.ts',
          'src/book/book-worker.ts',
          'src/battle/worker.ts',
        ],
        include: ['react/jsx-dev-runtime', 'react-dom/client'],
      },
      test: {
        name: 'browser',
        include: ['test/**/*.browser.test.tsx'],
        testTimeout: 60_000,
        sequence: { groupOrder: 1 },
        expect: { poll: { timeout: 20_000 } },
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          viewport: { width: 1280, height: 900 },
          provider: playwright({ launchOptions: { executablePath: chromium, args: [...args] } }),
          instances: [{ browser: 'chromium' }],
        },
      },
    },
    {
      root,
      test: {
        name: 'e2e',
        sequence: { groupOrder: 2 },
        include: ['e2e/**/*.e2e.test.ts'],
        testTimeout: 120_000,
        hookTimeout: 60_000,
      },
    },
  ];
}
