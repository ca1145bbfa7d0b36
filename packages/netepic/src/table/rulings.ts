import type { OptionValue, RuleOption } from '@umpire/rules';
import { type AttackRulings, attackOptions, attackRulings } from '../attack/rulings.js';

const ruled = <T extends OptionValue>(
  value: T,
  summary: string,
  ruling?: string,
): RuleOption & { readonly default: T } => ({
  default: value,
  summary,
  ...(ruling === undefined ? {} : { ruling }),
});
const number = (value: number, summary: string, ruling?: string) => ruled<number>(value, summary, ruling);
const yes = (summary: string, ruling?: string) => ruled<boolean>(true, summary, ruling);
const no = (summary: string, ruling: string) => ruled<boolean>(false, summary, ruling);
/** What is played first, then what may be played instead. */
const oneOf = <const T extends readonly [string, string, ...string[]]>(among: T, summary: string, ruling: string) => ({
  default: among[0] as T[0],
  among,
  ruling,
  summary,
});

/** Constants and proposed rulings of a battle, beside those of the attack, with their defaults. Lengths in cm. */
export const battleOptions = {
  tableLength: number(180, 'the long edge of the table'),
  tableWidth: number(120, 'the short edge of the table'),
  deploymentDepth: number(30, 'how deep a deployment zone is', 'G-23'),
  coherency: number(6, 'how far apart linked stands of a detachment may be'),
  objectives: oneOf(
    ['printed', 'placed'],
    'where the objectives of a mission lie: as it prints them, or as the players place them in turn',
    'G-28',
  ),
  objectiveSpacing: number(20, 'how far apart placed objectives are at least', 'G-23'),
  objectiveFromEdge: number(15, 'how far a placed objective is from every edge at least', 'G-23'),
  zoneOfControl: number(3, 'radius of the zone of control, classes 1 to 4', 'G-06'),
  greatZoneOfControl: number(6, 'radius of the zone of control, class 5 and above', 'G-06'),
  interdiction: number(25, 'what a detachment that falls back must get away from'),
  nearEnemy: number(1, 'no stand ends nearer to an enemy, from outline to outline, unless in contact'),
  objectiveRadius: number(15, 'how near the holder of an objective must be'),
  objectivePoints: number(5, 'victory points of an objective while it is held', 'G-13'),
  turns: number(6, 'turns at most'),
  victoryBase: number(10, 'victory points needed, beside one for each hundred points of the game', 'G-13'),
  formationsScoreTwice: yes('Necrons score a broken formation again when it is wiped out'),
  necronsOnlyDeny: yes('Necrons score nothing for objectives'),
  segmentOrder: oneOf(
    ['assault-then-advance', 'advance-then-assault'],
    'which segment of the Combat phase follows First Fire',
    'G-01',
  ),
  rearArc: {
    default: 90,
    among: [90, 180],
    ruling: 'G-09',
    summary: 'degrees behind a stand that are its rear; the flanks are what is left of that half',
  },
  breakMoment: oneOf(
    ['at-once', 'end-phase'],
    'when it is seen that a formation is broken: after each action, or in the End phase',
    'G-11',
  ),
  flameLength: number(20, 'how long a flame is', 'G-16'),
  flameWidth: number(5, 'how wide a flame is at its end', 'G-16'),
  swappedFireRerollsOnes: yes('First Fire taken from the reserve in its segment re-rolls ones', 'G-19'),
  closeDefenceWhenCharged: yes('close defence fires at who charges its stand', 'G-22'),
  radiusInfantry: number(1, 'radius of a stand, classes 1 and 2', 'G-27'),
  radiusVehicle: number(1.5, 'radius of a stand, class 3', 'G-27'),
  radiusSuperheavy: number(2, 'radius of a stand, class 4', 'G-27'),
  radiusTitan: number(3, 'radius of a stand, class 5', 'G-27'),
  radiusGreatTitan: number(4, 'radius of a stand, classes 6 and 7', 'G-27'),
  forestDepth: number(3, 'how far one sees out of or into a forest', 'G-35'),
  forestInside: number(12, 'how far one sees within a forest'),
  closeDefenceWhenPinned: no('a pinned stand fires its close defence', 'G-41'),
  arrivalsOwnHalf: yes('large stands arrive in their own half on turn 1', 'G-14'),
  neverArrivedIsLost: yes('who is still off the table when the battle ends counts as lost', 'G-14'),
  assaultsAfter: oneOf(
    ['stay-engaged', 'come-apart'],
    'survivors of an assault that was fought: still engaged, or free until one of them moves into contact again',
    'G-07',
  ),
  leavingAssault: oneOf(
    ['free', 'opportunity-attacks'],
    'who leaves an assault goes free, or each opponent in contact may hit it on 6+, 5+ from a factor of 7, 4+ from 13',
    'G-08',
  ),
  usualBreakPoint: oneOf(
    ['half-and-one', 'half'],
    'a break point that is not printed: half of the stands rounded down and one, or half rounded up',
    'G-12',
  ),
  antiAircraftNeedsFirstFire: yes(
    'AA intercepts by an unrevealed First Fire order only; otherwise under any order but Fall Back',
    'G-20',
  ),
  zoneEnteredBy: oneOf(['centre', 'any-part'], 'what of a stand may not come into an enemy zone of control', 'G-27'),
  firstFireIsActivated: no(
    'detachments with First Fire or without order are activated in the Movement phase, and stay where they are',
    'G-29',
  ),
  coherencyChecked: oneOf(
    ['at-the-end', 'throughout'],
    'coherency holds once the last stand has moved, or after each of them',
    'G-30',
  ),
  pushing: no('a stand may end where enemies of a lower class are that nobody engages, and pushes them aside', 'G-31'),
  counterChargeAt: oneOf(
    ['all-who-touch', 'each-in-turn'],
    'counter-charge fire: once, at all that will touch, or when any of them is about to, at that one',
    'G-32',
  ),
  altitudeSeesOver: yes('from altitude only the piece that a target stands in covers it', 'G-34'),
  cardCharacters: oneOf(
    ['with-formation', 'by-themselves'],
    'characters on a card of their own: count with the formation that they joined, or are one',
    'G-39',
  ),
  ridersTakeClass: yes('a character among cavalry has its class', 'G-40'),
  skimmersPinned: oneOf(
    ['when-stuck', 'movement-over'],
    'what skims is pinned once it can no longer leave, or only when the Movement phase is over',
    'G-42',
  ),
  popUpReachesFlyers: yes('who has popped up may aim at flyers in its own arc', 'G-44'),
  loneCommandersAct: yes('a character alone with Unité de Commandement has a token and an action of its own', 'G-46'),
  risingLeavesAssault: no('what pops up while it is engaged leaves the assault', 'G-47'),
} as const satisfies Readonly<Record<string, RuleOption>>;

export type RulingId = keyof typeof battleOptions;

type Widened<T> = T extends boolean ? boolean : T extends number ? number : never;
type ValueOf<O extends RuleOption> = O extends { readonly among: readonly (infer T)[] } ? T : Widened<O['default']>;

/** The rulings in force: those of the table by name, those of the attack as it asks for them. */
export type Rulings = { readonly [id in RulingId]: ValueOf<(typeof battleOptions)[id]> } & {
  readonly attack: AttackRulings;
};

const defaultsOf = (options: Readonly<Record<string, RuleOption>>): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(Object.entries(options).map(([id, option]) => [id, option.default]));

/** The options of a rule set as rulings; what it does not declare has its default. */
export function rulingsOf(options: Readonly<Record<string, OptionValue>> = {}): Rulings {
  const all = { ...defaultsOf(battleOptions), ...defaultsOf(attackOptions), ...options };
  return { ...all, attack: attackRulings(all) } as unknown as Rulings;
}
