import { useState } from 'react';
import type { Question, Told, ToldCandidate, ToldOdds } from '../battle/told.js';
import { answer, fillIn } from '../state/battle.js';
import { useStore } from '../state/store.js';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice, useWords } from '../words/use-words.js';
import { oddsWords } from './odds-words.js';
import { WeaponRows } from './weapon-targets.js';

/* Answers with a shape, which the game judges: attacks declared, a form filled in. */

interface ProposalProps {
  readonly question: Question;
  readonly told: Told;
}

const propose = (question: Question, proposal: unknown): void => void answer(question, { propose: proposal });

/** Targets with their odds, the best first; where none are listed, what the engine would propose. */
export function Declare({ question, told }: ProposalProps) {
  const words = useWords();
  const voice = useVoice();
  const { unmeasured } = useTableWords().ask;
  const nameOf = (ref: string): string => told.names[ref] ?? ref;
  const goal = useStore(({ draft }) => draft.policies.goal);
  const legal = question.candidates.filter(({ isLegal }) => isLegal);
  const listed = legal.filter(({ about }) => about.length > 0).toSorted(byGoal(goal));
  // what is about nobody attacks nobody
  const held = question.shape === 'shoot' ? { at: {} } : legal.find(({ about }) => about.length === 0)?.proposal;
  return (
    <>
      <ol className="options">
        {listed.map((candidate, i) => (
          <li key={candidate.about.join(' ')}>
            <button
              type="button"
              className={`way ${i === 0 ? 'best' : ''}`}
              data-key={i + 1}
              {...(i === 0 ? { 'data-enter': true } : {})}
              onClick={() => propose(question, candidate.proposal)}
            >
              <span className="quiet">{i + 1}</span>
              <span>{words.battle.everythingAt(candidate.about.map(nameOf).join(', '))}</span>
              <span className="odds-told">
                {candidate.odds.map((odds) => oddsWords(odds, words, voice)).join(', ') || (
                  <span className="quiet">{unmeasured}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {question.proposal !== undefined && (listed.length === 0 || isSplit(question)) && (
        <button
          type="button"
          className={listed.length === 0 ? 'main' : 'plain'}
          {...(listed.length === 0 ? { 'data-enter': true } : {})}
          onClick={() => propose(question, question.proposal)}
        >
          {words.battle.asSuggested}
        </button>
      )}
      {question.form !== undefined && question.form.length > 1 && <WeaponRows question={question} told={told} />}
      {held !== undefined && (
        <button type="button" className="plain" data-pass onClick={() => propose(question, held)}>
          {words.battle.holdFire}
        </button>
      )}
    </>
  );
}

/** Whether what is usual attacks several units at once. */
const isSplit = ({ form = [] }: Question): boolean =>
  new Set(form.flatMap(({ says, usual }) => says?.[usual]?.of ?? [])).size > 1;

const meanOf = (of: readonly number[]): number => of.reduce((mean, chance, n) => mean + chance * n, 0);
const models = ({ modelsDestroyed }: ToldOdds): number => meanOf(modelsDestroyed);
const wounds = ({ woundsLost }: ToldOdds): number => meanOf(woundsLost);
const destroyed = (odds: ToldOdds): number => odds.destroyed;

/** What most serves a goal, and where that is the same, what does more of the rest. */
const GOALS: Readonly<Record<string, readonly ((odds: ToldOdds) => number)[]>> = {
  destroy: [destroyed, models, wounds],
  models: [models, wounds],
  wounds: [wounds, models],
};
/** Chances that differ by less than what is shown of them are the same. */
const SAME = 0.005;

const byGoal =
  (goal = 'destroy') =>
  (a: ToldCandidate, b: ToldCandidate): number => {
    for (const figure of GOALS[goal] ?? GOALS.destroy ?? []) {
      const of = ({ odds }: ToldCandidate): number => odds.reduce((sum, one) => sum + figure(one), 0);
      const more = of(b) - of(a);
      if (Math.abs(more) >= SAME) return more;
    }
    return 0;
  };

/** Line by line, with one tap to give all the rest the same. */
export function FillIn({ question, told }: ProposalProps) {
  const words = useWords();
  const { theRest } = useTableWords();
  const lines = question.form ?? [];
  const [filled, setFilled] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(lines.map(({ key, usual }) => [key, usual])),
  );
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const all = [...new Set(lines.flatMap(({ options }) => options))];
  // lines that were chosen one by one keep what they have
  const giveRest = (option: string): void =>
    setFilled(
      Object.fromEntries(
        lines.map(({ key, options, usual }) => [
          key,
          options.includes(option) && !chosen.includes(key) ? option : (filled[key] ?? usual),
        ]),
      ),
    );
  const choose = (key: string, option: string): void => {
    setFilled({ ...filled, [key]: option });
    setChosen([...chosen, key]);
  };
  return (
    <>
      <div className="row">
        {all.map((option) => (
          <button key={option} type="button" className="plain" onClick={() => giveRest(option)}>
            {(chosen.length > 0 ? theRest : words.battle.allThe)(words.battle.state(option))}
          </button>
        ))}
      </div>
      {lines.map(({ key, about, group, options, usual }) => (
        <label key={key} className="row line">
          <span>
            {about.map((ref) => told.names[ref] ?? ref).join(', ')} {group !== undefined && <b>{group}</b>}
          </span>
          <select value={filled[key] ?? usual} onChange={(e) => choose(key, e.target.value)}>
            {options.map((option) => (
              <option key={option} value={option}>
                {words.battle.state(option)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" className="main" data-enter onClick={() => void fillIn(question, filled)}>
        {words.done}
      </button>
    </>
  );
}
