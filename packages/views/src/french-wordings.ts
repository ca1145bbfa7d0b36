const ROLLS: Readonly<Record<string, string>> = {
  hit: 'pour toucher',
  wound: 'pour blesser',
  save: 'de sauvegarde',
  damage: 'de dégâts',
  attacks: 'd’attaques',
  charge: 'de charge',
  advance: 'd’avance',
};
const VALUES: Readonly<Record<string, string>> = {
  attacks: 'Attaque',
  strength: 'en Force',
  toughness: 'en Endurance',
  damage: 'Dégât',
};

const rolls = (roll: string): string => (ROLLS[roll] === undefined ? '' : `jets ${ROLLS[roll]}`);
const counted = (sign: string, by: string, value: string): string =>
  `${sign}${by} ${VALUES[value]}${Number(by) > 1 && !VALUES[value]?.startsWith('en ') ? 's' : ''}`;

/** Plain wordings of the effect language by their form. */
const forms: readonly (readonly [form: RegExp, told: (...parts: readonly string[]) => string])[] = [
  [/^re-roll (hit|wound|save) rolls of 1$/, (roll = '') => `relancer les 1 ${ROLLS[roll]}`],
  [/^re-roll (hit|wound|save|damage|attacks|charge|advance) rolls$/, (roll = '') => `relancer les ${rolls(roll)}`],
  [/^add (\d) to (hit|wound|save|charge|advance) rolls$/, (by, roll = '') => `+${by} aux ${rolls(roll)}`],
  [/^subtract (\d) from (hit|wound|save|charge|advance) rolls$/, (by, roll = '') => `−${by} aux ${rolls(roll)}`],
  [/^add (\d) to (attacks|strength|toughness|damage)$/, (by = '', value = '') => counted('+', by, value)],
  [/^subtract (\d) from (attacks|strength|toughness|damage)$/, (by = '', value = '') => counted('−', by, value)],
  [/^improve armour penetration by (\d)$/, (by) => `PA améliorée de ${by}`],
  [/^worsen armour penetration by (\d)$/, (by) => `PA réduite de ${by}`],
  [/^unmodified hit rolls of (\d)\+ are critical hits$/, (on) => `touches critiques sur ${on}+ non modifié`],
  [/^unmodified wound rolls of (\d)\+ are critical wounds$/, (on) => `blessures critiques sur ${on}+ non modifié`],
  [/^invulnerable save (\d\+)$/, (on) => `sauvegarde invulnérable ${on}`],
  [/^feel no pain (\d\+)$/, (on) => `insensible à la douleur ${on}`],
  [/^ignores cover$/, () => 'ignore le couvert'],
  [/^halve damage$/, () => 'dégâts divisés par deux'],
  [/^benefit of cover$/, () => 'bénéfice du couvert'],
  [/^ignore the first failed save$/, () => 'ignorer la première sauvegarde ratée'],
];

/** A plain wording in French; a printed name, or words of another form, stay as they are. */
export function frenchWording(words: string): string {
  for (const [form, told] of forms) {
    const found = form.exec(words);
    if (found !== null) return told(...found.slice(1));
  }
  return words;
}
