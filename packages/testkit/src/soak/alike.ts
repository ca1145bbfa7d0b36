/** How often a table was written, and what was worked out of it: no part of what it holds. */
const uncompared = new Set(['revision', 'derived']);

/** Whether two tables hold the same: numbers by number, lists by entry, what is shared at a glance. */
export function areAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (ArrayBuffer.isView(a) && ArrayBuffer.isView(b)) return sameNumbers(a as Int32Array, b as Int32Array);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => areAlike(one, b[i]));
  const [left, right] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => uncompared.has(key) || areAlike(left[key], right[key]))
  );
}

function sameNumbers(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
