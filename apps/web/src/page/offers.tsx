import type { Asking, Question, ToldOption, ToldStakes } from '../battle/told.js';
import { askOf, takeAll } from '../state/battle.js';
import { useHabits } from '../state/battle-habits.js';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice, useWords } from '../words/use-words.js';
import { oddsWords } from './odds-words.js';
import { namesOf, type QuestionProps, reply, useSaid } from './option-said.js';

/** Offers by rule, each rule with how often it asks; passing is the default, for as long as one likes. */
export function Offers({ question, told }: QuestionProps) {
  const words = useWords();
  const { ask } = useTableWords();
  const voice = useVoice();
  const said = useSaid(told);
  const rules = new Map<string, ToldOption[]>();
  for (const option of question.options) {
    const rule = option.ruleId ?? question.rule;
    rules.set(rule, [...(rules.get(rule) ?? []), option]);
  }
  const points = told.scene.stores[question.seat]['command-points'];
  return (
    <>
      {[...rules].map(([rule, options]) => (
        <div key={rule} className="offers">
          {rules.size > 1 && <h3>{options[0]?.rule ?? rule}</h3>}
          <ol className="options">
            {options.map((option) => (
              <li key={option.key}>
                <button
                  type="button"
                  className="way"
                  data-key={question.options.indexOf(option) + 1}
                  onClick={() => reply(question, { use: option.key })}
                >
                  <span className="quiet">{question.options.indexOf(option) + 1}</span>
                  <span>{namesOf(option.refs, told) || said({ ...option, cost: 0 })}</span>
                  {option.stakes !== undefined && <StakesSaid stakes={option.stakes} />}
                  {option.odds !== undefined && (
                    <span className="odds-told">
                      {option.odds
                        .map((odds) =>
                          [told.names[odds.target], oddsWords(odds, words, voice)].filter(Boolean).join(' · '),
                        )
                        .join(', ')}
                    </span>
                  )}
                  {option.cost !== undefined && option.cost > 0 && points !== undefined && (
                    <span className="odds-told">{ask.price(points, points - option.cost)}</span>
                  )}
                </button>
              </li>
            ))}
          </ol>
          <div className="row">
            {options.length > 1 && (
              <button
                type="button"
                className="chip"
                onClick={() => void takeAll(question, rule, options[0]?.key ?? '')}
              >
                {ask.allOf(options[0]?.rule ?? rule, options.length)}
              </button>
            )}
            <HowOften question={question} rule={rule} name={options[0]?.rule ?? rule} />
          </div>
        </div>
      ))}
      <div className="row in-reach">
        <button type="button" className="main" data-pass data-enter onClick={() => reply(question, { pass: true })}>
          {words.battle.pass}
        </button>
      </div>
      <div className="row">
        {(['phase', 'turn', 'battle'] as const).map((until) => (
          <button key={until} type="button" className="plain" onClick={() => reply(question, { pass: true, until })}>
            {words.battle.passUntil[until]}
          </button>
        ))}
      </div>
    </>
  );
}

/** The chance without it, and with it. */
function StakesSaid({ stakes: { models, without, with: again } }: { readonly stakes: ToldStakes }) {
  const { ask } = useTableWords();
  const { figures } = useVoice();
  return <span className="odds-told">{ask.stakes(models, figures.chance(without), figures.chance(again))}</span>;
}

const ASKING: readonly Asking[] = ['always', 'worth', 'not-this-phase'];

function HowOften({
  question,
  rule,
  name,
}: {
  readonly question: Question;
  readonly rule: string;
  readonly name: string;
}) {
  const { ask } = useTableWords();
  const how = useHabits(({ asking }) => asking[rule] ?? 'worth');
  return (
    <span className="row how-often">
      <AskingChoice
        of={ASKING}
        label={ask.asking(name)}
        value={how}
        onChange={(next) => void askOf(question, rule, next)}
      />
    </span>
  );
}

/** When a rule is asked about. */
export function AskingChoice({
  of,
  label,
  value,
  onChange,
}: {
  readonly of: readonly Asking[];
  readonly label: string;
  readonly value: Asking;
  readonly onChange: (how: Asking) => void;
}) {
  const { ask } = useTableWords();
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(e) => onChange(of.find((one) => one === e.target.value) ?? 'worth')}
    >
      {of.map((one) => (
        <option key={one} value={one}>
          {ask.how[one]}
        </option>
      ))}
    </select>
  );
}
