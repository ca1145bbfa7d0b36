import type { Told } from '../battle/told.js';
import { takeQuiet } from '../state/battle.js';
import { useTableWords } from '../words/use-table-words.js';
import { useWords } from '../words/use-words.js';

/** What was not asked about, to be taken after all while nothing has happened since. */
export function QuietOffers({ told }: { readonly told: Told }) {
  const words = useWords();
  const { ask } = useTableWords();
  if (told.quiet.length === 0 || told.isOver) return null;
  return (
    <fieldset className="quiet-offers row">
      <legend className="aside">{ask.quiet}</legend>
      {told.quiet.map(({ seat, option, points }) => (
        <button key={option.key} type="button" className="chip" onClick={() => void takeQuiet(seat, option.key)}>
          {[
            option.rule ?? option.key,
            ...option.refs.map((ref) => told.names[ref] ?? '').filter(Boolean),
            ...(option.cost ? [words.commandPoints(`${option.cost}`)] : []),
            ...(points > 0 ? [ask.points(points)] : []),
          ].join(' · ')}
        </button>
      ))}
    </fieldset>
  );
}
