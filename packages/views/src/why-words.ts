/** The words of a number's reasons. */
export interface WhyWords {
  /** A number by its printed name. */
  readonly number: (what: string) => string;
  /** A roll by its printed name, where it has one: `charge`, `battle-shock`. */
  readonly roll: (purpose: string) => string | undefined;
  /** What a rule does to it: `+1`, `better by 1`, `set to 3`. */
  readonly change: (how: string, by: string) => string;
  readonly printed: (from: string) => string;
  /** A number, and all that changed it. */
  readonly changed: (number: string, changes: string) => string;
  readonly acts: (rules: string) => string;
  readonly again: (rules: string) => string;
  readonly thrownAgain: (faces: string, rule: string | undefined) => string;
}

const english: Readonly<Record<string, string>> = {
  attacks: 'Attacks',
  skill: 'Skill',
  strength: 'Strength',
  toughness: 'Toughness',
  'armour-penetration': 'AP',
  damage: 'Damage',
  save: 'Save',
  'armour-save': 'Armour save roll',
  'invulnerable-save': 'Invulnerable save',
  'feel-no-pain': 'Feel No Pain',
  'feel-no-pain-mortal': 'Feel No Pain against mortal wounds',
  'feel-no-pain-psychic': 'Feel No Pain against psychic attacks',
  'hit-roll': 'Hit roll',
  'wound-roll': 'Wound roll',
  'save-roll': 'Save roll',
  'critical-hit-on': 'Critical hit',
  'critical-wound-on': 'Critical wound',
  'charge-roll': 'Charge roll',
  'advance-roll': 'Advance roll',
  'battle-shock-roll': 'Battle-shock roll',
  'leadership-roll': 'Leadership test',
  leadership: 'Leadership',
};

const plain = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

export const whyEnglish: WhyWords = {
  number: (what) => english[what] ?? plain(what),
  roll: (purpose) => english[`${purpose}-roll`],
  change: (how, by) =>
    ({ improve: `better by ${by}`, worsen: `worse by ${by}`, set: `set to ${by}`, 'best-of': `${by} where better` })[
      how
    ] ??
    { multiply: `× ${by}`, divide: `÷ ${by}` }[how] ??
    by,
  printed: (from) => `printed ${from}`,
  changed: (number, changes) => `${number}: ${changes}`,
  acts: (rules) => `Acts on these dice: ${rules}`,
  again: (rules) => `May be thrown again: ${rules}`,
  thrownAgain: (faces, rule) => (rule === undefined ? `Thrown again: ${faces}` : `Thrown again, ${rule}: ${faces}`),
};

const french: Readonly<Record<string, string>> = {
  attacks: 'Attaques',
  skill: 'Capacité',
  strength: 'Force',
  toughness: 'Endurance',
  'armour-penetration': 'PA',
  damage: 'Dégâts',
  save: 'Sauvegarde',
  'armour-save': 'Jet de sauvegarde d’armure',
  'invulnerable-save': 'Sauvegarde invulnérable',
  'feel-no-pain': 'Insensible à la douleur',
  'feel-no-pain-mortal': 'Insensible à la douleur contre les blessures mortelles',
  'feel-no-pain-psychic': 'Insensible à la douleur contre les attaques psychiques',
  'hit-roll': 'Jet de touche',
  'wound-roll': 'Jet de blessure',
  'save-roll': 'Jet de sauvegarde',
  'critical-hit-on': 'Touche critique',
  'critical-wound-on': 'Blessure critique',
  'charge-roll': 'Jet de charge',
  'advance-roll': 'Jet d’avance',
  'battle-shock-roll': 'Jet d’ébranlement',
  'leadership-roll': 'Test de commandement',
  leadership: 'Commandement',
};

export const whyFrench: WhyWords = {
  number: (what) => french[what] ?? plain(what),
  roll: (purpose) => french[`${purpose}-roll`],
  change: (how, by) =>
    ({ improve: `amélioré de ${by}`, worsen: `dégradé de ${by}`, set: `fixé à ${by}`, 'best-of': `${by} si meilleur` })[
      how
    ] ??
    { multiply: `× ${by}`, divide: `÷ ${by}` }[how] ??
    by,
  printed: (from) => `imprimé ${from}`,
  changed: (number, changes) => `${number} : ${changes}`,
  acts: (rules) => `Agit sur ces dés : ${rules}`,
  again: (rules) => `Relance permise : ${rules}`,
  thrownAgain: (faces, rule) => (rule === undefined ? `Relancés : ${faces}` : `Relancés, ${rule} : ${faces}`),
};
