import { type Draft, groupDraft, noConditions, unitDraft, weaponDraft } from './draft.js';
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

/** The same attack at a leader and his bodyguard in the tenth and the eleventh edition, which give out saves otherwise. */
export function aLeader(names: {
  readonly attacker: string;
  readonly target: string;
  readonly bodyguard: string;
  readonly leader: string;
}): readonly [Draft, Draft] {
  const weapon = weaponDraft({
    name: names.attacker,
    attacks: '30',
    skill: '3+',
    strength: '5',
    armourPenetration: '-1',
    damage: '2',
  });
  const group = { toughness: '4', save: '3+', wounds: '2', keywords: 'INFANTRY' };
  const target = unitDraft({
    name: names.target,
    keywords: 'INFANTRY',
    groups: [
      groupDraft({ ...group, name: names.bodyguard, models: 5 }),
      groupDraft({
        ...group,
        name: names.leader,
        models: 1,
        save: '2+',
        invulnerableSave: '4+',
        wounds: '5',
        keywords: 'INFANTRY, CHARACTER',
      }),
    ],
  });
  const draft = {
    ...firstDraft(),
    conditions: noConditions,
    attackers: [unitDraft({ name: names.attacker, weapons: [weapon] })],
    target,
  };
  return [
    { ...draft, edition: 'w40k-10' },
    { ...draft, edition: 'w40k-11' },
  ];
}
