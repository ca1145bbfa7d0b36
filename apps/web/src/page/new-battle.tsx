import { useEffect, useState } from 'react';
import type { Setting } from '../battle/games.js';
import type { Level, ToldArmy, Wanted } from '../battle/told.js';
import { deployForMe, openBattle, startBattle, useBattle } from '../state/battle.js';
import { desk } from '../state/battle-desk.js';
import { useFilm, watch } from '../state/film.js';
import { keptBattles } from '../state/kept-battle.js';
import { learnArmies, ownKey, useOwnArmies, wantedOf } from '../state/own-armies.js';
import { stage, useSandbox } from '../state/sandbox.js';
import { savedBattle } from '../state/saved-battle.js';
import { useStore } from '../state/store.js';
import { useShippedNames } from '../words/shipped-names.js';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice, useWords } from '../words/use-words.js';
import { IssueList } from './issue-list.js';
import { KeptBattles } from './kept-battles.js';
import { newSeed } from './new-seed.js';

const LEVELS: readonly Level[] = ['person', 'greedy', 'random'];
const SEATS = ['A', 'B'] as const;

/** Rows already filled, and a start; before them the battle that was left, a first one, replays and the sandbox. */
export function NewBattle({ settings }: { readonly settings: readonly Setting[] }) {
  const words = useWords();
  const table = useTableWords();
  const isBusy = useBattle((state) => state.isBusy);
  const filmIssues = useFilm((state) => state.issues);
  const wanted = useStore(({ draft }) => draft.edition);
  const [edition, setEdition] = useState(wanted);
  const usual = settings.find(({ first }) => first !== undefined) ?? settings[0];
  const setting = settings.find((one) => one.edition === edition) ?? usual;
  const saved = useSaved();
  useEffect(() => void learnArmies(), []);
  if (setting === undefined) return null;
  const { first } = setting;
  const startFirst = async (): Promise<void> => {
    if (first === undefined) return;
    await startBattle(
      {
        edition: setting.edition,
        armies: { A: first.armies[0], B: first.armies[1] },
        ...(first.mission === undefined ? {} : { mission: first.mission }),
        players: { A: 'person', B: 'greedy' },
        seed: newSeed(),
      },
      true,
    );
    await deployForMe('A');
  };
  return (
    <>
      <h2>{words.battle.title}</h2>
      <div className="row">
        {saved !== undefined && (
          <button type="button" className="main" disabled={isBusy} onClick={() => void openBattle(saved.log, saved.id)}>
            {words.battle.resume}
          </button>
        )}
        {first !== undefined && (
          <button
            type="button"
            className={saved === undefined ? 'main' : 'plain'}
            disabled={isBusy}
            onClick={() => void startFirst()}
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
      <KeptBattles />
      <Setup key={setting.edition} settings={settings} setting={setting} onEdition={setEdition} />
    </>
  );
}

interface SetupProps {
  readonly settings: readonly Setting[];
  readonly setting: Setting;
  readonly onEdition: (edition: string) => void;
}

function Setup({ settings, setting, onEdition }: SetupProps) {
  const words = useWords();
  const table = useTableWords();
  const { say } = useVoice();
  const issues = useBattle((state) => state.issues);
  const isBusy = useBattle((state) => state.isBusy);
  const sandboxIssues = useSandbox((state) => state.issues);
  const named = useShippedNames();
  const own = useOwnArmies(setting.edition);
  const options = useStore(({ rulings }) => rulings[setting.edition]);
  const { armies: names, missions, edition, parts } = setting;
  const [keys, setKeys] = useState({ A: names[0] ?? '', B: names[1] ?? '' });
  const [mission, setMission] = useState(missions[0]?.id);
  const [players, setPlayers] = useState<Readonly<Record<'A' | 'B', Level>>>({ A: 'person', B: 'greedy' });
  const [isDeployed, setDeployed] = useState(false);
  const [dice, setDice] = useState<'chance' | 'hand'>('chance');
  const wanted = async (): Promise<Omit<Wanted, 'seed' | 'set'>> => ({
    edition,
    armies: { A: await wantedOf(keys.A), B: await wantedOf(keys.B) },
    ...(mission === undefined ? {} : { mission }),
    ...(options === undefined ? {} : { options }),
    players,
    ...(dice === 'hand' ? { dice: 'by-hand' as const } : {}),
  });
  const start = async (): Promise<void> => {
    await startBattle({ ...(await wanted()), seed: newSeed() });
    if (isDeployed) for (const seat of SEATS) if (players[seat] === 'person') await deployForMe(seat);
  };
  const toSandbox = async (): Promise<void> =>
    stage({ ...(await wanted()), players: { A: 'person', B: 'person' } }, parts);
  return (
    <section className="panel" aria-label={words.battle.another}>
      <h3>{words.battle.another}</h3>
      <label>
        {words.edition}
        <select value={edition} onChange={(e) => onEdition(e.target.value)}>
          {settings.map(({ edition: id }) => (
            <option key={id} value={id}>
              {say.edition(id)}
            </option>
          ))}
        </select>
      </label>
      {SEATS.map((seat) => (
        <div key={seat} className="pair">
          <label>
            {words.battle.army(seat)}
            <select value={keys[seat]} onChange={(e) => setKeys({ ...keys, [seat]: e.target.value })}>
              {own.length > 0 && (
                <optgroup label={table.setup.own}>
                  {own.map((army) => (
                    <option key={army.pack} value={ownKey(army)}>
                      {named(army.name)}
                    </option>
                  ))}
                </optgroup>
              )}
              {names.map((name) => (
                <option key={name} value={name}>
                  {named(name)}
                </option>
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
          <WillNotAct edition={edition} army={keys[seat]} />
        </div>
      ))}
      {missions.length > 0 && (
        <label>
          {words.battle.mission}
          <select value={mission} onChange={(e) => setMission(e.target.value)}>
            {missions.map(({ id, name }) => (
              <option key={id} value={id}>
                {named(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="pair">
        <label>
          {table.setup.deploy}
          <select value={isDeployed ? 'auto' : 'hand'} onChange={(e) => setDeployed(e.target.value === 'auto')}>
            <option value="hand">{table.setup.deployments.hand}</option>
            <option value="auto">{table.setup.deployments.auto}</option>
          </select>
        </label>
        <label>
          {table.setup.dice}
          <select value={dice} onChange={(e) => setDice(e.target.value === 'hand' ? 'hand' : 'chance')}>
            <option value="chance">{table.sandbox.diceBy.chance}</option>
            <option value="hand">{table.sandbox.diceBy.hand}</option>
          </select>
        </label>
      </div>
      <div className="row">
        <button type="button" className="main start" disabled={isBusy} onClick={() => void start()}>
          {words.battle.start}
        </button>
        {parts.length > 0 && (
          <button type="button" className="plain" disabled={isBusy} onClick={() => void toSandbox()}>
            {table.sandbox.open}
          </button>
        )}
      </div>
      <p className="quiet">{table.sandbox.about}</p>
      {isBusy && <p role="status">{words.working}</p>}
      <IssueList issues={[...issues, ...sandboxIssues]} />
    </section>
  );
}

/** What of the chosen army will not act, said before the battle begins. */
function WillNotAct({ edition, army }: { readonly edition: string; readonly army: string }) {
  const { setup } = useTableWords();
  const [told, setTold] = useState<ToldArmy>();
  useEffect(() => {
    let isNewest = true;
    void wantedOf(army)
      .then((wanted) => desk().army(edition, wanted))
      .then((found) => {
        if (isNewest) setTold(found);
      });
    return () => {
      isNewest = false;
    };
  }, [edition, army]);
  if (told === undefined) return null;
  if (told.issues.length > 0) return <IssueList issues={told.issues} />;
  if (told.unplayed.length === 0) return null;
  return (
    <details className="refused across">
      <summary>▲ {setup.unplayed(told.unplayed.length)}</summary>
      <p className="quiet">{told.unplayed.join(' · ')}</p>
    </details>
  );
}

/** What is to be resumed: the battle that was left on this device, else the newest that another browser left with the server. */
function useSaved(): { readonly log: string; readonly id?: string } | undefined {
  const [saved, setSaved] = useState<{ readonly log: string; readonly id?: string } | undefined>(() => {
    const log = savedBattle();
    return log === undefined ? undefined : { log };
  });
  useEffect(() => {
    if (savedBattle() !== undefined) return;
    void keptBattles().then(
      (battles) => setSaved(battles.find(({ isOver }) => !isOver)),
      () => undefined,
    );
  }, []);
  return saved;
}
