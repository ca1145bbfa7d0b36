import { damages } from './deal-damage.js';
import { saves } from './deal-saves.js';
import { type Deal, type Dealing, type Step, together } from './dealing.js';
import type { VolleyEvent, Waiting } from './happening.js';
import { ask, facesOf, type Given, type Need, takenOf } from './need.js';
import { isDestroyed, leftOnModel, relocked, standsGroup } from './standings.js';
import type { Standing } from './volley.js';

interface Outcome {
  /** Absent when every die is dealt. */
  readonly deal?: Deal;
  readonly standing: number;
  readonly need?: Need;
  readonly spent: boolean;
  readonly events: readonly VolleyEvent[];
}

export const startDeal = (waiting: Waiting): Deal => ({
  ...waiting,
  at: 'begin',
  window: 'pick',
  pick: -1,
  order: [],
  faces: [],
  again: [],
  group: -1,
  rolled: [],
  wounds: 0,
});

export function dealBlow(dealing: Dealing, from: Deal, standing: number, given: Given | undefined): Outcome {
  const events: VolleyEvent[] = [];
  let [deal, now, answer, spent] = [from, standing, given, false];
  for (;;) {
    const over =
      deal.at === 'begin' &&
      deal.window === 'pick' &&
      (deal.dice === 0 || isDestroyed(dealing.standings.groups, dealing.standings.standing(now)));
    if (over) return { standing: now, spent, events };
    const move = windows[deal.at](dealing, deal, now, answer);
    if (move.event) events.push(move.event);
    spent ||= move.spent === true;
    now = move.standing ?? now;
    if (move.need) return { deal: move.deal, need: move.need, standing: now, spent, events };
    deal = move.deal;
    answer = undefined;
  }
}

/** The next die; dice that were thrown together stay on the table until they are given out. */
function nextDie(dealing: Dealing, deal: Deal): Deal {
  if (!together(dealing)) return startDeal({ ...deal, dice: deal.dice - 1 });
  return deal.faces.length > 0 ? { ...deal, at: 'next' } : startDeal({ ...deal, dice: 0 });
}

const stands = ({ standings }: Dealing, { lost }: Standing, g: number): boolean =>
  standsGroup(standings.groups[g]!, lost[g]!);

/** The first group of an order that still stands: the picked one, else as declared. */
const current = (dealing: Dealing, { pick, order }: Deal, standing: Standing): number =>
  [pick, ...order].find((g) => g >= 0 && stands(dealing, standing, g)) ?? -1;

const windows: Record<Deal['at'], Step> = {
  begin: (dealing, deal, index, given) => {
    const standing = dealing.standings.standing(index);
    const taken = takenOf(given);
    if (deal.window === 'pick') {
      const picks = dealing.blow.picks.filter((g) => stands(dealing, standing, g));
      const options = [
        ...picks.map((g) => ({ key: dealing.standings.groups[g]!.name, most: 1 })),
        { key: 'none', most: 1 },
      ];
      if (picks.length > 0 && !taken) return { deal, need: ask('attacker', 'precision', options, 1, 1) };
      return { deal: { ...deal, window: 'order', pick: taken ? (picks[taken.indexOf(1)] ?? -1) : -1 } };
    }
    const orders = ordersOf(dealing, deal, standing);
    const options = orders.map((order) => ({
      key: order.map((g) => dealing.standings.groups[g]!.name).join(' > '),
      most: 1,
    }));
    if (orders.length > 1 && !taken) return { deal, need: ask('defender', 'allocation', options, 1, 1) };
    const order = orders[taken ? taken.indexOf(1) : 0]!;
    return { deal: { ...deal, at: dealing.blow.save ? 'save' : 'next', window: 'throw', order, faces: [0] } };
  },

  save: (dealing, deal, index, given) =>
    saves[deal.window === 'reroll' ? 'reroll' : deal.window === 'spare' ? 'spare' : 'throw'](
      dealing,
      deal,
      index,
      given,
    ),

  next: (dealing, deal, index) => {
    const standing = dealing.standings.standing(index);
    const [face = 0, ...faces] = deal.faces;
    const group = current(dealing, deal, standing);
    if (group < 0) return { deal: startDeal({ ...deal, dice: 0 }) };
    const { blow } = dealing;
    const open: Deal = { ...deal, faces, group, rolled: [] };
    if (blow.save && !blow.save.fails(group, face)) {
      return {
        deal: nextDie(dealing, open),
        standing: relocked(dealing.standings, blow.locks === true, index, index, group),
        event: { kind: 'saved', blow: blow.id, group, face },
      };
    }
    if (blow.swallowed && standing.uses > 0) {
      return {
        deal: nextDie(dealing, open),
        standing: relocked(dealing.standings, blow.locks === true, index, index - dealing.standings.useStride, group),
        event: { kind: 'swallowed', blow: blow.id, group, face },
      };
    }
    return { deal: { ...open, at: 'damage', window: 'throw' } };
  },

  damage: (dealing, deal, _, given) =>
    damages[deal.window === 'reroll' ? 'reroll' : deal.window === 'spare' ? 'spare' : 'throw'](dealing, deal, given),

  ignore: (dealing, deal, index, given) => {
    const { blow, standings } = dealing;
    const on = blow.ignoredOn(deal.group);
    const dice = blow.spills ? Math.min(1, deal.wounds) : deal.wounds;
    const faces = facesOf(given);
    if (on <= 6 && dice > 0 && !faces) {
      return {
        deal,
        need: {
          throw: { purpose: 'feel no pain', seat: 'defender', lots: [{ kind: deal.kind, dice, sides: 6, summed: 1 }] },
        },
      };
    }
    const ignored = (faces?.[0] ?? []).filter((face) => face >= on).length;
    const standing = standings.standing(index);
    const lost = Math.min(dice - ignored, leftOnModel(standings.groups[deal.group]!, standing.lost[deal.group]!));
    const struck = index + lost * standings.stride[deal.group]!;
    const after = relocked(standings, blow.locks === true, index, struck, deal.group);
    const event: VolleyEvent = { kind: 'struck', blow: blow.id, group: deal.group, damage: dice, ignored, lost };
    const left = deal.wounds - dice;
    return {
      deal: left > 0 ? spill(dealing, { ...deal, wounds: left }, after) : nextDie(dealing, deal),
      standing: after,
      event,
    };
  },
};

/** What is left of mortal wounds goes on to the next model by the order that then holds, or is lost with the unit. */
function spill(dealing: Dealing, deal: Deal, index: number): Deal {
  const standing = dealing.standings.standing(index);
  if (isDestroyed(dealing.standings.groups, standing)) return startDeal({ ...deal, dice: 0 });
  const [order = deal.order] = dealing.blow.orders(standing);
  return { ...deal, at: 'ignore', order, group: current(dealing, { ...deal, order }, standing) };
}

/** Dealt one by one, only who is struck next matters: orders with the same first group are one answer. */
function ordersOf(dealing: Dealing, { pick }: Deal, standing: Standing): readonly (readonly number[])[] {
  const orders = dealing.blow.orders(standing);
  if (together(dealing)) return orders;
  if (pick >= 0) return orders.slice(0, 1);
  const seen = new Set<number>();
  return orders.filter(([first = -1]) => !seen.has(first) && seen.add(first));
}
