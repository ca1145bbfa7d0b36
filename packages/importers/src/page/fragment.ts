/** A piece of a line that stands for one paragraph, bullet, label or heading. */
export interface Fragment {
  readonly line: number;
  readonly text: string;
  /** The text before it on the same line ended without a break. */
  readonly glued: boolean;
}

export const isBullet = (text: string): boolean => /^[-•■▪*] /.test(text);

export const bulletText = (text: string): string => text.slice(2).trim();

/** A paragraph rather than a heading: long, or closed like a sentence. */
export const isProse = (text: string): boolean => text.length > 80 || /[.!:;,”"]$|[a-z0-9)][.!?][’'”)]$/.test(text);
