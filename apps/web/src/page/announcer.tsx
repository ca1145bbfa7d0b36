import { useSaid } from '../state/announce.js';

export function Announcer() {
  const text = useSaid((said) => said.text);
  return (
    <p className="aside" aria-live="polite" data-said={text}>
      {text}
    </p>
  );
}
