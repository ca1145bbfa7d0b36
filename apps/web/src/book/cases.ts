/** A worked case, as its file names it. The build keeps this much of each. */
export interface NamedCase {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly rules: readonly string[];
  readonly editions: readonly string[];
}

const files = import.meta.glob<readonly NamedCase[]>(
  ['../../../../conformance/*/*.yaml', '!../../../../conformance/netepic-*/*.yaml'],
  {
    eager: true,
    import: 'default',
  },
);

const cases: readonly NamedCase[] = Object.values(files).flat();

/** The cases that a rule decides, in one edition and those that follow it. */
export const casesOf = (rule: string): readonly NamedCase[] => cases.filter(({ rules }) => rules.includes(rule));
