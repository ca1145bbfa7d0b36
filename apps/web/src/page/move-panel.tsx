import type { SceneUnit } from '@umpire/rules';
import { useEffect } from 'react';
import type { Question, Told } from '../battle/told.js';
import { drawnUp, FORMATIONS, turnedBy } from '../board/formation.js';
import type { Handling } from '../board/grip.js';
import { longest, placesOf, UNIT } from '../board/measure.js';
import { announce } from '../state/announce.js';
import { answer, confirmMove, findMoves, letGo, putBack, useBattle } from '../state/battle.js';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice, useWords } from '../words/use-words.js';
import { RefusedDrop } from './refused-drop.js';

interface MoveProps {
  readonly question: Question;
  readonly told: Told;
}

const TURN = 150;

/** What is placed and is no model: drawn, dragged and named like one. */
function markersOf({ about, seat, measuring }: Question): SceneUnit | undefined {
  const markers = measuring?.markers ?? [];
  if (markers.length === 0) return undefined;
  const models = markers.map((marker) => ({ ...marker, facing: 0, wounds: 1, of: 1 }));
  return { ref: about[0] ?? '', seat, name: '', models, began: models.length, states: [] };
}

/** What may be dragged for a question: markers, or the unit that it is about, from where it stands or from a suggestion. */
export function handlingOf(
  told: Told,
  { placing, only }: Pick<ReturnType<typeof useBattle.getState>, 'placing' | 'only'>,
): (Handling & { readonly of: SceneUnit }) | undefined {
  const [question] = told.questions;
  const of = question?.isPlaced
    ? (markersOf(question) ?? told.scene.units.find(({ ref }) => ref === question.about[0]))
    : undefined;
  if (question === undefined || of === undefined) return undefined;
  const there = placesOf(of);
  const start = Object.keys(there).length > 0 ? there : (question.suggested ?? {});
  return { unit: of.ref, only, start, placing, measuring: question.measuring, of };
}

/** Nothing counts before it is confirmed; a refused place stays where it was let go, with its reasons. */
export function MovePanel({ question, told }: MoveProps) {
  const words = useWords();
  const table = useTableWords();
  const { placing, judged, only } = useBattle();
  const { suggested } = question;
  const handling = handlingOf(told, { placing, only });
  const isMove = question.shape === 'move';
  const isMarked = question.measuring?.markers !== undefined;
  return (
    <>
      <Distance question={question} told={told} />
      {judged?.isLegal === false && (
        <div className="problem" role="status">
          <RefusedDrop reasons={judged.reasons} />
          <div className="row">
            {judged.nearest !== undefined && (
              <button
                type="button"
                className="main"
                data-enter
                onClick={() => void letGo(question, judged.nearest ?? {}, 'stays')}
              >
                {words.battle.nearest}
              </button>
            )}
            <button type="button" className="plain" onClick={putBack}>
              {words.battle.putBack}
            </button>
          </div>
        </div>
      )}
      <div className="row">
        {judged?.isLegal === true && (
          <button type="button" className="main" data-enter onClick={() => confirmMove(question)}>
            {words.battle.confirm}
          </button>
        )}
        {suggested !== undefined && (
          <button
            type="button"
            className={placing === undefined ? 'main' : 'plain'}
            {...(placing === undefined ? { 'data-enter': true } : {})}
            onClick={() => void letGo(question, suggested, 'stays')}
          >
            {words.battle.suggest}
          </button>
        )}
        {question.proposal !== undefined && (
          <button
            type="button"
            className={placing === undefined ? 'main' : 'plain'}
            {...(placing === undefined ? { 'data-enter': true } : {})}
            onClick={() => void answer(question, { propose: question.proposal })}
          >
            {words.battle.asSuggested}
          </button>
        )}
        {placing !== undefined && judged?.isLegal !== false && (
          <button type="button" className="plain" onClick={putBack}>
            {words.battle.putBack}
          </button>
        )}
        {isMove && placing === undefined && (
          <button type="button" className="plain" onClick={() => void answer(question, { propose: { stays: true } })}>
            {words.battle.stay}
          </button>
        )}
      </div>
      {handling !== undefined && !isMarked && (
        <Shapes question={question} handling={handling} counted={told.scene.counted ?? 'models'} />
      )}
      {!isMarked && <ByWords question={question} told={told} />}
      <p className="quiet">{table.move.hint[told.scene.counted ?? 'models']}</p>
    </>
  );
}

/** How far the unit would go of what it may, and what the rules say; for eye and ear. */
function Distance({ question, told }: MoveProps) {
  const words = useWords();
  const { move } = useTableWords();
  const { say } = useVoice();
  const { placing, judged, only } = useBattle();
  const handling = handlingOf(told, { placing, only });
  const side = UNIT[told.scene.measure];
  const stretch =
    handling && placing ? longest(handling.start, placing, question.measuring?.limits ?? {}, judged?.ways) : undefined;
  const far = stretch && move.farOf(stretch.far / side, stretch.limit / side, told.scene.measure);
  const [reason] = judged?.isLegal === false ? judged.reasons : [];
  const verdict =
    judged === undefined
      ? ''
      : judged.isLegal
        ? move.legal
        : move.illegal(reason === undefined ? '' : say.issue(reason).message);
  useEffect(() => {
    if (judged !== undefined) announce([far, verdict].filter(Boolean).join('. '));
  }, [judged, far, verdict]);
  if (placing === undefined) return <p>{words.battle.dragOrSuggest}</p>;
  return (
    <p className="how-far">
      {far !== undefined && <b data-over={stretch?.isOver}>{far}</b>}{' '}
      <span className={judged === undefined ? 'quiet' : judged.isLegal ? 'is-legal' : 'wrong'}>
        {judged === undefined ? '…' : judged.isLegal ? `✓ ${move.legal}` : `✕ ${move.notLegal}`}
      </span>
    </p>
  );
}

/** Formations, turning, and models one by one. */
function Shapes({
  question,
  handling,
  counted,
}: {
  readonly question: Question;
  readonly counted: 'models' | 'stands';
  readonly handling: Handling & { readonly of: SceneUnit };
}) {
  const { move } = useTableWords();
  const { of, start, placing = start, only } = handling;
  const isMany = of.models.length > 1;
  const spacing = question.measuring?.coherency ?? 0;
  return (
    <div className="row shapes">
      {isMany && (
        <>
          <button
            type="button"
            className="chip"
            aria-pressed={only !== undefined}
            onClick={() => useBattle.setState({ only: only === undefined ? of.models[0]?.ref : undefined })}
          >
            {move.models[counted]}
          </button>
          {FORMATIONS.map((formation) => (
            <button
              key={formation}
              type="button"
              className="chip"
              onClick={() => void letGo(question, drawnUp(of.models, placing, formation, spacing), 'stays')}
            >
              {move.formations[formation]}
            </button>
          ))}
        </>
      )}
      <button
        type="button"
        className="chip"
        aria-label={move.turn}
        onClick={() => void letGo(question, turnedBy(placing, TURN), 'stays')}
      >
        ↻
      </button>
    </div>
  );
}

/** Moves that are said instead of drawn; each has been found legal. */
function ByWords({ question, told }: MoveProps) {
  const words = useWords();
  const { move } = useTableWords();
  const moves = useBattle((state) => state.moves);
  const nameOf = (ref: string | undefined): string => {
    if (ref === undefined) return '';
    const { objectives, features } = told.scene;
    const at = objectives.findIndex(({ id }) => id === ref);
    if (at >= 0) return move.objective(at + 1);
    return told.names[ref] ?? words.battle.state(features.find(({ id }) => id === ref)?.name ?? ref);
  };
  return (
    <details
      className="by-words"
      onToggle={(event) => {
        if (event.currentTarget.open && moves === undefined) void findMoves(question);
      }}
    >
      <summary>{move.byWords}</summary>
      {moves === undefined && <p role="status">…</p>}
      {moves?.length === 0 && <p className="quiet">{move.noWords}</p>}
      <ul className="options">
        {moves?.map(({ words: said, about, placing }) => (
          <li key={`${said}${about}`}>
            <button type="button" className="way" onClick={() => void letGo(question, placing, 'stays')}>
              {move.words[said](nameOf(about))}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
