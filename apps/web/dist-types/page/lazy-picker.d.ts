import type { PickerProps } from './picker.js';
/** The picker is fetched when it is first opened. */
export declare const Picker: (props: PickerProps) => import("react").JSX.Element;
//# sourceMappingURL=lazy-picker.d.ts.map