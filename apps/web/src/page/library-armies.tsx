import { useState } from 'react';
import { type ArmyTold, type ArmyUnitTold, stages } from '../library/told.js';
import type { UnitDraft } from '../scenario/draft.js';
import { askAt, askOf } from '../state/ask.js';
import { own, takeSample } from '../state/library.js';
import { useShippedNames } from '../words/shipped-names.js';
import { useDay, useLibraryWords } from '../words/use-library-words.js';
import { useVoice } from '../words/use-words.js';
import { StageMark } from './library-import.js';
import { Link } from './link.js';

/** My armies and theirs; each opens to its units, and a unit to its odds. */
export function LibraryArmies({ armies }: { readonly armies: readonly ArmyTold[] }) {
  const words = useLibraryWords();
  return (
    <section className="panel" aria-labelledby="armies">
      <h2 id="armies">{words.armies}</h2>
      {armies.length === 0 ? (
        <div className="row">
          <p className="quiet">{words.emptyArmies}</p>
          <button type="button" className="plain" onClick={() => void takeSample()}>
            {words.sample}
          </button>
        </div>
      ) : (
        (['mine', 'theirs'] as const).map((owner) =>
          armies.filter((army) => army.owner === owner).map((army) => <ArmyRow key={army.pack} army={army} />),
        )
      )}
    </section>
  );
}

function ArmyRow({ army }: { readonly army: ArmyTold }) {
  const words = useLibraryWords();
  const named = useShippedNames();
  const { figures, say } = useVoice();
  const day = useDay();
  const [open, setOpen] = useState(false);
  const other = army.owner === 'mine' ? 'theirs' : 'mine';
  const counts = stages
    .map((stage) => ({ stage, count: army.units.filter((unit) => unit.stage === stage).length }))
    .filter(({ count }) => count > 0);
  return (
    <div className="army">
      <div className="army-head">
        <button type="button" className="name" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span className={`owner owner-${army.owner}`}>{words.owners[army.owner]}</span>{' '}
          <span>{named(army.name)}</span> <span aria-hidden="true">{open ? '▾' : '▸'}</span>
        </button>
        <span className="row">
          <Link to={{ view: 'library', sheet: army.pack }} className="plain">
            {words.sheet}
          </Link>
          <button type="button" className="plain" onClick={() => void own(army.pack, other)}>
            {words.makeOwner[other]}
          </button>
        </span>
      </div>
      <p className="quiet">
        {[
          say.edition(army.edition),
          [army.faction, ...army.detachments].filter((part) => part !== '').join(', '),
          army.points === undefined ? '' : words.points(figures.count(army.points)),
          words.units(figures.count(army.units.length), army.units.length === 1),
          army.priced === undefined ? words.readOn(day(army.added)) : words.pricesOf(day(army.priced)),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <p>
        {counts.map(({ stage, count }) => (
          <span key={stage} className="count">
            <StageMark stage={stage} /> {figures.count(count)} {words.stages[stage]}{' '}
          </span>
        ))}
      </p>
      {open && (
        <ul className="lines listed">
          {army.units.map((unit) => (
            <UnitRow key={unit.id} unit={unit} owner={army.owner} edition={army.edition} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface UnitRowProps {
  readonly unit: ArmyUnitTold;
  readonly owner: ArmyTold['owner'];
  readonly edition: string;
}

/** A unit of mine asks what it does; one of theirs, what is done to it. */
function UnitRow({ unit, owner, edition }: UnitRowProps) {
  const words = useLibraryWords();
  const { figures } = useVoice();
  const { name, models, points, stage, why, of = [], unit: draft } = unit;
  return (
    <li>
      <span className="row">
        <StageMark stage={stage} />
        {draft === undefined ? name : <UnitLink draft={draft} {...{ name, owner, edition }} />}
        <span className="quiet">
          ×{figures.count(models)}
          {points === undefined ? '' : ` · ${words.points(figures.count(points))}`}
        </span>
      </span>
      {stage !== 'full' && <span className="quiet">{words.whys[why](of.join(', '))}</span>}
    </li>
  );
}

function UnitLink({
  draft,
  name,
  owner,
  edition,
}: {
  readonly draft: UnitDraft;
  readonly name: string;
  readonly owner: ArmyTold['owner'];
  readonly edition: string;
}) {
  const words = useLibraryWords();
  const [first, second] = owner === 'mine' ? [askOf, askAt] : [askAt, askOf];
  return (
    <>
      <button
        type="button"
        className="plain"
        aria-label={owner === 'mine' ? words.toOdds(name) : words.asTarget(name)}
        onClick={() => first(draft, edition)}
      >
        {name} ↗
      </button>
      {owner === 'mine' && (
        <button
          type="button"
          className="plain small"
          aria-label={words.asTarget(name)}
          onClick={() => second(draft, edition)}
        >
          {words.asTargetShort}
        </button>
      )}
    </>
  );
}
