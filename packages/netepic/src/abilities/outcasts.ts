import { epicAbility, table } from './ability.js';

export const outcasts = epicAbility({
  id: 'outcasts',
  name: { fr: 'Proscrits', en: 'Outcasts' },
  source: table('AB-21'),
  summary:
    'Deployed from the start, through no portal; as a support they never count with the company they were bought for.',
  stand: () => ({ isOutcast: true }),
});

/** Never in reserve, never through a portal (AB-21.1). */
export const mayBeKeptOff = ({ isOutcast }: { readonly isOutcast: boolean }): boolean => !isOutcast;
