import type { NotModelled } from '@umpire/rules';
import type { Unmodelled } from './answer.js';

export const unmodelled = ({ what, of, why, restStands, near }: NotModelled): Unmodelled => ({
  what,
  of,
  why,
  restStands,
  ...(near && near.length > 0 ? { near } : {}),
});
