import { useMemo, useState } from 'react';
import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
  useFilter,
} from 'react-aria-components';
import type { Side } from '../engine/reply.js';
import { models, type UnitDraft, unitDraft } from '../scenario/draft.js';
import { sampleUnits, USUAL, usualTarget } from '../scenario/samples.js';
import { newAttacker } from '../state/edit.js';
import { useStore } from '../state/store.js';
import { usePicks } from '../state/use-picks.js';
import { useWords } from '../words/use-words.js';
import { Paste } from './paste.js';

export interface PickerProps {
  readonly label: string;
  readonly side: Side;
  readonly onPick: (unit: UnitDraft) => void;
  readonly onClose: () => void;
}

interface Section {
  readonly title: string;
  readonly units: readonly UnitDraft[];
}

/** One search over everything that may stand here. It unfolds in place, and Escape folds it. */
export function Picker({ label, side, onPick, onClose }: PickerProps) {
  const words = useWords();
  const { contains } = useFilter({ sensitivity: 'base' });
  const sections = useSections(side);
  const [pasting, setPasting] = useState(false);
  const byId = new Map<string, UnitDraft>(
    sections.flatMap(({ title, units }) => units.map((unit) => [`${title}/${unit.name}`, unit] as const)),
  );
  const deeds = (
    <>
      {pasting && <Paste onPick={onPick} />}
      <div className="row plains">
        <button
          type="button"
          className="plain"
          onClick={() => onPick(side === 'attacker' ? newAttacker() : unitDraft())}
        >
          {words.picker.byHand}
        </button>
        <button type="button" className="plain" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {words.picker.paste}
        </button>
        <button type="button" className="plain" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </>
  );
  return (
    <fieldset
      className="picker"
      onKeyDown={(e) => {
        if (e.key === 'Escape') onClose();
      }}
    >
      <legend className="aside">{label}</legend>
      <Autocomplete filter={contains}>
        <SearchField aria-label={words.picker.search} autoFocus>
          <Input placeholder={words.picker.search} />
        </SearchField>
        {deeds}
        <ListBox
          aria-label={label}
          className="listbox"
          selectionMode="none"
          onAction={(id) => {
            const unit = byId.get(String(id));
            if (unit !== undefined) onPick(unit);
          }}
          renderEmptyState={() => <p className="quiet">{words.picker.none}</p>}
        >
          {sections.map(({ title, units }) => (
            <ListBoxSection key={title} id={title}>
              <Header>{title}</Header>
              {units.map((unit) => (
                <ListBoxItem key={unit.key} id={`${title}/${unit.name}`} textValue={unit.name} className="option">
                  <span>{unit.name}</span>
                  <span className="quiet">{noteOf(unit, words.short)}</span>
                </ListBoxItem>
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </Autocomplete>
    </fieldset>
  );
}

const noteOf = (unit: UnitDraft, short: ReturnType<typeof useWords>['short']): string => {
  const [group] = unit.groups;
  const saves = group?.invulnerableSave ? `${group.save}/${group.invulnerableSave}` : group?.save;
  return `×${models(unit)} · ${short.toughness}${group?.toughness} ${saves} ${short.wounds}${group?.wounds}`;
};

function useSections(side: Side): readonly Section[] {
  const words = useWords();
  const recent = useStore((state) => state.recent);
  const units = useStore((state) => state.units);
  const { mine, theirs, sheets } = usePicks();
  return useMemo(() => {
    const usual = { title: words.picker.usual, units: USUAL.map((id) => usualTarget(id, words.usual[id])) };
    const samples = { title: words.picker.samples, units: sampleUnits() };
    const kept = { title: words.picker.mine, units };
    const last = { title: words.picker.recent, units: recent.slice(0, 5) };
    const ours = { title: words.picker.myArmy, units: mine };
    const others = { title: words.picker.theirArmy, units: theirs };
    const read = { title: words.picker.library, units: sheets };
    const all =
      side === 'target' ? [last, others, ours, kept, usual, samples, read] : [last, ours, others, kept, samples, read];
    return all.map(namedOnce).filter((section) => section.units.length > 0);
  }, [words, recent, units, side, mine, theirs, sheets]);
}

/** Two units of one name in a list stand there once. */
const namedOnce = (section: Section): Section => ({
  ...section,
  units: section.units.filter(({ name }, i, list) => list.findIndex((one) => one.name === name) === i),
});
