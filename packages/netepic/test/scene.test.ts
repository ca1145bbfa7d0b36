import type { Choice, Frame, SceneUnit } from '@umpire/rules';
import { expect, test } from 'vitest';
import { fromPosition } from './play.js';

function placed(position: object) {
  const { battle, game } = fromPosition(position);
  return { battle, game, scene: game.scene!(battle.state, 'A') };
}

const unit = (units: readonly SceneUnit[], ref: string): SceneUnit => units.find((one) => one.ref === ref)!;

const skirmish = {
  A: {
    w: {
      stands: '2 warrior',
      at: [
        [60, 40],
        [63, 40],
      ],
      order: 'advance',
      of: 'c',
    },
    m: { stands: '1 monolith', at: [100, 40], order: 'first-fire', of: 'c', lost: 0 },
  },
  B: {
    t: {
      stands: '3 tactical',
      at: [
        [60, 90],
        [63, 90],
        [66, 90],
      ],
      order: 'first-fire',
    },
    p: { stands: '1 predator', at: [120, 90], order: 'advance', shown: true },
    f: { stands: '1 warhound', at: [20, 90], order: 'fall-back', shown: true },
  },
};

test('orders of the other side lie face down until they are shown', () => {
  const { units } = placed(skirmish).scene;
  expect(unit(units, 'A.w').token).toEqual({ isHidden: false, order: 'advance' });
  expect(unit(units, 'B.t').token).toEqual({ isHidden: true });
  expect(unit(units, 'B.p').token).toEqual({ isHidden: false, order: 'advance' });
});

test('zones of control by class, and none under Fall Back', () => {
  const { units } = placed(skirmish).scene;
  expect(['A.w', 'B.p', 'B.f'].map((ref) => unit(units, ref).models[0]?.control)).toEqual([30_000, 30_000, undefined]);
});

test('an arc for who has one: infantry and turrets alone shoot all round', () => {
  const { units } = placed(skirmish).scene;
  expect(['A.w', 'A.m', 'B.p'].map((ref) => unit(units, ref).models[0]?.arc)).toEqual([undefined, undefined, 1800]);
});

test('a formation with its losses to the break point, morale and worth', () => {
  const { groups = [] } = placed({ ...skirmish, A: { w: { stands: '5 warrior', line: [40, 40], lost: 2 } } }).scene;
  expect(groups.find(({ ref }) => ref === 'A.w')).toMatchObject({
    units: ['A.w'],
    began: 5,
    lost: 2,
    breaksAt: 3,
    breaksWith: [],
    isBroken: false,
    morale: null,
    points: 100,
    worth: 1,
  });
  expect(groups.find(({ ref }) => ref === 'B.t')?.morale).toBe(5);
});

test('what a detachment sees, how far it is, and how far it may go', () => {
  const { battle, game } = placed({ ...skirmish, phase: 'movement' });
  const survey = game.survey!(battle.state, 'A', 'A.w')!;
  expect(survey.threat).toEqual({ move: 100_000, charge: 200_000, range: 500_000 });
  expect(survey.others.find(({ of }) => of === 'B.t')).toMatchObject({
    apart: 500_000,
    isEngaged: false,
    isCovered: false,
    sight: { sees: true },
  });
  const choice = { about: ['A.w'], seat: 'A' } as unknown as Choice;
  const measured = game.measure!['move']!(choice, {} as Frame, { state: battle.state } as never);
  expect(measured).toEqual({ limits: { 'A.w.1': 100_000, 'A.w.2': 100_000 }, coherency: 60_000 });
});

const mortar = {
  id: 'mortar',
  name: { fr: { one: 'Mortier', many: 'Mortiers', gender: 'm' }, en: { one: 'Mortar', many: 'Mortars' } },
  pinningClass: 3,
  move: 10,
  save: 5,
  fixedSave: null,
  hitPoints: 1,
  closeAssaultFactor: 0,
  morale: 5,
  weapons: [
    {
      id: 'shell',
      name: { fr: 'obus', en: 'shell' },
      profiles: [{ range: 75, dice: 1, toHit: 4, targetSaveModifier: -1, abilities: [{ id: 'template', value: 6 }] }],
    },
  ],
  abilities: [],
};

test('the template that would be laid is drawn', () => {
  const { battle, game } = placed({
    phase: 'combat',
    sheets: [mortar],
    A: { m: { stands: '1 mortar', at: [60, 40], order: 'first-fire' } },
    B: { t: { stands: '1 tactical', at: [60, 90], order: 'none' } },
  });
  const shooting = { kind: 'first-fire', by: 0, stands: [0] };
  const frame = { data: shooting } as unknown as Frame;
  const measured = game.measure!['targets']!({} as Choice, frame, { state: battle.state } as never);
  expect(measured.templates).toEqual([{ at: { x: 600_000, y: 900_000 }, radius: 30_000 }]);
});
