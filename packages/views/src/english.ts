import { battleEnglish } from './battle-words.js';
import type { Catalogue, Shown } from './catalogue.js';
import { editionParts } from './edition-name.js';

const plural = ({ value, text }: Shown, one: string, many: string): string => `${text} ${value === 1 ? one : many}`;

const ordinal = (n: number): string => {
  const last = n % 100 >= 11 && n % 100 <= 13 ? 0 : n % 10;
  return `${n}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
};

export const english: Catalogue = {
  battle: battleEnglish,
  edition: (id) => {
    const { number, rest } = editionParts(id);
    return [number === undefined ? [] : [ordinal(number)], rest].flat().join(', ');
  },
  phase: (phase) => phase,
  exact: 'exact',
  estimate: (trials, seed) => `estimate, ${trials} trials, seed ${seed}`,
  estimateShort: (trials) => `${trials} trials`,
  ruleSet: (hash) => `rule set ${hash}`,
  elapsed: (ms) => `${ms} ms`,
  models: (n) => plural(n, 'model', 'models'),
  wounds: (n) => plural(n, 'wound', 'wounds'),
  woundsLost: (n) => plural(n, 'wound lost', 'wounds lost'),

  notVisible: 'not visible',
  conditions: { snapShooting: 'snap shooting', cover: 'in cover' },
  colon: ':',
  countOn: 'Count on',
  hopeFor: 'Hope for',
  all: 'all',
  allOf: (n) => `all ${n}`,
  atLeastOne: 'at least 1',
  destroysIt: 'Destroys it',
  nothingLost: 'It cannot lose a wound.',
  line: {
    countOn: (what, chance) => `count on ${what} (${chance})`,
    hopeFor: (what, chance) => `hope for ${what} (${chance})`,
    atLeastOne: (chance) => `at least 1: ${chance}`,
    nothing: 'no wound can be lost',
    all: (chance) => `all ${chance}`,
    destroys: (chance) => `destroys it ${chance}`,
    mean: (parts) => `mean ${parts}`,
    end: '; ',
    notModelled: (n) => plural(n, 'rule not modelled', 'rules not modelled'),
  },

  modelsAtLeast: 'models destroyed, at least',
  woundsAtLeast: 'wounds lost, at least',
  upTo: (n) => `up to ${n} can happen`,
  mean: (models, wounds) => `mean ${models} · ${wounds}`,
  notModelled: (n) => plural(n, 'rule not modelled', 'rules not modelled'),
  notGiven: (n) => plural(n, 'figure not given', 'figures not given'),
  notModelledOne: (what, of, why) => `“${what}” of ${of}: ${why}.`,
  restStands: 'The rest stands.',
  restMisleads: 'The figures below do not hold without it.',
  didYouMean: (names) => `Did you mean ${names}?`,
  interval: (low, high) => `${low} to ${high}`,

  groups: 'by group, in the order they are lost',
  groupColumns: { group: 'group', models: 'models', wounds: 'wounds', destroyed: 'all of it' },
  afterEach: 'after each attacker',
  neighbours: 'units beside the target',
  neighbourColumns: { unit: 'unit', struck: 'loses any' },
  attacker: 'attacker',
  ownLosses: (mean, none) => `The attackers lose ${mean} by their own hazards; none: ${none}.`,
  funnel: (weapon, attacker) => `${weapon}, ${attacker}`,
  stages: {
    attacks: 'attacks',
    hits: 'hits',
    criticalHits: 'of them critical',
    wounds: 'wounds',
    failedSaves: 'failed saves',
    damageInflicted: 'damage',
    damageWasted: 'wasted',
  },
  meanColumn: 'mean',
  middle: 'middle 80%',
  wasted: (wasted, inflicted, share) =>
    `${wasted} of ${inflicted} damage is wasted (${share}): it goes beyond the last wound of the model it strikes.`,
  nothingWasted: 'No damage is wasted.',
  why: 'why: what each rule adds',
  changed: {
    attacks: 'attacks',
    hits: 'hits',
    wounds: 'wounds',
    'failed saves': 'failed saves',
    'wounds lost': 'wounds lost',
  },
  noReasons: 'No rule moves these figures.',
  offers: 'not in force: what each would add, in points',
  assumed: 'assumed',
  assumptions: {
    frozen: (what, of) => `${of}: ${what}, as it stands before the attack`,
    default: (what, of) => `${of}: ${what}`,
    alone: (what, of) => `${of}: no other enemy unit within ${what}″ of it`,
    'no-attacks': (what, of) => `${of}: makes no attacks (${what})`,
    chosen: (what, of) => `${of}: of two things it takes ${what}`,
  },
  assumption: (what, of) => (of === '' ? what : `${of}: ${what}`),

  compare: 'compare',
  differenceFrom: (letter) => `all, from ${letter}`,
  meanModels: 'mean models',
  meanWounds: 'mean wounds',
  atLeast: (n) => `at least ${n}`,

  matrix: {
    destroyed: 'chance to destroy the unit',
    modelsDestroyed: 'mean models destroyed',
    woundsLost: 'mean wounds lost',
  },
  rulesOf: (file, edition) => (edition === '' ? file : `${file}, ${edition}`),
  rulesColumns: { rule: 'rule', kind: 'kind', stage: 'support', source: 'source', line: 'line' },
  rulesCounted: (n) => plural(n, 'rule', 'rules'),
  mode: (mode) => `only in ${mode}`,
  supportStages: {
    text: 'text only',
    compiled: 'compiled',
    executable: 'executable',
    tested: 'tested',
    exact: 'exact in odds',
  },
  noRules: 'No rule is named here.',
  understanding: 'texts understood',
  understandingColumns: { kind: 'kind', texts: 'texts', whole: 'whole', partial: 'in part', unread: 'not at all' },
  unreadPhrases: 'where reading stopped, the commonest first',
  rulesRun: 'what runs, in plain words',
  rulesHeldBack: 'what does not run, or not wholly, and why',
  editions: 'editions',
  editionColumns: { id: 'id', name: 'edition', parent: 'on', hash: 'rule set' },
  options: (edition) => `options of ${edition}, for --set`,
  differences: (a, b, n) => `${a} and ${b}: ${plural(n, 'difference', 'differences')}`,
  noDifferences: (a, b) => `${a} and ${b} do not differ.`,
  differenceKinds: { added: 'added', removed: 'removed', changed: 'changed', option: 'option', number: 'number' },
  absent: '–',
  cases: (passed, failed, skipped) => `${passed} passed, ${failed} failed, ${skipped} skipped`,
  skipped: (count, why) => `${count} skipped: ${why}`,
  failure: { expected: 'expected', got: 'got', rule: 'rule', step: (step) => `step ${step}` },
  imported: (file) => file,
  recordsOf: (n) => plural(n, 'record', 'records'),
  understood: (compiled, clauses, executable) =>
    `${compiled} of ${clauses} clauses understood, ${executable} executable.`,
  unread: 'not understood',
  issues: { error: 'error', warning: 'warning', found: 'found', hint: 'do', near: 'near' },
  lineOf: (line) => `line ${line}`,
};
