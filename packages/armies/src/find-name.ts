import { kebab, nearest } from '@umpire/kernel';

interface Named {
  readonly name: string;
  readonly aliases?: readonly string[];
}

/** Case, accents, signs and a last s make no difference. */
const folded = (name: string): string => kebab(name).replaceAll(/s(?=-|$)/g, '');

/** By its printed name or another that it is known by. */
export const named = <T extends Named>(items: readonly T[], name: string): T | undefined =>
  items.find((item) => [item.name, ...(item.aliases ?? [])].some((one) => folded(one) === folded(name)));

export const sameName = (a: string, b: string): boolean => folded(a) === folded(b);

/** The names nearest to one that is not there. */
export const nearNames = (items: readonly Named[], name: string): readonly string[] =>
  nearest(
    name,
    items.map((item) => item.name),
  );
