import type { Owner } from '../library/pack.js';
import type { SheetPhase, SheetRule } from '../library/sheet-told.js';
import type { ItemKind, Stage, Why } from '../library/told.js';

/** What the library says; loaded with it. */
export interface LibraryWords {
  readonly title: string;
  readonly drop: string;
  readonly dropNote: string;
  readonly files: string;
  readonly read: string;
  readonly reading: string;
  readonly nothingRead: string;
  readonly lastRead: string;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly plays: Readonly<Record<Stage, string>>;
  readonly whys: Readonly<Record<Why, (of: string) => string>>;
  readonly notRecognised: (some: string, all: string) => string;
  readonly didYouMean: (name: string) => string;
  readonly noNear: (names: string) => string;
  /** Above them, where most are unknown. */
  readonly namesOnly: string;
  readonly problems: (count: number, shown: string) => string;
  readonly armies: string;
  readonly owners: Readonly<Record<Owner, string>>;
  readonly makeOwner: Readonly<Record<Owner, string>>;
  readonly emptyArmies: string;
  readonly sample: string;
  readonly units: (count: string, one: boolean) => string;
  readonly models: (count: string, one: boolean) => string;
  readonly points: (count: string) => string;
  readonly pricesOf: (date: string) => string;
  readonly readOn: (date: string) => string;
  readonly sheet: string;
  readonly toOdds: (name: string) => string;
  readonly asTarget: (name: string) => string;
  readonly asTargetShort: string;
  readonly search: string;
  readonly searchHint: string;
  readonly kind: string;
  readonly stage: string;
  readonly edition: string;
  readonly any: string;
  readonly kinds: Readonly<Record<ItemKind | 'unit', string>>;
  readonly found: (shown: string, all: string) => string;
  readonly foundNone: string;
  readonly yourText: string;
  readonly ourReading: string;
  readonly goesOn: string;
  readonly readAlone: string;
  readonly notRead: string;
  readonly stuck: string;
  readonly openRule: string;
  readonly back: string;
  readonly columns: readonly string[];
  readonly weaponColumns: readonly string[];
  readonly abilities: string;
  readonly belongs: string;
  readonly keywords: string;
  readonly cost: (points: string) => string;
  readonly kept: string;
  readonly lastBackup: (date: string) => string;
  readonly never: string;
  readonly saveFile: string;
  readonly sources: (count: string) => string;
  readonly remove: (name: string) => string;
  readonly where: Readonly<Record<'device' | 'server' | 'full' | 'blocked', string>>;
  readonly unknownPlace: string;
  readonly sheetWords: {
    readonly print: string;
    readonly phases: Readonly<Record<SheetPhase, string>>;
    readonly everyPhase: string;
    readonly wholeArmy: string;
    readonly turns: Readonly<Record<'mine' | 'theirs', string>>;
    readonly once: Readonly<Record<NonNullable<SheetRule['limit']>['per'], string>>;
    readonly timesPer: (times: string, per: string) => string;
    readonly used: (name: string) => string;
    readonly yours: string;
    readonly notPlayed: string;
    readonly round: string;
    readonly nextRound: string;
    readonly commandPoints: string;
    readonly victoryPoints: string;
    readonly opponent: string;
    readonly lost: (name: string) => string;
    readonly left: (left: string, of: string) => string;
    readonly destroyed: string;
    readonly leads: (name: string) => string;
    readonly warlord: string;
    readonly startOver: string;
    readonly awake: string;
    readonly unknown: (names: string) => string;
    readonly units: string;
  };
}

const english: LibraryWords = {
  title: 'Library',
  drop: 'Paste a list or a page, or drop files',
  dropNote: 'Army lists of twelve apps, catalogues, datasheet pages, tables, packs. Nothing leaves this device.',
  files: 'Files',
  read: 'Read',
  reading: 'Reading',
  nothingRead: 'Nothing of it was recognised. The text stays in its box.',
  lastRead: 'What was read',
  stages: { full: 'in full', part: 'in part', not: 'not' },
  plays: { full: 'Plays in full', part: 'Plays in part', not: 'Does not play' },
  whys: {
    rule: (of) => `the edition has it as ${of}`,
    'in-battle': (of) => `battles play it as ${of}; it changes no attack`,
    'in-battle-in-part': (of) => `battles know ${of} by name and play a part of it`,
    read: () => 'all of its text was read and is carried out',
    'read-in-part': () => 'its text was read in part; no rule runs by halves',
    unread: () => 'its text was not understood',
    'carried-in-part': () => 'its text was read; a part of it is carried out',
    waits: () => 'its text was read; nothing carries it out yet',
    'named-only': () => 'it is named here, and no rule runs it yet',
    data: () => 'its numbers are known, and all of its rules run',
    'some-abilities': (of) => `not in full: ${of}`,
    'no-statline': () => 'its page gives no statline',
    'no-sheet': () => 'no datasheet of this name is known',
  },
  notRecognised: (some, all) => `${some} of ${all} units not recognised. They stay below with the nearest names.`,
  didYouMean: (name) => `${name}: choose what it is`,
  noNear: (names) => `Nothing is near ${names}. Their datasheet pages or catalogue, read here, make them known.`,
  namesOnly:
    'This list holds names without their numbers. Add the catalogue (.cat, .json) or the datasheet pages here, or export the list as .rosz or JSON, which hold both.',
  problems: (count, shown) => (count === 1 ? 'One note on what was read' : `${shown} notes on what was read`),
  armies: 'Armies',
  owners: { mine: 'Mine', theirs: 'Theirs' },
  makeOwner: { mine: 'Make it mine', theirs: 'Make it theirs' },
  emptyArmies: 'No army yet. Paste a list above, or look at one that ships with Umpire.',
  sample: 'Take a sample army',
  units: (count, one) => `${count} ${one ? 'unit' : 'units'}`,
  models: (count, one) => `${count} ${one ? 'model' : 'models'}`,
  points: (count) => `${count} points`,
  pricesOf: (date) => `points of ${date}`,
  readOn: (date) => `read ${date}`,
  sheet: 'Sheet',
  toOdds: (name) => `${name}: what it does`,
  asTarget: (name) => `As target: ${name}`,
  asTargetShort: 'As target',
  search: 'Search the library',
  searchHint: 'Name, keyword, weapon: lethal, VEHICLE',
  kind: 'Kind',
  stage: 'Plays',
  edition: 'Edition',
  any: 'any',
  kinds: {
    unit: 'unit',
    datasheet: 'datasheet',
    formation: 'formation',
    ability: 'ability',
    stratagem: 'stratagem',
    enhancement: 'enhancement',
    'army-rule': 'army rule',
    detachment: 'detachment rule',
    'core-rule': 'core rule',
  },
  found: (shown, all) => (shown === all ? `${all} found` : `the first ${shown} of ${all}`),
  foundNone: 'Nothing in the library has these words.',
  yourText: 'Your text',
  ourReading: 'Our reading',
  goesOn: 'goes on with the line above',
  readAlone: 'read, and held back until the rest is',
  notRead: 'not read',
  stuck: 'It stops at',
  openRule: 'Open the rule',
  back: 'Library',
  columns: ['Model', 'M', 'T', 'Sv', 'InSv', 'W', 'Ld', 'OC'],
  weaponColumns: ['Weapon', 'Range', 'A', 'Skill', 'S', 'AP', 'D', 'Abilities'],
  abilities: 'Abilities',
  belongs: 'Belongs to',
  keywords: 'Keywords',
  cost: (points) => `${points} CP`,
  kept: 'Kept',
  lastBackup: (date) => `Last backup: ${date}`,
  never: 'never',
  saveFile: 'Save a file',
  sources: (count) => `What was read, by source: ${count}`,
  remove: (name) => `Remove ${name}`,
  where: {
    device: 'Kept on this device.',
    server: 'Kept by the server that this page came from.',
    full: 'The store of this device is full: what is read now is gone when the page is left. A file keeps it.',
    blocked: 'This browser keeps nothing here: what is read now is gone when the page is left. A file keeps it.',
  },
  unknownPlace: 'This is not in the library any more.',
  sheetWords: {
    print: 'Print',
    phases: {
      before: 'Before the battle',
      command: 'Command',
      movement: 'Movement',
      shooting: 'Shooting',
      charge: 'Charge',
      fight: 'Fight',
      any: 'Any time',
    },
    everyPhase: 'All',
    wholeArmy: 'the army',
    turns: { mine: 'my turn', theirs: 'their turn' },
    once: { battle: 'once a battle', round: 'once a round', turn: 'once a turn', phase: 'once a phase' },
    timesPer: (times, per) => `${times} times (${per})`,
    used: (name) => `${name}: used`,
    yours: 'your text',
    notPlayed: 'not played by Umpire',
    round: 'Round',
    nextRound: 'Next round',
    commandPoints: 'CP',
    victoryPoints: 'VP',
    opponent: 'Their VP',
    lost: (name) => `Wounds lost of ${name}`,
    left: (left, of) => `${left} of ${of}`,
    destroyed: 'destroyed',
    leads: (name) => `with ${name}`,
    warlord: 'warlord',
    startOver: 'Clear all marks',
    awake: 'The screen stays on.',
    unknown: (names) => `Nothing is known of: ${names}.`,
    units: 'Units',
  },
};

const french: LibraryWords = {
  title: 'Bibliothèque',
  drop: 'Coller une liste ou une page, ou déposer des fichiers',
  dropNote: 'Listes de douze applications, catalogues, pages de fiches, tableaux, packs. Rien ne quitte cet appareil.',
  files: 'Fichiers',
  read: 'Lire',
  reading: 'Lecture en cours',
  nothingRead: 'Rien n’en a été reconnu. Le texte reste à sa place.',
  lastRead: 'Ce qui a été lu',
  stages: { full: 'en entier', part: 'en partie', not: 'pas du tout' },
  plays: { full: 'Joue en entier', part: 'Joue en partie', not: 'Ne joue pas' },
  whys: {
    rule: (of) => `l’édition l’a sous le nom ${of}`,
    'in-battle': (of) => `les batailles la jouent sous le nom ${of} ; elle ne change aucune attaque`,
    'in-battle-in-part': (of) => `les batailles connaissent ${of} par son nom et en jouent une partie`,
    read: () => 'tout son texte a été lu et est appliqué',
    'read-in-part': () => 'son texte n’a été lu qu’en partie ; aucune règle ne joue à moitié',
    unread: () => 'son texte n’a pas été compris',
    'carried-in-part': () => 'son texte a été lu ; une partie en est appliquée',
    waits: () => 'son texte a été lu ; rien ne l’applique encore',
    'named-only': () => 'elle est nommée ici, et aucune règle ne la joue encore',
    data: () => 'ses nombres sont connus, et toutes ses règles jouent',
    'some-abilities': (of) => `pas en entier : ${of}`,
    'no-statline': () => 'sa page ne donne pas le profil',
    'no-sheet': () => 'aucune fiche de ce nom n’est connue',
  },
  notRecognised: (some, all) =>
    `${some} unités sur ${all} non reconnues. Elles restent ci-dessous, avec les noms les plus proches.`,
  didYouMean: (name) => `${name} : choisir ce que c’est`,
  noNear: (names) =>
    `Rien n’est proche de ${names}. Les pages de leurs fiches ou leur catalogue, lus ici, les font connaître.`,
  namesOnly:
    'Cette liste donne des noms sans leurs valeurs. Ajouter ici le catalogue (.cat, .json) ou les pages de fiches, ou exporter la liste en .rosz ou JSON, qui donnent les deux.',
  problems: (count, shown) =>
    count === 1 ? 'Une remarque sur ce qui a été lu' : `${shown} remarques sur ce qui a été lu`,
  armies: 'Armées',
  owners: { mine: 'La mienne', theirs: 'La leur' },
  makeOwner: { mine: 'En faire la mienne', theirs: 'En faire la leur' },
  emptyArmies: 'Pas encore d’armée. Coller une liste ci-dessus, ou en regarder une fournie avec Umpire.',
  sample: 'Prendre une armée d’exemple',
  units: (count, one) => `${count} ${one ? 'unité' : 'unités'}`,
  models: (count, one) => `${count} ${one ? 'figurine' : 'figurines'}`,
  points: (count) => `${count} points`,
  pricesOf: (date) => `points du ${date}`,
  readOn: (date) => `lue le ${date}`,
  sheet: 'Feuille',
  toOdds: (name) => `${name} : ce qu’elle fait`,
  asTarget: (name) => `Comme cible : ${name}`,
  asTargetShort: 'Comme cible',
  search: 'Chercher dans la bibliothèque',
  searchHint: 'Nom, mot-clé, arme : lethal, VEHICLE',
  kind: 'Genre',
  stage: 'Joue',
  edition: 'Édition',
  any: 'tous',
  kinds: {
    unit: 'unité',
    datasheet: 'fiche',
    formation: 'formation',
    ability: 'aptitude',
    stratagem: 'stratagème',
    enhancement: 'optimisation',
    'army-rule': 'règle d’armée',
    detachment: 'règle de détachement',
    'core-rule': 'règle de base',
  },
  found: (shown, all) => (shown === all ? `${all} trouvés` : `les ${shown} premiers sur ${all}`),
  foundNone: 'Rien dans la bibliothèque n’a ces mots.',
  yourText: 'Le texte importé',
  ourReading: 'Notre lecture',
  goesOn: 'suite de la ligne précédente',
  readAlone: 'lue, et retenue jusqu’à ce que le reste le soit',
  notRead: 'non lu',
  stuck: 'La lecture s’arrête à',
  openRule: 'Ouvrir la règle',
  back: 'Bibliothèque',
  columns: ['Figurine', 'M', 'E', 'Svg', 'Inv', 'PV', 'Cd', 'CO'],
  weaponColumns: ['Arme', 'Portée', 'A', 'CT/CC', 'F', 'PA', 'D', 'Aptitudes'],
  abilities: 'Aptitudes',
  belongs: 'Appartient à',
  keywords: 'Mots-clés',
  cost: (points) => `${points} PC`,
  kept: 'Conservation',
  lastBackup: (date) => `Dernière sauvegarde : ${date}`,
  never: 'jamais',
  saveFile: 'Enregistrer un fichier',
  sources: (count) => `Ce qui a été lu, par source : ${count}`,
  remove: (name) => `Retirer ${name}`,
  where: {
    device: 'Conservé sur cet appareil.',
    server: 'Conservé par le serveur d’où vient cette page.',
    full: 'Le stockage de cet appareil est plein : ce qui est lu maintenant se perd en quittant la page. Un fichier le garde.',
    blocked:
      'Ce navigateur ne garde rien ici : ce qui est lu maintenant se perd en quittant la page. Un fichier le garde.',
  },
  unknownPlace: 'Ceci n’est plus dans la bibliothèque.',
  sheetWords: {
    print: 'Imprimer',
    phases: {
      before: 'Avant la bataille',
      command: 'Commandement',
      movement: 'Mouvement',
      shooting: 'Tir',
      charge: 'Charge',
      fight: 'Combat',
      any: 'À tout moment',
    },
    everyPhase: 'Tout',
    wholeArmy: 'l’armée',
    turns: { mine: 'mon tour', theirs: 'leur tour' },
    once: {
      battle: 'une fois par bataille',
      round: 'une fois par round',
      turn: 'une fois par tour',
      phase: 'une fois par phase',
    },
    timesPer: (times, per) => `${times} fois (${per})`,
    used: (name) => `${name} : utilisé`,
    yours: 'texte importé',
    notPlayed: 'non joué par Umpire',
    round: 'Round',
    nextRound: 'Round suivant',
    commandPoints: 'PC',
    victoryPoints: 'Victoire',
    opponent: 'Victoire adverse',
    lost: (name) => `Points de vie perdus : ${name}`,
    left: (left, of) => `${left} sur ${of}`,
    destroyed: 'détruite',
    leads: (name) => `avec ${name}`,
    warlord: 'seigneur de guerre',
    startOver: 'Effacer toutes les marques',
    awake: 'L’écran reste allumé.',
    unknown: (names) => `Rien n’est connu de : ${names}.`,
    units: 'Unités',
  },
};

export const libraryWords: Readonly<Record<'en' | 'fr', LibraryWords>> = { en: english, fr: french };
