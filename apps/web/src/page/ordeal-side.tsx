import type { FormUnit, QuestionForm } from '@umpire/rules';
import { type Stands, standsOf } from '../ordeal/question.js';
import { ordealWords } from '../ordeal/words.js';
import { useStore } from '../state/store.js';
import { Stepper } from './field.js';

interface SideProps {
  readonly id: string;
  readonly title: string;
  readonly form: QuestionForm;
  readonly stands: readonly Stands[];
  readonly onChange: (stands: readonly Stands[]) => void;
}

/** As many stands of units as one likes; one at least. */
export function OrdealSide({ id, title, form, stands, onChange }: SideProps) {
  const locale = useStore((state) => state.locale);
  const said = ordealWords[locale];
  const nameOf = (sheet: string): string => form.units.find((unit) => unit.id === sheet)?.names[locale] ?? sheet;
  const put = (key: string, change: Partial<Stands>): void =>
    onChange(stands.map((one) => (one.key === key ? { ...one, ...change } : one)));
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {stands.map(({ key, sheet, stands: count }, i) => (
        <div key={key} className="row">
          <Stepper
            label={said.stands(nameOf(sheet))}
            value={count}
            least={1}
            most={200}
            onChange={(next) => put(key, { stands: next })}
          />
          <UnitChoice
            label={`${title}, ${said.unit(i + 1)}`}
            units={form.units}
            value={sheet}
            onChange={(next) => put(key, { sheet: next })}
          />
          {stands.length > 1 && (
            <button
              type="button"
              className="plain"
              aria-label={said.remove(nameOf(sheet))}
              onClick={() => onChange(stands.filter((one) => one.key !== key))}
            >
              ✕
            </button>
          )}
        </div>
      ))}
      <div className="row">
        <button
          type="button"
          className="plain"
          onClick={() => onChange([...stands, standsOf(stands.at(-1)?.sheet ?? '', 1)])}
        >
          {said.add}
        </button>
      </div>
    </section>
  );
}

interface UnitChoiceProps {
  readonly label: string;
  readonly units: readonly FormUnit[];
  readonly value: string;
  readonly onChange: (sheet: string) => void;
}

function UnitChoice({ label, units, value, onChange }: UnitChoiceProps) {
  const locale = useStore((state) => state.locale);
  const armies = [...new Set(units.map(({ of }) => of[locale]))];
  return (
    <select aria-label={label} value={value} onChange={(e) => onChange(e.target.value)}>
      {armies.map((army) => (
        <optgroup key={army} label={army}>
          {units
            .filter(({ of }) => of[locale] === army)
            .map(({ id, names }) => (
              <option key={id} value={id}>
                {names[locale]}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
