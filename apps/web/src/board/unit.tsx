import type { SceneModel, SceneUnit, Spot } from '@umpire/rules';
import { memo } from 'react';
import { useWords } from '../words/use-words.js';
import { mm, Outline, reachOf } from './outline.js';

interface UnitProps {
  readonly unit: SceneUnit;
  readonly letter: string;
  readonly isChosen: boolean;
  readonly label: string;
  readonly onChoose: (unit: SceneUnit) => void;
}

/** The models of a unit. The unit is one button; which player's it is shows by ring and letter as well as by colour. */
export const Unit = memo(function Unit({ unit, letter, isChosen, label, onChoose }: UnitProps) {
  const there = unit.models.filter(isThere);
  if (there.length === 0) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own */}
      <g
        role="button"
        tabIndex={-1}
        aria-label={label}
        aria-pressed={isChosen}
        className={`unit-on-board seat-${unit.seat} ${isChosen ? 'chosen' : ''}`}
        data-unit={unit.ref}
        onClick={() => onChoose(unit)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChoose(unit);
        }}
      >
        {there.map((model) => (
          <Model key={model.ref} model={model} seat={unit.seat} />
        ))}
      </g>
      {unit.token !== undefined && <Token token={unit.token} at={there[0]!} />}
      {/* the letter is for the eye: what is heard is the label */}
      <g className="letters">
        {there.map(({ ref, at, outline }) => (
          <text
            key={ref}
            x={mm(at.x)}
            y={mm(at.y)}
            dy="0.35em"
            textAnchor="middle"
            fontSize={Math.min(24, mm(reachOf(outline)) * 1.1)}
          >
            {letter}
          </text>
        ))}
      </g>
    </>
  );
});

/** Orders lie beside the first model: a letter and a shape of its own face up, a striped square face down. */
const shapes: Readonly<Record<string, string>> = {
  advance: 'M-11 -8h15l9 8l-9 8h-15z',
  charge: 'M-10 -11l20 11l-20 11z',
  'first-fire': 'M-11 -11h22v22h-22z',
  'fall-back': 'M11 -8h-15l-9 8l9 8h15z',
};
const round = 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z';

function Token({
  token,
  at: { at, outline },
}: {
  readonly token: NonNullable<SceneUnit['token']>;
  readonly at: There;
}) {
  const words = useWords();
  const aside = mm(reachOf(outline)) + 13;
  const name = token.isHidden ? undefined : words.battle.state(token.order);
  return (
    <g
      className={`token ${token.isHidden ? 'hidden' : ''}`}
      transform={`translate(${mm(at.x) + aside} ${mm(at.y) - aside})`}
    >
      <path d={token.isHidden ? 'M-10 -10h20v20h-20z' : (shapes[token.order] ?? round)} />
      {token.isHidden ? (
        <path className="stripes" d="M-10 0l10 -10M-10 10l20 -20M0 10l10 -10" />
      ) : (
        <text dy="0.35em" textAnchor="middle" fontSize="14">
          {name?.[0]?.toUpperCase()}
        </text>
      )}
    </g>
  );
}

type There = SceneModel & { readonly at: Spot };
const isThere = (model: SceneModel): model is There => model.at !== undefined;

function Model({ model, seat }: { readonly model: There; readonly seat: 'A' | 'B' }) {
  const { at, facing, outline, wounds, of } = model;
  const reach = mm(reachOf(outline));
  return (
    <g transform={`translate(${mm(at.x)} ${mm(at.y)})`} data-model={model.ref}>
      <g transform={`rotate(${facing / 10})`}>
        <Outline outline={outline} className="base" />
        {seat === 'B' && <Outline outline={outline} className="inner" transform="scale(0.8)" />}
      </g>
      {wounds < of && <Wounds share={wounds / of} reach={reach} />}
    </g>
  );
}

/** What is left of its wounds, as a rim. */
function Wounds({ share, reach }: { readonly share: number; readonly reach: number }) {
  const around = 2 * Math.PI * reach;
  return (
    <circle className="wounds" r={reach} strokeDasharray={`${around * share} ${around}`} transform="rotate(-90)" />
  );
}
