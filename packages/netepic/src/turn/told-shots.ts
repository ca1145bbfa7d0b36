import type { EpicEvent } from '../table/event.js';
import { detachmentAt, get, standAt, type Table } from '../table/table.js';
import type { Volley } from './volley.js';

/** The detachment, or the building, that a volley is aimed at. */
export const aimedAt = (state: Table, { targets: [target], building }: Volley): string => {
  if (building !== undefined) return `piece-${building}`;
  return target === undefined ? '' : detachmentAt(state, standAt(state, target).detachment).ref;
};

/** Volleys that the log tells in one line: the same weapon at the same detachment, with the same score and modifier. */
export function alikeVolleys(state: Table, volleys: readonly Volley[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  volleys.forEach((volley, i) => {
    const { id, shot } = volley;
    const why = shot.penalties.map(({ reason }) => reason).join();
    const key = [id, aimedAt(state, volley), shot.needs, shot.modifier, why].join('/');
    const group = groups.get(key);
    if (group) group.push(i);
    else groups.set(key, [i]);
  });
  return [...groups.values()];
}

/** The line of the log for volleys that are alike, and why their score is not the printed one. */
export function announced(state: Table, by: number, volleys: readonly Volley[]): readonly EpicEvent[] {
  const [volley] = volleys;
  if (!volley) return [];
  const { id, shot } = volley;
  const dice = volleys.reduce((sum, one) => sum + one.dice, 0);
  const base = shot.needs - shot.penalties.reduce((sum, penalty) => sum + penalty.by, 0);
  const parts = shot.penalties.map((penalty) => [penalty.reason, penalty.by] as const);
  const alone = new Set(volleys.map((one) => one.by)).size === 1 && get(state, 'ownOrder', volley.by) > 0;
  const { ref } = alone ? standAt(state, volley.by) : detachmentAt(state, by);
  return [
    {
      say: 'shoots',
      of: ref,
      target: aimedAt(state, volley),
      weapon: id,
      dice,
      needs: shot.needs,
      modifier: shot.modifier,
    },
    ...(parts.length > 0 ? [{ say: 'why-score', base, parts, needs: shot.needs } as const] : []),
  ];
}
