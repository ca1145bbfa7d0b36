import { lazy, memo, Suspense, useState } from 'react';
import { models } from '../scenario/draft.js';
import { addAttacker, choose, removeAttacker, setAttacker, swap } from '../state/edit.js';
import { useStore } from '../state/store.js';
import { useNext } from '../state/use-next.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Picker } from './lazy-picker.js';
import { UnitCard } from './unit-card.js';

const Matchups = lazy(async () => ({ default: (await import('./matchups.js')).Matchups }));

/** Who attacks, in the order of attacking; each card says how things stand after it. */
export function Attackers() {
  const words = useWords();
  const attackers = useStore(({ draft }) => draft.attackers);
  const [adding, setAdding] = useState(false);
  const [saving, setSaving] = useState(false);
  const several = attackers.length > 1;
  return (
    <section className="panel" aria-labelledby="attackers">
      <div className="panel-head">
        <h2 id="attackers">{words.attackers}</h2>
        <button type="button" className="plain small" onClick={swap}>
          ⇅ {words.swap}
        </button>
        <button
          type="button"
          className="plain small"
          aria-expanded={saving}
          aria-label={words.matchups.toggle}
          onClick={() => setSaving(!saving)}
        >
          <span aria-hidden="true">★ </span>
          <span className="roomy">{words.matchups.save}</span>
        </button>
        <button
          type="button"
          className="plain small"
          aria-expanded={adding}
          aria-label={words.addAttacker}
          onClick={() => setAdding(!adding)}
        >
          + {words.add}
        </button>
      </div>
      <Suspense>{saving && <Matchups onClose={() => setSaving(false)} />}</Suspense>
      {attackers.map((unit, i) => (
        <div key={unit.key} className="turn">
          {i > 0 && <p className="then">{words.thenFires}</p>}
          <UnitCard
            unit={unit}
            side="attacker"
            path={`attackers[${i}]`}
            onChange={(changed) => setAttacker(i, changed)}
            onRemove={several ? () => removeAttacker(i) : undefined}
          />
          {several && <After at={i} />}
        </div>
      ))}
      <Others isAsked={adding} />
      {adding && (
        <Picker
          label={words.addAttacker}
          side="attacker"
          onPick={(unit) => {
            addAttacker(unit);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

/** Units that are at hand, with what they would make of it: a tap lets one fire next. */
const Others = memo(function Others({ isAsked }: { readonly isAsked: boolean }) {
  const words = useWords();
  const { figures } = useVoice();
  const next = useNext();
  if (next.length === 0) return null;
  return (
    <ul className={isAsked ? 'lines next asked' : 'lines next'} aria-label={words.fromArmies}>
      {next.map(({ unit, destroyed }) => (
        <li key={unit.key}>
          <button type="button" className="plain small flush" onClick={() => choose(unit, addAttacker)}>
            <span>
              + {unit.name} ×{figures.count(models(unit))}
            </span>
            <span className="quiet">{words.wouldMake(figures.chance(destroyed))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
});

function After({ at }: { readonly at: number }) {
  const words = useWords();
  const { figures } = useVoice();
  const reply = useStore((state) => state.reply);
  if (reply?.kind !== 'answer' || !reply.answer.exact) return null;
  const after = reply.answer.afterEach[at];
  if (after === undefined) return null;
  return (
    <p className="quiet">{words.afterThis(figures.chance(after.destroyed), figures.mean(after.modelsDestroyed))}</p>
  );
}
