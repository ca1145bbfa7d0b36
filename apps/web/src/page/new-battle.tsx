import { useState } from 'react';
import type { Setting } from '../battle/games.js';
import type { Level } from '../battle/told.js';
import { openBattle, savedBattle, startBattle, useBattle } from '../state/battle.js';
import { useFilm, watch } from '../state/film.js';
import { useTableWords, useVoice, useWords } from '../words/use-words.js';
import { IssueList } from './issue-list.js';

const LEVELS: readonly Level[] = ['person', 'greedy', 'random'];
const SEATS = ['A', 'B'] as const;

const newSeed = (): string => `${crypto.getRandomValues(new Uint32Array(1))[0]}`;

/** Four rows, already filled, and a start; before them the battle that was left, and a first one. */
export function NewBattle({ settings }: { readonly settings: readonly Setting[] }) {
  const words = useWords();
  const table = useTableWords();
  const filmIssues = useFilm((state) => state.issues);
  const { say } = useVoice();
  const { issues, isBusy } = useBattle();
  const [edition, setEdition] = useState(settings[0]?.edition ?? '');
  const setting = settings.find((one) => one.edition === edition);
  const names = setting?.armies ?? [];
  const [armies, setArmies] = useState({ A: names[0] ?? '', B: names[1] ?? '' });
  const [mission, setMission] = useState(setting?.missions[0]?.id);
  const [players, setPlayers] = useState<Readonly<Record<'A' | 'B', Level>>>({ A: 'person', B: 'greedy' });
  const choose = (id: string): void => {
    const next = settings.find((one) => one.edition === id);
    setEdition(id);
    setArmies({ A: next?.armies[0] ?? '', B: next?.armies[1] ?? '' });
    setMission(next?.missions[0]?.id);
  };
  const saved = savedBattle();
  const start = (who: typeof armies, where = mission): void =>
    void startBattle({
      edition,
      armies: who,
      ...(where === undefined ? {} : { mission: where }),
      players,
      seed: newSeed(),
    });
  const first = setting?.first;
  return (
    <>
      <h2>{words.battle.title}</h2>
      <div className="row">
        {saved !== undefined && (
          <button type="button" className="main" disabled={isBusy} onClick={() => void openBattle(saved)}>
            {words.battle.resume}
          </button>
        )}
        {first !== undefined && (
          <button
            type="button"
            className={saved === undefined ? 'main' : 'plain'}
            disabled={isBusy}
            onClick={() => start({ A: first.armies[0], B: first.armies[1] }, first.mission)}
          >
            {words.battle.first}
          </button>
        )}
        <label className="plain file">
          {table.replay.open}
          <input
            type="file"
            onChange={(e) => {
              const [file] = e.target.files ?? [];
              if (file !== undefined) void file.text().then(watch);
            }}
          />
        </label>
      </div>
      <IssueList issues={filmIssues} />
      <section className="panel" aria-label={words.battle.another}>
        <h3>{words.battle.another}</h3>
        <label>
          {words.edition}
          <select value={edition} onChange={(e) => choose(e.target.value)}>
            {settings.map(({ edition: id }) => (
              <option key={id} value={id}>
                {say.edition(id)}
              </option>
            ))}
          </select>
        </label>
        {SEATS.map((seat) => (
          <div key={seat} className="row">
            <label>
              {words.battle.army(seat)}
              <select value={armies[seat]} onChange={(e) => setArmies({ ...armies, [seat]: e.target.value })}>
                {names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
            <label>
              {words.battle.player(seat)}
              <select
                value={players[seat]}
                onChange={(e) =>
                  setPlayers({ ...players, [seat]: LEVELS.find((one) => one === e.target.value) ?? 'person' })
                }
              >
                {LEVELS.map((one) => (
                  <option key={one} value={one}>
                    {words.battle.levels[one]}
                  </option>
                ))}
              </select>
            </label>
          </div>
        ))}
        {setting !== undefined && setting.missions.length > 0 && (
          <label>
            {words.battle.mission}
            <select value={mission} onChange={(e) => setMission(e.target.value)}>
              {setting?.missions.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" className="main start" disabled={isBusy} onClick={() => start(armies)}>
          {words.battle.start}
        </button>
        {isBusy && <p role="status">{words.working}</p>}
        <IssueList issues={issues} />
      </section>
    </>
  );
}
