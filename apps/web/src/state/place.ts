export const VIEWS = ['odds', 'matrix', 'battle', 'rules', 'support'] as const;
export type View = (typeof VIEWS)[number];

/** Where in the page one stands; its address says the same. */
export interface Place {
  readonly view: View;
  readonly edition?: string;
  readonly rule?: string;
}

export const HOME: Place = { view: 'odds' };

/** `/rules/w40k-11/lethal-hits`, say; an address that names no place is the first page's. */
export function placeOf(path: string): Place {
  const [first = '', edition, rule] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const view = VIEWS.find((one) => one === first);
  if (view === undefined) return HOME;
  return view === 'rules' && edition !== undefined
    ? { view, edition, ...(rule === undefined ? {} : { rule }) }
    : { view };
}

export const pathOf = ({ view, edition, rule }: Place): string =>
  view === 'odds' ? '/' : `/${[view, edition, rule].filter((part) => part !== undefined).join('/')}`;
