import type { Placing, Scene, SceneUnit, Spot } from '@umpire/rules';
import { type PointerEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../words/use-words.js';
import { Ground } from './ground.js';
import { mm } from './outline.js';
import { Ghosts, Unit } from './unit.js';
import { panned, type Viewport, whole, zoomed } from './viewport.js';

export interface BoardProps {
  readonly scene: Scene;
  readonly chosen: string | undefined;
  /** The unit whose models may be dragged now. */
  readonly movable: string | undefined;
  readonly placing: Placing | undefined;
  readonly isLegal: boolean | undefined;
  readonly labelOf: (unit: SceneUnit) => string;
  readonly onChoose: (unit: SceneUnit) => void;
  readonly onPlace: (placing: Placing) => void;
}

/** Fingers tremble: nothing is dragged before it went so far on the glass. */
const TREMBLE = 8;
const STEP = { inch: 25_400, centimetre: 10_000 };

type Grip =
  | { readonly kind: 'pan'; readonly at: Spot; readonly view: Viewport }
  | { readonly kind: 'models'; readonly at: Spot; readonly refs: readonly string[]; readonly from: Placing };

/** The table from above: drag the ground to look elsewhere, a unit to move it; wheel, pinch and buttons for nearer and farther. */
export function Board(props: BoardProps) {
  const { scene, chosen, movable, placing, isLegal, labelOf, onChoose, onPlace } = props;
  const words = useWords();
  const svg = useRef<SVGSVGElement>(null);
  const [ratio, setRatio] = useState(0.75);
  const [view, setView] = useState<Viewport>();
  const grip = useRef<Grip>(undefined);
  const pointers = useRef(new Map<number, Spot>());
  const letters = useMemo(() => lettersOf(scene), [scene]);
  useLayoutEffect(() => {
    const box = svg.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => setRatio(box.clientHeight / Math.max(1, box.clientWidth)));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const shown = view ?? whole(scene, ratio);
  const most = whole(scene, ratio).width * 1.2;

  const spotOf = (event: { readonly clientX: number; readonly clientY: number }, within = shown): Spot => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    const scale = within.width / box.width;
    return { x: within.x + (event.clientX - box.left) * scale, y: within.y + (event.clientY - box.top) * scale };
  };

  // React listens to wheels passively, and a passive listener cannot keep the page from scrolling
  useEffect(() => {
    const box = svg.current;
    if (box === null) return;
    const turned = (event: WheelEvent): void => {
      event.preventDefault();
      setView((now = shown) => zoomed(now, event.deltaY < 0 ? 1.15 : 1 / 1.15, spotOf(event, now), most));
    };
    box.addEventListener('wheel', turned, { passive: false });
    return () => box.removeEventListener('wheel', turned);
  });

  const isDragged = useRef(false);
  const press = (event: PointerEvent<SVGSVGElement>): void => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    isDragged.current = false;
    const at = spotOf(event);
    const touched = event.target instanceof Element ? event.target : undefined;
    const unit = touched?.closest('[data-unit]')?.getAttribute('data-unit') ?? undefined;
    const model = touched?.closest('[data-model]')?.getAttribute('data-model') ?? undefined;
    const mine = scene.units.find(({ ref }) => ref === movable);
    if (mine !== undefined && (unit === movable || (model !== undefined && placing?.[model] !== undefined))) {
      const refs = event.altKey && model !== undefined ? [model] : mine.models.map(({ ref }) => ref);
      grip.current = { kind: 'models', at, refs, from: placing ?? placesOf(mine) };
    } else grip.current = { kind: 'pan', at: { x: event.clientX, y: event.clientY }, view: shown };
  };

  const drag = (event: PointerEvent<SVGSVGElement>): void => {
    const before = pointers.current.get(event.pointerId);
    const held = grip.current;
    if (before === undefined || held === undefined) return;
    if (pointers.current.size === 2) {
      pinch(event);
      return;
    }
    const start = held.kind === 'pan' ? held.at : undefined;
    if (!isDragged.current) {
      const far = start ?? before;
      if (Math.hypot(event.clientX - far.x, event.clientY - far.y) < TREMBLE) return;
      isDragged.current = true;
      svg.current?.setPointerCapture(event.pointerId);
    }
    if (held.kind === 'pan') {
      const scale = shown.width / (svg.current?.clientWidth ?? 1);
      setView(panned(held.view, (event.clientX - held.at.x) * scale, (event.clientY - held.at.y) * scale));
      return;
    }
    const now = spotOf(event);
    onPlace(shifted(held.from, held.refs, now.x - held.at.x, now.y - held.at.y));
  };

  const pinch = (event: PointerEvent<SVGSVGElement>): void => {
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
    const [other] = others;
    const before = pointers.current.get(event.pointerId);
    if (other === undefined || before === undefined) return;
    const [, fixed] = other;
    const was = Math.hypot(before.x - fixed.x, before.y - fixed.y);
    const is = Math.hypot(event.clientX - fixed.x, event.clientY - fixed.y);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    isDragged.current = true;
    if (was > 0) setView(zoomed(shown, is / was, spotOf({ clientX: fixed.x, clientY: fixed.y }), most));
  };

  const release = (event: PointerEvent<SVGSVGElement>): void => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) grip.current = undefined;
  };

  const order = scene.units.filter(({ models }) => models.some(({ at }) => at !== undefined));
  const keyed = (event: React.KeyboardEvent): void => {
    const step = STEP[scene.measure] * (event.shiftKey ? 0.1 : 1);
    const ways: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    };
    const way = ways[event.key];
    const mine = scene.units.find(({ ref }) => ref === movable);
    if (way !== undefined) {
      event.preventDefault();
      if (mine === undefined) setView(panned(shown, -way[0] * 2, -way[1] * 2));
      else {
        const from = placing ?? placesOf(mine);
        onPlace(shifted(from, Object.keys(from), way[0], way[1]));
      }
    } else if (event.key === 'j' || event.key === 'k') {
      event.preventDefault();
      const at = order.findIndex(({ ref }) => ref === chosen);
      const next = order[(at + (event.key === 'j' ? 1 : -1) + order.length) % order.length];
      if (next !== undefined) onChoose(next);
    }
  };

  const moving = scene.units.find(({ ref }) => ref === movable);
  const depth = shown.width * ratio;
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
        onKeyDown={keyed}
        onClickCapture={(event) => {
          // a drag ends in a click, which means nothing
          if (isDragged.current) event.stopPropagation();
        }}
      >
        <Ground scene={scene} />
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
        {moving !== undefined && placing !== undefined && <Ghosts unit={moving} placing={placing} isLegal={isLegal} />}
      </svg>
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
        <button type="button" className="icon" aria-label={words.battle.whole} onClick={() => setView(undefined)}>
          ⤢
        </button>
      </div>
    </div>
  );
}

const placesOf = ({ models }: SceneUnit): Placing =>
  Object.fromEntries(models.flatMap(({ ref, at, facing }) => (at === undefined ? [] : [[ref, { ...at, facing }]])));

const shifted = (from: Placing, refs: readonly string[], dx: number, dy: number): Placing =>
  Object.fromEntries(
    Object.entries(from).map(([ref, at]) => [
      ref,
      refs.includes(ref) ? { ...at, x: Math.round(at.x + dx), y: Math.round(at.y + dy) } : at,
    ]),
  );

/** A letter a unit, each seat from the beginning; after Z comes A2. */
function lettersOf({ units }: Scene): ReadonlyMap<string, string> {
  const next = { A: 0, B: 0 };
  return new Map(
    units.map(({ ref, seat }) => {
      const n = next[seat]++;
      return [ref, String.fromCharCode(65 + (n % 26)) + (n < 26 ? '' : Math.floor(n / 26) + 1)];
    }),
  );
}
