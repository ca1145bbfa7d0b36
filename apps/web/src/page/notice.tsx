import { takeNewVersion } from '../offline.js';
import { useStore } from '../state/store.js';
import { useWords } from '../words/use-words.js';

/** What went wrong with a link or the store, in one line that can be closed. */
export function Notice() {
  const words = useWords();
  const notice = useStore((state) => state.notice);
  if (notice === undefined) return null;
  const text = { 'link-cut': words.linkCut, 'no-store': words.noStore, 'new-version': words.newVersion }[notice];
  return (
    <p className="notice" role="status">
      <span>
        {notice === 'new-version' ? '' : '▲ '}
        {text}
      </span>
      {notice === 'new-version' && (
        <button type="button" className="plain" onClick={takeNewVersion}>
          {words.reload}
        </button>
      )}
      <button
        type="button"
        className="icon"
        aria-label={words.close}
        onClick={() => useStore.setState({ notice: undefined })}
      >
        ✕
      </button>
    </p>
  );
}
