import { type GroupDraft, groupDraft, type UnitDraft } from '../scenario/draft.js';
import { withModels } from '../state/edit.js';
import { useWords } from '../words/use-words.js';
import { Field, Stepper, WrongWithin } from './field.js';

interface RowsProps {
  readonly unit: UnitDraft;
  readonly path: string | undefined;
  readonly onChange: (unit: UnitDraft) => void;
}

/** The models of a unit, group by group, in the order in which they would be lost. */
export function GroupRows({ unit, path, onChange }: RowsProps) {
  const words = useWords();
  const put = (groups: readonly GroupDraft[]): void => onChange({ ...unit, groups });
  const addLeader = (): void =>
    put([
      ...unit.groups,
      groupDraft({
        name: words.leader,
        toughness: unit.groups[0]?.toughness ?? '',
        save: '3+',
        wounds: '5',
        keywords: [unit.keywords, 'CHARACTER'].filter((one) => one !== '').join(', '),
      }),
    ]);
  return (
    <>
      {unit.groups.map((group, i) => (
        <GroupRow
          key={group.key}
          group={group}
          alone={unit.groups.length === 1}
          path={path === undefined ? undefined : `${path}.groups[${i}]`}
          onChange={(changed) => put(unit.groups.map((one, k) => (k === i ? changed : one)))}
          onModels={(count) => onChange(withModels(unit, i, count))}
          onRemove={() => put(unit.groups.filter((_, k) => k !== i))}
        />
      ))}
      <button type="button" className="plain start flush" onClick={addLeader}>
        + {words.addGroup}
      </button>
    </>
  );
}

const NUMBERS = ['toughness', 'save', 'invulnerableSave', 'wounds', 'feelNoPain'] as const;

interface RowProps {
  readonly group: GroupDraft;
  readonly alone: boolean;
  readonly path: string | undefined;
  readonly onChange: (group: GroupDraft) => void;
  readonly onModels: (count: number) => void;
  readonly onRemove: () => void;
}

function GroupRow({ group, alone, path, onChange, onModels, onRemove }: RowProps) {
  const words = useWords();
  const put = (changed: Partial<GroupDraft>): void => onChange({ ...group, ...changed });
  const name = group.name || words.group;
  return (
    <fieldset className="weapon">
      <legend className="aside">{name}</legend>
      {!alone && (
        <div className="weapon-head">
          <Field label={words.group} value={group.name} wide onChange={(text) => put({ name: text })} />
          <Stepper label={`${words.fields.models}, ${name}`} value={group.models} least={1} onChange={onModels} />
          <button type="button" className="icon" aria-label={words.removeGroup(name)} onClick={onRemove}>
            ✕
          </button>
        </div>
      )}
      <div className="numbers">
        {NUMBERS.map((number) => (
          <Field
            key={number}
            label={words.fields[number]}
            short={words.short[number]}
            value={group[number]}
            {...(path === undefined ? {} : { path: `${path}.${number}` })}
            onChange={(value) => put({ [number]: value })}
          />
        ))}
      </div>
      <WrongWithin path={path} />
      {Number(group.wounds) > 1 && <WoundsLost group={group} onChange={onChange} />}
      {!alone && (
        <Field label={words.keywords} value={group.keywords} wide onChange={(keywords) => put({ keywords })} />
      )}
    </fieldset>
  );
}

/** Wounds that the next model to be lost has lost already. */
export function WoundsLost({ group, onChange }: Pick<RowProps, 'group' | 'onChange'>) {
  const words = useWords();
  return (
    <Stepper
      label={words.fields.woundsLost}
      showLabel
      value={group.woundsLost}
      most={Math.max(0, Number(group.wounds) - 1)}
      onChange={(woundsLost) => onChange({ ...group, woundsLost })}
    />
  );
}
