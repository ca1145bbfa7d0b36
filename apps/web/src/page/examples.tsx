import { meansMislead } from '../scenario/examples.js';
import { scenarioOf } from '../scenario/to-scenario.js';
import { replaceDraft } from '../state/edit.js';
import { useWords } from '../words/use-words.js';

/** A question whose answer is worth seeing, one tap away. */
export function Examples() {
  const words = useWords();
  const show = (): void => {
    const [many, heavy] = meansMislead({ ...words.misleads, target: words.usual.power });
    replaceDraft(heavy, {
      pinned: [{ label: words.misleads.many, draft: many, scenario: scenarioOf(many) }],
      panel: 'compare',
    });
  };
  return (
    <p className="examples">
      <button type="button" className="plain small flush" onClick={show}>
        {words.misleads.title} <span aria-hidden="true">▸</span>
      </button>
    </p>
  );
}
