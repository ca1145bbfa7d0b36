import type { VolleyEvent, Waiting } from './happening.js';
import { ask, facesOf, type Given, type Need, type Seat, takenOf } from './need.js';
import { isDestroyed, leftOnModel, type Standings, standsGroup } from './standings.js';
import type { Blow, Sequence, Standing } from './volley.js';

/** Dice of one kind of blow, being dealt out to the target. Plain data, part of the frame. */
export interface Deal extends Waiting {
  readonly at: 'begin' | 'save' | 'damage' | 'ignore' | 'next';
  readonly window: 'pick' | 'order' | 'throw' | 'reroll' | 'spare';
  /** The group that the attacker picked to be struck first; -1 for none. */
  readonly pick: number;
  readonly order: readonly number[];
  /** Save faces still to be given out, lowest first; one-by-one holds only the present one. */
  readonly faces: readonly number[];
  /** Dice that were thrown again already, which nobody may throw a third time. */
  readonly again: readonly number[];
  readonly group: number;
  /** The faces of the damage roll, then the wounds about to be lost. */
  readonly rolled: readonly number[];
  readonly wounds: number;
}

export interface Dealing {
  readonly standings: Standings;
  readonly sequence: Sequence;
  readonly blow: Blow;
  readonly spareSeat: Seat | undefined;
}

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

/** A step either goes on with a changed deal, needs something, or changes the standing. */
interface Move {
  readonly deal: Deal;
  readonly need?: Need;
  readonly standing?: number;
  readonly spent?: boolean;
  readonly event?: VolleyEvent;
}

type Step = (dealing: Dealing, deal: Deal, standing: number, given: Given | undefined) => Move;

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

const together = ({ blow }: Dealing): boolean => blow.discipline === 'lowest-first';

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
      return { deal: nextDie(dealing, open), event: { kind: 'saved', blow: blow.id, group, face } };
    }
    if (blow.swallowed && standing.uses > 0) {
      return {
        deal: nextDie(dealing, open),
        standing: index - dealing.standings.useStride,
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
    const after = index + lost * standings.stride[deal.group]!;
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

type Window = 'throw' | 'reroll' | 'spare';

const saves: Record<Window, Step> = {
  throw: (dealing, deal, _, given) => {
    const dice = together(dealing) ? deal.dice : 1;
    const faces = facesOf(given);
    if (!faces) return { deal, need: thrown('save', 'defender', deal.kind, dice, dealing.blow.save!.sides) };
    return { deal: { ...deal, window: 'reroll', faces: sorted(faces[0]!), again: [] } };
  },

  reroll: (dealing, deal, _, given) => {
    const open = deal.faces.filter(dealing.blow.save!.mayReroll);
    const faces = facesOf(given);
    if (faces) return { deal: { ...deal, window: 'spare', again: faces[0]! } };
    const taken = takenOf(given);
    const options = [...new Set(open)].map((face) => ({
      key: `save:${face}`,
      most: open.filter((f) => f === face).length,
    }));
    if (open.length === 0) return { deal: { ...deal, window: 'spare' } };
    if (!taken) return { deal, need: ask('defender', 'save re-roll', options, 0, open.length) };
    const dice = taken.reduce((a, b) => a + b, 0);
    if (dice === 0) return { deal: { ...deal, window: 'spare' } };
    const kept = [...deal.faces];
    options.forEach(({ key }, i) => {
      for (let n = 0; n < taken[i]!; n++) kept.splice(kept.indexOf(Number(key.slice(5))), 1);
    });
    return {
      deal: { ...deal, faces: kept },
      need: thrown('save re-roll', 'defender', deal.kind, dice, dealing.blow.save!.sides),
    };
  },

  spare: (dealing, deal, _, given) => {
    const done = (faces: readonly number[], spent = false): Move => ({
      deal: { ...deal, at: 'next', window: 'throw', faces: sorted(faces), again: [] },
      spent,
    });
    const all = [...deal.faces, ...deal.again];
    const faces = facesOf(given);
    if (faces) return done([...all, ...faces[0]!], true);
    const open = [...new Set(deal.faces)];
    const { save, onlyAlone } = dealing.sequence.spareOn;
    const barred = !save || (onlyAlone && all.length > 1);
    if (dealing.spareSeat !== 'defender' || barred || open.length === 0) return done(all);
    const taken = takenOf(given);
    if (!taken)
      return {
        deal,
        need: ask(
          'defender',
          'command-re-roll',
          open.map((face) => ({ key: `save:${face}`, most: 1 })),
          0,
          1,
        ),
      };
    const face = open[taken.indexOf(1)];
    if (face === undefined) return done(all);
    const kept = [...deal.faces];
    kept.splice(kept.indexOf(face), 1);
    return {
      deal: { ...deal, faces: kept },
      need: thrown('command-re-roll', 'defender', deal.kind, 1, dealing.blow.save!.sides),
    };
  },
};

const damages: Record<Window, (dealing: Dealing, deal: Deal, given: Given | undefined) => Move> = {
  throw: (dealing, deal, given) => {
    const { dice, sides } = dealing.blow.damage;
    const faces = facesOf(given);
    if (dice > 0 && !faces)
      return {
        deal,
        need: {
          throw: { purpose: 'damage', seat: 'attacker', lots: [{ kind: deal.kind, dice: 1, sides, summed: dice }] },
        },
      };
    return dice > 0 ? { deal: { ...deal, window: 'reroll', rolled: sorted(faces![0]!) } } : about(dealing, deal);
  },

  reroll: (dealing, deal, given) => {
    const faces = facesOf(given);
    if (faces) return about(dealing, { ...deal, rolled: sorted(faces[0]!) });
    const taken = takenOf(given);
    const { plus } = dealing.blow.damage;
    const may = dealing.blow.mayRerollDamage(deal.rolled.reduce((a, b) => a + b, plus));
    if (!may || taken?.[0] === 0) return { deal: { ...deal, window: 'spare' } };
    if (!taken)
      return {
        deal,
        need: ask('attacker', 'damage re-roll', [{ key: `damage:${deal.rolled.join('+')}`, most: 1 }], 0, 1),
      };
    const { dice, sides } = dealing.blow.damage;
    return {
      deal,
      need: {
        throw: {
          purpose: 'damage re-roll',
          seat: 'attacker',
          lots: [{ kind: deal.kind, dice: 1, sides, summed: dice }],
        },
      },
    };
  },

  spare: (dealing, deal, given) => {
    const faces = facesOf(given);
    if (faces) return { ...about(dealing, { ...deal, rolled: [...deal.rolled, ...faces[0]!] }), spent: true };
    if (dealing.spareSeat !== 'attacker' || !dealing.sequence.spareOn.damage) return about(dealing, deal);
    const open = [...new Set(deal.rolled)];
    const taken = takenOf(given);
    if (!taken)
      return {
        deal,
        need: ask(
          'attacker',
          'command-re-roll',
          open.map((face) => ({ key: `damage:${face}`, most: 1 })),
          0,
          1,
        ),
      };
    const face = open[taken.indexOf(1)];
    if (face === undefined) return about(dealing, deal);
    const rolled = [...deal.rolled];
    rolled.splice(rolled.indexOf(face), 1);
    return {
      deal: { ...deal, rolled },
      need: thrown('command-re-roll', 'attacker', deal.kind, 1, dealing.blow.damage.sides),
    };
  },
};

/** The damage roll is over: so many wounds are about to be lost. */
function about(dealing: Dealing, deal: Deal): Move {
  const { damage, amount } = dealing.blow;
  const wounds = Math.max(
    0,
    amount(
      deal.group,
      deal.rolled.reduce((a, b) => a + b, damage.plus),
    ),
  );
  return {
    deal: { ...deal, at: 'ignore', window: 'throw', wounds },
    event: { kind: 'inflicted', blow: dealing.blow.id, group: deal.group, wounds },
  };
}

const thrown = (purpose: string, seat: Seat, kind: number, dice: number, sides: number): Need => ({
  throw: { purpose, seat, lots: [{ kind, dice, sides, summed: 1 }] },
});

const sorted = (faces: readonly number[]): number[] => [...faces].sort((a, b) => a - b);
