import type { Measuring, Placing, Scene, SceneUnit, Spot, Survey } from '@umpire/rules';
import { memo } from 'react';
import type { Ways } from '../battle/told.js';
import { linksOf, longest, middleOf, type Stretch } from './measure.js';
import { mm, Outline, pointsOf, reachOf } from './outline.js';

/* What is drawn over and under the units while one moves them or looks about. Lines and patterns say it as well as colours. */

/** Where the unit may reach, where it must end, and where enemies are engaged. Drawn once a question. */
export const Reaches = memo(function Reaches({
  scene,
  unit,
  measuring,
}: {
  readonly scene: Scene;
  readonly unit: SceneUnit;
  readonly measuring: Measuring;
}) {
  const { limits, engagement = 0, area } = measuring;
  const enemies = scene.units.filter(({ seat }) => seat !== unit.seat).flatMap(({ models }) => models);
  return (
    <g className="reaches">
      {area !== undefined && <polygon className="legal-area" points={pointsOf(area)} />}
      <g className="reach-of-unit">
        {unit.models.map(({ ref, at, outline }) => {
          const limit = limits[ref];
          if (at === undefined || limit === undefined) return null;
          return <circle key={ref} cx={mm(at.x)} cy={mm(at.y)} r={mm(limit + reachOf(outline))} />;
        })}
      </g>
      {engagement > 0 && (
        <g className="engagement">
          {enemies.map(({ ref, at, facing, outline }) =>
            at === undefined ? null : (
              <g key={ref} transform={`translate(${mm(at.x)} ${mm(at.y)}) rotate(${facing / 10})`}>
                <Outline outline={outline} strokeWidth={2 * mm(engagement)} />
              </g>
            ),
          )}
        </g>
      )}
    </g>
  );
});

interface GhostsProps {
  readonly unit: SceneUnit;
  readonly start: Placing;
  readonly placing: Placing;
  readonly measuring: Measuring | undefined;
  readonly isLegal: boolean | undefined;
  /** The spots that models go by. */
  readonly ways: Ways;
  /** The model that is moved by itself. */
  readonly only: string | undefined;
  /** Where something offends. */
  readonly faults: readonly Spot[];
  readonly sayStretch: (stretch: Stretch) => string;
}

/** Where models would go, each with its way, how far that is, and who is near enough to whom. */
export function Ghosts({ unit, start, placing, measuring, isLegal, ways, only, faults, sayStretch }: GhostsProps) {
  const { limits = {}, coherency } = measuring ?? {};
  const links = coherency === undefined ? undefined : linksOf(unit.models, placing, coherency);
  const stretch = longest(start, placing, limits, ways);
  const middle = middleOf(placing);
  const top = Math.min(...Object.values(placing).map(({ y }) => y));
  const isOver = stretch?.isOver === true;
  return (
    <g className={`ghosts ${isLegal === undefined ? '' : isLegal ? 'legal' : 'illegal'}`} data-over={isOver}>
      {links?.pairs.map(([a, b]) => (
        <line
          key={`${a.x} ${a.y} ${b.x} ${b.y}`}
          className="link"
          x1={mm(a.x)}
          y1={mm(a.y)}
          x2={mm(b.x)}
          y2={mm(b.y)}
        />
      ))}
      {unit.models.map((model) => {
        const to = placing[model.ref];
        if (to === undefined) return null;
        const { at } = model;
        const isAlone = links?.alone.includes(model.ref) === true;
        return (
          <g key={model.ref}>
            {at !== undefined && (at.x !== to.x || at.y !== to.y) && (
              <polyline className="way" points={pointsOf([at, ...(ways[model.ref] ?? []), to])} />
            )}
            <g
              data-model={model.ref}
              className={`${model.ref === only ? 'only' : ''} ${isAlone ? 'alone' : ''}`}
              transform={`translate(${mm(to.x)} ${mm(to.y)}) rotate(${(to.facing ?? model.facing) / 10})`}
            >
              <Outline outline={model.outline} className="base" />
              {isLegal === false && <Outline outline={model.outline} className="hatch" />}
            </g>
          </g>
        );
      })}
      {faults.map(({ x, y }) => (
        <path key={`${x} ${y}`} className="cross" d={`M${mm(x) - 9} ${mm(y) - 9}l18 18m0 -18l-18 18`} />
      ))}
      {stretch !== undefined && stretch.far > 0 && (
        <text className="stretch" x={mm(middle.x)} y={mm(top) - 34} textAnchor="middle">
          {isOver ? '✕ ' : ''}
          {sayStretch(stretch)}
        </text>
      )}
    </g>
  );
}

/** Stripes for what may not be. */
export const Hatch = () => (
  <defs>
    <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="2.4" height="6" className="hatch-stripe" />
    </pattern>
  </defs>
);

/** What a unit sees, with the line that proves it; what has cover from it, and what it does not see. */
export const Sights = memo(function Sights({ scene, survey }: { readonly scene: Scene; readonly survey: Survey }) {
  const from = centreOf(scene, survey.unit);
  return (
    <g className="sights">
      {survey.others.map(({ of, sight, isCovered }) => {
        if (sight.sees) {
          const [a, b] = sight.line;
          return (
            <g key={of} className={isCovered ? 'covered' : 'seen'}>
              <line x1={mm(a.x)} y1={mm(a.y)} x2={mm(b.x)} y2={mm(b.y)} />
              <circle cx={mm(b.x)} cy={mm(b.y)} r={isCovered ? 9 : 5} />
              {isCovered && <path className="shield" d={`M${mm(b.x) - 4} ${mm(b.y) - 4}h8v5l-4 4l-4 -4z`} />}
            </g>
          );
        }
        const to = centreOf(scene, of);
        if (from === undefined || to === undefined) return null;
        const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        return (
          <g key={of} className="unseen">
            <line x1={mm(from.x)} y1={mm(from.y)} x2={mm(to.x)} y2={mm(to.y)} />
            <path d={`M${mm(half.x) - 7} ${mm(half.y) - 7}l14 14m0 -14l-14 14`} />
          </g>
        );
      })}
    </g>
  );
});

/** How far a unit reaches: by moving, by charging after it, by its farthest weapon. */
export const Threat = memo(function Threat({
  unit,
  threat,
}: {
  readonly unit: SceneUnit;
  readonly threat: Survey['threat'];
}) {
  const rings = [
    ['range', threat.range],
    ['charge', threat.charge],
    ['move', threat.move],
  ] as const;
  return (
    <g className="threat">
      {rings.map(([kind, far]) =>
        far === undefined || far === 0 ? null : (
          <g key={kind} className={kind}>
            {unit.models.map(({ ref, at, outline }) =>
              at === undefined ? null : <circle key={ref} cx={mm(at.x)} cy={mm(at.y)} r={mm(far + reachOf(outline))} />,
            )}
          </g>
        ),
      )}
    </g>
  );
});

function centreOf({ units }: Scene, ref: string): Spot | undefined {
  const spots = (units.find((one) => one.ref === ref)?.models ?? []).flatMap(({ at }) => at ?? []);
  if (spots.length === 0) return undefined;
  return {
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  };
}

const everyModel = ({ units }: Pick<Scene, 'units'>) =>
  units.flatMap(({ seat, models }) =>
    models.flatMap((model) => (model.at === undefined ? [] : [{ ...model, at: model.at, seat }])),
  );

/** Where no enemy may come, model by model. */
export const Controls = memo(function Controls({ scene }: { readonly scene: Scene }) {
  return (
    <g className="controls">
      {everyModel(scene).map(({ ref, at, seat, control }) =>
        control === undefined ? null : (
          <circle key={ref} className={`of-${seat}`} cx={mm(at.x)} cy={mm(at.y)} r={mm(control)} />
        ),
      )}
    </g>
  );
});

/**
 * In front of which side of its base a model shoots, as a fan; nothing for one that shoots all round. `of`: of this unit alone.
 * `range`: from its edges, as far as its farthest weapon reaches.
 */
export const Arcs = memo(function Arcs({
  scene,
  of,
  range,
}: {
  readonly scene: Scene;
  readonly of?: string | undefined;
  readonly range?: number | undefined;
}) {
  const units = of === undefined ? scene.units : scene.units.filter(({ ref }) => ref === of);
  return (
    <g className="arcs">
      {everyModel({ units }).map(({ ref, at, seat, arc, facing, outline }) => {
        if (arc === undefined) return null;
        const far = range === undefined ? mm(reachOf(outline)) * 2.5 : mm(reachOf(outline) + range);
        const half = ((arc / 10 / 2) * Math.PI) / 180;
        const [x, y] = [Math.sin(half) * far, -Math.cos(half) * far];
        return (
          <g key={ref} className={`of-${seat}`} transform={`translate(${mm(at.x)} ${mm(at.y)}) rotate(${facing / 10})`}>
            <path d={`M0 0L${-x} ${y}A${far} ${far} 0 ${arc > 1800 ? 1 : 0} 1 ${x} ${y}Z`} />
            <line x1="0" y1="0" x2="0" y2={-far} />
          </g>
        );
      })}
    </g>
  );
});

/** Templates that the suggested answer lays down. */
export const Templates = memo(function Templates({
  templates,
}: {
  readonly templates: NonNullable<Measuring['templates']>;
}) {
  return (
    <g className="templates">
      {templates.map((one) =>
        'radius' in one ? (
          <circle key={`${one.at.x} ${one.at.y}`} cx={mm(one.at.x)} cy={mm(one.at.y)} r={mm(one.radius)} />
        ) : (
          <polygon key={pointsOf(one)} points={pointsOf(one)} />
        ),
      )}
    </g>
  );
});
