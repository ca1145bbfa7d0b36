import type { Seat } from '@umpire/rules';
import { type AttackWords, attackEnglish, attackFrench } from './attack-words.js';
import type { PassedUntil } from './battle-report.js';
import { type EventWords, eventsEnglish, eventsFrench } from './event-words.js';
import { type ReviewWords, reviewEnglish, reviewFrench } from './looked-back-words.js';
import { type WhyWords, whyEnglish, whyFrench } from './why-words.js';

export interface Winner {
  readonly seat: Seat;
  readonly name: string;
}

const fromWinner = (winner: Winner | undefined, [a, b]: readonly [number, number]): readonly [number, number] =>
  winner?.seat === 'B' ? [b, a] : [a, b];

/** The words of a battle's report. */
export interface BattleWords {
  readonly language: 'en' | 'fr';
  readonly title: (a: string, b: string) => string;
  readonly turn: (round: number, of: string) => string;
  readonly phase: (phase: string) => string;
  /** Dice outside attacks: who threw them for what; the sum where it is what counts. */
  readonly dice: (purpose: string, who: string, faces: readonly number[], isSummed: boolean) => string;
  /** A pass that stands, of one rule or of all. */
  readonly passes: (who: string, rule: string | undefined, until: PassedUntil) => string;
  /** What dice were thrown for, in words. */
  readonly purpose: (purpose: string) => string;
  /** Dice that are to be thrown. */
  readonly toThrow: (purpose: string) => string;
  /** What a game tells in both languages. */
  readonly told: (words: { readonly en: string; readonly fr: string }) => string;
  readonly event: EventWords;
  readonly attack: AttackWords;
  readonly why: WhyWords;
  /** The winner’s own score first; A’s where nobody wins. */
  readonly end: (winner: Winner | undefined, score: readonly [number, number]) => string;
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
  /** Rules with a time of their own, all that the armies bring, and datasheets: how many, and which never did anything. */
  readonly used?: Readonly<Record<'timed' | 'brought' | 'sheets', ToldUse>>;
}

export interface ToldUse {
  readonly of: number;
  readonly never: readonly string[];
}

const useOf = (what: string, never: string, { of, never: idle }: ToldUse): readonly string[] => [
  `${what.replace('#', `${of - idle.length}/${of}`)}`,
  ...(idle.length > 0 ? [`  ${never} ${idle.join(', ')}`] : []),
];

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const percentFrench = (share: number): string => `${(share * 100).toFixed(1).replace('.', ',')} %`;
const thrown = (faces: readonly number[], isSummed: boolean): string =>
  isSummed && faces.length > 1
    ? `${faces.join(' + ')} = ${faces.reduce((sum, face) => sum + face, 0)}`
    : faces.join(' ');

const plain = (id: string): string => id.replaceAll('-', ' ');

const untilEnglish = (until: PassedUntil): string => {
  if (typeof until !== 'string') return `until its next ${plain(until.my)}`;
  return until === 'frame' ? 'until this is done' : `until the end of the ${until}`;
};

const frenchEnds = {
  attack: 'de l’attaque',
  attacks: 'des attaques',
  phase: 'de la phase',
  turn: 'du tour',
  round: 'du round',
  battle: 'de la bataille',
} as const;

const untilFrench = (until: PassedUntil): string => {
  if (typeof until !== 'string') return `jusqu’à sa prochaine étape « ${plain(until.my)} »`;
  return until === 'frame' ? 'jusqu’à ce que ce soit fini' : `jusqu’à la fin ${frenchEnds[until]}`;
};

export const battleEnglish: BattleWords = {
  language: 'en',
  title: (a, b) => `${a} against ${b}`,
  turn: (round, of) => `Round ${round}, turn of ${of}`,
  phase: (phase) => `${phase.charAt(0).toUpperCase()}${phase.slice(1)} phase`,
  dice: (purpose, who, faces, isSummed) => `${who}, ${purpose}: ${thrown(faces, isSummed)}`,
  passes: (who, rule, until) => `${who} passes ${rule ?? 'every offer'} ${untilEnglish(until)}`,
  purpose: (purpose) => whyEnglish.roll(purpose) ?? purpose.replaceAll('-', ' '),
  toThrow: (purpose) => `${plain(purpose)}:`,
  told: ({ en }) => en,
  event: eventsEnglish,
  attack: attackEnglish,
  why: whyEnglish,
  end: (winner, score) => {
    const [a, b] = fromWinner(winner, score);
    return winner === undefined ? `A draw, ${a} to ${b}.` : `${winner.name} wins, ${a} to ${b}.`;
  },
  verified: (answers, hash, ended) =>
    `${ended ? 'The same battle' : 'The same battle as far as the log goes'}: ${answers} answers, ${hash}.`,
  differs: (line, answer) =>
    `From line ${line} the log is not true${answer === undefined ? '' : ` (answer ${answer})`}; what stands before it was read.`,
  cut: (line) => `Line ${line} breaks off in the middle; what stands before it was read.`,
  review: reviewEnglish,
  simulated: ({ battles, draws, wins, score, battlesPerSecond, used }) => [
    `${battles} battles, ${draws} drawn, ${battlesPerSecond.toFixed(1)} a second`,
    ...wins.map(
      ({ seat, share, interval: [low, high] }) =>
        `${seat} wins ${percent(share)} (${percent(low)} to ${percent(high)})`,
    ),
    `mean score ${score[0].toFixed(1)} to ${score[1].toFixed(1)}`,
    ...(used
      ? [
          ...useOf('# rules with a time of their own acted', 'never:', used.timed),
          ...useOf('# rules that the armies bring left a trace', 'never:', used.brought),
          ...useOf('# datasheets did something', 'never:', used.sheets),
        ]
      : []),
  ],
};

const frenchPhases: Readonly<Record<string, string>> = {
  command: 'Phase de commandement',
  movement: 'Phase de mouvement',
  shooting: 'Phase de tir',
  charge: 'Phase de charge',
  fight: 'Phase de combat',
  'set-up': 'Préparation',
  orders: 'Phase d’Ordres',
  combat: 'Phase de Combat',
  end: 'Phase Finale',
  over: 'Fin de la partie',
};

const oneDecimal = (value: number): string => value.toFixed(1).replace('.', ',');

export const battleFrench: BattleWords = {
  language: 'fr',
  title: (a, b) => `${a} contre ${b}`,
  turn: (round, of) => `Round ${round}, tour de ${of}`,
  phase: (phase) => frenchPhases[phase] ?? phase,
  dice: (purpose, who, faces, isSummed) => `${who}, ${purpose} : ${thrown(faces, isSummed)}`,
  passes: (who, rule, until) => `${who} laisse passer ${rule ?? 'toute offre'} ${untilFrench(until)}`,
  purpose: (purpose) => whyFrench.roll(purpose) ?? attackFrench.stage(purpose, undefined),
  toThrow: (purpose) => `${plain(purpose)} :`,
  told: ({ fr }) => fr,
  event: eventsFrench,
  attack: attackFrench,
  why: whyFrench,
  end: (winner, score) => {
    const [a, b] = fromWinner(winner, score);
    return winner === undefined ? `Égalité, ${a} à ${b}.` : `Vainqueur\u00a0: ${winner.name}, ${a} à ${b}.`;
  },
  verified: (answers, hash, ended) =>
    `${ended ? 'La même bataille' : 'La même bataille jusqu’à la fin du fichier'} : ${answers} réponses, ${hash}.`,
  differs: (line, answer) =>
    `À partir de la ligne ${line}, le fichier n’est plus vrai${answer === undefined ? '' : ` (réponse ${answer})`} ; ce qui précède a été lu.`,
  cut: (line) => `La ligne ${line} s’arrête au milieu ; ce qui précède a été lu.`,
  review: reviewFrench,
  simulated: ({ battles, draws, wins, score, battlesPerSecond, used }) => [
    `${battles} batailles, ${draws} nulles, ${oneDecimal(battlesPerSecond)} par seconde`,
    ...wins.map(
      ({ seat, share, interval: [low, high] }) =>
        `${seat} gagne ${percentFrench(share)} (${percentFrench(low)} à ${percentFrench(high)})`,
    ),
    `score moyen ${oneDecimal(score[0])} à ${oneDecimal(score[1])}`,
    ...(used
      ? [
          ...useOf('# règles qui ont leur moment ont agi', 'jamais :', used.timed),
          ...useOf('# règles des armées ont laissé une trace', 'jamais :', used.brought),
          ...useOf('# fiches ont fait quelque chose', 'jamais :', used.sheets),
        ]
      : []),
  ],
};
