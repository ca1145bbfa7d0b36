/** A rule that texts name in running words rather than as a title. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly pattern: RegExp;
  readonly aliases?: readonly string[];
  /** Only pages of these editions mean the rule by it; all where absent. */
  readonly editions?: RegExp;
}

const ninth = /-9/;
const eleventh = /-11/;

/** Core terms of the game, as facts: names and the words they go by. */
export const TERMS: readonly Term[] = [
  { id: 'starting-strength', name: 'Starting Strength', pattern: /\bStarting Strength\b/ },
  {
    id: 'below-half-strength',
    name: 'Below Half-strength',
    pattern: /\b[Bb]elow [Hh]alf-strength\b/,
    aliases: ['half-strength'],
  },
  { id: 'strategic-reserves', name: 'Strategic Reserves', pattern: /\b[Ss]trategic [Rr]eserves\b/ },
  { id: 'unit-coherency', name: 'Unit Coherency', pattern: /\b[Uu]nit [Cc]oherency\b/ },
  {
    id: 'attached-units',
    name: 'Attached units',
    pattern: /\b[Aa]ttached [Uu]nits?\b|\battached Leader\b|\bBodyguard unit\b|\bis leading\b/,
    aliases: ['attached-unit'],
  },
  { id: 'objective-markers', name: 'Objective markers', pattern: /\b[Oo]bjective [Mm]arkers?\b/ },
  { id: 'objective-control', name: 'Objective Control', pattern: /\bObjective Control\b|\bLevel of Control\b/ },
  { id: 'fast-dice-rolling', name: 'Fast dice rolling', pattern: /\b[Ff]ast dice rolling\b/ },
  { id: 'half-range', name: 'Half range', pattern: /\b[Hh]alf range\b/ },
  { id: 'leadership-roll', name: 'Leadership roll', pattern: /\b[Ll]eadership rolls?\b/ },
  { id: 'aura-abilities', name: 'Aura abilities', pattern: /\bAura\b/ },
  { id: 'healing', name: 'Healing wounds', pattern: /\bheals?\b(?= \w+ wounds?)/, editions: eleventh },
  { id: 'critical-hits', name: 'Critical hits', pattern: /\b[Cc]ritical hits?\b/, editions: eleventh },
  { id: 'critical-wounds', name: 'Critical wounds', pattern: /\b[Cc]ritical wounds?\b/, editions: eleventh },
  { id: 'fights-first', name: 'Fights First', pattern: /\bFights First\b/ },
  { id: 'smite', name: 'Smite', pattern: /\bSmite\b/, editions: ninth },
  { id: 'roll-off', name: 'Roll off', pattern: /\b[Rr]oll(?:s|ing)?[ -]off\b/ },
  { id: 'explodes', name: 'Explodes', pattern: /\bexplodes?\b/, editions: ninth },
  {
    id: 'performing-actions',
    name: 'Performing actions',
    pattern: /\bperform(?:ing|s)? (?:an? |this |any )?actions?\b/,
    editions: ninth,
  },
  {
    id: 'hatchway-state',
    name: 'Hatchways, open and closed',
    pattern: /\b[Hh]atchway (?:opens?|closes?)\b|\bopen [Hh]atchway\b/,
  },
  {
    id: 'close-combat-weapon-default',
    name: 'Close combat weapon',
    pattern: /\bclose combat weapon\b/,
    aliases: ['close-combat-weapon'],
  },
  { id: 'unmodified-dice', name: 'Unmodified dice', pattern: /\b[Uu]nmodified (?:dice|hit|wound)\b/i },
  // 9th: what each army calls the rule of its subfactions.
  { id: 'dynastic-code', name: 'Dynastic code', pattern: /\bdynast(?:y[’']s|ic) code\b/i, editions: ninth },
  { id: 'chapter-tactic', name: 'Chapter Tactic', pattern: /\bChapter Tactics?\b/i, editions: ninth },
  { id: 'clan-kultur', name: 'Clan Kultur', pattern: /\bClan Kulturs?\b/i, editions: ninth },
  {
    id: 'hive-fleet-adaptation',
    name: 'Hive Fleet Adaptation',
    pattern: /\bHive Fleet Adaptations?\b/i,
    editions: ninth,
  },
  { id: 'cult-creed', name: 'Cult Creed', pattern: /\bCult Creeds?\b/i, editions: ninth },
  { id: 'legion-trait', name: 'Legion Trait', pattern: /\bLegion Traits?\b/i, editions: ninth },
  { id: 'sept-tenet', name: 'Sept Tenet', pattern: /\bSept Tenets?\b/i, editions: ninth },
  { id: 'regimental-doctrine', name: 'Regimental Doctrine', pattern: /\bRegimental Doctrines?\b/i, editions: ninth },
  { id: 'craftworld-attribute', name: 'Craftworld Attribute', pattern: /\bCraftworld Attributes?\b/i, editions: ninth },
];

/** 11th: sections that texts cite by number without a title before it. */
export const SECTIONS: Readonly<Record<string, Omit<Term, 'pattern'>>> = {
  '02.02': { id: 'characteristics', name: 'Characteristics', aliases: ['characteristic-dash'] },
  '13.07': { id: 'terrain-and-visibility', name: 'Terrain and visibility' },
  '14': { id: 'objective-markers', name: 'Objective markers' },
  '15': { id: 'stratagems', name: 'Stratagems' },
  '16': { id: 'actions', name: 'Actions', aliases: ['actions-eligibility'] },
  '19': { id: 'attached-units', name: 'Attached units' },
  '20': { id: 'strategic-reserves', name: 'Strategic Reserves' },
  '22': { id: 'aura-abilities', name: 'Aura abilities' },
  '24': { id: 'abilities', name: 'Abilities' },
};

/** Longer names of rules that are known by a shorter id. */
export const SHORTER_IDS: Readonly<Record<string, string>> = {
  'rules-with-multiple-conditions-and-effects': 'rules-with-multiple-conditions',
  'resolve-fights-first-combats-step': 'resolve-fights-first-combats',
};
