import type { MoveWords } from '@umpire/rules';
import type { Asking } from '../battle/told.js';
import type { Formation } from '../board/formation.js';
import type { Pace } from '../state/battle-habits.js';

type Measure = 'inch' | 'centimetre';
type Counted = 'models' | 'stands';

/** What the page of a battle says: the table, the replay, the sandbox. */
export interface TableWords {
  readonly keys: readonly (readonly [key: string, deed: string])[];
  readonly unkept: string;
  readonly deployForMe: string;
  readonly overlays: Readonly<Record<'sight' | 'threat' | 'zones' | 'arcs', string>>;
  readonly groups: {
    readonly title: string;
    readonly lost: (lost: number, breaksAt: number) => string;
    readonly broken: string;
    readonly morale: (needs: number | null) => string;
    readonly points: (points: number) => string;
    readonly worth: (points: number) => string;
    readonly together: (names: string) => string;
    readonly print: string;
    readonly breakPoint: (at: number) => string;
  };
  readonly theRest: (option: string) => string;
  /** A declaration weapon by weapon. */
  readonly split: {
    readonly title: Readonly<Record<'shoot' | 'fight', string>>;
    readonly rest: (target: string) => string;
    readonly each: string;
    readonly several: string;
    /** Attacks of one weapon that are split. */
    readonly share: (attacks: string, target: string) => string;
    readonly hold: string;
    readonly nothing: string;
    readonly declare: Readonly<Record<'shoot' | 'fight', string>>;
  };
  readonly pace: { readonly title: string; readonly acts: string; readonly names: (pace: Pace) => string };
  readonly settings: {
    readonly title: string;
    readonly confirm: string;
    readonly defends: string;
    /** The switch for a chess clock, and what it shows. */
    readonly clock: string;
    readonly used: string;
    readonly faces: string;
  };
  readonly cover: {
    readonly give: (seat: string, title: string) => string;
    readonly why: string;
    readonly iAm: (seat: string) => string;
  };
  readonly dice: {
    readonly faces: (many: number, sides: number) => string;
    readonly given: (given: number, of: number) => string;
    readonly hint: string;
    readonly fell: string;
    readonly take: string;
    readonly rollForMe: string;
    readonly skip: (more: number) => string;
    readonly byStep: string;
    readonly atOnce: string;
  };
  readonly log: {
    readonly search: string;
    readonly copy: string;
    readonly none: string;
    readonly show: string;
    readonly has: Readonly<Record<'all' | 'roll' | 'rule', string>>;
    readonly seat: string;
    readonly bothSeats: string;
    readonly round: string;
    readonly allRounds: string;
    readonly dice: string;
    readonly thisMoment: string;
  };
  readonly past: { readonly asItWas: string; readonly now: string; readonly again: (seat: string) => string };
  readonly ask: {
    readonly title: string;
    readonly usual: string;
    readonly reaction: (section: string) => string;
    readonly left: (count: number) => string;
    readonly end: (count: number) => string;
    /** Dice by what they show. */
    readonly throwAgain: (faces: string) => string;
    readonly diceShowing: (faces: string) => string;
    readonly keepDice: string;
    readonly quiet: string;
    readonly points: (points: number) => string;
    /** A chance without an offer and with it. */
    readonly stakes: (models: number | undefined, without: string, again: string) => string;
    readonly price: (from: number, to: number) => string;
    readonly allOf: (rule: string, count: number) => string;
    readonly asking: (rule: string) => string;
    readonly how: Readonly<Record<Asking, string>>;
    /** In place of odds that nobody can work out. */
    readonly unmeasured: string;
    readonly notAvailable: (count: number) => string;
    readonly why: Readonly<Record<'used' | 'cost', string>>;
    /** A reason by its code; nothing where only the rules' own words will do. */
    readonly reason: (code: string) => string | undefined;
  };
  readonly move: {
    readonly farOf: (far: number, limit: number, measure: Measure) => string;
    readonly legal: string;
    readonly notLegal: string;
    readonly illegal: (why: string) => string;
    /** By what the game counts. */
    readonly hint: Readonly<Record<Counted, string>>;
    readonly models: Readonly<Record<Counted, string>>;
    /** By their numbers in the unit. */
    readonly ofModels: (numbers: readonly number[]) => string;
    readonly wholeUnit: string;
    readonly model: (n: number, of: number) => string;
    readonly turn: string;
    readonly formations: Readonly<Record<Formation, string>>;
    readonly byWords: string;
    readonly noWords: string;
    readonly objective: (n: number) => string;
    readonly words: Readonly<Record<MoveWords, (about: string) => string>>;
    readonly place: string;
  };
  readonly list: {
    readonly view: string;
    readonly views: Readonly<Record<'board' | 'list', string>>;
    readonly destroyed: string;
    readonly choose: string;
    readonly around: string;
    readonly apart: (far: number, measure: Measure) => string;
    readonly from: (far: string, what: string) => string;
    readonly sees: (enemies: number) => string;
    readonly engaged: string;
    readonly covered: string;
    readonly seen: string;
    readonly unseen: (because: 'no-line' | 'hidden', by: string) => string;
    readonly nobodyNear: string;
    readonly wholeLog: string;
  };
  /** By what one learns: the shape of a proposal, or the kind of a question. */
  readonly guide: Readonly<Record<string, string>>;
  readonly kept: {
    readonly title: string;
    readonly against: (a: string, b: string) => string;
    readonly round: (round: number) => string;
    readonly over: string;
    readonly goOn: string;
    readonly goOnWith: (title: string) => string;
    readonly lookBack: string;
    readonly lookBackOn: (title: string) => string;
    readonly remove: (title: string) => string;
    readonly forGood: string;
    readonly keep: string;
  };
  readonly storage: {
    readonly title: string;
    readonly holds: (packs: number, battles: number) => string;
    readonly size: (used: string, of: string) => string;
    readonly kept: string;
    readonly mayGo: string;
    readonly ask: string;
    readonly refused: string;
    readonly noTelling: string;
  };
  readonly install: { readonly offer: string; readonly install: string; readonly no: string };
  readonly replay: {
    readonly title: string;
    readonly open: string;
    readonly share: string;
    readonly first: string;
    readonly last: string;
    readonly back: string;
    readonly on: string;
    readonly activationBack: string;
    readonly activationOn: string;
    readonly play: string;
    readonly pause: string;
    readonly speed: string;
    readonly track: string;
    readonly where: (at: number, of: number) => string;
    readonly turn: (round: number, seat: string | undefined) => string;
    readonly reading: (read: number, of: number) => string;
    readonly verified: string;
    readonly verifiedSoFar: string;
    readonly stopped: (line: number, answers: number) => string;
    readonly playOn: string;
    readonly as: string;
    readonly both: string;
    readonly lookBack: string;
    readonly workingOut: string;
    readonly whatElse: string;
    readonly toMoment: (n: number) => string;
    readonly keys: string;
  };
  readonly sandbox: {
    readonly title: string;
    readonly about: string;
    readonly open: string;
    readonly place: (unit: string) => string;
    readonly placeHint: string;
    readonly off: string;
    readonly lost: string;
    readonly round: string;
    readonly turnOf: string;
    readonly part: string;
    readonly points: (seat: string) => string;
    readonly dice: string;
    readonly diceBy: Readonly<Record<'chance' | 'hand', string>>;
    readonly begin: string;
    readonly placed: (count: number, of: number) => string;
  };
  readonly setup: {
    readonly own: string;
    readonly unplayed: (count: number) => string;
    readonly deploy: string;
    readonly byHand: string;
    readonly deployments: Readonly<Record<'auto' | 'hand', string>>;
    readonly dice: string;
    readonly saved: string;
  };
}
