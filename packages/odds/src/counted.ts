/** Keys that name the pieces counted, as the contract of each game prints them. */
const RENAMED = 'modelsDestroyed';

/** An answer as it leaves the program: where it counts stands, its keys say stands. */
export function asPrinted<A extends { readonly counted?: 'models' | 'stands' }>(answer: A): unknown {
  const { counted = 'models' } = answer;
  return counted === 'models' ? answer : renamed(answer, `${counted}Destroyed`);
}

function renamed(value: unknown, to: string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key === RENAMED ? to : key, renamed(one, to)]));
}
