import type { Reply } from '@umpire/rules';
import { useState } from 'react';
import type { Question, Told, ToldOption } from '../battle/told.js';
import { answer, useBattle } from '../state/battle.js';
import { useWords } from '../words/use-words.js';
import { IssueList } from './issue-list.js';
import { Declare, FillIn, Move } from './proposals.js';

interface QuestionProps {
  readonly question: Question;
  readonly told: Told;
}

/** One panel for every question: who is asked, by which rule, where it is printed, and the ways to answer. */
export function QuestionPanel({ question, told }: QuestionProps) {
  const words = useWords();
  const { issues, isBusy } = useBattle();
  const about = question.about.map((ref) => told.names[ref] ?? ref).join(', ');
  return (
    <>
      <div className="row">
        <h2>
          <span className={`seat-${question.seat}`}>{question.seat}</span> {words.battle.rule(question.name)}
          {about === '' ? '' : ` · ${about}`}
        </h2>
        <span className="quiet">{question.section}</span>
      </div>
      <fieldset disabled={isBusy} className="ways">
        <legend className="aside">{question.name}</legend>
        <Ways key={question.id} question={question} told={told} />
      </fieldset>
      <IssueList issues={issues} />
    </>
  );
}

function Ways({ question, told }: QuestionProps) {
  if (question.kind === 'split') return <Split question={question} />;
  if (question.kind === 'order') return <Order question={question} told={told} />;
  if (question.form !== undefined) return <FillIn question={question} told={told} />;
  if (question.kind === 'propose')
    return question.isPlaced ? <Move question={question} /> : <Declare question={question} told={told} />;
  return question.max > 1 ? <PickSome question={question} told={told} /> : <PickOne question={question} told={told} />;
}

const reply = (question: Question, said: Reply): void => void answer(question, said);

function useSaid(told: Told): (option: ToldOption) => string {
  const words = useWords();
  return ({ key, refs, rule, cost }) => {
    const [deed = '', rest] = key.split('>', 2);
    const of = refs.map((ref) => told.names[ref] ?? ref).join(', ');
    const what = rule ?? (rest === undefined && refs.includes(deed) ? '' : words.battle.deed(deed));
    const price = cost === undefined || cost === 0 ? '' : ` (${words.commandPoints(`${cost}`)})`;
    return [what, of].filter(Boolean).join(' · ') + price;
  };
}

function PickOne({ question, told }: QuestionProps) {
  const words = useWords();
  const said = useSaid(told);
  const isReaction = question.kind === 'react';
  const take = (key: string): void => reply(question, isReaction ? { use: key } : { pick: [key] });
  return (
    <>
      <ol className="options">
        {question.options.map((option, i) => (
          <li key={option.key}>
            <button type="button" className="way" data-key={i + 1} onClick={() => take(option.key)}>
              <span className="quiet">{i + 1}</span> {said(option)}
            </button>
          </li>
        ))}
      </ol>
      {isReaction && (
        <div className="row">
          <button type="button" className="main" onClick={() => reply(question, { pass: true })}>
            {words.battle.pass}
          </button>
          {(['phase', 'turn', 'battle'] as const).map((until) => (
            <button key={until} type="button" className="plain" onClick={() => reply(question, { pass: true, until })}>
              {words.battle.passUntil[until]}
            </button>
          ))}
        </div>
      )}
      {!isReaction && question.min === 0 && (
        <button type="button" className="main" onClick={() => reply(question, { pick: [] })}>
          {words.battle.none}
        </button>
      )}
    </>
  );
}

function PickSome({ question, told }: QuestionProps) {
  const words = useWords();
  const said = useSaid(told);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (key: string): void =>
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <>
      {question.options.map((option) => (
        <label key={option.key} className="switch">
          <input
            type="checkbox"
            checked={chosen.includes(option.key)}
            disabled={!chosen.includes(option.key) && chosen.length >= question.max}
            onChange={() => toggle(option.key)}
          />
          {said(option)}
        </label>
      ))}
      <button
        type="button"
        className="main"
        disabled={chosen.length < question.min}
        onClick={() => reply(question, { pick: chosen })}
      >
        {words.done}
      </button>
    </>
  );
}

function Order({ question, told }: QuestionProps) {
  const words = useWords();
  const said = useSaid(told);
  const [keys, setKeys] = useState(question.options.map(({ key }) => key));
  const raise = (at: number): void =>
    setKeys(keys.map((key, i) => (i === at - 1 ? (keys[at] ?? key) : i === at ? (keys[at - 1] ?? key) : key)));
  return (
    <>
      <ol className="options">
        {keys.map((key, i) => {
          const option = question.options.find((one) => one.key === key);
          return (
            <li key={key} className="row">
              {option === undefined ? key : said(option)}
              <button
                type="button"
                className="icon"
                disabled={i === 0}
                aria-label={words.battle.earlier(option === undefined ? key : said(option))}
                onClick={() => raise(i)}
              >
                ↑
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" className="main" onClick={() => reply(question, { order: keys })}>
        {words.done}
      </button>
    </>
  );
}

function Split({ question }: { readonly question: Question }) {
  const words = useWords();
  const [split, setSplit] = useState<Readonly<Record<string, number>>>(
    question.min > 0 ? dealt(question.options, question.min, question.max) : {},
  );
  const total = Object.values(split).reduce((sum, one) => sum + one, 0);
  const all = dealt(question.options, question.max, question.max);
  const isAll = Object.entries(all).every(([key, many]) => split[key] === many);
  return (
    <>
      <p className="quiet">{words.battle.splitSome(question.min, question.max)}</p>
      {question.options.map(({ key, most = question.max }) => (
        <label key={key} className="row line">
          <span>{words.battle.kind(key)}</span>
          <input
            type="number"
            min={0}
            max={most}
            value={split[key] ?? 0}
            onChange={(e) => setSplit({ ...split, [key]: Math.max(0, Math.min(most, Number(e.target.value))) })}
          />
        </label>
      ))}
      <div className="row">
        <button
          type="button"
          className="main"
          disabled={total < question.min || total > question.max}
          onClick={() => reply(question, { split })}
        >
          {words.done}
        </button>
        {!isAll && question.min === 0 && (
          <button type="button" className="plain" onClick={() => reply(question, { split: all })}>
            {words.battle.all}
          </button>
        )}
      </div>
    </>
  );
}

/** So many in all, as listed: each takes what it may before the next. */
function dealt(options: readonly ToldOption[], total: number, max: number): Readonly<Record<string, number>> {
  let left = total;
  return Object.fromEntries(
    options.map(({ key, most = max }) => {
      const here = Math.min(most, left);
      left -= here;
      return [key, here];
    }),
  );
}
