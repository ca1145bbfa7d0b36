import type { BookDetachment, BookEnhancement } from '@umpire/armies';
import { kebab } from '@umpire/kernel';

/** An enhancement: its name, its points, and whom it is for. */
export type GiftRow = readonly [name: string, points: number, more?: Partial<BookEnhancement>];

export interface DetachmentRow extends Partial<Omit<BookDetachment, 'enhancements'>> {
  readonly name: string;
  readonly gifts: readonly GiftRow[];
}

const gift = ([name, points, more = {}]: GiftRow): BookEnhancement => ({ name, rule: kebab(name), points, ...more });

export const detachmentOf =
  (faction: string) =>
  ({ gifts, ...detachment }: DetachmentRow): BookDetachment => ({
    faction,
    points: 0,
    dispositions: [],
    rules: [],
    stratagems: [],
    notModelled: [],
    ...detachment,
    enhancements: gifts.map(gift),
  });

/** Of these the prices are known, and of some the rule: no more of them is played. */
export const unplayed = (
  name: string,
  {
    points = 0,
    disposition,
    rule,
  }: { readonly points?: number; readonly disposition?: string; readonly rule?: string },
  ...gifts: readonly GiftRow[]
): DetachmentRow => ({
  name,
  points,
  dispositions: disposition === undefined ? [] : [disposition],
  ...(rule === undefined ? {} : { rules: [rule] }),
  notModelled: [rule === undefined ? `the rule and the stratagems of ${name}` : `the stratagems of ${name}`],
  gifts,
});
