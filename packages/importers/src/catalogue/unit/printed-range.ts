/** `5`, `5-10`, `5+`. */
export function printedRange(least: number, most: number | undefined): string {
  if (most === undefined) return `${least}+`;
  return least === most ? String(least) : `${least}-${most}`;
}
