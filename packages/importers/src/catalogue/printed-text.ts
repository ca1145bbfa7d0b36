/**
 * Catalogue text as a sheet prints it: the marks of keywords go (`**^^Frames^^**` is FRAMES), bullets of all kinds
 * become lines that begin with `- `.
 */
export function printedText(raw: string): string {
  return raw
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f\t]/g, ' ')
    .replace(/\^\^([^^\n]*)\^\^/g, (_, inside: string) => inside.toUpperCase())
    .replace(/\*\*|\^\^/g, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/ {2,}/g, ' ')
        .replace(/^\s*[■▪•◦●]\s*/, '- ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}
