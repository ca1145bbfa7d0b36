import { type Given, type Option, picked, repliesOf } from '@umpire/rules';
import { maySacrifice } from '../abilities/hq.js';
import { squared } from '../moves/contact.js';
import { detachmentAt, get, isAlive, isOnTable, standAt, type Table } from '../table/table.js';
import { woundEvents } from './losses.js';
import type { EpicOutcome } from './play.js';
import type { Resolving } from './resolving.js';

/** Stands of the same class within 6 cm that may go in an HQ's place (AB-22.1, .6). */
function victimsFor(state: Table, hq: number, doomed: readonly number[]): readonly number[] {
  const me = standAt(state, hq);
  const { x, y } = state.fields;
  return state.roster.stands.flatMap((other, i) => {
    if (i === hq || other.side !== me.side) return [];
    if (state.rulings.attack.sacrificeFrom === 'detachment' && other.detachment !== me.detachment) return [];
    const distance = Math.sqrt(squared(x[i]! - x[hq]!, y[i]! - y[hq]!)) / 10_000;
    const victim = {
      pinningClass: other.pinningClass,
      distance,
      isAlive: isOnTable(state, i),
      isDoomed: doomed.includes(i),
    };
    return maySacrifice(victim, me) ? [i] : [];
  });
}

/** One failed save of an HQ after another: somebody goes in its place, or it suffers (AB-22). */
export function sacrificeStep(frame: Resolving, given: Given | undefined, state: Table): EpicOutcome<Resolving> {
  const { pending = [], at = 0 } = frame;
  const next = pending.findIndex(
    ({ mayBeSaved, points, stand }, i) => i >= at && mayBeSaved && points > 0 && isAlive(state, stand),
  );
  if (next < 0) return {};
  const { stand, points } = pending[next]!;
  const { seat, ref } = standAt(state, stand);
  const doomed = pending.flatMap((one, i) => (i >= at && one.mayBeSaved && one.points > 0 ? [one.stand] : []));
  const victims = victimsFor(state, stand, doomed);
  const done = { frame: { ...frame, at: next + 1 }, to: 'sacrifices' } as const;
  const suffers = (): EpicOutcome<Resolving> => ({
    ...done,
    events: [{ say: 'no-sacrifice', of: ref }, ...woundEvents(state, new Map([[stand, points]]))],
  });
  if (victims.length === 0) return suffers();
  const [reply] = repliesOf(given) ?? [];
  if (!reply) {
    const options = [
      ...victims.map((i): Option => ({ key: standAt(state, i).ref, refs: [standAt(state, i).ref] })),
      { key: 'none', refs: [] },
    ];
    return { need: { choices: [{ seat, rule: 'hq', about: [ref], ask: { kind: 'pick', options, min: 1, max: 1 } }] } };
  }
  const victim = state.roster.indexOf.get(picked(reply)[0]!);
  if (victim === undefined) return suffers();
  return {
    ...done,
    events: [
      { say: 'sacrifice', of: detachmentAt(state, standAt(state, victim).detachment).ref },
      ...woundEvents(state, new Map([[victim, get(state, 'life', victim)]])),
    ],
  };
}
