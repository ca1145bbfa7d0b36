import type { Effect } from '@umpire/effects';
import { type Choice, effectsOf, type Frame, type Option, type Owner, type Seat, type ThrowFrame } from '@umpire/rules';
import type { FramedReading, Reading } from '../table/facts.js';
import { carriedOf } from '../table/forces.js';
import type { Edition } from '../table/reading.js';
import { unitOfRef } from '../table/reads.js';
import { seatNumber } from '../table/table.js';
import { boundAt } from './binds.js';
import { pointsLeft } from './forecast.js';
import { type At, read } from './kit.js';
import { type Outlook, outlookOf } from './outlook.js';
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

/** What it does by its dice in the mean; else a share of what it works on: the more a unit is worth, the more a rule that does something for it is. */
function guessed(edition: Edition, offer: Option, offering: Offering): number {
  const { choice, frame, at } = offering;
  const { rule, refs } = offer;
  const reading = read(edition, at);
  const { table } = reading;
  const units = refs.flatMap((ref) => unitOfRef(table, ref) ?? []);
  const share = Math.max(1, ...units.map((unit) => (unit.seat === choice.seat ? pointsLeft(table, unit) / 6 : 5)));
  if (rule === undefined) return share;
  const stakes = stakesOf(edition)(rule, choice, frame, at);
  if (stakes?.kind === 'roll') return share * (stakes.with - stakes.without);
  const looks = offeredBy(reading, rule, choice.seat).flatMap(({ owner, effects }) =>
    effects.map((effect) => lookOf(reading, effect, { owner, ref: refs[0], frame })),
  );
  if (looks.length === 0 || looks.includes('some')) return share;
  return Math.max(...looks.map(Number));
}

interface Offered {
  readonly owner: Owner;
  readonly effects: readonly Effect[];
}

/** What a rule may be used for: one of the edition, or one that somebody carries. */
function offeredBy({ table, rules }: Reading, id: string, seat: Seat): readonly Offered[] {
  const known = rules.rules.get(id);
  const all: readonly Offered[] = known
    ? [{ owner: { self: seat, seat }, effects: effectsOf(known) }]
    : carriedOf(table, rules).filter(({ rule, owner }) => rule === id && owner.seat === seat);
  return all.map(({ owner, effects }) => ({
    owner,
    effects: effects.filter((effect) => effect.offer !== undefined || isReroll(effect)),
  }));
}

/** Dice thrown again that are good bring nothing. */
function lookOf(
  reading: FramedReading,
  effect: Effect,
  { owner, ref, frame }: { readonly owner: Owner; readonly ref: string | undefined; readonly frame: Frame },
): Outlook {
  const { when, offer } = effect;
  if (isReroll(effect) && when?.at === 'dice-shown') return isGood(frame.data as Partial<ThrowFrame>) ? 0 : 'some';
  const atStep = when === undefined ? {} : boundAt(when.at, frame, reading.table);
  const target = offer?.target && ref !== undefined ? { [offer.target.as]: ref } : {};
  return outlookOf(effect, { reading, owner, bound: { ...atStep, self: owner.self, ...target } });
}

/** A roll above the middle of what its dice can show. */
function isGood({ shown = [] }: Partial<ThrowFrame>): boolean {
  const [roll] = shown;
  const [lot] = roll?.throw.lots ?? [];
  const faces = roll?.faces[0] ?? [];
  return lot !== undefined && 2 * faces.reduce((sum, face) => sum + face, 0) >= faces.length * (lot.sides + 1);
}
