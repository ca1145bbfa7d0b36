import { Rng } from '@umpire/kernel';
import type { Faces, Seat, Throw } from '@umpire/rules';

/** Each throw seeds a generator of its own, so that one more roll does not shift the others. */
export function keyedFaces(seed: string, { seat, purpose, lots }: Throw, before: number): Faces {
  const rng = Rng.seeded(seed, seat, purpose, before);
  return lots.map(({ dice, sides, summed }) => Array.from({ length: dice * summed }, () => rng.die(sides)));
}

export const throwKey = (seat: Seat, purpose: string): string => `${seat} ${purpose}`;

/** Whether faces may have come from that throw. */
export const facesFit = ({ lots }: Throw, faces: Faces): boolean =>
  Array.isArray(faces) &&
  faces.length === lots.length &&
  lots.every(({ dice, sides, summed }, i) => {
    const lot = faces[i]!;
    return (
      Array.isArray(lot) &&
      lot.length === dice * summed &&
      lot.every((face) => Number.isInteger(face) && face >= 1 && face <= sides)
    );
  });
