import { type Place, pathOf, placeOf } from './place.js';
import { useStore } from './store.js';

const scrolled = new Map<string, number>();

/** Goes there, and remembers how far down one stood here. */
export function go(place: Place): void {
  scrolled.set(location.pathname, scrollY);
  if (pathOf(place) !== location.pathname) history.pushState(null, '', pathOf(place));
  show(place, 0);
}

function show(place: Place, top: number): void {
  useStore.setState({ place });
  requestAnimationFrame(() => scrollTo(0, top));
}

/** The place of the address, now and whenever one goes back. */
export function startPlaces(): void {
  useStore.setState({ place: placeOf(location.pathname) });
  addEventListener('popstate', () => show(placeOf(location.pathname), scrolled.get(location.pathname) ?? 0));
}
