import type { SheetOfArmy, SheetUnit } from '../library/sheet-told.js';
import { setLost, useMarks } from '../state/sheets.js';
import { useLibraryWords } from '../words/use-library-words.js';
import { useVoice } from '../words/use-words.js';
import { Stepper } from './field.js';
import { placed } from './placed.js';

/** The units with their lines, what they carry, and their wounds and models to tick. */
export function SheetUnits({ sheet }: { readonly sheet: SheetOfArmy }) {
  const words = useLibraryWords();
  return (
    <section className="sheet-units" aria-labelledby="sheet-units">
      <h3 id="sheet-units">{words.sheetWords.units}</h3>
      <ul>
        {sheet.units.map((unit) => (
          <UnitLine key={unit.id} unit={unit} pack={sheet.pack} />
        ))}
      </ul>
    </section>
  );
}

function UnitLine({ unit, pack }: { readonly unit: SheetUnit; readonly pack: string }) {
  const words = useLibraryWords();
  const { figures } = useVoice();
  const { sheetWords: own, columns } = words;
  return (
    <li className="unit-line">
      <p>
        <b>{unit.name}</b>{' '}
        <span className="quiet">
          {[
            unit.points === undefined ? '' : words.points(figures.count(unit.points)),
            unit.isWarlord ? own.warlord : '',
            unit.leads === undefined ? '' : own.leads(unit.leads),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </p>
      {unit.line.length > 0 && (
        <dl className="statline">
          {placed(unit.line).map(([at, value]) => (
            <div key={at}>
              <dt>{columns[Number(at) + 1]}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {placed(unit.groups).map(([at, group]) => (
        <Wounds
          key={at}
          id={`${unit.id} ${at}`}
          name={group.name}
          models={group.models}
          wounds={group.wounds ?? 1}
          pack={pack}
        />
      ))}
      {unit.weapons.length > 0 && <p className="quiet carried">{unit.weapons.join(', ')}</p>}
    </li>
  );
}

interface WoundsProps {
  readonly id: string;
  readonly name: string;
  readonly models: number;
  readonly wounds: number;
  readonly pack: string;
}

/** A box for every wound, those of a model together. */
function Wounds({ id, name, models, wounds, pack }: WoundsProps) {
  const words = useLibraryWords();
  const { figures } = useVoice();
  const { sheetWords: own } = words;
  const all = models * wounds;
  const lost = Math.min(all, useMarks(pack).lost[id] ?? 0);
  const left = Math.ceil((all - lost) / wounds);
  return (
    <div className="wounds">
      <span className="pips" aria-hidden="true">
        {Array.from({ length: models }, (_, model) => (
          <span key={placeName(model)} className="model">
            {Array.from({ length: wounds }, (_unused, wound) => (
              <span key={placeName(wound)} className={model * wounds + wound < lost ? 'pip gone' : 'pip'} />
            ))}
          </span>
        ))}
      </span>
      <span className="quiet left">
        {left === 0 ? own.destroyed : own.left(figures.count(left), words.models(figures.count(models), models === 1))}
      </span>
      <span className="no-print">
        <Stepper label={own.lost(name)} value={lost} most={all} onChange={(next) => setLost(pack, id, next)} />
      </span>
    </div>
  );
}

const placeName = (place: number): string => `${place}`;
