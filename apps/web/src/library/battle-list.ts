import type { FromRoster } from '@umpire/armies';
import { compile, namesIn } from '@umpire/compiler';
import { listWithOwn, musterOf } from '@umpire/w40k';
import { linked } from './army.js';
import type { Pack } from './pack.js';

/** An army of the library as a battle takes it, with the sheets and rules that it brings; nothing where there is no list in the pack. */
export function battleList(pack: Pack, library: readonly Pack[]): FromRoster | undefined {
  const list = linked(pack, library);
  if (list === undefined) return undefined;
  const { roster, sheets } = list;
  const muster = musterOf(roster.edition);
  if (!muster.ok) return undefined;
  const names = namesIn(sheets);
  return listWithOwn({
    roster,
    records: library.flatMap(({ records }) => records),
    muster: muster.value,
    compile: (text, { edition, name }) => compile(text, { edition, name, kind: 'ability', ...names }),
  });
}
