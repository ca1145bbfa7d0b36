import { type Move, type Step, sorted, thrown, together, type Window } from './dealing.js';
import { ask, facesOf, settledIn, takenOf } from './need.js';

/** Save dice, with the defender's re-rolls. */
export const saves: Record<Window, Step> = {
  throw: (dealing, deal, _, given) => {
    const dice = together(dealing) ? deal.dice : 1;
    const faces = facesOf(given);
    if (!faces) return { deal, need: thrown('save', 'defender', deal.kind, dice, dealing.blow.save!.sides) };
    const [open, settled] = settledIn(given, 0, 1);
    return { deal: { ...deal, window: 'reroll', faces: sorted(open), again: settled } };
  },

  reroll: (dealing, deal, _, given) => {
    const open = deal.faces.filter(dealing.blow.save!.mayReroll);
    const faces = facesOf(given);
    if (faces) return { deal: { ...deal, window: 'spare', again: [...deal.again, ...faces[0]!] } };
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
