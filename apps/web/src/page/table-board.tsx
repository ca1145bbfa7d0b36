import type { Scene, SceneModel, SceneUnit, Spot } from '@umpire/rules';
import { useCallback } from 'react';
import type { Judged, Told, Ways } from '../battle/told.js';
import { Board } from '../board/board.js';
import { Arcs, Controls, Ghosts, Hatch, Reaches, Sights, Templates, Threat } from '../board/layers.js';
import { UNIT } from '../board/measure.js';
import { carry, letGo, look, pick, useBattle } from '../state/battle.js';
import { setHabits, useHabits } from '../state/battle-habits.js';
import { useTableWords } from '../words/use-table-words.js';
import { useWords } from '../words/use-words.js';
import { handlingOf } from './move-panel.js';
import { nearSeat } from './near-seat.js';
import { PlaceByName } from './place-by-name.js';
import { isPickable } from './unit-list.js';
import { useBoardKeys } from './use-board-keys.js';

/** The board of a battle that is played: what may be moved is moved on it, and what one sees is drawn over it. */
export function TableBoard({ told }: { readonly told: Told }) {
  const words = useWords();
  const table = useTableWords();
  const { chosen, placing, judged, only, survey } = useBattle();
  const { sight, threat, zones, arcs } = useHabits();
  const { scene, questions } = told;
  const [question] = questions;
  const handling = handlingOf(told, { placing, only });
  const side = UNIT[scene.measure];
  const shooter = question?.isAttack === true ? question.about[0] : undefined;
  const isShooter = !arcs && shooter !== undefined;
  const { unit: nameUnit } = words.battle;
  const labelOf = useCallback(
    (unit: SceneUnit): string => nameUnit(unit.name, unit.models.length, unit.began, unit.seat),
    [nameUnit],
  );
  const choose = useCallback((unit: SceneUnit): void => {
    const asked = useBattle.getState().told?.questions[0];
    if (asked !== undefined && isPickable(asked, unit)) pick(asked, unit.ref);
    else look(unit);
  }, []);
  const onKey = useBoardKeys(told);
  const looked = scene.units.find(({ ref }) => ref === chosen);
  const isSurveyed = survey !== undefined && survey.unit === chosen;
  return (
    <Board
      scene={scene}
      near={nearSeat(told)}
      chosen={chosen}
      labelOf={labelOf}
      onChoose={choose}
      handling={handling}
      onKey={onKey}
      onHold={(model) => useBattle.setState({ only: model })}
      onAsk={(ref) => {
        look(scene.units.find((unit) => unit.ref === ref));
        setHabits({ threat: true });
      }}
      onCarry={(where) => {
        if (question !== undefined) carry(question, where);
      }}
      onLetGo={(where) => {
        if (question !== undefined) void letGo(question, where);
      }}
      under={
        <>
          <Hatch />
          {zones && <Controls scene={scene} />}
          {arcs && <Arcs scene={scene} />}
          {isShooter && (
            <Arcs scene={scene} of={shooter} range={survey?.unit === shooter ? survey?.threat.range : undefined} />
          )}
          {question?.measuring?.templates !== undefined && <Templates templates={question.measuring.templates} />}
          {threat && isSurveyed && looked !== undefined && <Threat unit={looked} threat={survey.threat} />}
          {handling?.measuring !== undefined && (
            <Reaches scene={scene} unit={handling.of} measuring={handling.measuring} />
          )}
        </>
      }
      over={
        <>
          {sight && isSurveyed && placing === undefined && <Sights scene={scene} survey={survey} />}
          {handling !== undefined && placing !== undefined && (
            <Ghosts
              unit={handling.of}
              start={handling.start}
              placing={placing}
              measuring={handling.measuring}
              isLegal={judged?.isLegal}
              ways={judged?.ways ?? noWays}
              only={only}
              faults={faultsOf(judged)}
              sayStretch={({ far, limit }) => table.move.farOf(far / side, limit / side, scene.measure)}
            />
          )}
        </>
      }
    >
      <div className="overlays row">
        <Overlay isOn={sight} onToggle={() => setHabits({ sight: !sight })} name={table.overlays.sight} />
        <Overlay isOn={threat} onToggle={() => setHabits({ threat: !threat })} name={table.overlays.threat} />
        {some(scene, ({ control }) => control !== undefined) && (
          <Overlay isOn={zones} onToggle={() => setHabits({ zones: !zones })} name={table.overlays.zones} />
        )}
        {some(scene, ({ arc }) => arc !== undefined) && (
          <Overlay isOn={arcs} onToggle={() => setHabits({ arcs: !arcs })} name={table.overlays.arcs} />
        )}
      </div>
      <PlaceByName told={told} />
    </Board>
  );
}

const noWays: Ways = {};

const some = ({ units }: Scene, holds: (model: SceneModel) => boolean): boolean =>
  units.some(({ models }) => models.some(holds));

function Overlay({
  isOn,
  onToggle,
  name,
}: {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly name: string;
}) {
  return (
    <button type="button" className="chip" aria-pressed={isOn} onClick={onToggle}>
      {name}
    </button>
  );
}

/** Where reasons say that something offends. */
function faultsOf(judged: Judged | undefined): readonly Spot[] {
  if (judged === undefined || judged.isLegal) return [];
  return judged.reasons.flatMap((reason) => {
    const { at } = reason as { readonly at?: unknown };
    return isSpot(at) ? [{ x: at.x, y: at.y }] : [];
  });
}

const isSpot = (value: unknown): value is Spot =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  'y' in value &&
  typeof value.x === 'number' &&
  typeof value.y === 'number';
