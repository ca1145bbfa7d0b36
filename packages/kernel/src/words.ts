/** `Protocol of the Hungry Void` becomes `protocol-of-the-hungry-void`: the id of a rule by its printed name. */
export const kebab = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The names nearest to a mistyped one, best first: at most `most`, none farther than a third of its letters. */
export function nearest(name: string, known: Iterable<string>, most = 3): string[] {
  const found = name.toLowerCase();
  const limit = Math.max(2, Math.floor(found.length / 3));
  return [...known]
    .map((candidate) => ({ candidate, far: editDistance(found, candidate.toLowerCase(), limit) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** Letters to insert, delete or replace; any number above `limit` means "more than that". */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let k = 1; k <= b.length; k++) {
      const same = a[i - 1] === b[k - 1] ? 0 : 1;
      next.push(Math.min(row[k]! + 1, next[k - 1]! + 1, row[k - 1]! + same));
    }
    row = next;
  }
  return row[b.length]!;
}
