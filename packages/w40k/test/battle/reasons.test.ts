import { greedyPlayer, playOut } from '@umpire/bots';
import { printDice, type Why } from '@umpire/dice';
import { Rng } from '@umpire/kernel';
import { expect, it } from 'vitest';
import { woundOn } from '../../src/attack/wound-table.js';
import { newBattle } from './table.js';

interface Rolled {
  readonly step?: string;
  readonly what: string;
  readonly needs: number;
  readonly why: readonly Why[];
}

const isRolled = (say: object | undefined): say is Rolled => say !== undefined && 'needs' in say && 'why' in say;

/** Every roll of a whole battle that needed a face and told its reasons. */
function rollsOf(seed: string): readonly Rolled[] {
  const battle = newBattle(seed);
  playOut(battle, { A: greedyPlayer(Rng.seeded(seed, 'A')), B: greedyPlayer(Rng.seeded(seed, 'B')) });
  return battle.entries.flatMap(({ events }) =>
    events.flatMap(({ kind, say }) => (kind === 'attack' && isRolled(say) ? [say] : [])),
  );
}

const numberOf = ({ numbers }: Why, what: string, absent: number): number =>
  numbers.find((one) => one.what === what)?.to ?? absent;

/** The face that the told numbers come to (05.01 to 05.03). */
function faceOf({ step }: Rolled, why: Why): number {
  if (step === 'hit') return numberOf(why, 'skill', 0) - numberOf(why, 'hit-roll', 0);
  if (step === 'wound')
    return woundOn(numberOf(why, 'strength', 0), numberOf(why, 'toughness', 0)) - numberOf(why, 'wound-roll', 0);
  const bonus = numberOf(why, 'save-roll', 0);
  const armour =
    numberOf(why, 'save', 7) -
    Math.min(1, numberOf(why, 'armour-penetration', 0) + bonus + numberOf(why, 'armour-save', 0));
  return Math.min(armour, numberOf(why, 'invulnerable-save', 7) - bonus);
}

it('the reasons of a roll come to the face that it needed', () => {
  const rolls = ['1', '2', '3'].flatMap(rollsOf);
  expect(new Set(rolls.map(({ step, what }) => step ?? what))).toEqual(new Set(['hit', 'wound', 'saved', 'inflicted']));
  for (const rolled of rolls) {
    const [why] = rolled.why;
    // a rule may say outright which faces do; then it is named
    if (why === undefined || (why.acts.length > 0 && rolled.step === 'hit')) continue;
    expect([rolled.needs, rolled]).toEqual([Math.min(7, Math.max(2, faceOf(rolled, why))), rolled]);
  }
});

it('a rule that changes a number is named with what it changes', () => {
  const changed = ['1', '2', '3', '4']
    .flatMap(rollsOf)
    .flatMap(({ why }) => why.flatMap(({ numbers }) => numbers.filter(({ by }) => by.length > 0)));
  expect(changed.length).toBeGreaterThan(0);
  for (const { by } of changed)
    for (const { rule, by: much } of by)
      expect([rule, much]).toEqual([expect.stringMatching(/^[a-z]/), expect.any(Number)]);
});

it('the number of attacks is told as the weapon that makes them prints it', () => {
  const told: string[] = [];
  for (const seed of ['1', '2']) {
    const battle = newBattle(seed);
    playOut(battle, { A: greedyPlayer(Rng.seeded(seed, 'A')), B: greedyPlayer(Rng.seeded(seed, 'B')) });
    const printed = new Set(
      battle.state.ground.roster.models.flatMap(({ arms }) =>
        arms.flatMap(({ profiles }) => profiles.map(({ weapon }) => `${weapon.name}: ${printDice(weapon.attacks)}`)),
      ),
    );
    let weapon: unknown;
    for (const { kind, say } of battle.entries.flatMap(({ events }) => events)) {
      if (kind !== 'attack' || say === undefined) continue;
      if (say.what === 'pool') weapon = say.weapon;
      if (say.what !== 'gathered' || say.source !== 'attacks') continue;
      const [why] = (say.why ?? []) as readonly Why[];
      const from = why?.numbers.find(({ what }) => what === 'attacks')?.from;
      told.push(`${weapon}: ${from}`);
    }
    expect(told.filter((one) => !printed.has(one))).toEqual([]);
  }
  expect(told.length).toBeGreaterThan(0);
});
