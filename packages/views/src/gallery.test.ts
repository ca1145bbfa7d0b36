import { issue } from '@umpire/kernel';
import type { Review } from '@umpire/review';
import { describe, expect, it } from 'vitest';
import { type BattleReport, battleBlocks, type Happened } from './battle-report.js';
import type { Block } from './blocks.js';
import { casesBlocks } from './cases.js';
import { compareBlocks } from './compare.js';
import { diffBlocks } from './diff.js';
import { editionsBlocks } from './editions.js';
import { importBlocks } from './import-report.js';
import { issueBlocks } from './issues.js';
import { reviewBlocks } from './looked-back.js';
import { matrixBlocks, matrixCsv } from './matrix.js';
import { oddsBlocks } from './odds.js';
import { printText } from './print-text.js';
import type { EditionRow, MatrixReport, RulesReport } from './reports.js';
import { rulesBlocks } from './rules-report.js';
import {
  certain,
  estimate,
  estimateWithLeader,
  exact,
  hopeless,
  inFull,
  tank,
  unlikely,
  withLeader,
} from './sample.js';
import { voice } from './voices.js';

const en = voice('en');
const fr = voice('fr');

const matrix: MatrixReport = {
  edition: 'w40k-10',
  attackers: ['Gauss blaster ×10', 'Tesla cannon'],
  targets: ['Light infantry', 'Power armour', 'Terminators', 'Tank'],
  cells: [
    [
      { destroyed: 0.21, modelsDestroyed: 8.3, woundsLost: 8.3 },
      { destroyed: 0.01, modelsDestroyed: 2.2, woundsLost: 5 },
      { destroyed: 0.00002, modelsDestroyed: 0.71, woundsLost: 3.1 },
      { destroyed: 0, modelsDestroyed: 0, woundsLost: 2.4 },
    ],
    [
      { destroyed: 0.002, modelsDestroyed: 4.4, woundsLost: 4.4 },
      { destroyed: 0.000926, modelsDestroyed: 0.5877, woundsLost: 2.1166 },
      { destroyed: 0, modelsDestroyed: 0.2, woundsLost: 1.1 },
      { destroyed: 0, modelsDestroyed: 0, woundsLost: 1 },
    ],
  ],
};

const rules: RulesReport = {
  file: 'annihilation-barge.txt',
  edition: 'w40k-10',
  rules: [
    {
      id: 'sustained-hits',
      name: 'Sustained Hits 2',
      kind: 'weapon',
      source: 'Core rules, weapon abilities',
      span: { line: 12 },
      stage: 'exact',
      effect: 'A critical hit scores 2 additional hits.',
    },
    {
      id: 'deadly-demise',
      name: 'Deadly Demise D3',
      kind: 'core',
      source: 'Core rules, core abilities',
      span: { line: 31 },
      stage: 'executable',
      effect: 'When destroyed, roll a D6.',
      why: 'waits for the battle',
    },
    {
      id: 'cleanse',
      name: 'Cleanse',
      kind: 'action',
      source: 'Boarding Actions',
      span: { line: 44 },
      stage: 'text',
      mode: 'w40k-9-boarding',
      why: 'its text is kept',
    },
  ],
  issues: [
    issue('table-cell-missing', 'The statline is missing.', {
      severity: 'warning',
      span: { file: 'annihilation-barge.txt', line: 3 },
      hint: 'add it by hand',
    }),
  ],
};

const editions: readonly EditionRow[] = [
  {
    id: 'w40k-10',
    parent: 'w40k',
    hash: 'sha256:aa11bb22cc',
    options: [],
    stages: { text: 4, compiled: 2, tested: 31, exact: 25 },
  },
  {
    id: 'w40k-11',
    parent: 'w40k',
    hash: 'sha256:dd33ee44ff',
    options: [{ id: 'snapHitsAreCritical', value: false, ruling: 'V7' }],
    stages: { text: 9, tested: 20, exact: 18 },
  },
];

const tally = (came: number, place: number, distribution: readonly number[]) => ({
  came,
  place,
  distribution,
  mean: distribution.reduce((sum, chance, n) => sum + n * chance, 0),
});
const thirds = [1 / 3, 1 / 3, 1 / 3];
const lookedBack: Review = {
  rounds: [
    { round: 1, score: [0, 5], answer: 40 },
    { round: 2, score: [10, 5], answer: 90 },
  ],
  luck: {
    A: { attacks: 12, wounds: tally(2, 5 / 6, thirds), points: tally(1, 0.5, thirds) },
    B: { attacks: 0, wounds: tally(0, 0.5, [1]), points: tally(0, 0.5, [1]) },
  },
  attacks: [],
  moments: [
    {
      seat: 'A',
      round: 2,
      answer: 71,
      attacker: 'A1',
      target: 'B2',
      weapons: ['Gauss blaster'],
      wounds: tally(2, 5 / 6, thirds),
      models: tally(2, 5 / 6, thirds),
      points: tally(
        20,
        5 / 6,
        Array.from({ length: 21 }, (_, n) => (n % 10 === 0 ? 1 / 3 : 0)),
      ),
    },
    {
      seat: 'A',
      round: 1,
      answer: 12,
      attacker: 'A1',
      target: 'B1',
      weapons: ['Gauss blaster'],
      wounds: tally(0, 1 / 6, thirds),
      models: tally(0, 0.5, [1]),
      points: tally(0, 0.5, [1]),
    },
  ],
  notMeasured: { 'too-large': 2 },
};
const inBattle = {
  title: { A: 'Clay Walkers', B: 'Reed Folk' },
  name: (ref: string) => ({ A1: 'Potters', B1: 'Rushes', B2: 'Reeds' })[ref] ?? ref,
};

const event = (kind: string, of: readonly string[], say: object = {}, rule?: string): Happened => ({
  kind: 'event',
  event: kind,
  of,
  say: { ...say },
  ...(rule === undefined ? {} : { rule }),
});
const threw = (purpose: string, faces: readonly number[], of: readonly string[] = ['A1']): Happened => ({
  kind: 'dice',
  seat: 'A',
  purpose,
  of,
  faces,
});
const attack = (what: string, more: object): Happened => event('attack', ['B2'], { what, source: 'attacks', ...more });
const shown = [{ kind: 0, faces: [1], dice: 1 }];
const toldBattle: BattleReport = {
  ...inBattle,
  name: (ref) => ({ 'B2.1': 'Reed', 'B2.2': 'Reed' })[ref] ?? inBattle.name(ref),
  seatOf: (ref) => (ref.includes('.') ? undefined : ref.startsWith('A') ? 'A' : 'B'),
  rule: (id) => (id === 'mud-bath' ? { name: 'Mud Bath', section: '4.02' } : undefined),
  score: [10, 5],
  winner: 'A',
  happened: [
    threw('first turn roll off', [5], ['A']),
    event('roll', [], { winner: 'A' }, 'first-turn'),
    event('turn-began', [], { round: 1, seat: 'A' }),
    event('phase-began', [], { phase: 'movement' }),
    event('moved', ['A1'], { how: 'normal', far: 152_400 }),
    event('moved', ['A1'], { how: 'pile-in', far: 0 }),
    event('phase-began', [], { phase: 'shooting' }),
    event('points-paid', [], { seat: 'A', points: 1 }, 'mud-bath'),
    event('stratagem-used', ['A1'], {}, 'mud-bath'),
    event('effect-began', ['A1'], {}, 'mud-bath'),
    event('effect-began', ['A1'], {}, 'mud-bath'),
    event('targets-selected', ['A1', 'B2'], { type: 'normal' }),
    attack('pool', { weapon: 'Long spear' }),
    threw('attacks', [2]),
    attack('gathered', { attacks: 4 }),
    threw('hit', [6, 3, 2, 1]),
    threw('hit re-roll', [3]),
    attack('settled', {
      step: 'hit',
      needs: 3,
      counts: [0, 2, 1],
      shown,
      why: [
        {
          numbers: [{ what: 'skill', from: 4, to: 3, by: [{ rule: 'mud-bath', how: 'improve', by: 1 }] }],
          acts: ['long-reach'],
          again: ['second-try'],
        },
      ],
    }),
    attack('settled', { step: 'extra hits', counts: [0, 4], shown: [] }),
    threw('wound', [5, 4, 2, 1]),
    attack('settled', { step: 'wound', needs: 4, counts: [0, 0, 2], shown }),
    threw('save', [2]),
    threw('save', [6]),
    attack('inflicted', { needs: 4, wounds: 2 }),
    attack('struck', { damage: 2, lost: 2, ignored: 0 }),
    attack('saved', { needs: 4, face: 6 }),
    event('model-destroyed', ['B2.1', 'B2.2'], { by: 'attacks' }),
    event('model-stays', ['B2.1']),
    { kind: 'passes', seat: 'B', until: 'turn', rule: 'mud-bath' },
    threw('mud-bath heal, second-try', [3]),
    event('attack', ['B2'], { what: 'pool', source: 'suffering' }),
    event('attack', ['B2'], { what: 'gathered', source: 'suffering', attacks: 2 }),
    threw('hazard', [1, 5]),
    attack('settled', { step: 'hazard', needs: 3, counts: [0, 1], shown, source: 'suffering' }),
    event('attack', ['B2'], { what: 'struck', source: 'suffering', damage: 1, lost: 1, ignored: 0 }),
    event('phase-began', [], { phase: 'charge' }),
    { kind: 'passes', seat: 'B', until: 'battle' },
    threw('charge', [5, 2]),
    event('targets-selected', ['A1'], { type: 'fight' }),
    event('scored', [], { seat: 'A', points: 10 }, 'mud-bath'),
    event('scored', [], { seat: 'B', points: 0 }, 'mud-bath'),
    event('points-paid', [], { seat: 'B', points: 1 }, 'mud-bath'),
  ],
};

const gallery: Readonly<Record<string, readonly Block[]>> = {
  odds: oddsBlocks(exact(), en),
  'odds-in-full': oddsBlocks(inFull(), en),
  'odds-figure-not-given': oddsBlocks(
    exact({ unmodelled: [...inFull().unmodelled, ...estimateWithLeader().unmodelled] }),
    en,
  ),
  'odds-leader': oddsBlocks(withLeader(), en),
  'odds-single-model': oddsBlocks(tank(), en),
  'odds-certain': oddsBlocks(certain(), en),
  'odds-hopeless': oddsBlocks(hopeless(), en),
  'odds-unlikely': oddsBlocks(unlikely(), en),
  'odds-estimate': oddsBlocks(estimate(), en),
  'odds-estimate-leader': oddsBlocks(estimateWithLeader(), en),
  'odds-in-full-french': oddsBlocks(inFull(), fr),
  compare: compareBlocks(
    [
      { label: 'w40k-10', answer: exact({ edition: 'w40k-10' }) },
      { label: 'w40k-11', answer: inFull() },
      { label: 'leader.json', answer: withLeader() },
    ],
    en,
  ),
  matrix: matrixBlocks(matrix, en, { columns: 100 }),
  'matrix-narrow': matrixBlocks(matrix, en, { columns: 60, show: 'modelsDestroyed' }),
  rules: rulesBlocks(rules, en),
  editions: editionsBlocks(editions, en, { options: true }),
  diff: diffBlocks(
    {
      a: 'w40k-10',
      b: 'w40k-11',
      differences: [
        { id: 'engagementRange', name: '', kind: 'number', a: '1″', b: '2″' },
        {
          id: 'battle-shock',
          name: 'Battle-shock',
          kind: 'changed',
          a: 'Core rules, Command phase',
          b: 'Core rules 08.04',
        },
        { id: 'cleave', name: 'Cleave', kind: 'added', b: 'Core rules 24.07' },
      ],
    },
    en,
  ),
  'diff-long': diffBlocks(
    {
      a: 'w40k-10',
      b: 'w40k-11',
      differences: [
        {
          id: 'lethal-hits',
          name: 'Lethal Hits',
          kind: 'changed',
          a: 'A critical hit wounds without a wound roll.',
          b: 'A critical hit may wound without a wound roll; the attacker chooses.',
        },
        { id: 'cleave', name: 'Cleave', kind: 'added', b: 'More attacks for every five models of the target.' },
      ],
    },
    en,
  ),
  'diff-none': diffBlocks({ a: 'w40k-10', b: 'w40k-10', differences: [] }, en),
  cases: casesBlocks(
    {
      passed: 211,
      failed: 1,
      skipped: 3,
      skips: [1, 2, 3].map((n) => ({ case: `11-C-10${n}`, why: 'no rule moves models yet' })),
      failures: [
        {
          case: '11-C-001/2',
          step: 'wounds',
          expected: '4',
          got: '5',
          rule: 'lethal-hits',
          span: { file: 'attacks.yaml', line: 18 },
        },
      ],
    },
    en,
  ),
  import: importBlocks(
    {
      file: 'page.txt',
      records: [
        { kind: 'datasheet', id: 'a', name: 'A' },
        { kind: 'weapon', id: 'b', name: 'B' },
        { kind: 'weapon', id: 'c', name: 'C' },
      ],
      issues: rules.issues,
      understood: {
        clauses: 212,
        compiled: 188,
        executable: 181,
        unread: [{ line: 311, text: 'until the stars are right' }],
      },
    },
    en,
  ),
  battle: battleBlocks(toldBattle, en),
  'battle-french': battleBlocks(toldBattle, fr),
  review: reviewBlocks(lookedBack, inBattle, en),
  'review-french': reviewBlocks(lookedBack, inBattle, fr),
  issues: issueBlocks(
    [
      issue('unknown-weapon-ability', 'No weapon ability of this name is known.', {
        path: 'attackers[0].weapons[1].abilities[0]',
        span: { file: 'scenario.json', line: 12, column: 21 },
        found: 'sustaned hits 2',
        near: ['sustained hits 2'],
        hint: 'write it as it is printed',
      }),
      issue('file-missing', 'There is no such file.', { span: { file: 'nowhere.json' } }),
    ],
    en,
  ),
};

describe('the gallery', () => {
  it.each(Object.entries(gallery))('%s', async (name, blocks) => {
    await expect(printText(blocks)).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it('has no line that ends in a blank, and none too wide for 100 letters', () => {
    for (const blocks of Object.values(gallery)) {
      for (const line of printText(blocks).split('\n').slice(0, -1)) expect(line).not.toMatch(/ $/);
    }
  });
});

describe('printing', () => {
  it('says the same without bars', () => {
    const text = printText(oddsBlocks(exact(), en), { bars: false });
    expect(text).not.toMatch(/[█▏▎▍▌▋▊▉]/);
    expect(text).toContain('2  77%');
  });

  it('paints after padding, so that colour moves nothing', () => {
    const bare = printText(oddsBlocks(withLeader(), en));
    const marked = printText(oddsBlocks(withLeader(), en), {
      paint: (text, tone) => (tone === 'plain' ? text : `⟦${text}⟧`),
    });
    expect(marked.replaceAll(/[⟦⟧]/g, '')).toBe(bare);
  });

  it('keeps bars within the line', () => {
    for (const line of printText(oddsBlocks(exact(), en), { columns: 40 }).split('\n'))
      expect([...line].length).toBeLessThanOrEqual(52);
  });
});

it('a matrix is exact in a spreadsheet, and names with commas keep together', () => {
  const csv = matrixCsv({
    edition: 'w40k-10',
    attackers: ['Axe, "big"'],
    targets: ['Tank'],
    cells: [[{ destroyed: 1 / 3, modelsDestroyed: 0.5, woundsLost: 2 }]],
  });
  expect(csv).toBe(
    'attacker,target,destroyed,modelsDestroyed,woundsLost\n"Axe, ""big""",Tank,0.3333333333333333,0.5,2\n',
  );
});
