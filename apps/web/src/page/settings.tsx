import { lazy, Suspense } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { firstDraft } from '../scenario/samples.js';
import { replaceDraft } from '../state/edit.js';
import { type Theme, useStore } from '../state/store.js';
import { useWords } from '../words/use-words.js';

const StorageSettings = lazy(async () => ({ default: (await import('./storage-settings.js')).StorageSettings }));

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** Language, theme, and the sample again. */
export function Settings() {
  const words = useWords();
  const locale = useStore((state) => state.locale);
  const theme = useStore((state) => state.theme);
  return (
    <DialogTrigger>
      <Button className="icon" aria-label={words.settings}>
        ⋯
      </Button>
      <Popover className="sheet" placement="bottom end">
        <Dialog className="settings" aria-label={words.settings}>
          <label>
            {words.language}
            <select
              value={locale}
              onChange={(e) => useStore.setState({ locale: e.target.value === 'fr' ? 'fr' : 'en' })}
            >
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
          <button type="button" className="plain" onClick={() => useStore.setState({ keys: true })}>
            {words.keys.title}
          </button>
          <button type="button" className="plain" onClick={startOver}>
            {words.startOver}
          </button>
          <Suspense>
            <StorageSettings />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** The sample again; language, editions and what was kept stay. */
function startOver(): void {
  replaceDraft(firstDraft(), { pinned: [], panel: undefined });
}
