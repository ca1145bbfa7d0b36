import { type Answer, type Compared, compareBlocks } from '@umpire/views';
import { useEffect, useState } from 'react';
import { lastShown } from '../charts/last-shown.js';
import { type Series, Steps } from '../charts/steps.js';
import { engine } from '../engine/client.js';
import type { Draft } from '../scenario/draft.js';
import { titleOf } from '../scenario/to-scenario.js';
import { inEdition, MOST_COMPARED, pin, replaceDraft, unpin } from '../state/edit.js';
import { type Pinned, useStore } from '../state/store.js';
import { useMeasure } from '../state/use-measure.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Blocks } from './blocks.js';
import { chanceIn } from './promises.js';

const LETTERS = ['A', 'B', 'C', 'D'];

/** Answers that were kept, and the one that stands in the fields as the last: as lines over one another, and row by row. */
export function Compare({ answer }: { readonly answer: Answer }) {
  const words = useWords();
  const voice = useVoice();
  const pinned = useStore((state) => state.pinned);
  const draft = useStore((state) => state.draft);
  const editions = useStore((state) => state.editions);
  const list = useCompared(answer);
  const measure = useMeasure(list.map((one) => one.answer));
  const others = editions
    .map(({ id }) => id)
    .filter((id) => id !== draft.edition && !id.includes('boarding') && !id.includes('patrol'));
  const series: Series[] = list.map(({ answer: one }, i) => ({
    letter: LETTERS[i] ?? '',
    distribution: (measure === 'models' ? one.modelsDestroyed : one.woundsLost).distribution,
  }));
  return (
    <div className="opened">
      <div className="row">
        {pinned.length < MOST_COMPARED - 1 && (
          <button type="button" className="main" onClick={() => pin(draft)}>
            ⊕ {words.compareThis}
          </button>
        )}
        {pinned.length === 0 && (
          <button
            type="button"
            className="plain"
            onClick={() => {
              for (const edition of others.slice(0, MOST_COMPARED - 1)) pin(inEdition(draft, edition));
            }}
          >
            {words.compareEditions}
          </button>
        )}
        {pinned.length > 0 && (
          <button type="button" className="plain" onClick={() => useStore.setState({ pinned: [] })}>
            {words.stopComparing}
          </button>
        )}
      </div>
      {list.length > 1 && (
        <>
          <figure>
            <figcaption>{measure === 'models' ? voice.say.modelsAtLeast : voice.say.woundsAtLeast}</figcaption>
            <Steps
              series={series}
              last={Math.max(...series.map(({ distribution }) => lastShown(distribution)))}
              chance={chanceIn(answer, voice)}
            />
          </figure>
          <Blocks blocks={compareBlocks(list, voice)} />
          <Legend pinned={pinned} />
        </>
      )}
    </div>
  );
}

function Legend({ pinned }: { readonly pinned: readonly Pinned[] }) {
  const words = useWords();
  return (
    <div className="row">
      {pinned.map(({ draft }, i) => (
        <span className="pinned" key={LETTERS[i]}>
          <button type="button" className="plain" onClick={() => replaceDraft(draft)}>
            {words.openCompared(LETTERS[i] ?? '')}
          </button>
          <button
            type="button"
            className="icon"
            aria-label={words.removeCompared(LETTERS[i] ?? '')}
            onClick={() => unpin(i)}
          >
            ✕
          </button>
        </span>
      ))}
    </div>
  );
}

/** What was kept is answered again, so that it follows the rules of this version; then what stands in the fields. */
function useCompared(answer: Answer): readonly Compared[] {
  const words = useWords();
  const { say } = useVoice();
  const pinned = useStore((state) => state.pinned);
  const [answers, setAnswers] = useState<readonly { readonly draft: Draft | undefined; readonly answer: Answer }[]>([]);
  useEffect(() => {
    let stands = true;
    void engine()
      .compare(pinned.map(({ scenario }) => scenario))
      .then((replies) => {
        if (!stands) return;
        setAnswers(
          replies.flatMap((reply, i) =>
            reply.kind === 'answer' ? [{ draft: pinned[i]?.draft, answer: reply.answer }] : [],
          ),
        );
      });
    return () => {
      stands = false;
    };
  }, [pinned]);
  const labelOf = (one: Draft): string =>
    `${one.attackers.map(titleOf).join(' + ')} → ${titleOf(one.target)}, ${say.edition(one.edition)}`;
  const told = answers.map(({ draft, answer: one }) => ({
    label: draft === undefined ? '' : labelOf(draft),
    answer: one,
  }));
  return [...told, { label: words.now, answer }];
}
