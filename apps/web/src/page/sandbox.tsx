import type { Placing, Scene, SceneUnit } from '@umpire/rules';
import { useMemo } from 'react';
import type { Setting } from '../battle/games.js';
import { Board } from '../board/board.js';
import { drawnUp } from '../board/formation.js';
import { UNIT } from '../board/measure.js';
import { startBattle, useBattle } from '../state/battle.js';
import { closeSandbox, placeModels, setOf, takeOff, useSandbox } from '../state/sandbox.js';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice, useWords } from '../words/use-words.js';
import { IssueList } from './issue-list.js';
import { newSeed } from './new-seed.js';

/** A table set up by hand: any units anywhere, then any part of any turn. */
export function Sandbox({ scene, setting }: { readonly scene: Scene; readonly setting: Setting }) {
  const words = useWords();
  const { sandbox } = useTableWords();
  const { placed, chosen, wanted } = useSandbox();
  const issues = useBattle((state) => state.issues);
  const shown = useMemo(() => standing(scene, placed), [scene, placed]);
  const unit = scene.units.find(({ ref }) => ref === chosen);
  const handling =
    unit === undefined
      ? undefined
      : {
          unit: unit.ref,
          only: undefined,
          start: startOf(scene, unit, placed),
          placing: undefined,
          measuring: undefined,
        };
  const begin = (): void => {
    if (wanted === undefined) return;
    void startBattle({ ...wanted, seed: newSeed(), set: setOf(useSandbox.getState()) });
  };
  const count = new Set(scene.units.filter(({ models }) => models.some(({ ref }) => placed[ref])).map(({ ref }) => ref))
    .size;
  return (
    <main className="battle sandbox" id="content" tabIndex={-1}>
      <header className="score">
        <p className="when">
          <b>{sandbox.title}</b> <span className="quiet">{sandbox.placed(count, scene.units.length)}</span>
        </p>
        <span className="row over-all">
          <button type="button" className="plain" onClick={closeSandbox}>
            {words.battle.leave}
          </button>
        </span>
      </header>
      <Board
        scene={shown}
        near="A"
        chosen={chosen}
        labelOf={(one) => words.battle.unit(one.name, one.models.length, one.began, one.seat)}
        onChoose={(one) => useSandbox.setState({ chosen: one.ref })}
        handling={handling}
        onCarry={placeModels}
        onLetGo={placeModels}
      />
      <section className="panel now" aria-label={words.battle.parts.now}>
        <p className="quiet">{sandbox.placeHint}</p>
        <Beginning setting={setting} />
        <button type="button" className="main" disabled={count === 0} onClick={begin}>
          {sandbox.begin}
        </button>
        <IssueList issues={issues} />
      </section>
      <section className="panel units" aria-label={words.battle.parts.units}>
        {(['A', 'B'] as const).map((seat) => (
          <ul key={seat} className="units-of">
            {scene.units
              .filter((one) => one.seat === seat)
              .map((one) => (
                <PlacedUnit key={one.ref} scene={scene} unit={one} />
              ))}
          </ul>
        ))}
      </section>
    </main>
  );
}

function PlacedUnit({ scene, unit }: { readonly scene: Scene; readonly unit: SceneUnit }) {
  const { sandbox } = useTableWords();
  const { placed, lost, chosen } = useSandbox();
  const [first] = unit.models;
  const isThere = unit.models.some(({ ref }) => placed[ref] !== undefined);
  return (
    <li className="unit-row">
      <button
        type="button"
        className="plain flush"
        aria-pressed={chosen === unit.ref}
        onClick={() => useSandbox.setState({ chosen: unit.ref })}
      >
        <span className={`seat-${unit.seat}`}>{unit.seat}</span> {unit.name}
      </button>
      {isThere ? (
        <button type="button" className="chip" onClick={() => takeOff(unit.models.map(({ ref }) => ref))}>
          {sandbox.off}
          <span className="aside"> {unit.name}</span>
        </button>
      ) : (
        <button
          type="button"
          className="chip"
          onClick={() => {
            useSandbox.setState({ chosen: unit.ref });
            placeModels(startOf(scene, unit, {}));
          }}
        >
          {sandbox.place('')}
          <span className="aside">{unit.name}</span>
        </button>
      )}
      {isThere && first !== undefined && first.of > 1 && (
        <label className="row">
          <span className="quiet">{sandbox.lost}</span>
          <input
            type="number"
            min={0}
            max={first.of - 1}
            value={lost[first.ref] ?? 0}
            onChange={(e) =>
              useSandbox.setState({
                lost: { ...lost, [first.ref]: Math.max(0, Math.min(first.of - 1, Number(e.target.value))) },
              })
            }
          />
        </label>
      )}
    </li>
  );
}

/** In which part of whose turn it begins, with how many points. */
function Beginning({ setting }: { readonly setting: Setting }) {
  const { sandbox } = useTableWords();
  const { say } = useVoice();
  const { set } = useSandbox();
  const change = (some: Partial<typeof set>): void => useSandbox.setState({ set: { ...set, ...some } });
  return (
    <div className="pair">
      <label>
        {sandbox.part}
        <select value={set.part} onChange={(e) => change({ part: e.target.value })}>
          {setting.parts.map((part) => (
            <option key={part} value={part}>
              {say.battle.phase(part)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {sandbox.turnOf}
        <select value={set.first} onChange={(e) => change({ first: e.target.value === 'B' ? 'B' : 'A' })}>
          <option value="A">A</option>
          <option value="B">B</option>
        </select>
      </label>
      <label>
        {sandbox.round}
        <select value={set.round} onChange={(e) => change({ round: Number(e.target.value) })}>
          {[1, 2, 3, 4, 5].map((round) => (
            <option key={round}>{round}</option>
          ))}
        </select>
      </label>
      {(['A', 'B'] as const).map((seat) => (
        <label key={seat}>
          {sandbox.points(seat)}
          <input
            type="number"
            min={0}
            max={20}
            value={set.points[seat]}
            onChange={(e) => change({ points: { ...set.points, [seat]: Math.max(0, Number(e.target.value)) } })}
          />
        </label>
      ))}
    </div>
  );
}

/** The scene with those on it who were placed. */
const standing = (scene: Scene, placed: Placing): Scene => ({
  ...scene,
  units: scene.units.map((unit) => ({
    ...unit,
    models: unit.models.map((model) => {
      const at = placed[model.ref];
      return at === undefined ? model : { ...model, at: { x: at.x, y: at.y }, facing: at.facing ?? model.facing };
    }),
  })),
});

/** Where a unit stands; one that does not, drawn up on its own side of the table. */
function startOf({ width, depth, measure }: Scene, unit: SceneUnit, placed: Placing): Placing {
  const there = Object.fromEntries(
    unit.models.flatMap(({ ref }) => (placed[ref] === undefined ? [] : [[ref, placed[ref]]])),
  );
  if (Object.keys(there).length > 0) return there;
  const spot = { x: Math.round(width / 2), y: Math.round(unit.seat === 'A' ? depth / 5 : (depth * 4) / 5) };
  const all = Object.fromEntries(unit.models.map(({ ref }) => [ref, spot]));
  return drawnUp(unit.models, all, 'spread', UNIT[measure]);
}
