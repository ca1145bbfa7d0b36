import { facesOf, returnedOf } from '@umpire/rules';
import { foesOf } from '../moves/contact.js';
import type { Leg } from '../moves/leg.js';
import { changes, detachmentAt, get, present, standAt, type Table } from '../table/table.js';
import { moraleTest, testingWith, testsMorale } from './morale.js';
import type { EpicProcedure } from './play.js';

interface Contact {
  readonly legs: readonly Leg[];
  readonly tests?: readonly Test[];
  readonly at?: number;
}

interface Test {
  readonly detachment: number;
  readonly kind: 'fear' | 'terror';
}

const dice = [{ kind: 0, dice: 1, sides: 6, summed: 2 }];

/** Whether a stand is shaken by an enemy's Fear: not two classes above it, and not frightful itself (AB-20.4). */
function isShakenBy(table: Table, stand: number, foe: number): boolean {
  const [me, other] = [standAt(table, stand), standAt(table, foe)];
  return (
    other.traits.causesFear &&
    !me.traits.causesFear &&
    !me.traits.causesTerror &&
    me.pinningClass < other.pinningClass + 2
  );
}

/** Who must test at this first contact: charged by Terreur, or engaged with Peur on either side (ALT-6, AB-20). */
function testsOf(table: Table, legs: readonly Leg[]): readonly Test[] {
  const movers = legs.filter(({ touches }) => touches.length > 0).map(({ stand }) => stand);
  const foes = [...new Set(legs.flatMap(({ touches }) => touches))];
  const tests: Test[] = [];
  const add = (stand: number, kind: Test['kind']): void => {
    const { detachment } = standAt(table, stand);
    if (!testsMorale(table, detachment) || (kind === 'fear' && get(table, 'feared', detachment) > 0)) return;
    if (!tests.some((test) => test.detachment === detachment && test.kind === kind)) tests.push({ detachment, kind });
  };
  for (const mover of movers)
    for (const foe of foesOf(table, mover).filter((one) => foes.includes(one))) {
      if (standAt(table, mover).traits.causesTerror && !standAt(table, foe).traits.causesTerror) add(foe, 'terror');
      if (isShakenBy(table, foe, mover)) add(foe, 'fear');
      if (isShakenBy(table, mover, foe)) add(mover, 'fear');
    }
  return tests;
}

/** The tests of the first round of an assault, when the stands have met. */
export const firstContact: EpicProcedure<Contact> = {
  id: 'first-contact',
  steps: [
    {
      id: 'who-tests',
      run: (frame, _, { state }) => ({ frame: { ...frame, tests: testsOf(state, frame.legs), at: 0 } }),
    },
    {
      id: 'test',
      run: (frame, given, { state }) => {
        const { tests = [], at = 0 } = frame;
        const test = tests[at];
        if (!test) return {};
        const next = { ...frame, at: at + 1 };
        if (returnedOf(given)) return { frame: next, to: 'test' };
        const { seat, ref } = detachmentAt(state, test.detachment);
        const faces = facesOf(given)?.[0];
        if (present(state, test.detachment).length === 0) return { frame: next, to: 'test' };
        if (!faces) return { need: { throw: { purpose: test.kind, seat, for: [ref], lots: dice } } };
        const { passed, note } = moraleTest(state, test.detachment, faces);
        const marked = test.kind === 'fear' ? changes(state, [['feared', test.detachment, 1]]) : [];
        if (passed) return { frame: next, events: [note, ...marked], to: 'test' };
        if (test.kind === 'terror')
          return {
            events: [note],
            call: 'falls-back',
            with: { detachment: test.detachment, together: testingWith(state, test.detachment) },
          };
        return { frame: next, events: [note, ...marked, ...frightened(state, test.detachment)], to: 'test' };
      },
    },
  ],
};

/** −2 for all its stands that are not exempt, until the end of the turn (AB-20.6). */
function frightened(table: Table, detachment: number) {
  const stands = present(table, detachment);
  const sources = [...new Set(stands.flatMap((stand) => foesOf(table, stand)))].filter(
    (foe) => standAt(table, foe).traits.causesFear,
  );
  const shaken = stands.filter((stand) => sources.some((foe) => isShakenBy(table, stand, foe)));
  return [
    ...changes(
      table,
      shaken.map((stand) => ['afraid', stand, 1] as const),
    ),
    { say: 'afraid', of: detachmentAt(table, detachment).ref } as const,
  ];
}
