import { answerInstall, isTime, useInstall } from '../state/install.js';
import { useStore } from '../state/store.js';
import { useTableWords } from '../words/use-table-words.js';

/** One line, once: after the first import or the third visit, and only where the browser can. */
export function InstallOffer() {
  const { install } = useTableWords();
  const offer = useInstall((state) => state.offer);
  const hasLibrary = useStore((state) => state.hasLibrary);
  if (offer === undefined || !isTime(hasLibrary)) return null;
  return (
    <p className="notice" role="status">
      <span>{install.offer}</span>
      <button type="button" className="plain" onClick={() => answerInstall(true)}>
        {install.install}
      </button>
      <button type="button" className="plain" onClick={() => answerInstall(false)}>
        {install.no}
      </button>
    </p>
  );
}
