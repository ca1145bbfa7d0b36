import { useEffect, useState } from 'react';
import { savedBattle, savedRound } from '../state/saved-battle.js';
import { useWords } from '../words/use-words.js';
import { Link } from './link.js';

/** The battle that was left, before anything else. */
export function Resume() {
  const words = useWords();
  const [isLeft, setLeft] = useState(false);
  // only a browser knows: what was rendered at build has none
  useEffect(() => setLeft(savedBattle() !== undefined), []);
  if (!isLeft) return null;
  return (
    <nav className="resume" aria-label={words.battle.resume}>
      <Link to={{ view: 'battle' }} className="plain">
        {words.resumeBattle(savedRound())} <span aria-hidden="true">▸</span>
      </Link>
    </nav>
  );
}
