import type { MouseEvent, ReactNode } from 'react';
import { type Place, pathOf } from '../state/place.js';
import { go } from '../state/places.js';

interface LinkProps {
  readonly to: Place;
  readonly className?: string;
  readonly current?: boolean;
  /** Where a sign stands for the words. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link within the page; with a key held down it opens as any link does. */
export function Link({ to, className, current = false, label, children }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a
      href={pathOf(to)}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
