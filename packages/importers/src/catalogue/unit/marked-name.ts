/** `Walker [Legends]` is Walker, marked `legends`. */
export function markedName(printed: string): { readonly name: string; readonly marks: readonly string[] } {
  const marks = [...printed.matchAll(/\[([^\][]+)\]/g)].map(([, mark = '']) => mark.trim().toLowerCase());
  const name = printed.replace(/\s*\[[^\][]+\]\s*/g, ' ').trim();
  return name === '' ? { name: printed, marks: [] } : { name, marks };
}
