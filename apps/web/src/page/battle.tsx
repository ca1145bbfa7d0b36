import { useEffect } from 'react';
import { learnSettings, leaveBattle, useBattle } from '../state/battle.js';
import { stopWatching, useFilm, watch } from '../state/film.js';
import { useSandbox } from '../state/sandbox.js';
import { useWords } from '../words/use-words.js';
import { BattleTable } from './battle-table.js';
import { NewBattle } from './new-battle.js';
import { Replay } from './replay.js';
import { Sandbox } from './sandbox.js';

export function BattleView() {
  const words = useWords();
  const told = useBattle((state) => state.told);
  const settings = useBattle((state) => state.settings);
  const film = useFilm((state) => state.film);
  const stage = useSandbox((state) => state.scene);
  const edition = useSandbox((state) => state.wanted?.edition);
  useEffect(() => void learnSettings(), []);
  if (film !== undefined) return <Replay film={film} onLeave={stopWatching} />;
  if (told !== undefined) return <BattleTable told={told} onLeave={leaveBattle} onWatch={(log) => void watch(log)} />;
  const setting = settings.find((one) => one.edition === edition);
  if (stage !== undefined && setting !== undefined) return <Sandbox scene={stage} setting={setting} />;
  return (
    <main className="book" id="content" tabIndex={-1}>
      {settings.length === 0 ? <p role="status">{words.loading}</p> : <NewBattle settings={settings} />}
    </main>
  );
}
