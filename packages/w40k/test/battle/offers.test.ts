import type { ArmyUnit } from '@umpire/armies';
import { expect, it } from 'vitest';
import { army, troopers } from './armies.js';
import { byHand, row } from './by-hand.js';

/* What a program thinks of an offer: points it brings less 20 a command point; below nothing where nothing would come of it. */

const bomber = { ...troopers('reds', 1).models[0], keywords: ['INFANTRY', 'GRENADES'] };
const bombers: ArmyUnit = { ...troopers('reds', 3), models: [bomber, bomber, bomber] };

function worthOf(rule: string, asked: string, far: number): number {
  const battle = byHand(
    { first: 'A', commandPoints: { A: 3, B: 3 }, models: { ...row('A1', 3, 10, 20), ...row('B1', 5, 10, 20 + far) } },
    { armies: { A: army('Reds', [bombers]), B: army('Blues', [troopers('blues', 5)]) } },
  );
  for (let i = 0; i < 40; i++) {
    for (const { seat, id, ask } of battle.choices)
      if (ask.kind === 'react' && seat === asked)
        for (const offer of ask.offers) if (offer.rule === rule) return battle.appraise(seat, id, { use: offer.key });
    const [choice] = battle.choices;
    const reply = choice!.ask.kind === 'react' ? { pass: true as const } : { pick: [] };
    battle.answer(choice!.seat, choice!.id, reply);
  }
  throw new Error(`${rule} is not offered`);
}

it('explosives are worth three wounds of whom they reach, and nothing where they reach nobody', () => {
  // 100 points of ten wounds: one model destroyed and another wounded is 25
  expect(worthOf('explosives', 'A', 7)).toBeCloseTo(25 - 20);
  expect(worthOf('explosives', 'A', 12)).toBe(-1 - 20);
});

it('overwatch is worth nothing where nobody is in its reach', () => {
  expect(worthOf('fire-overwatch', 'B', 20)).toBeGreaterThan(-20);
  expect(worthOf('fire-overwatch', 'B', 30)).toBe(-1 - 20);
});
