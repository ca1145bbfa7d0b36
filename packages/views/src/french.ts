import { battleFrench } from './battle-words.js';
import type { Catalogue, Shown } from './catalogue.js';
import { editionParts } from './edition-name.js';
import { frenchIssue } from './french-issues.js';
import { frenchName, frenchReason } from './french-reasons.js';
import { frenchSource } from './french-sources.js';
import { frenchWording } from './french-wordings.js';

/** French takes the singular below two: 0, 1 and 1,5. */
const plural = ({ value, text }: Shown, one: string, many: string): string =>
  `${text} ${Math.abs(value) < 2 ? one : many}`;

const rerollOf = (rule: string): string =>
  rule === 'command-re-roll' ? 'la relance de commandement' : 'la relance d’un jet de blessure';

/** Ways to play an edition that are called otherwise in French; a printed name of none stays. */
const modes: Readonly<Record<string, string>> = { launch: 'au lancement', boarding: 'abordage' };

export const french = {
  battle: battleFrench,
  edition: (id) => {
    const { number, rest } = editionParts(id);
    const said = rest.map((one) => modes[one] ?? one);
    return [number === undefined ? [] : [`V${number}`], said].flat().join(', ');
  },
  phase: (phase) => ({ shooting: 'tir', fight: 'combat', assault: 'assaut' })[phase] ?? phase,
  exact: 'exact',
  estimate: (trials, seed) => `estimation, ${trials} essais, graine ${seed}`,
  estimateShort: (trials) => `${trials} essais`,
  ruleSet: (hash) => `règles ${hash}`,
  elapsed: (ms) => `${ms} ms`,
  models: (n) => plural(n, 'figurine', 'figurines'),
  wounds: (n) => plural(n, 'point de vie', 'points de vie'),
  woundsLost: (n) => plural(n, 'point de vie perdu', 'points de vie perdus'),

  distance: (n) => `${n}″`,
  counted: {
    stands: {
      models: (n) => plural(n, 'socle', 'socles'),
      modelsAtLeast: 'socles détruits, au moins',
      groupColumns: { group: 'groupe', models: 'socles', wounds: 'points de vie', destroyed: 'en entier' },
      meanModels: 'socles en moyenne',
      distance: (n) => `${n}\u00a0cm`,
    },
  },
  notVisible: 'hors de vue',
  conditions: {
    moved: 'a bougé',
    advanced: 'a avancé',
    charged: 'a chargé',
    cover: 'à couvert',
    snapShooting: 'tir au jugé',
    interception: 'tir d’interception',
    counterCharge: 'tir de contre-charge',
    firstFire: 'Tir Appuyé non révélé',
    engaged: 'tireurs engagés',
    intoAssault: 'dans un Assaut',
    poppedUp: 'attaque surprise',
    'cover:light': 'couvert léger',
    'cover:heavy': 'couvert lourd',
    'cover:fortified': 'fortifié',
    'sector:flank': 'de flanc',
    'sector:rear': 'de dos',
  },
  colon: ' :',
  countOn: 'Compter sur',
  hopeFor: 'Espérer',
  all: 'tous',
  allOf: (n) => `tous les ${n}`,
  atLeastOne: 'au moins 1',
  destroysIt: 'Détruit',
  nothingLost: 'Aucun point de vie ne peut être perdu.',
  line: {
    countOn: (what, chance) => `compter sur ${what} (${chance})`,
    hopeFor: (what, chance) => `espérer ${what} (${chance})`,
    atLeastOne: (chance) => `au moins 1 : ${chance}`,
    nothing: 'aucun point de vie ne peut être perdu',
    all: (chance) => `tous ${chance}`,
    destroys: (chance) => `détruit ${chance}`,
    mean: (parts) => `en moyenne ${parts}`,
    end: ' ; ',
    notModelled: (n) => plural(n, 'règle non modélisée', 'règles non modélisées'),
  },

  modelsAtLeast: 'figurines détruites, au moins',
  woundsAtLeast: 'points de vie perdus, au moins',
  upTo: (n) => `jusqu’à ${n} possibles`,
  mean: (models, wounds) => `en moyenne ${models} · ${wounds}`,
  notModelled: (n) => plural(n, 'règle non modélisée', 'règles non modélisées'),
  notGiven: (n) => plural(n, 'chiffre non donné', 'chiffres non donnés'),
  notModelledOne: (what, of, why) => `« ${frenchName(what)} » de ${frenchName(of)} : ${frenchReason(why)}.`,
  wording: frenchWording,
  source: frenchSource,
  reason: frenchReason,
  restStands: 'Le reste est juste.',
  restMisleads: 'Les chiffres ci-dessous ne valent pas sans elle.',
  didYouMean: (names) => `Vouliez-vous dire ${names} ?`,
  interval: (low, high) => `${low} à ${high}`,

  groups: 'par groupe, dans l’ordre des pertes',
  groupColumns: { group: 'groupe', models: 'figurines', wounds: 'points de vie', destroyed: 'en entier' },
  afterEach: 'après chaque attaquant',
  neighbours: 'unités près de la cible',
  neighbourColumns: { unit: 'unité', struck: 'en perd' },
  attacker: 'attaquant',
  order: (attacker) => `meilleur ordre des armes, ${attacker}`,
  orderColumns: { turn: 'tour', weapon: 'arme', left: 'points de vie qui restent à la cible' },
  fromTo: (least, most) => `${least}–${most}`,
  ownLosses: (mean, none) => `Les attaquants perdent ${mean} par leurs propres armes ; aucun : ${none}.`,
  sides: 'pertes de chaque camp',
  sideColumns: { side: 'camp', mean: 'en moyenne', none: 'aucune', all: 'en entier' },
  both: (first, second) => `pertes de ${first} (lignes), de ${second} (colonnes)`,
  outcomes: {
    fewer: (side) => `${side} : moins de pertes`,
    equal: () => 'autant de pertes des deux côtés',
    more: (side) => `${side} : plus de pertes`,
  },
  funnel: (weapon, attacker) => `${weapon}, ${attacker}`,
  issue: frenchIssue,
  stages: {
    attacks: 'attaques',
    hits: 'touches',
    criticalHits: 'dont critiques',
    wounds: 'blessures',
    failedSaves: 'sauvegardes ratées',
    damageInflicted: 'dégâts',
    damageWasted: 'perdus',
  },
  meanColumn: 'moyenne',
  middle: '80 % du milieu',
  needed: 'il faut au dé',
  rollNeeded: (on, chance) => `${on}+ (${chance})`,
  savedOn: (roll) => `sauvegarde à ${roll}`,
  ignoredOn: (roll) => `ignoré à ${roll}`,
  wasted: (wasted, inflicted, share) =>
    `${wasted} des ${inflicted} dégâts sont perdus (${share}) : ils dépassent le dernier point de vie de la figurine touchée.`,
  nothingWasted: 'Aucun dégât n’est perdu.',
  onTheWay: (part) => (part === '' ? 'en chemin, en moyenne' : `en chemin, en moyenne : ${part}`),
  why: 'pourquoi : ce que chaque règle ajoute',
  changed: {
    attacks: 'attaques',
    hits: 'touches',
    wounds: 'blessures',
    'failed saves': 'sauvegardes ratées',
    'wounds lost': 'points de vie perdus',
  },
  noReasons: 'Aucune règle ne change ces chiffres.',
  offers: 'pas en jeu : ce que chacune ajouterait, en points',
  assumed: 'supposé',
  assumptions: {
    frozen: (what, of) => `${of} : ${what}, tel qu’avant l’attaque`,
    default: (what, of) => `${of} : ${what}`,
    alone: (what, of) => `${of} : aucune autre unité ennemie à ${what}″ ou moins`,
    'no-attacks': (what, of) => `${of} : ne fait aucune attaque (${what})`,
    chosen: (what, of) => `${of} : de deux choses, prend ${what}`,
    're-roll-alone': (what, of) => `${of} : ${rerollOf(what)} prend un dé jeté seul, aucun parmi plusieurs`,
    're-roll-of-batch': (what, of) => `${of} : ${rerollOf(what)} peut prendre un dé parmi plusieurs jetés ensemble`,
    'no-hit-roll': (what, of) => `${of} : touche sans jet, sa compétence étant ${what}`,
    'elite-pool': (what, of) => `${of} : relances Élite en réserve, ${what}`,
    'aimed-at': (what, of) => `${of} : tir sur ${what}`,
    mode: (what, of) => `${of} : ${what}`,
  },
  assumption: (what, of) => (of === '' ? what : `${of} : ${what}`),

  compare: 'comparer',
  differenceFrom: (letter) => `tous, par rapport à ${letter}`,
  meanModels: 'figurines en moyenne',
  meanWounds: 'points de vie en moyenne',
  atLeast: (n) => `au moins ${n}`,

  matrix: {
    models: {
      destroyed: 'chance de détruire l’unité',
      modelsDestroyed: 'figurines détruites en moyenne',
      woundsLost: 'points de vie perdus en moyenne',
    },
    stands: {
      destroyed: 'chance de détruire la cible',
      modelsDestroyed: 'socles détruits en moyenne',
      woundsLost: 'points de vie perdus en moyenne',
    },
  },
  rulesOf: (file, edition) => (edition === '' ? file : `${file}, ${edition}`),
  rulesColumns: { rule: 'règle', kind: 'sorte', stage: 'état', source: 'source', line: 'ligne' },
  rulesCounted: (n) => plural(n, 'règle', 'règles'),
  mode: (mode) => `seulement en ${mode}`,
  supportStages: {
    text: 'texte seul',
    compiled: 'compilée',
    executable: 'exécutable',
    tested: 'vérifiée',
    exact: 'exacte dans les chances',
  },
  noRules: 'Aucune règle n’est nommée ici.',
  understanding: 'textes compris',
  understandingColumns: {
    kind: 'genre',
    texts: 'textes',
    whole: 'entiers',
    partial: 'en partie',
    unread: 'pas du tout',
  },
  unreadPhrases: 'où la lecture s’arrête, le plus fréquent d’abord',
  rulesRun: 'ce qui est appliqué, en clair',
  rulesHeldBack: 'ce qui n’est pas appliqué, ou pas entièrement, et pourquoi',
  editions: 'éditions',
  editionColumns: { id: 'id', name: 'édition', parent: 'sur', hash: 'règles' },
  options: (edition) => `options de ${edition}, pour --set`,
  differences: (a, b, n) => `${a} et ${b} : ${plural(n, 'différence', 'différences')}`,
  noDifferences: (a, b) => `${a} et ${b} ne diffèrent pas.`,
  differenceKinds: { added: 'ajoutée', removed: 'retirée', changed: 'changée', option: 'option', number: 'nombre' },
  absent: '–',
  cases: (passed, failed, skipped) => `${passed} réussis, ${failed} ratés, ${skipped} sautés`,
  skipped: (count, why) => `${count} sautés : ${why}`,
  failure: { expected: 'attendu', got: 'obtenu', rule: 'règle', step: (step) => `étape ${step}` },
  imported: (file) => file,
  recordsOf: (n) => plural(n, 'fiche', 'fiches'),
  roster: {
    units: (n) => plural(n, 'unité', 'unités'),
    points: (points, limit) => (limit === undefined ? `${points} points` : `${points} sur ${limit} points`),
    warlord: 'seigneur de guerre',
    columns: { models: 'figurines', points: 'points' },
  },
  understood: (compiled, clauses, executable) =>
    `${compiled} propositions comprises sur ${clauses}, ${executable} exécutables.`,
  unread: 'non compris',
  issues: { error: 'erreur', warning: 'avertissement', found: 'trouvé', hint: 'à faire', near: 'proche' },
  lineOf: (line) => `ligne ${line}`,
} satisfies Catalogue;
