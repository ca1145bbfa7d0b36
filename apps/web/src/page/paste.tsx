import { useId, useState } from 'react';
import { importer } from '../engine/client.js';
import type { PasteReply } from '../engine/reply.js';
import { groupDraft, type UnitDraft } from '../scenario/draft.js';
import { keep } from '../state/edit.js';
import { useStore } from '../state/store.js';
import { useWords } from '../words/use-words.js';
import { Field } from './field.js';
import { IssueList } from './issue-list.js';

/** A pasted page becomes units with their weapons; what it does not print is asked for. The text stays until it was read. */
export function Paste({ onPick }: { readonly onPick: (unit: UnitDraft) => void }) {
  const words = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const [read, setRead] = useState<PasteReply>();
  const edition = useStore(({ draft }) => draft.edition);
  const take = async (pasted: string): Promise<void> => {
    const page = await importer().readPage(pasted, edition);
    setRead(page.kind === 'units' ? page : ((await unitsOfList(pasted)) ?? page));
  };
  return (
    <div className="paste">
      <label htmlFor={id}>{words.paste.label}</label>
      <textarea
        id={id}
        rows={4}
        value={text}
        spellCheck={false}
        onChange={(e) => setText(e.target.value)}
        onDrop={(e) => {
          const [file] = e.dataTransfer.files;
          if (file === undefined) return;
          e.preventDefault();
          void file.text().then(setText);
        }}
      />
      <div className="row">
        <button type="button" className="main" disabled={text.trim() === ''} onClick={() => void take(text)}>
          {words.paste.read}
        </button>
        <span className="quiet">{words.paste.note}</span>
      </div>
      {read?.kind === 'issues' && <IssueList issues={read.issues} />}
      {read?.kind === 'units' && <Found units={read.units} onPick={onPick} />}
    </div>
  );
}

/** What is no page may be a list: the library keeps it, and its units are at hand. */
async function unitsOfList(text: string): Promise<PasteReply | undefined> {
  const { readText } = await import('../state/library.js');
  const { library, packs, issues } = await readText(text);
  const army = library.armies.find(({ pack }) => packs.includes(pack));
  const units = army?.units.flatMap(({ unit }) => unit ?? []) ?? [];
  return army === undefined || units.length === 0 ? undefined : { kind: 'units', edition: army.edition, units, issues };
}

function Found({
  units,
  onPick,
}: {
  readonly units: readonly UnitDraft[];
  readonly onPick: (unit: UnitDraft) => void;
}) {
  const words = useWords();
  return (
    <>
      <p role="status">{words.paste.found(units.length)}</p>
      {units.map((unit) => (
        <FoundUnit
          key={unit.key}
          unit={unit}
          onPick={(asked) => {
            keep([asked]);
            onPick(asked);
          }}
        />
      ))}
    </>
  );
}

const ASKED = ['toughness', 'save', 'invulnerableSave', 'wounds'] as const;

function FoundUnit({ unit, onPick }: { readonly unit: UnitDraft; readonly onPick: (unit: UnitDraft) => void }) {
  const words = useWords();
  const [group, setGroup] = useState(unit.groups[0] ?? groupDraft());
  const missing = unit.groups[0]?.toughness === '';
  return (
    <fieldset className="weapon">
      <legend className="aside">{unit.name}</legend>
      <p>{missing ? words.paste.missing(unit.name) : unit.name}</p>
      {missing && (
        <div className="numbers">
          {ASKED.map((number) => (
            <Field
              key={number}
              label={words.fields[number]}
              short={words.short[number]}
              value={group[number]}
              onChange={(value) => setGroup({ ...group, [number]: value })}
            />
          ))}
        </div>
      )}
      <button
        type="button"
        className="main"
        onClick={() => onPick({ ...unit, groups: [group, ...unit.groups.slice(1)] })}
      >
        {words.done}
      </button>
    </fieldset>
  );
}
