import { type Deal, type Dealing, type Move, sorted, thrown, type Window } from './dealing.js';
import { ask, facesOf, type Given, settledIn, takenOf } from './need.js';

/** The damage roll, with the attacker's re-rolls. */
export const damages: Record<Window, (dealing: Dealing, deal: Deal, given: Given | undefined) => Move> = {
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
    if (dice === 0) return about(dealing, deal);
    const rolled = { ...deal, rolled: sorted(faces![0]!) };
    const isSettled = settledIn(given, 0, dice)[1].length > 0;
    return isSettled ? about(dealing, rolled) : { deal: { ...rolled, window: 'reroll' } };
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
