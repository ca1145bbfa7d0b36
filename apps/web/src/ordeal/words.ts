/** What is said of questions of ordeals beside the words of the page. */
export interface OrdealWords {
  readonly attackers: string;
  readonly target: string;
  readonly stands: (unit: string) => string;
  readonly unit: (place: number) => string;
  readonly add: string;
  readonly remove: (unit: string) => string;
  readonly situation: string;
  readonly offers: string;
  readonly all: string;
}

export const ordealWords: Readonly<Record<'en' | 'fr', OrdealWords>> = {
  fr: {
    attackers: 'Attaquants',
    target: 'Cible',
    stands: (unit) => `Socles, ${unit}`,
    unit: (place) => `Unité ${place}`,
    add: 'Ajouter une unité',
    remove: (unit) => `Retirer ${unit}`,
    situation: 'Situation',
    offers: 'Ce que chaque règle ajouterait',
    all: 'Tout le détail',
  },
  en: {
    attackers: 'Attackers',
    target: 'Target',
    stands: (unit) => `Stands, ${unit}`,
    unit: (place) => `Unit ${place}`,
    add: 'Add a unit',
    remove: (unit) => `Remove ${unit}`,
    situation: 'Situation',
    offers: 'What each rule would add',
    all: 'All details',
  },
};
