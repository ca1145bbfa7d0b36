import type { SceneUnit, Survey } from '@umpire/rules';
import type { Question, Told } from '../battle/told.js';
import { squareOf, UNIT } from '../board/measure.js';
import { look, useBattle } from '../state/battle.js';
import { useTableWords } from '../words/use-table-words.js';
import { useWords } from '../words/use-words.js';
import { FormationStrip } from './formation-strip.js';

interface ListProps {
  readonly told: Told;
  /** Whether it stands for the board: each unit with all that the board would show. */
  readonly isWhole: boolean;
  readonly onPick: (unit: SceneUnit) => void;
}

/** Each side's units with their state; the list twin of the board says where each stands and what it sees. */
export function UnitList({ told, isWhole, onPick }: ListProps) {
  const chosen = useBattle((state) => state.chosen);
  const survey = useBattle((state) => state.survey);
  const [question] = told.questions;
  return (['A', 'B'] as const).map((seat) => (
    <div key={seat}>
      <h2>
        <span className={`seat-${seat} mark`}>{seat}</span> {told.titles[seat]}
      </h2>
      <FormationStrip scene={told.scene} seat={seat} />
      <ul className="units-of">
        {told.scene.units
          .filter((unit) => unit.seat === seat)
          .map((unit) => (
            <li key={unit.ref} data-unit-row={unit.ref}>
              <UnitRow told={told} unit={unit} question={question} isChosen={chosen === unit.ref} onPick={onPick} />
              {isWhole && chosen === unit.ref && survey?.unit === unit.ref && <Around told={told} survey={survey} />}
            </li>
          ))}
      </ul>
    </div>
  ));
}

interface RowProps {
  readonly told: Told;
  readonly unit: SceneUnit;
  readonly question: Question | undefined;
  readonly isChosen: boolean;
  readonly onPick: (unit: SceneUnit) => void;
}

function UnitRow({ told, unit, question, isChosen, onPick }: RowProps) {
  const words = useWords();
  const table = useTableWords();
  const { scene } = told;
  const [first] = unit.models.flatMap(({ at }) => at ?? []);
  const isOffered = question !== undefined && isPickable(question, unit);
  const isGone = unit.models.length === 0;
  return (
    <div className="unit-row">
      <button
        type="button"
        className="plain flush"
        aria-pressed={isChosen}
        disabled={isGone}
        onClick={() => look(unit)}
      >
        {unit.name}
      </button>
      <span className="quiet">
        {[
          isGone ? table.list.destroyed : `${unit.models.length}/${unit.began}`,
          ...(first === undefined ? [] : [squareOf(scene, first)]),
          ...unit.states.map((state) => words.battle.state(state)),
        ].join(' · ')}
      </span>
      {isOffered && (
        <button type="button" className="chip" onClick={() => onPick(unit)}>
          {table.list.choose} <span className="aside">{unit.name}</span>
        </button>
      )}
    </div>
  );
}

/** Whether the question that is open can be answered by tapping the unit. */
export const isPickable = ({ kind, max, options }: Question, { ref }: Pick<SceneUnit, 'ref'>): boolean =>
  kind === 'pick' && max === 1 && options.some(({ refs }) => refs.length === 1 && refs[0] === ref);

/** What is about a unit: distances, what it sees, what has cover from it. */
function Around({ told, survey }: { readonly told: Told; readonly survey: Survey }) {
  const { list } = useTableWords();
  const side = UNIT[told.scene.measure];
  const nameOf = (ref: string): string =>
    told.names[ref] ?? told.scene.objectives.find(({ id }) => id === ref)?.name ?? ref;
  return (
    <table className="around">
      <caption className="aside">{list.around}</caption>
      <tbody>
        {survey.others
          .toSorted((a, b) => a.apart - b.apart)
          .map(({ of, apart, sight, isCovered, isEngaged }) => (
            <tr key={of}>
              <th scope="row">{nameOf(of)}</th>
              <td>{list.apart(apart / side, told.scene.measure)}</td>
              <td>
                {isEngaged
                  ? list.engaged
                  : sight.sees
                    ? isCovered
                      ? list.covered
                      : list.seen
                    : list.unseen(sight.because, sight.by.map(nameOf).join(', '))}
              </td>
            </tr>
          ))}
        {survey.objectives.map(({ id, apart }) => (
          <tr key={id}>
            <th scope="row">◎ {nameOf(id)}</th>
            <td>{list.apart(apart / side, told.scene.measure)}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
