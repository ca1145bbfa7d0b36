import { lazy, Suspense } from 'react';
import type { PickerProps } from './picker.js';

const Loaded = lazy(async () => ({ default: (await import('./picker.js')).Picker }));

/** The picker is fetched when it is first opened. */
export const Picker = (props: PickerProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
