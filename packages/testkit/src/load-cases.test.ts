import { describe, expect, it } from 'vitest';
import { expectedSchema, type RunnableCase } from './case.js';
import { loadCases, loadUnits, printIssue } from './load-cases.js';
import { resultNames } from './vocabulary.js';

const heading = `umpire: 1
theme: Test
editions: [w40k-11]
weapons:
  probe: { A: 2, skill: 3+, S: 4, AP: 0, D: 1 }
units:
  FIVE: { name: Five, keywords: [INFANTRY], models: 5, T: 4, Sv: 3+, W: 2 }
  LEAD: { name: Leader, keywords: [CHARACTER], T: 4, Sv: 2+, InSv: 4+, W: 5 }
cases:
`;
const body = `  - id: 11-C-001
    title: A case
    rules: [hit-roll]
    section: "05.01"
    scenario: { attacker: { weapon: probe }, target: FIVE }
    until: hit
    dice: { hit: [1, 6] }
    expect: { hits: 1 }
`;

function load(text: string): readonly RunnableCase[] {
  const loaded = loadCases([{ name: 'test.yaml', text: heading + text }]);
  if (!loaded.ok) throw new Error(loaded.error.map(printIssue).join('\n'));
  return loaded.value;
}

function problems(text: string): string[] {
  const loaded = loadCases([{ name: 'test.yaml', text: heading + text }]);
  return loaded.ok ? [] : loaded.error.map(printIssue);
}

const lineOf = (text: string, part: string): number =>
  (heading + text).split('\n').findIndex((line) => line.includes(part)) + 1;

describe('loadCases', () => {
  it('writes a scenario out in full', () => {
    const [one] = load(body);
    expect(one).toMatchObject({
      id: '11-C-001@w40k-11',
      edition: 'w40k-11',
      until: 'hit',
      dice: [{ purpose: 'hit', faces: [1, 6] }],
    });
    expect(one?.scenario).toMatchObject({
      phase: 'shooting',
      attackers: [
        {
          name: 'Probe',
          models: 1,
          weapons: [
            {
              name: 'probe',
              kind: 'ranged',
              range: 24,
              attacks: '2',
              skill: '3+',
              strength: '4',
              armourPenetration: 0,
              damage: '1',
            },
          ],
        },
      ],
      target: {
        name: 'Five',
        keywords: ['INFANTRY'],
        attached: false,
        groups: [
          { name: 'Five', models: 5, toughness: 4, save: '3+', invulnerableSave: null, wounds: 2, woundsLost: 0 },
        ],
      },
    });
  });

  it('joins units into an attached one, with the fallen and the wounded', () => {
    const [one] = load(
      body.replace('target: FIVE', 'target: { units: [FIVE, LEAD], models: { Five: 3 }, wounded: { Leader: 2 } }'),
    );
    expect(one?.scenario.target).toMatchObject({
      name: 'Five with Leader',
      attached: true,
      groups: [
        { name: 'Five', models: 3, startingStrength: 5 },
        { name: 'Leader', models: 1, woundsLost: 2, keywords: ['CHARACTER'] },
      ],
    });
  });

  it('takes a fight for a fight where every weapon is for melee', () => {
    const [one] = load(body.replace('weapon: probe', 'weapon: { use: probe, range: melee }'));
    expect(one?.scenario.phase).toBe('fight');
    expect(one?.scenario.attackers[0]?.weapons[0]).not.toHaveProperty('range');
  });

  it('spreads 5x4 and puts wounds left in order', () => {
    const [one] = load(body.replace('[1, 6]', '[2x3, 6]').replace('{ hits: 1 }', '{ left: { Five: [2x2, 1] } }'));
    expect(one?.dice).toEqual([{ purpose: 'hit', faces: [3, 3, 6] }]);
    expect(one?.expect).toEqual({ left: { Five: [1, 2, 2] } });
  });

  it('lays rows over the case, in short words or whole parts', () => {
    const rows = `    rows:
      - { why: stronger, S: 8, effects: [add 1 to hit rolls], hits: 2, needs hit: 2+ }
      - { why: another, scenario: { target: { unit: FIVE, models: 1 } }, dice: { hit: [6] }, cover: true }
`;
    const [first, second] = load(body + rows);
    expect(first).toMatchObject({
      id: '11-C-001/1@w40k-11',
      title: 'A case: stronger',
      expect: { hits: 2, needs: { hit: '2+' } },
    });
    expect(first?.scenario.attackers[0]).toMatchObject({
      effects: ['add 1 to hit rolls'],
      weapons: [{ name: 'probe', strength: '8' }],
    });
    expect(second).toMatchObject({
      expect: { hits: 1 },
      dice: [{ faces: [6] }],
      scenario: { conditions: { cover: true } },
    });
    expect(second?.scenario.target.groups[0]?.models).toBe(1);
  });

  it('reads a table by its first line, and leaves an empty cell to the case', () => {
    const table = `    table:
      - [why, S, hit, hits]
      - [weak, 3, [1, 1], 0]
      - [as above, ~, ~, ~]
`;
    const [weak, same] = load(body + table);
    expect(weak).toMatchObject({ title: 'A case: weak', expect: { hits: 0 }, dice: [{ faces: [1, 1] }] });
    expect(same).toMatchObject({ expect: { hits: 1 }, dice: [{ faces: [1, 6] }] });
  });

  it('takes the expectation of the nearest edition before, a mode as its edition', () => {
    const cases = load(
      body
        .replace('title:', 'editions: [w40k-9, w40k-10-launch, w40k-10, w40k-10-combat-patrol, w40k-11]\n    title:')
        .replace('{ hits: 1 }', '{ wounds: 0, byEdition: { w40k-9: { hits: 1 }, w40k-10: { hits: 2 } } }'),
    );
    expect(cases.map(({ expect: { hits, wounds } }) => [hits, wounds])).toEqual([
      [1, 0],
      [1, 0],
      [2, 0],
      [2, 0],
      [2, 0],
    ]);
  });

  it('tells one answer that is a list from several answers', () => {
    const [one] = load(
      body.replace(
        '    expect',
        '    choices: { allocation order: [A, B], command re-roll: [hit 1, hit 2], re-roll hits: [] }\n    expect',
      ),
    );
    expect(one?.choices).toEqual([
      { rule: 'allocation-order', answers: [['A', 'B']] },
      { rule: 'command-re-roll', answers: ['hit 1', 'hit 2'] },
      { rule: 're-roll-hits', answers: [[]] },
    ]);
  });
});

describe('a case that cannot be read', () => {
  it('names the line, what was found and what would be right', () => {
    expect(problems(body.replace('[1, 6]', '[1, 7]'))[0]).toMatch(
      new RegExp(`^test.yaml:${lineOf(body, 'dice:')} case-wrong-value: .*found 7`),
    );
    expect(problems(body.replace('hits: 1', 'hit: 1'))[0]).toMatch(
      new RegExp(`^test.yaml:${lineOf(body, 'expect:')} case-unknown-word: "hit"`),
    );
    expect(problems(body.replace('until: hit', 'until: morale'))[0]).toMatch(
      /case-wrong-value: until: .*found "morale"/,
    );
    expect(problems(body.replace('dice: { hit', 'dice: { hits'))[0]).toMatch(/case-unknown-word: "hits".*near: hit/);
    expect(problems(body.replace('    section: "05.01"\n', ''))[0]).toMatch(/case-missing: cases.0.section/);
  });

  it('points into the row where the row is wrong', () => {
    const rows = '    rows:\n      - { why: good, hits: 1 }\n      - { why: bad, hits: many }\n';
    expect(problems(body + rows)[0]).toMatch(
      new RegExp(`^test.yaml:${lineOf(body + rows, 'bad')} case-wrong-value: expect.hits`),
    );
    const unknown = rows.replace('hits: many', 'hit points: 3');
    expect(problems(body + unknown)[0]).toMatch(
      new RegExp(`^test.yaml:${lineOf(body + unknown, 'bad')} case-unknown-word: "hit points"`),
    );
  });

  it('suggests the names that are near', () => {
    expect(problems(body.replace('FIVE', 'FIVES'))[0]).toMatch(
      /case-unknown-name: no unit is called "FIVES".*near: FIVE/,
    );
    expect(problems(body.replace('weapon: probe', 'weapon: prob'))[0]).toMatch(
      /no weapon is called "prob".*near: probe/,
    );
  });

  it('says which number of a profile is missing', () => {
    expect(problems(body.replace('target: FIVE', 'target: { T: 4, Sv: 3+ }'))[0]).toMatch(/case-incomplete/);
  });

  it('refuses an id used twice, a case that expects nothing, and broken YAML', () => {
    expect(problems(body + body)[0]).toMatch(/case-id-twice/);
    expect(problems(body.replace('{ hits: 1 }', '{}'))[0]).toMatch(/case-expects-nothing/);
    expect(problems(`${body}   - {`)[0]).toMatch(/^test.yaml:\d+ yaml: /);
  });

  it('collects the problems of all files', () => {
    const text = heading + body.replace('hits: 1', 'hit: 1');
    const loaded = loadCases([
      { name: 'a.yaml', text },
      { name: 'b.yaml', text },
    ]);
    expect(loaded.ok ? [] : loaded.error.map(({ span }) => span?.file)).toEqual(['a.yaml', 'b.yaml']);
  });
});

describe('loadUnits', () => {
  it('gives units and weapons, or says what is wrong', () => {
    const text = 'umpire: 1\nunits:\n  A: { name: A, T: 4, Sv: 3+, W: 1 }\n';
    expect(loadUnits({ name: 'units.yaml', text })).toMatchObject({
      ok: true,
      value: { units: { A: { name: 'A', T: 4 } } },
    });
    const wrong = loadUnits({ name: 'units.yaml', text: text.replace('3+', '9+') });
    expect(wrong.ok ? '' : printIssue(wrong.error[0]!)).toMatch(/^units.yaml:3 case-wrong-value/);
  });
});

describe('the words of results', () => {
  it('are those that can be expected', () => {
    expect([...resultNames].sort()).toEqual(Object.keys(expectedSchema.shape).sort());
  });
});
