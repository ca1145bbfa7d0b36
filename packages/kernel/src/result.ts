import type { Issue } from './issue.js';

/** What a door answers: a value, or why there is none. Expected failure is a value; a bug throws. */
export type Result<T, E = readonly Issue[]> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
