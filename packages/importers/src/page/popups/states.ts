import { kebab } from '@umpire/kernel';

export interface State {
  readonly id: string;
  readonly name: string;
}

/** `While an enemy unit is dazed, …`: the text puts units in a state of its own and says what follows. */
const WHILE = /\bWhile (?:an?|the|that|this)(?: [a-z]+)? (?:unit|model) is ([a-z]{4,}(?:-[a-z]+)?)(?=[,:])/g;

const ORDINARY = new Set(
  'destroyed visible eligible embarked within engaged unengaged being leading moving'.split(' '),
);

export function statesIn(text: string): readonly State[] {
  const states = new Map<string, State>();
  for (const [, word = ''] of text.matchAll(WHILE))
    if (!ORDINARY.has(word)) states.set(word, { id: kebab(word), name: word });
  return [...states.values()];
}
