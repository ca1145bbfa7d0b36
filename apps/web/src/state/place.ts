export const VIEWS = ['odds', 'matrix', 'battle', 'library', 'rules', 'support', 'settings'] as const;
export type View = (typeof VIEWS)[number];

/** Where in the page one stands; its address says the same. */
export interface Place {
  readonly view: View;
  readonly edition?: string;
  readonly rule?: string;
  /** In the library: a line of it, or the sheet of an army. */
  readonly item?: string;
  readonly sheet?: string;
}

export const HOME: Place = { view: 'odds' };

/** `/rules/w40k-11/lethal-hits`, say; an address that names no place is the first page's. */
export function placeOf(path: string): Place {
  const [first = '', second, third] = path.split('/').filter(Boolean).map(decoded);
  const view = VIEWS.find((one) => one === first);
  if (view === undefined) return HOME;
  if (second === undefined) return { view };
  if (view === 'rules') return { view, edition: second, ...(third === undefined ? {} : { rule: third }) };
  if (view !== 'library') return { view };
  return second === 'sheet' && third !== undefined ? { view, sheet: third } : { view, item: second };
}

/** An address that was cut inside a letter is read as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function pathOf({ view, edition, rule, item, sheet }: Place): string {
  if (view === 'odds') return '/';
  const parts = sheet === undefined ? [view, edition, rule, item] : [view, 'sheet', sheet];
  return `/${parts.filter((part) => part !== undefined).join('/')}`;
}
