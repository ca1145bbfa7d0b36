import { type ReviewWords, reviewEnglish, reviewFrench } from './looked-back-words.js';

/** What happened to the table, with the names of whom it is about. */
export interface ToldEvent {
  readonly event: string;
  readonly names: readonly string[];
  readonly rule: string | undefined;
  readonly said: Readonly<Record<string, unknown>>;
}

/** The words of a battle's report. */
export interface BattleWords {
  readonly title: (a: string, b: string) => string;
  readonly turn: (round: number, of: string) => string;
  readonly phase: (phase: string) => string;
  readonly dice: (purpose: string) => string;
  /** What a game tells in both languages. */
  readonly told: (words: { readonly en: string; readonly fr: string }) => string;
  /** Nothing for what need not be told. */
  readonly event: (told: ToldEvent) => string | undefined;
  readonly end: (winner: string | undefined, score: readonly [number, number]) => string;
  readonly verified: (answers: number, hash: string, ended: boolean) => string;
  readonly differs: (line: number, answer: number | undefined) => string;
  readonly cut: (line: number) => string;
  readonly review: ReviewWords;
  readonly simulated: (found: ToldSimulation) => readonly string[];
}

/** Many battles, counted. */
export interface ToldSimulation {
  readonly battles: number;
  readonly draws: number;
  readonly wins: readonly {
    readonly seat: string;
    readonly share: number;
    readonly interval: readonly [number, number];
  }[];
  readonly score: readonly [number, number];
  readonly battlesPerSecond: number;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const percentFrench = (share: number): string => `${(share * 100).toFixed(1).replace('.', ',')} %`;

const printed = (id: string | undefined): string => (id ?? '').replaceAll('-', ' ');

const counts = (said: Readonly<Record<string, unknown>>): string =>
  Array.isArray(said.counts) ? String(said.counts.reduce((sum: number, n: unknown) => sum + Number(n), 0)) : '0';

type Say = (told: ToldEvent) => string | undefined;

const englishEvents: Readonly<Record<string, Say>> = {
  roll: ({ rule, said }) => `${said.winner} wins the roll-off: ${printed(rule)}`,
  'set-up': ({ names, said }) =>
    names.length > 0 ? `${names.join(', ')} is set up (${printed(String(said.how))})` : undefined,
  left: ({ names, said }) => `${names.join(', ')} goes to ${printed(String(said.to))}`,
  moved: ({ names, said }) => `${names.join(', ')}: ${printed(String(said.how))} move`,
  'targets-selected': ({ names: [attacker, ...targets] }) =>
    targets.length > 0 ? `${attacker} attacks ${targets.join(', ')}` : `${attacker} attacks nobody`,
  attack: ({ said }) => attackEnglish(said),
  'wounds-lost': ({ names }) => `${names.join(', ')} is hurt`,
  'wounds-regained': ({ names, said }) => `${names.join(', ')} regains ${said.wounds}`,
  'model-returned': ({ names }) => `${names.join(', ')} returns`,
  'model-destroyed': ({ names }) => `destroyed: ${names.join(', ')}`,
  'unit-destroyed': ({ names }) => `the last of ${names.join(', ')} has fallen`,
  'battle-shocked': ({ names, said }) => `${names.join(', ')} is battle-shocked${rolled(said, 'needs')}`,
  rallied: ({ names, said }) => `${names.join(', ')} keeps its nerve${rolled(said, 'needs')}`,
  control: ({ names, said }) => `${names.join(', ')} is controlled by ${said.holder}`,
  scored: ({ rule, said }) => `${said.seat} scores ${said.points} (${printed(rule)})`,
  'points-paid': ({ rule, said }) => `${said.seat} pays ${said.points} CP: ${printed(rule)}`,
  'stratagem-used': ({ names, rule }) => `${printed(rule)}${names.length > 0 ? ` on ${names.join(', ')}` : ''}`,
  'effect-began': ({ rule, names }) => `in force: ${printed(rule)}${names.length > 0 ? ` (${names.join(', ')})` : ''}`,
};

const rolled = (said: Readonly<Record<string, unknown>>, word: string): string =>
  said.rolled === undefined ? '' : ` (${said.rolled}, ${word} ${said.needs})`;

function attackEnglish(said: Readonly<Record<string, unknown>>): string | undefined {
  if (said.what === 'gathered') return `${said.attacks} attacks`;
  if (said.what === 'settled') return `${printed(String(said.step))}: ${counts(said)} go on`;
  if (said.what === 'struck')
    return Number(said.lost) > 0 || Number(said.ignored) > 0 ? `damage ${said.damage}, ${said.lost} lost` : undefined;
  return said.what === 'saved' ? `saved on ${said.face}` : undefined;
}

export const battleEnglish: BattleWords = {
  title: (a, b) => `${a} against ${b}`,
  turn: (round, of) => `Round ${round}, turn of ${of}`,
  phase: (phase) => `${phase.charAt(0).toUpperCase()}${phase.slice(1)} phase`,
  dice: (purpose) => `${printed(purpose)}:`,
  told: ({ en }) => en,
  event: (told) => englishEvents[told.event]?.(told),
  end: (winner, [a, b]) => (winner === undefined ? `A draw, ${a} to ${b}.` : `${winner} wins, ${a} to ${b}.`),
  verified: (answers, hash, ended) =>
    `${ended ? 'The same battle' : 'The same battle as far as the log goes'}: ${answers} answers, ${hash}.`,
  differs: (line, answer) =>
    `From line ${line} the log is not true${answer === undefined ? '' : ` (answer ${answer})`}; what stands before it was read.`,
  cut: (line) => `Line ${line} breaks off in the middle; what stands before it was read.`,
  review: reviewEnglish,
  simulated: ({ battles, draws, wins, score, battlesPerSecond }) => [
    `${battles} battles, ${draws} drawn, ${battlesPerSecond.toFixed(1)} a second`,
    ...wins.map(
      ({ seat, share, interval: [low, high] }) =>
        `${seat} wins ${percent(share)} (${percent(low)} to ${percent(high)})`,
    ),
    `mean score ${score[0].toFixed(1)} to ${score[1].toFixed(1)}`,
  ],
};

const frenchPhases: Readonly<Record<string, string>> = {
  command: 'Phase de commandement',
  movement: 'Phase de mouvement',
  shooting: 'Phase de tir',
  charge: 'Phase de charge',
  fight: 'Phase de combat',
};

const frenchEvents: Readonly<Record<string, Say>> = {
  roll: ({ rule, said }) => `${said.winner} remporte le jet : ${printed(rule)}`,
  'set-up': ({ names }) => (names.length > 0 ? `${names.join(', ')} se déploie` : undefined),
  left: ({ names, said }) => `${names.join(', ')} part : ${printed(String(said.to))}`,
  moved: ({ names, said }) => `${names.join(', ')} se déplace (${printed(String(said.how))})`,
  'targets-selected': ({ names: [attacker, ...targets] }) =>
    targets.length > 0 ? `${attacker} attaque ${targets.join(', ')}` : `${attacker} n’attaque personne`,
  attack: ({ said }) => attackFrench(said),
  'wounds-lost': ({ names }) => `${names.join(', ')} est blessé`,
  'wounds-regained': ({ names, said }) => `${names.join(', ')} récupère ${said.wounds}`,
  'model-returned': ({ names }) => `${names.join(', ')} revient`,
  'model-destroyed': ({ names }) => `détruits : ${names.join(', ')}`,
  'unit-destroyed': ({ names }) => `plus personne de ${names.join(', ')}`,
  'battle-shocked': ({ names, said }) => `${names.join(', ')} est ébranlé${rolled(said, 'contre')}`,
  rallied: ({ names, said }) => `${names.join(', ')} tient bon${rolled(said, 'contre')}`,
  control: ({ names, said }) =>
    `${names.join(', ')} est tenu par ${said.holder === 'nobody' ? 'personne' : said.holder}`,
  scored: ({ rule, said }) => `${said.seat} marque ${said.points} (${printed(rule)})`,
  'points-paid': ({ rule, said }) => `${said.seat} paie ${said.points} PC : ${printed(rule)}`,
  'stratagem-used': ({ names, rule }) => `${printed(rule)}${names.length > 0 ? ` sur ${names.join(', ')}` : ''}`,
  'effect-began': ({ rule, names }) =>
    `en vigueur : ${printed(rule)}${names.length > 0 ? ` (${names.join(', ')})` : ''}`,
};

function attackFrench(said: Readonly<Record<string, unknown>>): string | undefined {
  if (said.what === 'gathered') return `${said.attacks} attaques`;
  if (said.what === 'settled') return `${printed(String(said.step))} : ${counts(said)} passent`;
  if (said.what === 'struck')
    return Number(said.lost) > 0 || Number(said.ignored) > 0 ? `dégâts ${said.damage}, ${said.lost} perdus` : undefined;
  return said.what === 'saved' ? `sauvegardé sur ${said.face}` : undefined;
}

export const battleFrench: BattleWords = {
  title: (a, b) => `${a} contre ${b}`,
  turn: (round, of) => `Round ${round}, tour de ${of}`,
  phase: (phase) => frenchPhases[phase] ?? phase,
  dice: (purpose) => `${printed(purpose)} :`,
  told: ({ fr }) => fr,
  event: (told) => frenchEvents[told.event]?.(told),
  end: (winner, [a, b]) => (winner === undefined ? `Égalité, ${a} à ${b}.` : `${winner} l’emporte, ${a} à ${b}.`),
  verified: (answers, hash, ended) =>
    `${ended ? 'La même bataille' : 'La même bataille jusqu’à la fin du fichier'} : ${answers} réponses, ${hash}.`,
  differs: (line, answer) =>
    `À partir de la ligne ${line}, le fichier n’est plus vrai${answer === undefined ? '' : ` (réponse ${answer})`} ; ce qui précède a été lu.`,
  cut: (line) => `La ligne ${line} s’arrête au milieu ; ce qui précède a été lu.`,
  review: reviewFrench,
  simulated: ({ battles, draws, wins, score, battlesPerSecond }) => [
    `${battles} batailles, ${draws} nulles, ${battlesPerSecond.toFixed(1)} par seconde`,
    ...wins.map(
      ({ seat, share, interval: [low, high] }) =>
        `${seat} gagne ${percentFrench(share)} (${percentFrench(low)} à ${percentFrench(high)})`,
    ),
    `score moyen ${score[0].toFixed(1)} à ${score[1].toFixed(1)}`,
  ],
};
