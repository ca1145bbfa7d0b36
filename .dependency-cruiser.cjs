// The second pair of eyes on the house plan: files, where test/imports.test.ts looks at packages. Run by scripts/cruise.mjs.
const SOURCE = '^(packages|apps)/[^/]+/src/';
const TEST = '\\.test\\.ts$|^(packages|apps)/[^/]+/test/';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one idea, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'core-is-pure',
      comment: 'Clock, disk, network and environment live in apps/ only.',
      severity: 'error',
      from: { path: '^packages/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'only-tests-import-the-test-kit',
      severity: 'error',
      from: { path: '^packages/(?!testkit/)', pathNot: TEST },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'enter-by-the-door',
      comment: "Another package's files are reached through its src/index.ts.",
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^packages/[^/]+/src/', pathNot: ['^packages/$2/', '^packages/[^/]+/src/index\\.ts$'] },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { path: SOURCE, pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: SOURCE },
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      comment: 'What the shipped code imports stands in the dependencies of its own package.json.',
      severity: 'error',
      from: { path: SOURCE, pathNot: TEST },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    exclude: { path: '/dist/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      conditionNames: ['umpire-src', 'import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
