import { memo, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { Button, Group, Input, Label, NumberField } from 'react-aria-components';
import { useStore } from '../state/store.js';
import { useVoice, useWords } from '../words/use-words.js';

/** What is wrong at a path of the scenario, in the engine's words. */
function useIssue(path: string | undefined): string | undefined {
  const { say } = useVoice();
  return useStore(({ reply }) => {
    if (path === undefined || reply?.kind !== 'issues') return undefined;
    const found = reply.issues.find((issue) => issue.path === path);
    if (found === undefined) return undefined;
    const { message, hint } = say.issue(found);
    return [message, hint].filter((part) => part !== undefined).join(' · ');
  });
}

/** All that is wrong below a path, for fields that are too small to say it themselves. */
export function WrongWithin({ path }: { readonly path: string | undefined }) {
  const reply = useStore((state) => state.reply);
  const { say } = useVoice();
  if (path === undefined || reply?.kind !== 'issues') return null;
  return reply.issues
    .filter((issue) => issue.path?.startsWith(`${path}.`))
    .map(say.issue)
    .map(({ message, hint, path: at }) => (
      <p key={at} className="wrong" aria-hidden="true">
        ✕ {[message, hint].filter((part) => part !== undefined).join(' · ')}
      </p>
    ));
}

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

/** One function for as long as the field stands, which calls the newest: a field is drawn anew only when it changes. */
function useSteady<T>(call: (value: T) => void): (value: T) => void {
  const newest = useRef(call);
  useLayoutEffect(() => {
    newest.current = call;
  });
  return useCallback((value) => newest.current(value), []);
}

/** A field of text. A wrong entry stays as typed, marked, with its reason below. */
export const Field = ({ onChange, ...props }: FieldProps) => <SteadyField {...props} onChange={useSteady(onChange)} />;

const SteadyField = memo(function SteadyField(props: FieldProps) {
  const { label, short, value, onChange, path, wide = false, placeholder, decimal = false } = props;
  const id = useId();
  const wrong = useIssue(path);
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={id} title={short === undefined ? undefined : label}>
        {short === undefined ? label : <abbr title={label}>{short}</abbr>}
      </label>
      <input
        id={id}
        value={value}
        aria-label={short === undefined ? undefined : label}
        placeholder={placeholder}
        inputMode={decimal ? 'decimal' : undefined}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
        onChange={(e) => onChange(e.target.value)}
      />
      {wrong !== undefined && (
        <p className="wrong" id={`${id}-wrong`}>
          ✕ {wrong}
        </p>
      )}
    </div>
  );
});

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
  readonly showLabel?: boolean;
}

/** A whole number between two buttons. */
export const Stepper = ({ onChange, ...props }: StepperProps) => (
  <SteadyStepper {...props} onChange={useSteady(onChange)} />
);

const SteadyStepper = memo(function SteadyStepper(props: StepperProps) {
  const { label, value, least = 0, most = 500, onChange, showLabel = false } = props;
  const words = useWords();
  const put = (next: number): void => {
    if (Number.isFinite(next)) onChange(Math.min(most, Math.max(least, Math.round(next))));
  };
  return (
    <NumberField
      className="stepper"
      value={value}
      minValue={least}
      maxValue={most}
      onChange={put}
      {...(showLabel ? {} : { 'aria-label': label })}
    >
      {showLabel && <Label>{label}</Label>}
      <Group>
        <Button slot="decrement" aria-label={words.less(label)}>
          −
        </Button>
        <Input />
        <Button slot="increment" aria-label={words.more(label)}>
          +
        </Button>
      </Group>
    </NumberField>
  );
});

interface ToggleProps {
  readonly on: boolean;
  readonly onChange: () => void;
  readonly children: React.ReactNode;
}

/** A condition that holds or not. */
export const Toggle = ({ on, onChange, children }: ToggleProps) => (
  <button type="button" className="chip" aria-pressed={on} onClick={onChange}>
    {on && <span aria-hidden="true">✓ </span>}
    {children}
  </button>
);

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}

/** One of a few, all in sight. */
export function Segments<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="aside">{label}</legend>
      {options.map(([id, text]) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
