import { defineConfig } from 'vitest/config';

const conditions = ['umpire-src', 'module', 'node', 'development|production'];

export default defineConfig({
  test: {
    reporters: ['default', './scripts/closing-line.mjs'],
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'node',
          include: ['packages/*/{src,test}/**/*.test.ts', 'apps/cli/{src,test}/**/*.test.ts', 'test/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
