import type { AttackRule } from '../../attack/hooks.js';
import { adds, type W40kLayer } from '../layer.js';

interface Mode {
  readonly id: string;
  readonly name: string;
  readonly on: string;
  readonly adds: readonly AttackRule[];
  readonly replaces?: readonly AttackRule[];
  /** Where it has a board of its own. */
  readonly apartDigest?: string;
}

/** A way of playing an edition: its own rules, and what it prints in place of the edition's. */
export const mode = ({ id, name, on, adds: added, replaces = [], apartDigest }: Mode): W40kLayer => ({
  id,
  name: `Warhammer 40,000, ${name}`,
  on,
  playable: true,
  ...(apartDigest === undefined ? {} : { apartDigest }),
  entries: [...adds(...added), ...replaces.map((rule) => ({ override: rule, because: 'the mode prints its own' }))],
});
