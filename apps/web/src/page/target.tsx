import { setTarget } from '../state/edit.js';
import { useStore } from '../state/store.js';
import { useWords } from '../words/use-words.js';
import { UnitCard } from './unit-card.js';

export function Target() {
  const words = useWords();
  const target = useStore(({ draft }) => draft.target);
  return (
    <section className="panel" aria-labelledby="target">
      <div className="panel-head">
        <h2 id="target">{words.target}</h2>
      </div>
      <UnitCard key={target.key} unit={target} side="target" path="target" onChange={setTarget} />
    </section>
  );
}
