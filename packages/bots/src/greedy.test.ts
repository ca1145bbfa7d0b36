import { Rng } from '@umpire/kernel';
import type { Choice, Reply } from '@umpire/rules';
import { expect, it } from 'vitest';
import { greedyPlayer } from './greedy.js';
import type { Desk } from './player.js';

const choice = (ask: Choice['ask']): Choice => ({ id: 1, seat: 'A', rule: 'window', about: [], ask });
const options = (...keys: readonly string[]) => keys.map((key) => ({ key, refs: [] }));

/** A game where an offer is worth 5 points as it guesses, and costs 2. */
const desk: Desk = {
  seen: () => undefined,
  isLegal: () => true,
  suggest: () => undefined,
  draw: () => undefined,
  advise: () => undefined,
  candidates: () => [],
  forecast: () => [],
  stakes: () => undefined,
  opened: () => undefined,
  grounds: () => [],
  appraise: (_, reply, measured = 5) => ('use' in reply ? measured - 2 : 0),
};
const replies = (asked: Choice, at: Partial<Desk> = {}): Reply =>
  greedyPlayer(Rng.seeded('greedy')).reply(asked, { ...desk, ...at });

const offer = choice({ kind: 'react', offers: options('snap-shots') });

it('takes what the game thinks worth its price', () => {
  expect(replies(offer)).toEqual({ use: 'snap-shots' });
});

it('passes an offer to attack where nobody can be attacked', () => {
  expect(replies(offer, { opened: () => [] })).toEqual({ pass: true });
});

it('passes an offer to throw again that changes nothing', () => {
  const roll = { kind: 'roll', without: 1, with: 0.5 } as const;
  const appraise: Desk['appraise'] = (_, reply) => ('use' in reply ? roll.with - roll.without : 0);
  expect(replies(offer, { stakes: () => roll, appraise })).toEqual({ pass: true });
});

it('picks among several one by one, or all', () => {
  const asked = choice({ kind: 'pick', options: options('near', 'far'), min: 0, max: 2 });
  const worth: Readonly<Record<string, number>> = { near: 3, far: 1, 'near far': 2 };
  const appraise: Desk['appraise'] = (_, reply) => ('pick' in reply ? (worth[reply.pick.join(' ')] ?? 0) : 0);
  expect(replies(asked, { appraise })).toEqual({ pick: ['near'] });
});
