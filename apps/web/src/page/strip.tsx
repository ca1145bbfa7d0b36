import { useEffect, useState } from 'react';
import { useStore } from '../state/store.js';
import { useVoice } from '../words/use-words.js';
import { promisesOf } from './promises.js';

/** The answer in one line, where its panel is out of sight. */
export function Strip() {
  const voice = useVoice();
  const last = useStore((state) => state.last);
  const [away, setAway] = useState(false);
  useEffect(() => {
    const headline = document.getElementById('headline');
    if (headline === null) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(headline);
    return () => observer.disconnect();
  }, []);
  useKeyboard();
  if (!away || last?.kind !== 'answer') return null;
  return (
    <a className="strip" href="#answer">
      {promisesOf(last.answer, voice).map(({ label, what, chance }) => (
        <span key={label}>
          {label} {what} <b>{chance}</b>
        </span>
      ))}
    </a>
  );
}

/** Where a keyboard covers the foot of the page, the strip stands on it. */
function useKeyboard(): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return;
    const put = (): void => {
      const covered = Math.max(0, innerHeight - view.height - view.offsetTop);
      document.documentElement.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    view.addEventListener('resize', put);
    view.addEventListener('scroll', put);
    return () => {
      view.removeEventListener('resize', put);
      view.removeEventListener('scroll', put);
      document.documentElement.style.removeProperty('--keyboard');
    };
  }, []);
}
