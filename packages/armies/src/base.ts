/**
 * What a model stands on, in millimetres, lengths along its front. `model` is a model that no source gives a base or an
 * outline for: whoever plays it says one, or takes the stand-in of the edition.
 */
export type Base =
  | { readonly shape: 'round'; readonly diameter: number }
  | { readonly shape: 'oval' | 'rectangle'; readonly length: number; readonly width: number }
  | { readonly shape: 'model' };

export const roundBase = (diameter: number): Base => ({ shape: 'round', diameter });
export const ovalBase = (length: number, width: number): Base => ({ shape: 'oval', length, width });

/** `32 mm`, `120 x 92 mm oval`. */
export function printBase(base: Base): string {
  if (base.shape === 'round') return `${base.diameter} mm`;
  return base.shape === 'model' ? 'no base given' : `${base.length} x ${base.width} mm ${base.shape}`;
}
