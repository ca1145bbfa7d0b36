import { Dialog, Modal } from 'react-aria-components';
import { useStore } from '../state/store.js';
import { useWords } from '../words/use-words.js';

/** All single keys, on `?` or from the settings. */
export function KeyList() {
  const { keys } = useWords();
  const isOpen = useStore((state) => state.keys);
  return (
    <Modal
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => useStore.setState({ keys: open })}
      className="sheet keys"
    >
      <Dialog aria-label={keys.title}>
        <h2>{keys.title}</h2>
        <dl>
          {keys.deeds.map(([key, deed]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{deed}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </Modal>
  );
}
