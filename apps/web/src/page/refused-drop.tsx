import type { ToldReason } from '../battle/told.js';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice } from '../words/use-words.js';

/** So many models are named; more offend alike. */
const NAMED = 4;

/** Why models may not be let go there: each reason once, with the rule that says so and the models that it is about. */
export function RefusedDrop({ reasons }: { readonly reasons: readonly ToldReason[] }) {
  const { move } = useTableWords();
  const { say } = useVoice();
  const codes = [...new Set(reasons.map(({ code }) => code))];
  return (
    <ul className="issues">
      {codes.flatMap((code) => {
        const alike = reasons.filter((reason) => reason.code === code);
        const [first] = alike;
        if (first === undefined) return [];
        const numbers = [...new Set(alike.flatMap((reason) => numberOf(reason) ?? []))];
        const message = say.issue(first).message.replace(/\.$/, '');
        return (
          <li key={code}>
            <span className="wrong">
              ✕ {message.charAt(0).toUpperCase() + message.slice(1)}
              {first.by === undefined ? '' : ` (${first.by})`}
            </span>{' '}
            {numbers.length > 0 && numbers.length <= NAMED && <span className="quiet">{move.ofModels(numbers)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Which model of its unit, from one: by its place in what was let go, or by the number that ends its name. */
function numberOf({ path }: ToldReason): number | undefined {
  const [, entry] = /^models\[(\d+)\]$/.exec(path ?? '') ?? [];
  const [, last] = /\.(\d+)$/.exec(path ?? '') ?? [];
  return entry !== undefined ? Number(entry) + 1 : last === undefined ? undefined : Number(last);
}
