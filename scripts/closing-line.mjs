// Prints the plain closing line "N passed, N failed" after vitest's own report.
export default class ClosingLine {
  onTestRunEnd(modules) {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) count[test.result().state === 'pending' ? 'skipped' : test.result().state]++;
      if (module.state() === 'failed' && tests.length === 0) count.failed++;
    }
    const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
    process.once('exit', () => console.log(`${count.passed} passed, ${count.failed} failed${skipped}`));
  }
}
