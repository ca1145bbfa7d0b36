import type { Bound, Frame, ThrowFrame } from '@umpire/rules';
import type { Gone } from '../board/passed.js';
import { modelAt, unitAt } from '../table/reads.js';
import type { Table } from '../table/table.js';

type Bind = (data: Readonly<Record<string, unknown>>, table: Table) => Bound;

const unitRef = (table: Table, index: unknown): string => unitAt(table, Number(index)).ref;
const modelRef = (table: Table, index: unknown): string => modelAt(table, Number(index)).ref;

/** Who moved, and which of its models did. */
const hasMoved: Bind = ({ unit, gone }, table) => ({
  subject: unitRef(table, unit),
  moved: ((gone ?? []) as readonly Gone[]).flatMap(({ model, steps }) =>
    steps.length > 0 ? [modelRef(table, model)] : [],
  ),
});

const byUnit: Bind = ({ unit }, table) => ({ subject: unitRef(table, unit) });

const attacked: Bind = ({ unit, target, fallen }, table) => ({
  subject: unitRef(table, target),
  target: unitRef(table, target),
  attacker: unitRef(table, unit),
  fallen: (fallen as readonly number[]).map((model) => modelRef(table, model)),
});

/** Who attacked, and whom its attacks destroyed. */
const hasAttacked: Bind = ({ unit, fallen }, table) => ({
  subject: unitRef(table, unit),
  fallen: ((fallen ?? []) as readonly number[]).map((model) => modelRef(table, model)),
});

const byWhom = ({ by }: Readonly<Record<string, unknown>>, table: Table): Bound =>
  typeof by === 'number' ? { attacker: unitRef(table, by) } : {};

/** What the names of an effect stand for at each step where it may act. */
const binds: Readonly<Record<string, Bind>> = {
  'selected-to-move': byUnit,
  'stratagem-used': byUnit,
  'points-gained': ({ seat }) => ({ subject: String(seat) }),
  'selected-to-fall-back': byUnit,
  move: hasMoved,
  'selected-to-shoot': byUnit,
  'selected-to-fight': byUnit,
  'unit-shot': hasAttacked,
  'unit-fought': hasAttacked,
  'charge-declared': byUnit,
  'make-charge-move': byUnit,
  'charge-move': hasMoved,
  'close-in-ended': hasMoved,
  disembarked: byUnit,
  'battle-shock-roll': byUnit,
  'targets-selected': ({ unit, targets }, table) => ({
    subject: unitRef(table, unit),
    attacker: unitRef(table, unit),
    targets: (targets as readonly number[]).map((target) => unitRef(table, target)),
  }),
  'weapon-target-chosen': ({ unit, model, arm, target }, table) => ({
    subject: `${modelRef(table, model)}>${arm}`,
    weapon: `${modelRef(table, model)}>${arm}`,
    attacker: unitRef(table, unit),
    target: unitRef(table, target),
  }),
  'unit-attacked': attacked,
  'target-resolved': (data, table) => ({ ...attacked(data, table), subject: unitRef(table, data.unit) }),
  'mortal-wound-allocated': ({ model, wounds }, table) => ({
    subject: modelRef(table, model),
    wounds: Number(wounds),
  }),
  'model-destroyed': (data, table) => ({ ...byWhom(data, table), subject: modelRef(table, data.model) }),
  'unit-destroyed': (data, table) => ({ ...byWhom(data, table), subject: unitRef(table, data.unit) }),
};

/** Places of the rolls of a throw, as the names of its dice: a roll of two dice is one, but for numbers of attacks. */
function diceShown({ shown, settled }: ThrowFrame): readonly string[] {
  return shown.flatMap(({ throw: thrown, faces }, t) =>
    thrown.lots.flatMap(({ summed }, l) => {
      const isByDie = summed > 1 && thrown.purpose === 'attacks';
      const step = isByDie ? 1 : Math.max(1, summed);
      return Array.from({ length: Math.floor((faces[l]?.length ?? 0) / step) }, (_, i) => {
        const roll = isByDie ? Math.floor(i / summed) : i;
        return settled?.[t]?.[l]?.includes(roll) ? [] : [`${t}.${l}.${i}`];
      }).flat();
    }),
  );
}

export function boundAt(step: string, frame: Frame, table: Table): Bound {
  if (step === 'dice-shown') {
    const data = frame.data as ThrowFrame;
    const [first] = data.shown;
    const subject = first?.throw.for[0];
    return { ...(subject === undefined ? {} : { subject }), shown: diceShown(data), 'shown frame': frame.id };
  }
  return binds[step]?.(frame.data as Readonly<Record<string, unknown>>, table) ?? {};
}
