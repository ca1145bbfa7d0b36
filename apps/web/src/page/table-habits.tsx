import { defend } from '../state/battle.js';
import { confirmsMoves, PACES, setHabits, useHabits } from '../state/battle-habits.js';
import { useTableWords } from '../words/use-table-words.js';

/** How one plays: what waits to be confirmed, what answers itself, the pace of programs. */
export function TableHabits({ withPace, withFaces }: { readonly withPace: boolean; readonly withFaces: boolean }) {
  const { pace: paces, settings } = useTableWords();
  const habits = useHabits();
  return (
    <>
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
      <label className="switch">
        <input type="checkbox" checked={habits.clock} onChange={(e) => setHabits({ clock: e.target.checked })} />
        {settings.clock}
      </label>
      {withFaces && (
        <label className="switch">
          <input type="checkbox" checked={habits.faces} onChange={(e) => setHabits({ faces: e.target.checked })} />
          {settings.faces}
        </label>
      )}
      {withPace && (
        <fieldset className="row">
          <legend className="quiet">{paces.title}</legend>
          {PACES.map((one) => (
            <label key={one} className="row">
              <input type="radio" name="pace" checked={habits.pace === one} onChange={() => setHabits({ pace: one })} />
              {paces.names(one)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
