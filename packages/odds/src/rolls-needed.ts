import type { Kind, Sequence, SequenceStep, Standing } from '@umpire/dice';
import type { Landmarks } from '@umpire/rules';
import type { RollNeeded, StageAnswer } from './answer.js';

type Rolls = NonNullable<StageAnswer['needed']>;
type Thrown = Extract<SequenceStep, { readonly kind: 'stage' }>;

/** What an ordinary die of the pool needs at each throw, before any re-roll; a throw that is not made needs nothing. */
export function rollsNeeded(sequence: Sequence, standing: Standing, { hitsAt }: Landmarks): Rolls {
  const counted = sequence.steps.findIndex(({ id }) => id === hitsAt);
  const rolls: { hit?: RollNeeded; wound?: RollNeeded; save?: RollNeeded; ignore?: RollNeeded } = {};
  let kind = sequence.start;
  for (const [at, step] of sequence.steps.entries()) {
    if (step.kind !== 'stage' || step.sides(kind) === 0) continue;
    const roll = atStage(step, kind);
    if (roll === undefined) return rolls;
    // the last throw before hits are counted, and the first after
    if (at < counted) rolls.hit = roll.needed;
    else rolls.wound ??= roll.needed;
    kind = roll.next;
  }
  return { ...rolls, ...atTarget(sequence, standing, kind) };
}

/** The least face that comes to anything, and what it comes to; nothing where no face does. */
function atStage(stage: Thrown, kind: Kind): { readonly needed: RollNeeded; readonly next: Kind } | undefined {
  const sides = stage.sides(kind);
  const good = faces(sides).filter((face) => stage.judge(kind, face).length > 0);
  const [on] = good;
  const next = on === undefined ? undefined : stage.judge(kind, on)[0]?.[0];
  return on === undefined || next === undefined ? undefined : { needed: { on, chance: good.length / sides }, next };
}

/** What the group that is struck first saves on, and ignores wounds on. */
function atTarget(sequence: Sequence, standing: Standing, kind: Kind): Pick<Rolls, 'save' | 'ignore'> {
  const blow = sequence.blows.get(kind);
  const group = blow?.orders(standing)[0]?.[0];
  if (blow === undefined || group === undefined) return {};
  const { save } = blow;
  const held = save === undefined ? [] : faces(save.sides).filter((face) => !save.fails(group, face));
  const [on] = held;
  const ignoredOn = blow.ignoredOn(group);
  return {
    ...(save === undefined || on === undefined ? {} : { save: { on, chance: held.length / save.sides } }),
    ...(ignoredOn > D6 ? {} : { ignore: { on: ignoredOn, chance: (D6 + 1 - ignoredOn) / D6 } }),
  };
}

const D6 = 6;
const faces = (sides: number): readonly number[] => Array.from({ length: sides }, (_, i) => i + 1);
