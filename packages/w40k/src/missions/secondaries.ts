import { type SecondaryData, secondarySchema } from './schema.js';

const data: readonly SecondaryData[] = [
  {
    id: 'cut-them-down',
    name: 'Cut them down',
    summary: 'Destroy enemy units: 2 points each, at most 5 a turn.',
    fixed: true,
    awards: [
      {
        id: 'cut-them-down',
        name: 'Enemy units destroyed this turn',
        when: 'any-turn-end',
        counts: { count: 'enemy-units-destroyed', in: 'turn' },
        points: 2,
        each: true,
        most: 5,
      },
    ],
  },
  {
    id: 'behind-their-lines',
    name: 'Behind their lines',
    summary: 'Have units wholly in the enemy deployment zone: 3 points for one, 5 for two.',
    fixed: true,
    awards: [
      {
        id: 'one-behind',
        name: 'A unit in the enemy deployment zone',
        when: 'turn-end',
        counts: { count: 'units-in', place: 'enemy-zone' },
        points: 3,
        group: 'behind',
      },
      {
        id: 'two-behind',
        name: 'Two units in the enemy deployment zone',
        when: 'turn-end',
        counts: { count: 'units-in', place: 'enemy-zone' },
        atLeast: 2,
        points: 5,
        group: 'behind',
      },
    ],
  },
  {
    id: 'four-corners',
    name: 'Four corners',
    summary: 'Have units wholly in quarters, over 6 inches from the middle: 2 points for three, 4 for four.',
    awards: [
      {
        id: 'three-corners',
        name: 'Units in three quarters',
        when: 'turn-end',
        counts: { count: 'quarters' },
        atLeast: 3,
        points: 2,
        group: 'corners',
      },
      {
        id: 'all-corners',
        name: 'Units in all quarters',
        when: 'turn-end',
        counts: { count: 'quarters' },
        atLeast: 4,
        points: 4,
        group: 'corners',
      },
    ],
  },
  {
    id: 'press-the-centre',
    name: 'Press the centre',
    summary: 'Control a central objective: 3 points, 5 with two units near the middle.',
    awards: [
      {
        id: 'centre-held',
        name: 'A central objective controlled',
        when: 'turn-end',
        counts: { count: 'objectives-held', of: ['central'] },
        points: 3,
        group: 'centre',
      },
      {
        id: 'centre-crowded',
        name: 'Two units near the middle',
        when: 'turn-end',
        counts: { count: 'units-near-centre', within: 6 },
        atLeast: 2,
        points: 5,
        group: 'centre',
      },
    ],
  },
  {
    id: 'storm-home',
    name: 'Storm home',
    summary: 'Control the enemy home objective: 5 points.',
    awards: [
      {
        id: 'storm-home',
        name: 'The enemy home objective controlled',
        when: 'any-turn-end',
        counts: { count: 'objectives-held', of: ['enemy-home'] },
        points: 5,
      },
    ],
  },
  {
    id: 'fresh-ground',
    name: 'Fresh ground',
    summary: 'Take objectives that you did not control when your turn began: 3 points, 5 for two.',
    awards: [
      {
        id: 'one-gained',
        name: 'An objective gained',
        when: 'turn-end',
        counts: { count: 'objectives-gained' },
        points: 3,
        group: 'gained',
      },
      {
        id: 'two-gained',
        name: 'Two objectives gained',
        when: 'turn-end',
        counts: { count: 'objectives-gained' },
        atLeast: 2,
        points: 5,
        group: 'gained',
      },
    ],
  },
  {
    id: 'survey-the-ruins',
    name: 'Survey the ruins',
    summary: 'Units survey terrain in no one’s land instead of shooting: 2 points for each, at most 4 a turn.',
    fixed: true,
    awards: [
      {
        id: 'surveyed',
        name: 'Terrain surveyed this turn',
        when: 'turn-end',
        counts: { count: 'actions-completed', action: 'survey', in: 'turn' },
        points: 2,
        each: true,
        most: 4,
      },
    ],
    actions: [
      {
        id: 'survey',
        name: 'Survey',
        at: { terrain: 'no-mans-land' },
        completes: 'turn-end',
        needs: 'in-place',
        unitsATurn: 2,
      },
    ],
  },
  {
    id: 'lay-charges',
    name: 'Lay charges',
    summary: 'A unit lays charges on an objective that is not its home, and controls it: 4 points.',
    awards: [
      {
        id: 'charges-laid',
        name: 'Charges laid this turn',
        when: 'turn-end',
        counts: { count: 'actions-completed', action: 'charges', in: 'turn' },
        points: 4,
      },
    ],
    actions: [
      {
        id: 'charges',
        name: 'Lay charges',
        at: { objective: ['enemy-home', 'expansion', 'central'] },
        completes: 'turn-end',
        needs: 'control',
        oncePerPlace: true,
      },
    ],
  },
];

/** Secondary missions of our own design. */
export const secondaries = data.map((one) => secondarySchema.parse(one));
