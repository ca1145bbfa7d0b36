import type { Unmodelled } from '@umpire/odds';
import { countMissing } from '@umpire/views';
import { useVoice } from '../words/use-words.js';

/** What the answer leaves out: first, one line that opens, and absent where nothing is missing. */
export function NotModelled({ list }: { readonly list: readonly Unmodelled[] }) {
  const voice = useVoice();
  const { say } = voice;
  if (list.length === 0) return null;
  const rest = list.every(({ restStands }) => restStands) ? say.restStands : say.restMisleads;
  return (
    <details className="not-modelled">
      <summary>
        ▲ {countMissing(list, voice)}
        {say.colon} {list.map(({ what }) => what).join(', ')}. {rest}
      </summary>
      <ul>
        {list.map(({ what, of, why, near = [] }) => (
          <li key={`${what}${of}`}>
            {say.notModelledOne(what, of, why.replace(/\.$/, ''))} {near.length > 0 && say.didYouMean(near.join(', '))}
          </li>
        ))}
      </ul>
    </details>
  );
}
