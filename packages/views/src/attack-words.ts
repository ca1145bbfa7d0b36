/** How the dice of an attack are told. */
export interface AttackWords {
  readonly weapon: (name: string) => string;
  /** Before wounds that no attack deals. */
  readonly suffers: (name: string) => string;
  readonly attacks: (n: number) => string;
  /** What is thrown for, and on what it does it. */
  readonly stage: (step: string, needs: number | undefined) => string;
  /** What came of it. */
  readonly came: (step: string, going: number) => string;
  /** Of models that need different faces, each of them. */
  readonly saves: (needs: readonly number[]) => string;
  readonly failed: (failed: number) => string;
  readonly unsaved: (wounds: number) => string;
  /** `dice`: as they fell, then what was thrown again. */
  readonly thrown: (what: string, dice: readonly string[], came?: string) => string;
  /** A step without dice after which more or fewer go on. */
  readonly goOn: (step: string, going: number) => string;
  readonly damage: (damage: string, lost: number, ignored: number) => string;
}

const printed = (id: string): string => id.replaceAll('-', ' ');
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const doneEnglish: Readonly<Record<string, readonly [one: string, more: string]>> = {
  hit: ['hit', 'hits'],
  wound: ['wound', 'wounds'],
  hazard: ['fails', 'fail'],
};

function going(step: string, n: number): string {
  if (step === 'hazard' && n === 0) return 'none fails';
  const [one, more] = doneEnglish[step] ?? ['goes on', 'go on'];
  return `${n} ${n === 1 ? one : more}`;
}

const on = (needs: number | undefined): string => (needs === undefined ? '' : ` on ${needs}+`);
/** `5+ or 6+`, as the models are that save. */
const oneOf = (needs: readonly number[], or: string): string => needs.map((face) => `${face}+`).join(` ${or} `);
const again = (dice: readonly string[]): string => dice.join(', thrown again ');

export const attackEnglish: AttackWords = {
  weapon: (name) => name,
  suffers: (name) => `${name} suffers:`,
  attacks: (n) => `${n} ${n === 1 ? 'attack' : 'attacks'}`,
  stage: (step, needs) => `${capital(printed(step))}${on(needs)}`,
  came: going,
  saves: (needs) => `Save${needs.length > 0 ? ` on ${oneOf(needs, 'or')}` : ''}`,
  unsaved: (wounds) => `No save against ${wounds}`,
  failed: (failed) => (failed === 0 ? 'none fails' : `${failed} ${failed === 1 ? 'fails' : 'fail'}`),
  thrown: (what, dice, came) => `${what}: ${[again(dice), came].filter(Boolean).join(' – ')}`,
  goOn: (step, n) => `${capital(printed(step))}: ${n} now`,
  damage: (damage, lost, ignored) =>
    `Damage ${damage}: ${lost} ${lost === 1 ? 'wound' : 'wounds'} lost${ignored > 0 ? `, ${ignored} ignored` : ''}`,
};

const stepsFrench: Readonly<Record<string, string>> = {
  hit: 'Touche',
  'extra hits': 'Touches supplémentaires',
  wound: 'Blessure',
  save: 'Sauvegarde',
  damage: 'Dégâts',
  attacks: 'Nombre d’attaques',
  'feel no pain': 'Insensible à la douleur',
  hazard: 'Danger',
  'first turn roll off': 'Jet pour le premier tour',
  'attacker roll off': 'Jet pour l’attaquant',
  'draw secondary': 'Tirage d’un objectif secondaire',
};
const french = (step: string): string => stepsFrench[printed(step)] ?? capital(printed(step));

const doneFrench: Readonly<Record<string, readonly [one: string, more: string]>> = {
  hit: ['touche', 'touches'],
  wound: ['blessure', 'blessures'],
  hazard: ['raté', 'ratés'],
};

function goingFrench(step: string, n: number): string {
  if (step === 'hazard' && n === 0) return 'aucun raté';
  const [one, more] = doneFrench[step] ?? ['passe', 'passent'];
  return `${n} ${n < 2 ? one : more}`;
}

const sur = (needs: number | undefined): string => (needs === undefined ? '' : ` sur ${needs}+`);
const relance = (dice: readonly string[]): string => dice.join(', relancés ');

export const attackFrench: AttackWords = {
  weapon: (name) => name,
  suffers: (name) => `${name} subit :`,
  attacks: (n) => `${n} ${n < 2 ? 'attaque' : 'attaques'}`,
  stage: (step, needs) => `${french(step)}${sur(needs)}`,
  came: goingFrench,
  saves: (needs) => `Sauvegarde${needs.length > 0 ? ` sur ${oneOf(needs, 'ou')}` : ''}`,
  unsaved: (wounds) => `Sans sauvegarde : ${wounds}`,
  failed: (failed) => (failed === 0 ? 'aucune ratée' : `${failed} ${failed === 1 ? 'ratée' : 'ratées'}`),
  thrown: (what, dice, came) => `${what} : ${[relance(dice), came].filter(Boolean).join(' – ')}`,
  goOn: (step, n) => `${french(step)} : ${n} désormais`,
  damage: (damage, lost, ignored) =>
    `Dégâts ${damage} : ${lost} PV ${lost < 2 ? 'perdu' : 'perdus'}${ignored > 0 ? `, ${ignored} ignorés` : ''}`,
};
