import type { Standing, Volley } from '@umpire/dice';

/** The target as the volley finds it. */
export const startOf = ({ groups, uses }: Volley): Standing => ({ lost: groups.map(({ lost }) => lost), uses });
