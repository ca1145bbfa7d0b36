import { useState } from 'react';
import type { Side } from '../engine/reply.js';
import { type GroupDraft, models, type UnitDraft, type WeaponDraft } from '../scenario/draft.js';
import { armedIn } from '../scenario/to-scenario.js';
import { choose, forget, keep, withModels } from '../state/edit.js';
import { useStore } from '../state/store.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Field, Stepper } from './field.js';
import { GroupRows, WoundsLost } from './group-rows.js';
import { Picker } from './lazy-picker.js';
import { WeaponRows } from './weapon-rows.js';

export interface UnitProps {
  readonly unit: UnitDraft;
  readonly side: Side;
  /** Where it stands in the scenario. */
  readonly path: string;
  readonly onChange: (unit: UnitDraft) => void;
  readonly onRemove?: (() => void) | undefined;
}

/** A unit in a few lines; it opens to be changed, and its name to choose another. */
export function UnitCard({ unit, side, path, onChange, onRemove }: UnitProps) {
  const words = useWords();
  const { say } = useVoice();
  const [open, setOpen] = useState<'picker' | 'fields' | undefined>();
  const isOpen = (what: 'picker' | 'fields'): boolean => open === what;
  const toggle = (what: 'picker' | 'fields'): void => setOpen(isOpen(what) ? undefined : what);
  const wrong = useWrongWithin(path);
  const name = unit.name || words.unnamed;
  return (
    <div className="unit">
      <div className="unit-head">
        <button
          type="button"
          className="name"
          aria-expanded={isOpen('picker')}
          aria-label={words.change(name)}
          onClick={() => toggle('picker')}
        >
          <span>{name}</span> <span aria-hidden="true">▾</span>
        </button>
        {unit.groups.length === 1 ? (
          <Stepper
            label={words.fields.models}
            value={models(unit)}
            least={1}
            onChange={(n) => onChange(withModels(unit, 0, n))}
          />
        ) : (
          <span className="quiet">×{models(unit)}</span>
        )}
      </div>
      {isOpen('picker') && (
        <Picker
          label={words.change(name)}
          side={side}
          onPick={(picked) => {
            choose(picked, onChange);
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      <div className="unit-lines">
        {side === 'attacker' ? <WeaponLines unit={unit} /> : <GroupLines unit={unit} />}
        <button
          type="button"
          className="plain small"
          aria-expanded={isOpen('fields')}
          aria-label={`${isOpen('fields') ? words.done : words.edit}${say.colon} ${name}`}
          onClick={() => toggle('fields')}
        >
          {isOpen('fields') ? words.done : words.edit}
        </button>
      </div>
      {side === 'target' && !isOpen('fields') && <Losses unit={unit} onChange={onChange} />}
      {wrong && !isOpen('fields') && <p className="wrong">✕ {words.asTyped.replace(/\s?:$/, '')}</p>}
      {isOpen('fields') && <Fields unit={unit} side={side} path={path} onChange={onChange} />}
      {onRemove !== undefined && (
        <button type="button" className="plain small start flush" onClick={onRemove}>
          ✕ {words.removeAttacker(name)}
        </button>
      )}
    </div>
  );
}

function useWrongWithin(path: string): boolean {
  return useStore(
    ({ reply }) => reply?.kind === 'issues' && reply.issues.some((issue) => (issue.path ?? '').startsWith(`${path}.`)),
  );
}

/** Keeps a unit as it stands for another time; a kept one that was changed is kept anew. */
function Star({ unit }: { readonly unit: UnitDraft }) {
  const words = useWords();
  const kept = useStore(({ units }) => units.some(({ name }) => name === unit.name));
  if (unit.name === '') return null;
  return (
    <button type="button" className="plain" aria-pressed={kept} onClick={() => (kept ? forget(unit) : keep([unit]))}>
      {kept ? `★ ${words.starred}` : `☆ ${words.star}`}
    </button>
  );
}

function WeaponLines({ unit }: { readonly unit: UnitDraft }) {
  const words = useWords();
  const { say } = useVoice();
  const phase = useStore(({ draft }) => draft.phase);
  const armed = armedIn(unit, phase);
  if (armed.length === 0)
    return <p className="quiet">{unit.weapons.length === 0 ? words.noWeapons : words.noWeaponsIn(say.phase(phase))}</p>;
  return (
    <ul className="lines">
      {armed.map((weapon) => (
        <li key={weapon.key}>
          <span>
            {weapon.name || words.weapon} ×{weapon.count}
          </span>
          <span className="quiet">{profileOf(weapon, words.short)}</span>
        </li>
      ))}
    </ul>
  );
}

/** `2A 3+ S5 −1 D1 lethal hits`, as it would be said across the table. */
function profileOf(weapon: WeaponDraft, short: ReturnType<typeof useWords>['short']): string {
  const penetration = weapon.armourPenetration.replace('-', '−');
  return [
    weapon.attacks && `${weapon.attacks}${short.attacks}`,
    weapon.skill,
    `${short.strength}${weapon.strength}`,
    penetration && penetration !== '0' ? penetration : '',
    `${short.damage}${weapon.damage}`,
    weapon.abilities,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function GroupLines({ unit }: Pick<UnitProps, 'unit'>) {
  const words = useWords();
  return (
    <ul className="lines">
      {unit.groups.map((group, i) => (
        <li key={group.key}>
          <span>
            {unit.groups.length > 1 && `${group.name || words.group} ×${group.models} `}
            {statsOf(group, words.short)}
          </span>
          <span className="quiet">{i === 0 ? unit.keywords : group.keywords}</span>
        </li>
      ))}
    </ul>
  );
}

/** The model that would be lost next may have lost wounds already: in sight on a desk, and on a phone once it has. */
function Losses({ unit, onChange }: Pick<UnitProps, 'unit' | 'onChange'>) {
  const [first] = unit.groups;
  if (first === undefined || !(Number(first.wounds) > 1)) return null;
  return (
    <div className={first.woundsLost > 0 ? 'losses' : 'losses roomy'}>
      <WoundsLost
        group={first}
        onChange={(changed) => onChange({ ...unit, groups: unit.groups.map((one, i) => (i === 0 ? changed : one)) })}
      />
    </div>
  );
}

const statsOf = (group: GroupDraft, short: ReturnType<typeof useWords>['short']): string =>
  [
    `${short.toughness}${group.toughness || '?'}`,
    group.invulnerableSave === '' ? group.save || '?' : `${group.save}/${group.invulnerableSave}`,
    `${short.wounds}${group.wounds || '?'}`,
    group.feelNoPain === '' ? '' : `${short.feelNoPain} ${group.feelNoPain}`,
  ]
    .filter((part) => part !== '')
    .join('  ');

/** Everything of a unit; what matters on its side comes first. */
function Fields({ unit, side, path, onChange }: UnitProps) {
  const words = useWords();
  const put = (changed: Partial<UnitDraft>): void => onChange({ ...unit, ...changed });
  const groups = <GroupRows unit={unit} path={side === 'target' ? path : undefined} onChange={onChange} />;
  const weapons = <WeaponRows unit={unit} path={side === 'attacker' ? path : undefined} onChange={onChange} />;
  return (
    <div className="fields">
      <Field label={words.name} value={unit.name} wide path={`${path}.name`} onChange={(name) => put({ name })} />
      {side === 'attacker' ? weapons : groups}
      <Field label={words.keywords} value={unit.keywords} wide onChange={(keywords) => put({ keywords })} />
      {side === 'attacker' ? groups : weapons}
      <div className="row">
        <Field label={words.points} value={unit.points} decimal onChange={(points) => put({ points })} />
        <Star unit={unit} />
      </div>
    </div>
  );
}
