import type { Scene } from '@umpire/rules';
import { useMemo } from 'react';
import { useTableWords } from '../words/use-table-words.js';

type Names = Readonly<Record<string, string>>;

/** Names with those of the objectives: the numbers by which they stand on the table. */
export function useNames(names: Names, scene: Pick<Scene, 'objectives'> | undefined): Names {
  const { move } = useTableWords();
  const ids = (scene?.objectives ?? []).map(({ id }) => id).join(' ');
  return useMemo(() => {
    const numbered = ids.split(' ').map((id, i): readonly [string, string] => [id, move.objective(i + 1)]);
    return { ...names, ...Object.fromEntries(numbered) };
  }, [names, ids, move]);
}

/** The same, where everything that is told goes on. */
export function useNamed<Told extends { readonly names: Names; readonly scene: Scene }>(told: Told): Told {
  const names = useNames(told.names, told.scene);
  return useMemo(() => ({ ...told, names }), [told, names]);
}
