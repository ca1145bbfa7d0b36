import { w40k } from '@umpire/w40k';
import { describe, expect, it } from 'vitest';
import { type CasesRun, runCases } from './run-cases.js';

const heading = `umpire: 1
theme: Test
editions: [w40k-11]
weapons:
  probe: { A: 2, skill: 3+, S: 4, AP: 0, D: 1 }
  plasma: { A: 1, skill: 3+, S: 8, AP: -3, D: 2, abilities: [hazardous] }
units:
  FIVE: { name: Five, keywords: [INFANTRY], models: 5, T: 4, Sv: 3+, W: 2 }
cases:
`;

const one = (body: string): string => `  - id: 11-C-001
    title: A case
    rules: [hit-roll]
    section: "05.01"
    scenario: { attacker: { weapon: probe }, target: FIVE }
${body
  .trim()
  .split('\n')
  .map((line) => `    ${line}`)
  .join('\n')}
`;

function run(body: string, more: { text?: string; edition?: string } = {}): CasesRun {
  const files = [{ name: 'test.yaml', text: heading + one(body) }];
  if (more.text !== undefined) files.push({ name: 'conformance/known-failures.yaml', text: more.text });
  const found = runCases(files, undefined, { gameSystems: [w40k], ...(more.edition ? { edition: more.edition } : {}) });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

const told = (body: string) => run(body).failures.map(({ step, expected, got }) => `${step}: ${expected} | ${got}`);

describe('runCases', () => {
  it('passes a case whose numbers come', () => {
    const played =
      'dice: { hit: [3, 4], wound: [4, 4], save: [1, 3] }\nexpect: { hits: 2, failedSaves: 1, woundsLost: 1 }';
    expect(run(played)).toMatchObject({ passed: 1, failed: 0, skipped: 0, failures: [] });
  });

  it('says every number that came otherwise, with the rules and the place of the case', () => {
    const { failures, failed } = run('dice: { hit: [3, 1] }\nuntil: hit\nexpect: { hits: 2, criticalHits: 1 }');
    expect(failed).toBe(1);
    expect(failures).toEqual([
      { case: '11-C-001@w40k-11', step: 'hits', expected: '2', got: '1', rule: 'hit-roll', span: expect.anything() },
      {
        case: '11-C-001@w40k-11',
        step: 'criticalHits',
        expected: '1',
        got: '0',
        rule: 'hit-roll',
        span: expect.anything(),
      },
    ]);
  });

  it('fails on a face that is missing', () => {
    expect(told('dice: { hit: [3] }\nuntil: hit\nexpect: { hits: 1 }')).toEqual([
      'hit: 1 more dice | a throw of 2 dice',
    ]);
  });

  it('fails on a face that is left over', () => {
    expect(told('dice: { hit: [3, 3, 3] }\nuntil: hit\nexpect: { hits: 2 }')).toEqual([
      'hit: all of it asked for | faces left over: 3',
    ]);
  });

  it('fails on an answer that nobody asked for', () => {
    expect(told('dice: { hit: [3, 3] }\nchoices: { lethal hits: roll }\nuntil: hit\nexpect: { hits: 2 }')).toEqual([
      'lethal-hits: all of it asked for | answers left over: roll',
    ]);
  });

  it('refuses what is not among the options, and fails where no refusal is expected', () => {
    const body = 'dice: { hit: [3, 1] }\nchoices: { command re-roll: hit 6 }\nuntil: hit\nexpect: { hits: 1 }';
    expect(told(body)).toEqual(['refused: none | {"answer":"hit 6","because":"command-re-roll"}']);
  });

  it('names a rule that is not modelled', () => {
    const body =
      'scenario: { attacker: { weapon: probe, effects: [dancing lights] }, target: FIVE }\nexpect: { hits: 1 }';
    const text = heading + one('').replace('    scenario: { attacker: { weapon: probe }, target: FIVE }\n', '');
    const lines = body.split('\n').map((line) => `    ${line}`);
    const found = runCases([{ name: 'test.yaml', text: `${text.trimEnd()}\n${lines.join('\n')}` }], undefined, {
      gameSystems: [w40k],
    });
    expect(found.ok && found.value.failures[0]?.got).toContain('not modelled: dancing lights');
  });

  it('skips with the reason of the case, or of the known failures', () => {
    const body = 'dice: { hit: [3, 1] }\nuntil: hit\nexpect: { hits: 5 }';
    expect(run(`${body}\nskip: not built`).skips).toEqual([{ case: '11-C-001@w40k-11', why: 'not built' }]);
    const known = run(body, { text: 'umpire: 1\nfailures: { 11-C-001@w40k-11: later }' });
    expect(known).toMatchObject({
      passed: 0,
      failed: 0,
      skipped: 1,
      skips: [{ case: '11-C-001@w40k-11', why: 'later' }],
    });
  });

  it('plays the cases of one edition alone', () => {
    expect(run('dice: { hit: [3, 1] }\nuntil: hit\nexpect: { hits: 1 }', { edition: 'w40k-10' }).passed).toBe(0);
  });
});
