import type { RuleOption } from '@umpire/rules';
import { attackOptions } from '../attack/rulings.js';
import { battleOptions } from '../table/rulings.js';

/** A question that no source settles, and what is played. */
export interface Ruling {
  readonly id: string;
  readonly question: string;
  /** What is played where no option says otherwise. */
  readonly played: string;
  /** Options that say otherwise. */
  readonly options: readonly string[];
  /** Why there is no other way to play it, where it has no option. */
  readonly because?: string;
}

/** Every option of the rule set, by name. */
export const allOptions: Readonly<Record<string, RuleOption>> = { ...attackOptions, ...battleOptions };

const optionsOf = (id: string): readonly string[] =>
  Object.entries(allOptions).flatMap(([name, { ruling }]) => (ruling === id ? [name] : []));

/** Question, what is played, and where nothing else can be played the reason. */
type Row = readonly [question: string, played: string, because?: string];

const questions: readonly Row[] = [
  ['order of the combat segments', 'First Fire, Assault, Advance'],
  ['scores of 7 and more', 'a 6, then a second die of 4, 5 or 6'],
  ['ones again in reactions', 'no'],
  ['to-hit penalties of cover', '1, 2 and 3'],
  ['penalty of a hard target', '2'],
  ['radius of a zone of control', '3 cm, from class 5 on 6 cm'],
  ['assaults once they are fought', 'survivors stay engaged'],
  ['leaving an assault', 'free, nobody strikes after'],
  ['the rear arc', '90°, the flanks 45° each'],
  ['damage table of location sheets, silhouettes', 'LOC-5, and the silhouettes of section 8'],
  ['when a formation is broken', 'at once, after each action'],
  ['break point that is not printed', 'half of the stands, rounded down, and one'],
  ['numbers of victory', 'VIC-1 to VIC-5'],
  ['arrivals: first turn, never arrived', 'large stands in their own half on turn 1; lost if they never come'],
  ['a physical psychic attack', 'an ordinary attack, no psychic save'],
  ['templates, special rules', 'AB-10; special rules are a mark'],
  ['details of the sacrifice for an HQ', 'AB-22.5 to AB-22.8'],
  ['organic metal and flank shots', 'a weapon without modifier never wears it'],
  ['ones again with an order from the reserve', 'yes, in the First Fire segment'],
  ['interception by AA', 'needs an unrevealed First Fire order'],
  ['regeneration of more wounds than a stand has', 'all are rolled for'],
  ['close defence of a charged stand', 'fires'],
  ['deployment and objectives', 'SET-6 and SET-7'],
  ['ethereal attacks', 'the psychic save alone'],
  ['dice of the save of a building', 'two'],
  ['Dégâts on location sheets', 'added to the damage roll only'],
  ['sizes of stands, contact, within', 'circles by class; by the centre; included'],
  ['the usual board', 'six objectives, eleven pieces'],
  ['First Fire in the Movement phase', 'is not activated'],
  ['when coherency is checked', 'after the last stand has moved'],
  ['pushing and overlapping', 'never'],
  ['counter-charge fire', 'once a charging detachment, at who will touch'],
  ['shooting at opponents in contact, templates into an assault', 'one penalty, no second roll'],
  ['several covers', 'the worst one'],
  ['sight in a forest', '3 cm deep, 12 cm within'],
  ['damage tracks of both legs, both sheets', 'one a part'],
  ['removal from reality', 'the whole stand'],
  ['when powers are used', 'with the weapons'],
  ['characters on a card of their own', 'count with the formation joined'],
  ['a character among cavalry', 'has its Move, class and way of moving'],
  ['close defence of a pinned stand', 'none'],
  ['when a skimmer is pinned', 'once it can no longer leave'],
  ['Elite: one action', 'a volley; the saves of a detachment; a duel'],
  ['AA that pops up', 'reaches flyers in its normal arc'],
  ['a Leader and itself', 'no bonus'],
  ['a character alone with Unité de Commandement', 'a token and an action of its own'],
  ['Terreur, Flottant, flyers', 'Gold and version 3, shortened'],
  [
    'texts that nobody could read',
    'as the reference proposes',
    'no other text to play: what could be read otherwise is under G-10, G-11, G-16 and G-47',
  ],
];

/** Every ruling of the register (section 19), G-01 to G-48, with its options. */
export const register: readonly Ruling[] = questions.map(([question, played, because], i) => {
  const id = `G-${String(i + 1).padStart(2, '0')}`;
  return { id, question, played, options: optionsOf(id), ...(because === undefined ? {} : { because }) };
});
