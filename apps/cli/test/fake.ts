import type { Datasheet } from '@umpire/datasheets';
import { fail, issue, ok } from '@umpire/kernel';
import type { ExactAnswer } from '@umpire/odds';
import type { Services } from '../src/services.js';
import type { Terminal } from '../src/terminal.js';

/** A terminal that remembers what was said. */
export interface Remembered extends Terminal {
  readonly said: { out: string; err: string };
}

export function remembering(): Remembered {
  const said = { out: '', err: '' };
  return {
    said,
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    paintOut: (text) => text,
    paintErr: (text) => text,
    columns: 80,
    progress: async () => ({ show: () => {}, stop: () => {} }),
  };
}

const spread = (...distribution: readonly number[]) => ({
  mean: distribution.reduce((sum, chance, n) => sum + n * chance, 0),
  sd: 1,
  distribution,
});

/** An answer whose figures say only which edition was asked. */
function answerIn(edition: string): ExactAnswer {
  return {
    umpire: 1,
    edition,
    ruleSet: 'sha256:0123456789',
    title: { attackers: ['10 Immortals'], target: '5 Intercessors', phase: 'shooting' },
    unmodelled: [],
    assumed: [],
    elapsedMs: 0.1,
    exact: true,
    woundsLost: spread(0.1, 0.2, 0.3, 0.2, 0.2),
    modelsDestroyed: spread(0.3, 0.5, 0.2),
    destroyed: 0.2,
    groups: [],
    afterEach: [],
  };
}

const sheet = (file: string): Datasheet => ({
  kind: 'datasheet',
  id: 'walker',
  name: 'Walker',
  edition: 'w40k-11',
  source: { file, lines: [1, 2] },
  gaps: [],
  faction: 'Potters',
  models: [],
  weapons: [],
  abilities: [],
  options: [],
  composition: [],
  costs: [],
  keywords: [],
  factionKeywords: [],
  modelKeywords: [],
  stratagems: [],
  detachmentRules: [],
  other: [],
});

/** Services that know two editions and judge nothing but the scenario's edition and the first attacker's name. */
export function fakeServices(more: Partial<Services> = {}): Services {
  return {
    editions: async () => [
      {
        id: 'w40k-10',
        parent: null,
        hash: 'sha256:aa',
        options: [{ id: 'snap', value: false, ruling: 'V7' }],
        stages: { exact: 3 },
      },
    ],
    diff: async (a, b) =>
      ok({
        a: a.edition,
        b: b.edition,
        differences: [
          { id: 'engagementRange', name: 'engagementRange', kind: 'number', a: '1″', b: JSON.stringify(b.set) },
        ],
      }),
    readScenario: async (value, { edition }) => {
      const scenario = value as { edition: string; attackers?: readonly { name?: unknown }[] };
      const name = scenario.attackers?.[0]?.name;
      if (name !== undefined && typeof name !== 'string')
        return fail([issue('not-a-text', 'A name is text.', { path: 'attackers[0].name' })]);
      return ok({ edition: edition ?? scenario.edition });
    },
    exactOdds: async (scenario, { want }) =>
      scenario.edition === 'huge'
        ? fail({
            ...issue('too-large', 'There are 10^9 standings.', { hint: 'estimate it, or split the volley' }),
            code: 'too-large',
            size: 1e9,
          })
        : ok({ ...answerIn(scenario.edition), ...(want === undefined ? {} : { because: [] }) }),
    estimateOdds: async (scenario, { trials, seed }) => {
      const {
        exact: _,
        woundsLost,
        modelsDestroyed,
        attackersLost: _l,
        neighbours: _n,
        ...rest
      } = answerIn(scenario.edition);
      const around = (value: number) => ({ value, interval: [value, value] as const });
      const spread = ({ mean, sd, distribution }: typeof woundsLost) => ({
        mean: around(mean),
        sd: around(sd),
        distribution,
        intervals: distribution.map((chance) => around(chance).interval),
      });
      return ok({
        ...rest,
        exact: false,
        trials,
        seed,
        woundsLost: spread(woundsLost),
        modelsDestroyed: spread(modelsDestroyed),
        destroyed: around(0.2),
        groups: [],
        afterEach: [],
      });
    },
    matrix: async ({ attackers, targets }, { edition, progress }) => {
      if (!Array.isArray(attackers) || !Array.isArray(targets))
        return fail([issue('not-a-list', 'A list was expected.', { path: 'targets' })]);
      if (targets.some((target) => target.wounds === 'x'))
        return fail([issue('not-a-number', 'Wounds are a number.', { path: 'targets[1].wounds' })]);
      progress(1, 1);
      const cell = { destroyed: 0.5, modelsDestroyed: 1.5, woundsLost: 3 };
      return ok({
        edition,
        attackers: attackers.map(({ name }) => name),
        targets: targets.map(({ name }) => name),
        cells: attackers.map(() => targets.map(() => cell)),
      });
    },
    importFiles: async (files) => ({
      issues: files
        .filter(({ bytes }) => bytes.length === 0)
        .map(({ name }) => issue('file-empty', 'Nothing stands in it.', { span: { file: name } })),
      reports: files
        .filter(({ bytes }) => bytes.length > 0)
        .map(({ name }) => ({
          file: name,
          format: 'page',
          records: [{ kind: 'datasheet', id: 'x', name: 'X' }],
          issues: [issue('half-read', 'Some is missing.', { severity: 'warning', span: { file: name, line: 2 } })],
        })),
    }),
    exportRoster: async ({ name }) => ok({ text: name, ending: 'txt' }),
    sheetsIn: async ({ name }) => ok({ sheets: [sheet(name)], lists: [], rules: [] }),
    scenarioOfUnits: async ({ attacker }) =>
      ok({
        scenario: {
          edition: 'w40k-11',
          attackers: [{ name: attacker.name, weapons: [{ strength: 4, damage: 1 }] }],
          target: { groups: [] },
        },
        missing: [],
        notes: [],
      }),
    rulesReport: async ({ name }) =>
      ok({
        file: name,
        rules: [
          { id: 'cover', name: 'Cover', kind: 'core', source: 'Core rules 13.08', stage: 'exact', span: { line: 3 } },
        ],
        issues: [],
      }),
    armies: async () => ok([]),
    armyListIn: async ({ name }) =>
      fail([issue('army-not-in-file', 'The file holds no army.', { span: { file: name } })]),
    armyIn: async ({ name }) => fail([issue('army-not-in-file', 'The file holds no army.', { span: { file: name } })]),
    playBattle: async () => fail([issue('no-battles', 'the fake plays no battles')]),
    replayBattle: async () => fail([issue('no-battles', 'the fake plays no battles')]),
    simulate: async () => fail([issue('no-battles', 'the fake plays no battles')]),
    runCases: async ({ files, units }) => {
      const failed = files.filter(({ text }) => text.includes('wrong')).length;
      const failures =
        failed === 0
          ? []
          : [{ case: '11-C-001', step: 'hits', expected: '4', got: '5', rule: units?.text ?? 'lethal-hits' }];
      return ok({ passed: files.length - failed, failed, skipped: 0, failures });
    },
    ...more,
  };
}
