import type { Scene, Seat } from '@umpire/rules';
import { useMemo } from 'react';
import { useShippedNames } from '../words/shipped-names.js';
import { useTableWords } from '../words/use-table-words.js';

type Names = Readonly<Record<string, string>>;
type Titles = Readonly<Record<Seat, string>>;

/** Names with those of the objectives: the numbers by which they stand on the table. */
export function useNames(names: Names, scene: Pick<Scene, 'objectives'> | undefined): Names {
  const { move } = useTableWords();
  const ids = (scene?.objectives ?? []).map(({ id }) => id).join(' ');
  return useMemo(() => {
    const numbered = ids.split(' ').map((id, i): readonly [string, string] => [id, move.objective(i + 1)]);
    return { ...names, ...Object.fromEntries(numbered) };
  }, [names, ids, move]);
}

/** The names of both armies, in the language of the page where they ship. */
export function useTitles({ A, B }: Titles): Titles {
  const told = useShippedNames();
  return useMemo(() => ({ A: told(A), B: told(B) }), [A, B, told]);
}

/** The same, where everything that is told goes on. */
export function useNamed<Told extends { readonly names: Names; readonly scene: Scene; readonly titles: Titles }>(
  told: Told,
): Told {
  const names = useNames(told.names, told.scene);
  const titles = useTitles(told.titles);
  return useMemo(() => ({ ...told, names, titles }), [told, names, titles]);
}
