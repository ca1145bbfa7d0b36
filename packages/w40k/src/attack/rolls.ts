import type { Fork, Kind, Once, Sequence, Stage, Worth, Yield } from '@umpire/dice';
import { type Die, freshDie } from './die.js';
import type { Reaching } from './roll-kinds.js';
import { type RollsContext, RollTables } from './roll-tables.js';

/** The rolls of one weapon's attacks, and what comes of them; where it ends up on the target is asked apart. */
export interface Rolls {
  readonly kinds: readonly string[];
  readonly start: Kind;
  readonly steps: Sequence['steps'];
  readonly reaching: ReadonlyMap<Kind, Reaching>;
  /** What dice of each kind have shown so far. */
  readonly dice: readonly (Die | undefined)[];
  readonly order: readonly Kind[];
}

/** One weapon's attacks as stages: hit, extra hits, Lethal Hits, wound. */
export function rollsOf(context: RollsContext): Rolls {
  const tables = new RollTables(context);
  const { kinds, start } = tables;
  const steps = [
    hitStage(tables, context),
    extraStage(tables),
    lethalFork(tables),
    ...sparedWound(tables, context),
    woundStage(tables, context),
  ];
  return { kinds: kinds.names, start, steps, reaching: kinds.reaching, dice: kinds.dice, order: kinds.order() };
}

type Step<T, K extends string> = { readonly kind: K } & T;

function hitStage({ hits, kinds }: RollTables, { plan, spares, characteristics }: RollsContext): Step<Stage, 'stage'> {
  const rerolls = plan.hitRerolls ? characteristics.rerolls('hit', freshDie) : 'none';
  const worth = (face: number): Worth => {
    const yields = hits[face - 1]!;
    if (yields.length === 0) return 'failed';
    return yields.some(([kind]) => kinds.names[kind]!.startsWith('critical hit')) ? 'critical' : 'plain';
  };
  return {
    kind: 'stage',
    id: 'hit',
    sides: (kind) => (kind === 0 && plan.hit === 'rolled' ? 6 : 0),
    judge: (_, face) => hits[face - 1]!,
    worth: (_, face) => worth(face),
    mayReroll: (_, face) => mayReroll(rerolls, face, worth(face)),
    spare: plan.hitRerolls && spares === 'all',
    ...(plan.noHitRerolls === undefined ? {} : { barredBy: plan.noHitRerolls }),
  };
}

function extraStage({ extra, kinds }: RollTables): Step<Stage, 'stage'> {
  return {
    kind: 'stage',
    id: 'extra hits',
    sides: (kind) => extra.get(kind)?.sides ?? 0,
    judge: (kind, face) => [[kinds.hit(freshDie), face + extra.get(kind)!.plus]],
    worth: () => 'plain',
    mayReroll: () => false,
    spare: false,
  };
}

const lethalFork = ({ forks }: RollTables): Step<Fork, 'fork'> => ({
  kind: 'fork',
  id: 'lethal-hits',
  forks: (kind) => forks.get(kind) ?? [],
});

/** One attack that wounds without its roll, and so never critically. */
function sparedWound(tables: RollTables, { plan: { sparesWoundRoll } }: RollsContext): Step<Once, 'once'>[] {
  if (sparesWoundRoll === undefined) return [];
  const { wounds, kinds } = tables;
  const to = new Map([...wounds.keys()].map((kind): [Kind, Yield] => [kind, [[tables.wounded(kinds.dice[kind]!), 1]]]));
  return [{ kind: 'once', id: sparesWoundRoll, to: (kind) => to.get(kind) }];
}

function woundStage(
  { wounds, kinds: { dice } }: RollTables,
  { plan, spares, characteristics }: RollsContext,
): Step<Stage, 'stage'> {
  const worth = (kind: Kind, face: number): Worth => {
    if (wounds.get(kind)![face - 1]!.length === 0) return 'failed';
    return face >= characteristics.value('critical-wound-on', dice[kind]!) ? 'critical' : 'plain';
  };
  return {
    kind: 'stage',
    id: 'wound',
    sides: (kind) => (wounds.has(kind) ? 6 : 0),
    judge: (kind, face) => wounds.get(kind)![face - 1]!,
    worth,
    mayReroll: (kind, face) => mayReroll(characteristics.rerolls('wound', dice[kind]!), face, worth(kind, face)),
    spare: plan.wound === 'rolled' && spares !== 'nothing',
  };
}

function mayReroll(which: 'none' | 'ones' | 'failed' | 'any', face: number, worth: Worth): boolean {
  if (which === 'ones') return face === 1;
  return which === 'any' || (which === 'failed' && worth === 'failed');
}
