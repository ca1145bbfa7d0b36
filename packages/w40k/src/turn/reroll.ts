import { facesOf, type Given, type Ref, type Settled, type ThrowFrame } from '@umpire/rules';
import type { FramedReading } from '../table/facts.js';
import type { CarryFrame } from './carry/kit.js';
import type { TableOutcome } from './kit.js';

/** One die of a throw, or one roll of several dice, is thrown again; then it is settled (01.05.02). */
export function rerolled(
  ref: Ref | undefined,
  frame: CarryFrame,
  rest: CarryFrame,
  given: Given | undefined,
  { frames }: FramedReading,
): TableOutcome<CarryFrame> {
  const id = frame.bound['shown frame'];
  const shownFrame = frames.find((one) => one.id === id);
  if (ref === undefined || !shownFrame) return { frame: rest, to: 'carry-out' };
  const data = shownFrame.data as ThrowFrame;
  const [t = 0, l = 0, i = 0] = ref.split('.').map(Number);
  const { throw: thrown } = data.shown[t]!;
  const lot = thrown.lots[l]!;
  const isByDie = lot.summed > 1 && thrown.purpose === 'attacks';
  const dice = isByDie ? 1 : lot.summed;
  const again = facesOf(given)?.[0];
  if (!again) {
    const lots = [{ ...lot, dice: 1, summed: dice }];
    return {
      need: { throw: { purpose: `${thrown.purpose}, ${frame.rule}`, seat: thrown.seat, for: thrown.for, lots } },
    };
  }
  const from = isByDie ? i : i * dice;
  const place = isByDie ? Math.floor(i / lot.summed) : i;
  const shown = data.shown.map((roll, n) =>
    n === t
      ? { ...roll, faces: roll.faces.map((faces, m) => (m === l ? faces.toSpliced(from, dice, ...again) : faces)) }
      : roll,
  );
  const settled: Settled = data.shown.map(({ throw: of }, n) =>
    of.lots.map((_, m) => [...(data.settled?.[n]?.[m] ?? []), ...(n === t && m === l ? [place] : [])]),
  );
  return {
    frame: rest,
    patch: { frame: shownFrame.id, data: { ...data, shown, settled } satisfies ThrowFrame },
    to: 'carry-out',
  };
}
