import { type Given, type Option, picked, repliesOf } from '@umpire/rules';
import { detachmentAt, standAt, type Table } from '../table/table.js';
import type { EpicOutcome } from './play.js';
import type { Shots } from './shots.js';
import type { Volley } from './volley.js';

/** Occupants under a small template: half of them suffer it, rounded up, and their owner says which (BLD-4). */
export function underCover(frame: Shots, given: Given | undefined, state: Table): EpicOutcome<Shots> {
  const { volleys = [] } = frame;
  const keyOf = ({ sheltered }: Volley): string => (sheltered ? `${sheltered.template}/${sheltered.piece}` : '');
  const keys = [...new Set(volleys.map(keyOf))].filter((key) => key !== '');
  const occupants = keys.map((key) => [
    ...new Set(volleys.filter((volley) => keyOf(volley) === key).map(({ targets }) => targets[0]!)),
  ]);
  const asked = occupants.filter((all) => all.length > 1);
  if (asked.length === 0) return {};
  const replies = repliesOf(given);
  if (!replies) {
    const choices = asked.map((all) => {
      const options = all.map(
        (stand): Option => ({ key: standAt(state, stand).ref, refs: [standAt(state, stand).ref] }),
      );
      const most = Math.ceil(all.length / 2);
      const { seat } = standAt(state, all[0]!);
      const about = [detachmentAt(state, frame.by).ref];
      return { seat, rule: 'under-template', about, ask: { kind: 'pick', options, min: most, max: most } as const };
    });
    return { need: { choices } };
  }
  const spared = new Map(
    keys.map((key, i) => {
      const at = asked.indexOf(occupants[i]!);
      return [key, at < 0 ? undefined : picked(replies[at])] as const;
    }),
  );
  const suffers = (volley: Volley): boolean => {
    const chosen = spared.get(keyOf(volley));
    return chosen === undefined || chosen.includes(standAt(state, volley.targets[0]!).ref);
  };
  return { frame: { ...frame, volleys: volleys.filter(suffers) } };
}
