import { type Option, picked, repliesOf, returnedOf } from '@umpire/rules';
import { linkedParts } from '../moves/coherency.js';
import { detachmentAt, present, standAt } from '../table/table.js';
import { lossEvents } from './losses.js';
import type { EpicProcedure } from './play.js';

interface Apart {
  readonly detachment: number;
}

/** Parts of a detachment that could not rejoin: the owner keeps one, the rest is removed (MOV-3). */
export const onePart: EpicProcedure<Apart> = {
  id: 'one-part',
  steps: [
    {
      id: 'one-part',
      run: ({ detachment }, given, { state }) => {
        if (returnedOf(given)) return {};
        const { seat, ref } = detachmentAt(state, detachment);
        const parts = linkedParts(state, present(state, detachment));
        const [reply] = repliesOf(given) ?? [];
        if (!reply) {
          const options = parts.map((part): Option => {
            const refs = part.map((stand) => standAt(state, stand).ref);
            return { key: refs[0]!, refs };
          });
          const ask = { kind: 'pick', options, min: 1, max: 1 } as const;
          return { need: { choices: [{ seat, rule: 'coherency', about: [ref], ask }] } };
        }
        const kept = picked(reply)[0]!;
        const lost = parts.filter((part) => standAt(state, part[0]!).ref !== kept).flat();
        return { events: lossEvents(state, lost), call: 'aftermath', with: {} };
      },
    },
  ],
};
