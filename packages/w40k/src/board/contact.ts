import { type Length, micrometres } from '@umpire/geometry';

/**
 * Bases this near count as in base contact. Places are whole micrometres, so two round bases can touch exactly in few
 * directions only; no player and no other rule can tell the difference.
 */
export const contactGap: Length = micrometres(10);
