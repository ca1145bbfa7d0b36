import { models, type UnitDraft, type WeaponDraft, weaponDraft } from '../scenario/draft.js';
import { armedIn } from '../scenario/to-scenario.js';
import { useStore } from '../state/store.js';
import { useWords } from '../words/use-words.js';
import { Field, Segments, Stepper, WrongWithin } from './field.js';

interface RowsProps {
  readonly unit: UnitDraft;
  /** Where the unit stands in the scenario; absent where its weapons are not asked for. */
  readonly path: string | undefined;
  readonly onChange: (unit: UnitDraft) => void;
}

export function WeaponRows({ unit, path, onChange }: RowsProps) {
  const words = useWords();
  const phase = useStore(({ draft }) => draft.phase);
  const armed = armedIn(unit, phase);
  const put = (weapons: readonly WeaponDraft[]): void => onChange({ ...unit, weapons });
  return (
    <>
      {unit.weapons.map((weapon, i) => {
        const sent = armed.indexOf(weapon);
        return (
          <WeaponRow
            key={weapon.key}
            weapon={weapon}
            path={path === undefined || sent < 0 ? undefined : `${path}.weapons[${sent}]`}
            onChange={(changed) => put(unit.weapons.map((one, k) => (k === i ? changed : one)))}
            onRemove={() => put(unit.weapons.filter((_, k) => k !== i))}
          />
        );
      })}
      <button
        type="button"
        className="plain start flush"
        onClick={() =>
          put([
            ...unit.weapons,
            weaponDraft({ count: models(unit), ...(phase === 'fight' ? { kind: 'melee', range: '' } : {}) }),
          ])
        }
      >
        + {words.addWeapon}
      </button>
    </>
  );
}

const NUMBERS = ['attacks', 'skill', 'strength', 'armourPenetration', 'damage'] as const;

interface RowProps {
  readonly weapon: WeaponDraft;
  readonly path: string | undefined;
  readonly onChange: (weapon: WeaponDraft) => void;
  readonly onRemove: () => void;
}

function WeaponRow({ weapon, path, onChange, onRemove }: RowProps) {
  const words = useWords();
  const { fields, short } = words;
  const put = (changed: Partial<WeaponDraft>): void => onChange({ ...weapon, ...changed });
  const at = (name: string): { readonly path?: string } => (path === undefined ? {} : { path: `${path}.${name}` });
  const name = weapon.name || words.weapon;
  return (
    <fieldset className="weapon">
      <legend className="aside">{name}</legend>
      <div className="weapon-head">
        <Field label={words.weapon} value={weapon.name} wide {...at('name')} onChange={(text) => put({ name: text })} />
        <Stepper label={`${fields.count}, ${name}`} value={weapon.count} onChange={(count) => put({ count })} />
        <button type="button" className="icon" aria-label={words.removeWeapon(name)} onClick={onRemove}>
          ✕
        </button>
      </div>
      {weapon.count > 0 && (
        <>
          <div className="numbers">
            {weapon.kind === 'ranged' && (
              <Field
                label={fields.range}
                short="″"
                value={weapon.range}
                decimal
                {...at('range')}
                onChange={(range) => put({ range })}
              />
            )}
            {NUMBERS.map((number) => (
              <Field
                key={number}
                label={fields[number]}
                short={number === 'skill' && weapon.kind === 'melee' ? short.meleeSkill : short[number]}
                value={weapon[number]}
                {...at(number)}
                onChange={(value) => put({ [number]: value })}
              />
            ))}
          </div>
          <WrongWithin path={path} />
          <div className="weapon-foot">
            <Field
              label={fields.abilities}
              value={weapon.abilities}
              wide
              {...at('abilities')}
              onChange={(abilities) => put({ abilities })}
            />
            <Segments
              label={fields.kind}
              value={weapon.kind}
              options={[
                ['ranged', fields.ranged],
                ['melee', fields.melee],
              ]}
              onChange={(kind) => put({ kind })}
            />
          </div>
        </>
      )}
    </fieldset>
  );
}
