/** What is wrong at a path of the scenario, in the engine's words. */
export declare function useIssue(path: string | undefined): string | undefined;
interface FieldProps {
    readonly label: string;
    /** What stands above the field where the label is too long; the label is still what is read out. */
    readonly short?: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly path?: string;
    readonly wide?: boolean;
    readonly placeholder?: string;
    readonly decimal?: boolean;
}
/** A field of text. A wrong entry stays as typed, marked, with its reason below. */
export declare function Field({ label, short, value, onChange, path, wide, placeholder, decimal }: FieldProps): import("react").JSX.Element;
interface StepperProps {
    readonly label: string;
    readonly value: number;
    readonly least?: number;
    readonly most?: number;
    readonly onChange: (value: number) => void;
    readonly showLabel?: boolean;
}
/** A whole number between two buttons. */
export declare function Stepper({ label, value, least, most, onChange, showLabel }: StepperProps): import("react").JSX.Element;
interface ToggleProps {
    readonly on: boolean;
    readonly onChange: () => void;
    readonly children: React.ReactNode;
}
/** A condition that holds or not. */
export declare const Toggle: ({ on, onChange, children }: ToggleProps) => import("react").JSX.Element;
interface ChoiceProps<T extends string> {
    readonly label: string;
    readonly value: T;
    readonly options: readonly (readonly [T, string])[];
    readonly onChange: (value: T) => void;
}
/** One of a few, all in sight. */
export declare function Segments<T extends string>({ label, value, options, onChange }: ChoiceProps<T>): import("react").JSX.Element;
export {};
//# sourceMappingURL=field.d.ts.map