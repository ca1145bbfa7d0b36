import type { RawScenario } from '../engine/reply.js';
import { draftOf } from '../scenario/from-scenario.js';
import { scenarioOf } from '../scenario/to-scenario.js';
import { replaceDraft } from './edit.js';
import { useStore } from './store.js';

/** A question kept under a name of its own; no two have the same. */
export interface Matchup {
  readonly name: string;
  readonly scenario: RawScenario;
}

const put = (of: (list: readonly Matchup[]) => readonly Matchup[]): void =>
  useStore.setState(({ matchups }) => ({ matchups: of(matchups) }));

/** New ones first; one of the same name gives way. */
const merged = (fresh: readonly Matchup[], known: readonly Matchup[]): readonly Matchup[] => [
  ...fresh,
  ...known.filter(({ name }) => !fresh.some((one) => one.name === name)),
];

/** Keeps the question that stands in the fields. */
export const saveMatchup = (name: string): void =>
  put((list) => merged([{ name, scenario: scenarioOf(useStore.getState().draft) }], list));

/** Under a new name it stands where it stood; a name that another has is refused. */
export function renameMatchup(from: string, name: string): boolean {
  if (name === '' || useStore.getState().matchups.some((one) => one.name === name && name !== from)) return false;
  put((list) => list.map((one) => (one.name === from ? { ...one, name } : one)));
  return true;
}

export const removeMatchup = (name: string): void => put((list) => list.filter((one) => one.name !== name));

/** What was removed stands again where it stood. */
export const putBack = (matchup: Matchup, at: number): void =>
  put((list) => [...list.slice(0, at), matchup, ...list.slice(at)]);

export function openMatchup({ scenario }: Matchup): void {
  const draft = draftOf(scenario);
  if (draft !== undefined) replaceDraft(draft);
}

/** Takes over what a file holds under `matchups`; what is none is left out. */
export function takeMatchups(values: readonly unknown[]): void {
  const fresh = values.flatMap((value) => {
    if (!isNamed(value)) return [];
    const draft = draftOf(value.scenario);
    return draft === undefined ? [] : [{ name: value.name, scenario: scenarioOf(draft) }];
  });
  if (fresh.length > 0) put((list) => merged(fresh, list));
}

const isNamed = (value: unknown): value is { readonly name: string; readonly scenario: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'scenario' in value &&
  typeof value.name === 'string' &&
  value.name !== '';
