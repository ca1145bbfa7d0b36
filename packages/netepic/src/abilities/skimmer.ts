import { epicAbility, table } from './ability.js';

export const skimmer = epicAbility({
  id: 'skimmer',
  name: { fr: 'Antigrav', en: 'Skimmer' },
  source: table('AB-02'),
  summary:
    'Pinned only by its like, or for the turn where it stayed; passes zones of control, terrain and enemies; may pop up.',
  stand: () => ({ isSkimmer: true }),
});
