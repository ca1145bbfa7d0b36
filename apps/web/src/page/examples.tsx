import type { Draft } from '../scenario/draft.js';
import { aLeader, meansMislead } from '../scenario/examples.js';
import { pinnedOf, replaceDraft } from '../state/edit.js';
import { go } from '../state/places.js';
import { useWords } from '../words/use-words.js';

/** Questions whose answers are worth seeing, one tap away. */
export function Examples() {
  const words = useWords();
  const show = ([kept, asked]: readonly [Draft, Draft]): void =>
    replaceDraft(asked, { pinned: [pinnedOf(kept)], panel: 'compare' });
  const examples = [
    { title: words.misleads.title, drafts: () => meansMislead({ ...words.misleads, target: words.usual.power }) },
    { title: words.leads.title, drafts: () => aLeader(words.leads) },
  ];
  return (
    <div className="examples row">
      {examples.map(({ title, drafts }) => (
        <button key={title} type="button" className="plain small flush" onClick={() => show(drafts())}>
          {title} <span aria-hidden="true">▸</span>
        </button>
      ))}
      <button type="button" className="plain small flush" onClick={() => go({ view: 'battle' })}>
        {words.firstBattle} <span aria-hidden="true">▸</span>
      </button>
    </div>
  );
}
