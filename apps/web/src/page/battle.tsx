import { useEffect } from 'react';
import { learnSettings, leaveBattle, useBattle } from '../state/battle.js';
import { useWords } from '../words/use-words.js';
import { BattleTable } from './battle-table.js';
import { NewBattle } from './new-battle.js';

export function BattleView() {
  const words = useWords();
  const { told, settings } = useBattle();
  useEffect(() => void learnSettings(), []);
  if (told !== undefined) return <BattleTable told={told} onLeave={leaveBattle} />;
  return (
    <main className="book" id="content" tabIndex={-1}>
      {settings.length === 0 ? <p role="status">{words.working}</p> : <NewBattle settings={settings} />}
    </main>
  );
}
