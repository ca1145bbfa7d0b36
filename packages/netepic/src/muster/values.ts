import type { ArmyFacts, FormationFacts } from '../table/stand.js';

/** Where a card prints no break point: half of its stands rounded down and one, or half of them rounded up (SET-2, G-12). */
export type UsualBreakPoint = 'half-and-one' | 'half';

export const usualBreakPoint = (stands: number, usual: UsualBreakPoint = 'half-and-one'): number =>
  usual === 'half' ? Math.ceil(stands / 2) : Math.floor(stands / 2) + 1;

/** A point for each hundred begun (VIC-2). */
export const usualVictoryPoints = (points: number): number => Math.ceil(points / 100);

/** Victory points needed in a game of so many points (VIC-3). */
export const victoryTarget = (points: number): number => 10 + Math.ceil(points / 100);

const standsOf = ({ detachments, characters = [] }: FormationFacts): number =>
  detachments.reduce(
    (sum, { stands }) => sum + stands.reduce((all, { count }) => all + count, 0),
    detachments.length === 0 ? 0 : characters.length,
  );

/** A formation with the characters of other cards that joined it. */
export interface Worth {
  readonly stands: number;
  readonly points: number;
  /** null: broken with its last stand. */
  readonly breakPoint: number | null;
  readonly victoryPoints: number;
}

/** Bought on a card of their own, characters count with the formation that they joined (SET-2, G-39). */
export function worthOf(formation: FormationFacts, joined: readonly FormationFacts[], usual?: UsualBreakPoint): Worth {
  const own = standsOf(formation);
  const stands = joined.reduce((sum, { characters = [] }) => sum + characters.length, own);
  const points = joined.reduce((sum, card) => sum + card.points, formation.points);
  const { breakPoint: printed = usualBreakPoint(own, usual), victoryPoints = usualVictoryPoints(formation.points) } =
    formation;
  const more = usualBreakPoint(stands, usual) - usualBreakPoint(own, usual);
  return {
    stands,
    points,
    breakPoint: printed === null ? null : printed + more,
    victoryPoints: victoryPoints + usualVictoryPoints(points) - usualVictoryPoints(formation.points),
  };
}

/** Cards of nothing but characters, by the formation whose detachment they join. */
export function joinedTo({ formations }: ArmyFacts, { detachments }: FormationFacts): readonly FormationFacts[] {
  const ids = new Set(detachments.map(({ id }) => id));
  return formations.filter(
    (card) => card.detachments.length === 0 && (card.characters ?? []).some(({ joins }) => ids.has(joins)),
  );
}
