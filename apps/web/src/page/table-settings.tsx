import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { Told } from '../battle/told.js';
import { defend } from '../state/battle.js';
import { confirmsMoves, PACES, setHabits, useHabits } from '../state/battle-habits.js';
import { useTableWords } from '../words/use-table-words.js';
import { useWords } from '../words/use-words.js';

/** How one plays: pace of programs, what waits to be confirmed, what answers itself. */
export function TableSettings({ told, onSave }: { readonly told: Told; readonly onSave: () => void }) {
  const words = useWords();
  const { pace: paces, settings, groups } = useTableWords();
  const habits = useHabits();
  const isAgainstProgram = Object.values(told.levels).some((level) => level !== 'person');
  return (
    <DialogTrigger>
      <Button className="icon" aria-label={settings.title}>
        ⚙
      </Button>
      <Popover className="sheet small" placement="bottom end">
        <Dialog aria-label={settings.title}>
          <label className="switch">
            <input
              type="checkbox"
              checked={confirmsMoves(habits)}
              onChange={(e) => setHabits({ confirm: e.target.checked })}
            />
            {settings.confirm}
          </label>
          <label className="switch">
            <input type="checkbox" checked={habits.defends} onChange={(e) => void defend(e.target.checked)} />
            {settings.defends}
          </label>
          <button type="button" className="plain" onClick={onSave}>
            {words.battle.saveFile}
          </button>
          {told.scene.groups !== undefined && (
            <button type="button" className="plain" onClick={() => print()}>
              {groups.print}
            </button>
          )}
          {isAgainstProgram && (
            <fieldset className="row">
              <legend className="quiet">{paces.title}</legend>
              {PACES.map((one) => (
                <label key={one} className="row">
                  <input
                    type="radio"
                    name="pace"
                    checked={habits.pace === one}
                    onChange={() => setHabits({ pace: one })}
                  />
                  {paces.names(one)}
                </label>
              ))}
            </fieldset>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
