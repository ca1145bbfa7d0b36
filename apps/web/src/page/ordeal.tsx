import type { QuestionForm } from '@umpire/rules';
import { oddsBlocks, voiceFor } from '@umpire/views';
import { useState } from 'react';
import { Chart } from '../charts/chart.js';
import { asksIn, firstQuestion, type Question, scenarioOf } from '../ordeal/question.js';
import { type Answering, useAnswer, useForm, useOffers } from '../ordeal/use-ordeal.js';
import { ordealWords } from '../ordeal/words.js';
import { useStore } from '../state/store.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Blocks } from './blocks.js';
import { Segments, Stepper } from './field.js';
import { Headline } from './headline.js';
import { IssueList } from './issue-list.js';
import { belowLadders } from './ladders.js';
import { OrdealSide } from './ordeal-side.js';

/** The odds of a game whose questions its own form puts together. */
export function OrdealView({ edition }: { readonly edition: string }) {
  const form = useForm(edition);
  return form === undefined ? <main className="odds" /> : <Asked form={form} edition={edition} />;
}

interface AskedProps {
  readonly form: QuestionForm;
  readonly edition: string;
}

function Asked({ form, edition }: AskedProps) {
  const locale = useStore((state) => state.locale);
  const said = ordealWords[locale];
  const [question, setQuestion] = useState<Question>(() => firstQuestion(form));
  const answering = useAnswer(scenarioOf(form, edition, question));
  const put = (change: Partial<Question>): void => setQuestion({ ...question, ...change });
  return (
    <main className="odds" id="content" tabIndex={-1}>
      <div className="question">
        <div className="sides">
          <OrdealSide
            id="attackers"
            title={said.attackers}
            form={form}
            stands={question.attackers}
            onChange={(attackers) => put({ attackers })}
          />
          <OrdealSide
            id="target"
            title={said.target}
            form={form}
            stands={question.groups}
            onChange={(groups) => put({ groups })}
          />
        </div>
        <Situation form={form} question={question} put={put} />
      </div>
      <Answered answering={answering} />
      <div className="rules">
        <Switches form={form} edition={edition} question={question} put={put} />
      </div>
    </main>
  );
}

interface PartProps {
  readonly form: QuestionForm;
  readonly question: Question;
  readonly put: (change: Partial<Question>) => void;
}

function Situation({ form, question, put }: PartProps) {
  const locale = useStore((state) => state.locale);
  const said = ordealWords[locale];
  const { phase, chosen, numbers } = question;
  return (
    <section className="panel situation" aria-labelledby="situation">
      <h2 id="situation">{said.situation}</h2>
      <Segments
        label={said.situation}
        value={phase}
        options={form.phases.map(({ id, name }) => [id, name[locale]] as const)}
        onChange={(next) => put({ phase: next })}
      />
      <div className="fields">
        {form.choices
          .filter((one) => asksIn(one, phase))
          .map(({ id, name, options }) => (
            <label key={id} className="field">
              {name[locale]}
              <select
                value={chosen[id] ?? options[0]?.id}
                onChange={(e) => put({ chosen: { ...chosen, [id]: e.target.value } })}
              >
                {options.map((option) => (
                  <option key={option.id} value={option.id}>
                    {option.name[locale]}
                  </option>
                ))}
              </select>
            </label>
          ))}
        {form.numbers.map(({ id, name, most }) => (
          <Stepper
            key={id}
            label={name[locale]}
            showLabel
            value={numbers[id] ?? Number.NaN}
            most={most}
            onChange={(value) => put({ numbers: { ...numbers, [id]: value } })}
          />
        ))}
      </div>
    </section>
  );
}

const NOTHING = 1e-12;

/** What may hold; each says before it does what it would add to the chance told first. */
function Switches({ form, edition, question, put }: PartProps & AskedProps) {
  const { figures } = useVoice();
  const locale = useStore((state) => state.locale);
  const said = ordealWords[locale];
  const adds = useOffers(form, edition, question);
  const { phase, on, chosen } = question;
  const told = (id: string): string => {
    const by = adds[id];
    return by === undefined ? '' : figures.points(Math.abs(by) < NOTHING ? 0 : by);
  };
  return (
    <section className="panel" aria-labelledby="in-force">
      <h2 id="in-force">{said.offers}</h2>
      <ul className="switches">
        {form.switches
          .filter((one) => asksIn(one, phase))
          .map(({ id, name }) => (
            <li key={id} className="switch">
              <label>
                <input
                  type="checkbox"
                  checked={on.includes(id)}
                  onChange={() => put({ on: on.includes(id) ? on.filter((one) => one !== id) : [...on, id] })}
                />
                <span className="switch-name">{name[locale]}</span>
                <span className="adds">{on.includes(id) ? '' : told(id)}</span>
              </label>
            </li>
          ))}
        {form.choices
          .filter((one) => asksIn(one, phase))
          .flatMap(({ id, name, options }) =>
            options
              .filter((option) => option.id !== (chosen[id] ?? options[0]?.id))
              .map((option) => (
                <li key={`${id}/${option.id}`} className="switch">
                  <label>
                    <input
                      type="checkbox"
                      checked={false}
                      onChange={() => put({ chosen: { ...chosen, [id]: option.id } })}
                    />
                    <span className="switch-name">
                      {name[locale]} <span className="quiet">{option.name[locale]}</span>
                    </span>
                    <span className="adds">{told(`${id}=${option.id}`)}</span>
                  </label>
                </li>
              )),
          )}
      </ul>
    </section>
  );
}

function Answered({ answering: { reply, last, estimate } }: { readonly answering: Answering }) {
  const words = useWords();
  const plain = useVoice();
  const locale = useStore((state) => state.locale);
  const [open, setOpen] = useState(false);
  const answer = last?.kind === 'answer' ? last.answer : undefined;
  const voice = answer === undefined ? plain : voiceFor(plain, answer);
  return (
    <section className="panel answer" id="answer" aria-labelledby="answer-title" tabIndex={-1}>
      {reply?.kind === 'issues' && (
        <div className="problem">
          <IssueList issues={reply.issues} />
        </div>
      )}
      {reply?.kind === 'too-large' && (
        <div className="problem">
          <p>{words.tooLarge(plain.figures.count(reply.size))}</p>
          <button type="button" className="plain" onClick={estimate}>
            {words.estimate(plain.figures.count(20_000))}
          </button>
        </div>
      )}
      <div className={reply?.kind === 'answer' ? 'figures' : 'figures stale'}>
        <h2 id="answer-title">{answer?.title.target ?? words.answer}</h2>
        {answer !== undefined && (
          <>
            <div id="headline">
              <Headline answer={answer} voice={voice} />
            </div>
            <Chart answer={answer} />
            <div className="row">
              <button type="button" className="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
                {ordealWords[locale].all} <span aria-hidden="true">{open ? '▾' : '▸'}</span>
              </button>
            </div>
            {open && <Blocks blocks={belowLadders(oddsBlocks(answer, voice))} />}
          </>
        )}
      </div>
    </section>
  );
}
