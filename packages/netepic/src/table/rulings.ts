import type { OptionValue, RuleOption } from '@umpire/rules';

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
const no = (summary: string, ruling?: string) => ruled<boolean>(false, summary, ruling);

/** Every constant and every proposed ruling of the edition, with its default. Lengths in cm. */
export const rulings = {
  tableLength: number(180, 'the long edge of the table'),
  tableWidth: number(120, 'the short edge of the table'),
  deploymentDepth: number(30, 'how deep a deployment zone is', 'G-23'),
  coherency: number(6, 'how far apart linked stands of a detachment may be'),
  zoneOfControl: number(3, 'radius of the zone of control, classes 1 to 4', 'G-06'),
  greatZoneOfControl: number(6, 'radius of the zone of control, class 5 and above', 'G-06'),
  interdiction: number(25, 'what a detachment that falls back must get away from'),
  nearEnemy: number(1, 'no stand ends nearer to an enemy, from outline to outline, unless in contact'),
  interceptionPenalty: number(1, 'to-hit penalty of interception fire'),
  counterChargePenalty: number(0, 'to-hit penalty of counter-charge fire'),
  hardTargetPenalty: number(2, 'to-hit penalty against flyers', 'G-05'),
  hardToHitPenalty: number(1, 'to-hit penalty against what is hard to hit'),
  lightCover: number(1, 'to-hit penalty of light cover', 'G-04'),
  heavyCover: number(2, 'to-hit penalty of heavy cover', 'G-04'),
  fortifiedCover: number(3, 'to-hit penalty of fortified cover', 'G-04'),
  aboveSix: { default: 'six-then', among: ['six-then', 'never'], summary: 'scores of 7 and more', ruling: 'G-02' },
  onesInReactions: no('unrevealed First Fire re-rolls ones in reactions too', 'G-03'),
  objectiveRadius: number(15, 'how near the holder of an objective must be'),
  objectivePoints: number(5, 'victory points of an objective while it is held', 'G-13'),
  turns: number(6, 'turns at most'),
  victoryBase: number(10, 'victory points needed, beside one for each hundred points of the game', 'G-13'),
  formationsScoreTwice: yes('Necrons score a broken formation again when it is wiped out'),
  necronsOnlyDeny: yes('Necrons score nothing for objectives'),
  leaderCountsItself: no('a leader has the bonus of its own aura', 'G-45'),
  arrivalsOwnHalf: yes('large stands arrive in their own half on turn 1', 'G-14'),
} as const satisfies Readonly<Record<string, RuleOption>>;

export type RulingId = keyof typeof rulings;

type Widened<T> = T extends boolean ? boolean : T extends number ? number : T extends string ? string : never;

/** The rulings in force. */
export type Rulings = { readonly [id in RulingId]: Widened<(typeof rulings)[id]['default']> };

const defaults = Object.fromEntries(
  Object.entries(rulings).map(([id, ruling]): [string, OptionValue] => [id, ruling.default]),
) as unknown as Rulings;

/** The options of a rule set as rulings; what it does not declare has its default. */
export const rulingsOf = (options: Readonly<Record<string, unknown>> = {}): Rulings => ({
  ...defaults,
  ...Object.fromEntries(Object.entries(options).filter(([id]) => Object.hasOwn(rulings, id))),
});
