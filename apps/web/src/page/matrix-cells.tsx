import { useState } from 'react';
import type { UnitDraft } from '../scenario/draft.js';
import { openPair } from '../state/lists.js';
import { type Order, orderBy, type Sorted, turned } from '../state/matrix-order.js';
import { useVoice, useWords } from '../words/use-words.js';

interface CellsProps {
  readonly attackers: readonly UnitDraft[];
  readonly targets: readonly UnitDraft[];
  readonly values: readonly (readonly (number | undefined)[])[];
  /** Of each attacker for a hundred of its points, as a mean over the targets; absent where nobody has points. */
  readonly worth: readonly (number | undefined)[] | undefined;
  readonly most: number;
  readonly shown: (value: number) => string;
  readonly shownWorth: (value: number) => string;
}

/** A target's name sorts the attackers, an attacker's the targets, and the last column the attackers by their worth. */
export function Cells({ attackers, targets, values, worth, most, shown, shownWorth }: CellsProps) {
  const words = useWords();
  const { say } = useVoice();
  const [rows, setRows] = useState<Sorted>();
  const [columns, setColumns] = useState<Sorted>();
  const valueAt = (a: number, t: number): number | undefined => values[a]?.[t];
  const rowOrder = orderBy(attackers, rows, (a, by) => (by === 'worth' ? worth?.[a] : valueAt(a, by)));
  const columnOrder = orderBy(targets, columns, (t, by) => (by === 'worth' ? undefined : valueAt(by, t)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="scroll" tabIndex={0} aria-label={words.views.matrix}>
      <table className="cells">
        <thead>
          <tr>
            <td />
            {columnOrder.map(([target, t]) => (
              <SortHead
                key={target.key}
                scope="col"
                name={target.name}
                label={words.sortBy(target.name)}
                order={rows?.by === t ? rows.order : undefined}
                onSort={() => setRows(turned(rows, t))}
              />
            ))}
            {worth !== undefined && (
              <SortHead
                scope="col"
                name={words.perHundred}
                label={words.sortBy(words.perHundredMean)}
                order={rows?.by === 'worth' ? rows.order : undefined}
                onSort={() => setRows(turned(rows, 'worth'))}
              />
            )}
          </tr>
        </thead>
        <tbody>
          {rowOrder.map(([attacker, a]) => (
            <tr key={attacker.key}>
              <SortHead
                scope="row"
                name={attacker.name}
                label={words.sortTargetsBy(attacker.name)}
                order={columns?.by === a ? columns.order : undefined}
                onSort={() => setColumns(turned(columns, a))}
              />
              {columnOrder.map(([target, t]) => {
                const value = valueAt(a, t);
                const text = value === undefined ? say.absent : shown(value);
                return (
                  <td key={target.key} className={`shade-${shadeOf(value, most)}`}>
                    <button
                      type="button"
                      aria-label={`${words.open(attacker.name, target.name)}${say.colon} ${text}`}
                      onClick={() => openPair(attacker, target)}
                    >
                      {text}
                    </button>
                  </td>
                );
              })}
              {worth !== undefined && (
                <td className="worth">{worth[a] === undefined ? say.absent : shownWorth(worth[a])}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const MARKS: Readonly<Record<Order, Readonly<Record<'col' | 'row', string>>>> = {
  descending: { col: '▾', row: '◂' },
  ascending: { col: '▴', row: '▸' },
};

interface SortHeadProps {
  readonly scope: 'col' | 'row';
  readonly name: string;
  readonly label: string;
  readonly order: Order | undefined;
  readonly onSort: () => void;
}

/** A heading that sorts: highest first, then lowest first, then as it was. */
const SortHead = ({ scope, name, label, order, onSort }: SortHeadProps) => (
  <th scope={scope} aria-sort={order}>
    <button type="button" className="plain" aria-label={label} onClick={onSort}>
      {name} {order !== undefined && <span aria-hidden="true">{MARKS[order][scope]}</span>}
    </button>
  </th>
);

const SHADES = 6;
const shadeOf = (value: number | undefined, most: number): number =>
  value === undefined || most <= 0 ? 0 : Math.min(SHADES - 1, Math.floor((value / most) * SHADES));
