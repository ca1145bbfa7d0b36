import { type Draft, noConditions, unitDraft, weaponDraft } from './draft.js';
import { firstDraft, usualTarget } from './samples.js';

/** Two weapons with nearly the same mean, and quite different hopes for three models. The names are in the page's words. */
export function meansMislead(names: {
  readonly many: string;
  readonly heavy: string;
  readonly target: string;
}): readonly [Draft, Draft] {
  const shot = { strength: '6', armourPenetration: '-3', range: '24' };
  const drafts = [
    { name: names.many, weapon: weaponDraft({ ...shot, name: names.many, attacks: '8', skill: '2+', damage: '1' }) },
    {
      name: names.heavy,
      weapon: weaponDraft({ ...shot, name: names.heavy, attacks: '4', skill: '3+', strength: '12', damage: 'D6' }),
    },
  ].map(({ name, weapon }) => ({
    ...firstDraft(),
    conditions: noConditions,
    attackers: [unitDraft({ name, weapons: [weapon] })],
    target: usualTarget('power', names.target),
  }));
  const [many = firstDraft(), heavy = firstDraft()] = drafts;
  return [many, heavy];
}
