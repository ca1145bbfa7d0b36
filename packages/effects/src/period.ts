/** A step of the game's procedures (`shooting-phase`, `targets-selected`). The names are the game system's; the linter knows them. */
export type StepId = string;

/** A rule by its English kebab-case name (`lethal-hits`). */
export type RuleId = string;

/** Until when: `attacks` until those of the unit are resolved; `my` and `theirs` until the owner's or the opponent's next such step. */
export type Period =
  | 'attack'
  | 'attacks'
  | 'frame'
  | 'phase'
  | 'turn'
  | 'round'
  | 'battle'
  | { readonly my: StepId }
  | { readonly theirs: StepId };

/** The periods that need no step. */
export const periods = ['attack', 'attacks', 'frame', 'phase', 'turn', 'round', 'battle'] as const;
