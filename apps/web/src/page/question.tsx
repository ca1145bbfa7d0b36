import { useEffect, useRef, useState } from 'react';
import type { Question, ToldOption } from '../battle/told.js';
import { look, useBattle } from '../state/battle.js';
import { useTableWords } from '../words/use-table-words.js';
import { useWords } from '../words/use-words.js';
import { IssueList } from './issue-list.js';
import { MovePanel } from './move-panel.js';
import { NotAvailable } from './not-available.js';
import { Offers } from './offers.js';
import { diceIn, namesOf, type QuestionProps, reply, useDeeds, useSaid } from './option-said.js';
import { Declare, FillIn } from './proposals.js';

/** One panel for every question: who is asked, by which rule, where it is printed, and the ways to answer. */
export function QuestionPanel({ question, told }: QuestionProps) {
  const words = useWords();
  const issues = useBattle((state) => state.issues);
  const isBusy = useBattle((state) => state.isBusy);
  const about = namesOf(question.about, told);
  const { ask } = useTableWords();
  const name = question.name === question.rule ? words.battle.rule(question.name) : question.name;
  const title = useRef<HTMLHeadingElement>(null);
  const { id } = question;
  // a new question takes the focus that its last one had; who is on the board stays there
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body || activeElement.closest('.now') !== null;
    if (id > 0 && isLost) title.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <>
      <div className="row asked">
        <h2 ref={title} tabIndex={-1}>
          <span className={`seat-${question.seat} mark`}>{question.seat}</span> {name}
          {about === '' ? '' : ` · ${about}`}
        </h2>
        <span className="quiet">{question.kind === 'react' ? ask.reaction(question.section) : question.section}</span>
      </div>
      <fieldset disabled={isBusy} className="ways">
        <legend className="aside">{name}</legend>
        <Ways key={question.id} question={question} told={told} />
      </fieldset>
      <NotAvailable question={question} told={told} />
      <IssueList issues={issues} />
    </>
  );
}

function Ways({ question, told }: QuestionProps) {
  if (question.kind === 'split') return <Split question={question} />;
  if (question.kind === 'order') return <Order question={question} told={told} />;
  if (question.form !== undefined && question.isAttack !== true) return <FillIn question={question} told={told} />;
  if (question.kind === 'propose')
    return question.isPlaced ? (
      <>
        <MovePanel question={question} told={told} />
        {question.isAttack === true && <Declare question={question} told={told} />}
      </>
    ) : (
      <Declare question={question} told={told} />
    );
  if (question.kind === 'react') return <Offers question={question} told={told} />;
  return question.max > 1 ? <PickSome question={question} told={told} /> : <PickOne question={question} told={told} />;
}

/** Options about one unit stand in one row, under its name. */
const byUnit = (
  options: readonly ToldOption[],
): readonly (readonly [ref: string, options: readonly ToldOption[]])[] => {
  const groups = new Map<string, ToldOption[]>();
  for (const option of options) {
    const key = option.refs.length === 1 ? (option.refs[0] ?? option.key) : option.key;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups];
};

function PickOne({ question, told }: QuestionProps) {
  const words = useWords();
  const { ask } = useTableWords();
  const said = useSaid(told);
  const groups = byUnit(question.options);
  const isOwn = (ref: string): boolean =>
    told.scene.units.some((unit) => unit.ref === ref && unit.seat === question.seat);
  const isOfDice = question.options.some(({ key, faces }) => (faces ?? diceIn(key)) !== undefined);
  const ofUnits = question.options.filter(({ refs }) => refs.length > 0 && refs.every((ref) => isOwn(ref)));
  const areToAct = ofUnits.length === question.options.length;
  const isOfUnits = groups.length < question.options.length;
  const asAsked = question.name === question.rule ? words.battle.rule(question.name) : question.name;
  const deeds = useDeeds(told);
  const deedOf = (option: ToldOption): string => deeds(option) || asAsked;
  const keyOf = (option: ToldOption): number => question.options.indexOf(option) + 1;
  return (
    <>
      {question.min === 0 && groups.length > 0 && areToAct && <p>{ask.left(groups.length)}</p>}
      <ol className="options">
        {groups.map(([ref, options]) => {
          const [first] = options;
          if (!isOfUnits && first !== undefined)
            return (
              <li key={ref}>
                <button
                  type="button"
                  className="way"
                  data-key={keyOf(first)}
                  onClick={() => reply(question, { pick: [first.key] })}
                >
                  <span className="quiet">{keyOf(first)}</span> <span>{said(first)}</span>
                </button>
              </li>
            );
          return (
            <li key={ref} className="unit-ways">
              <button
                type="button"
                className="plain flush"
                onClick={() => look(told.scene.units.find((unit) => unit.ref === ref))}
              >
                {told.names[ref] ?? ref}
              </button>
              <span className="row">
                {options.map((option) => (
                  <button
                    key={option.key}
                    type="button"
                    className="chip"
                    data-key={keyOf(option)}
                    onClick={() => reply(question, { pick: [option.key] })}
                  >
                    <span className="quiet">{keyOf(option)}</span> {deedOf(option)}
                    <span className="aside"> {told.names[ref] ?? ref}</span>
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      {question.min === 0 && (
        <button type="button" className="main" data-pass onClick={() => reply(question, { pick: [] })}>
          {isOfDice ? ask.keepDice : groups.length > 0 && areToAct ? ask.end(groups.length) : words.battle.none}
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
        data-enter
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
      <button type="button" className="main" data-enter onClick={() => reply(question, { order: keys })}>
        {words.done}
      </button>
    </>
  );
}

function Split({ question }: { readonly question: Question }) {
  const words = useWords();
  const { ask } = useTableWords();
  const kindOf = (key: string): string => {
    const dice = diceIn(key);
    return dice === undefined ? words.battle.kind(key) : ask.diceShowing(dice);
  };
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
          <span>{kindOf(key)}</span>
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
          data-enter
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
