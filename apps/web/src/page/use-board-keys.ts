import type { SceneUnit, Spot } from '@umpire/rules';
import type { Question, Told } from '../battle/told.js';
import { isTurnedFor } from '../board/edge.js';
import { turnedBy } from '../board/formation.js';
import { carried } from '../board/grip.js';
import { squareOf, UNIT } from '../board/measure.js';
import { announce } from '../state/announce.js';
import { confirmMove, letGo, look, pick, putBack, useBattle } from '../state/battle.js';
import { useTableWords } from '../words/use-table-words.js';
import { useWords } from '../words/use-words.js';
import { handlingOf } from './move-panel.js';
import { nearSeat } from './near-seat.js';
import { isPickable } from './unit-list.js';

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const TURN = 150;

/** The board by keys: units, models, moves. Everything else has its keys everywhere. */
export function useBoardKeys(told: Told): (event: React.KeyboardEvent) => void {
  const words = useWords();
  const table = useTableWords();
  const { scene } = told;
  const [question] = told.questions;

  const moveBy = ({ x, y }: Spot, isFine: boolean): void => {
    const handling = handlingOf(told, useBattle.getState());
    if (handling === undefined || question === undefined) return;
    const side = UNIT[scene.measure] * (isFine ? 0.1 : 1) * (isTurnedFor(scene, nearSeat(told)) ? -1 : 1);
    const { start, placing = start } = handling;
    void letGo(
      question,
      carried({ ...handling, measuring: undefined }, placing, { x: x * side, y: y * side }),
      'stays',
    );
  };

  const turn = (by: number): void => {
    const handling = handlingOf(told, useBattle.getState());
    if (handling === undefined || question === undefined) return;
    const { start, placing = start } = handling;
    void letGo(question, turnedBy(placing, by), 'stays');
  };

  const next = (by: 1 | -1, isEnemy: boolean): void => {
    const { chosen } = useBattle.getState();
    const there = scene.units.filter(
      ({ seat, models }) => (seat === told.viewer) !== isEnemy && models.some(({ at }) => at !== undefined),
    );
    const at = there.findIndex(({ ref }) => ref === chosen);
    const unit = there[(at < 0 ? (by > 0 ? 0 : there.length - 1) : at + by + there.length) % there.length];
    if (unit === undefined) return;
    void look(unit).then(() => announce(describe(unit)));
  };

  const describe = (unit: SceneUnit): string => {
    const [at] = unit.models.flatMap((model) => model.at ?? []);
    return [
      words.battle.unit(unit.name, unit.models.length, unit.began, unit.seat),
      ...(at === undefined ? [] : [squareOf(scene, at)]),
      ...unit.states.map((state) => words.battle.state(state)),
      ...around(unit),
    ].join(', ');
  };

  /** How far the nearest objective is, and how many enemies are seen. */
  const around = ({ ref, seat }: SceneUnit): readonly string[] => {
    const { survey } = useBattle.getState();
    if (survey?.unit !== ref) return [];
    const [near] = survey.objectives.toSorted((a, b) => a.apart - b.apart);
    const enemies = new Set(scene.units.flatMap((other) => (other.seat === seat ? [] : other.ref)));
    const seen = survey.others.filter(({ of, sight }) => enemies.has(of) && sight.sees).length;
    const number = scene.objectives.findIndex(({ id }) => id === near?.id) + 1;
    const far = near && table.list.apart(near.apart / UNIT[scene.measure], scene.measure);
    return [
      ...(far === undefined || number === 0 ? [] : [table.list.from(far, table.move.objective(number))]),
      table.list.sees(seen),
    ];
  };

  const nextModel = (): void => {
    const handling = handlingOf(told, useBattle.getState());
    if (handling === undefined) return;
    const refs = handling.of.models.map(({ ref }) => ref);
    const at = handling.only === undefined ? -1 : refs.indexOf(handling.only);
    const only = at + 1 >= refs.length ? undefined : refs[at + 1];
    useBattle.setState({ only });
    announce(only === undefined ? table.move.wholeUnit : table.move.model(at + 2, refs.length));
  };

  const enter = (asked: Question | undefined): void => {
    const { judged, chosen } = useBattle.getState();
    if (asked === undefined) return;
    if (judged?.isLegal === true) confirmMove(asked);
    else if (chosen !== undefined && isPickable(asked, { ref: chosen })) pick(asked, chosen);
  };

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const deeds = new Map<string, () => void>([
      ['j', () => next(1, false)],
      ['k', () => next(-1, false)],
      ['J', () => next(1, true)],
      ['K', () => next(-1, true)],
      ['m', nextModel],
      ['r', () => turn(TURN)],
      ['R', () => turn(-TURN)],
      ['g', () => useBattle.setState({ isNaming: true })],
      ['Enter', () => enter(question)],
      ['Escape', putBack],
    ]);
    const deed = arrow === undefined ? deeds.get(event.key) : () => moveBy(arrow, event.shiftKey);
    if (deed === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  };
}
