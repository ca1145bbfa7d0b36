import { type Effect, isAttacks, type Verb } from '@umpire/effects';
import { type Choice, effectsOf, type Frame, type Option, type ThrowFrame } from '@umpire/rules';
import { isEngaged, isUnitWithin } from '../board/distances.js';
import type { Reading } from '../table/facts.js';
import { carriedOf } from '../table/forces.js';
import { rangeOf } from '../table/range.js';
import type { Edition } from '../table/reading.js';
import { enemiesOf, hasDone, isOnBattlefield, unitOfRef } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { seatNumber } from '../table/table.js';
import { profileOf } from '../table/volley.js';
import { rangedOf } from './fire-frame.js';
import { pointsLeft } from './forecast.js';
import { mended } from './healing.js';
import { type At, read } from './kit.js';
import { lengthOf } from './moving.js';
import { isReroll, stakesOf } from './stakes.js';

/** What one command point ought to bring, in points; twice that where it is the last. */
const COMMAND_POINT = 20;

export interface Offering {
  readonly choice: Choice;
  readonly frame: Frame;
  readonly at: At;
  /** What it brings by the odds, where they were worked out. */
  readonly measured?: number | undefined;
}

/** What an offer brings less what it costs, in points; below nothing where nothing would come of it. */
export function worthOfOffer(edition: Edition, offer: Option, offering: Offering): number {
  const { state } = offering.at;
  const { cost = 0 } = offer;
  const left = state.field['command-points'][seatNumber(offering.choice.seat)]! - cost;
  const brings = offering.measured ?? guessed(edition, offer, offering);
  return (brings > 0 ? brings : -1) - cost * COMMAND_POINT * (left <= 0 ? 2 : 1);
}

/** A share of what it works on: the more a unit is worth, the more a rule that does something for it is. */
function guessed(edition: Edition, { rule, refs }: Option, { choice, frame, at }: Offering): number {
  const reading = read(edition, at);
  const { table } = reading;
  const units = refs.flatMap((ref) => unitOfRef(table, ref) ?? []);
  const share = Math.max(1, ...units.map((unit) => (unit.seat === choice.seat ? pointsLeft(table, unit) / 6 : 5)));
  if (rule === undefined) return share;
  const stakes = stakesOf(edition)(rule, choice, frame, at);
  if (stakes?.kind === 'roll') return share * (stakes.with - stakes.without);
  const offered = effectsNamed(reading, rule).filter((effect) => effect.offer !== undefined || isReroll(effect));
  return offered.length > 0 && offered.every((effect) => isIdle(reading, effect, units, frame)) ? 0 : share;
}

/** What a rule does: one of the edition, or one that somebody carries. */
function effectsNamed({ table, rules }: Reading, id: string): readonly Effect[] {
  const known = rules.rules.get(id);
  return known ? effectsOf(known) : (carriedOf(table, rules).find(({ rule }) => rule === id)?.effects ?? []);
}

/** Whether nothing would come of an effect: wounds where none are lost, dice thrown again that are good, attacks at nobody. */
function isIdle(reading: Reading, effect: Effect, units: readonly RosterUnit[], { data }: Frame): boolean {
  const { do: verbs } = effect;
  const all = verbs.flatMap(withinIfs);
  if (all.every(isOfAdvances)) return units.every((unit) => !hasDone(reading.table, unit, 'advanced', 'turn'));
  if (isReroll(effect)) return isGood(data as Partial<ThrowFrame>);
  if (verbs.every((verb) => 'heal' in verb)) return units.every((unit) => mended(reading, unit, true).length === 0);
  if (all.every(isOfBlows)) return units.every((unit) => !couldStrike(reading, unit));
  return all.every(isOfOwnAttacks) && units.every((unit) => !couldAttack(reading, unit));
}

/** A roll above the middle of what its dice can show. */
function isGood({ shown = [] }: Partial<ThrowFrame>): boolean {
  const [roll] = shown;
  const [lot] = roll?.throw.lots ?? [];
  const faces = roll?.faces[0] ?? [];
  return lot !== undefined && 2 * faces.reduce((sum, face) => sum + face, 0) >= faces.length * (lot.sides + 1);
}

const withinIfs = (verb: Verb): readonly Verb[] =>
  'if' in verb ? [...verb.then, ...(verb.else ?? [])].flatMap(withinIfs) : [verb];

/** Of no use to who has not advanced: fire on the move, and the roll for how far. */
const isOfAdvances = (verb: Verb): boolean =>
  ('grant' in verb && verb.grant === 'assault') || ('reroll' in verb && verb.reroll === 'advance');

const isOfBlows = (verb: Verb): boolean => isOfOwnAttacks(verb) && 'for' in verb && isMelee(verb.for);
const isMelee = (whom: Extract<Verb, { readonly for: unknown }>['for']): boolean =>
  isAttacks(whom) && whom.attacks === 'melee';

/** Engaged, or has charged. */
const couldStrike = ({ table, board }: Reading, unit: RosterUnit): boolean =>
  isOnBattlefield(table, unit) && (isEngaged(board, unit.index) || hasDone(table, unit, 'charged', 'turn'));

const isOfOwnAttacks = (verb: Verb): boolean => 'for' in verb && isAttacks(verb.for) && verb.for.by !== undefined;

/** Engaged, or with an enemy as near as its longest weapon reaches; whether anybody sees him is asked when it fires. */
function couldAttack(reading: Reading, unit: RosterUnit): boolean {
  const { table, board } = reading;
  if (!isOnBattlefield(table, unit)) return false;
  if (isEngaged(board, unit.index)) return true;
  const ranges = rangedOf(reading, unit).map((shot) =>
    rangeOf(reading, shot.model, profileOf(table, shot)?.weapon.range ?? 0),
  );
  const reach = lengthOf(Math.max(0, ...ranges));
  return enemiesOf(table, unit.seat).some(({ index }) => isUnitWithin(board, unit.index, index, reach));
}
