import type { QuestionForm } from '@umpire/rules';
import { type MatrixCell, matrixBlocks, matrixCsv, voiceFor } from '@umpire/views';
import { useState } from 'react';
import { asksIn, firstQuestion, pairsOf, type Question } from '../ordeal/question.js';
import { useForm, useMatrix } from '../ordeal/use-ordeal.js';
import { ordealWords } from '../ordeal/words.js';
import { save } from '../share/files.js';
import { useStore } from '../state/store.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Blocks } from './blocks.js';
import { Segments } from './field.js';
import { IssueList } from './issue-list.js';

type Show = keyof MatrixCell;
const SHOWS: readonly Show[] = ['destroyed', 'modelsDestroyed', 'woundsLost'];

/** Every unit of one army at every unit of another. */
export function OrdealMatrix({ edition }: { readonly edition: string }) {
  const form = useForm(edition);
  return form === undefined ? <main className="matrix" /> : <Asked form={form} edition={edition} />;
}

function Asked({ form, edition }: { readonly form: QuestionForm; readonly edition: string }) {
  const words = useWords();
  const plain = useVoice();
  const locale = useStore((state) => state.locale);
  const said = ordealWords[locale];
  const armies = new Map(form.units.map(({ of }) => [of.en, of[locale]]));
  const [first = '', second = first] = armies.keys();
  const [sides, setSides] = useState<readonly [string, string]>([first, second]);
  const [show, setShow] = useState<Show>('modelsDestroyed');
  const [question, setQuestion] = useState<Question>(() => firstQuestion(form));
  const reply = useMatrix(pairsOf(form, edition, question, sides));
  const voice = voiceFor(plain, { counted: 'stands' });
  const blocks =
    reply?.kind === 'matrix' ? matrixBlocks(reply.report, voice, { show, columns: Number.POSITIVE_INFINITY }) : [];
  return (
    <main className="matrix" id="content" tabIndex={-1}>
      <section className="panel">
        <div className="row">
          <Segments
            label={said.situation}
            value={question.phase}
            options={form.phases.map(({ id, name }) => [id, name[locale]] as const)}
            onChange={(phase) => setQuestion({ ...question, phase })}
          />
          {([0, 1] as const).map((side) => (
            <label key={side} className="field">
              {side === 0 ? said.attackers : said.target}
              <select
                value={sides[side]}
                onChange={(e) => setSides(side === 0 ? [e.target.value, sides[1]] : [sides[0], e.target.value])}
              >
                {[...armies].map(([id, name]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
        <div className="row">
          {form.choices
            .filter((one) => asksIn(one, question.phase))
            .map(({ id, name, options }) => (
              <label key={id} className="field">
                {name[locale]}
                <select
                  value={question.chosen[id] ?? options[0]?.id}
                  onChange={(e) => setQuestion({ ...question, chosen: { ...question.chosen, [id]: e.target.value } })}
                >
                  {options.map((option) => (
                    <option key={option.id} value={option.id}>
                      {option.name[locale]}
                    </option>
                  ))}
                </select>
              </label>
            ))}
        </div>
        <div className="row">
          <Segments
            label={words.matrixShows}
            value={show}
            options={SHOWS.map((one) => [one, voice.say.matrix.stands[one]] as const)}
            onChange={setShow}
          />
          {reply?.kind === 'matrix' && (
            <button
              type="button"
              className="plain"
              onClick={() => save('matrix.csv', new Blob([matrixCsv(reply.report)], { type: 'text/csv' }))}
            >
              {words.saveCsv}
            </button>
          )}
        </div>
        {reply?.kind === 'issues' && <IssueList issues={reply.issues} />}
        <Blocks blocks={blocks} />
      </section>
    </main>
  );
}
