import { Dialog, Modal } from 'react-aria-components';
import { useStore } from '../state/store.js';
import { useTableWords } from '../words/use-table-words.js';
import { useWords } from '../words/use-words.js';
import { KeyTable } from './key-table.js';

/** All single keys, on `?` or from the settings. */
export function KeyList() {
  const { keys } = useWords();
  const table = useTableWords();
  const isBattle = useStore(({ place }) => place.view === 'battle');
  const deeds = isBattle ? table.keys : keys.deeds;
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
        <KeyTable keys={deeds} />
      </Dialog>
    </Modal>
  );
}
