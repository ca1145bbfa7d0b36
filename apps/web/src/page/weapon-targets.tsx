import type { FormLine } from '@umpire/rules';
import { useEffect, useMemo, useState } from 'react';
import type { Told, ToldOdds, Weighed } from '../battle/told.js';
import { fillIn, weigh } from '../state/battle.js';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice, useWords } from '../words/use-words.js';
import { IssueList } from './issue-list.js';
import { oddsWords } from './odds-words.js';
import type { QuestionProps } from './option-said.js';

type Filled = Readonly<Record<string, string>>;

/** Weapons of one name, with the odds of all of them at each target. */
interface Row {
  readonly name: string;
  readonly lines: readonly FormLine[];
}

const MIXED = '';
const HOLD = 'hold';

const rowsOf = (form: readonly FormLine[]): readonly Row[] =>
  [...new Set(form.map(({ group = '' }) => group))].map((name) => ({
    name,
    lines: form.filter(({ group = '' }) => group === name),
  }));

/** What an option says whatever model it is of: the target, by which profile; or nothing at all. */
const meaningOf = ({ says }: FormLine, option: string): string => {
  const said = says?.[option];
  if (said === undefined) return option;
  const shares = (said.shares ?? []).map(({ of, attacks }) => `${of}*${attacks}`);
  return [said.of, said.by ?? '', ...shares].join('|');
};

const withMeaning = (line: FormLine, meaning: string): string | undefined =>
  line.options.find((option) => meaningOf(line, option) === meaning);

/** Rows below the targets: each weapon at a target of its own, and the rest at one. */
export function WeaponRows({ question, told }: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const { split } = useTableWords();
  return (
    <details className="split-fire" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{split.title[shapeOf(question.shape)]}</summary>
      {isOpen && <Rows question={question} told={told} />}
    </details>
  );
}

const shapeOf = (shape: string | undefined): 'shoot' | 'fight' => (shape === 'fight' ? 'fight' : 'shoot');

function Rows({ question, told }: QuestionProps) {
  const { split } = useTableWords();
  const form = question.form ?? [];
  const rows = useMemo(() => rowsOf(question.form ?? []), [question.form]);
  const [filled, setFilled] = useState<Filled>(Object.fromEntries(form.map(({ key, usual }) => [key, usual])));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const nameOf = (ref: string): string => told.names[ref] ?? ref;
  const targets = [...new Set(form.flatMap(({ says = {} }) => Object.values(says).map(({ of }) => of)))];

  const choose = (lines: readonly FormLine[], meaning: string): void => {
    const next = lines.flatMap((line) => {
      const option = withMeaning(line, meaning);
      return option === undefined ? [] : [[line.key, option] as const];
    });
    setFilled({ ...filled, ...Object.fromEntries(next) });
    setChosen(new Set([...chosen, ...next.map(([key]) => key)]));
  };
  // what was chosen by itself keeps its target, and what is usually held stays held
  const giveRest = (target: string): void => {
    const rest = form.filter(({ key, usual }) => !chosen.has(key) && usual !== HOLD);
    const next = rest.flatMap((line) => {
      const option = line.options.find((one) => line.says?.[one]?.of === target);
      return option === undefined ? [] : [[line.key, option] as const];
    });
    setFilled({ ...filled, ...Object.fromEntries(next) });
  };
  return (
    <>
      <ol className="weapon-targets">
        {rows.map((row) => (
          <RowOf key={row.name} row={row} question={question} told={told} filled={filled} onChoose={choose} />
        ))}
      </ol>
      {targets.length > 1 && (
        <div className="row">
          {targets.map((target) => (
            <button key={target} type="button" className="chip" onClick={() => giveRest(target)}>
              {split.rest(nameOf(target))}
            </button>
          ))}
        </div>
      )}
      <Sum question={question} told={told} filled={filled} />
    </>
  );
}

interface RowProps extends QuestionProps {
  readonly row: Row;
  readonly filled: Filled;
  readonly onChoose: (lines: readonly FormLine[], meaning: string) => void;
}

function RowOf({ row, question, told, filled, onChoose }: RowProps) {
  const { split } = useTableWords();
  const { name, lines } = row;
  const meanings = new Set(lines.map((line) => meaningOf(line, filled[line.key] ?? line.usual)));
  const [only] = meanings.size === 1 ? meanings : [MIXED];
  const odds = useRowOdds(row, question);
  return (
    <li>
      <Targets
        lines={lines}
        value={only ?? MIXED}
        told={told}
        odds={odds}
        onChange={(meaning) => onChoose(lines, meaning)}
      >
        {name}
        {lines.length > 1 && <span className="quiet"> ×{lines.length}</span>}
      </Targets>
      {lines.length > 1 && (
        <details className="one-by-one">
          <summary className="quiet">{split.each}</summary>
          {lines.map((line) => (
            <Targets
              key={line.key}
              lines={[line]}
              value={meaningOf(line, filled[line.key] ?? line.usual)}
              told={told}
              odds={noOdds}
              onChange={(meaning) => onChoose([line], meaning)}
            >
              {line.about.map((ref) => told.names[ref] ?? ref).join(', ')}{' '}
              <span className="quiet">{line.about[0]?.split('.').at(-1)}</span>
            </Targets>
          ))}
        </details>
      )}
    </li>
  );
}

interface TargetsProps {
  readonly lines: readonly FormLine[];
  readonly value: string;
  readonly told: Told;
  readonly odds: ReadonlyMap<string, ToldOdds>;
  readonly onChange: (meaning: string) => void;
  readonly children: React.ReactNode;
}

const noOdds: ReadonlyMap<string, ToldOdds> = new Map();

/** The targets that some of these weapons may be fired at, each with its odds. */
function Targets({ lines, value, told, odds, onChange, children }: TargetsProps) {
  const words = useWords();
  const voice = useVoice();
  const { split } = useTableWords();
  const meanings = [...new Set(lines.flatMap((line) => line.options.map((option) => meaningOf(line, option))))];
  const said = (meaning: string): string => {
    if (meaning === HOLD) return split.hold;
    const [of = '', by = '', ...shares] = meaning.split('|');
    const at = (ref: string): string => told.names[ref] ?? ref;
    const shared = shares.map((share) => split.share(share.split('*')[1] ?? '', at(share.split('*')[0] ?? '')));
    const likely = odds.get(meaning);
    return [
      [shares.length > 0 ? shared.join(' + ') : at(of), by].filter(Boolean).join(', '),
      ...(likely === undefined ? [] : [oddsWords(likely, words, voice)]),
    ].join(' · ');
  };
  return (
    <label className="line">
      <span>{children}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {value === MIXED && <option value={MIXED}>{split.several}</option>}
        {meanings.map((meaning) => (
          <option key={meaning} value={meaning}>
            {said(meaning)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The odds of all weapons of a row at each of its targets, worked out one after the other. */
function useRowOdds({ lines }: Row, question: QuestionProps['question']): ReadonlyMap<string, ToldOdds> {
  const [odds, setOdds] = useState<ReadonlyMap<string, ToldOdds>>(new Map());
  useEffect(() => {
    let isLeft = false;
    const work = async (): Promise<void> => {
      const meanings = new Set(lines.flatMap((line) => line.options.map((option) => meaningOf(line, option))));
      meanings.delete(HOLD);
      for (const meaning of meanings) {
        // shares of attacks are summed up below: what they come to stands by their targets there
        if (meaning.includes('*')) continue;
        const all = lines.flatMap((line) => {
          const option = withMeaning(line, meaning);
          return option === undefined ? [] : [[line.key, option] as const];
        });
        const [found] = (await weigh(question, Object.fromEntries(all))).odds;
        if (isLeft) return;
        if (found !== undefined) setOdds((known) => new Map([...known, [meaning, found]]));
      }
    };
    void work();
    return () => {
      isLeft = true;
    };
  }, [lines, question]);
  return odds;
}

/** What the whole declaration comes to by target, and whether it may be made. */
function Sum({ question, told, filled }: QuestionProps & { readonly filled: Filled }) {
  const words = useWords();
  const voice = useVoice();
  const { split, move } = useTableWords();
  const [weighed, setWeighed] = useState<Weighed>();
  useEffect(() => {
    let isLeft = false;
    void weigh(question, filled).then((now) => {
      if (!isLeft) setWeighed(now);
    });
    return () => {
      isLeft = true;
    };
  }, [question, filled]);
  return (
    <div className="declared" role="status">
      {weighed?.odds.map((odds) => (
        <p key={odds.target} className="line">
          <span>{told.names[odds.target] ?? odds.target}</span>
          <span className="odds-told">{oddsWords(odds, words, voice)}</span>
        </p>
      ))}
      {weighed?.odds.length === 0 && <p className="quiet">{split.nothing}</p>}
      {weighed?.isLegal === false && (
        <div className="problem">
          <p className="wrong">✕ {move.notLegal}</p>
          <IssueList issues={weighed.reasons} />
        </div>
      )}
      <button
        type="button"
        className="main"
        disabled={weighed?.isLegal !== true}
        onClick={() => void fillIn(question, filled)}
      >
        {split.declare[shapeOf(question.shape)]}
      </button>
    </div>
  );
}
