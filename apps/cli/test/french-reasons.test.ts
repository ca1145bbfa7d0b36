import { exactOdds } from '@umpire/odds';
import { oddsBlocks, printText, voice } from '@umpire/views';
import { w40k } from '@umpire/w40k';
import { describe, expect, it } from 'vitest';

const gun = { name: 'Fusil', range: 24, attacks: 4, skill: '3+', strength: 5, damage: 1 };
const models = { models: 5, toughness: 4, save: '4+', wounds: 2 };

/** What the answer leaves out, as a French reader is told. */
function told(weapon: object, effects: readonly string[], targetEffects: readonly string[] = []): string {
  const rules = w40k.ruleSet('w40k-10');
  if (!rules.ok) throw new Error('no such edition');
  const attackers = [{ name: 'Tireurs', weapons: [{ ...gun, ...weapon }], effects }];
  const attack = w40k.attack({ attackers, target: { groups: [models], effects: targetEffects } }, rules.value);
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  const answer = exactOdds(attack.value, { edition: 'w40k-10', ruleSet: '' });
  return answer.ok ? printText(oddsBlocks(answer.value, voice('fr'))) : '';
}

describe('a French answer gives its reasons in French', () => {
  it.each<[french: string, weapon: object, effects?: string[], targetEffects?: string[]]>([
    ['aucune aptitude d’arme de ce nom n’est connue', { abilities: ['lethl hits'] }],
    ['dixième édition n’a pas cette aptitude d’arme', { abilities: ['cleave 1'] }],
    ['ni une tournure connue ni une règle de cette édition', {}, ['grim resolve of nobody']],
    ['une défense de l’attaquant : elle ne touche pas ses propres attaques', {}, ['benefit of cover']],
    ['une aptitude des attaques de la cible', {}, [], ['lethal hits']],
  ])('%s', (french, weapon, effects = [], targetEffects = []) => {
    expect(told(weapon, effects, targetEffects).replaceAll('\u00a0', ' ')).toContain(french);
  });
});

/** The reasons of rules that touch an attack, in every edition. */
function known(): string[] {
  const sets = w40k.layers.flatMap(({ id, playable }) => (playable ? [w40k.ruleSet(id)] : []));
  const rules = sets.flatMap((set) => (set.ok ? [...set.value.rules.values()] : []));
  return [...new Set(rules.flatMap(({ inAttack, why }) => (inAttack === true && why !== undefined ? [why] : [])))];
}

it.each(known())("the rules' own reason has French words: %s", (why) => {
  expect(voice('fr').say.notModelledOne('X', 'Y', why)).not.toContain(why);
});
