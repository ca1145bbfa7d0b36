const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A horizontal bar to the eighth of a letter. A share above nothing is never drawn as nothing, and only a whole one is full. */
export function bar(share: number, width: number): string {
  const most = width * 8;
  const rounded = Math.round(Math.min(1, Math.max(0, share)) * most);
  const eighths = share <= 0 ? 0 : share >= 1 ? most : Math.min(most - 1, Math.max(1, rounded));
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}
