import type { Told } from '../battle/told.js';
import { useTableWords } from '../words/use-table-words.js';
import { useWords } from '../words/use-words.js';
import { isShared } from './near-seat.js';
import { TableHabits } from './table-habits.js';

/** How one plays: pace of programs, what waits to be confirmed, what answers itself. */
export function TableSettings({ told, onSave }: { readonly told: Told; readonly onSave: () => void }) {
  const words = useWords();
  const { settings, groups } = useTableWords();
  const isAgainstProgram = Object.values(told.levels).some((level) => level !== 'person');
  return (
    <>
      <button type="button" className="icon" popoverTarget="table-settings" aria-label={settings.title}>
        ⚙
      </button>
      {/* beside its button and within the page, so that nobody has to look for it elsewhere */}
      <div popover="auto" id="table-settings" role="dialog" aria-label={settings.title} className="sheet small">
        <TableHabits withPace={isAgainstProgram} withFaces={isShared(told.levels)} />
        <button type="button" className="plain" onClick={onSave}>
          {words.battle.saveFile}
        </button>
        {told.scene.groups !== undefined && (
          <button type="button" className="plain" onClick={() => print()}>
            {groups.print}
          </button>
        )}
      </div>
    </>
  );
}
