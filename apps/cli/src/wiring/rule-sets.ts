import { fail, ok, type Result } from '@umpire/kernel';
import { netepic } from '@umpire/netepic';
import { type Layer, type RuleSet, resolveRuleSet } from '@umpire/rules';
import { w40k } from '@umpire/w40k';
import type { RuleSetChoice } from '../services.js';

export type W40kRuleSet = Parameters<typeof w40k.attack>[1];

/** The rule set of an edition with its layers and options. Errors: `unknown-edition`, `unknown-option`, `option-value`. */
export const ruleSetOf = ({ edition, set }: RuleSetChoice): Result<W40kRuleSet> => w40k.ruleSet(edition, set);

/** The editions and modes that may be named, in the order of their printing. */
export const playable: readonly Layer[] = w40k.layers.filter((layer) => layer.playable);

const allLayers: readonly Layer[] = [...w40k.layers, ...netepic.layers];

/** Those of every game. */
export const allPlayable: readonly Layer[] = allLayers.filter((layer) => layer.playable);

/** The rule set of an edition of any game. Errors: as `ruleSetOf`. */
export const anyRuleSet = ({ edition, set }: RuleSetChoice): Result<RuleSet> => resolveRuleSet(allLayers, edition, set);

/** The game with ordeals that an edition belongs to, if it is one. */
export const ordealSystemOf = (edition: string): typeof netepic | undefined =>
  [netepic].find(({ layers }) =>
    layers.some(({ id, playable: isPlayable }) => isPlayable && id === edition.split('+')[0]),
  );

/** `w40k-11+app-2026-09` is printed as `w40k-11`; nothing where none is named. Errors: `unknown-edition`. */
export function printedEdition(edition: string | undefined): Result<string | undefined> {
  if (edition === undefined) return ok(undefined);
  const found = anyRuleSet({ edition, set: {} });
  return found.ok ? ok(edition.split('+')[0]) : fail(found.error);
}
