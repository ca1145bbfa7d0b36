import type { Placing, Scene, SceneUnit, Seat, Spot } from '@umpire/rules';
import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../words/use-words.js';
import { isTurnedFor, seenFrom } from './edge.js';
import { carried, carriedTo, type Handling, led } from './grip.js';
import { Ground } from './ground.js';
import { Magnifier } from './magnifier.js';
import { mm } from './outline.js';
import { Unit } from './unit.js';
import { around, panned, type Viewport, whole, zoomed } from './viewport.js';

export interface BoardProps {
  readonly scene: Scene;
  /** Whose edge is below. */
  readonly near: Seat;
  readonly chosen: string | undefined;
  readonly labelOf: (unit: SceneUnit) => string;
  readonly onChoose: (unit: SceneUnit) => void;
  /** Drawn under the units, and over them. */
  readonly under?: ReactNode;
  readonly over?: ReactNode;
  readonly handling?: Handling | undefined;
  /** While models are carried, and as they are let go. */
  readonly onCarry?: (placing: Placing) => void;
  readonly onLetGo?: (placing: Placing) => void;
  /** A model was held for a while: it is to be moved by itself. */
  readonly onHold?: (model: string) => void;
  /** A unit that is not handled was held for a while: one wants to know of it. */
  readonly onAsk?: (unit: string) => void;
  readonly onKey?: (event: React.KeyboardEvent) => void;
  readonly children?: ReactNode;
}

/** Fingers tremble: nothing is dragged before it went so far on the glass. */
const TREMBLE = { touch: 8, pen: 8, mouse: 3 };
const HOLD = 500;
/** So much of the table stays in view about a unit that is looked at closely: eight inches. */
const ABOUT = 203_200;

type Grip =
  | { readonly kind: 'pan'; readonly at: Spot; readonly view: Viewport }
  | {
      readonly kind: 'models';
      readonly at: Spot;
      readonly from: Placing;
      readonly only: string | undefined;
      /** Where the hand has been, from where it took hold. */
      readonly trail: Spot[];
    };

/** The table from above: drag the ground to look elsewhere, a unit to move it; wheel, pinch and buttons for nearer and farther. */
export function Board(props: BoardProps) {
  const { scene, near, chosen, handling, labelOf, onChoose, onCarry, onLetGo, onHold, onAsk, onKey } = props;
  const { under, over, children } = props;
  const words = useWords();
  const svg = useRef<SVGSVGElement>(null);
  const [ratio, setRatio] = useState(0.75);
  const [view, setView] = useState<Viewport>();
  const [finger, setFinger] = useState<Spot & { readonly left: boolean }>();
  const grip = useRef<Grip>(undefined);
  const pointers = useRef(new Map<number, Spot>());
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef<number>(undefined);
  const letters = useMemo(() => lettersOf(scene.units), [scene.units]);
  useLayoutEffect(() => {
    const box = svg.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => setRatio(box.clientHeight / Math.max(1, box.clientWidth)));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const shown = view ?? whole(scene, ratio);
  const most = whole(scene, ratio).width * 1.2;
  const isTurned = isTurnedFor(scene, near);

  /** Where something is in the picture, which may show the table from its other side. */
  const pointOf = (event: { readonly clientX: number; readonly clientY: number }, within = shown): Spot => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    const scale = within.width / box.width;
    return { x: within.x + (event.clientX - box.left) * scale, y: within.y + (event.clientY - box.top) * scale };
  };

  const spotOf = (event: { readonly clientX: number; readonly clientY: number }): Spot =>
    seenFrom(scene, isTurned, pointOf(event));

  // React listens to wheels passively, and a passive listener cannot keep the page from scrolling
  useEffect(() => {
    const box = svg.current;
    if (box === null) return;
    const turned = (event: WheelEvent): void => {
      event.preventDefault();
      setView((now = shown) => zoomed(now, event.deltaY < 0 ? 1.15 : 1 / 1.15, pointOf(event, now), most));
    };
    box.addEventListener('wheel', turned, { passive: false });
    return () => box.removeEventListener('wheel', turned);
  });

  const isDragged = useRef(false);
  const last = useRef<Placing>(undefined);

  const press = (event: PointerEvent<SVGSVGElement>): void => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    isDragged.current = false;
    last.current = undefined;
    const touched = event.target instanceof Element ? event.target : undefined;
    const model = touched?.closest('[data-model]')?.getAttribute('data-model') ?? undefined;
    const held = handling && model !== undefined && handling.start[model] !== undefined ? handling : undefined;
    if (held === undefined || model === undefined) {
      grip.current = { kind: 'pan', at: { x: event.clientX, y: event.clientY }, view: shown };
      const unit = touched?.closest('[data-unit]')?.getAttribute('data-unit') ?? undefined;
      if (unit !== undefined) afterHold(() => onAsk?.(unit));
      return;
    }
    const only = event.altKey ? model : held.only;
    const at = spotOf(event);
    grip.current = { kind: 'models', at, from: held.placing ?? held.start, only, trail: [at] };
    afterHold(() => onHold?.(model));
  };

  /** A long press shows, a tap does: never both. */
  const afterHold = (then: () => void): void => {
    clearTimeout(hold.current);
    hold.current = setTimeout(() => {
      if (isDragged.current || grip.current === undefined) return;
      isDragged.current = true;
      then();
    }, HOLD);
  };

  const drag = (event: PointerEvent<SVGSVGElement>): void => {
    const before = pointers.current.get(event.pointerId);
    const held = grip.current;
    if (before === undefined || held === undefined) return;
    if (pointers.current.size === 2) {
      pinch(event);
      return;
    }
    if (!isDragged.current) {
      const tremble = event.pointerType === 'mouse' ? TREMBLE.mouse : TREMBLE.touch;
      if (Math.hypot(event.clientX - before.x, event.clientY - before.y) < tremble) return;
      isDragged.current = true;
      clearTimeout(hold.current);
      svg.current?.setPointerCapture(event.pointerId);
    }
    if (held.kind === 'pan') {
      const scale = shown.width / (svg.current?.clientWidth ?? 1);
      setView(panned(held.view, (event.clientX - held.at.x) * scale, (event.clientY - held.at.y) * scale));
      return;
    }
    if (handling === undefined) return;
    const now = spotOf(event);
    const by = { x: now.x - held.at.x, y: now.y - held.at.y };
    held.trail.push(now);
    last.current = led(carried({ ...handling, only: held.only }, held.from, by), held.from, held.trail);
    const isTouch = event.pointerType !== 'mouse';
    const isLeft =
      event.clientX < (svg.current?.getBoundingClientRect().left ?? 0) + (svg.current?.clientWidth ?? 0) / 2;
    // one picture a frame, however often the pointer speaks
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined;
      if (last.current !== undefined) onCarry?.(last.current);
      if (isTouch) setFinger({ ...pointOf(event), left: isLeft });
    });
  };

  const pinch = (event: PointerEvent<SVGSVGElement>): void => {
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
    const before = pointers.current.get(event.pointerId);
    if (other === undefined || before === undefined) return;
    const [, fixed] = other;
    const was = Math.hypot(before.x - fixed.x, before.y - fixed.y);
    const is = Math.hypot(event.clientX - fixed.x, event.clientY - fixed.y);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    isDragged.current = true;
    grip.current = { kind: 'pan', at: fixed, view: shown };
    if (was > 0) setView(zoomed(shown, is / was, pointOf({ clientX: fixed.x, clientY: fixed.y }), most));
  };

  const release = (event: PointerEvent<SVGSVGElement>): void => {
    pointers.current.delete(event.pointerId);
    clearTimeout(hold.current);
    if (pointers.current.size > 0) return;
    const held = grip.current;
    grip.current = undefined;
    setFinger(undefined);
    if (held?.kind === 'models' && last.current !== undefined) {
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
      frame.current = undefined;
      onLetGo?.(last.current);
    }
  };

  /** A tap on open ground brings what is handled there. */
  const tapped = (event: React.MouseEvent): void => {
    if (isDragged.current || handling === undefined) return;
    const touched = event.target instanceof Element ? event.target : undefined;
    if (touched?.closest('[data-unit], [data-model]') !== null) return;
    onLetGo?.(carriedTo(handling, spotOf(event)));
  };

  const depth = shown.width * ratio;
  const inHand = scene.units.find(({ ref }) => ref === (handling?.unit ?? chosen));
  const spots = (inHand?.models ?? []).flatMap(({ at }) => (at === undefined ? [] : seenFrom(scene, isTurned, at)));
  return (
    <div className="board">
      <svg
        ref={svg}
        role="application"
        aria-label={words.battle.board}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop for the whole board; its keys work within it
        tabIndex={0}
        viewBox={`${mm(shown.x)} ${mm(shown.y)} ${mm(shown.width)} ${mm(depth)}`}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={onKey}
        onClick={tapped}
        onContextMenu={(event) => event.preventDefault()}
        onClickCapture={(event) => {
          // a drag ends in a click, which means nothing
          if (isDragged.current) event.stopPropagation();
        }}
      >
        <g
          id="on-the-table"
          {...(isTurned
            ? { className: 'turned', transform: `rotate(180 ${mm(scene.width) / 2} ${mm(scene.depth) / 2})` }
            : {})}
        >
          <Ground scene={scene} />
          {under}
          {scene.units.map((unit) => (
            <Unit
              key={unit.ref}
              unit={unit}
              letter={letters.get(unit.ref) ?? ''}
              isChosen={unit.ref === chosen}
              label={labelOf(unit)}
              onChoose={onChoose}
            />
          ))}
          {over}
        </g>
      </svg>
      {finger !== undefined && <Magnifier at={finger} onLeft={!finger.left} />}
      {children}
      <div className="zoom">
        {([1.4, 1 / 1.4] as const).map((factor) => (
          <button
            key={factor}
            type="button"
            className="icon"
            aria-label={factor > 1 ? words.battle.nearer : words.battle.farther}
            onClick={() =>
              setView(zoomed(shown, factor, { x: shown.x + shown.width / 2, y: shown.y + depth / 2 }, most))
            }
          >
            {factor > 1 ? '+' : '−'}
          </button>
        ))}
        {view === undefined && spots.length > 0 ? (
          <button
            type="button"
            className="icon"
            aria-label={words.battle.toUnit}
            onClick={() => setView(around(spots, ABOUT, ratio))}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M10 1v5M10 14v5M1 10h5M14 10h5" fill="none" stroke="currentColor" strokeWidth="2" />
              <circle cx="10" cy="10" r="3" fill="currentColor" />
            </svg>
          </button>
        ) : (
          <button type="button" className="icon" aria-label={words.battle.whole} onClick={() => setView(undefined)}>
            ⤢
          </button>
        )}
      </div>
    </div>
  );
}

/** A letter a unit, each seat from the beginning; after Z comes A2. */
function lettersOf(units: readonly SceneUnit[]): ReadonlyMap<string, string> {
  const next = { A: 0, B: 0 };
  return new Map(
    units.map(({ ref, seat }) => {
      const n = next[seat]++;
      return [ref, String.fromCharCode(65 + (n % 26)) + (n < 26 ? '' : Math.floor(n / 26) + 1)];
    }),
  );
}
