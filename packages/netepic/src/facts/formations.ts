import type { DetachmentFacts, FormationFacts, Words } from '../table/stand.js';

export const words = (fr: string, en: string): Words => ({ fr, en });

/** `of('N-C1-1', 'Guerriers Nécrons I', 'Necron Warriors I', ['warrior', 6])`. */
export const of = (
  id: string,
  fr: string,
  en: string,
  ...stands: readonly (readonly [sheet: string, count: number])[]
): DetachmentFacts => ({ id, name: words(fr, en), stands: stands.map(([sheet, count]) => ({ sheet, count })) });

export const carried = (by: string, detachment: DetachmentFacts): DetachmentFacts => ({ ...detachment, carriedBy: by });

/** A formation of one detachment, which has its name. */
export const single = (card: Omit<FormationFacts, 'detachments'>, sheet: string, count: number): FormationFacts => ({
  ...card,
  detachments: [of(`${card.id}-1`, card.name.fr, card.name.en, [sheet, count])],
});

/** A support bought for a company. */
export const support = (
  id: string,
  company: string,
  name: Words,
  [points, breakPoint, victoryPoints]: readonly [points: number, breakPoint: number, victoryPoints: number],
): Omit<FormationFacts, 'detachments'> => ({ id, name, kind: 'support', company, points, breakPoint, victoryPoints });
