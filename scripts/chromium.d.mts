export const CHROMIUM_ARGS: string[];
/** The path of a Chromium that starts; got, where it may be. */
export function findChromium(options?: { readonly obtain?: boolean }): string | null;
