import type { Asking } from '../battle/told.js';
import { firstDraft } from '../scenario/samples.js';
import { askOften } from '../state/battle.js';
import { useHabits } from '../state/battle-habits.js';
import { replaceDraft } from '../state/edit.js';
import { go } from '../state/places.js';
import { type Theme, useStore } from '../state/store.js';
import { useTableWords } from '../words/use-table-words.js';
import { learn, useWords } from '../words/use-words.js';
import { KeyTable } from './key-table.js';
import { AskingChoice } from './offers.js';
import { StorageSettings } from './storage-settings.js';
import { TableHabits } from './table-habits.js';

/** What goes beyond the phase that one is in. */
const LASTING: readonly Asking[] = ['always', 'worth'];
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** Language, theme, how battles are played, keys, what is kept, and the sample again. */
export function SettingsView() {
  const words = useWords();
  const table = useTableWords();
  return (
    <main className="book settings" id="content" tabIndex={-1}>
      <h2>{words.settings}</h2>
      <Looks />
      <section className="panel" aria-labelledby="habits">
        <h3 id="habits">{words.views.battle}</h3>
        <TableHabits withPace withFaces />
        <Asked />
      </section>
      <section className="panel" aria-labelledby="keys-of">
        <h3 id="keys-of">{words.keys.title}</h3>
        <SingleKeys />
        <details>
          <summary>{words.keys.anywhere}</summary>
          <KeyTable keys={words.keys.deeds} />
        </details>
        <details>
          <summary>{words.keys.inBattle}</summary>
          <KeyTable keys={table.keys} />
        </details>
      </section>
      <div className="panel">
        <StorageSettings />
      </div>
      <p className="row">
        <button type="button" className="plain" onClick={startOver}>
          {words.startOver}
        </button>
        <span className="quiet">
          {words.title} {import.meta.env.VITE_UMPIRE_VERSION}
        </span>
      </p>
    </main>
  );
}

function Looks() {
  const words = useWords();
  const locale = useStore((state) => state.locale);
  const theme = useStore((state) => state.theme);
  // known before it is spoken: nobody sees half of a page in another language
  const speak = async (next: 'en' | 'fr'): Promise<void> => {
    await learn(next).catch(() => undefined);
    useStore.setState({ locale: next });
  };
  return (
    <section className="panel" aria-label={words.language}>
      <label>
        {words.language}
        <select value={locale} onChange={(e) => void speak(e.target.value === 'fr' ? 'fr' : 'en')}>
          <option value="en">English</option>
          <option value="fr">Français</option>
        </select>
      </label>
      <label>
        {words.theme}
        <select
          value={theme}
          onChange={(e) => useStore.setState({ theme: THEMES.find((one) => one === e.target.value) ?? 'system' })}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {words.themes[one]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

/** Rules that ask otherwise than usual; what is said here goes for every battle. */
function Asked() {
  const words = useWords();
  const { ask } = useTableWords();
  const asking = useHabits((state) => state.asking);
  const rules = Object.keys(asking).filter((rule) => asking[rule] !== 'worth');
  return (
    <>
      <h4>{ask.title}</h4>
      {rules.length === 0 && <p className="quiet">{ask.usual}</p>}
      {rules.map((rule) => (
        <div key={rule} className="row line">
          <span>{words.battle.rule(rule)}</span>
          <AskingChoice
            of={LASTING}
            label={ask.asking(words.battle.rule(rule))}
            value={asking[rule] ?? 'worth'}
            onChange={(how) => void askOften(rule, how)}
          />
        </div>
      ))}
    </>
  );
}

function SingleKeys() {
  const { keys } = useWords();
  const isOn = useStore((state) => state.singleKeys);
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={(e) => useStore.setState({ singleKeys: e.target.checked })} />
      {keys.single}
    </label>
  );
}

/** The sample again; language, editions and what was kept stay. */
function startOver(): void {
  replaceDraft(firstDraft(), { pinned: [], panel: undefined });
  go({ view: 'odds' });
}
